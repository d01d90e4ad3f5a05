import type { Received, Result } from '@parley/contract/endpoint';
import type { countConversations, getConversation, listConversations, listMessages } from '@parley/contract/inbox';
import type { ReadCtx, UserActor } from '../../context.ts';
import { missing } from '../../platform/http/problem.ts';
import { fromCursor, toPage } from '../../platform/lib/cursor.ts';
import * as store from './list-store.ts';
import { presentConversation, presentMessage } from './present.ts';
import { hasConversation } from './store.ts';

type Ctx = ReadCtx<UserActor>;

/** The most a search of conversations looks at; words that match more should be more. */
const searchDepth = 500;

export async function list(
  ctx: Ctx,
  { merchant, tab, status, q, limit, cursor }: Received<typeof listConversations>,
): Promise<Result<typeof listConversations>> {
  const ids = q ? await store.searchIds(ctx.db, q, searchDepth) : undefined;
  const rows = await store.listRows(ctx.db, {
    merchant,
    userId: ctx.actor.id,
    tab,
    status,
    ids,
    after: fromCursor(cursor),
    limit: limit + 1,
  });
  return toPage(
    rows,
    limit,
    (row) => presentConversation(row, ctx.actor),
    (row) => ({ at: row.last_activity_at, id: row.id }),
  );
}

export const counts = (ctx: Ctx, { merchant }: Received<typeof countConversations>) => store.countRows(ctx.db, merchant, ctx.actor.id);

export async function get(ctx: Ctx, { id }: Received<typeof getConversation>) {
  const row = await store.listedOne(ctx.db, id, ctx.actor.id);
  return presentConversation(row ?? missing('conversation.missing'), ctx.actor);
}

export async function messages(
  ctx: Ctx,
  { id, limit, cursor, after }: Received<typeof listMessages>,
): Promise<Result<typeof listMessages>> {
  const before = cursor === undefined ? undefined : Number.parseInt(cursor, 10) || 0;
  const rows = await store.threadRows(ctx.db, id, { before, after, limit: limit + 1 });
  if (rows.length === 0 && !(await hasConversation(ctx.db, id))) return missing('conversation.missing');
  const more = rows.length > limit;
  const page = after === undefined ? rows.slice(more ? 1 : 0) : rows.slice(0, limit);
  const older = more && after === undefined ? String(page[0]?.seq ?? 0) : null;
  return { items: page.map((row) => presentMessage(row, row.run, ctx.actor)), next_cursor: older };
}
