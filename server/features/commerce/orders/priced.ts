import type { WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { type SoldVariant, variantsFor } from '../products/index.ts';
import { maySeeBrand } from '../../account/visibility/index.ts';

export type Wanted = { variantId: string; quantity: number; cents?: number | undefined };
export type PricedLine = { variant: SoldVariant; quantity: number; cents: number };

const nothing: ReadonlySet<string> = new Set();
/**
 * Variants that can be sold, in the eyes of whoever asks. Throws `product.missing`: archived ones are not sold any more, unless they are among
 * `kept`, which the order has already.
 */
export async function mustBeSold(ctx: WriteCtx, ids: readonly string[], kept = nothing): Promise<(id: string) => SoldVariant> {
  const variants = await variantsFor(ctx.db, [...new Set(ids)]);
  for (const id of ids) {
    const variant = variants.get(id);
    const isHidden = variant && ctx.actor.kind === 'user' && !maySeeBrand(ctx.actor, variant.brand_id);
    if (!variant || (!kept.has(id) && (isHidden || variant.status === 'archived'))) missing('product.missing');
  }
  return (id) => variants.get(id) ?? missing('product.missing');
}

/** What is wanted with its prices: those given, otherwise the variants’ own. `kept` as in `mustBeSold`. Throws `product.missing`. */
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

export type Amounts = Pick<PricedLine, 'quantity' | 'cents'>;
type Parts = { lines: readonly Amounts[]; discount: number; shipping: number; tax?: number };
export const subtotalOf = (lines: readonly Amounts[]) => lines.reduce((all, { cents, quantity }) => all + cents * quantity, 0);

/** The sums of an order, in cents. Throws `input.invalid` for amounts below zero, above what can be counted, or a discount above the goods. */
export function sumsOf({ lines, discount, shipping, tax = 0 }: Parts) {
  const subtotal = subtotalOf(lines);
  const refuse = (path: string, message: string): never => {
    throw new Problem('input.invalid', { detail: message, errors: [{ path, message }] });
  };
  if (lines.some(({ cents }) => cents < 0)) refuse('lines', 'Use a price that is not below zero.');
  if (shipping < 0) refuse('shipping', 'Use an amount that is not below zero.');
  if (discount < 0) refuse('discount', 'Use an amount that is not below zero.');
  if (discount > subtotal) refuse('discount', 'The discount is more than the goods.');
  const total = subtotal - discount + shipping + tax;
  if (!Number.isSafeInteger(subtotal + shipping + tax)) refuse('lines', 'The amounts are too large to be counted.');
  return { subtotal_cents: subtotal, discount_cents: discount, shipping_cents: shipping, tax_cents: tax, total_cents: total };
}
