import type * as contract from '@parley/contract/analytics';
import type { Received, Result } from '@parley/contract/endpoint';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import type { FigureKey } from './formulas.ts';
import { figuresOf, measureMoney, measureConversations, seriesOf, together } from './measure.ts';
import { headOf, periodOf } from './period.ts';

const keys: readonly FigureKey[] = [
  'revenue',
  'gross',
  'refunds',
  'orders',
  'average_order',
  'sold_in_chat',
  'conversations',
  'ai_resolution',
  'handoffs',
  'first_reply_ai',
  'first_reply_people',
  'csat',
];

export async function metrics(
  ctx: ReadCtx<ReadingActor>,
  asked: Received<typeof contract.getMetrics>,
): Promise<Result<typeof contract.getMetrics>> {
  const period = await periodOf(ctx, asked);
  const measured = together(...(await Promise.all([measureMoney(ctx.db, period, true), measureConversations(ctx.db, period, true)])));
  const series = Object.fromEntries(keys.map((key) => [key, seriesOf(key, period, measured)]));
  return { ...headOf(period), figures: figuresOf(keys, period, measured), series };
}
