/**
 * Local wall-clock time as a number: the milliseconds that the same date and time would have in UTC. Wall times ignore clock changes, so a
 * week is computed in them and converted to instants at the end.
 */
export type WallTime = number;

const formatters = new Map<string, Intl.DateTimeFormat>();
const formatterOf = (timeZone: string) => {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
};

export function toWall(instant: number, timeZone: string): WallTime {
  const parts = Object.fromEntries(
    formatterOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const day = 86_400_000;
const minute = 60_000;
const offsetAt = (instant: number, timeZone: string) => toWall(instant, timeZone) - Math.floor(instant / 1000) * 1000;

/** The first instant at which the clock shows this time or later: the first of two occurrences, or the moment the clock skips past it. */
export function toInstant(wall: WallTime, timeZone: string): number {
  // No zone is more than a day from UTC, so one day on either side covers every clock change that matters.
  const [before, after] = [offsetAt(wall - day, timeZone), offsetAt(wall + day, timeZone)];
  const [earlier, later] = [wall - Math.max(before, after), wall - Math.min(before, after)];
  if (toWall(earlier, timeZone) === wall) return earlier;
  return toWall(later, timeZone) === wall ? later : firstMinuteFrom(earlier, later, (instant) => toWall(instant, timeZone) >= wall);
}

/** Binary search for the first full minute that meets the condition, which holds at `high` and stays true once it does. */
function firstMinuteFrom(low: number, high: number, holds: (instant: number) => boolean): number {
  while (high - low > minute) {
    const middle = low + Math.floor((high - low) / 2 / minute) * minute;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}
