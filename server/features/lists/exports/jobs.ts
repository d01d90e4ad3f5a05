import { z } from 'zod';
import { job, type Plan } from '../../../platform/jobs/job.ts';

const about = z.object({ merchant: z.uuid(), run_id: z.uuid() });
/** Writes the file; one that was killed begins anew, since a file is there whole or not at all. */
export const writeExport = job('exports.write', about, 4);
/** Takes the file away when its link has run out. */
export const expireExport = job('exports.expire', about);

/** A person's exports come one after another, and after what customers wait for. */
export const exportPlan = (userId: string): Plan => ({ queue: `exports:${userId}`, priority: 10 });
export const fileKey = (merchant: string, runId: string) => `${merchant}/${runId}.csv`;
