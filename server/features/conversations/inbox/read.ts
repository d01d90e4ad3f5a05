import type { ConversationSort } from '@parley/contract/conversations';
import type { Received, Result } from '@parley/contract/endpoint';
import { type countConversations, type getConversation, type listConversations, type listMessages, tabOrder } from '@parley/contract/inbox';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import { toKeyCursor } from '../../../platform/lib/keyset.ts';
import { maySee, meantBrands } from '../../account/visibility/index.ts';
import { mustSee } from './access.ts';
import { placeOf, sortColumns } from './list-filter-store.ts';
import * as store from './list-store.ts';
import { presentConversation, presentMessage } from './present.ts';

type Ctx = ReadCtx<ReadingActor>;

/** The maximum number of search matches considered; broader searches need more specific words. */
export const searchDepth = 1_000;

export async function list(
  ctx: Ctx,
  { merchant, tab, status, q, filter, limit, cursor, ...asked }: Received<typeof listConversations>,
): Promise<Result<typeof listConversations>> {
  const sort = asked.sort ?? tabOrder(tab).sort;
  const order = asked.order ?? (asked.sort ? 'desc' : tabOrder(tab).order);
  const meant = await meantBrands(ctx.db, filter);
  const ids = q ? await store.searchIds(ctx.db, q, searchDepth, ctx.actor) : undefined;
  const rows = await store.listRows(ctx.db, {
    merchant,
    viewer: ctx.actor,
    tab,
    status,
    filter: meant,
    ids,
    sort,
    order,
    after: placeOf(sort, order, cursor),
    limit: limit + 1,
    now: ctx.now(),
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => presentConversation(row, ctx.actor, ctx.now())),
    next_cursor: last ? toKeyCursor(`${sort} ${order}`, keyOf(last, sort)) : null,
  };
}
const keyOf = (row: store.ListedConversation, sort: ConversationSort) =>
  sortColumns(sort).map(({ of }) => keyValue(row[of as keyof store.ListedConversation]));
/** PostgreSQL's infinity, the sort value of conversations that don't wait, arrives as a number. */
const keyValue = (value: unknown) => (value instanceof Date ? value.toISOString() : value === Infinity ? 'infinity' : String(value));

export const counts = (ctx: Ctx, { merchant }: Received<typeof countConversations>) => store.countRows(ctx.db, merchant, ctx.actor);

export async function get(ctx: Ctx, { id }: Received<typeof getConversation>) {
  const row = await store.listedOne(ctx.db, id, ctx.actor.id);
  return row && maySee(ctx.actor, row) ? presentConversation(row, ctx.actor, ctx.now()) : missing('conversation.missing');
}

/** An upper bound for positions, because a cursor may contain anything. */
const longestThread = 2_147_483_647;

export async function messages(
  ctx: Ctx,
  { id, limit, cursor, after }: Received<typeof listMessages>,
): Promise<Result<typeof listMessages>> {
  const before = cursor === undefined ? undefined : Math.min(Number.parseInt(cursor, 10) || 0, longestThread);
  // A conversation that the requester can't see returns no row; only then find out why.
  const rows = await store.threadRows(ctx.db, id, { before, after, limit: limit + 1, viewer: ctx.actor });
  if (rows.length === 0) await mustSee(ctx, id);
  const more = rows.length > limit;
  const page = after === undefined ? rows.slice(more ? 1 : 0) : rows.slice(0, limit);
  const older = more && after === undefined ? String(page[0]?.seq ?? 0) : null;
  return { items: page.map((row) => presentMessage(row, row, ctx.actor)), next_cursor: older };
}
