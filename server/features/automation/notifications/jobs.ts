import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/** Checks whether a teammate has missed notifications that should be emailed. */
export const mailMissed = job('notifications.mail_missed', z.object({ merchant: z.uuid(), user_id: z.uuid() }));
/** Notifies the assignee that the customer wrote. */
export const notifyReply = job('notifications.customer_replied', z.object({ merchant: z.uuid(), conversation_id: z.uuid(), seq: z.int() }));
