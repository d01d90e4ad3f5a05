import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/** Looks whether a teammate has missed something worth a letter. */
export const mailMissed = job('notifications.mail_missed', z.object({ merchant: z.uuid(), user_id: z.uuid() }));
/** The customer wrote to whoever holds the conversation. */
export const tellReply = job('notifications.customer_replied', z.object({ merchant: z.uuid(), conversation_id: z.uuid(), seq: z.int() }));
