export type Refused = { row: number; external_id: string; reason: string };
export type Outcome = { created: number; updated: number; refused: Refused[] };
type Named = { external_id: string };

/** Parts what can come in from what cannot. A record that stands in the batch twice comes in once, as it was first said. */
export function sift<T extends Named>(
  records: readonly T[],
  reasonAgainst: (record: T) => string | undefined,
): { kept: T[]; refused: Refused[] } {
  const seen = new Set<string>();
  const kept: T[] = [];
  const refused: Refused[] = [];
  records.forEach((record, index) => {
    const { external_id } = record;
    const reason = seen.has(external_id) ? 'This external_id is in the batch already.' : reasonAgainst(record);
    seen.add(external_id);
    if (reason === undefined) kept.push(record);
    else refused.push({ row: index + 1, external_id, reason });
  });
  return { kept, refused };
}

/** Where each variant of a batch is first named: a variant belongs to one product, and stands in it once. */
export function variantHomes(products: readonly (Named & { variants: readonly Named[] })[]): Map<string, string> {
  const homes = new Map<string, string>();
  for (const product of products)
    for (const { external_id } of product.variants) if (!homes.has(external_id)) homes.set(external_id, product.external_id);
  return homes;
}

type Offer = { external_id: string; price_cents: number; stock: number | null };
/** What is wrong with a product's variants. `homes`: the product each variant belongs to, in the batch and in the shop. */
export function reasonAgainstVariants(
  product: string,
  variants: readonly Offer[],
  ...homes: ReadonlyMap<string, string>[]
): string | undefined {
  const seen = new Set<string>();
  for (const { external_id: variant, price_cents: price, stock } of variants) {
    const other = homes.map((home) => home.get(variant)).find((home) => home !== undefined && home !== product);
    if (other !== undefined) return `The variant ${variant} belongs to the product ${other}.`;
    if (seen.has(variant)) return `The variant ${variant} is named twice.`;
    if (price < 0) return `The variant ${variant} has a price below zero.`;
    if (stock !== null && stock > mostStock) return `The variant ${variant} has more stock than can be counted.`;
    seen.add(variant);
  }
  return undefined;
}
const mostStock = 2_147_483_647;

type Costs = { discount: number; shipping: number; tax: number };
type Ledger = readonly { kind: 'payment' | 'refund'; cents: number }[];
/** An order's money, in cents. */
export type Money = Costs & { lines: readonly { cents: number; quantity: number }[]; ledger: Ledger };

export function totalsOf({ lines, discount, shipping, tax }: Money) {
  const subtotal = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
  return { subtotal, total: subtotal - discount + shipping + tax };
}

/** What does not fit in an order's money. Without a ledger its payment status is believed. */
export function reasonAgainstMoney(money: Money, status: string): string | undefined {
  const { discount, shipping, tax, lines, ledger } = money;
  const { subtotal, total } = totalsOf(money);
  const parts = [discount, shipping, tax, ...lines.map(({ cents }) => cents), ...ledger.map(({ cents }) => cents)];
  if (parts.some((cents) => cents < 0)) return 'An amount is below zero.';
  if (!Number.isSafeInteger(subtotal) || !Number.isSafeInteger(total)) return 'The amounts are too large to be counted.';
  if (total < 0) return 'The discount is more than the order.';
  return ledger.length > 0 ? reasonAgainstLedger(ledger, total, status) : undefined;
}

function reasonAgainstLedger(ledger: Ledger, total: number, status: string) {
  const sum = (wanted: 'payment' | 'refund') => ledger.reduce((all, { kind, cents }) => (kind === wanted ? all + cents : all), 0);
  const [paid, refunded] = [sum('payment'), sum('refund')];
  if (refunded > paid) return 'More was refunded than paid.';
  if (status === 'paid' && paid - refunded < total) return 'It says paid, but its payments are less than its total.';
  if (status === 'refunded' && refunded < paid) return 'It says refunded, but not all that was paid was refunded.';
  return undefined;
}

/** Orders are found by their letters and digits alone: `#W-123` as `w123`. */
export const numberKey = (orderNumber: string) => orderNumber.toLowerCase().replace(/[^a-z0-9]/g, '');
export const digitsOf = (phone: string | null) => phone?.replace(/\D/g, '') || null;

/** Nothing a shop did was before 1900; the database knows no year 0. */
export const isPlausible = (instant: string) => Date.parse(instant) >= Date.UTC(1900, 0, 1);
