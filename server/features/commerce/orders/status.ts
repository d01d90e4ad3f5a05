import type { Received } from '@parley/contract/endpoint';
import type { OrderStatus, updateOrderStatus } from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { cancelOrder } from './cancel.ts';
import { placeDraft } from './drafts.ts';
import { finish, moveTo } from './finish.ts';
import { readOrder } from './get.ts';
import { factsOf, type Held, lockOrder, mustBeVersion, refuseMove } from './lock.ts';
import * as store from './order-store.ts';
import type { By } from './person.ts';
import { askableMoves } from './rules.ts';
import { ship } from './ship.ts';
import { saidAmount, tellCustomer } from './tell.ts';
import type { News } from './words.ts';

type Input = Received<typeof updateOrderStatus>;
type Choice = Pick<Input, 'refund' | 'restock' | 'note'>;

/** Moves an order to where somebody wants it, along the table of moves. */
export async function updateStatus(ctx: WriteCtx, input: Input, by?: By) {
  const held = await lockOrder(ctx, input.id);
  mustBeVersion(held, input.version);
  const news = await move(ctx, held, input.status, input, by);
  if (input.notify) await tellCustomer(ctx, input.id, news, by);
  return readOrder(ctx, input.id);
}

/** One move asked for, with all that belongs to it; answers what there is to tell of it. */
export async function move(ctx: WriteCtx, held: Held, to: OrderStatus, { refund, restock, note }: Choice, by?: By): Promise<News> {
  const { order } = held;
  if (to === 'cancelled') {
    const refunded = await cancelOrder(ctx, held, { refund, restock, note, by });
    return { kind: 'cancelled', refunded: saidAmount(refunded, order.currency) };
  }
  if (!askableMoves(order.status, factsOf(held).pieces.shipped).includes(to)) refuseMove(held);
  if (to === 'shipped') {
    await ship(ctx, held, {}, by);
    return { kind: 'shipped', part: false, tracking: null };
  }
  if (to === 'pending') {
    await placeDraft(ctx, order.id, by);
    return { kind: 'placed' };
  }
  if (to === 'delivered') await store.deliverShipments(ctx.db, order.id, ctx.now());
  await moveTo(ctx, held, to, { note, by });
  await finish(ctx, order.id, { by });
  return { kind: to as 'confirmed' | 'processing' | 'delivered' };
}
