import type { listDuplicates } from '@parley/contract/customers';
import type { Received, Result } from '@parley/contract/endpoint';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { mustSeeCustomer } from './access.ts';
import * as store from './duplicate-store.ts';
import { wholeRows } from './list-store.ts';
import { presentSummary } from './present.ts';

const most = 100;
/** Read more for teammates limited to brands, because some pairs drop out. */
const mostForLimited = 1000;

export async function duplicates(
  ctx: ReadCtx<ReadingActor>,
  { merchant, customer }: Received<typeof listDuplicates>,
): Promise<Result<typeof listDuplicates>> {
  const { db, actor } = ctx;
  if (customer !== undefined) await mustSeeCustomer(ctx, customer);
  const wanted = actor.brands === null ? most : mostForLimited;
  const found = customer === undefined ? await store.pairs(db, merchant, wanted) : await store.pairsOf(db, merchant, customer, wanted);
  const pairs = once(found);
  const ids = [...new Set(pairs.flatMap(({ one, other }) => [one, other]))];
  const narrowing = { merchant, viewer: actor, ids, now: ctx.now() };
  const rows = ids.length === 0 ? [] : await wholeRows(db, { ...narrowing, sort: 'created_at', order: 'desc', limit: ids.length });
  const shown = new Map(rows.map((row) => [row.id, presentSummary(row, actor)]));
  const items = pairs.flatMap(({ one, other, reason }) => {
    const [first, second] = [shown.get(one), shown.get(other)];
    return first && second ? [{ customer: first, duplicate: second, reason }] : [];
  });
  return { items: items.slice(0, most) };
}

/** Shows a pair that shares several keys once, with the most certain; the list is sorted that way. */
function once(pairs: readonly store.Pair[]): store.Pair[] {
  const seen = new Map<string, store.Pair>();
  for (const pair of pairs) {
    const key = [pair.one, pair.other].toSorted().join(' ');
    if (!seen.has(key)) seen.set(key, pair);
  }
  return [...seen.values()];
}
