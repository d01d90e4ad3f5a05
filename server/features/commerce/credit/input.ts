import { Problem } from '../../../platform/http/problem.ts';
import { toCents } from '../../../platform/lib/money.ts';

/** An amount above zero, in cents. */
export function positiveCents(amount: string, currency: string): number {
  const cents = toCents(amount, currency, 'amount');
  if (cents > 0) return cents;
  throw new Problem('input.invalid', { errors: [{ path: 'amount', message: 'Enter an amount above 0.' }] });
}

/** A time that is still to come, or none. */
export function futureTime(text: string | null, now: Date): Date | null {
  const at = text === null ? null : new Date(text);
  if (at === null || at > now) return at;
  throw new Problem('input.invalid', { errors: [{ path: 'expires_at', message: 'Choose a time in the future.' }] });
}
