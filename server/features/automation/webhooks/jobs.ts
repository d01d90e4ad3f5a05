import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/** Something is due in this shop: each of its endpoints gets its own job. */
export const wakeWebhooks = job('webhooks.wake', z.object({ merchant: z.uuid() }));
/** Sends what is due to one endpoint. */
export const deliverWebhooks = job('webhooks.deliver', z.object({ merchant: z.uuid(), endpoint_id: z.uuid() }));
