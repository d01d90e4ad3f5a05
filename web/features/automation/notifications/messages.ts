import { speak } from '../../../lib/messages.ts';

/** The bell's list, notifications of the browser, and /settings/notifications. */
export const notifications = {
  title: 'Notifications',
  // Tabs above the list: all, or unread.
  which: 'Filter notifications',
  all: 'All',
  unread: 'Unread',
  empty: 'No notifications yet',
  empty_text: 'You’ll be notified here when a customer needs your team or a conversation is assigned to you.',
  unread_empty: 'You’re all caught up',
  unread_empty_text: 'Unread notifications appear here.',
  read_all: 'Mark all as read',
  all_read: 'All notifications marked as read',
  undo: 'Undo',
  mark_read: 'Mark as read: {text}',
  mark_unread: 'Mark as unread: {text}',
  is_unread: 'Unread',
  older_failed: 'Couldn’t load older notifications.',
  settings: 'Notification settings',

  // Types of notifications, and below when each is sent.
  type_handoff_requested: 'Handoff requested',
  type_handoff_overdue: 'Handoff overdue',
  type_assigned: 'Assigned to you',
  type_mentioned: 'Mentioned you',
  type_customer_replied: 'Customer replied',
  type_snooze_ended: 'Snooze ended',
  type_schedule_cancelled: 'Message not sent',
  type_csat_low: 'Low rating',
  type_approval_requested: 'Approval needed',
  type_approval_decided: 'Approval decided',
  type_order_placed: 'Order placed',
  type_return_requested: 'Return requested',
  type_payment_problem: 'Card payment problem',
  type_webhook_problem: 'Webhook problem',
  type_usage_limit: 'Plan limit',
  type_plan_payment_failed: 'Plan payment failed',
  type_plan_invoice: 'Plan invoice',

  about_handoff_requested: 'A customer asks for a person, or the AI hands off.',
  about_handoff_overdue: 'Nobody took over within your shop’s handoff limit.',
  about_assigned: 'One or more conversations are assigned to you.',
  about_mentioned: 'A teammate mentions you in a note.',
  about_customer_replied: 'A customer writes in a conversation you’re handling.',
  about_snooze_ended: 'One of your snoozed conversations is back.',
  about_schedule_cancelled: 'A message you scheduled wasn’t sent. The notification says why.',
  about_csat_low: 'A customer gives one of your conversations a low CSAT score. Owners and managers are notified of every low score.',
  about_approval_requested: 'The AI or a teammate asks for your approval.',
  about_approval_decided: 'A teammate approves or declines what you asked for.',
  about_order_placed: 'A customer places an order you sold in a conversation.',
  about_return_requested: 'A customer requests a return or an exchange.',
  about_payment_problem: 'A card payment is disputed, a refund fails, or Stripe refuses your key.',
  about_webhook_problem: 'A webhook endpoint has been failing for a day, or was disabled.',
  about_usage_limit: 'Your shop used 80% or all of what its plan includes in a month.',
  about_plan_payment_failed:
    'The payment for your plan fails or needs your bank’s confirmation. Only for people who manage billing, who get the email at once.',
  about_plan_invoice: 'Your shop gets an invoice for its plan. Only for people who manage billing, who get the email at once.',

  matrix: 'Notifications',
  matrix_text: 'Turning a type off under Parley also turns off its emails, browser and push notifications.',
  type: 'Type',
  // Where a notification appears: in Parley itself.
  in_app: 'Parley',
  email: 'Email',
  browser: 'Browser',
  push: 'Push',
  // A switch, for screen readers: “Customer replied: Email”.
  cell: '{type}: {way}',

  later: 'Email and quiet hours',
  minutes: 'Email unread notifications after',
  minutes_hint: 'All unread notifications come in one email, and only while you’re away from Parley.',
  minutes_choice: { one: '{count} minute', other: '{count} minutes' },
  hours_choice: { one: '{count} hour', other: '{count} hours' },
  quiet: 'Quiet hours',
  quiet_hint: 'No emails, browser or push notifications during these hours. You’ll get an email afterward with what you missed.',
  // Labels of two time fields: when quiet hours start and end.
  quiet_from: 'From',
  quiet_to: 'To',
  quiet_next_day: 'Quiet hours end the next day.',
  quiet_never: 'The start and end are the same, so there are no quiet hours.',
  time_zone: 'Time zone',

  digest: 'Digest',
  digest_text: 'One email with what you haven’t read, and how many conversations need your team. You get none when there’s nothing to say.',
  digest_every: 'Send a digest',
  digest_off: 'Never',
  digest_daily: 'Every day',
  digest_weekly: 'Every Monday',
  digest_at: 'At',
  // When the next one is sent, and the time zone that its hour is in.
  digest_next: 'Next: {time}. Your time zone is {zone}; change it in your profile.',
  digest_saved: 'Digest saved',

  here: 'This browser',
  here_switch: 'Show notifications on this device',
  here_hint:
    'While you’re not looking at Parley, you’re notified of the types turned on under Browser as long as a tab of it is open, and of those under Push when none is.',
  here_no_push: 'This browser can’t be notified while Parley is closed. Keep at least one Parley tab open.',
  here_denied:
    'Your browser blocks notifications from Parley. Allow them in its settings for this site (the icon beside the address), then turn this on.',
  here_unsupported: 'This browser doesn’t support notifications from websites. You can get them by email instead.',
  here_not_answered: 'Your browser’s permission prompt wasn’t answered, so notifications stay off. Turn this on to see the prompt again.',
  kept: 'Without a network',
  kept_switch: 'Keep recent conversations on this device',
  kept_hint:
    'You can then open the inbox without a network, and what you write is sent when it’s back. This device stores your lists and the last 50 messages of up to 30 conversations, without files, for up to 7 days. Logging out or turning this off deletes them.',
  devices: 'Devices with push notifications',
  devices_none: 'No devices yet',
  devices_none_text:
    'A phone or computer appears here once you turn on notifications on it. Push notifications arrive even when Parley is closed.',
  device_this: 'This device',
  device_added: 'Added {time}',
  device_notified: 'Last notified {time}',
  device_remove: 'Remove',
  device_remove_label: 'Remove {name}',
  device_removed: '{name} no longer gets push notifications',
  device_text: 'Show details on the lock screen',
  device_text_hint:
    'Who it’s about and what happened. When this is off, notifications only name your shop and the kind, such as “A customer replied”.',
  offer: 'Get notified when Parley is in the background?',
  offer_yes: 'Turn on',
  offer_no: 'No, don’t ask again',

  saved: 'Notification settings saved',
  role_title: 'No notifications for your role',
  role_text: 'Notifications are about conversations, and your role doesn’t include the inbox. Owners and managers can change your role.',
} as const;

export const t = speak({ notifications });
