import { decimalsOf } from '@parley/contract/money';
import type { ProviderMoney } from '../payment-port.ts';

/** Stripe's own exponents where they differ from ISO 4217: ISK and UGX keep two decimals for compatibility, MGA has none. */
const stripeExponents: Record<string, number> = { ISK: 2, UGX: 2, MGA: 0 };

const exponentsOf = (currency: string) => {
  const iso = decimalsOf(currency);
  return { iso, stripe: stripeExponents[currency] ?? iso };
};

/** Minor units by ISO 4217 to Stripe's amount. Throws when the currency has no such amount at Stripe; `refusalOf` says so before. */
export function toStripe({ amount, currency }: ProviderMoney): number {
  const { iso, stripe } = exponentsOf(currency);
  const sent = amount * 10 ** (stripe - iso);
  if (!Number.isSafeInteger(sent)) throw new Error(`${amount} minor units of ${currency} is no amount at Stripe.`);
  return sent;
}

/** Stripe's amount to minor units by ISO 4217. Throws for a fraction of a minor unit. */
export function fromStripe(amount: number, currency: string): ProviderMoney {
  const code = currency.toUpperCase();
  const { iso, stripe } = exponentsOf(code);
  const minor = amount * 10 ** (iso - stripe);
  if (!Number.isSafeInteger(minor)) throw new Error(`Stripe’s ${amount} ${code} is no whole number of minor units.`);
  return { amount: minor, currency: code };
}

/** Three-decimal currencies end in 0 at Stripe, and MGA has no fractions there. */
export function refusalOf({ amount, currency }: ProviderMoney): string | null {
  const { iso, stripe } = exponentsOf(currency);
  if (iso === 3 && amount % 10 !== 0) return `Card payments in ${currency} need an amount with two decimals.`;
  if (stripe < iso && amount % 10 ** (iso - stripe) !== 0) return `Card payments in ${currency} need a whole amount.`;
  return null;
}
