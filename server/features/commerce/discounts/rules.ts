import type { Discount } from '@parley/contract/checkout';
import { parseAmount, toAmount } from '@parley/contract/money';

/** `value_cents` is an amount in cents, or a percentage in hundredths of a percent. */
export type Terms = {
  kind: string;
  value_cents: number;
  minimum_cents: number;
  starts_at: Date | null;
  ends_at: Date | null;
  max_uses: number | null;
  uses: number;
  active: boolean;
};
export type State = Discount['state'];
/** A percentage is stored in hundredths of a percent: 12.5 is 1250. Its notation is that of an amount with two decimals. */
export const toPercent = (hundredths: number) => toAmount(hundredths, percentAs);
export const parsePercent = (value: string) => parseAmount(value, percentAs);
const percentAs = 'EUR';

/** Why a code gives no discount. */
export type Refusal = Exclude<State, 'active'> | 'unknown' | 'minimum';

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
  if (kind === 'fixed') return Math.min(value, subtotal);
  const [whole, rest] = [Math.floor(subtotal / 10_000), subtotal % 10_000];
  return Math.min(whole * value + Math.floor((rest * value + 5_000) / 10_000), subtotal);
}

/** The discount of a code on goods of `subtotal` cents now, or why there is none. */
export function judge(terms: Terms | undefined, subtotal: number, now: Date): { cents: number } | { refused: Refusal } {
  if (!terms) return { refused: 'unknown' };
  const state = stateOf(terms, now);
  if (state !== 'active') return { refused: state };
  return subtotal < terms.minimum_cents ? { refused: 'minimum' } : { cents: amountOff(terms, subtotal) };
}

type Bounds = Pick<Terms, 'kind' | 'value_cents' | 'minimum_cents' | 'starts_at' | 'ends_at' | 'max_uses' | 'uses'>;
/** What is invalid about a code to be saved: the field and the sentence. */
export function issueOf({ kind, value_cents: value, minimum_cents: minimum, starts_at: from, ends_at: to, max_uses: most, uses }: Bounds) {
  if (value < 1) return { path: 'value', message: 'Enter a value above 0.' };
  if (kind === 'percent' && value > 10_000) return { path: 'value', message: 'Enter a percentage of at most 100.' };
  if (minimum < 0) return { path: 'minimum', message: 'Enter an amount of 0 or more.' };
  if (from && to && to <= from) return { path: 'ends_at', message: 'Choose an end after the start.' };
  if (most !== null && most < uses)
    return { path: 'max_uses', message: `Enter ${uses} or more, because the code has already been used ${uses} times.` };
  return undefined;
}
