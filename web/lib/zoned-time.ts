/** A wall-clock time: months and days from 1, the weekday from 0 for Sunday. */
export type WallTime = { year: number; month: number; day: number; weekday: number; hour: number; minute: number };

/** The browser's time zone, such as "Europe/Amsterdam"; UTC where it reports none, or one that its own Intl doesn't know ("Etc/Unknown"). */
export function zoneHere(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : 'UTC';
}

export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(zone && new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const numbers = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' } as const;
  const clock = new Intl.DateTimeFormat('en-US', { timeZone: zone, calendar: 'gregory', hourCycle: 'h23', ...numbers });
  clocks.set(zone, clock);
  return clock;
}

/** A zone's wall clock at a moment, as the UTC milliseconds that would show the same time. */
function wallMilliseconds(at: Date, zone: string): number {
  const found = Object.fromEntries(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = found;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

export function wallTime(at: Date, zone: string): WallTime {
  const wall = new Date(wallMilliseconds(at, zone));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    weekday: wall.getUTCDay(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
  };
}

/**
 * The moment when a zone's clocks show this time; days and months may overflow ("32 January"). A time that daylight saving skips becomes
 * the one an hour later.
 */
export function momentIn(zone: string, { year, month, day, hour, minute }: Omit<WallTime, 'weekday'>): Date {
  const target = Date.UTC(year, month - 1, day, hour, minute);
  const offsetAt = (moment: number) => wallMilliseconds(new Date(moment), zone) - moment;
  const before = target - offsetAt(target - 86_400_000);
  const after = target - offsetAt(target + 86_400_000);
  const matches = (moment: number) => moment + offsetAt(moment) === target;
  return new Date(matches(before) ? before : matches(after) ? after : before);
}
