import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { toCents } from '../../../platform/lib/money.ts';
import { finish, moveTo } from './finish.ts';
import { refund, refundAll } from './ledger.ts';
import { factsOf, type Held, mustAllow, refuseMove } from './lock.ts';
import * as store from './order-store.ts';
import type { By } from './person.ts';
import { canEdit, leftOf, refundableOf } from './rules.ts';
import { putBack } from './stock.ts';

export type Cancellation = { refund?: 'all' | 'none' | { amount: string }; restock?: boolean; note?: string; by?: By };

/**
 * Cancels a whole order of which nothing has left: its money goes back as said, its goods to stock, and it is done. Of a paid order both must
 * be said (`order.cancel_incomplete`); of an unpaid one the goods go back unless somebody says otherwise. Answers what was refunded, in cents.
 */
export async function cancelOrder(ctx: WriteCtx, held: Held, { refund: choice, restock, note, by }: Cancellation): Promise<number> {
  const { order, lines } = held;
  if (!canEdit(factsOf(held)))
    refuseMove(
      held,
      factsOf(held).pieces.shipped > 0 && order.status === 'processing'
        ? 'A part of it has left: cancel the pieces that are left.'
        : undefined,
    );
  await mustAllow(ctx, held, 'cancel', by);
  if (refundableOf(order) > 0 && (choice === undefined || restock === undefined)) throw new Problem('order.cancel_incomplete');
  const before = order.refunded_cents;
  if (choice === 'all') await refundAll(ctx, held, { reason: note, by });
  if (typeof choice === 'object' && toCents(choice.amount) !== 0)
    await refund(ctx, held, { cents: mustBePositive(choice.amount, 'refund.amount'), method: null, reason: note, by });
  if (restock ?? true) await restockAll(ctx, held, by);
  await store.addToLines(
    ctx.db,
    order.id,
    lines.filter((line) => leftOf(line) > 0).map((line) => ({ id: line.id, cancelled: leftOf(line) })),
  );
  await store.changeOrder(ctx.db, order.id, { cancel_reason: note || null });
  await moveTo(ctx, held, 'cancelled', { note, by });
  await finish(ctx, order.id, { by });
  return order.refunded_cents - before;
}

const restockAll = (ctx: WriteCtx, { order, lines }: Held, by?: By) =>
  putBack(ctx, {
    orderId: order.id,
    kind: 'restock',
    lines: lines.flatMap((line) => (line.variant_id ? { lineId: line.id, variantId: line.variant_id, quantity: leftOf(line) } : [])),
    by,
  });

/** An amount above zero, in cents. */
export function mustBePositive(amount: string, path = 'amount'): number {
  const cents = toCents(amount);
  if (cents > 0) return cents;
  throw new Problem('input.invalid', { errors: [{ path, message: 'Enter an amount above zero.' }] });
}
