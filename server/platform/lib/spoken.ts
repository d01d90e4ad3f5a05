/** The first of the requested languages, such as `de-AT`, that `texts` has; otherwise English. */
export function pickLanguage<L extends string>(texts: Record<L | 'en', unknown>, ...wanted: (string | null | undefined)[]): L | 'en' {
  for (const one of wanted) {
    const language = one?.slice(0, 2).toLowerCase() ?? '';
    if (Object.hasOwn(texts, language)) return language as L;
  }
  return 'en';
}

/** The locale that numbers and dates of a language are written in: for Portuguese that of Portugal. */
export const localeOf = (language: string): string => (language === 'pt' ? 'pt-PT' : language);

/** The languages of an Accept-Language header (RFC 9110, 12.5.4) in order; browsers list the preferred one first. */
export const acceptedLanguages = (acceptLanguage: string | undefined): string[] =>
  (acceptLanguage ?? '').split(',').map((one) => one.trim());
