export const mostRows = 100_000;
/** Rows after which whoever started a run hears how far it is. */
const toldRows = 50;
export const isWorthTelling = (before: number, after: number) => Math.floor(before / toldRows) !== Math.floor(after / toldRows);
/** How long one job may work before others get their turn, in milliseconds. */
export const turn = 5_000;
export const undoableFor = 3_600_000;
/** How long a run can be looked at, in milliseconds. */
export const keptFor = 7 * 86_400_000;

type Run = { state: string; done: number; finished_at: Date | null };
/** Within an hour, once, and only when there is something to put back. */
export const mayUndo = ({ state, done, finished_at: end }: Run, now: Date) =>
  state === 'done' && done > 0 && end !== null && now.getTime() - end.getTime() <= undoableFor;

type Value = string | number | null | readonly string[];
export type Stand = Readonly<Record<string, Value>>;
const same = (a: Value | undefined, b: Value | undefined) => JSON.stringify(a) === JSON.stringify(b);

/** What a change made different, before and after. */
export function touched(before: Stand, after: Stand): { before: Stand; after: Stand } {
  const names = Object.keys(after).filter((name) => !same(before[name], after[name]));
  // Whether the customer wrote in between matters to where a conversation stands and who holds it, so it is kept with those.
  const guards = names.includes('status') || names.includes('handler') ? ['customer_seq', 'answered_seq'] : [];
  const some = (stand: Stand, kept: readonly string[]) => Object.fromEntries(kept.map((name) => [name, stand[name] ?? null]));
  return { before: some(before, names), after: some(after, [...new Set([...names, ...guards])]) };
}

/** Whether a row still stands as the change left it, in what the change touched. */
export const isAsLeft = (now: Stand, after: Stand) => Object.entries(after).every(([name, value]) => same(now[name], value));
