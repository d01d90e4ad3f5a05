import type { NotificationType } from '@parley/contract/notifications';
import type { WriteCtx } from '../../context.ts';
import { mailMissed } from './jobs.ts';
import { preferencesOf } from './rules.ts';
import { insertNotices, readPreferences } from './store.ts';

/** `conversationId` null: about no single conversation, such as many given at once. */
export type Notice = { to: readonly string[]; type: NotificationType; conversationId: string | null; text: string };

/**
 * Tells teammates something, in the transaction of what happened; those who do not want to hear of this type are left out. Who may see the
 * conversation is the caller's to judge. What stays unread is mailed later to those who wish it.
 */
export async function notify(ctx: WriteCtx, { to, type, conversationId, text }: Notice) {
  if (to.length === 0) return;
  const { merchant } = ctx.actor;
  const kept = await readPreferences(ctx.db, to);
  const wishes = to.map((userId) => ({ userId, preferences: preferencesOf(kept.get(userId)) }));
  const told = wishes.filter(({ preferences }) => preferences.types[type].in_app);
  if (told.length === 0) return;
  await insertNotices(
    ctx.db,
    told.map(({ userId }) => ({ merchant_id: merchant, user_id: userId, id: ctx.newId(), type, conversation_id: conversationId, text })),
  );
  for (const { userId, preferences } of told)
    if (preferences.types[type].email) planMail(ctx, merchant, userId, preferences.email_after_minutes);
  ctx.signal({ type: 'changed', topic: 'notifications', id: null, version: null, for: told.map(({ userId }) => userId) });
}

/** One look for all that comes within a minute: what is younger then is looked at by the next. */
export function planMail(ctx: WriteCtx, merchant: string, userId: string, minutes: number, at = ctx.now()) {
  const runAt = new Date(Math.ceil((at.getTime() + minutes * 60_000) / 60_000) * 60_000);
  ctx.enqueue(mailMissed, { merchant, user_id: userId }, { runAt, key: `missed:${merchant}:${userId}:${runAt.getTime()}` });
}
