import { z } from 'zod';
import { job, type Plan } from '../../../platform/jobs/job.ts';

const about = z.object({ merchant: z.uuid(), run_id: z.uuid() });
/** Works on an import for a while, then comes again if there is more. */
export const workImport = job('imports.work', about, 6);
/** Takes the bytes of a file away that was kept long enough, or has no run. */
export const dropImportFile = job('imports.drop_file', about);

/** A shop's imports come one after another, so that they never wait for each other's rows, and after what customers wait for. */
export const importPlan = (merchant: string): Plan => ({ queue: `imports:${merchant}`, priority: 10 });
export const fileKey = (merchant: string, runId: string) => `${merchant}/${runId}.csv`;
