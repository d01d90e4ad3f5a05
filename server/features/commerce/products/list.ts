import type { Received, Result } from '@parley/contract/endpoint';
import type { Filter } from '@parley/contract/filters';
import type * as contract from '@parley/contract/products';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { fromKeyCursor, type KeyKind, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { meantBrands } from '../../account/visibility/index.ts';
import { readMemberships } from './collections/members-store.ts';
import type { Sort } from './list-filter-store.ts';
import * as store from './list-store.ts';
import { presentSummary } from './present.ts';
import { searchAsTyped } from './search/as-typed.ts';

type Ctx = ReadCtx<ReadingActor>;
/** A search looks at this many matches; a query that finds more should be more specific. */
export const searchDepth = 1000;
/** Counts stop here. */
const mostCounted = 10_000;

/** The list's request as the actor sees it. */
export async function narrowingOf(
  ctx: Pick<Ctx | WriteCtx<WritingActor>, 'db' | 'actor' | 'now'>,
  { q, filter }: { q?: string | undefined; filter?: Filter | undefined },
): Promise<store.Narrowing> {
  const [ids, meant, collections] = await Promise.all([
    q ? searchAsTyped(ctx.db, q, searchDepth, ctx.actor) : undefined,
    meantBrands(ctx.db, filter),
    filter?.conditions.some(({ field }) => field === 'collection') ? readMemberships(ctx.db) : undefined,
  ]);
  return { merchant: ctx.actor.merchant, viewer: ctx.actor, filter: meant, ids, collections, now: ctx.now() };
}

export async function list(
  ctx: Ctx,
  { q, filter, sort: chosen = 'relevance', order, cursor, limit }: Received<typeof contract.listProducts>,
): Promise<Result<typeof contract.listProducts>> {
  if (q && chosen === 'relevance') return listByRelevance(ctx, { q, filter, order, cursor, limit });
  const sort = chosen === 'relevance' ? 'updated_at' : chosen;
  const after = fromKeyCursor(`${sort} ${order}`, cursor, [keys[sort].kind, 'uuid']);
  const rows = await store.listRows(ctx.db, { ...(await narrowingOf(ctx, { q, filter })), sort, order, after, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => presentSummary(row, ctx.actor)),
    next_cursor: last ? toKeyCursor(`${sort} ${order}`, [keys[sort].of(last), last.id]) : null,
  };
}
type Searched = { q: string; filter?: Filter | undefined; order: 'asc' | 'desc'; cursor?: string | undefined; limit: number };
/** The search has ranked its matches, so a page begins after a place among them. */
async function listByRelevance(ctx: Ctx, { q, filter, order, cursor, limit }: Searched): Promise<Result<typeof contract.listProducts>> {
  const name = `relevance ${order}`;
  const [after = 0] = fromKeyCursor(name, cursor, ['int']) ?? [];
  const narrowing = await narrowingOf(ctx, { q, filter });
  const ranked = order === 'desc' ? (narrowing.ids ?? []) : (narrowing.ids ?? []).toReversed();
  const rows = await store.listRanked(ctx.db, { ...narrowing, ids: ranked.slice(Math.max(0, Number(after))), limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => presentSummary(row, ctx.actor)),
    next_cursor: last ? toKeyCursor(name, [ranked.indexOf(last.id) + 1]) : null,
  };
}

/** The cursor value for each sort order. */
const keys: Record<Sort, { kind: KeyKind; of(row: store.ListedProduct): string }> = {
  updated_at: { kind: 'instant', of: (row) => row.updated_at.toISOString() },
  created_at: { kind: 'instant', of: (row) => row.created_at.toISOString() },
  name: { kind: 'text', of: (row) => row.name_key },
  price: { kind: 'int', of: (row) => String(row.price_cents) },
  stock: { kind: 'int', of: (row) => String(row.stock_rank) },
};

export async function count(ctx: Ctx, asked: Received<typeof contract.countProducts>): Promise<Result<typeof contract.countProducts>> {
  const found = await store.countRows(ctx.db, await narrowingOf(ctx, asked), mostCounted + 1);
  return { count: Math.min(found, mostCounted), more: found > mostCounted };
}
