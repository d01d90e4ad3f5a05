import { z } from 'zod';
import { job, type Plan } from '../../../platform/jobs/job.ts';

const about = z.object({ merchant: z.uuid(), run_id: z.uuid() });
/** Works on an import for a while and queues itself again if there is more. */
export const workImport = job('imports.run', about, 6);
/** Deletes the file of an import after its time, or when it has no run. */
export const dropImportFile = job('imports.drop_file', about);

/** Runs a shop's imports one after another, so that they don't wait for each other's rows, at a lower priority than what customers wait for. */
export const importPlan = (merchant: string): Plan => ({ queue: `imports:${merchant}`, priority: 10 });
export const fileKey = (merchant: string, runId: string) => `${merchant}/${runId}.csv`;
