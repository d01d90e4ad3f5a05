import type { Received, Result } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/operator/merchants';
import type { AcrossShops, ReadCtx, SignedInActor } from '../../context.ts';
import { fromKeyCursor, toKeyCursor } from '../../platform/lib/keyset.ts';
import * as store from './store.ts';

const counted = 30 * 86_400_000;

export async function listMerchants(
  ctx: ReadCtx<SignedInActor> & AcrossShops,
  { q, cursor, limit }: Received<typeof contract.listMerchants>,
): Promise<Result<typeof contract.listMerchants>> {
  const after = fromKeyCursor('newest', cursor, ['instant', 'uuid']);
  const since = new Date(ctx.now().getTime() - counted);
  const found = await ctx.acrossShops((db) => store.listMerchants(db, { q, since, after, limit: limit + 1 }));
  const items = found.slice(0, limit).map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
  const last = found.length > limit ? items.at(-1) : undefined;
  return { items, next_cursor: last ? toKeyCursor('newest', [last.created_at, last.id]) : null };
}
