import type { Product } from '@parley/contract/products';
import { formatDay, formatNumber } from '../../../../lib/format.ts';
import { t } from './messages.ts';

/** A value as people read it. */
export function valueWords({ type, unit, value }: Product['metafields'][number]): string {
  if (typeof value === 'boolean') return t(value ? 'metafields.yes' : 'metafields.no');
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'number') return [formatNumber(value, { maximumFractionDigits: 10 }), unit].filter(Boolean).join(' ');
  return type === 'date' ? formatDay(`${value}T12:00:00`) : value;
}
