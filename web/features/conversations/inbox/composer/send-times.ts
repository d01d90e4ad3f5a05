import { zoneHere } from '../../../../lib/zoned-time.ts';
import { snoozeTimes } from '../thread/snooze-times.ts';

/** Preset times to send later, in the teammate's local time. Monday is always the next one. */
export const sendTimes = [
  { word: 'in_an_hour', at: snoozeTimes.hour },
  { word: 'tomorrow', at: snoozeTimes.tomorrow },
  { word: 'monday', at: snoozeTimes.week },
] as const;

const minute = 60_000;
const longest = 90 * 86_400_000;

/** Why a picked time is invalid, or null. */
export function timeIssue(at: Date, now: Date): 'later_invalid' | 'later_too_soon' | 'later_too_late' | null {
  const ahead = at.getTime() - now.getTime();
  if (Number.isNaN(ahead)) return 'later_invalid';
  if (ahead < minute) return 'later_too_soon';
  return ahead > longest ? 'later_too_late' : null;
}

/** The browser's time zone: "Europe/Amsterdam". */
export const timeZoneHere = zoneHere;

/** A local time in the format of a `datetime-local` field. */
export function asLocalField(at: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
