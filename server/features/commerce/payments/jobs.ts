import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

const ofAttempt = z.object({ merchant: z.uuid(), attempt_id: z.uuid() });
/** Creates the provider's page. The customer waits for it, so it gives up after some minutes. */
export const startPayment = job('payments.start', ofAttempt, 6);
/** Looks how an attempt stands at the provider. */
export const checkPayment = job('payments.check', ofAttempt);
/** Closes the provider's page, or records that it was paid before. */
export const closePayment = job('payments.close', ofAttempt);
/** Cancels an order that wasn't paid in time. */
export const lapseOrder = job('payments.lapse', z.object({ merchant: z.uuid(), order_id: z.uuid() }));
/** Processes one webhook delivery. */
export const paymentDelivery = job('payments.delivery', z.object({ merchant: z.uuid(), delivery_id: z.uuid() }));
