import type { Address } from '@parley/contract/addresses';
import type { Received } from '@parley/contract/endpoint';
import { orderDeleted } from '@parley/contract/events';
import type * as contract from '@parley/contract/orders';
import type { WriteCtx, WritingActor } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { personId } from '../../../platform/lib/actors.ts';
import { toCents } from '../../../platform/lib/money.ts';
import { mustHaveBrand } from '../../account/brands/index.ts';
import { shopCurrency } from '../../account/merchants/index.ts';
import { mustSeeCustomer } from '../customers/index.ts';
import { variantsFor } from '../products/index.ts';
import { type Taxing, taxingAt } from '../taxes/index.ts';
import { mustSee } from '../../conversations/inbox/index.ts';
import { type AskedDiscount, askedOf, discountColumns, discountLines, keptDiscounts, shippingBefore } from './discounting.ts';
import { mustHaveKnownCountry } from './address.ts';
import { finish } from './finish.ts';
import { readOrder } from './get.ts';
import { type LockedOrder, lockOrder, mustBeVersion, refuseMove } from './lock.ts';
import * as store from './new-order-store.ts';
import { changeOrder } from './order-store.ts';
import { byOf } from './person.ts';
import { channelOf, insertNew, writeLines } from './place.ts';
import { type Amounts, type PricedLine, priceLines, sumsOf, taxed, type Wanted } from './priced.ts';
import { columnsOf, isTaxedByRate, totalOf, totalsWith } from './rules.ts';
import { setShares } from './share-store.ts';
import { addEvent } from './timeline.ts';

export { placeDraft, placeNew } from './place.ts';

type Writer = WriteCtx<WritingActor>;
type Update = Received<typeof contract.updateDraft>;
type Sent = Received<typeof contract.createOrder>['lines'][number];
type Line = { product_id: string | null; quantity: number; price_cents: number };

const wantedOf = (lines: readonly Sent[], currency: string): Wanted[] =>
  lines.map(({ variant_id: variantId, quantity, price }, place) => ({
    variantId,
    quantity,
    cents: price === undefined ? undefined : toCents(price, currency, `lines.${place}.price`),
  }));

/**
 * Creates a draft by hand. Created in a conversation, it is for its customer unless another is named, and counts as sold there by this
 * teammate; an API key sells nothing.
 */
export async function create(ctx: Writer, input: Received<typeof contract.createOrder>) {
  mustHaveKnownCountry(input.shipping_address);
  const conversation = input.conversation_id ? await mustSee(ctx, input.conversation_id) : undefined;
  if (input.customer_id) await mustSeeCustomer(ctx, input.customer_id);
  const currency = await shopCurrency(ctx.db);
  const priced = await priceLines(ctx, wantedOf(input.lines, currency));
  const sellerId = conversation ? personId(ctx.actor) : null;
  const customerId = input.customer_id ?? conversation?.customer_id ?? null;
  const shipping = toCents(input.shipping, currency, 'shipping');
  const asking = { lines: priced.map(lineOf), shipping, customerId, address: input.shipping_address };
  const { id, number } = await insertNew(
    ctx,
    {
      lines: priced.map(({ variant, quantity, cents }) => ({ variantId: variant.id, quantity, cents })),
      customerId,
      conversationId: input.conversation_id,
      brandId: input.brand_id,
      channel: channelOf(conversation?.channel),
      soldBy: sellerId === null ? null : 'teammate',
      soldByUserId: sellerId,
      currency,
      discounts: await discountLines(ctx.db, { ...asking, asked: askedIn(input, currency) }, ctx.now()),
      shippingCents: shipping,
      shippingAddress: input.shipping_address,
      taxExempt: input.tax_exempt,
      billingAddress: null,
      terms: input.payment_terms,
      by: byOf(ctx),
    },
    'draft',
  );
  await addEvent(ctx, id, { kind: 'created', to: 'draft' });
  if (input.note) await addEvent(ctx, id, { kind: 'note', note: input.note });
  ctx.audit({ action: 'order.created', object: ['order', id], detail: { order_number: number } });
  await finish(ctx, id, { isNew: true });
  return readOrder(ctx, id);
}

type Off = { discount_code?: string | null | undefined; discount?: string | null | undefined };
/** A code, or an amount by hand. With neither, automatic discounts apply. */
function askedIn({ discount_code: code, discount }: Off, currency: string): AskedDiscount {
  if (code) return { code };
  return discount ? { cents: toCents(discount, currency, 'discount') } : null;
}
const lineOf = ({ variant, quantity, cents }: PricedLine) => ({ product_id: variant.product_id, quantity, price_cents: cents });

