import { formatNumber } from '../../../lib/format.ts';
import { t } from './words.ts';

/** US dollars with as many digits as a fraction of a cent needs; what has no price is never a zero. */
export function costOf(cost: string | null): string {
  if (cost === null) return t('playground.unpriced');
  const value = Number(cost);
  if (value === 0) return t('playground.free');
  const digits = value < 0.01 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 4 };
  return formatNumber(value, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', ...digits });
}
