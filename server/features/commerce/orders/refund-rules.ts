import { goodsBackOf, partOf, type PricedUnits } from './return-rules.ts';
import { paidFor, type Refunded, shippingPaidOf, type Totals, unrefundedOf, type Units } from './rules.ts';

type Line = PricedUnits & Units & Refunded;
type Refund = {
  shipping_cents: number;
  owed_again: boolean;
  lines: readonly { line_id: string; quantity: number }[];
};
type Return = { kind: string; state: string; lines: readonly { line_id: string; quantity: number; refunded?: number }[] };
export type RefundFacts = { order: Totals; lines: readonly Line[]; returns: readonly Return[]; refunds: readonly Refund[] };

/** Units of a line that can be refunded: not canceled, not in a return, not refunded before. */
export const refundableUnitsOf = unrefundedOf;

/**
 * What these units were paid with, line by line, in cents: their share of discount and tax included. Rounds together with what was given
 * back before, so that all refunds add up to what was paid, to the cent.
 */
export function worthsOf(facts: RefundFacts, units: readonly { line: Line; quantity: number }[]): number[] {
  const before = goodsBackOf(facts);
  return units.map(({ line, quantity }) => {
    const paid = paidFor(facts.order, before);
    before.push(partOf(line, line.price_cents * quantity));
    return paidFor(facts.order, before) - paid;
  });
}

/** Shipping that wasn't refunded, with its tax, in cents. */
export const shippingLeftOf = ({ order, refunds }: Pick<RefundFacts, 'order' | 'refunds'>) =>
  Math.max(
    0,
    shippingPaidOf(order) - refunds.reduce((all, { shipping_cents: cents, owed_again: isOwed }) => (isOwed ? all : all + cents), 0),
  );

/** Where restocked units come from: first those that haven't shipped, which won't any more, then those that have and came back. */
export function restockOf(line: Units, quantity: number) {
  const left = line.quantity - line.cancelled - line.shipped;
  const cancelled = Math.min(quantity, Math.max(0, left));
  return { cancelled, returned: quantity - cancelled };
}
