import type { Received } from '@parley/contract/endpoint';
import type { getOrder, Order } from '@parley/contract/orders';
import type { ReadCtx, WriteCtx } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import { brandsOf } from '../../../platform/lib/actors.ts';
import { maskFor } from './mask.ts';
import { readFullOrder } from './get-store.ts';
import { presentOrder } from './present-whole.ts';

/** The order as the actor may see it. Throws `order.missing`. */
export async function readOrder(ctx: Pick<ReadCtx | WriteCtx, 'db' | 'actor'>, id: string): Promise<Order> {
  const viewer = { brands: brandsOf(ctx.actor) };
  const row = (await readFullOrder(ctx.db, viewer, id)) ?? missing('order.missing');
  return presentOrder(row, maskFor(ctx, row.refund_limit_cents));
}

export const get = (ctx: ReadCtx, { id }: Received<typeof getOrder>) => readOrder(ctx, id);
