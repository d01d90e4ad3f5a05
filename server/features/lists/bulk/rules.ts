export const mostRows = 100_000;
/** Reports progress every this many rows. */
const reportedRows = 50;
export const isWorthReporting = (before: number, after: number) => Math.floor(before / reportedRows) !== Math.floor(after / reportedRows);
/** How long one job works before others get a turn, in milliseconds. */
export const turn = 5_000;
/** How long a run can be undone after it was started, in milliseconds. */
export const undoableFor = 3_600_000;
/** How long a run can be viewed, in milliseconds. */
export const keptFor = 7 * 86_400_000;

type Run = { state: string; done: number; created_at: Date };
/** Once, within an hour, and only if something can be undone. */
export const mayUndo = ({ state, done, created_at: startedAt }: Run, now: Date) =>
  state === 'done' && done > 0 && now.getTime() - startedAt.getTime() <= undoableFor;

type Value = string | number | null | readonly string[];
export type Stand = Readonly<Record<string, Value>>;
const same = (a: Value | undefined, b: Value | undefined) => JSON.stringify(a) === JSON.stringify(b);

/** The changed fields, before and after. */
export function touched(before: Stand, after: Stand): { before: Stand; after: Stand } {
  const names = Object.keys(after).filter((name) => !same(before[name], after[name]));
  // Status and handler depend on whether the customer wrote in between, so compare that with them.
  const guards = names.includes('status') || names.includes('handler') ? ['customer_seq', 'answered_seq'] : [];
  const some = (stand: Stand, kept: readonly string[]) => Object.fromEntries(kept.map((name) => [name, stand[name] ?? null]));
  return { before: some(before, names), after: some(after, [...new Set([...names, ...guards])]) };
}

/** Whether a row's changed fields are still as the change left them. */
export const isAsLeft = (now: Stand, after: Stand) => Object.entries(after).every(([name, value]) => same(now[name], value));
