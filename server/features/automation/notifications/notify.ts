import type { NotificationType } from '@parley/contract/notifications';
import type { WriteCtx } from '../../../context.ts';
import { mailMissed } from './jobs.ts';
import { preferencesOf } from './rules.ts';
import { insertNotices, readPreferences } from './store.ts';

/** `id` is the same for all who get it, and for a job that runs again. `conversationId` null: about no single conversation, such as many given at once. */
export type Notice = { id: string; to: readonly string[]; type: NotificationType; conversationId: string | null; text: string };

/**
 * Notifies teammates; those who switched this type off are left out. Who may see the conversation is the caller's to judge. What stays unread
 * is mailed later to those who want that. The same notice again changes nothing.
 */
export async function notify(ctx: WriteCtx, { id, to, type, conversationId, text }: Notice) {
  if (to.length === 0) return;
  const { merchant } = ctx.actor;
  const kept = await readPreferences(ctx.db, to);
  const wishes = to.map((userId) => ({ userId, preferences: preferencesOf(kept.get(userId)) }));
  const told = wishes.filter(({ preferences }) => preferences.types[type].in_app);
  if (told.length === 0) return;
  await insertNotices(
    ctx.db,
    told.map(({ userId }) => ({
      merchant_id: merchant,
      user_id: userId,
      id,
      type,
      conversation_id: conversationId,
      text,
      created_at: ctx.now(),
    })),
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
