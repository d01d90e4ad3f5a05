import type { Address } from '@parley/contract/addresses';
import { mostCents } from '@parley/contract/money';
import { mostLines } from '@parley/contract/orders';
import { Problem } from '../../../platform/http/problem.ts';
import { shopCurrency } from '../../account/merchants/index.ts';
import type { SoldVariant } from '../products/index.ts';
import { hasShares, type Tax, taxingAt, type TaxPart } from '../taxes/index.ts';
import { type Chosen, mustBeAmong } from './lines.ts';
import { type Asking, mustBeSold } from './priced.ts';
import { type Given, type Goods, withShares } from './first-shares.ts';
import type { PricedUnits } from './return-rules.ts';
import {
  isTaxedByRate,
  leftOf,
  type MovedShare,
  type Refunded,
  sharesMoved,
  swappableOf,
  type Totals,
  totalsWith,
  type Units,
} from './rules.ts';

type Line = PricedUnits &
  Units &
  Refunded & { name: string; options: Record<string, string>; product_id: string | null; variant_id: string | null };
type Order = Totals & { total_cents: number; currency: string; payment_status: string; tax_exempt: boolean; shipping_address: unknown };
type Facts<L> = Goods<Order, L>;
export type Swap = { line_id: string; quantity?: number | undefined; variant_id: string };
export type WantedEdit = {
  changes: readonly Swap[];
  add: readonly { variant_id: string; quantity: number }[];
  remove: readonly Chosen[];
  apply_discount: boolean;
};
/** Units of a line that become another variant of the same product, with the share of the discount that moves. */
export type Change<L = Line> = { line: L; quantity: number; to: SoldVariant; share: MovedShare | null };
/** `off`: the share of the discount, in cents; null in an order that has no shares. */
export type Added = { variant: SoldVariant; quantity: number; taxes: readonly Tax[]; off: number | null };
export type EditPlan<L = Line> = {
  changes: Change<L>[];
  added: Added[];
  taken: { line: L; quantity: number; off: number | null }[];
  /** The shares of an order that had none until now. */
  given: Given[];
  sums: ReturnType<typeof totalsWith>;
  /** What the total increases by, in cents. */
  difference: number;
};

/** Units that can be taken or swapped: not shipped, and not refunded, which would pay them back twice. */
const changeableOf = (line: Units & Refunded) => swappableOf(line, leftOf);

/**
 * What an edit of an order's items comes to. Throws `order.line_refused`, `order.other_product`, `product.missing` and `input.invalid`, and
 * `order.move_refused` where nothing can be added.
 */
export async function planEdit<L extends Line>(ctx: Asking, facts: Facts<L>, wanted: WantedEdit): Promise<EditPlan<L>> {
  if (wanted.changes.length + wanted.add.length + wanted.remove.length === 0)
    refuse('changes', 'Choose at least one item to add, remove or change.');
  const isResized = wanted.add.length + wanted.remove.length > 0;
  const { order, lines, given } = isResized ? withShares(facts) : { ...facts, given: [] };
  const leaving = mustBeAmong(lines, wanted.remove, changeableOf);
  const swaps = wanted.changes.map((swap) => ({ ...swap, quantity: swap.quantity ?? restOf(lines, wanted.remove, swap.line_id) }));
  mustBeAmong(lines, [...wanted.remove, ...swaps], changeableOf);
  const { changes, taken } = await movesOf(ctx, lines, swaps, leaving);
  const added = await addedOf(ctx, { order, lines }, wanted);
  mustLeaveItems(lines, taken, added);
  const goods = [
    ...goodsDifference(changes),
    ...taken.map(({ line, quantity, off }) => goodsWith(line.taxes, -line.price_cents * quantity, off === null ? null : -off)),
    ...added.map(({ variant, quantity, taxes, off }) => goodsWith(taxes, variant.price_cents * quantity, off)),
  ];
  const sums = totalsWith(order, goods);
  if (sums.subtotal_cents + sums.shipping_cents + sums.tax_cents > mostCents)
    refuse('add', 'The order total is too large. Check the quantities.');
  return { changes, added, taken, given, sums, difference: sums.total_cents - order.total_cents };
}

/** All units of a line that can be swapped and aren't taken away in the same edit. */
function restOf(lines: readonly Line[], remove: readonly Chosen[], id: string): number {
  const line = lines.find((one) => one.id === id);
  const gone = remove.reduce((all, one) => (one.line_id === id ? all + one.quantity : all), 0);
  return line ? changeableOf(line) - gone : 1;
}

/** Variants of one product have the same taxes, and the order keeps the rates it was placed at. */
export const goodsDifference = (changes: readonly Change<PricedUnits>[]): TaxPart[] =>
  changes.map(({ line, quantity, to, share }) =>
    goodsWith(line.taxes, quantity * (to.price_cents - line.price_cents), share && share.coming - share.leaving),
  );
const goodsWith = (taxes: readonly Tax[], cents: number, off: number | null): TaxPart => ({ taxes, cents, ...(off !== null && { off }) });

