import type { Received, Result } from '@parley/contract/endpoint';
import type { listNotifications, readNotifications } from '@parley/contract/notifications';
import type { ReadCtx, UserActor, WriteCtx } from '../../context.ts';
import { Problem } from '../../platform/http/problem.ts';
import * as store from './store.ts';

type List = Result<typeof listNotifications>;

export async function list(ctx: ReadCtx<UserActor>, { merchant, limit }: Received<typeof listNotifications>): Promise<List> {
  const rows = await store.latest(ctx.db, merchant, ctx.actor.id, limit);
  const items = rows.map(({ id, type, conversation_id, text, read_at, created_at }) => ({
    id,
    type: type as List['items'][number]['type'],
    conversation_id,
    text,
    read: read_at !== null,
    created_at: created_at.toISOString(),
  }));
  return { items };
}

/** One's own only: a teammate's notification is as good as missing. */
export async function read(ctx: WriteCtx<UserActor>, { merchant, id }: Received<typeof readNotifications>) {
  const known = id === undefined || (await store.has(ctx.db, merchant, ctx.actor.id, id));
  if (!known) throw new Problem('notification.missing');
  const marked = await store.markRead(ctx.db, merchant, ctx.actor.id, ctx.now(), id);
  if (marked > 0) ctx.signal({ type: 'changed', topic: 'notifications', id: null, version: null });
  return {};
}
