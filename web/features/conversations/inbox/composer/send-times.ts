import { snoozeTimes } from '../thread/snooze-times.ts';

/** Preset times to send later, in the teammate's time zone. Monday is always the next one. */
export const sendTimes = [
  { word: 'in_an_hour', at: snoozeTimes.hour },
  { word: 'tomorrow', at: snoozeTimes.tomorrow },
  { word: 'monday', at: snoozeTimes.week },
] as const;

const minute = 60_000;
const longest = 90 * 86_400_000;

/** Why a picked time is invalid, or null. */
export function timeIssue(at: Date | null, now: Date): 'later_invalid' | 'later_too_soon' | 'later_too_late' | null {
  if (at === null || Number.isNaN(at.getTime())) return 'later_invalid';
  const ahead = at.getTime() - now.getTime();
  if (ahead < minute) return 'later_too_soon';
  return ahead > longest ? 'later_too_late' : null;
}
