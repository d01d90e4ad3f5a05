import { getProfile } from '@parley/contract/users';
import { useRead } from '../../../data/use-read.ts';
import { zoneHere } from '../../../lib/zoned-time.ts';
import { useMe } from '../me.ts';

/** The time zone of the teammate's profile; until that is known, or while it is the UTC every account begins with, the browser's. */
export function useZone(): string {
  const { id } = useMe();
  const own = useRead(getProfile, { id }, { quiet: true, staleTime: 300_000 }).data?.time_zone;
  return own === undefined || own === 'UTC' ? zoneHere() : own;
}
