import type { NotificationPreferences } from '@parley/contract/notifications';
import { wallTime } from '../../../lib/zoned-time.ts';

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** Whether notifications are silent now. Hours that end before they begin run past midnight; equal times mean none. */
export function isQuiet(quiet: NotificationPreferences['quiet'], now: Date): boolean {
  if (!quiet) return false;
  const { hour, minute } = wallTime(now, quiet.time_zone);
  const [at, from, to] = [hour * 60 + minute, minutesOf(quiet.from), minutesOf(quiet.to)];
  return from <= to ? at >= from && at < to : at >= from || at < to;
}
