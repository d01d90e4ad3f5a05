import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { mustBePositive } from './cancel.ts';
import { finish } from './finish.ts';
import { readOrder } from './get.ts';
import { charge, refund } from './ledger.ts';
import { factsOf, type LockedOrder, lockOrder, refuseMove, spoken } from './lock.ts';
import type { By } from './person.ts';
import { balanceOf, canRecordPayment, settledOf } from './rules.ts';
import { notifyCustomer } from './notify-customer.ts';

/** Records a payment, at most the balance due. */
export async function recordPayment(ctx: WriteCtx, input: Received<typeof contract.recordPayment>, by?: By) {
  const locked = await lockOrder(ctx, input.id);
  await payFor(
    ctx,
    locked,
    { ...input, cents: input.amount === undefined ? undefined : mustBePositive(input.amount, locked.order.currency) },
    by,
  );
  return readOrder(ctx, input.id);
}

type Paid = { cents?: number; method: string | null; reason?: string };
/** Without `cents`, pays the whole balance due. */
export async function payFor(ctx: WriteCtx, locked: LockedOrder, { cents, method, reason }: Paid, by?: By) {
  const { order } = locked;
  if (['draft', 'cancelled', 'returned'].includes(order.status))
    refuseMove(locked, `You can’t record a payment while the order is ${spoken(order.status)}.`);
  const open = canRecordPayment(factsOf(locked)) ? balanceOf(order, settledOf(locked.ledger) - locked.waived) : 0;
  if (open <= 0 || (cents ?? 0) > open)
    throw new Problem('payment.too_much', {
      detail:
        open > 0
          ? `This amount is more than the balance due. Enter ${toAmount(open, order.currency)} ${order.currency} or less.`
          : 'This order has no balance due, so there’s nothing to pay.',
    });
  await charge(ctx, locked, { cents: cents ?? open, method, reason, by });
  await finish(ctx, order.id, { by });
}

/** Refunds money without changing the order itself. */
export async function refundOrder(ctx: WriteCtx, input: Received<typeof contract.refundOrder>, by?: By) {
  const locked = await lockOrder(ctx, input.id);
  const cents = mustBePositive(input.amount, locked.order.currency);
  if (locked.order.status === 'draft') refuseMove(locked, 'A draft has no payments to refund.');
  await refund(ctx, locked, { cents, method: input.method, reason: input.reason, by });
  await finish(ctx, input.id, { by });
  if (input.notify)
    await notifyCustomer(
      ctx,
      input.id,
      { kind: 'refunded', refunded: `${toAmount(cents, locked.order.currency)} ${locked.order.currency}` },
      by,
    );
  return readOrder(ctx, input.id);
}
