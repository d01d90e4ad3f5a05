import { engineNames } from '@parley/contract/ai-settings';
import { formatNumber } from '../../../../lib/format.ts';
import { t } from './messages.ts';

/** An engine's name for merchants; an unknown one is shown as is. */
export function engineWords(engine: string): string {
  const known = engineNames.find((name) => name === engine);
  return known ? t(`playground.engine_${known}`) : engine;
}

/** US dollars with as many digits as a fraction of a cent needs; an unknown price is never shown as zero. */
export function costOf(cost: string | null): string {
  if (cost === null) return t('playground.unpriced');
  const value = Number(cost);
  if (value === 0) return t('playground.free');
  const digits = value < 0.01 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 4 };
  return formatNumber(value, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', ...digits });
}
