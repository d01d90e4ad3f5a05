import { moneyFormat } from '@parley/contract/money';

/** An amount in the visitor's format, such as "€24.97"; the plain amount and code when the currency is unknown. */
export function writeMoney(amount: string, currency: string, locale: string): string {
  try {
    return new Intl.NumberFormat(locale, moneyFormat(currency)).format(Number(amount));
  } catch {
    // Intl throws on currencies that are not three letters, and on invalid languages.
    return `${amount} ${currency}`;
  }
}
