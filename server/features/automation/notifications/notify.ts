import type { NotificationType } from '@parley/contract/notifications';
import type { WriteCtx } from '../../../context.ts';
import { mailMissed, mailNotice } from './jobs.ts';
import { planPush } from './push.ts';
import { havingDevices } from './push-store.ts';
import { preferencesOf } from './read-preferences.ts';
import { quietUntil } from './rules.ts';
import { insertNotices, readPreferences } from './store.ts';

/**
 * `id` is the same for all recipients and for a repeated job. `conversationId` is null when the notification is not about one
 * conversation, such as a bulk assignment or an order.
 */
export type Notice = {
  id: string;
  to: readonly string[];
  type: NotificationType;
  conversationId: string | null;
  orderId?: string;
  text: string;
};

/** Emailed one by one and also to those who are in Parley: few, and money depends on them. */
export const mailedAtOnce: readonly NotificationType[] = ['plan_payment_failed', 'plan_invoice'];

/**
 * Notifies teammates, except those who turned this type off. The caller checks who may see the conversation or the order. Unread
 * notifications are emailed later to those who want that, and pushed to their devices. The same notice twice changes nothing.
 */
export async function notify(ctx: WriteCtx, { id, to, type, conversationId, orderId, text }: Notice) {
  if (to.length === 0) return;
  const { merchant } = ctx.actor;
  const kept = await readPreferences(ctx.db, to);
  const candidates = to.map((userId) => ({ userId, preferences: preferencesOf(kept.get(userId)) }));
  const recipients = candidates.filter(({ preferences }) => preferences.types[type].in_app);
  if (recipients.length === 0) return;
  await insertNotices(
    ctx.db,
    recipients.map(({ userId }) => ({
      merchant_id: merchant,
      user_id: userId,
      id,
      type,
      conversation_id: conversationId,
      order_id: orderId ?? null,
      text,
      created_at: ctx.now(),
    })),
  );
  for (const { userId, preferences } of recipients)
    if (preferences.types[type].email && mailedAtOnce.includes(type)) {
      const runAt = quietUntil(preferences.quiet, ctx.now());
      ctx.enqueue(
        mailNotice,
        { merchant, user_id: userId, notice_id: id },
        { ...(runAt && { runAt }), key: `notice:${merchant}:${userId}:${id}` },
      );
    } else if (preferences.types[type].email) planMail(ctx, merchant, userId, preferences.email_after_minutes);
  const pushed = recipients.filter(({ preferences }) => preferences.types[type].push).map(({ userId }) => userId);
  if (pushed.length > 0) for (const userId of await havingDevices(ctx.db, pushed)) planPush(ctx, merchant, userId);
  ctx.signal({ type: 'changed', topic: 'notifications', id: null, version: null, for: recipients.map(({ userId }) => userId) });
}

/** One job per minute checks what came in; notifications too recent for it wait for the next one. */
export function planMail(ctx: WriteCtx, merchant: string, userId: string, minutes: number, at = ctx.now()) {
  const runAt = new Date(Math.ceil((at.getTime() + minutes * 60_000) / 60_000) * 60_000);
  ctx.enqueue(mailMissed, { merchant, user_id: userId }, { runAt, key: `missed:${merchant}:${userId}:${runAt.getTime()}` });
}
