import { createHash } from 'node:crypto';
import type { Reader } from '../../../platform/db/tenant.ts';
import { discountBasket, type Discounted, type Priced, type Refusal } from '../discounts/index.ts';
import { variantsFor } from '../products/index.ts';
import { discountDraftFor, draftTaxedAt, isDiscountedAgain, taxedTotals, taxesOf, totalOf, totalsDiscounted } from '../orders/index.ts';
import { type TaxLine, taxingAt, withGoods } from '../taxes/index.ts';
import { linesOf } from './lines.ts';
import { canSell, gathered, leftOf, type Line, subtotalOf } from './rules.ts';
import * as store from './store.ts';

export type Cart = {
  lines: Line[];
  /** Lines whose stock doesn't cover the quantity, with what is left. */
  short: (Line & { left: number })[];
  /** In cents. */
  subtotal: number;
  off: number;
  shipping: number;
  tax: number;
  /** Whether the total's prices include the tax. */
  taxIncluded: boolean;
  taxes: readonly TaxLine[];
  total: number;
  /** The discounts to apply and count as used; null for a draft that keeps an amount entered by hand. */
  discounts: Discounted | null;
  /** What the order gets, by the name that the page shows: a code, or an automatic discount's name. */
  goodsName: string | null;
  shippingName: string | null;
  refused: Refused | null;
  /** An automatic discount saves more than the typed code, which stays unused. */
  isBeaten: boolean;
  code: string;
  /** Fingerprint of the goods and prices, to make sure that the customer orders what they saw. */
  seen: string;
};

/** `minimum` in cents and `quantity` are what the code asks for. */
export type Refused = { refused: Refusal; minimum: number; quantity: number };
type Asked = { code?: string | undefined; place: { country: string; region: string; email?: string } | null };
/**
 * What a link sells now, with the taxes of the place it goes to. `code` as typed; undefined means the code the link was created with.
 */
export async function cartOf(db: Reader, row: store.CheckoutRow, { code, place }: Asked, now: Date): Promise<Cart> {
  if (row.draft_id) return draftCart(db, row.draft_id, place, now);
  const lines = linesOf(row.lines);
  const asked = (code ?? row.discount_code ?? '').trim();
  const priced = await discountBasket(db, { ...basketOf(row, lines, asked || null), ...buyerAt(place) }, now);
  const variants = await variantsIn(db, lines);
  const shipping = row.shipping_cents - (priced.shipping?.cents ?? 0);
  const where = { discounts: priced, shipping, place: place?.country ? place : null };
  return closed(variants, {
    lines,
    ...amountsOf(await taxedCart(db, lines, variants, where)),
    ...namesOf(priced),
    refused: refusedBy(priced),
    isBeaten: priced.isBeaten,
    code: asked,
  });
}

/** A link's goods for its customer: the one of its conversation, never whoever has the typed email. */
export const basketOf = (row: Pick<store.CheckoutRow, 'shipping_cents' | 'customer_id'>, lines: readonly Line[], code: string | null) => ({
  lines: lines.map(({ product_id: id, quantity, cents }) => ({ productId: id || null, quantity, cents })),
  shipping: row.shipping_cents,
  customerId: row.customer_id,
  code,
});
const buyerAt = (place: Asked['place']) => ({ country: place?.country || null, email: place?.email || null });
const refusedBy = ({ refused, minimum, quantity }: Priced): Refused | null => (refused ? { refused, minimum, quantity } : null);
const namesOf = (discounts: Discounted | null) => ({
  discounts,
  goodsName: discounts?.goods?.code ?? discounts?.goods?.name ?? null,
  shippingName: discounts?.shipping?.code ?? discounts?.shipping?.name ?? null,
});

/**
 * A draft is sold as it stands, because the shop may change it until it is placed. Its taxes are those of the place that is typed, and its
 * discounts are evaluated again, as placing it will do, without a code that has become invalid: the customer can't remove it themselves.
 */
