import { getActivity, getOverview, getRevenue } from '@parley/contract/dashboard';
import type { Result } from '@parley/contract/endpoint';
import { useEffect, useState } from 'react';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import type { usePeriod } from '../analytics/index.ts';

export type Overview = Result<typeof getOverview>;
export type Activity = Result<typeof getActivity>['items'][number];
type Asked = ReturnType<typeof usePeriod>['asked'];
const options = { quiet: true, keepPrevious: true };

export const useOverview = (asked: Asked) => useRead(getOverview, { merchant: useMerchantId(), ...asked }, options);
/** At least a week, since one day is no line. */
export function useRevenue(days: number | undefined, brand: string | undefined) {
  const enabled = useMay('orders:read') && days !== undefined;
  const asked = { merchant: useMerchantId(), days: Math.max(7, days ?? 7), ...(brand && { brand }) };
  return useRead(getRevenue, asked, { ...options, enabled });
}
export const useActivity = () => useRead(getActivity, { merchant: useMerchantId(), limit: 10 }, { quiet: true });

/** The time, told again every half minute: waits grow while one looks. */
export function useClock(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
