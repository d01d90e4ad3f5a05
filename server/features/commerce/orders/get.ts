import type { Received } from '@parley/contract/endpoint';
import type { getOrder, Order } from '@parley/contract/orders';
import type { ReadCtx, WriteCtx } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import { eyesOf } from './eyes.ts';
import { readWhole } from './get-store.ts';
import { presentOrder } from './present-whole.ts';

/** The order as whoever asks may see it. Throws `order.missing`. */
export async function readOrder(ctx: Pick<ReadCtx | WriteCtx, 'db' | 'actor'>, id: string): Promise<Order> {
  const viewer = { brands: ctx.actor.kind === 'user' ? ctx.actor.brands : null };
  const row = (await readWhole(ctx.db, viewer, id)) ?? missing('order.missing');
  return presentOrder(row, eyesOf(ctx, row.refund_limit_cents));
}

export const get = (ctx: ReadCtx, { id }: Received<typeof getOrder>) => readOrder(ctx, id);
