import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { cursor, id, instant, limit, merchantId, page, timeZone } from './values.ts';

export const notificationTypes = [
  'handoff_requested',
  'handoff_overdue',
  'assigned',
  'mentioned',
  'customer_replied',
  'snooze_ended',
  'schedule_cancelled',
  'csat_low',
  'approval_requested',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notification = z.object({
  id,
  type: z.enum(notificationTypes),
  conversation_id: id.nullable(),
  text: z.string(),
  read: z.boolean(),
  created_at: instant,
});

export const listNotifications = query('GET /api/notifications/:merchant', {
  summary: 'What happened that concerns this teammate, newest first',
  access: 'inbox:read',
  topics: ['notifications'],
  input: z.object({ merchant: merchantId, unread: z.stringbool().optional(), limit: limit(50, 20), cursor }),
  result: page(notification),
});
export const readNotifications = command('POST /api/notifications/:merchant/read', {
  summary: 'Mark one, those of a conversation, or without either all, as read; `read` false takes that back',
  access: 'inbox:read',
  topics: ['notifications'],
  input: z
    .object({
      merchant: merchantId,
      id: id.optional(),
      conversation_id: id.optional(),
      read: z.boolean().default(true),
      marked_at: instant.optional().describe('With `read` false: those that were marked as read at this moment, as the answer then said.'),
    })
    .refine((one) => one.read || one.id || one.conversation_id || one.marked_at, { path: ['id'], message: 'Say which is not read.' }),
  result: z.object({ marked_at: instant.nullable().describe('Null when nothing was left to mark as read.') }),
  problems: ['notification.missing'],
});

const ways = z.object({ in_app: z.boolean(), email: z.boolean(), browser: z.boolean() });
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 22:00.');
export const notificationPreferences = z.object({
  types: z.object(Object.fromEntries(notificationTypes.map((type) => [type, ways])) as Record<NotificationType, typeof ways>),
  email_after_minutes: z
    .int()
    .min(1)
    .max(1440)
    .describe('What is still unread after this, while the teammate is away, is mailed in one letter.'),
  quiet: z
    .object({ from: clock, to: clock, time_zone: timeZone })
    .nullable()
    .describe('Neither mail nor browser notifications in these hours; what came then is mailed after them.'),
});
export type NotificationPreferences = z.output<typeof notificationPreferences>;
const shop = z.object({ merchant: merchantId });
export const getNotificationPreferences = query('GET /api/notifications/:merchant/preferences', {
  summary: 'What this teammate is told of, and how',
  access: 'inbox:read',
  topics: ['profile'],
  input: shop,
  result: notificationPreferences,
});
export const updateNotificationPreferences = command('PUT /api/notifications/:merchant/preferences', {
  summary: 'Set what one is told of, and how',
  access: 'inbox:read',
  topics: ['profile'],
  input: shop.extend(notificationPreferences.shape),
  result: notificationPreferences,
});
