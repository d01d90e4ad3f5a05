import type { WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { priceDiscount, tryDiscount } from '../discounts/index.ts';
import { linesOf } from './lines.ts';
import { notify, soldLines } from './make-checkout.ts';
import { type Line, linkLife, shippingFor, stateOf, subtotalOf } from './rules.ts';
import * as store from './store.ts';

type Wanted = readonly { variant_id: string; quantity: number }[];

/**
 * Changes what an open link sells, at current prices, and makes it valid for 7 days again. Its address stays, and so does its discount code
 * unless another is given. Throws `checkout.missing`, `checkout.closed`, `product.missing`, `order.out_of_stock`, `discount.refused`; then
 * the link stays as it was.
 */
export async function changeLines(ctx: WriteCtx, id: string, wanted: Wanted, code: string | null): Promise<store.CheckoutRow> {
  const row = await lockOpen(ctx, id);
  const lines = (await soldLines(ctx, { lines: wanted })).map(({ line }) => line);
  const off = code === null ? null : await priceDiscount(ctx.db, code, subtotalOf(lines), ctx.now());
  const discount = off ? { discount_id: off.id, discount_code: off.code } : {};
  return keepLines(ctx, { ...row, ...discount }, lines, new Date(ctx.now().getTime() + linkLife));
}

/**
 * The customer's own change on the page, at the link's prices: quantities by variant, 0 to remove. What the form doesn't name stays. Throws
 * `checkout.closed` where the link is closed, can't be changed, or would sell nothing.
 */
export async function adjustLines(ctx: WriteCtx, id: string, quantities: ReadonlyMap<string, number>): Promise<void> {
  const row = await lockOpen(ctx, id);
  const lines = adjusted(linesOf(row.lines), quantities);
  if (!row.adjustable || lines.length === 0) throw new Problem('checkout.closed');
  await keepLines(ctx, row, lines, row.expires_at);
}

/** The lines with other quantities; a quantity of 0 removes one. */
export const adjusted = (lines: readonly Line[], quantities: ReadonlyMap<string, number>): Line[] =>
  lines.map((line) => ({ ...line, quantity: quantities.get(line.variant_id) ?? line.quantity })).filter(({ quantity }) => quantity > 0);

async function lockOpen(ctx: WriteCtx, id: string) {
  const row = (await store.lockCheckout(ctx.db, id)) ?? missing('checkout.missing');
  // A draft is the shop's to change.
  if (stateOf(row, ctx.now()) !== 'open' || row.draft_id !== null) throw new Problem('checkout.closed');
  return row;
}

/** Shipping and the discount are those of the new goods; a code that no longer fits stays, and the page says why. */
async function keepLines(ctx: WriteCtx, row: store.CheckoutRow, lines: Line[], expiresAt: Date): Promise<store.CheckoutRow> {
  const subtotal = subtotalOf(lines);
  const tried = row.discount_code === null ? null : await tryDiscount(ctx.db, row.discount_code, subtotal, ctx.now());
  const shop = await store.readShop(ctx.db);
  const changed = await store.changeCheckout(ctx.db, row.id, {
    lines: JSON.stringify(lines),
    discount_id: row.discount_id,
    discount_code: row.discount_code,
    discount_cents: tried && !('refused' in tried) ? tried.cents : 0,
    shipping_cents: shippingFor(subtotal, { shipping: shop.checkout_shipping_cents, freeFrom: shop.checkout_free_from_cents }),
    expires_at: expiresAt,
  });
  ctx.audit({ action: 'checkout.changed', object: ['checkout', row.id], detail: { lines: lines.length } });
  notify(ctx);
  return changed;
}
