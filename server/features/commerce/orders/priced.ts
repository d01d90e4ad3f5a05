import { mostCents } from '@parley/contract/money';
import type { ReadCtx, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { brandsOf } from '../../../platform/lib/actors.ts';
import { type SoldVariant, variantsFor } from '../products/index.ts';
import { type Tax, type Taxing, type TaxPart, withGoods } from '../taxes/index.ts';
import { maySeeBrand } from '../../account/visibility/index.ts';

import { taxedTotals, type Totals } from './rules.ts';

export type Wanted = { variantId: string; quantity: number; cents?: number | undefined };
export type PricedLine = { variant: SoldVariant; quantity: number; cents: number };

/** Enough to read prices as somebody may see them. */
export type Asking = Pick<ReadCtx | WriteCtx, 'db' | 'actor'>;

const nothing: ReadonlySet<string> = new Set();
/**
 * Variants that can be sold and that the actor may see. Throws `product.missing`: archived ones can't be sold, except `kept`, which the
 * order already has.
 */
export async function mustBeSold(ctx: Asking, ids: readonly string[], kept = nothing): Promise<(id: string) => SoldVariant> {
  const variants = await variantsFor(ctx.db, [...new Set(ids)]);
  for (const id of ids) {
    const variant = variants.get(id);
    const isHidden = variant && !maySeeBrand({ brands: brandsOf(ctx.actor) }, variant.brand_id);
    if (!variant || (!kept.has(id) && (isHidden || variant.status === 'archived'))) missing('product.missing');
  }
  return (id) => variants.get(id) ?? missing('product.missing');
}

/** The lines with prices: the given ones, otherwise the variants' own. `kept` as in `mustBeSold`. Throws `product.missing`. */
export async function priceLines(ctx: WriteCtx, wanted: readonly Wanted[], kept = nothing): Promise<PricedLine[]> {
  const variantOf = await mustBeSold(
    ctx,
    wanted.map(({ variantId }) => variantId),
    kept,
  );
  return wanted.map(({ variantId, quantity, cents }) => {
    const variant = variantOf(variantId);
    return { variant, quantity, cents: cents ?? variant.price_cents };
  });
}

export type Amounts = Pick<PricedLine, 'quantity' | 'cents'> & { taxes: readonly Tax[] };
/** `shares`: of the discount, one for each line. */
type Parts = { lines: readonly Amounts[]; discount: number; shares: readonly number[]; shipping: number; taxing: Taxing };
export const subtotalOf = (lines: readonly Pick<Amounts, 'quantity' | 'cents'>[]) =>
  lines.reduce((all, { cents, quantity }) => all + cents * quantity, 0);

/** The lines with their taxes by the class of each product. */
export const taxed = (lines: readonly PricedLine[], { of }: Taxing): (PricedLine & Amounts)[] =>
  lines.map((line) => ({ ...line, taxes: of(line.variant.tax_class) }));

/** Lines as goods, each with its share of the discount. */
export const goodsOf = (lines: readonly Amounts[], shares: readonly number[]): TaxPart[] =>
  lines.map(({ taxes, cents, quantity }, place) => ({ taxes, cents: cents * quantity, off: shares[place] ?? 0 }));

/** An order's totals, in cents. Throws `input.invalid` for negative amounts, amounts too large to store, or a discount above the goods. */
export function sumsOf({ lines, discount, shares, shipping, taxing }: Parts): Totals & { total_cents: number } {
  const subtotal = subtotalOf(lines);
  const refuse = (path: string, message: string): never => {
    throw new Problem('input.invalid', { detail: message, errors: [{ path, message }] });
  };
  if (lines.some(({ cents }) => cents < 0)) refuse('lines', 'Enter a price of 0 or more.');
  if (shipping < 0) refuse('shipping', 'Enter an amount of 0 or more.');
  if (discount < 0) refuse('discount', 'Enter an amount of 0 or more.');
  if (discount > subtotal) refuse('discount', 'The discount is more than the subtotal. Enter a smaller one.');
  const goods = goodsOf(lines, shares);
  const sums = taxedTotals({
    subtotal_cents: subtotal,
    discount_cents: discount,
    shipping_cents: shipping,
    tax_included: taxing.included,
    tax_parts: withGoods([], goods),
    shipping_taxes: taxing.shipping,
  });
  if (subtotal + shipping + sums.tax_cents > mostCents) refuse('lines', 'The order total is too large. Check prices and quantities.');
  return sums;
}
