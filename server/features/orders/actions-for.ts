import type { OrderAction } from '@parley/contract/orders';
import type { ReadCtx, UserActor } from '../../context.ts';
import { eyesOf } from './eyes.ts';
import { narrow } from './list.ts';
import * as store from './list-store.ts';
import { presentSummary } from './present.ts';

/** What this person may do with each of these orders now, for a feature that shows orders of its own. */
export async function actionsFor(ctx: ReadCtx<UserActor>, ids: readonly string[]): Promise<Map<string, OrderAction[]>> {
  if (ids.length === 0) return new Map();
  const asked = { ...(await narrow(ctx, { ids })), sort: 'placed_at' as const, order: 'desc' as const, limit: ids.length };
  const [rows, limitCents] = await Promise.all([store.listRows(ctx.db, asked), store.readRefundLimit(ctx.db)]);
  const eyes = eyesOf(ctx, limitCents);
  return new Map(rows.map((row) => [row.id, presentSummary(row, eyes).actions]));
}
