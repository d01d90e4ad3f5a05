import { momentIn, wallTime, zoneHere } from '../../../../lib/zoned-time.ts';

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
  later: (now: Date, zone = zoneHere()): Date | null => {
    const at = momentIn(zone, { ...wallTime(now, zone), hour: evening, minute: 0 });
    return at.getTime() - now.getTime() > hour ? at : null;
  },
  tomorrow: (now: Date, zone = zoneHere()) => morningIn(1, now, zone),
  week: (now: Date, zone = zoneHere()) => morningIn((8 - wallTime(now, zone).weekday) % 7 || 7, now, zone),
  month: (now: Date, zone = zoneHere()) => {
    const today = wallTime(now, zone);
    return momentIn(zone, { ...today, month: today.month + 1, day: 1, hour: morning, minute: 0 });
  },
};
export const snoozeChoices = ['hour', 'later', 'tomorrow', 'week', 'month'] as const;

/** A time in a zone, in the format of a `datetime-local` field. */
export function asField(at: Date, zone: string): string {
  const { year, month, day, hour: hours, minute } = wallTime(at, zone);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)}T${two(hours)}:${two(minute)}`;
}

/** The instant of such a field's value; null when it is invalid. */
export function readField(field: string, zone: string): Date | null {
  const [year, month, day, hours, minute] = (/^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(field) ?? []).slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined || hours === undefined || minute === undefined) return null;
  return momentIn(zone, { year, month, day, hour: hours, minute });
}
