import type { Received } from '@parley/contract/endpoint';
import { mostTags, type tagOrder as contract } from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { tagsWith } from '../products/index.ts';
import { finish } from './finish.ts';
import { readOrder } from './get.ts';
import { lockOrder } from './lock.ts';
import { changeOrder } from './order-store.ts';

/** Adds and removes tags of an order in any status, without regard to case. */
export async function tagOrder(ctx: WriteCtx, { id, add, remove }: Received<typeof contract>) {
  await retag(ctx, id, add, remove);
  return readOrder(ctx, id);
}

/** Throws `input.invalid` above the limit. Nothing happens if nothing changes. */
export async function retag(ctx: WriteCtx, id: string, add: readonly string[] = [], remove: readonly string[] = []) {
  const { order } = await lockOrder(ctx, id);
  const tags = tagsWith(order.tags, add, remove);
  if (tags.join('\n') === order.tags.join('\n')) return;
  if (tags.length > mostTags && tags.length > order.tags.length) {
    const message = `An order has at most ${mostTags} tags. Remove one first.`;
    throw new Problem('input.invalid', { detail: message, errors: [{ path: 'add', message }] });
  }
  await changeOrder(ctx.db, id, { tags });
  ctx.audit({ action: 'order.tags_changed', object: ['order', id], detail: { from: order.tags, to: tags } });
  await finish(ctx, id);
}
