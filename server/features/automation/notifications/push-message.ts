import { createHash } from 'node:crypto';
import type { NotificationType } from '@parley/contract/notifications';
import { placeOf, type Reader } from './place-of.ts';

/** What the service worker receives (web/public/sw.js). `url` is a path of the app. */
export type PushMessage = {
  merchant: string;
  /** The notification that opening it marks as read; null when it stands for several. */
  id: string | null;
  tag: string;
  title: string;
  body: string;
  url: string;
  unread: number;
};
type Row = { id: string; type: NotificationType; text: string; conversation_id: string | null; order_id: string | null };
type About = { merchant: string; shop: string; unread: number; showsText: boolean; reader: Reader };

/** At once, a device shows so many; more become one that counts them. */
const mostAtOnce = 3;
/** Push services take a few kilobytes, of which encryption and names need some. */
const mostText = 300;

/** Says nothing about anybody: a lock screen shows it to whoever is near. */
export const kindWords: Record<NotificationType, string> = {
  handoff_requested: 'A customer needs your team',
  handoff_overdue: 'A customer is still waiting for your team',
  assigned: 'A conversation was assigned to you',
  mentioned: 'A teammate mentioned you',
  customer_replied: 'A customer replied',
  snooze_ended: 'A snoozed conversation is back',
  schedule_cancelled: 'A scheduled message wasn’t sent',
  csat_low: 'A customer left a low rating',
  approval_requested: 'An approval is waiting',
  approval_decided: 'An approval was decided',
  order_placed: 'A new order',
  return_requested: 'A customer requested a return',
  payment_problem: 'A problem with a payment',
  webhook_problem: 'A problem with a webhook endpoint',
  usage_limit: 'A limit of your plan',
  plan_payment_failed: 'A payment of your plan',
  plan_invoice: 'An invoice of your plan',
};

/** Rows are oldest first. Of those about the same conversation or order the newest is shown. */
export function messagesOf(rows: readonly Row[], { merchant, shop, unread, showsText, reader }: About): PushMessage[] {
  const newest = new Map(rows.map((row) => [tagOf(row), row]));
  if (newest.size > mostAtOnce)
    return [
      { merchant, id: null, tag: `many:${merchant}`, title: shop, body: `${rows.length} notifications`, url: '/inbox?tab=mine', unread },
    ];
  return [...newest].map(([tag, row]) => ({
    merchant,
    id: row.id,
    tag,
    title: shop,
    body: showsText ? row.text.slice(0, mostText) : kindWords[row.type],
    url: placeOf(row, reader),
    unread,
  }));
}

/** A notification with the same tag replaces the one on the screen. */
function tagOf({ type, conversation_id: conversation, order_id: order }: Row): string {
  if (order) return `order:${order}`;
  return conversation ? `conversation:${conversation}` : type;
}

/** At most 32 characters, and nothing a push service could read. */
export const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32);
