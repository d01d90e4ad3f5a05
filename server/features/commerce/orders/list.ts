import type { Received, Result } from '@parley/contract/endpoint';
import type { Filter } from '@parley/contract/filters';
import type { ListSelection } from '@parley/contract/lists';
import * as contract from '@parley/contract/orders';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { fromKeyCursor, kindOf, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { refuseMaskedFilter } from '../../../platform/lib/masked.ts';
import { findOrRespell } from '../spelling/index.ts';
import { meantBrands } from '../../account/visibility/index.ts';
import { type OrderSort, sortColumns } from './list-filter-store.ts';
import * as store from './list-store.ts';
import { personOf } from './person.ts';
import { factsOfRow, presentSummary } from './present.ts';
import { actionsOf } from './rules.ts';
import { maskFor } from './mask.ts';

type Ctx = ReadCtx<ReadingActor>;
/** A search looks at this many matches; a query that finds more should be more specific. */
export const searchDepth = 1000;
const mostCounted = 10_000;

type Requested = {
  status?: contract.OrderStatus | undefined;
  customer?: string | undefined;
  q?: string | undefined;
  filter?: Filter | undefined;
  ids?: readonly string[] | undefined;
};
/** The request of a list, count, export or bulk change with its search words resolved. */
export async function narrow(
  ctx: Pick<ReadCtx<ReadingActor> | WriteCtx<WritingActor>, 'db' | 'actor' | 'now'>,
  { q, filter, ids, ...more }: Requested,
): Promise<store.Narrowing> {
  // Before `lookingUp` puts others in the place of masked fields.
  if (filter) refuseMaskedFilter(filter, contract.orderFields, ctx.actor);
  const [found, known] = await Promise.all([
    q ? findOrRespell(ctx.db, q, ctx.actor, (words) => searched(ctx, words)) : undefined,
    meantBrands(ctx.db, filter).then((meant) => meant && store.lookingUp(ctx.db, meant, ctx.now())),
  ]);
  const both = found && ids ? ids.filter((id) => found.includes(id)) : (found ?? ids);
  return { ...more, merchant: ctx.actor.merchant, viewer: ctx.actor, filter: known, ids: both, now: ctx.now() };
}

/** Tracking numbers are stored as entered, mostly in upper case, but searched in any case. */
async function searched(
  { db, actor }: Pick<ReadCtx<ReadingActor> | WriteCtx<WritingActor>, 'db' | 'actor'>,
  words: string,
): Promise<string[]> {
  const found = await store.searchIds(db, words, searchDepth, actor);
  return found.length > 0 || words === words.toUpperCase() ? found : store.searchIds(db, words.toUpperCase(), searchDepth, actor);
}

export async function list(
  ctx: Ctx,
  { sort, order, limit, cursor, ...asked }: Received<typeof contract.listOrders>,
): Promise<Result<typeof contract.listOrders>> {
  const after = fromKeyCursor(
    `${sort} ${order}`,
    cursor,
    sortColumns(sort).map(({ cast }) => kindOf(cast)),
  );
  const narrowing = await narrow(ctx, asked);
  const rows = await store.listRows(ctx.db, { ...narrowing, sort, order, after, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const mask = maskFor(ctx, 0);
  return {
    items: rows.slice(0, limit).map((row) => presentSummary(row, mask)),
    next_cursor: last ? toKeyCursor(`${sort} ${order}`, keyOf(last, sort)) : null,
  };
}
export const keyOf = (row: store.ListedOrder, sort: OrderSort) =>
  sortColumns(sort).map(({ of }) => {
    const value = row[of];
    return value instanceof Date ? value.toISOString() : String(value);
  });

export async function count(ctx: Ctx, asked: Received<typeof contract.countOrders>): Promise<Result<typeof contract.countOrders>> {
  const found = await store.countRows(ctx.db, await narrow(ctx, asked), mostCounted);
  return { count: Math.min(found, mostCounted), more: found > mostCounted };
}

export const queues = (ctx: Ctx, { merchant }: Received<typeof contract.orderQueues>) =>
  store.countQueues(ctx.db, merchant, ctx.actor, mostCounted);

/** The selected ids of a bulk change that the actor may see, as SQL to insert from. */
export async function chosenOrders(ctx: WriteCtx<WritingActor>, selection: ListSelection, most: number) {
  const asked = selection.kind === 'ids' ? { ids: selection.ids } : { q: selection.q, filter: selection.filter };
  return store.idsOf(await narrow(ctx, asked), most);
}

/** The actions this person may take on each of these orders, for features with order lists of their own. */
export async function actionsFor(ctx: Ctx, ids: readonly string[]): Promise<Map<string, contract.OrderAction[]>> {
  if (ids.length === 0) return new Map();
  const rows = await store.judgedRows(ctx.db, ids, ctx.actor);
  return new Map(rows.map((row) => [row.id, actionsOf(factsOfRow(row), personOf(ctx, row.refund_limit_cents))]));
}
