import type { ImportRun } from '@parley/contract/import-runs';

export const largestImport = 1024 * 1024 * 1024;
/** Rows per transaction. */
export const batchRows = 2_000;
/** Maximum bytes per transaction, for long rows. */
export const batchBytes = 8 * 1024 * 1024;
/** Maximum rows per record; more mean that a column is mapped wrongly. */
export const mostRows = 2_500;
/** How many warnings a run keeps. */
export const mostShown = 100;
/** How many rows may separate two rows of one record. */
export const window = 500;
/** How long a job works before others get a turn, in milliseconds. */
export const turn = 20_000;
/** How long a file can be imported again, in milliseconds. */
export const keptFor = 30 * 86_400_000;

type Run = { state: string; dry: boolean; done_rows: number; created_at: Date; file_dropped_at: Date | null };
/** The actions on a run. A failed or stopped import resumes; a dry run starts over. */
export function actionsOf({ state, dry, created_at: at, file_dropped_at: dropped }: Run, now: Date): ImportRun['actions'] {
  if (state === 'checking' || state === 'running') return ['cancel'];
  if (dropped !== null || now.getTime() - at.getTime() > keptFor) return [];
  if (state === 'done') return ['start'];
  if ((state === 'failed' || state === 'cancelled') && !dry) return ['resume'];
  return state === 'cancelled' ? ['map', 'check', 'start'] : ['map', 'check', 'start', 'cancel'];
}

/** Rows per second of a run that has started. */
export function speedOf(
  { done_rows: rows, started_at: start, finished_at: end }: { done_rows: number; started_at: Date | null; finished_at: Date | null },
  now: Date,
) {
  if (!start || rows === 0) return null;
  return Math.round(rows / Math.max(0.001, ((end ?? now).getTime() - start.getTime()) / 1000));
}

/** Rows of a file's first transaction: few, because the planner has no statistics of a new shop yet. */
export const firstRows = 200;
/** Row counts after which the planner needs new statistics: the first rows, then each tenfold. */
const milestones = [firstRows, 2_000, 20_000, 200_000];
export const isMilestone = (before: number, after: number) => milestones.some((rows) => before < rows && rows <= after);
