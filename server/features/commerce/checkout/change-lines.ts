import type { WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { discountBasket, mustDiscountBasket } from '../discounts/index.ts';
import { basketOf } from './cart.ts';
import { linesOf } from './lines.ts';
import { amountsOff, notify, soldLines } from './make-checkout.ts';
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
  return keepLines(ctx, row, { lines, code, expiresAt: new Date(ctx.now().getTime() + linkLife) });
}

/**
 * The customer's own change on the page, at the link's prices: quantities by variant, 0 to remove. What the form doesn't name stays. Throws
 * `checkout.closed` where the link is closed, can't be changed, or would sell nothing.
 */
export async function adjustLines(ctx: WriteCtx, id: string, quantities: ReadonlyMap<string, number>): Promise<void> {
  const row = await lockOpen(ctx, id);
  const lines = adjusted(linesOf(row.lines), quantities);
  if (!row.adjustable || lines.length === 0) throw new Problem('checkout.closed');
  await keepLines(ctx, row, { lines, code: null, expiresAt: row.expires_at });
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

type Kept = { lines: Line[]; code: string | null; expiresAt: Date };
/** Shipping and discounts are those of the new goods; the link's own code stays where it no longer fits, and the page says why. */
async function keepLines(ctx: WriteCtx, row: store.CheckoutRow, { lines, code, expiresAt }: Kept): Promise<store.CheckoutRow> {
  const shop = await store.readShop(ctx.db);
  const rates = { shipping: shop.checkout_shipping_cents, freeFrom: shop.checkout_free_from_cents };
  const shipping = shippingFor(subtotalOf(lines), rates);
  const basket = { ...basketOf({ ...row, shipping_cents: shipping }, lines, code ?? row.discount_code), country: null, isPlaceOpen: true };
  const discounts = await (code === null ? discountBasket : mustDiscountBasket)(ctx.db, basket, ctx.now());
  const off = amountsOff(discounts);
  const changed = await store.changeCheckout(ctx.db, row.id, {
    lines: JSON.stringify(lines),
    discount_id: off.id,
    discount_code: code?.trim().toUpperCase() || row.discount_code,
    discount_cents: off.cents,
    shipping_discount_cents: off.shipping,
    shipping_cents: shipping,
    expires_at: expiresAt,
  });
  ctx.audit({ action: 'checkout.changed', object: ['checkout', row.id], detail: { lines: lines.length } });
  notify(ctx);
  return changed;
}
