import { goodsBackOf, paidFor, type PricedUnits } from './return-rules.ts';
import { type Refunded, unrefundedOf, type Units } from './rules.ts';

type Sums = { subtotal_cents: number; discount_cents: number; tax_cents: number; shipping_cents: number };
type Line = PricedUnits & Units & Refunded;
type Refund = {
  shipping_cents: number;
  owed_again: boolean;
  lines: readonly { line_id: string; quantity: number }[];
};
type Return = { kind: string; state: string; lines: readonly { line_id: string; quantity: number; refunded?: number }[] };
export type RefundFacts = { order: Sums; lines: readonly Line[]; returns: readonly Return[]; refunds: readonly Refund[] };

/** Units of a line that can be refunded: not canceled, not in a return, not refunded before. */
export const refundableUnitsOf = unrefundedOf;

/**
 * What these units were paid with, line by line, in cents: their share of discount and tax included. Rounds together with what was given
 * back before, so that all refunds add up to what was paid, to the cent.
 */
export function worthsOf(facts: RefundFacts, units: readonly { line: Line; quantity: number }[]): number[] {
  let before = goodsBackOf(facts);
  return units.map(({ line, quantity }) => {
    const goods = line.price_cents * quantity;
    const worth = paidFor(facts.order, before + goods) - paidFor(facts.order, before);
    before += goods;
    return worth;
  });
}

/** Shipping that wasn't refunded, in cents. */
export const shippingLeftOf = ({ order, refunds }: Pick<RefundFacts, 'order' | 'refunds'>) =>
  Math.max(
    0,
    order.shipping_cents - refunds.reduce((all, { shipping_cents: cents, owed_again: isOwed }) => (isOwed ? all : all + cents), 0),
  );

/** Where restocked units come from: first those that haven't shipped, which won't any more, then those that have and came back. */
export function restockOf(line: Units, quantity: number) {
  const left = line.quantity - line.cancelled - line.shipped;
  const cancelled = Math.min(quantity, Math.max(0, left));
  return { cancelled, returned: quantity - cancelled };
}
