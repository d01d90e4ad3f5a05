import type { WriteCtx } from '../../../context.ts';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { shopCurrency } from '../../account/merchants/index.ts';
import { collectionsOf, readMemberships } from '../products/index.ts';
import { type Basket, type BasketLine, type Candidate, type Discounted, discountsOf, type Given, type Refusal } from './basket-rules.ts';
import * as store from './store.ts';

export type Asked = Omit<Basket, 'orders'> & {
  /** As typed; null for automatic discounts only. */
  code: string | null;
  /** Who buys, known for sure: the customer of the conversation or the order, never whoever has a typed email. */
  customerId: string | null;
  /** As typed at checkout. It gives nobody a discount, but what its owner has used counts. */
  email?: string | null;
  /** The country isn’t known yet, so a code for some countries is accepted and tried again once it is. */
  isPlaceOpen?: boolean;
};
/** `minimum` in cents and `quantity` are what a refused code asks for. */
export type Priced = Discounted & { minimum: number; quantity: number };

/** The discounts of a basket now: of the typed code, of automatic ones, and why the code doesn't apply. */
export async function discountBasket(db: Reader, asked: Asked, now: Date): Promise<Priced> {
  const code = asked.code?.trim().toUpperCase() || null;
  const rows = await store.readUsable(db, code);
  const { candidates, orders } = rows.length === 0 ? { candidates: [], orders: 0 } : await candidatesOf(db, rows, asked, now);
  const typed = candidates.find((one) => one.code !== null);
  const automatic = candidates.filter((one) => one.code === null);
  const basket = { lines: asked.lines, shipping: asked.shipping, country: asked.country, orders };
  const discounted = discountsOf(basket, { automatic, ...(code !== null && { typed: { candidate: typed } }) }, now);
  return { ...discounted, minimum: typed?.minimum_cents ?? 0, quantity: typed?.minimum_quantity ?? 0 };
}

async function candidatesOf(db: Reader, rows: readonly store.DiscountRow[], asked: Asked, now: Date) {
  const matchesOf = await productsOf(db, rows, asked.lines, now);
  const isPersonal = rows.some(({ customers, max_uses_per_customer: most }) => customers !== 'everyone' || most !== null);
  const shopper = isPersonal ? await store.readShopper(db, asked.customerId, asked.email ?? null) : nobody;
  const limited = rows.filter(({ max_uses_per_customer: most }) => most !== null).map(({ id }) => id);
  const uses = limited.length > 0 && shopper.all.length > 0 ? await store.usesBy(db, limited, shopper.all) : new Map<string, number>();
  const named = rows.flatMap(({ customer_ids: ids }) => ids);
  const own = named.length > 0 && shopper.known !== null ? await store.idsOf(db, named, shopper.known) : new Set<string>();
  const candidates = rows.map((row): Candidate => ({
    ...row,
    matches: matchesOf(row),
    isChosen: row.customer_ids.some((id) => own.has(id)) || row.tag_ids.some((id) => shopper.tags.includes(id)),
    usedBefore: uses.get(row.id) ?? 0,
  }));
  return { candidates, orders: shopper.orders };
}
const nobody: store.Shopper = { known: null, all: [], tags: [], orders: 0 };

/** The products of a basket that each discount is for; null for the whole order. */
async function productsOf(db: Reader, rows: readonly store.DiscountRow[], lines: readonly BasketLine[], now: Date) {
  const products = [...new Set(lines.flatMap(({ productId }) => productId ?? []))];
  const wanted = new Set(rows.flatMap(({ collection_ids: ids }) => ids));
  const known = wanted.size === 0 ? [] : (await readMemberships(db)).filter(({ id }) => wanted.has(id));
  const collections = await collectionsOf(db, products, known, now);
  return ({ product_ids: ids, collection_ids: of }: store.DiscountRow): Set<string> | null => {
    if (ids.length + of.length === 0) return null;
    const isIn = (product: string) => ids.includes(product) || (collections.get(product) ?? []).some(({ id }) => of.includes(id));
    return new Set(products.filter(isIn));
  };
}

const sentences: Record<Exclude<Refusal, 'minimum' | 'quantity'>, string> = {
  unknown: 'This discount code doesn’t exist.',
  off: 'This discount code is inactive.',
  scheduled: 'This discount code isn’t active yet.',
  ended: 'This discount code has expired.',
  used_up: 'This discount code has reached its usage limit.',
  products: 'This discount code is for other products.',
  customer: 'This discount code is for certain customers.',
  first_order: 'This discount code is for a first order.',
  used_by_customer: 'This customer has used this discount code as often as they can.',
  country: 'This free shipping code isn’t for the order’s country.',
  shipping_price: 'This free shipping code is for less expensive shipping.',
  free_already: 'Shipping is already free, so this code isn’t needed.',
};

/** Like `discountBasket`, but throws `discount.refused` with a sentence when the code doesn't apply. */
export async function mustDiscountBasket(db: Reader, asked: Asked, now: Date): Promise<Priced> {
  const priced = await discountBasket(db, asked, now);
  if (priced.refused && !(asked.isPlaceOpen && priced.refused === 'country'))
    throw new Problem('discount.refused', { detail: await sentenceOf(db, priced.refused, priced) });
  return priced;
}

async function sentenceOf(db: Reader, refused: Refusal, { minimum, quantity }: Priced): Promise<string> {
  if (refused === 'quantity') return `This discount code needs at least ${quantity} units of the products it is for.`;
  if (refused !== 'minimum') return sentences[refused];
  const currency = await shopCurrency(db);
  return `This discount code needs a cart of at least ${toAmount(minimum, currency)} ${currency}.`;
}

/**
 * Counts one use of each discount of an order that is already written; concurrent uses are serialized. Throws `discount.refused` when none is
 * left, for anybody or for this customer.
 */
export async function spendDiscounts(
  db: Writer,
  given: readonly (Given | null)[],
  { orderId, customerId }: { orderId: string; customerId: string | null },
): Promise<void> {
  // In one order, so that two orders with the same two discounts don't wait for each other.
  for (const id of [...new Set(given.flatMap((one) => one?.id ?? []))].toSorted()) {
    const used = await store.countUse(db, id);
    if (!used) throw new Problem('discount.refused', { detail: sentences.used_up });
    if (customerId === null || (used.max_uses_per_customer === null && used.customers !== 'first_order')) continue;
    const others = await store.otherOrders(db, id, { orderId, customerId });
    if (used.customers === 'first_order' && others.all > 0) throw new Problem('discount.refused', { detail: sentences.first_order });
    if (used.max_uses_per_customer !== null && others.same >= used.max_uses_per_customer)
      throw new Problem('discount.refused', { detail: sentences.used_by_customer });
  }
}

/** Gives back the use of a canceled order. Does nothing when the discount was deleted. */
export async function returnDiscount(ctx: WriteCtx, id: string): Promise<void> {
  if (await store.returnUse(ctx.db, id)) ctx.signal({ type: 'changed', topic: 'discounts', id, version: null });
}
