import { isCurrency } from '@parley/contract/currencies';
import { parseAmount, whyInvalid } from '@parley/contract/money';
import { Problem } from '../http/problem.ts';

export { toAmount } from '@parley/contract/money';

/** Throws `input.invalid` for a code that nothing is priced in. The contract leaves this out, so that pages don't load the list. */
export function mustBeCurrency(code: string): void {
  const message = 'Enter a currency in use by ISO 4217, such as EUR.';
  if (!isCurrency(code)) throw new Problem('input.invalid', { detail: message, errors: [{ path: 'currency', message }] });
}

/**
 * Converts the API's decimal string (validated by the contract) to minor units of its currency. Throws `amount.invalid` when the currency
 * has fewer decimals or the amount is too large; `path` names the field.
 */
export function toCents(amount: string, currency: string, path?: string): number {
  const cents = parseAmount(amount, currency);
  if (cents !== undefined) return cents;
  const message = whyInvalid(amount, currency);
  throw new Problem('amount.invalid', { detail: message, ...(path !== undefined && { errors: [{ path, message }] }) });
}
