import type { Digest } from '@parley/contract/digest';
import { toInstant, toWall } from '../../conversations/hours/wall-time-rules.ts';

export type DigestChoice = Pick<Digest, 'every' | 'at'>;
/** The last digest: when, and for which day in the time zone of then. */
export type LastDigest = { at: Date; day: string };

const minute = 60_000;
const day = 24 * 60 * minute;
const monday = 1;

const dayOf = (wall: number) => new Date(wall).toISOString().slice(0, 10);
const midnightOf = (wall: number) => Math.floor(wall / day) * day;
const mondayOf = (midnight: number) => midnight - ((new Date(midnight).getUTCDay() + 6) % 7) * day;

/** The day of an instant in a time zone, as 2026-11-27. */
export const localDay = (at: Date, zone: string): string => dayOf(toWall(at.getTime(), zone));

/**
 * The first digest after `after`: one per local day, or on Mondays one per local week. The last one counts for the day that it was for and
 * for the day that it was sent on as the present time zone sees it, so nobody gets two in a day by moving. Undefined when it's off.
 */
export function nextDigest({ every, at }: DigestChoice, zone: string, after: Date, last: LastDigest | null): Date | undefined {
  if (every === 'off') return undefined;
  const today = midnightOf(toWall(after.getTime(), zone));
  const periodOf = (midnight: number) => (every === 'weekly' ? mondayOf(midnight) : midnight);
  const done = last ? periodOf(Math.max(Date.parse(last.day), Date.parse(localDay(last.at, zone)))) : -Infinity;
  // A week, the one that is done, and days that a zone skips.
  for (let midnight = today; midnight <= today + 16 * day; midnight += day) {
    if (periodOf(midnight) <= done) continue;
    if (every === 'weekly' && new Date(midnight).getUTCDay() !== monday) continue;
    const due = onDay(midnight, at, zone);
    if (due && due > after) return due;
  }
  return new Date(after.getTime() + day);
}

/** This time of day on this day. One that the clock skips is the moment after; one that happens twice, the first. Undefined for a day that a zone skips. */
function onDay(midnight: number, at: string, zone: string): Date | undefined {
  const instant = toInstant(midnight + (Number(at.slice(0, 2)) * 60 + Number(at.slice(3))) * minute, zone);
  const isOn = (moment: number) => midnightOf(toWall(moment, zone)) === midnight;
  // Where the clock skips the end of a day, the day's last minute.
  const moment = isOn(instant) ? instant : instant - minute;
  return isOn(moment) ? new Date(moment) : undefined;
}

/** A digest is about what came since the last one, and at most about a week. */
export const digestSince = ({ every }: DigestChoice, last: Date | null, now: Date): Date =>
  new Date(Math.max(last?.getTime() ?? now.getTime() - (every === 'weekly' ? 7 : 1) * day, now.getTime() - 7 * day));
