import type { Result } from '@parley/contract/endpoint';
import { getBusinessHours } from '@parley/contract/hours';
import { listTeams } from '@parley/contract/teams';
import { useEffect } from 'react';
import { useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';

export type Hours = Result<typeof getBusinessHours>;

/** The longest timeout a browser supports, in milliseconds. */
const maxTimeout = 2_147_483_647;

/** The business hours, read again whenever a schedule opens or closes, so that "open now" stays true. */
export function useHours() {
  const read = useRead(getBusinessHours, { merchant: useMerchantId() });
  const { data, refetch } = read;
  useEffect(() => {
    const changes = (data?.schedules ?? []).flatMap(({ changes_at: at }) => (at ? [new Date(at).getTime()] : []));
    if (changes.length === 0) return undefined;
    const timer = setTimeout(() => void refetch(), Math.min(maxTimeout, Math.max(1_000, Math.min(...changes) - Date.now() + 500)));
    return () => clearTimeout(timer);
  }, [data, refetch]);
  return read;
}

export const useTeams = () => useRead(listTeams, { merchant: useMerchantId() });
