import type { Received, Result } from '@parley/contract/endpoint';
import type { ImportKind } from '@parley/contract/import-runs';
import { importFinished } from '@parley/contract/events';
import type { importRecords } from '@parley/contract/imports';
import type { WriteCtx } from '../../../context.ts';
import { importArticles } from './articles.ts';
import { importCustomers } from './customers.ts';
import { lockRecords } from './lock-store.ts';
import { importOrders } from './orders.ts';
import { importProducts } from './products.ts';
import type { Outcome } from './outcome.ts';
import type { Difference } from './ownership.ts';

type Kind = ImportKind | 'articles';
export type Batch = Omit<Received<typeof importRecords>, 'merchant'>;

/**
 * Imports a batch into the transaction's shop. A record with a known external_id updates what wasn't changed here, any other creates one;
 * invalid records are reported with their position, from 1, and the reason, and the others are saved. Orders may refer to records of the same batch.
 */
export async function importRecordsOf(ctx: WriteCtx, batch: Batch): Promise<Result<typeof importRecords>> {
  await lockRecords(ctx.db, ctx.actor.merchant, batch);
  const [products, customers, orders, articles] = [
    placed(batch.products),
    placed(batch.customers),
    placed(batch.orders),
    placed(batch.articles),
  ];
  const outcomes: [Kind, Outcome][] = [];
  if (products.length)
    outcomes.push(['products', await importProducts(ctx, products, { source: 'import', whole: true, actor: actorOf(ctx) })]);
  if (customers.length) outcomes.push(['customers', await importCustomers(ctx, customers, { dry: false })]);
  if (orders.length) outcomes.push(['orders', await importOrders(ctx, orders, { bySku: false, dry: false })]);
  if (articles.length) outcomes.push(['articles', await importArticles(ctx, articles)]);
  const touched = outcomes.filter(([, { created, updated }]) => created + updated > 0);
  for (const [kind, { created, updated }] of touched) {
    ctx.signal({ type: 'changed', topic: kind === 'articles' ? 'knowledge' : kind, id: null, version: null });
    await ctx.emit(importFinished, { import_id: null, kind, outcome: 'done', created, updated });
  }
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, [, outcome]) => total + of(outcome), 0);
  const differences = outcomes.flatMap(([, outcome]) => outcome.differences);
  const result = {
    created: sum(({ created }) => created),
    updated: sum(({ updated }) => updated),
    unchanged: sum(({ unchanged }) => unchanged),
    refused: outcomes.flatMap(([, { refused }]) => refused),
    conflicts: differences.filter(({ isSet }) => !isSet).map(presentConflict),
    stock_changes: differences.filter(({ isSet, field }) => isSet && field === 'stock').map(presentStock),
  };
  const { created, updated, unchanged } = result;
  const kinds = outcomes.map(([kind]) => (kind === 'articles' ? 'knowledge' : kind));
  const [refused, conflicts] = [result.refused.length, result.conflicts.length];
  ctx.audit({ action: 'records.imported', detail: { kinds, created, updated, unchanged, refused, conflicts } });
  return result;
}

/** With their positions in the batch, from 1. */
const placed = <T extends object>(records: readonly T[]) => records.map((record, place) => ({ ...record, row: place + 1 }));
const presentConflict = ({ kind, row, key, label, field, ours, theirs }: Difference) => ({
  kind,
  row,
  external_id: key,
  label,
  field,
  ours,
  theirs,
});
const presentStock = ({ row, key, label, ours, theirs }: Difference) => ({
  ...{ row, external_id: key, label },
  from: ours === null ? null : Number(ours),
  to: theirs === null ? null : Number(theirs),
});

const actorOf = ({ actor }: WriteCtx) => ('name' in actor ? actor.name : null);
