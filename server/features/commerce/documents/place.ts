import type { Address } from '@parley/contract/addresses';
import { countryOf } from '../../../platform/lib/countries.ts';
import { addressLines } from './rules.ts';
import type { Language } from './words.ts';

export type Place = { lines: string[]; country: string; code: string | undefined };

/** An address as it is printed: its lines in the country's order, and the country in capitals, as post offices ask for. */
export function placeOf(address: Address | null, language: Language): Place | null {
  if (!address) return null;
  const code = countryOf(address.country);
  const country = (code && new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)) || address.country;
  return { lines: addressLines(address, code), country: country.toLocaleUpperCase(language), code };
}
