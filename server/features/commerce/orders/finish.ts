import { orderCancelled, orderStatusChanged } from '@parley/contract/events';
import type { OrderEvent, OrderStatus } from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { countSpending } from '../customers/index.ts';
import { emitChange } from './emit-order.ts';
import { type LockedOrder, refuseMove } from './lock.ts';
import * as store from './order-store.ts';
import type { By } from './person.ts';
import { derivedMove, fulfillmentStatusOf, isLocked, moves, paymentStatusOf, settledOf, sumUnits, swappedOf, waivedOf } from './rules.ts';
import { addEvent } from './timeline.ts';

const eventOf: Record<Exclude<OrderStatus, 'draft'>, OrderEvent['kind']> = {
  pending: 'placed',
  confirmed: 'confirmed',
  processing: 'processing',
  shipped: 'shipped',
  delivered: 'delivered',
  returned: 'returned',
  cancelled: 'cancelled',
};
const stampOf: Partial<Record<OrderStatus, 'confirmed_at' | 'shipped_at' | 'delivered_at' | 'cancelled_at'>> = {
  confirmed: 'confirmed_at',
  shipped: 'shipped_at',
  delivered: 'delivered_at',
  cancelled: 'cancelled_at',
};

/**
 * Makes one transition of the status table, with its timeline entry; any other is `order.move_refused`. The calling action ends with
 * `finish`.
 */
export async function moveTo(ctx: WriteCtx, locked: LockedOrder, to: OrderStatus, { note, by }: { note?: string; by?: By } = {}) {
  const from = locked.order.status;
  if (!moves[from].includes(to)) refuseMove(locked);
  if (to === 'draft') return;
  const stamp = stampOf[to];
  await store.changeOrder(ctx.db, locked.order.id, { status: to, ...(stamp && { [stamp]: ctx.now() }) });
  locked.order.status = to;
  await addEvent(ctx, locked.order.id, { kind: eventOf[to], from, to, note, actor: by });
  ctx.audit({ action: `order.${eventOf[to]}`, object: ['order', locked.order.id], detail: { from, to, ...(note && { note }) } });
  const { id: order_id, total_cents: total, currency } = locked.order;
  await ctx.emit(orderStatusChanged, { order_id, from, to });
  if (to === 'cancelled') await ctx.emit(orderCancelled, { order_id, from, total_amount: toAmount(total, currency), currency });
}

/**
 * Ends every change of an order, once per action: derives what follows from lines, ledger and returns, writes it with the next version,
 * makes the transitions that goods cause, signals to streams, recounts the customer's spending and emits the event.
 */
export async function finish(
  ctx: WriteCtx,
  orderId: string,
  { by, isNew = false }: { by?: By; isNew?: boolean } = {},
): Promise<store.OrderRow> {
  const order = (await store.lockRow(ctx.db, orderId)) ?? missing('order.missing');
  const before = { ...order };
  const lines = await store.lockLines(ctx.db, orderId);
  const ledger = await store.readLedger(ctx.db, orderId);
  const units = sumUnits(lines);
  const waived = waivedOf(await store.readReturns(ctx.db, orderId));
  await followGoods(ctx, { order, lines, ledger, waived }, by);
  const sum = (kind: string) => ledger.reduce((all, entry) => (entry.kind === kind ? all + entry.amount_cents : all), 0);
  const money = { captured_cents: sum('payment'), refunded_cents: sum('refund') };
  const fulfillment = fulfillmentStatusOf(units, isLocked(order));
  const closed = await store.closeOrder(ctx.db, orderId, {
    ...money,
    items: units.items,
    payment_status: paymentStatusOf({ ...order, ...money }, swappedOf(ledger), settledOf(ledger) - waived),
    fulfillment_status: fulfillment,
    ...(fulfillment !== 'on_hold' && { hold_reason: null, held_from: null }),
    returns: await store.openReturn(ctx.db, orderId),
    updated_at: ctx.now(),
  });
  ctx.signal({ type: 'changed', topic: 'orders', id: orderId, version: closed.version });
  if (closed.customer_id) await countSpending(ctx.db, closed.merchant_id, [closed.customer_id], ctx.now());
  await emitChange(ctx, before, closed, isNew);
  return closed;
}

async function followGoods(ctx: WriteCtx, locked: LockedOrder, by?: By) {
  const parcels = await store.countParcels(ctx.db, locked.order.id);
  for (;;) {
    const next = derivedMove(locked.order.status, sumUnits(locked.lines), parcels);
    if (next === null) return;
    await moveTo(ctx, locked, next, { by });
  }
}
