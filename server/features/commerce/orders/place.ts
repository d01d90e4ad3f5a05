import type { Address } from '@parley/contract/addresses';
import type { Channel } from '@parley/contract/channels';
import type { Order } from '@parley/contract/orders';
import type { WriteCtx } from '../../../context.ts';
import { mustHaveBrand } from '../../account/brands/index.ts';
import { shopCurrency } from '../../account/merchants/index.ts';
import { type Discounted, spendDiscounts } from '../discounts/index.ts';
import { taxingAt } from '../taxes/index.ts';
import { discountColumns, discountDraft, isDiscountedAgain, totalsDiscounted } from './discounting.ts';
import { emitPlaced } from './emit-order.ts';
import { finish, moveTo } from './finish.ts';
import { type LockedOrder, lockOrder, refuseMove } from './lock.ts';
import * as store from './new-order-store.ts';
import { changeOrder, lockWhoBuys, type OrderRow } from './order-store.ts';
import type { By } from './person.ts';
import { type Amounts, priceLines, type PricedLine, sumsOf, taxed, type Wanted } from './priced.ts';
import { columnsOf } from './rules.ts';
import { setShares } from './share-store.ts';
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
  /** Of these lines; placing the order counts their use. */
  discounts: Discounted | null;
  /** Before free shipping. */
  shippingCents: number;
  /** Charged no tax, whatever the rates. */
  taxExempt?: boolean;
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
  const { id, number, lines, customerId } = await insertNew(ctx, wanted, 'pending');
  await spend(ctx, wanted.discounts, { orderId: id, customerId });
  await takeStock(ctx, { orderId: id, kind: 'sale', lines, by: wanted.by });
  await addEvent(ctx, id, { kind: 'placed', to: 'pending', actor: wanted.by });
  ctx.audit({ action: 'order.placed', object: ['order', id], detail: { order_number: number, sold_by: wanted.soldBy } });
  const order = await finish(ctx, id, { by: wanted.by, isNew: true });
  await emitPlaced(ctx, order, wanted.by);
  return order;
}

const spend = (ctx: WriteCtx, discounts: Discounted | null, whose: { orderId: string; customerId: string | null }) =>
  spendDiscounts(ctx.db, discounts ? [discounts.goods, discounts.shipping] : [], whose);

/**
 * Places a draft: evaluates and uses its discounts, unless the checkout has just shown them, and takes its stock. Throws the same as
 * `placeNew`, and `order.move_refused`.
 */
export async function placeDraft(ctx: WriteCtx, id: string, by?: By, shown?: Discounted): Promise<OrderRow> {
  const locked = await lockOrder(ctx, id);
  const { order } = locked;
  if (order.status !== 'draft') refuseMove(locked, 'This order has already been placed.');
  await discountAgain(ctx, locked, shown);
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

/** A draft's discounts may have changed since it was saved. */
async function discountAgain(ctx: WriteCtx, locked: LockedOrder, shown: Discounted | undefined) {
  const { order, lines } = locked;
  if (!isDiscountedAgain(order)) return;
  const discounts = shown ?? (await discountDraft(ctx.db, locked, ctx.now()));
  await changeOrder(ctx.db, order.id, { ...columnsOf(totalsDiscounted(locked, discounts)), ...discountColumns(discounts) });
  await setShares(
    ctx.db,
    order.id,
    lines.map(({ id, quantity }, place) => ({ id, cents: discounts.shares[place] ?? 0, units: quantity })),
  );
  await spend(ctx, discounts, { orderId: order.id, customerId: order.customer_id });
}

/** Writes only the row and lines of a new order; the caller does the rest. */
export async function insertNew(ctx: WriteCtx, wanted: NewOrder, status: 'draft' | 'pending') {
  const { merchant } = ctx.actor;
  // Lock order as at checkout: the customer before the order number and the variants.
  const customerId = wanted.customerId && (await lockWhoBuys(ctx.db, wanted.customerId));
  const conversation = wanted.conversationId ? await store.readConversation(ctx.db, wanted.conversationId) : undefined;
  const taxing = await taxingAt(ctx.db, wanted.shippingAddress, wanted.taxExempt);
  const priced = taxed(await priceLines(ctx, wanted.lines), taxing);
  const { discounts } = wanted;
  const shares = discounts?.shares ?? [];
  const shipping = wanted.shippingCents - (discounts?.shipping?.cents ?? 0);
  const sums = sumsOf({ lines: priced, discount: discounts?.goods?.cents ?? 0, shares, shipping, taxing });
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
    ...columnsOf(sums),
    tax_exempt: wanted.taxExempt ?? false,
    customer_id: customerId,
    conversation_id: wanted.conversationId,
    brand_id: brand,
    channel: wanted.channel,
    sold_by: wanted.soldBy,
    sold_by_user_id: wanted.soldByUserId,
    ...discountColumns(discounts),
    shipping_address: wanted.shippingAddress,
    billing_address: wanted.billingAddress,
    payment_terms: wanted.terms,
    placed_at: ctx.now(),
    created_at: ctx.now(),
    updated_at: ctx.now(),
  });
  return { id, number: `#${number}`, customerId, lines: await writeLines(ctx, id, priced, shares) };
}

/** Writes the first lines of an order; returns what to take from stock. */
export async function writeLines(ctx: WriteCtx, orderId: string, priced: readonly (PricedLine & Amounts)[], shares: readonly number[]) {
  const rows = priced.map(({ variant, quantity, cents, taxes }, position) => ({
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
    taxes,
    discount_cents: shares[position] ?? 0,
    discount_units: quantity,
  }));
  await store.insertLines(ctx.db, ctx.actor.merchant, rows);
  return rows.map(({ id, variant_id: variantId, quantity }) => ({ lineId: id, variantId, quantity }));
}

/** The channel of an order: that of its conversation, or the shop itself. */
export const channelOf = (conversation: Channel | undefined): Order['channel'] => conversation ?? 'shop';
