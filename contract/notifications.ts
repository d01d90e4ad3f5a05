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
  'approval_decided',
  'order_placed',
  'return_requested',
  'payment_problem',
  'webhook_problem',
  'usage_limit',
] as const;
export type NotificationType = (typeof notificationTypes)[number];

export const notification = z.object({
  id,
  type: z.enum(notificationTypes),
  conversation_id: id.nullable(),
  order_id: id.nullable(),
  text: z.string(),
  read: z.boolean(),
  created_at: instant,
});

export const listNotifications = query('GET /api/notifications/:merchant', {
  summary: 'List your notifications, newest first',
  access: 'inbox:read',
  people: 'Notifications belong to a teammate.',
  topics: ['notifications'],
  input: z.object({ merchant: merchantId, unread: z.stringbool().optional(), limit: limit(50, 20), cursor }),
  result: page(notification),
});
export const readNotifications = command('POST /api/notifications/:merchant/read', {
  summary: 'Mark one notification, those of a conversation, or all as read, or as unread with `read: false`',
  access: 'inbox:read',
  people: 'Notifications belong to a teammate.',
  topics: ['notifications'],
  input: z
    .object({
      merchant: merchantId,
      id: id.optional(),
      conversation_id: id.optional(),
      read: z.boolean().default(true),
      marked_at: instant.optional().describe('`marked_at` value from an earlier response. Send it with `read: false` to undo the change.'),
    })
    .refine((one) => one.read || one.id || one.conversation_id || one.marked_at, {
      path: ['id'],
      message: 'To mark as unread, send `id`, `conversation_id` or `marked_at`.',
    }),
  result: z.object({
    marked_at: instant
      .nullable()
      .describe(
        'Time at which the notifications were marked as read. Send it as `marked_at` to undo the change. Null if there was nothing to mark.',
      ),
  }),
  problems: ['notification.missing'],
});

const ways = z.object({ in_app: z.boolean(), email: z.boolean(), browser: z.boolean() });
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 22:00.');
export const notificationPreferences = z.object({
  types: z.object(Object.fromEntries(notificationTypes.map((type) => [type, ways])) as Record<NotificationType, typeof ways>),
  email_after_minutes: z
    .int()
    .min(1)
    .max(1440)
    .describe('Number of minutes after which unread notifications are emailed in a single digest while the teammate is away.'),
  quiet: z
    .object({ from: clock, to: clock, time_zone: timeZone })
    .nullable()
    .describe(
      'Quiet hours, during which no emails or browser notifications are sent. Unread notifications from these hours are emailed when quiet hours end. Null for none.',
    ),
});
export type NotificationPreferences = z.output<typeof notificationPreferences>;
const shop = z.object({ merchant: merchantId });
export const getNotificationPreferences = query('GET /api/notifications/:merchant/preferences', {
  summary: 'Retrieve your notification settings',
  access: 'inbox:read',
  people: 'Notifications belong to a teammate.',
  topics: ['profile'],
  input: shop,
  result: notificationPreferences,
});
export const updateNotificationPreferences = command('PUT /api/notifications/:merchant/preferences', {
  summary: 'Update your notification settings',
  access: 'inbox:read',
  people: 'Notifications belong to a teammate.',
  topics: ['profile'],
  input: shop.extend(notificationPreferences.shape),
  result: notificationPreferences,
});
