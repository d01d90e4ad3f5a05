import type * as contract from '@parley/contract/analytics';
import type { Received, Result } from '@parley/contract/endpoint';
import type { RowsOf } from '@parley/contract/figures';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { countVisitors, readFunnel } from './conversions-store.ts';
import { ratio, said, conversationsIn } from './formulas.ts';
import type { Period } from './days.ts';
import { headOf, periodOf } from './period.ts';

type Conversions = Result<typeof contract.getConversions>;
const onWebsite = { field: 'channel', op: 'is' as const, value: ['website'] };
const yes = (field: string) => ({ field, op: 'is' as const, value: true });

const steps: { key: Conversions['steps'][number]['key']; formula: string; rows: (period: Period) => RowsOf | null }[] = [
  {
    key: 'visitors',
    formula:
      'Browsers that opened the website chat for the first time in the period, across all brands. The report counts these browsers but can’t list them.',
    rows: () => null,
  },
  {
    key: 'conversations',
    formula: 'Conversations started on the website in the period.',
    rows: (period) => conversationsIn(period, onWebsite),
  },
  {
    key: 'carts',
    formula: 'Website conversations started in the period whose visitor had a cart.',
    rows: (period) => conversationsIn(period, onWebsite, yes('has_cart')),
  },
  {
    key: 'orders',
    formula: 'Website conversations started in the period that led to an order, with or without a cart. Drafts don’t count.',
    rows: (period) => conversationsIn(period, onWebsite, yes('has_order')),
  },
];

export async function conversions(ctx: ReadCtx<ReadingActor>, asked: Received<typeof contract.getConversions>): Promise<Conversions> {
  const period = await periodOf(ctx, asked);
  const [funnel, visitors] = await Promise.all([readFunnel(ctx.db, period), countVisitors(ctx.db, period)]);
  const at = (bucket: number) => ({
    visitors: visitors.find((row) => row.bucket === bucket)?.visitors ?? 0,
    ...(funnel.find((row) => row.bucket === bucket) ?? { conversations: 0, carts: 0, orders: 0, to_order: null }),
  });
  const [now, before] = [at(2), at(1)];
  return {
    ...headOf(period),
    steps: steps.map(({ key, formula, rows }, place) => {
      const last = steps[place - 1]?.key;
      // A browser may begin several conversations, and an order needs no cart, so a step can exceed the one before; then there is no rate.
      const share = last && now[key] <= now[last] ? said('percent', ratio(now[key], now[last], 100)) : null;
      return { key, formula, count: now[key], previous: before[key], share, rows: rows(period) };
    }),
    median_seconds_to_order: now.to_order,
  };
}
