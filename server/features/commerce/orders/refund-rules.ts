import { goodsBackOf, type PricedUnits } from './return-rules.ts';
import { goodsIn, leftOf, paidFor, type Refunded, shippingPaidOf, type Totals, unrefundedOf, type Units } from './rules.ts';

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
    before.push(goodsIn(line, quantity));
    return paidFor(facts.order, before) - paid;
  });
}

/** Shipping that wasn't refunded, with its tax, in cents. */
export const shippingLeftOf = ({ order, refunds }: Pick<RefundFacts, 'order' | 'refunds'>) =>
  Math.max(
    0,
    shippingPaidOf(order) - refunds.reduce((all, { shipping_cents: cents, owed_again: isOwed }) => (isOwed ? all : all + cents), 0),
  );

/**
 * What refunded units leave behind: those that haven't shipped leave the order first, whether or not they are restocked; of those that have,
 * the restocked ones came back.
 */
export function leavingOf(line: Units, { quantity, restock }: { quantity: number; restock: number }) {
  const cancelled = Math.min(quantity, Math.max(0, leftOf(line)));
  const returned = Math.max(0, restock - cancelled);
  return { cancelled, returned, gone: cancelled + returned };
}
