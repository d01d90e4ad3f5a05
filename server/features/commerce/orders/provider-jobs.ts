import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/** Carries out a refund of the ledger at its payment provider. The feature payments handles it. Its tries span about two days. */
export const sendRefund = job('payments.refund', z.object({ merchant: z.uuid(), entry_id: z.uuid() }));
