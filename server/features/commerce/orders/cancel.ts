import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { toCents } from '../../../platform/lib/money.ts';
import { finish, moveTo } from './finish.ts';
import { refund, refundAll } from './ledger.ts';
import { factsOf, type LockedOrder, mustAllow, refuseMove } from './lock.ts';
import * as store from './order-store.ts';
import type { By } from './person.ts';
import { canEdit, leftOf, refundableOf } from './rules.ts';
import { putBack } from './stock.ts';

export type Cancellation = { refund?: 'all' | 'none' | { amount: string }; restock?: boolean; note?: string; by?: By };

/**
 * Cancels an order of which nothing has shipped: refunds and restocks as requested. A paid order needs both choices
 * (`order.cancel_incomplete`); an unpaid one is restocked by default. Returns the refunded cents.
 */
export async function cancelOrder(
  ctx: WriteCtx,
  locked: LockedOrder,
  { refund: choice, restock, note, by }: Cancellation,
): Promise<number> {
  const { order, lines } = locked;
  if (!canEdit(factsOf(locked)))
    refuseMove(
      locked,
      factsOf(locked).units.shipped > 0 && order.status === 'processing'
        ? 'Part of this order has shipped. Cancel the remaining items instead.'
        : undefined,
    );
  await mustAllow(ctx, locked, 'cancel', by);
  if (refundableOf(order) > 0 && (choice === undefined || restock === undefined)) throw new Problem('order.cancel_incomplete');
  const before = order.refunded_cents;
  if (choice === 'all') await refundAll(ctx, locked, { reason: note, by });
  if (typeof choice === 'object' && Number(choice.amount) !== 0)
    await refund(ctx, locked, { cents: mustBePositive(choice.amount, order.currency, 'refund.amount'), method: null, reason: note, by });
  if (restock ?? true) await restockAll(ctx, locked, by);
  await store.addToLines(
    ctx.db,
    order.id,
    lines.filter((line) => leftOf(line) > 0).map((line) => ({ id: line.id, cancelled: leftOf(line) })),
  );
  await store.changeOrder(ctx.db, order.id, { cancel_reason: note || null });
  await moveTo(ctx, locked, 'cancelled', { note, by });
  await finish(ctx, order.id, { by });
  return order.refunded_cents - before;
}

const restockAll = (ctx: WriteCtx, { order, lines }: LockedOrder, by?: By) =>
  putBack(ctx, {
    orderId: order.id,
    kind: 'restock',
    lines: lines.flatMap((line) => (line.variant_id ? { lineId: line.id, variantId: line.variant_id, quantity: leftOf(line) } : [])),
    by,
  });

/** An amount above zero, in cents. */
export function mustBePositive(amount: string, currency: string, path = 'amount'): number {
  const cents = toCents(amount, currency, path);
  if (cents > 0) return cents;
  throw new Problem('input.invalid', { errors: [{ path, message: 'Enter an amount above 0.' }] });
}
