import { z } from 'zod';
import { job, type Plan } from '../../../platform/jobs/job.ts';

const about = z.object({ merchant: z.uuid(), run_id: z.uuid() });
/** Writes the file; a killed job starts over, because a file exists completely or not at all. */
export const writeExport = job('exports.write', about, 4);
/** Deletes the file when its link has expired. */
export const expireExport = job('exports.expire', about);

/** Runs a person's exports one after another, at a lower priority than what customers wait for. */
export const exportPlan = (userId: string): Plan => ({ queue: `exports:${userId}`, priority: 10 });
export const fileKey = (merchant: string, runId: string) => `${merchant}/${runId}.csv`;
