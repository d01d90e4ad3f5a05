import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { finish } from './finish.ts';
import { readOrder } from './get.ts';
import { factsOf, type LockedOrder, lockOrder, refuseMove } from './lock.ts';
import * as store from './order-store.ts';
import type { By } from './person.ts';
import { canHold, isLocked } from './rules.ts';
import { addEvent } from './timeline.ts';

export async function holdOrder(ctx: WriteCtx, { id, reason }: Received<typeof contract.holdOrder>, by?: By) {
  await hold(ctx, await lockOrder(ctx, id), reason, by);
  return readOrder(ctx, id);
}

export async function releaseOrder(ctx: WriteCtx, { id }: Received<typeof contract.releaseOrder>, by?: By) {
  await release(ctx, await lockOrder(ctx, id), by);
  return readOrder(ctx, id);
}

/** Stops shipping until somebody releases the order. */
export async function hold(ctx: WriteCtx, locked: LockedOrder, reason: string, by?: By) {
  const { order } = locked;
  if (!canHold(factsOf(locked)))
    refuseMove(locked, isLocked(order) ? 'This order is already on hold.' : 'This order has nothing left to put on hold.');
  await store.changeOrder(ctx.db, order.id, { fulfillment_status: 'on_hold', hold_reason: reason, held_from: order.fulfillment_status });
  await addEvent(ctx, order.id, { kind: 'held', note: reason, actor: by });
  ctx.audit({ action: 'order.held', object: ['order', order.id], detail: { reason } });
  await finish(ctx, order.id, { by });
}

/** Resumes the order; its status follows from its units. */
export async function release(ctx: WriteCtx, locked: LockedOrder, by?: By) {
  const { order } = locked;
  if (!isLocked(order)) refuseMove(locked, 'This order isn’t on hold.');
  await store.changeOrder(ctx.db, order.id, { fulfillment_status: 'unfulfilled', hold_reason: null, held_from: null });
  await addEvent(ctx, order.id, { kind: 'released', note: order.hold_reason, actor: by });
  ctx.audit({ action: 'order.released', object: ['order', order.id], detail: { reason: order.hold_reason } });
  await finish(ctx, order.id, { by });
}
