import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/** Writes off store credit that has expired. */
export const expireCredit = job('credit.expire', z.object({ merchant: z.uuid(), credit_id: z.uuid() }));
