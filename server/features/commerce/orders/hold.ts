import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { finish } from './finish.ts';
import { readOrder } from './get.ts';
import { factsOf, type Held, lockOrder, refuseMove } from './lock.ts';
import * as store from './order-store.ts';
import type { By } from './person.ts';
import { canHold, isHeld } from './rules.ts';
import { addEvent } from './timeline.ts';

export async function holdOrder(ctx: WriteCtx, { id, reason }: Received<typeof contract.holdOrder>, by?: By) {
  await hold(ctx, await lockOrder(ctx, id), reason, by);
  return readOrder(ctx, id);
}

export async function releaseOrder(ctx: WriteCtx, { id }: Received<typeof contract.releaseOrder>, by?: By) {
  await release(ctx, await lockOrder(ctx, id), by);
  return readOrder(ctx, id);
}

/** What is left to ship waits until somebody releases it. */
export async function hold(ctx: WriteCtx, held: Held, reason: string, by?: By) {
  const { order } = held;
  if (!canHold(factsOf(held))) refuseMove(held, isHeld(order) ? 'It is on hold already.' : 'Nothing of it can be held.');
  await store.changeOrder(ctx.db, order.id, { fulfillment_status: 'on_hold', hold_reason: reason, held_from: order.fulfillment_status });
  await addEvent(ctx, order.id, { kind: 'held', note: reason, actor: by });
  ctx.audit({ action: 'order.held', object: ['order', order.id], detail: { reason } });
  await finish(ctx, order.id, { by });
}

/** It goes on where it was: how far it is follows from its pieces. */
export async function release(ctx: WriteCtx, held: Held, by?: By) {
  const { order } = held;
  if (!isHeld(order)) refuseMove(held, 'It is not on hold.');
  await store.changeOrder(ctx.db, order.id, { fulfillment_status: 'unfulfilled', hold_reason: null, held_from: null });
  await addEvent(ctx, order.id, { kind: 'released', note: order.hold_reason, actor: by });
  ctx.audit({ action: 'order.released', object: ['order', order.id], detail: { reason: order.hold_reason } });
  await finish(ctx, order.id, { by });
}
