import type { Received, Result } from '@parley/contract/endpoint';
import type { ImportKind } from '@parley/contract/import-runs';
import { importFinished } from '@parley/contract/events';
import type { importRecords } from '@parley/contract/imports';
import type { WriteCtx } from '../../../context.ts';
import { saveArticles } from '../../intelligence/knowledge/index.ts';
import { importCustomers } from './customers.ts';
import { lockRecords } from './lock-store.ts';
import { importOrders } from './orders.ts';
import { importProducts } from './products.ts';
import { type Outcome, separateRefused } from './rules.ts';

type Kind = ImportKind | 'articles';
export type Batch = Omit<Received<typeof importRecords>, 'merchant'>;

/**
 * Imports a batch into the transaction's shop. A record with a known external_id updates its row, any other creates one; invalid records
 * are reported with their position, from 1, and the reason, and the others are saved. Orders may refer to records of the same batch.
 */
export async function importRecordsOf(ctx: WriteCtx, batch: Batch): Promise<Result<typeof importRecords>> {
  const { products, customers, orders, articles } = batch;
  await lockRecords(ctx.db, ctx.actor.merchant, batch);
  const outcomes: [Kind, Outcome][] = [];
  if (products.length)
    outcomes.push(['products', await importProducts(ctx, products, { source: 'import', whole: true, actor: actorOf(ctx) })]);
  if (customers.length) outcomes.push(['customers', await importCustomers(ctx, customers)]);
  if (orders.length) outcomes.push(['orders', await importOrders(ctx, orders, { bySku: false })]);
  if (articles.length) outcomes.push(['articles', await importArticles(ctx, articles)]);
  const touched = outcomes.filter(([, { created, updated }]) => created + updated > 0);
  for (const [kind, { created, updated }] of touched) {
    ctx.signal({ type: 'changed', topic: kind === 'articles' ? 'knowledge' : kind, id: null, version: null });
    await ctx.emit(importFinished, { import_id: null, kind, outcome: 'done', created, updated });
  }
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, [, outcome]) => total + of(outcome), 0);
  const result = {
    created: sum(({ created }) => created),
    updated: sum(({ updated }) => updated),
    unchanged: sum(({ unchanged }) => unchanged),
    refused: outcomes.flatMap(([, { refused }]) => refused),
  };
  const { created, updated, unchanged } = result;
  const kinds = outcomes.map(([kind]) => (kind === 'articles' ? 'knowledge' : kind));
  ctx.audit({ action: 'records.imported', detail: { kinds, created, updated, unchanged, refused: result.refused.length } });
  return result;
}

async function importArticles(ctx: WriteCtx, articles: Batch['articles']): Promise<Outcome> {
  const { kept, refused } = separateRefused(articles, () => undefined);
  const saved = await saveArticles(
    ctx,
    kept.map(({ external_id: externalId, title, body, language }) => ({ externalId, title, body, language })),
  );
  return { ...saved, refused };
}

const actorOf = ({ actor }: WriteCtx) => ('name' in actor ? actor.name : null);
