import type { Received, Result } from '@parley/contract/endpoint';
import { id as idShape } from '@parley/contract/values';
import {
  type listNotifications,
  type NotificationPreferences,
  notificationTypes,
  type readNotifications,
  type updateNotificationPreferences,
} from '@parley/contract/notifications';
import type { ReadCtx, UserActor, WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { preferencesOf } from './read-preferences.ts';
import * as store from './store.ts';

type List = Result<typeof listNotifications>;

export async function list(
  ctx: ReadCtx<UserActor>,
  { merchant, unread = false, limit, cursor }: Received<typeof listNotifications>,
): Promise<List> {
  const rows = await store.latest(ctx.db, merchant, ctx.actor, { unread, most: limit + 1, before: beforeOf(cursor) });
  const items = rows.slice(0, limit).map(({ id, type, conversation_id, order_id, text, read_at, created_at }) => ({
    id,
    type,
    conversation_id,
    order_id,
    text,
    read: read_at !== null,
    created_at: created_at.toISOString(),
  }));
  return { items, next_cursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null };
}

/** A cursor is the id of the last notification of a page. */
function beforeOf(cursor: string | undefined) {
  if (cursor === undefined || idShape.safeParse(cursor).success) return cursor;
  throw new Problem('input.invalid', {
    errors: [{ path: 'cursor', message: 'This cursor isn’t from this list. Send the `next_cursor` of this list.' }],
  });
}

/** A teammate's notification counts as missing for anyone else. */
export async function read(
  ctx: WriteCtx<UserActor>,
  { merchant, id, conversation_id: conversationId, read: isRead, marked_at: markedAt }: Received<typeof readNotifications>,
): Promise<Result<typeof readNotifications>> {
  const known = id === undefined || (await store.has(ctx.db, merchant, ctx.actor.id, id));
  if (!known) throw new Problem('notification.missing');
  const at = isRead ? ctx.now() : null;
  const which = { id, conversationId, markedAt: markedAt && !isRead ? new Date(markedAt) : undefined };
  const marked = await store.markRead(ctx.db, merchant, ctx.actor.id, at, which);
  if (marked > 0) ctx.signal({ type: 'changed', topic: 'notifications', id: null, version: null, for: [ctx.actor.id] });
  return { marked_at: at && marked > 0 ? at.toISOString() : null };
}

export const getPreferences = async (ctx: ReadCtx<UserActor>): Promise<NotificationPreferences> =>
  preferencesOf((await store.readPreferences(ctx.db, [ctx.actor.id])).get(ctx.actor.id));

export async function updatePreferences(
  ctx: WriteCtx<UserActor>,
  { merchant, types: sent, ...rest }: Received<typeof updateNotificationPreferences>,
): Promise<NotificationPreferences> {
  const before = preferencesOf((await store.readPreferences(ctx.db, [ctx.actor.id])).get(ctx.actor.id));
  const preferences = { ...rest, types: withPush(sent, before.types) };
  await store.keepPreferences(ctx.db, merchant, ctx.actor.id, preferences);
  ctx.audit({ action: 'notifications.preferences_changed', object: ['user', ctx.actor.id] });
  ctx.signal({ type: 'changed', topic: 'profile', id: null, version: null, for: [ctx.actor.id] });
  return preferences;
}

type Types = NotificationPreferences['types'];
/** A program that doesn't know of push changes nothing about it. */
const withPush = (sent: Received<typeof updateNotificationPreferences>['types'], before: Types): Types =>
  Object.fromEntries(notificationTypes.map((type) => [type, { ...sent[type], push: sent[type].push ?? before[type].push }])) as Types;
