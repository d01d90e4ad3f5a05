import type { Discount } from '@parley/contract/checkout';
import { parseDecimal, toDecimal } from '@parley/contract/money';

/** `value_cents` is an amount in cents, or a percentage in hundredths of a percent. */
export type Terms = {
  kind: Discount['kind'];
  value_cents: number;
  minimum_cents: number;
  starts_at: Date | null;
  ends_at: Date | null;
  max_uses: number | null;
  uses: number;
  active: boolean;
};
export type State = Discount['state'];
/** A percentage is stored in hundredths of a percent: 12.5 is 1250. */
export const toPercent = (hundredths: number) => toDecimal(hundredths, 2);
export const parsePercent = (value: string) => parseDecimal(value, 2);

export function stateOf(
  { active, starts_at, ends_at, max_uses, uses }: Omit<Terms, 'kind' | 'value_cents' | 'minimum_cents'>,
  now: Date,
): State {
  if (!active) return 'off';
  if (ends_at && ends_at <= now) return 'ended';
  if (max_uses !== null && uses >= max_uses) return 'used_up';
  return starts_at && starts_at > now ? 'scheduled' : 'active';
}

/** In cents. Percentages are rounded half up; never more than the price of the goods. */
export function amountOff({ kind, value_cents: value }: Pick<Terms, 'kind' | 'value_cents'>, subtotal: number): number {
  if (kind === 'free_shipping') return 0;
  if (kind === 'fixed') return Math.min(value, subtotal);
  const [whole, rest] = [Math.floor(subtotal / 10_000), subtotal % 10_000];
  return Math.min(whole * value + Math.floor((rest * value + 5_000) / 10_000), subtotal);
}

type Conditions = {
  code: string | null;
  name: string | null;
  product_ids: readonly string[];
  collection_ids: readonly string[];
  per_item: boolean;
  minimum_quantity: number;
  countries: readonly string[];
  shipping_most_cents: number | null;
  customers: Discount['customers'];
  customer_ids: readonly string[];
  tag_ids: readonly string[];
};
type Bounds = Omit<Terms, 'active'>;
/** What is invalid about a discount to be saved: the field and the sentence. */
export function issueOf(wanted: Bounds & Conditions) {
  return issueOfConditions(wanted) ?? issueOfBounds(wanted);
}

function issueOfBounds({ kind, value_cents: value, minimum_cents: minimum, starts_at: from, ends_at: to, max_uses: most, uses }: Bounds) {
  if (kind !== 'free_shipping' && value < 1) return { path: 'value', message: 'Enter a value above 0.' };
  if (kind === 'percent' && value > 10_000) return { path: 'value', message: 'Enter a percentage of at most 100.' };
  if (minimum < 0) return { path: 'minimum', message: 'Enter an amount of 0 or more.' };
  if (from && to && to <= from) return { path: 'ends_at', message: 'Choose an end after the start.' };
  if (most !== null && most < uses)
    return { path: 'max_uses', message: `Enter ${uses} or more, because the discount has already been used ${uses} times.` };
  return undefined;
}

function issueOfConditions({ kind, ...wanted }: Bounds & Conditions) {
  if (wanted.code === null && wanted.name === null)
    return { path: 'name', message: 'Enter a name that customers see, or a code that they type.' };
  if (wanted.per_item && kind !== 'fixed') return { path: 'per_item', message: 'Only a fixed amount can be taken off each unit.' };
  if (kind !== 'free_shipping' && wanted.countries.length > 0)
    return { path: 'countries', message: 'Only free shipping can be limited to countries.' };
  if (kind !== 'free_shipping' && wanted.shipping_most_cents !== null)
    return { path: 'shipping_most', message: 'Only free shipping can be limited by the price of shipping.' };
  if ((wanted.shipping_most_cents ?? 0) < 0) return { path: 'shipping_most', message: 'Enter an amount of 0 or more.' };
  const named = wanted.customer_ids.length + wanted.tag_ids.length;
  if (wanted.customers === 'chosen' && named === 0) return { path: 'customer_ids', message: 'Choose at least one customer or tag.' };
  if (wanted.customers !== 'chosen' && named > 0)
    return { path: 'customers', message: 'Set customers to “chosen” to limit the discount to customers or tags.' };
  return undefined;
}
