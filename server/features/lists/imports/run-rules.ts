import type { ImportRun } from '@parley/contract/import-runs';

export const largestImport = 200 * 1024 * 1024;
/** Rows of one transaction. */
export const batchRows = 2_000;
/** And bytes, where rows are long. */
export const batchBytes = 8 * 1024 * 1024;
/** How many rows may be of one record: with more, a column is not what it was taken for. */
export const mostRows = 2_500;
/** How many rows may stand between two rows of one record. */
export const window = 500;
/** How long a job works before others get their turn, in milliseconds. */
export const turn = 20_000;
/** How long a file can be run again, in milliseconds. */
export const keptFor = 30 * 86_400_000;

type Run = { state: string; dry: boolean; done_rows: number; created_at: Date; file_dropped_at: Date | null };
/** What can be done with a run. One that failed or was stopped while it wrote goes on where it was; a trial begins anew. */
export function actionsOf({ state, dry, created_at: at, file_dropped_at: dropped }: Run, now: Date): ImportRun['actions'] {
  if (state === 'checking' || state === 'running') return ['cancel'];
  if (dropped !== null || now.getTime() - at.getTime() > keptFor) return [];
  if (state === 'done') return ['start'];
  if ((state === 'failed' || state === 'cancelled') && !dry) return ['resume'];
  return state === 'cancelled' ? ['map', 'check', 'start'] : ['map', 'check', 'start', 'cancel'];
}

/** Rows a second, of a run that began. */
export function speedOf(
  { done_rows: rows, started_at: start, finished_at: end }: { done_rows: number; started_at: Date | null; finished_at: Date | null },
  now: Date,
) {
  if (!start || rows === 0) return null;
  return Math.round(rows / Math.max(0.001, ((end ?? now).getTime() - start.getTime()) / 1000));
}

/** Rows of the first transaction of a file: few, since nothing is known of a new shop before it. */
export const firstRows = 200;
/** After so many rows a shop has become another to the planner: from nothing to some, and tenfold each time. */
const milestones = [firstRows, 2_000, 20_000, 200_000];
export const isMilestone = (before: number, after: number) => milestones.some((rows) => before < rows && rows <= after);
