import { z } from 'zod';
import { job, type Plan } from '../../../platform/jobs/job.ts';

const about = z.object({ merchant: z.uuid(), run_id: z.uuid() });
/** Works on a run for a few seconds, then comes again if there is more. */
export const workBulk = job('bulk.work', about, 6);
export const forgetBulk = job('bulk.forget', about);

/** A shop's runs come one after another, so that they never wait for each other's rows, and after what customers wait for. */
export const bulkPlan = (merchant: string): Plan => ({ queue: `bulk:${merchant}`, priority: 10 });
