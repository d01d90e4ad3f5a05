import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type Priced, priceDiscount } from '../discounts/index.ts';
import type { ConversationRow } from '../../conversations/inbox/index.ts';
import { type SoldVariant, variantsFor } from '../products/index.ts';
import { maySeeBrand } from '../../account/visibility/index.ts';
import { brandOf, canSell, gathered, type Line, linkLife, shippingFor, subtotalOf } from './rules.ts';
import * as store from './store.ts';

export type Cart = {
  merchant: string;
  lines: readonly { variant_id: string; quantity: number }[];
  /** The conversation it is for, seen by whoever asks. */
  conversation: ConversationRow | null;
  discountCode: string | null;
};
export type Seller = { soldBy: 'ai' | 'teammate'; userId: string | null; name: string | null };

/**
 * A link for a cart, good for 7 days, at the prices of now. Throws `product.missing`, `order.out_of_stock`, `discount.refused`. Whether the
 * conversation may be seen is the caller's to ask.
 */
export async function makeCheckout(ctx: WriteCtx, cart: Cart, seller: Seller): Promise<store.CheckoutRow> {
  const { merchant, conversation } = cart;
  const sold = await soldLines(ctx, cart);
  const lines = sold.map(({ line }) => line);
  const subtotal = subtotalOf(lines);
  const off = cart.discountCode ? await priceDiscount(ctx.db, cart.discountCode, subtotal, ctx.now()) : undefined;
  const shop = await store.readShop(ctx.db);
  const shipping = shippingFor(subtotal, { shipping: shop.checkout_shipping_cents, freeFrom: shop.checkout_free_from_cents });
  const brand = conversation ? conversation.brand_id : brandOf(sold.map(({ variant }) => variant.brand_id));
  return keep(ctx, merchant, {
    lines,
    seller,
    conversation_id: conversation?.id ?? null,
    customer_id: conversation?.customer_id ?? null,
    brand_id: ctx.actor.kind === 'user' && !maySeeBrand(ctx.actor, brand) ? (sold[0]?.variant.brand_id ?? null) : brand,
    draft_id: null,
    off,
    shipping_cents: shipping,
    currency: shop.currency,
  });
}

type New = {
  lines: Line[];
  seller: Seller;
  conversation_id: string | null;
  customer_id: string | null;
  brand_id: string | null;
  draft_id: string | null;
  off: (Pick<Priced, 'cents'> & Partial<Priced>) | undefined;
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
    discount_id: off?.id ?? null,
    discount_code: off?.code ?? null,
    discount_cents: off?.cents ?? 0,
    created_at: now,
    expires_at: new Date(now.getTime() + linkLife),
  });
  ctx.audit({
    action: 'checkout.created',
    object: ['checkout', id],
    detail: { sold_by: seller.soldBy, conversation: row.conversation_id, draft: row.draft_id, lines: lines.length },
  });
  tell(ctx);
  return row;
}

export const tell = (ctx: WriteCtx) => ctx.signal({ type: 'changed', topic: 'orders', id: null, version: null });

/** The lines at the prices of now, if each can be sold. */
async function soldLines(ctx: WriteCtx, cart: Cart): Promise<{ line: Line; variant: SoldVariant }[]> {
  const wanted = gathered(cart.lines);
  const variants = await variantsFor(
    ctx.db,
    wanted.map(({ variant_id: id }) => id),
  );
  return wanted.map(({ variant_id: id, quantity }) => {
    const variant = variants.get(id);
    if (!variant || variant.status !== 'active' || (ctx.actor.kind === 'user' && !maySeeBrand(ctx.actor, variant.brand_id)))
      throw new Problem('product.missing');
    const detail = Object.values(variant.options).join(', ');
    if (!canSell(variant, quantity))
      throw new Problem('order.out_of_stock', {
        detail: `There is not enough of ${[variant.name, detail].filter(Boolean).join(', ')} in stock.`,
      });
    const { product_id, name, image, price_cents: cents } = variant;
    return { line: { variant_id: id, product_id, name, detail, image, quantity, cents }, variant };
  });
}
