let chosen: string | undefined;

/** A browser's language may be no valid tag: Chromium reports `en-US@posix` on a system without a locale. */
const browserLocale = () =>
  (typeof navigator === 'undefined' ? [] : [navigator.language, ...navigator.languages]).find(knowsLocale) ?? 'en';

/** The locale for dates, numbers and money: the shop's, otherwise the browser's. Texts stay in the catalogue's language. */
export const currentLocale = (): string => chosen ?? browserLocale();

/** Sets the shop's locale; an unknown one is ignored, so that a typing error in the settings can't break a screen. */
export function setLocale(locale: string | undefined): void {
  chosen = locale && knowsLocale(locale) ? locale : undefined;
}

function knowsLocale(locale: string): boolean {
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(locale) && Intl.NumberFormat.supportedLocalesOf([locale]).length > 0;
}
