import type { Address } from '@parley/contract/addresses';
import type { Reader } from '../../../platform/db/tenant.ts';
import { byHand, discountBasket, type Discounted, type KeptDiscount, mustDiscountBasket, type Priced } from '../discounts/index.ts';
import { countryCodeOf, type Tax } from '../taxes/index.ts';
import type { LockedOrder } from './lock.ts';
import type { OrderRow } from './order-store.ts';
import { goodsOf } from './priced.ts';
import { discounted, type Totals } from './rules.ts';

/** What a draft asks for: a code, an amount by hand, or null for automatic discounts only. */
export type AskedDiscount = { code: string } | { cents: number } | null;
type Line = { product_id: string | null; quantity: number; price_cents: number };
type Asking = {
  asked: AskedDiscount;
  lines: readonly Line[];
  /** Before free shipping. */
  shipping: number;
  customerId: string | null;
  address: Pick<Address, 'country'> | null;
  /** What the draft has already, which stays when its code doesn't apply any more. */
  kept?: Discounted;
};

/** The discounts of a draft's lines. Throws `discount.refused` with a sentence when the code doesn't apply. */
export async function discountLines(
  db: Reader,
  { asked, lines, shipping, customerId, address, kept }: Asking,
  now: Date,
): Promise<Discounted> {
  const basket = lines.map(({ product_id: productId, quantity, price_cents: cents }) => ({ productId, quantity, cents }));
  if (asked && 'cents' in asked) return byHand(basket, asked.cents);
  const country = address ? countryCodeOf(address.country) : null;
  const basketAsked = { code: asked?.code ?? null, lines: basket, shipping, country, customerId };
  if (!kept) return mustDiscountBasket(db, basketAsked, now);
  const priced = await discountBasket(db, basketAsked, now);
  if (!priced.refused) return priced;
  return { ...kept, shipping: kept.shipping && { ...kept.shipping, cents: shipping } };
}

type Draft = Pick<
  OrderRow,
  'channel' | 'discounts' | 'discount_id' | 'discount_code' | 'discount_cents' | 'shipping_cents' | 'customer_id' | 'shipping_address'
>;
/** What a draft asked for when it was saved. */
export function askedOf({ discounts, discount_id: id, discount_code: code, discount_cents: cents }: Draft): AskedDiscount {
  const typed = discounts.find((one) => one.code !== null)?.code ?? (id === null ? null : code);
  if (typed !== null) return { code: typed };
  const isAutomatic = discounts.some((one) => one.kind === 'goods' && one.id !== null);
  return cents > 0 && !isAutomatic ? { cents } : null;
}
/** An amount by hand stays as it is, and so does a draft as an import brought it. */
export function isDiscountedAgain(draft: Draft): boolean {
  const asked = askedOf(draft);
  return asked === null ? draft.channel !== 'import' || draft.discounts.length > 0 : 'code' in asked;
}
/** What shipping of an order costs without free shipping. */
export const shippingBefore = ({ shipping_cents: cents, discounts }: Pick<Draft, 'shipping_cents' | 'discounts'>) =>
  cents + discounts.reduce((all, one) => (one.kind === 'shipping' ? all + one.cents : all), 0);

/** The discounts that a draft has. */
export function keptDiscounts({ order, lines }: Pick<LockedOrder, 'order' | 'lines'>): Discounted {
  const of = (kind: 'goods' | 'shipping') => order.discounts.find((one) => one.kind === kind) ?? null;
  const before = { id: order.discount_id, code: order.discount_code, name: null, cents: order.discount_cents };
  const shares = lines.map(({ discount_cents: cents }) => cents);
  const byPrice = byHand(
    lines.map(({ product_id: productId, quantity, price_cents: cents }) => ({ productId, quantity, cents })),
    order.discount_cents,
  );
  return {
    ...byPrice,
    goods: of('goods') ?? (order.discount_cents > 0 ? before : null),
    shipping: of('shipping'),
    ...(shares.every((cents) => cents !== null) && { shares }),
  };
}

type Kept = { order: Draft; lines: readonly Line[] };
const asking = ({ order, lines }: Kept): Asking => ({
  asked: askedOf(order),
  lines,
  shipping: shippingBefore(order),
  customerId: order.customer_id,
  address: order.shipping_address as Address | null,
});
/** The discounts of a draft now. Throws `discount.refused`. */
export const discountDraft = (db: Reader, draft: Kept, now: Date): Promise<Discounted> => discountLines(db, asking(draft), now);
/** The same at checkout, where the place is typed: without the code once it doesn't apply any more, because customers can't remove it. */
export async function discountDraftFor(db: Reader, draft: Kept, country: string | null, now: Date): Promise<Discounted | Priced> {
  const { asked, lines, shipping, customerId } = asking(draft);
  const basket = lines.map(({ product_id: productId, quantity, price_cents: cents }) => ({ productId, quantity, cents }));
  if (asked && 'cents' in asked) return byHand(basket, asked.cents);
  return discountBasket(db, { code: asked?.code ?? null, lines: basket, shipping, country, customerId }, now);
}

/** A draft's totals with these discounts, at the tax rates it has. */
type Taxed = { order: Totals & Pick<Draft, 'shipping_cents' | 'discounts'>; lines: readonly (Line & { taxes: readonly Tax[] })[] };
export const totalsDiscounted = ({ order, lines }: Taxed, { shares, shipping }: Discounted) =>
  discounted(order, {
    goods: goodsOf(
      lines.map(({ taxes, price_cents: cents, quantity }) => ({ taxes, cents, quantity })),
      shares,
    ),
    shipping_cents: shippingBefore(order) - (shipping?.cents ?? 0),
  });

/** An order's discounts as written to its row. */
export function discountColumns(discounts: Discounted | null) {
  const { goods = null, shipping = null } = discounts ?? {};
  const kept: KeptDiscount[] = [
    ...(goods ? [{ kind: 'goods' as const, ...goods }] : []),
    ...(shipping ? [{ kind: 'shipping' as const, ...shipping }] : []),
  ];
  return {
    discounts: JSON.stringify(kept),
    discount_id: goods?.id ?? null,
    discount_code: goods?.code ?? shipping?.code ?? null,
  };
}
