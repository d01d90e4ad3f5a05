import type { Address } from '@parley/contract/addresses';
import type { Channel } from '@parley/contract/channels';
import type { Order } from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { mustHaveBrand } from '../../account/brands/index.ts';
import { shopCurrency } from '../../account/merchants/index.ts';
import { priceDiscount, spendDiscount } from '../discounts/index.ts';
import { emitPlaced } from './emit-order.ts';
import { finish, moveTo } from './finish.ts';
import { lockOrder, refuseMove } from './lock.ts';
import * as store from './new-order-store.ts';
import { changeOrder, lockWhoBuys, type OrderRow } from './order-store.ts';
import type { By } from './person.ts';
import { priceLines, type PricedLine, sumsOf, type Wanted } from './priced.ts';
import { takeStock } from './stock.ts';
import { addEvent } from './timeline.ts';

export type NewOrder = {
  /** `cents` is the unit price; without it the variant's price applies. */
  lines: readonly Wanted[];
  customerId: string | null;
  conversationId: string | null;
  /** null means the conversation's brand, otherwise that of the first product. */
  brandId: string | null;
  channel: Order['channel'];
  soldBy: Order['sold_by'];
  soldByUserId: string | null;
  /** Already priced; placing the order counts its use. */
  discount: { id: string | null; code: string | null; cents: number } | null;
  shippingCents: number;
  /** The currency the customer was quoted in; otherwise the shop's. */
  currency?: string;
  shippingAddress: Address | null;
  billingAddress: Address | null;
  terms: Order['payment_terms'];
  by: By;
};

/**
 * Creates and places an order: pending, stock taken, discount used. Payments follow with `charge`. Throws `product.missing`,
 * `order.out_of_stock`, `discount.refused`, `brand.missing`.
 */
export async function placeNew(ctx: WriteCtx, wanted: NewOrder): Promise<OrderRow> {
  const { id, number, lines } = await insertNew(ctx, wanted, 'pending');
  if (wanted.discount?.id) await spendDiscount(ctx.db, wanted.discount.id);
  await takeStock(ctx, { orderId: id, kind: 'sale', lines, by: wanted.by });
  await addEvent(ctx, id, { kind: 'placed', to: 'pending', actor: wanted.by });
  ctx.audit({ action: 'order.placed', object: ['order', id], detail: { order_number: number, sold_by: wanted.soldBy } });
  const order = await finish(ctx, id, { by: wanted.by, isNew: true });
  await emitPlaced(ctx, order, wanted.by);
  return order;
}

/** Places a draft: evaluates and uses its discount code and takes its stock. Throws the same as `placeNew`, and `order.move_refused`. */
export async function placeDraft(ctx: WriteCtx, id: string, by?: By): Promise<OrderRow> {
  const locked = await lockOrder(ctx, id);
  const { order } = locked;
  if (order.status !== 'draft') refuseMove(locked, 'This order has already been placed.');
  if (order.discount_id !== null && order.discount_code !== null) {
    const { cents } = await priceDiscount(ctx.db, order.discount_code, order.subtotal_cents, ctx.now());
    const total = order.subtotal_cents - cents + order.shipping_cents + order.tax_cents;
    await changeOrder(ctx.db, id, { discount_cents: cents, total_cents: total });
    await spendDiscount(ctx.db, order.discount_id);
  }
  const lines = locked.lines.flatMap(({ id: lineId, variant_id: variantId, quantity }) =>
    variantId ? { lineId, variantId, quantity } : [],
  );
  await takeStock(ctx, { orderId: id, kind: 'sale', lines, by });
  await changeOrder(ctx.db, id, { placed_at: ctx.now() });
  await moveTo(ctx, locked, 'pending', { by });
  const placed = await finish(ctx, id, { by });
  await emitPlaced(ctx, placed, by);
  return placed;
}

/** Writes only the row and lines of a new order; the caller does the rest. */
export async function insertNew(ctx: WriteCtx, wanted: NewOrder, status: 'draft' | 'pending') {
  const { merchant } = ctx.actor;
  // Lock order as at checkout: the customer before the order number and the variants.
  const customerId = wanted.customerId && (await lockWhoBuys(ctx.db, wanted.customerId));
  const conversation = wanted.conversationId ? await store.readConversation(ctx.db, wanted.conversationId) : undefined;
  const priced = await priceLines(ctx, wanted.lines);
  const { discount } = wanted;
  const sums = sumsOf({ lines: priced, discount: discount?.cents ?? 0, shipping: wanted.shippingCents });
  const brand = await mustHaveBrand(ctx, wanted.brandId ?? conversation?.brand_id ?? priced[0]?.variant.brand_id ?? null);
  const [id, number] = [ctx.newId(), await store.takeOrderNumber(ctx.db, merchant)];
  await store.insertOrder(ctx.db, {
    merchant_id: merchant,
    id,
    order_number: `#${number}`,
    number_key: String(number),
    status,
    payment_status: 'awaiting',
    fulfillment_status: 'unfulfilled',
    currency: wanted.currency ?? (await shopCurrency(ctx.db)),
    ...sums,
    customer_id: customerId,
    conversation_id: wanted.conversationId,
    brand_id: brand,
    channel: wanted.channel,
    sold_by: wanted.soldBy,
    sold_by_user_id: wanted.soldByUserId,
    discount_id: discount?.id ?? null,
    discount_code: discount?.code ?? null,
    shipping_address: wanted.shippingAddress,
    billing_address: wanted.billingAddress,
    payment_terms: wanted.terms,
    placed_at: ctx.now(),
    created_at: ctx.now(),
    updated_at: ctx.now(),
  });
  return { id, number: `#${number}`, lines: await writeLines(ctx, id, priced) };
}

/** Writes the first lines of an order; returns what to take from stock. */
export async function writeLines(ctx: WriteCtx, orderId: string, priced: readonly PricedLine[]) {
  const rows = priced.map(({ variant, quantity, cents }, position) => ({
    id: ctx.newId(),
    order_id: orderId,
    position,
    variant_id: variant.id,
    product_id: variant.product_id,
    name: variant.name,
    options: variant.options,
    sku: variant.sku,
    price_cents: cents,
    quantity,
  }));
  await store.insertLines(ctx.db, ctx.actor.merchant, rows);
  return rows.map(({ id, variant_id: variantId, quantity }) => ({ lineId: id, variantId, quantity }));
}

/** The channel of an order: that of its conversation, or the shop itself. */
export const channelOf = (conversation: Channel | undefined): Order['channel'] => conversation ?? 'shop';
