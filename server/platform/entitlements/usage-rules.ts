/** Shares of a limit, in percent, that the team is notified of. */
const notified = [80, 100];

/** The highest share that this usage reached and the one before it hadn't; undefined if none. */
export function reachedBy(before: number, after: number, limit: number): number | undefined {
  return notified.findLast((percent) => after * 100 >= limit * percent && before * 100 < limit * percent);
}

/** Where a month's usage ends if it continues at its average pace so far: a straight line. Null on the first day, when a pace says nothing. */
export function forecastOf(used: number, month: { start: Date; end: Date }, now: Date): number | null {
  const [start, end] = [month.start.getTime(), month.end.getTime()];
  const past = now.getTime() - start;
  if (past < 86_400_000 || past >= end - start) return null;
  return Math.max(used, Math.round((used * (end - start)) / past));
}
