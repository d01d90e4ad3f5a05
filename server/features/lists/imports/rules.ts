import { mostCents } from '@parley/contract/money';

export type Refused = { row: number; external_id: string; reason: string };
type Named = { external_id: string };

/** Separates valid records from refused ones. Of duplicates in the batch the first one counts. */
export function separateRefused<T extends Named>(
  records: readonly T[],
  reasonAgainst: (record: T) => string | undefined,
): { kept: T[]; refused: Refused[] } {
  const seen = new Set<string>();
  const kept: T[] = [];
  const refused: Refused[] = [];
  records.forEach((record, index) => {
    const { external_id } = record;
    const reason = seen.has(external_id) ? 'This external_id is already in the batch.' : reasonAgainst(record);
    seen.add(external_id);
    if (reason === undefined) kept.push(record);
    else refused.push({ row: index + 1, external_id, reason });
  });
  return { kept, refused };
}

/** Refuses records that are the same one here under different keys: of those, too, the first one counts. */
export function onlyOnce<T extends Named>(records: readonly T[], all: readonly T[], idOf: (key: string) => string | undefined) {
  const seen = new Set<string>();
  const once: T[] = [];
  const twice: Refused[] = [];
  for (const record of records) {
    const { external_id } = record;
    const id = idOf(external_id);
    if (id === undefined || !seen.has(id)) once.push(record);
    else
      twice.push({
        row: all.findIndex((one) => one.external_id === external_id) + 1,
        external_id,
        reason: 'This record is already in the batch.',
      });
    if (id !== undefined) seen.add(id);
  }
  return { once, twice };
}

/** The product that first lists each variant: a variant belongs to one product, once. */
export function variantHomes(products: readonly (Named & { variants: readonly Named[] })[]): Map<string, string> {
  const homes = new Map<string, string>();
  for (const product of products)
    for (const { external_id } of product.variants) if (!homes.has(external_id)) homes.set(external_id, product.external_id);
  return homes;
}

type Offer = { external_id: string; price_cents: number; stock: number | null };
/** What is wrong with a product's variants. `homes` maps each variant to its product, in the batch and in the shop. */
export function reasonAgainstVariants(
  product: string,
  variants: readonly Offer[],
  ...homes: ReadonlyMap<string, string>[]
): string | undefined {
  const seen = new Set<string>();
  for (const { external_id: variant, price_cents: price, stock } of variants) {
    const other = homes.map((home) => home.get(variant)).find((home) => home !== undefined && home !== product);
    if (other !== undefined) return `Variant ${variant} already belongs to product ${other}. Use a different variant ID.`;
    if (seen.has(variant)) return `Variant ${variant} appears twice. Keep one of the two.`;
    if (price < 0) return `Variant ${variant} has a price below 0. Enter a price of 0 or more.`;
    if (stock !== null && stock > mostStock) return `The stock of variant ${variant} is too large. Enter a smaller number.`;
    seen.add(variant);
  }
  return undefined;
}
const mostStock = 2_147_483_647;

type Figured = {
  position: number;
  price_cents: number;
  compare_at_cents: number | null;
  stock: number | null;
  sku: string | null;
  barcode: string | null;
};
/** What lists show and sort products by, computed like the database does. */
export function figuresOf(variants: readonly Figured[]) {
  const placed = variants.toSorted((a, b) => a.position - b.position);
  const cheapest = placed.toSorted((a, b) => a.price_cents - b.price_cents)[0];
  const counted = placed.flatMap(({ stock }) => stock ?? []);
  const stock = counted.reduce((sum, one) => sum + one, 0);
  return {
    price_cents: cheapest?.price_cents ?? 0,
    price_max_cents: Math.max(0, ...placed.map((one) => one.price_cents)),
    compare_at_cents: cheapest?.compare_at_cents ?? null,
    stock: counted.length === 0 ? null : Math.min(Math.max(stock, -mostStock - 1), mostStock),
    sku: placed[0]?.sku ?? null,
    variants_count: placed.length,
    skus: placed
      .map(({ sku, barcode }) => [sku, barcode].filter((one) => one !== null).join(' '))
      .join(' ')
      .toLowerCase(),
  };
}

type Costs = { discount: number; shipping: number; tax: number };
type Ledger = readonly { kind: 'payment' | 'refund'; cents: number }[];
/** An order's amounts, in cents. */
export type Money = Costs & { lines: readonly { cents: number; quantity: number }[]; ledger: Ledger };

export function totalsOf({ lines, discount, shipping, tax }: Money) {
  const subtotal = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
  return { subtotal, total: subtotal - discount + shipping + tax };
}

/** What doesn't add up in an order's amounts. Without a ledger the payment status counts. */
export function reasonAgainstMoney(money: Money, status: string): string | undefined {
  const { discount, shipping, tax, lines, ledger } = money;
  const { subtotal, total } = totalsOf(money);
  const parts = [discount, shipping, tax, ...lines.map(({ cents }) => cents), ...ledger.map(({ cents }) => cents)];
  if (parts.some((cents) => cents < 0)) return 'An amount is below 0. Use amounts of 0 or more.';
  if (subtotal > mostCents || total > mostCents) return 'The order total is too large. Check prices and quantities.';
  if (total < 0) return 'The discount is more than the order’s total. Lower the discount.';
  return ledger.length > 0 ? reasonAgainstLedger(ledger, total, status) : undefined;
}

function reasonAgainstLedger(ledger: Ledger, total: number, status: string) {
  const sum = (wanted: 'payment' | 'refund') => ledger.reduce((all, { kind, cents }) => (kind === wanted ? all + cents : all), 0);
  const [paid, refunded] = [sum('payment'), sum('refund')];
  if (refunded > paid) return 'The refunds add up to more than the payments. Check the amounts.';
  if (status === 'paid' && paid - refunded < total) return 'The status is paid, but the payments are less than the total.';
  if (status === 'refunded' && refunded < paid) return 'The status is refunded, but the payments aren’t fully refunded.';
  return undefined;
}

/** Captured and refunded cents. Without a ledger the payment status counts. */
export function capturedOf(ledger: Ledger, total: number, status: string) {
  const sum = (wanted: 'payment' | 'refund') => ledger.reduce((all, { kind, cents }) => (kind === wanted ? all + cents : all), 0);
  if (ledger.length > 0) return { captured_cents: sum('payment'), refunded_cents: sum('refund') };
  const isPaid = status === 'paid' || status === 'partially_refunded' || status === 'refunded';
  return { captured_cents: isPaid ? total : 0, refunded_cents: status === 'refunded' ? total : 0 };
}

/** The units of a line by its order's status; `shipped` only for partially shipped ones. */
export const unitsOf = (status: string, quantity: number, shipped = 0) => ({
  shipped: status === 'shipped' || status === 'delivered' || status === 'returned' ? quantity : status === 'cancelled' ? 0 : shipped,
  returned: status === 'returned' ? quantity : 0,
  cancelled: status === 'cancelled' ? quantity : 0,
});

/** Orders are matched by letters and digits only: `#W-123` as `w123`. */
export const numberKey = (orderNumber: string) => orderNumber.toLowerCase().replace(/[^a-z0-9]/g, '');
export const digitsOf = (phone: string | null) => phone?.replace(/\D/g, '') || null;

/** Refuses dates before 1900, which are typing errors; PostgreSQL has no year 0. */
export const isPlausible = (instant: string) => Date.parse(instant) >= Date.UTC(1900, 0, 1);
