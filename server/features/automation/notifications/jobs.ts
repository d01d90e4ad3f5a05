import { z } from 'zod';
import { job } from '../../../platform/jobs/job.ts';

/** Checks whether a teammate has missed notifications that should be emailed. */
export const mailMissed = job('notifications.mail_missed', z.object({ merchant: z.uuid(), user_id: z.uuid() }));
/** Plans a teammate's digest that is due. */
export const digestDue = job('notifications.digest_due', z.object({ merchant: z.uuid(), user_id: z.uuid(), due: z.iso.datetime() }));
/** Emails the digest of a day. */
export const mailDigest = job(
  'notifications.mail_digest',
  z.object({
    merchant: z.uuid(),
    user_id: z.uuid(),
    day: z.iso.date(),
    every: z.enum(['daily', 'weekly']),
    last_at: z.iso.datetime().nullable(),
  }),
);
/** Emails one notification to one person. */
export const mailNotice = job('notifications.mail_notice', z.object({ merchant: z.uuid(), user_id: z.uuid(), notice_id: z.uuid() }));
/** Marks notifications of a failed plan payment as read once it is paid. */
export const settlePlanPayment = job('notifications.plan_payment_settled', z.object({ merchant: z.uuid() }));
/** Notifies the assignee that the customer wrote. */
export const notifyReply = job('notifications.customer_replied', z.object({ merchant: z.uuid(), conversation_id: z.uuid(), seq: z.int() }));
/** Hands a teammate's new notifications to their devices. */
export const pushNotifications = job('notifications.push', z.object({ merchant: z.uuid(), user_id: z.uuid() }));
/** Sends notifications to one device. `until` is when they are no news any more. */
export const pushToDevice = job(
  'notifications.push_to_device',
  z.object({
    merchant: z.uuid(),
    user_id: z.uuid(),
    device_id: z.uuid(),
    notification_ids: z.array(z.uuid()),
    tries: z.int(),
    until: z.iso.datetime(),
  }),
);
