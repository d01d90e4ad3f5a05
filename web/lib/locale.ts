let chosen: string | undefined;

/** What a browser says may be no language tag: Chromium says `en-US@posix` on a system without a locale. */
const browserLocale = () =>
  (typeof navigator === 'undefined' ? [] : [navigator.language, ...navigator.languages]).find(knowsLocale) ?? 'en';

/** The locale for dates, numbers and money: the shop's, otherwise the browser's. Words stay in the catalogue's language. */
export const currentLocale = (): string => chosen ?? browserLocale();

/** Sets the shop's locale; one the browser does not know is ignored, so a typing error in the settings cannot break a screen. */
export function setLocale(locale: string | undefined): void {
  chosen = locale && knowsLocale(locale) ? locale : undefined;
}

function knowsLocale(locale: string): boolean {
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(locale) && Intl.NumberFormat.supportedLocalesOf([locale]).length > 0;
}
