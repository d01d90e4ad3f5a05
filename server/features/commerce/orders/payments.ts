import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { mustBePositive } from './cancel.ts';
import { finish } from './finish.ts';
import { readOrder } from './get.ts';
import { charge, refund } from './ledger.ts';
import { factsOf, type Held, lockOrder, refuseMove } from './lock.ts';
import type { By } from './person.ts';
import { balanceOf, canRecordPayment, settledOf } from './rules.ts';
import { tellCustomer } from './tell.ts';

/** Notes money that came in, at most what is still to be paid. */
export async function recordPayment(ctx: WriteCtx, input: Received<typeof contract.recordPayment>, by?: By) {
  const held = await lockOrder(ctx, input.id);
  await payFor(ctx, held, { ...input, cents: input.amount === undefined ? undefined : mustBePositive(input.amount) }, by);
  return readOrder(ctx, input.id);
}

type Paid = { cents?: number; method: string | null; reason?: string };
/** Without cents all that is still to be paid. */
export async function payFor(ctx: WriteCtx, held: Held, { cents, method, reason }: Paid, by?: By) {
  const { order } = held;
  if (['draft', 'cancelled', 'returned'].includes(order.status))
    refuseMove(held, `Nothing is to be paid for an order that is ${order.status}.`);
  const open = canRecordPayment(factsOf(held)) ? balanceOf(order, settledOf(held.ledger) - held.waived) : 0;
  if (open <= 0 || (cents ?? 0) > open)
    throw new Problem('payment.too_much', {
      detail: open > 0 ? `At most ${toAmount(open)} is still to be paid.` : 'Nothing is still to be paid.',
    });
  await charge(ctx, held, { cents: cents ?? open, method, reason, by });
  await finish(ctx, order.id, { by });
}

/** Gives money back; the order itself stays as it is. */
export async function refundOrder(ctx: WriteCtx, input: Received<typeof contract.refundOrder>, by?: By) {
  const held = await lockOrder(ctx, input.id);
  const cents = mustBePositive(input.amount);
  if (held.order.status === 'draft') refuseMove(held, 'Nothing was paid for a draft.');
  await refund(ctx, held, { cents, method: input.method, reason: input.reason, by });
  await finish(ctx, input.id, { by });
  if (input.notify) await tellCustomer(ctx, input.id, { kind: 'refunded', refunded: `${toAmount(cents)} ${held.order.currency}` }, by);
  return readOrder(ctx, input.id);
}
