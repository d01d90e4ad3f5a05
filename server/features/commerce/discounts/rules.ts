import type { Discount } from '@parley/contract/checkout';

/** `value_cents`: an amount in cents, or hundredths of a percent. */
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
/** Why a code takes nothing off. */
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

/** In cents, a share rounded half up; never more than the goods cost. */
export function amountOff({ kind, value_cents: value }: Pick<Terms, 'kind' | 'value_cents'>, subtotal: number): number {
  if (kind === 'fixed') return Math.min(value, subtotal);
  const [whole, rest] = [Math.floor(subtotal / 10_000), subtotal % 10_000];
  return Math.min(whole * value + Math.floor((rest * value + 5_000) / 10_000), subtotal);
}

/** What a code takes off goods of `subtotal` cents now, or why it takes nothing. */
export function judge(terms: Terms | undefined, subtotal: number, now: Date): { cents: number } | { refused: Refusal } {
  if (!terms) return { refused: 'unknown' };
  const state = stateOf(terms, now);
  if (state !== 'active') return { refused: state };
  return subtotal < terms.minimum_cents ? { refused: 'minimum' } : { cents: amountOff(terms, subtotal) };
}

type Bounds = Pick<Terms, 'kind' | 'value_cents' | 'minimum_cents' | 'starts_at' | 'ends_at' | 'max_uses' | 'uses'>;
/** What is wrong with a code as it would be kept: the field and the sentence. */
export function faultOf({ kind, value_cents: value, minimum_cents: minimum, starts_at: from, ends_at: to, max_uses: most, uses }: Bounds) {
  if (value < 1) return { path: 'value', message: 'Enter more than nothing.' };
  if (kind === 'percent' && value > 10_000) return { path: 'value', message: 'A percentage is at most 100.' };
  if (minimum < 0) return { path: 'minimum', message: 'Enter an amount of zero or more.' };
  if (from && to && to <= from) return { path: 'ends_at', message: 'The end comes after the beginning.' };
  if (most !== null && most < uses) return { path: 'max_uses', message: `It was used ${uses} times already.` };
  return undefined;
}
