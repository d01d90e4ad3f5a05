import { z } from 'zod';
import { command, query } from './endpoint.ts';
import { cursor, done, id, instant, limit, merchantId, page, timeZone, webAddress } from './values.ts';

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
  'plan_payment_failed',
  'plan_invoice',
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

const ways = z.object({ in_app: z.boolean(), email: z.boolean(), browser: z.boolean(), push: z.boolean() });
const byType = <S extends z.ZodType>(shape: S) =>
  z.object(Object.fromEntries(notificationTypes.map((type) => [type, shape])) as Record<NotificationType, S>);
const clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 22:00.');
export const notificationPreferences = z.object({
  types: byType(ways).describe(
    'How each type reaches the teammate: in Parley, by email, from an open tab of their browser, by push to their devices. What is off in Parley is off everywhere.',
  ),
  email_after_minutes: z
    .int()
    .min(1)
    .max(1440)
    .describe('Number of minutes after which unread notifications are emailed in a single digest while the teammate is away.'),
  quiet: z
    .object({ from: clock, to: clock, time_zone: timeZone })
    .nullable()
    .describe(
      'Quiet hours, during which no emails, browser or push notifications are sent. Unread notifications from these hours are emailed when quiet hours end. Null for none.',
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
  input: shop.extend({
    ...notificationPreferences.shape,
    types: byType(ways.partial({ push: true })).describe('Without `push`, that of the type stays as it is.'),
  }),
  result: notificationPreferences,
});

const pushDevice = z.object({
  id,
  name: z.string().describe('Browser and system, such as “Chrome on Android”.'),
  is_current: z.boolean().describe('Whether it is signed in with the session that asks.'),
  shows_text: z.boolean(),
  created_at: instant,
  notified_at: instant.nullable().describe('When it last received a notification.'),
});
export type PushDevice = z.output<typeof pushDevice>;
const showsText = z
  .boolean()
  .describe('Whether its notifications say who and what. Otherwise only the shop and the kind, which anyone may see on a lock screen.');
const base64url = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+={0,2}$/, 'Send it in base64url, as the browser does.')
    .max(most);
export const listPushDevices = query('GET /api/notifications/:merchant/push-devices', {
  summary: 'List the devices that receive your push notifications, and the key to subscribe with',
  access: 'inbox:read',
  people: 'Notifications belong to a teammate.',
  topics: ['profile'],
  input: shop,
  result: z.object({
    public_key: z.string().describe('`applicationServerKey` for `PushManager.subscribe`.'),
    devices: z.array(pushDevice),
  }),
});
export const registerPushDevice = command('POST /api/notifications/:merchant/push-devices', {
  summary: 'Send push notifications to this browser, until its session ends; one that is registered stays as it is',
  access: 'inbox:read',
  people: 'Notifications belong to a teammate.',
  topics: ['profile'],
  creates: true,
  input: shop.extend({
    endpoint: webAddress(2000, 'Send the `endpoint` of the browser’s push subscription.'),
    keys: z.object({ p256dh: base64url(200), auth: base64url(60) }),
  }),
  result: pushDevice,
  problems: ['push_device.too_many'],
});
export const updatePushDevice = command('PATCH /api/notifications/:merchant/push-devices/:id', {
  summary: 'Change what push notifications show on a device of yours',
  access: 'inbox:read',
  people: 'Notifications belong to a teammate.',
  topics: ['profile'],
  input: shop.extend({ id, shows_text: showsText }),
  result: pushDevice,
  problems: ['push_device.missing'],
});
export const removePushDevice = command('DELETE /api/notifications/:merchant/push-devices/:id', {
  summary: 'Stop push notifications to a device of yours',
  access: 'inbox:read',
  people: 'Notifications belong to a teammate.',
  topics: ['profile'],
  input: shop.extend({ id }),
  result: done,
  problems: ['push_device.missing'],
});
