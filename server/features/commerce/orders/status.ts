import type { Received } from '@parley/contract/endpoint';
import { fulfillmentUpdated } from '@parley/contract/events';
import type { OrderStatus, updateOrderStatus } from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { cancelOrder } from './cancel.ts';
import { placeDraft } from './drafts.ts';
import { finish, moveTo } from './finish.ts';
import { readOrder } from './get.ts';
import { factsOf, type LockedOrder, lockOrder, mustBeVersion, refuseMove } from './lock.ts';
import * as store from './order-store.ts';
import type { By } from './person.ts';
import { askableMoves } from './rules.ts';
import { ship } from './ship.ts';
import { amountText, notifyCustomer } from './notify-customer.ts';
import type { News } from './words.ts';

type Input = Received<typeof updateOrderStatus>;
type Choice = Pick<Input, 'refund' | 'restock' | 'note'>;

/** Changes an order's status by the status table. */
export async function updateStatus(ctx: WriteCtx, input: Input, by?: By) {
  const locked = await lockOrder(ctx, input.id);
  mustBeVersion(locked, input.version);
  const news = await move(ctx, locked, input.status, input, by);
  if (input.notify) await notifyCustomer(ctx, input.id, news, by);
  return readOrder(ctx, input.id);
}

/** Makes one requested transition with its consequences; returns what to notify the customer of. */
export async function move(ctx: WriteCtx, locked: LockedOrder, to: OrderStatus, { refund, restock, note }: Choice, by?: By): Promise<News> {
  const { order } = locked;
  if (to === 'cancelled') {
    const refunded = await cancelOrder(ctx, locked, { refund, restock, note, by });
    return { kind: 'cancelled', refunded: amountText(refunded, order.currency) };
  }
  if (!askableMoves(order.status, factsOf(locked).units.shipped).includes(to)) refuseMove(locked);
  if (to === 'shipped') {
    await ship(ctx, locked, {}, by);
    return { kind: 'shipped', part: false, tracking: null };
  }
  if (to === 'pending') {
    await placeDraft(ctx, order.id, by);
    return { kind: 'placed' };
  }
  const arrived = to === 'delivered' ? await store.deliverShipments(ctx.db, order.id, ctx.now()) : [];
  for (const { id } of arrived)
    await ctx.emit(fulfillmentUpdated, {
      fulfillment_id: id,
      order_id: order.id,
      from: 'shipped',
      to: 'delivered',
      tracking_changed: false,
    });
  await moveTo(ctx, locked, to, { note, by });
  await finish(ctx, order.id, { by });
  return { kind: to as 'confirmed' | 'processing' | 'delivered' };
}
