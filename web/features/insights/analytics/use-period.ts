import { periods } from '@parley/contract/figures';
import { useSearchParams } from 'react-router';

type PeriodName = (typeof periods)[number];
export type PeriodQuery = { period: PeriodName; from?: string; to?: string; brand?: string };

const defaultPeriod: PeriodName = '30d';
const isDay = (text: string | null): text is string => text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
const isId = (text: string | null): text is string => text !== null && /^[0-9a-f-]{36}$/i.test(text);
const mostDays = 731;
export const areDaysGood = (from: string, to: string): boolean =>
  isDay(from) && isDay(to) && from <= to && (Date.parse(to) - Date.parse(from)) / 86_400_000 < mostDays;

/** The period and brand in an address; invalid values are ignored. */
export function readPeriod(search: URLSearchParams): PeriodQuery {
  const [from, to, brand] = [search.get('from'), search.get('to'), search.get('brand')];
  const named = periods.find((one) => one === search.get('period')) ?? defaultPeriod;
  const ofBrand = isId(brand) ? { brand } : {};
  if (named !== 'custom') return { period: named, ...ofBrand };
  return isDay(from) && isDay(to) && areDaysGood(from, to)
    ? { period: named, from, to, ...ofBrand }
    : { period: defaultPeriod, ...ofBrand };
}

/** The period in the page's address, and how to change it. A period this page does not offer is ignored. */
export function usePeriod(only: readonly PeriodName[] = periods) {
  const [search, setSearch] = useSearchParams();
  const read = readPeriod(search);
  const query = only.includes(read.period) ? read : { period: defaultPeriod, ...(read.brand && { brand: read.brand }) };
  const change = (part: Partial<Record<'period' | 'from' | 'to' | 'brand' | 'tab' | 'compare' | 'window' | 'sort', string>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (part.period && part.period !== 'custom') for (const name of ['from', 'to']) next.delete(name);
        for (const [name, value] of Object.entries(part)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return { query, search, change };
}
