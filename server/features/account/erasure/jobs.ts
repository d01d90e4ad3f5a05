import { z } from 'zod';
import { job, type Plan } from '../../../platform/jobs/job.ts';

export const eraseCustomerJob = job('erasure.customer', z.object({ merchant: z.uuid(), customer_id: z.uuid() }));

/** One erasure per shop at a time, after jobs that customers wait for. */
export const erasurePlan = (merchant: string, customerId: string, runAt?: Date): Plan => ({
  key: `erasure:${customerId}`,
  queue: `erasure:${merchant}`,
  priority: 10,
  ...(runAt && { runAt }),
});