type Swapped = { line_id: string; quantity: number; variant_id: string };
/** Each unit with its replacement. Throws `order.line_refused` and `order.other_product`. */
export const changesOf = async <L extends Line>(ctx: Asking, lines: readonly L[], wanted: readonly Swapped[]): Promise<Change<L>[]> =>
  (await movesOf(ctx, lines, wanted, [])).changes;

/** The same beside units that are taken away. A line's units share its discount one after the other: first what leaves, then what is swapped. */
async function movesOf<L extends Line>(
  ctx: Asking,
  lines: readonly L[],
  wanted: readonly Swapped[],
  leaving: readonly { line: L; quantity: number }[],
): Promise<Pick<EditPlan<L>, 'changes' | 'taken'>> {
  const swaps = await swapsOf(ctx, lines, wanted);
  const shares = sharesMoved([
    ...leaving.map((one) => ({ ...one, price: 0 })),
    ...swaps.map(({ line, quantity, to }) => ({ line, quantity, price: to.price_cents })),
  ]);
  return {
    taken: leaving.map((one, place) => ({ ...one, off: shares[place]?.leaving ?? null })),
    changes: swaps.map((one, place) => ({ ...one, share: shares[leaving.length + place] ?? null })),
  };
}

async function swapsOf<L extends Line>(ctx: Asking, lines: readonly L[], wanted: readonly Swapped[]): Promise<Omit<Change<L>, 'share'>[]> {
  const variantOf = await mustBeSold(
    ctx,
    wanted.map(({ variant_id: id }) => id),
  ).catch((error: unknown) => {
    throw error instanceof Problem && error.code === 'product.missing'
      ? new Problem('order.other_product', { detail: 'This variant doesn’t exist. Choose another variant of the same product.' })
      : error;
  });
  return wanted.map(({ line_id: lineId, quantity, variant_id: variantId }) => {
    const line = lines.find(({ id }) => id === lineId);
    if (!line || quantity < 1) throw new Problem('order.line_refused');
    const to = variantOf(variantId);
    if (line.product_id === null || to.product_id !== line.product_id) throw new Problem('order.other_product');
    return { line, quantity, to };
  });
}

/** Each variant once, at the taxes of today for the order's address. */
async function addedOf(
  ctx: Asking,
  { order, lines }: Pick<Facts<Line>, 'order' | 'lines'>,
  { add, apply_discount: isDiscounted }: WantedEdit,
): Promise<Added[]> {
  if (add.length === 0) return [];
  const units = new Map<string, number>();
  for (const { variant_id: id, quantity } of add) units.set(id, (units.get(id) ?? 0) + quantity);
  await mustTake(ctx, order);
  if (lines.length + units.size > mostLines) refuse('add', `An order has at most ${mostLines} lines. Add the rest to another order.`);
  const variantOf = await mustBeSold(ctx, [...units.keys()]);
  const taxing = await taxingAt(ctx.db, order.shipping_address as Address | null, order.tax_exempt);
  // A tax that is only a sum is charged on what is added in the same proportion.
  const isSumOnly = order.tax_cents > 0 && !isTaxedByRate(order);
  const isShared = hasShares(order.tax_parts) || lines.some(({ discount_cents: off }) => typeof off === 'number');
  const rate = isDiscounted ? discountRate(lines) : 0;
  return [...units].map(([id, quantity]) => {
    const variant = variantOf(id);
    const taxes = isSumOnly ? [] : taxing.of(variant.tax_class);
    const off = isShared ? Math.round(variant.price_cents * quantity * rate) : null;
    return { variant, quantity, taxes, off };
  });
}

/** The part of their price that the discounted items have off. */
function discountRate(lines: readonly Line[]): number {
  const discounted = lines.filter(({ discount_cents: off, discount_units: units }) => off && units);
  const cents = discounted.reduce((all, { price_cents: price, discount_units: units }) => all + price * (units ?? 0), 0);
  const off = discounted.reduce((all, { discount_cents: one }) => all + (one ?? 0), 0);
  return cents === 0 ? 0 : Math.min(1, off / cents);
}

async function mustTake({ db }: Asking, { currency, payment_status: payment }: Facts<Line>['order']) {
  if (payment === 'refunded')
    throw new Problem('order.move_refused', {
      detail: 'Everything that was paid for this order was refunded, so nothing can be added. Create a new order instead.',
    });
  const own = await shopCurrency(db);
  if (own !== currency)
    throw new Problem('order.move_refused', {
      detail: `This order is in ${currency} and your prices are in ${own}, so nothing can be added. Create a new order instead.`,
    });
}

/** An order without items is canceled, and not edited. */
function mustLeaveItems(lines: readonly Line[], taken: EditPlan['taken'], added: readonly Added[]) {
  const gone = taken.reduce((all, { quantity }) => all + quantity, 0);
  const kept = lines.reduce((all, line) => all + line.quantity - line.cancelled, 0);
  if (added.length === 0 && gone >= kept) refuse('remove', 'An order needs at least one item. Cancel the order instead.');
}

function refuse(path: string, message: string): never {
  throw new Problem('input.invalid', { detail: message, errors: [{ path, message }] });
}
