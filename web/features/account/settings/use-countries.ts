import { countryCodes } from '@parley/contract/countries';
import { useMemo } from 'react';
import { currentLocale } from '../../../lib/locale.ts';

export type Countries = readonly { code: string; name: string }[];

/** All countries by name, in the person's language. */
export function useCountries(): Countries {
  return useMemo(() => {
    const names = new Intl.DisplayNames(currentLocale(), { type: 'region' });
    const { compare } = new Intl.Collator(currentLocale());
    return countryCodes.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) => compare(a.name, b.name));
  }, []);
}
