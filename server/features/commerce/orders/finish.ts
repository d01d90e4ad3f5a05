import type { OrderEvent, OrderStatus } from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import { countSpending } from '../customers/index.ts';
import { type Held, refuseMove } from './lock.ts';
import * as store from './order-store.ts';
import type { By } from './person.ts';
import { derivedMove, fulfillmentStatusOf, isHeld, moves, paymentStatusOf, settledOf, sumPieces, swappedOf, waivedOf } from './rules.ts';
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

/** One move along the table, with its line in the timeline; every other way is `order.move_refused`. The deed calls `finish` afterwards. */
export async function moveTo(ctx: WriteCtx, held: Held, to: OrderStatus, { note, by }: { note?: string; by?: By } = {}) {
  const from = held.order.status;
  if (!moves[from].includes(to)) refuseMove(held);
  if (to === 'draft') return;
  const stamp = stampOf[to];
  await store.changeOrder(ctx.db, held.order.id, { status: to, ...(stamp && { [stamp]: ctx.now() }) });
  held.order.status = to;
  await addEvent(ctx, held.order.id, { kind: eventOf[to], from, to, note, actor: by });
  ctx.audit({ action: `order.${eventOf[to]}`, object: ['order', held.order.id], detail: { from, to, ...(note && { note }) } });
}

/**
 * The end of every change of an order, once per deed: what follows from its lines, its ledger and its returns is derived anew and written
 * with the next version, the moves its goods made are made, the streams hear of it and its customer is counted again.
 */
export async function finish(ctx: WriteCtx, orderId: string, { by }: { by?: By } = {}): Promise<store.OrderRow> {
  const order = (await store.lockRow(ctx.db, orderId)) ?? missing('order.missing');
  const lines = await store.lockLines(ctx.db, orderId);
  const ledger = await store.readLedger(ctx.db, orderId);
  const pieces = sumPieces(lines);
  const waived = waivedOf(await store.readReturns(ctx.db, orderId));
  await followGoods(ctx, { order, lines, ledger, waived }, by);
  const sum = (kind: string) => ledger.reduce((all, entry) => (entry.kind === kind ? all + entry.amount_cents : all), 0);
  const money = { captured_cents: sum('payment'), refunded_cents: sum('refund') };
  const fulfillment = fulfillmentStatusOf(pieces, isHeld(order));
  const closed = await store.closeOrder(ctx.db, orderId, {
    ...money,
    items: pieces.items,
    payment_status: paymentStatusOf({ ...order, ...money }, swappedOf(ledger), settledOf(ledger) - waived),
    fulfillment_status: fulfillment,
    ...(fulfillment !== 'on_hold' && { hold_reason: null, held_from: null }),
    returns: await store.openReturn(ctx.db, orderId),
    updated_at: ctx.now(),
  });
  ctx.signal({ type: 'changed', topic: 'orders', id: orderId, version: closed.version });
  if (closed.customer_id) await countSpending(ctx.db, closed.merchant_id, [closed.customer_id], ctx.now());
  return closed;
}

async function followGoods(ctx: WriteCtx, held: Held, by?: By) {
  const parcels = await store.countParcels(ctx.db, held.order.id);
  for (;;) {
    const next = derivedMove(held.order.status, sumPieces(held.lines), parcels);
    if (next === null) return;
    await moveTo(ctx, held, next, { by });
  }
}
