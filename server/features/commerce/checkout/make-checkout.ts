import { checkoutCreated } from '@parley/contract/events';
import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { brandsOf } from '../../../platform/lib/actors.ts';
import { type Discounted, mustDiscountBasket } from '../discounts/index.ts';
import type { ConversationRow } from '../../conversations/inbox/index.ts';
import { type SoldVariant, variantsFor } from '../products/index.ts';
import { maySeeBrand } from '../../account/visibility/index.ts';
import { basketOf } from './cart.ts';
import { brandOf, canSell, gathered, type Line, linkLife, shippingFor, subtotalOf } from './rules.ts';
import * as store from './store.ts';

export type Cart = {
  merchant: string;
  lines: readonly { variant_id: string; quantity: number }[];
  /** The conversation the link is for; the caller has checked that the actor may see it. */
  conversation: ConversationRow | null;
  discountCode: string | null;
  /** Whether the customer may change quantities and remove products on the page. */
  adjustable: boolean;
};
export type Seller = { soldBy: 'ai' | 'teammate' | 'customer'; userId: string | null; name: string | null };

/**
 * Creates a link for a cart, valid for 7 days, at current prices. Throws `product.missing`, `order.out_of_stock`, `discount.refused`. The
 * caller checks that the actor may see the conversation.
 */
export async function makeCheckout(ctx: WriteCtx, cart: Cart, seller: Seller): Promise<store.CheckoutRow> {
  const { merchant, conversation } = cart;
  const sold = await soldLines(ctx, cart);
  const lines = sold.map(({ line }) => line);
  const subtotal = subtotalOf(lines);
  const shop = await store.readShop(ctx.db);
  const shipping = shippingFor(subtotal, { shipping: shop.checkout_shipping_cents, freeFrom: shop.checkout_free_from_cents });
  const customerId = conversation?.customer_id ?? null;
  const basket = basketOf({ shipping_cents: shipping, customer_id: customerId }, lines, cart.discountCode);
  const discounts = await mustDiscountBasket(ctx.db, { ...basket, country: null, isPlaceOpen: true }, ctx.now());
  const brand = conversation ? conversation.brand_id : brandOf(sold.map(({ variant }) => variant.brand_id));
  return keep(ctx, merchant, {
    lines,
    seller,
    conversation_id: conversation?.id ?? null,
    customer_id: customerId,
    brand_id: !maySeeBrand({ brands: brandsOf(ctx.actor) }, brand) ? (sold[0]?.variant.brand_id ?? null) : brand,
    draft_id: null,
    adjustable: cart.adjustable,
    off: { ...amountsOff(discounts), code: cart.discountCode?.trim().toUpperCase() || null },
    shipping_cents: shipping,
    currency: shop.currency,
  });
}

export const amountsOff = ({ goods, shipping }: Discounted) => ({
  id: goods?.id ?? null,
  cents: goods?.cents ?? 0,
  shipping: shipping?.cents ?? 0,
});

type New = {
  lines: Line[];
  seller: Seller;
  conversation_id: string | null;
  customer_id: string | null;
  brand_id: string | null;
  draft_id: string | null;
  adjustable: boolean;
  /** `code` as typed, which is tried again at checkout. */
  off: { id: string | null; code: string | null; cents: number; shipping: number };
  shipping_cents: number;
  currency: string;
};
export async function keep(ctx: WriteCtx, merchant: string, { lines, seller, off, ...rest }: New): Promise<store.CheckoutRow> {
  const [id, now] = [ctx.newId(), ctx.now()];
  const row = await store.insertCheckout(ctx.db, {
    ...rest,
    merchant_id: merchant,
    id,
    state: 'open',
    sold_by: seller.soldBy,
    user_id: seller.userId,
    seller_name: seller.name,
    lines,
    discount_id: off.id,
    discount_code: off.code,
    discount_cents: off.cents,
    shipping_discount_cents: off.shipping,
    created_at: now,
    expires_at: new Date(now.getTime() + linkLife),
  });
  ctx.audit({
    action: 'checkout.created',
    object: ['checkout', id],
    detail: { sold_by: seller.soldBy, conversation: row.conversation_id, draft: row.draft_id, lines: lines.length },
  });
  const { conversation_id, customer_id, brand_id, currency, draft_id } = row;
  const about = { order_id: draft_id, conversation_id, customer_id, brand_id, currency };
  await ctx.emit(checkoutCreated, { checkout_id: id, ...about, sold_by: seller.soldBy });
  notify(ctx);
  return row;
}

export const notify = (ctx: WriteCtx) => ctx.signal({ type: 'changed', topic: 'orders', id: null, version: null });

/** The lines at current prices, if each can be sold. */
export async function soldLines(ctx: WriteCtx, cart: Pick<Cart, 'lines'>): Promise<{ line: Line; variant: SoldVariant }[]> {
  const wanted = gathered(cart.lines);
  const variants = await variantsFor(
    ctx.db,
    wanted.map(({ variant_id: id }) => id),
  );
  return wanted.map(({ variant_id: id, quantity }) => {
    const variant = variants.get(id);
    if (!variant || variant.status !== 'active' || !maySeeBrand({ brands: brandsOf(ctx.actor) }, variant.brand_id))
      throw new Problem('product.missing');
    const detail = Object.values(variant.options).join(', ');
    if (!canSell(variant, quantity))
      throw new Problem('order.out_of_stock', {
        detail: `There isn’t enough stock of ${[variant.name, detail].filter(Boolean).join(', ')}. Lower the quantity or choose another product.`,
      });
    const { product_id, name, image, price_cents: cents } = variant;
    return { line: { variant_id: id, product_id, name, detail, image, quantity, cents }, variant };
  });
}
