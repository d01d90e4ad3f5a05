import type { Address } from '@parley/contract/addresses';
import { addressLines, countryCode } from './rules.ts';
import type { Language } from './words.ts';

export type Place = { lines: string[]; country: string; code: string | undefined };

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes by the English name, for orders of files that name their countries. */
const codes = new Map(
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .flatMap((code) => {
      const name = english.of(code);
      return name ? [[name.toLowerCase(), code] as const] : [];
    }),
);

/** An address as it is printed: its lines in the country's order, and the country in capitals, as post offices ask for. */
export function placeOf(address: Address | null, language: Language): Place | null {
  if (!address) return null;
  const code = countryCode(address.country, (name) => codes.get(name));
  const country = (code && new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)) || address.country;
  return { lines: addressLines(address, code), country: country.toLocaleUpperCase(language), code };
}