export async function update(ctx: Writer, input: Update) {
  const locked = await lockOrder(ctx, input.id);
  if (locked.order.status !== 'draft') refuseMove(locked, 'This order has been placed, so you can’t edit it as a draft.');
  mustBeVersion(locked, input.version);
  mustHaveKnownCountry(input.shipping_address);
  if (input.customer_id) await mustSeeCustomer(ctx, input.customer_id);
  const had = new Set(locked.lines.flatMap(({ variant_id: id }) => id ?? []));
  const address = input.shipping_address === undefined ? (locked.order.shipping_address as Address | null) : input.shipping_address;
  const exempt = input.tax_exempt ?? locked.order.tax_exempt;
  const taxing = await taxingAt(ctx.db, address, exempt);
  const fresh = input.lines && taxed(await priceLines(ctx, wantedOf(input.lines, locked.order.currency), had), taxing);
  const lines = fresh ?? (await keptLines(ctx, locked, taxing));
  const asking = askingAfter(locked, input, fresh ? fresh.map(lineOf) : locked.lines);
  const isSame = !input.lines && input.discount_code === undefined && input.discount === undefined;
  const discounts = await discountLines(ctx.db, { ...asking, address, ...(isSame && { kept: keptDiscounts(locked) }) }, ctx.now());
  const { shares } = discounts;
  const shipping = asking.shipping - (discounts.shipping?.cents ?? 0);
  const sums = sumsAfter(locked, sumsOf({ lines, discount: discounts.goods?.cents ?? 0, shares, shipping, taxing }), taxing);
  if (fresh) {
    await store.deleteLines(ctx.db, input.id);
    await writeLines(ctx, input.id, fresh, shares);
  } else {
    const kept = locked.lines.map(({ id, quantity }, place) => ({ id, cents: shares[place] ?? 0, units: quantity }));
    await setShares(ctx.db, input.id, kept);
  }
  await changeOrder(ctx.db, input.id, {
    ...columnsOf(sums),
    tax_exempt: exempt,
    ...discountColumns(discounts),
    ...(await whoseAfter(ctx, input)),
    ...(input.shipping_address !== undefined && { shipping_address: input.shipping_address && JSON.stringify(input.shipping_address) }),
    ...(input.payment_terms && { payment_terms: input.payment_terms }),
  });
  if (input.note) await addEvent(ctx, input.id, { kind: 'note', note: input.note });
  ctx.audit({ action: 'order.draft_changed', object: ['order', input.id], detail: { changed: Object.keys(input) } });
  await finish(ctx, input.id);
  return readOrder(ctx, input.id);
}

/** Unchanged lines keep their prices and aren't checked for availability, so that the rest of the draft can still be edited. */
async function keptLines({ db }: Writer, { lines }: LockedOrder, { of }: Taxing): Promise<Amounts[]> {
  const variants = await variantsFor(
    db,
    lines.flatMap(({ variant_id: id }) => id ?? []),
  );
  const kept = lines.map(({ id, variant_id: variant, quantity, price_cents: cents, taxes }) => {
    const sold = variants.get(variant ?? '');
    return { id, quantity, cents, taxes: sold ? of(sold.tax_class) : taxes };
  });
  await store.setTaxes(db, kept);
  return kept;
}

/** In a shop without tax rates, the tax of an imported draft belongs to its goods and changes with them. */
function sumsAfter({ order }: LockedOrder, sums: ReturnType<typeof sumsOf>, { none }: Taxing) {
  if (!none || isTaxedByRate(order) || order.tax_cents === 0) return sums;
  const { tax_cents } = totalsWith(order, [{ taxes: [], cents: sums.subtotal_cents - order.subtotal_cents }]);
  return {
    ...sums,
    tax_cents,
    tax_included: order.tax_included,
    total_cents: totalOf({ ...sums, tax_cents, tax_included: order.tax_included }),
  };
}

/** What the changed draft asks for: an amount by hand is never more than its goods. */
function askingAfter({ order }: LockedOrder, { discount_code, discount, ...input }: Update, lines: readonly Line[]) {
  const isNamed = discount_code !== undefined || discount !== undefined;
  const asked = isNamed ? askedIn({ discount_code, discount }, order.currency) : askedOf(order);
  const subtotal = lines.reduce((all, { price_cents: cents, quantity }) => all + cents * quantity, 0);
  return {
    asked: !isNamed && asked && 'cents' in asked ? { cents: Math.min(asked.cents, subtotal) } : asked,
    lines,
    shipping: input.shipping === undefined ? shippingBefore(order) : toCents(input.shipping, order.currency, 'shipping'),
    customerId: input.customer_id === undefined ? order.customer_id : input.customer_id,
  };
}

async function whoseAfter(ctx: Writer, { customer_id: customerId, conversation_id: conversationId, brand_id: brandId }: Update) {
  const conversation = conversationId ? await mustSee(ctx, conversationId) : undefined;
  const sellerId = conversation ? personId(ctx.actor) : null;
  return {
    ...(customerId !== undefined && { customer_id: customerId }),
    ...(brandId !== undefined && { brand_id: await mustHaveBrand(ctx, brandId) }),
    ...(conversationId !== undefined && {
      conversation_id: conversationId,
      channel: channelOf(conversation?.channel),
      sold_by: sellerId === null ? null : ('teammate' as const),
      sold_by_user_id: sellerId,
    }),
  };
}

export async function discard(ctx: Writer, { id }: Received<typeof contract.discardDraft>) {
  const locked = await lockOrder(ctx, id);
  if (locked.order.status !== 'draft')
    throw new Problem('order.move_refused', { detail: 'This order has been placed, so it can’t be discarded.' });
  await store.deleteOrder(ctx.db, id);
  ctx.audit({ action: 'order.discarded', object: ['order', id], detail: { order_number: locked.order.order_number } });
  await ctx.emit(orderDeleted, { order_id: id });
  ctx.signal({ type: 'changed', topic: 'orders', id, version: null });
  return {};
}
