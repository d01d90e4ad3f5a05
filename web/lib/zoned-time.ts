/** A wall-clock time: months and days from 1, the weekday from 0 for Sunday. */
export type WallTime = { year: number; month: number; day: number; weekday: number; hour: number; minute: number };

/** The browser's time zone, such as "Europe/Amsterdam"; UTC where it reports none, or one that its own Intl doesn't know ("Etc/Unknown"). */
export function zoneHere(): string {
  if (here === undefined) {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    here = isTimeZone(zone) ? zone : 'UTC';
    queueMicrotask(() => (here = undefined));
  }
  return here;
}
/** Asking the browser is slow, so one answer serves all the dates that are drawn at once. */
let here: string | undefined;

export function isTimeZone(zone: string): boolean {
  try {
    return Boolean(zone && new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
}

let chosen: { own?: string | undefined; shop?: string | undefined } = {};

/** Sets the zone of the person's profile and that of their shop. One that the browser doesn't know is ignored. */
export function setZones({ own, shop }: { own?: string | null | undefined; shop?: string | null | undefined }): void {
  chosen = { own: known(own), shop: known(shop) };
}

/** The zone of every time on screen: that of the person's profile, otherwise the device's. */
export const currentZone = (): string => chosen.own ?? zoneHere();

/** The zone of the shop's days and hours. */
export const shopZone = (): string => chosen.shop ?? currentZone();

const known = (zone: string | null | undefined) => (zone && isTimeZone(zone) ? zone : undefined);

/** "Europe/Lisbon" → "Lisbon". */
export const zoneName = (zone: string): string => zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** Whether two zones' clocks show different times at a moment. */
export const zonesDiffer = (one: string, other: string, at: Date): boolean =>
  one !== other && wallMilliseconds(at, one) !== wallMilliseconds(at, other);

/** The name of the current zone where the device's or the shop's clocks show another time, so that a bare time could be misread. */
export function zoneInDoubt(at: Date): string | undefined {
  const zone = currentZone();
  return [zoneHere(), shopZone()].some((other) => zonesDiffer(zone, other, at)) ? zoneName(zone) : undefined;
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

const two = (value: number): string => String(value).padStart(2, '0');

/** A moment's day in a zone, in the format of a date field: "2026-11-21"; empty for an invalid one. */
export function dayIn(at: Date, zone = currentZone()): string {
  if (Number.isNaN(at.getTime())) return '';
  const { year, month, day } = wallTime(at, zone);
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
}

/** Midnight at the beginning of the day of a moment, or of a day some days later. */
export function startOfDay(at: Date, later = 0, zone = currentZone()): Date {
  const { year, month, day } = wallTime(at, zone);
  return momentIn(zone, { year, month, day: day + later, hour: 0, minute: 0 });
}

export const isSameDay = (one: Date, other: Date, zone = currentZone()): boolean => dayIn(one, zone) === dayIn(other, zone);

/** A moment in the format of a `datetime-local` field. */
export function toTimeField(at: Date, zone = currentZone()): string {
  const { hour, minute } = wallTime(at, zone);
  return `${dayIn(at, zone)}T${two(hour)}:${two(minute)}`;
}

/** The moment that such a field, or a date field, means; null when it is incomplete. */
export function fromTimeField(field: string, zone = currentZone()): Date | null {
  const [, year, month, day, hour = '0', minute = '0'] = /^(\d{4,})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d))?/.exec(field) ?? [];
  if (!year) return null;
  return momentIn(zone, { year: Number(year), month: Number(month), day: Number(day), hour: Number(hour), minute: Number(minute) });
}
