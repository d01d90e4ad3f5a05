// Days and hours on an Amsterdam clock; times are milliseconds since 1970.

export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;

export const iso = (instant: number): string => new Date(instant).toISOString();

/** Year, month (1-12), date, weekday (0 is Sunday), hour and minute on an Amsterdam clock. */
export function localTime(instant: number) {
  const local = new Date(instant + offset(instant));
  return {
    year: local.getUTCFullYear(),
    month: local.getUTCMonth() + 1,
    date: local.getUTCDate(),
    weekday: local.getUTCDay(),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
  };
}

/** `hours`:`minutes` on the Amsterdam day of `instant`. */
export function atClock(instant: number, hours: number, minutes = 0): number {
  const { year, month, date } = localTime(instant);
  const guess = Date.UTC(year, month - 1, date, hours, minutes);
  return guess - offset(guess - hour);
}

const isWorkday = (instant: number) => ![0, 6].includes(localTime(instant).weekday);

/** The same clock time, `count` working days later. */
export function addWorkdays(instant: number, count: number): number {
  let result = instant;
  for (let left = count; left > 0;) {
    result += day;
    if (isWorkday(result)) left--;
  }
  return result;
}

/** The carrier's next collection: 17:30 on a working day for parcels ready by 16:00. */
export function nextCollection(instant: number): number {
  if (isWorkday(instant) && localTime(instant).hour < 16) return atClock(instant, 17, 30);
  return atClock(addWorkdays(instant, 1), 17, 30);
}

/** This time during desk hours (9 to 18 Monday to Friday, 10 to 16 on Saturday), else the next opening. */
export function nextDeskHour(instant: number): number {
  for (let probe = instant; ; probe = nextMidnight(probe)) {
    const hours = deskHours(localTime(probe).weekday);
    if (!hours) continue;
    const [opens, closes] = [atClock(probe, hours[0]), atClock(probe, hours[1])];
    if (probe < closes) return Math.max(probe, opens);
  }
}

/** Goes through noon, since a day may have 23 or 25 hours. */
const nextMidnight = (instant: number) => atClock(atClock(instant, 12) + day, 0);

const deskHours = (weekday: number): [number, number] | null => (weekday === 0 ? null : weekday === 6 ? [10, 16] : [9, 18]);

/** Central European time: one hour ahead of UTC, two between the last Sundays of March and October. */
function offset(instant: number): number {
  const year = new Date(instant).getUTCFullYear();
  return instant >= lastSunday(year, 2) && instant < lastSunday(year, 9) ? 2 * hour : hour;
}

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * day;
}
