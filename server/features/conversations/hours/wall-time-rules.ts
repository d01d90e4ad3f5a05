/**
 * What a clock on the wall shows, as a number: the milliseconds that moment would have in UTC. Wall times add up day by day and know
 * nothing of clock changes, so a week is laid out in them and turned into instants at the end.
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

/**
 * The first instant at which the clock shows this time or a later one: of a time that comes twice the first, of one that is skipped the
 * moment the clock jumps over it.
 */
export function toInstant(wall: WallTime, timeZone: string): number {
  // No zone is further than a day from UTC, so the clocks before and after it surround every change that could matter.
  const [before, after] = [offsetAt(wall - day, timeZone), offsetAt(wall + day, timeZone)];
  const [earlier, later] = [wall - Math.max(before, after), wall - Math.min(before, after)];
  if (toWall(earlier, timeZone) === wall) return earlier;
  return toWall(later, timeZone) === wall ? later : firstMinuteFrom(earlier, later, (instant) => toWall(instant, timeZone) >= wall);
}

/** The first whole minute for which something holds, which does at `high` and from then on. */
function firstMinuteFrom(low: number, high: number, holds: (instant: number) => boolean): number {
  while (high - low > minute) {
    const middle = low + Math.floor((high - low) / 2 / minute) * minute;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}