async function draftCart(db: Reader, draftId: string, place: Asked['place'], now: Date): Promise<Cart> {
  const found = await store.readDraft(db, draftId);
  const kept = found && { order: found, lines: await store.readDraftLines(db, draftId) };
  const { order: draft, lines: rows = [] } = (kept && place?.country && (await draftTaxedAt(db, kept, place))) || kept || {};
  const lines = rows.map(draftLine);
  const isAgain = draft !== undefined && isDiscountedAgain(draft);
  const discounts = isAgain ? await discountDraftFor(db, { order: draft, lines: rows }, place?.country || null, now) : null;
  const sums = draft && discounts ? totalsDiscounted({ order: draft, lines: rows }, discounts) : draft;
  return closed(await variantsIn(db, lines), {
    lines,
    ...amountsOf(sums ?? nothing),
    ...namesOf(discounts),
    refused: null,
    isBeaten: false,
    code: '',
  });
}

const nothing = taxedTotals({
  ...{ subtotal_cents: 0, discount_cents: 0, shipping_cents: 0 },
  ...{ tax_included: false, tax_parts: [], shipping_taxes: [] },
});
const amountsOf = (sums: Omit<ReturnType<typeof taxedTotals>, 'total_cents'>) => ({
  subtotal: sums.subtotal_cents,
  off: sums.discount_cents,
  shipping: sums.shipping_cents,
  tax: sums.tax_cents,
  taxIncluded: sums.tax_included,
  taxes: taxesOf(sums),
  total: totalOf(sums),
});

type Where = { discounts: Discounted; shipping: number; place: { country: string; region: string } | null };
/** The same sums as those of the order that the cart becomes. */
async function taxedCart(db: Reader, lines: readonly Line[], variants: Variants, { discounts, shipping, place }: Where) {
  const taxing = await taxingAt(db, place);
  const goods = lines.map(({ variant_id: id, quantity, cents }, at) => ({
    taxes: taxing.of(variants.get(id)?.tax_class ?? ''),
    cents: quantity * cents,
    off: discounts.shares[at] ?? 0,
  }));
  return taxedTotals({
    subtotal_cents: subtotalOf(lines),
    discount_cents: discounts.goods?.cents ?? 0,
    shipping_cents: shipping,
    tax_included: taxing.included,
    tax_parts: withGoods([], goods),
    shipping_taxes: taxing.shipping,
  });
}

type DraftLine = Awaited<ReturnType<typeof store.readDraftLines>>[number];
/** A variant that the shop has deleted has no ids; the line is ordered all the same. */
export const draftLine = ({ variant_id, product_id, name, options, quantity, price_cents, image }: DraftLine): Line => ({
  variant_id: variant_id ?? '',
  product_id: product_id ?? '',
  name,
  detail: Object.values(options as Record<string, string>).join(', '),
  image,
  quantity,
  cents: price_cents,
});

type Variants = Awaited<ReturnType<typeof variantsFor>>;
const variantsIn = (db: Reader, lines: readonly Line[]): Promise<Variants> =>
  variantsFor(
    db,
    lines.map(({ variant_id: id }) => id).filter((id) => id !== ''),
  );

function closed(variants: Variants, cart: Omit<Cart, 'short' | 'seen'>): Cart {
  // A draft may have several lines of one variant, each with its own price.
  const wanted = new Map(gathered(cart.lines).map(({ variant_id: id, quantity }) => [id, quantity]));
  const short = cart.lines.flatMap((line) => {
    const variant = variants.get(line.variant_id);
    if (line.variant_id === '' || (variant && canSell(variant, wanted.get(line.variant_id) ?? 0))) return [];
    return [{ ...line, left: variant ? leftOf(variant) : 0 }];
  });
  const bought = cart.lines.map(({ variant_id: id, name, quantity, cents }) => [id, name, quantity, cents]);
  const seen = createHash('sha256')
    .update(JSON.stringify([bought, cart.total]))
    .digest('base64url')
    .slice(0, 22);
  return { ...cart, short, seen };
}

export const nameOf = ({ name, detail }: Pick<Line, 'name' | 'detail'>) => [name, detail].filter(Boolean).join(', ');
