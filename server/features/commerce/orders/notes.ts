import type { Received } from '@parley/contract/endpoint';
import type { addOrderNote } from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { readOrder } from './get.ts';
import { lockOrder } from './lock.ts';
import { addEvent } from './timeline.ts';

/** Adds a timeline note for teammates without changing the order. */
export async function addNote(ctx: WriteCtx, { id, text }: Received<typeof addOrderNote>) {
  const { order } = await lockOrder(ctx, id);
  await addEvent(ctx, id, { kind: 'note', note: text });
  ctx.audit({ action: 'order.noted', object: ['order', id] });
  ctx.signal({ type: 'changed', topic: 'orders', id, version: order.version });
  return readOrder(ctx, id);
}
