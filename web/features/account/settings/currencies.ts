import { allCurrencies } from '@parley/contract/currencies';

/** The currencies that a shop can have, by code and English name; the current one is always among them. */
export function currencyChoices(current: string) {
  const names = new Intl.DisplayNames('en', { type: 'currency' });
  const values = [...new Set([...allCurrencies, current])].sort();
  return values.map((value) => ({ value, label: `${value} · ${names.of(value) ?? value}` }));
}
