import { orderCreated, orderPaid, orderPlaced, orderUpdated } from '@parley/contract/events';
import type { WriteCtx } from '../../../context.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import type { OrderRow } from './order-store.ts';
import { type By, byOf } from './person.ts';
import { becomesPaid } from './rules.ts';

const totalsOf = ({ total_cents: total, currency }: OrderRow) => ({ total_amount: toAmount(total, currency), currency });
const refsOf = ({ id, customer_id, conversation_id, brand_id }: OrderRow) => ({ order_id: id, customer_id, conversation_id, brand_id });
const placingOf = (order: OrderRow) => ({
  ...refsOf(order),
  ...totalsOf(order),
  status: order.status,
  channel: order.channel,
  sold_by: order.sold_by,
});

export const emitPlaced = (ctx: WriteCtx, order: OrderRow, by?: By) =>
  ctx.emit(orderPlaced, { ...placingOf(order), sold_by_user_id: order.sold_by_user_id, placed_by: byOf(ctx, by).kind });

/** Emits the order after a change, and that it was paid if it wasn't before. */
export async function emitChange(ctx: WriteCtx, before: OrderRow, after: OrderRow, isNew: boolean) {
  const { id, version, status, payment_status, fulfillment_status } = after;
  if (isNew) await ctx.emit(orderCreated, placingOf(after));
  else await ctx.emit(orderUpdated, { order_id: id, version, status, payment_status, fulfillment_status, ...totalsOf(after) });
  if (becomesPaid(before.payment_status, payment_status))
    await ctx.emit(orderPaid, { ...refsOf(after), ...totalsOf(after), sold_by: after.sold_by });
}
