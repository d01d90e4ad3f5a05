import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/** Begins the next period of a subscription, or ends its trial or plan. One waits per shop. */
export const renewSubscription = job('billing.renew', z.object({ merchant: z.uuid() }));
export const renewKey = (merchant: string) => `billing:${merchant}`;
