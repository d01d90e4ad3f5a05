import { z } from 'zod';
import { job, type Plan } from '../../../platform/jobs/job.ts';

const about = z.object({ merchant: z.uuid(), run_id: z.uuid() });
/** Works on a run for a few seconds and queues itself again if there is more. */
export const workBulk = job('bulk.run', about, 6);
export const forgetBulk = job('bulk.forget', about);

/**
 * Runs a shop's bulk changes one after another, so that they don't wait for each other's rows, at a lower priority than what customers
 * wait for.
 */
export const bulkPlan = (merchant: string): Plan => ({ queue: `bulk:${merchant}`, priority: 10 });
