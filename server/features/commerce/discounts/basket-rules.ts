import { split } from '../taxes/rules.ts';
import { amountOff, type State, stateOf, type Terms } from './rules.ts';

/** `cents` is the unit price. A line whose product was deleted is in no chosen product or collection. */
export type BasketLine = { productId: string | null; quantity: number; cents: number };
export type Basket = {
  lines: readonly BasketLine[];
  /** What shipping costs without a discount, in cents. */
  shipping: number;
  /** ISO 3166; null while it isn't known. */
  country: string | null;
  /** How many orders whoever buys has placed. */
  orders: number;
};
/** A discount as it applies to this basket and whoever buys. */
export type Candidate = Terms & {
  id: string;
  code: string | null;
  name: string | null;
  per_item: boolean;
  minimum_quantity: number;
  countries: readonly string[];
  shipping_most_cents: number | null;
  customers: 'everyone' | 'chosen' | 'first_order';
  max_uses_per_customer: number | null;
  /** Products of the basket that it is for; null for the whole order. */
  matches: ReadonlySet<string> | null;
  /** Whether whoever buys is known to be one of the chosen customers. */
  isChosen: boolean;
  /** Orders in which whoever buys has used it. */
  usedBefore: number;
};

/** Why a discount doesn't apply. */
export type Refusal =
  | Exclude<State, 'active'>
  | 'unknown'
  | 'minimum'
  | 'quantity'
  | 'products'
  | 'customer'
  | 'first_order'
  | 'used_by_customer'
  | 'country'
  | 'shipping_price'
  | 'free_already';
type Off = { goods: number; shares: number[]; shipping: number };

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const amountsOf = (lines: readonly BasketLine[]) => lines.map(({ cents, quantity }) => cents * quantity);

/** What a discount takes off this basket, in cents, or why it doesn't apply. `shares`: its part of each line. */
export function judge(candidate: Candidate | undefined, basket: Basket, now: Date): Off | { refused: Refusal } {
  if (!candidate) return { refused: 'unknown' };
  const refused = refusalOf(candidate, basket, now);
  if (refused) return { refused };
  const { lines } = basket;
  if (candidate.kind === 'free_shipping') return { goods: 0, shares: lines.map(() => 0), shipping: basket.shipping };
  const shares = sharesOf(candidate, lines);
  return { goods: sum(shares), shares, shipping: 0 };
}

function refusalOf(candidate: Candidate, basket: Basket, now: Date): Refusal | undefined {
  const state = stateOf(candidate, now);
  if (state !== 'active') return state;
  if (candidate.customers === 'chosen' && !candidate.isChosen) return 'customer';
  if (candidate.customers === 'first_order' && basket.orders > 0) return 'first_order';
  if (candidate.max_uses_per_customer !== null && candidate.usedBefore >= candidate.max_uses_per_customer) return 'used_by_customer';
  const matching = basket.lines.filter((line) => isFor(candidate, line));
  if (matching.length === 0) return 'products';
  if (sum(amountsOf(matching)) < candidate.minimum_cents) return 'minimum';
  if (sum(matching.map(({ quantity }) => quantity)) < candidate.minimum_quantity) return 'quantity';
  return candidate.kind === 'free_shipping' ? refusalOfShipping(candidate, basket) : undefined;
}

function refusalOfShipping({ countries, shipping_most_cents: most }: Candidate, { country, shipping }: Basket): Refusal | undefined {
  if (countries.length > 0 && (country === null || !countries.includes(country))) return 'country';
  if (most !== null && shipping > most) return 'shipping_price';
  return shipping === 0 ? 'free_already' : undefined;
}

const isFor = ({ matches }: Candidate, { productId }: BasketLine) => matches === null || (productId !== null && matches.has(productId));

/** The discount of each line: shared by price among the lines it is for, and the largest remainders get what rounding left. */
function sharesOf(candidate: Candidate, lines: readonly BasketLine[]): number[] {
  if (candidate.per_item)
    return lines.map((line) => (isFor(candidate, line) ? Math.min(candidate.value_cents, line.cents) * line.quantity : 0));
  const amounts = lines.map((line) => (isFor(candidate, line) ? line.cents * line.quantity : 0));
  return split(amountOff(candidate, sum(amounts)), amounts);
}

/** What a discount gave an order. `id` is null for an amount entered by hand. */
export type Given = { id: string | null; code: string | null; name: string | null; cents: number };
/** As it is stored with an order. */
export type KeptDiscount = Given & { kind: 'goods' | 'shipping' };
export type Discounted = {
  goods: Given | null;
  /** Of each line, in cents; they add up to what is taken off the goods. */
  shares: number[];
  shipping: Given | null;
  /** Why the typed code doesn't apply. */
  refused: Refusal | null;
  /** An automatic discount saves more than the typed code, which stays unused. */
  isBeaten: boolean;
};

/**
 * The discounts of a basket: one on the goods, whichever takes most off, and free shipping beside it. A code wins over an automatic discount
 * that takes off as much.
 */
export function discountsOf(
  basket: Basket,
  { typed, automatic }: { typed?: { candidate: Candidate | undefined } | undefined; automatic: readonly Candidate[] },
  now: Date,
): Discounted {
  const tried = typed && judge(typed.candidate, basket, now);
  const found = [...(typed?.candidate ? [typed.candidate] : []), ...automatic].flatMap((candidate) => {
    const off = judge(candidate, basket, now);
    return 'refused' in off ? [] : [{ candidate, off }];
  });
  const best = (of: (off: Off) => number) =>
    found.reduce<(typeof found)[number] | undefined>((most, one) => (of(one.off) > (most ? of(most.off) : 0) ? one : most), undefined);
  const goods = best((off) => off.goods);
  const shipping = best((off) => off.shipping);
  const isUsed = [goods, shipping].some((one) => one?.candidate.id === typed?.candidate?.id);
  return {
    goods: goods ? given(goods.candidate, goods.off.goods) : null,
    shares: goods?.off.shares ?? basket.lines.map(() => 0),
    shipping: shipping ? given(shipping.candidate, shipping.off.shipping) : null,
    refused: tried && 'refused' in tried ? tried.refused : null,
    isBeaten: tried !== undefined && !('refused' in tried) && !isUsed && tried.goods + tried.shipping > 0,
  };
}
const given = ({ id, code, name }: Candidate, cents: number): Given => ({ id, code, name, cents });

/** An amount entered by hand, shared by price. */
export const byHand = (lines: readonly BasketLine[], cents: number): Discounted => ({
  goods: cents === 0 ? null : { id: null, code: null, name: null, cents },
  shares: split(Math.max(0, cents), amountsOf(lines)),
  shipping: null,
  refused: null,
  isBeaten: false,
});
