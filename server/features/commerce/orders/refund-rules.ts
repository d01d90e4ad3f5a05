import { goodsBackOf, type PricedUnits } from './return-rules.ts';
import { keyOf, linesOfPart, merged, split, type TaxLine } from '../taxes/rules.ts';
import {
  exactWorths,
  goodsIn,
  isTaxedByRate,
  leftOf,
  paidFor,
  type Refunded,
  shippingPaidOf,
  sum,
  taxedParts,
  type Totals,
  unrefundedOf,
  type Units,
} from './rules.ts';

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
 * The taxes in what isn't due of an order, in cents: `notDue` is first the goods and shipping given back, and what is beyond them in proportion
 * to what is left. Of a part of what has the same taxes they are computed from its whole cents, so that bases and taxes add up; of all of it they
 * are the order's. None where only their sum is known.
 */
export function taxesNotDue(facts: RefundFacts, notDue: number): TaxLine[] {
  const { order } = facts;
  if (notDue <= 0 || !isTaxedByRate(order)) return [];
  const shippingBack = shippingPaidOf(order) - shippingLeftOf(facts);
  const given = exactWorths(order, goodsBackOf(facts));
  const parts = taxedParts(order).map((part) => {
    const isOfShipping = keyOf(part.taxes) === keyOf(order.shipping_taxes);
    return { ...part, back: Math.min(part.gross, (given.get(keyOf(part.taxes)) ?? 0) + (isOfShipping ? shippingBack : 0)) };
  });
  const [total, back] = [sum(parts, ({ gross }) => gross), sum(parts, (part) => part.back)];
  const share = total > back ? Math.max(0, notDue - back) / (total - back) : 0;
  const amounts = split(
    Math.min(notDue, total),
    parts.map((part) => Math.round((part.back + share * (part.gross - part.back)) * precision)),
  );
  return merged(
    parts.flatMap(({ taxes, gross, lines }, place) => {
      const amount = amounts[place] ?? 0;
      if (amount >= gross) return lines;
      return linesOfPart(taxes, amount, true).map((line, nth) => ({ ...line, cents: Math.min(line.cents, lines[nth]?.cents ?? 0) }));
    }),
  ).filter(({ base, cents }) => base > 0 || cents > 0);
}
/** Shares of a cent that are told apart when an amount is split. */
const precision = 10_000;

/**
 * What refunded units leave behind: those that haven't shipped leave the order first, whether or not they are restocked; of those that have,
 * the restocked ones came back.
 */
export function leavingOf(line: Units, { quantity, restock }: { quantity: number; restock: number }) {
  const cancelled = Math.min(quantity, Math.max(0, leftOf(line)));
  const returned = Math.max(0, restock - cancelled);
  return { cancelled, returned, gone: cancelled + returned };
}
