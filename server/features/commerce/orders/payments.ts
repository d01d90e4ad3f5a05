import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { cardMethod, findCard, lockCredit } from '../credit/index.ts';
import { mustBePositive } from './cancel.ts';
import { finish } from './finish.ts';
import { readOrder } from './get.ts';
import { charge, type Payment } from './ledger.ts';
import { factsOf, type LockedOrder, lockOrder, refuseMove, spoken } from './lock.ts';
import { type By, byOf } from './person.ts';
import { balanceOf, canRecordPayment, settledOf } from './rules.ts';

/** Records a payment, at most the balance due. */
export async function recordPayment(ctx: WriteCtx, input: Received<typeof contract.recordPayment>, by?: By) {
  const locked = await lockOrder(ctx, input.id);
  const cents = input.amount === undefined ? undefined : mustBePositive(input.amount, locked.order.currency);
  if (input.gift_card_code !== undefined) await payByCode(ctx, locked, { ...input, code: input.gift_card_code, cents }, by);
  else await payFor(ctx, locked, { ...input, cents }, by);
  return readOrder(ctx, input.id);
}

type Paid = { cents?: number | undefined; method: string | null; reason?: string | undefined; card?: Payment['card'] };
/** Without `cents`, pays the whole balance due. */
export async function payFor(ctx: WriteCtx, locked: LockedOrder, { cents, method, reason, card }: Paid, by?: By) {
  const { order } = locked;
  const open = dueOf(locked);
  if (open <= 0 || (cents ?? 0) > open)
    throw new Problem('payment.too_much', {
      detail:
        open > 0
          ? `This amount is more than the balance due. Enter ${toAmount(open, order.currency)} ${order.currency} or less.`
          : 'This order has no balance due, so there’s nothing to pay.',
    });
  await charge(ctx, locked, { cents: cents ?? open, method, ...(reason && { reason }), ...(card && { card }), ...(by && { by }) });
  await finish(ctx, order.id, { by });
}

/** The balance that can be paid now. Throws `order.move_refused` for an order that takes no payments. */
function dueOf(locked: LockedOrder): number {
  const { order } = locked;
  if (['draft', 'cancelled', 'returned'].includes(order.status))
    refuseMove(locked, `You can’t record a payment while the order is ${spoken(order.status)}.`);
  return canRecordPayment(factsOf(locked)) ? balanceOf(order, settledOf(locked.ledger) - locked.waived) : 0;
}

type ByCode = { code: string; cents: number | undefined; reason?: string | undefined };
/** Pays with the gift card of this code: what is due, or what is on the card if that is less. Throws `gift_card.refused`. */
async function payByCode(ctx: WriteCtx, locked: LockedOrder, { code, cents, reason }: ByCode, by?: By) {
  const { merchant_id: merchant, currency } = locked.order;
  const found = await findCard(ctx, code, { merchant, visitor: byOf(ctx, by).id ?? ctx.address, currency });
  if ('refused' in found) throw refusedCard(found.refused);
  const { id, last_four: lastFour } = found.card;
  // Read again under its lock, because somebody else may spend it now.
  const balance = (await lockCredit(ctx.db, id))?.balance_cents ?? 0;
  await payFor(ctx, locked, { cents: cents ?? Math.min(dueOf(locked), balance), method: cardMethod(id), reason, card: { lastFour } }, by);
}

const sentences = {
  mistyped: 'This isn’t a gift card code. Check it for typing errors.',
  unknown: 'No gift card has this code. Check it, or choose another payment method.',
  expired: 'This gift card has expired. Choose another payment method.',
  disabled: 'This gift card is disabled. Choose another payment method.',
  used_up: 'This gift card is used up. Choose another payment method.',
};
function refusedCard(why: keyof typeof sentences) {
  const message = sentences[why];
  return new Problem('gift_card.refused', { detail: message, errors: [{ path: 'gift_card_code', message }] });
}
