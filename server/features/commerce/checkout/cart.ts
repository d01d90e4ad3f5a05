import { createHash } from 'node:crypto';
import type { Reader } from '../../../platform/db/tenant.ts';
import { type Priced, type Refused, tryDiscount } from '../discounts/index.ts';
import { variantsFor } from '../products/index.ts';
import { discounted, taxedTotals, taxesOf } from '../orders/index.ts';
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
  /** The discount to apply and count as used; a draft brings its own. */
  discount: Priced | null;
  refused: Refused | null;
  /** The draft's discount code has become invalid, so the draft is sold without it. */
  lapsed: boolean;
  code: string;
  /** Fingerprint of the goods and prices, to make sure that the customer orders what they saw. */
  seen: string;
};

type Asked = { code?: string | undefined; place: { country: string; region: string } | null };
/**
 * What a link sells now, with the taxes of the place it goes to. `code` as typed; undefined means the code the link was created with.
 */
export async function cartOf(db: Reader, row: store.CheckoutRow, { code, place }: Asked, now: Date): Promise<Cart> {
  if (row.draft_id) return draftCart(db, row.draft_id, now);
  const lines = linesOf(row.lines);
  const subtotal = subtotalOf(lines);
  const asked = (code ?? row.discount_code ?? '').trim();
  const tried = asked === '' ? null : await tryDiscount(db, asked, subtotal, now);
  const refused = tried && 'refused' in tried ? tried : null;
  const discount = tried && !('refused' in tried) ? tried : null;
  const off = discount?.cents ?? 0;
  const variants = await variantsIn(db, lines);
  return closed(variants, {
    lines,
    ...amountsOf(await taxedCart(db, lines, variants, { off, shipping: row.shipping_cents, place: place?.country ? place : null })),
    discount,
    refused,
    lapsed: false,
    code: asked,
  });
}

/**
 * A draft is sold as it stands, because the shop may change it until it is placed. Its discount code is evaluated again, as placing it
 * will do, and dropped once it is invalid: the customer can't remove it themselves.
 */
async function draftCart(db: Reader, draftId: string, now: Date): Promise<Cart> {
  const draft = await store.readDraft(db, draftId);
  const rows = draft ? await store.readDraftLines(db, draftId) : [];
  const lines = rows.map(draftLine);
  const subtotal = draft?.subtotal_cents ?? 0;
  const tried = draft?.discount_id && draft.discount_code ? await tryDiscount(db, draft.discount_code, subtotal, now) : null;
  const lapsed = tried !== null && 'refused' in tried;
  const off = tried === null ? (draft?.discount_cents ?? 0) : 'refused' in tried ? 0 : tried.cents;
  return closed(await variantsIn(db, lines), {
    lines,
    ...amountsOf(draft ? discounted(draft, off) : nothing),
    discount: null,
    refused: null,
    lapsed,
    code: '',
  });
}

const nothing = taxedTotals({
  ...{ subtotal_cents: 0, discount_cents: 0, shipping_cents: 0 },
  ...{ tax_included: false, tax_parts: [], shipping_taxes: [] },
});
const amountsOf = (sums: ReturnType<typeof taxedTotals>) => ({
  subtotal: sums.subtotal_cents,
  off: sums.discount_cents,
  shipping: sums.shipping_cents,
  tax: sums.tax_cents,
  taxIncluded: sums.tax_included,
  taxes: taxesOf(sums),
  total: sums.total_cents,
});

type Where = { off: number; shipping: number; place: { country: string; region: string } | null };
/** The same sums as those of the order that the cart becomes. */
async function taxedCart(db: Reader, lines: readonly Line[], variants: Variants, { off, shipping, place }: Where) {
  const taxing = await taxingAt(db, place);
  const goods = lines.map(({ variant_id: id, quantity, cents }) => ({
    taxes: taxing.of(variants.get(id)?.tax_class ?? ''),
    cents: quantity * cents,
  }));
  return taxedTotals({
    subtotal_cents: subtotalOf(lines),
    discount_cents: off,
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
