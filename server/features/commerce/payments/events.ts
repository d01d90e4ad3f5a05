import { z } from 'zod';
import { event } from '../../../platform/jobs/event.ts';

/** What the team should hear of. `mismatch`: another amount or currency than requested, or money for a canceled order. */
export const paymentProblems = ['disputed', 'dispute_lost', 'dispute_won', 'refund_failed', 'mismatch', 'account_degraded'] as const;
export const paymentProblemFound = event(
  'payments.problem_found',
  z.object({ merchant: z.uuid(), order_id: z.uuid().nullable(), problem: z.enum(paymentProblems), detail: z.string() }),
);
