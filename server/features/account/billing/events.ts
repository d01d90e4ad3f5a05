import { z } from 'zod';
import { event } from '../../../platform/jobs/event.ts';

/**
 * The payment of a running plan failed, or needs a confirmation by the customer's bank; emitted once per invoice and stage. `last`: it isn't
 * tried again, so the plan is about to end or has ended (`has_ended`).
 */
export const planPaymentFailed = event(
  'billing.payment_failed',
  z.object({
    merchant: z.uuid(),
    issue: z.enum(['failed', 'action_required']),
    stage: z.enum(['failed', 'last']),
    has_ended: z.boolean(),
    retry_at: z.iso.datetime().nullable(),
  }),
);
/** What was emitted as failed is paid, or nothing is billed any more. */
export const planPaymentSettled = event('billing.payment_settled', z.object({ merchant: z.uuid() }));
export const planInvoiceIssued = event(
  'billing.invoice_issued',
  z.object({ merchant: z.uuid(), number: z.string(), total_cents: z.int(), currency: z.string() }),
);
