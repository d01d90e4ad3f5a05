import type * as contract from '@parley/contract/analytics';
import type { Received, Result } from '@parley/contract/endpoint';
import type { ReadCtx, UserActor } from '../../../context.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { ordersIn } from './formulas.ts';
import { headOf, periodOf } from './period.ts';
import { topProducts } from './products-store.ts';

const formula =
  'Price × pieces of the lines of orders placed in the period that are neither drafts nor cancelled; cancelled pieces and those that were exchanged for others are left out, discounts of whole orders and shipping are not shared out, and what came back is counted beside it. Sold in chat is what the AI or a teammate sold of it.';

export async function products(
  ctx: ReadCtx<UserActor>,
  { limit, by, ...asked }: Received<typeof contract.getTopProducts>,
): Promise<Result<typeof contract.getTopProducts>> {
  const period = await periodOf(ctx, asked);
  const items = await topProducts(ctx.db, period, by, limit);
  return {
    ...headOf(period),
    formula,
    items: items.map((item) => ({
      ...item,
      revenue: toAmount(item.revenue),
      chat_revenue: toAmount(item.chat_revenue),
      previous_revenue: toAmount(item.previous_revenue),
      rows: item.product_id ? ordersIn(period, { field: 'product', op: 'is', value: [item.product_id] }) : null,
    })),
  };
}
