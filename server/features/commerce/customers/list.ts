import { type countCustomers, customerFields, type listCustomers } from '@parley/contract/customers';
import type { Received, Result } from '@parley/contract/endpoint';
import { type Filter, isMasked } from '@parley/contract/filters';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { refuseMasked } from '../../../platform/lib/masked.ts';
import { findOrRespell } from '../spelling/index.ts';
import { type CustomerSort, keyKinds } from './list-filter-store.ts';
import * as store from './list-store.ts';
import { presentSummary } from './present.ts';

type Ctx = ReadCtx<ReadingActor>;
/** A search looks at this many matches; a query that finds more should be more specific. */
const searchDepth = 1000;
const mostCounted = 10_000;

export async function list(
  ctx: Ctx,
  { sort, order, limit, cursor, ...asked }: Received<typeof listCustomers>,
): Promise<Result<typeof listCustomers>> {
  refuseHiddenSort(ctx, sort);
  const after = fromKeyCursor(`${sort} ${order}`, cursor, keyKinds(sort));
  const rows = await store.listRows(ctx.db, { ...(await narrowingOf(ctx, asked)), sort, order, after, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => presentSummary(row, ctx.actor)),
    next_cursor: last ? toKeyCursor(`${sort} ${order}`, keyOf(last, sort)) : null,
  };
}

export async function count(ctx: Ctx, asked: Received<typeof countCustomers>): Promise<Result<typeof countCustomers>> {
  const found = await store.countRows(ctx.db, await narrowingOf(ctx, asked), mostCounted + 1);
  return { count: Math.min(found, mostCounted), more: found > mostCounted };
}

type Requested = { q?: string | undefined; filter?: Filter | undefined; ids?: readonly string[] | undefined };
/** The request as the actor sees it, with search words replaced by the ids they match. */
export async function narrowingOf(ctx: Ctx | WriteCtx<WritingActor>, { q, filter, ids }: Requested): Promise<store.Narrowing> {
  const searched = (words: string) => store.searchIds(ctx.db, words, searchDepth, ctx.actor);
  const found = q ? await findOrRespell(ctx.db, q, ctx.actor, searched) : undefined;
  const both = found && ids ? found.filter((id) => ids.includes(id)) : (found ?? ids);
  return { merchant: ctx.actor.merchant, viewer: ctx.actor, filter, ids: both, now: ctx.now() };
}

/** Total spending is hidden from teammates limited to brands, and sorting by it would reveal it. */
function refuseHiddenSort({ actor }: Ctx, sort: CustomerSort) {
  if (isMasked(sort, customerFields, actor)) refuseMasked('sort', sort);
  if (actor.brands === null || sort === 'created_at' || sort === 'name') return;
  const message = 'You only see some brands, so you can sort customers only by name or creation date.';
  throw new Problem('input.invalid', { errors: [{ path: 'sort', message }] });
}

const keyOf = ({ id, sorted }: { id: string; sorted: unknown }, sort: CustomerSort) => (sort === 'name' ? [id] : [keyValue(sorted), id]);
/** PostgreSQL's infinity, the sort value of customers without orders, arrives as a number. */
const keyValue = (value: unknown) => (value instanceof Date ? value.toISOString() : value === -Infinity ? '-infinity' : String(value));
