import { getActivity, getOverview, getRevenue } from '@parley/contract/dashboard';
import type { Result } from '@parley/contract/endpoint';
import { useEffect, useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import type { usePeriod } from '../analytics/index.ts';

export type Overview = Result<typeof getOverview>;
export type Activity = Result<typeof getActivity>['items'][number];
type PeriodQuery = ReturnType<typeof usePeriod>['query'];
const options = { keepPrevious: true };

export const useOverview = (query: PeriodQuery) => useRead(getOverview, { merchant: useMerchantId(), ...query }, options);
/** At least a week, since one day makes no line. */
export function useRevenue(days: number | undefined, brand: string | undefined) {
  const enabled = useMay('orders:read') && days !== undefined;
  const query = { merchant: useMerchantId(), days: Math.max(7, days ?? 7), ...(brand && { brand }) };
  return useRead(getRevenue, query, { ...options, enabled });
}
export const useActivity = () => useRead(getActivity, { merchant: useMerchantId(), limit: 10 });

/** The current time, updated every half minute, because waiting times grow while the page is open. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
