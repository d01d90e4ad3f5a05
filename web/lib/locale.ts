let chosen: string | undefined;

/** The first of the browser's languages that is a valid tag: on a system without a locale, Chromium reports `en-US@posix` and WebKit `C`. */
export const browserLocale = () =>
  (typeof navigator === 'undefined' ? [] : [navigator.language, ...navigator.languages]).find(knowsLocale) ?? 'en';

/** The locale for dates, numbers and money: the shop's, otherwise the browser's. Texts stay in the catalogue's language. */
export const currentLocale = (): string => chosen ?? browserLocale();

/** Sets the shop's locale; an unknown one is ignored, so that a typing error in the settings can't break a screen. */
export function setLocale(locale: string | undefined): void {
  chosen = locale && knowsLocale(locale) ? locale : undefined;
}

function knowsLocale(locale: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf([locale]).length > 0;
  } catch {
    // It is no valid tag.
    return false;
  }
}
