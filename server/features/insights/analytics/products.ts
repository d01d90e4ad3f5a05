import type * as contract from '@parley/contract/analytics';
import type { Received, Result } from '@parley/contract/endpoint';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { ordersIn } from './formulas.ts';
import { headOf, periodOf } from './period.ts';
import { topProducts } from './products-store.ts';

const formula =
  'Price × quantity of the items in orders placed in the period. Drafts and canceled orders don’t count. Canceled and exchanged items, order discounts and shipping aren’t included; returns are counted separately. Sold in chat is the part sold by the AI or a teammate.';

export async function products(
  ctx: ReadCtx<ReadingActor>,
  { limit, by, ...asked }: Received<typeof contract.getTopProducts>,
): Promise<Result<typeof contract.getTopProducts>> {
  const period = await periodOf(ctx, asked);
  const items = await topProducts(ctx.db, period, by, limit);
  return {
    ...headOf(period),
    formula,
    items: items.map((item) => ({
      ...item,
      revenue: toAmount(item.revenue, period.currency),
      chat_revenue: toAmount(item.chat_revenue, period.currency),
      previous_revenue: toAmount(item.previous_revenue, period.currency),
      rows: item.product_id ? ordersIn(period, { field: 'product', op: 'is', value: [item.product_id] }) : null,
    })),
  };
}
