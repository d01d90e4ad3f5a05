import { currentZone, momentIn, wallTime } from '../../../../lib/zoned-time.ts';

const morning = 9;
const evening = 18;
const hour = 3_600_000;

function morningIn(days: number, now: Date, zone: string): Date {
  const today = wallTime(now, zone);
  return momentIn(zone, { ...today, day: today.day + days, hour: morning, minute: 0 });
}

/** Snooze presets in the teammate's time zone; "next week" is always the next Monday. */
export const snoozeTimes = {
  hour: (now: Date) => new Date(now.getTime() + hour),
  /** This evening; null when it is less than an hour away, or over. */
  later: (now: Date, zone = currentZone()): Date | null => {
    const at = momentIn(zone, { ...wallTime(now, zone), hour: evening, minute: 0 });
    return at.getTime() - now.getTime() > hour ? at : null;
  },
  tomorrow: (now: Date, zone = currentZone()) => morningIn(1, now, zone),
  week: (now: Date, zone = currentZone()) => morningIn((8 - wallTime(now, zone).weekday) % 7 || 7, now, zone),
  month: (now: Date, zone = currentZone()) => {
    const today = wallTime(now, zone);
    return momentIn(zone, { ...today, month: today.month + 1, day: 1, hour: morning, minute: 0 });
  },
};
export const snoozeChoices = ['hour', 'later', 'tomorrow', 'week', 'month'] as const;
