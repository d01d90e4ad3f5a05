import { hasShares, keyOf, split, type TaxPart } from '../taxes/index.ts';
import { payableOf, type PricedUnits } from './return-rules.ts';
import type { Refunded, Totals, Units } from './rules.ts';

type Line = PricedUnits & Units & Refunded;
export type Goods<O, L> = {
  order: O;
  lines: readonly L[];
  returns: readonly {
    kind: string;
    state: string;
    lines: readonly { line_id: string; quantity: number; refunded?: number; received?: number }[];
  }[];
};
/** A line's share of the discount and the units that have it. */
export type Given = { id: string; cents: number; units: number };

/**
 * An order whose discount was shared by price, as those from before and imports, with a share for each line: its sums stay as they are, and what
 * is added or taken away from here on leaves the discount of the rest alone. `given`: the shares to store.
 */
export function withShares<O extends Totals, L extends Line>({
  order,
  lines,
  returns,
}: Goods<O, L>): { order: O; lines: L[]; given: Given[] } {
  if (order.discount_cents === 0 || order.subtotal_cents === 0 || hasShares(order.tax_parts))
    return { order, lines: [...lines], given: [] };
  const tax_parts = partsOf(order);
  const units = lines.map((line) => unitsIn(line, returns));
  const shares = new Map(tax_parts.flatMap((part) => sharesIn(part, lines, units)));
  const given = lines.map(({ id }, place) => ({ id, cents: shares.get(id) ?? 0, units: units[place] ?? 0 }));
  const shared = lines.map((line, place) => ({
    ...line,
    discount_cents: given[place]?.cents ?? 0,
    discount_units: given[place]?.units ?? 0,
  }));
  return { order: { ...order, tax_parts }, lines: shared, given };
}

/** The discount is split as the tax was computed, so that the tax stays. */
function partsOf({ tax_parts: known, subtotal_cents: cents, discount_cents: discount }: Totals): TaxPart[] {
  const parts = known.length > 0 ? known : [{ taxes: [], cents }];
  const weights = parts.map((part) => part.cents);
  const whole = weights.reduce((all, one) => all + one, 0);
  const off = split(Math.min(discount, whole), weights);
  return parts.map((part, place) => ({ ...part, off: off[place] ?? 0 }));
}

/** What no line accounts for, such as goods that an import doesn't name, keeps its share of the part. */
function sharesIn({ taxes, cents, off = 0 }: TaxPart, lines: readonly Line[], units: readonly number[]): [string, number][] {
  const weights = lines.map((line, place) => (keyOf(line.taxes) === keyOf(taxes) ? line.price_cents * (units[place] ?? 0) : 0));
  const rest = Math.max(0, cents - weights.reduce((all, one) => all + one, 0));
  const shares = split(off, [...weights, rest]);
  return lines.flatMap(({ id }, place) => (weights[place] ? [[id, shares[place] ?? 0] as [string, number]] : []));
}

/** Units in the order's goods: without those canceled or exchanged, but with those refunded before, whose price stays in the total. */
function unitsIn(line: Line, returns: Goods<Totals, Line>['returns']): number {
  const exchanged = returns
    .filter(({ kind, state }) => kind === 'exchange' && (state === 'received' || state === 'closed'))
    .flatMap(({ lines }) => lines)
    .reduce((all, one) => (one.line_id === line.id ? all + payableOf({ ...one, received: one.received ?? one.quantity }) : all), 0);
  return Math.max(0, line.quantity - line.cancelled + Math.min(line.cancelled, line.refunded_gone) - exchanged);
}
