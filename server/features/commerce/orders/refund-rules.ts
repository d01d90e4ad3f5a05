import { goodsBackOf, type PricedUnits } from './return-rules.ts';
import { keyOf, type TaxLine, withGoods } from '../taxes/index.ts';
import {
  goodsIn,
  isTaxedByRate,
  leftOf,
  paidFor,
  type Refunded,
  shippingPaidOf,
  sumOf,
  taxesOf,
  type Totals,
  totalOf,
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
 * The taxes in what isn't due of an order, in cents: those of the goods and shipping given back, computed as the order's own; of what is given
 * back beyond them, in proportion to the taxes that are left. With all of the total they are the order's taxes, to the cent. None where only
 * their sum is known.
 */
export function taxesNotDue(facts: RefundFacts, notDue: number): TaxLine[] {
  const { order } = facts;
  if (notDue <= 0 || !isTaxedByRate(order)) return [];
  const [total, shippingPaid, goods] = [totalOf(order), shippingPaidOf(order), withGoods([], goodsBackOf(facts))];
  const shippingBack = shippingPaid - shippingLeftOf(facts);
  const given = taxesOf({
    ...order,
    tax_parts: goods,
    discount_cents: order.subtotal_cents === 0 ? 0 : Math.round((order.discount_cents * sumOf(goods)) / order.subtotal_cents),
    shipping_cents: shippingPaid === 0 ? 0 : Math.round((order.shipping_cents * shippingBack) / shippingPaid),
  });
  const worth = Math.min(total, paidFor(order, goods) + shippingBack);
  const part = (whole: number, ofGiven: number) => {
    if (notDue >= total) return whole;
    return notDue <= worth
      ? Math.round((ofGiven * notDue) / worth)
      : ofGiven + Math.round(((whole - ofGiven) * (notDue - worth)) / (total - worth));
  };
  return taxesOf(order)
    .map((line) => {
      const { base = 0, cents = 0 } = given.find((one) => keyOf([one]) === keyOf([line])) ?? {};
      return { ...line, base: part(line.base, base), cents: part(line.cents, cents) };
    })
    .filter(({ base, cents }) => base > 0 || cents > 0);
}

/**
 * What refunded units leave behind: those that haven't shipped leave the order first, whether or not they are restocked; of those that have,
 * the restocked ones came back.
 */
export function leavingOf(line: Units, { quantity, restock }: { quantity: number; restock: number }) {
  const cancelled = Math.min(quantity, Math.max(0, leftOf(line)));
  const returned = Math.max(0, restock - cancelled);
  return { cancelled, returned, gone: cancelled + returned };
}
