import type { Received, Result } from '@parley/contract/endpoint';
import type { importRecords } from '@parley/contract/imports';
import type { Topic } from '@parley/contract/topics';
import type { WriteCtx } from '../../../context.ts';
import { saveArticles } from '../../intelligence/knowledge/index.ts';
import { importCustomers } from './customers.ts';
import { importOrders } from './orders.ts';
import { importProducts } from './products.ts';
import { type Outcome, sift } from './rules.ts';

export type Batch = Omit<Received<typeof importRecords>, 'merchant'>;

/**
 * Brings a batch into the shop of the transaction. A record with a known external_id updates its row, any other becomes one; a record that
 * cannot be is named with its place in its list, from 1, and its reason, and the others are kept. Orders may speak of what comes in with them.
 */
export async function importRecordsOf(ctx: WriteCtx, batch: Batch): Promise<Result<typeof importRecords>> {
  const { products, customers, orders, articles } = batch;
  const outcomes: [Topic, Outcome][] = [];
  if (products.length)
    outcomes.push(['products', await importProducts(ctx, products, { source: 'import', whole: true, actor: actorOf(ctx) })]);
  if (customers.length) outcomes.push(['customers', await importCustomers(ctx, customers)]);
  if (orders.length) outcomes.push(['orders', await importOrders(ctx, orders, { bySku: false })]);
  if (articles.length) outcomes.push(['knowledge', await importArticles(ctx, articles)]);
  const touched = outcomes.filter(([, { created, updated }]) => created + updated > 0);
  for (const [topic] of touched) ctx.signal({ type: 'changed', topic, id: null, version: null });
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, [, outcome]) => total + of(outcome), 0);
  const result = {
    created: sum(({ created }) => created),
    updated: sum(({ updated }) => updated),
    unchanged: sum(({ unchanged }) => unchanged),
    refused: outcomes.flatMap(([, { refused }]) => refused),
  };
  const { created, updated, unchanged } = result;
  const kinds = outcomes.map(([topic]) => topic);
  ctx.audit({ action: 'records.imported', detail: { kinds, created, updated, unchanged, refused: result.refused.length } });
  return result;
}

async function importArticles(ctx: WriteCtx, articles: Batch['articles']): Promise<Outcome> {
  const { kept, refused } = sift(articles, () => undefined);
  const saved = await saveArticles(
    ctx,
    kept.map(({ external_id: externalId, title, body, language }) => ({ externalId, title, body, language })),
  );
  return { ...saved, refused };
}

const actorOf = ({ actor }: WriteCtx) => ('name' in actor ? actor.name : null);
