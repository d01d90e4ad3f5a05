import type { Language } from './words.ts';

// Groups, test codes and parts of other countries, which are not shipping destinations of their own.
const none = new Set(['AC', 'CP', 'CQ', 'DG', 'EA', 'EU', 'EZ', 'IC', 'QO', 'TA', 'UN', 'XA', 'XB', 'ZZ']);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const known = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const codes = letters
  .flatMap((first) => letters.map((second) => first + second))
  // Skips aliases of other codes, such as UK for GB.
  .filter((code) => !none.has(code) && known.of(code) && Intl.getCanonicalLocales(`und-${code}`)[0] === `und-${code}`);

export const isCountry = (code: string) => codes.includes(code);

const named = new Map<Language, readonly (readonly [code: string, name: string])[]>();
/** All countries by code, sorted by name in this language. */
export function countriesIn(language: Language) {
  const before = named.get(language);
  if (before) return before;
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const list = codes.map((code) => [code, names.of(code) ?? code] as const).toSorted(([, a], [, b]) => compare(a, b));
  named.set(language, list);
  return list;
}

/** The country of the first locale that has one, such as `de-AT`; '' if none has. */
export function countryOf(...wanted: (string | null | undefined)[]): string {
  for (const one of wanted) {
    const code = /^[a-z]{2,3}-([a-z]{2})\b/i.exec(one ?? '')?.[1]?.toUpperCase();
    if (code && isCountry(code)) return code;
  }
  return '';
}
