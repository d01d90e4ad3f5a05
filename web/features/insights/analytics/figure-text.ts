import type { Figure, RowsOf } from '@parley/contract/figures';
import { formatCalendarDay, formatDuration, formatIn, formatMoney, formatNumber, formatPercent } from '../../../lib/format.ts';
import { t } from './messages.ts';

type Unit = Figure['unit'];

/** A metric's formatted value; large amounts without cents. */
export function figureText(value: string | null, unit: Unit, currency: string): string {
  if (value === null) return t('analytics.none');
  if (unit === 'money') return formatMoney(value, currency, { main: Math.abs(Number(value)) >= 1000 });
  if (unit === 'percent') return formatPercent(Number(value) / 100);
  if (unit === 'seconds') return formatDuration(Number(value) * 1000);
  return formatNumber(Number(value), { maximumFractionDigits: unit === 'score' ? 1 : 2 });
}

/** A number on a chart's axis, abbreviated. */
export const axisText = (value: number, unit: Unit, currency: string): string =>
  unit === 'money'
    ? formatNumber(value, { style: 'currency', currency, notation: value >= 10_000 ? 'compact' : 'standard', maximumFractionDigits: 0 })
    : figureText(String(value), unit, currency);

const lessIsBetter = new Set([
  'refunds',
  'handoffs',
  'unanswered',
  'first_reply',
  'first_reply_ai',
  'first_reply_people',
  'first_human_reply',
  'time_to_accept',
  'cost_per_resolution',
  'escalated',
  'abandoned',
  'fallback',
  'reported',
]);
/** Metrics whose growth is neither good nor bad. */
const neutral = new Set(['conversations', 'involvement', 'influenced', 'median_confidence']);

export type Difference = { text: string; tone: 'good' | 'bad' | 'neutral' };

/** The change from the previous period: rates in percentage points, scores in their own unit, everything else in percent. */
export function differenceOf({ key, value, previous, unit }: Pick<Figure, 'key' | 'value' | 'previous' | 'unit'>): Difference | undefined {
  if (value === null || previous === null) return undefined;
  const [now, before] = [Number(value), Number(previous)];
  const change = now - before;
  if (Math.abs(change) < least(unit, before)) return { text: t('analytics.same'), tone: 'neutral' };
  const tone = neutral.has(key) ? 'neutral' : change > 0 === !lessIsBetter.has(key) ? 'good' : 'bad';
  const signed = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const;
  if (unit === 'percent') return { text: t('analytics.points', { value: formatNumber(change, signed) }), tone };
  if (unit === 'score' || unit === 'ratio') return { text: formatNumber(change, { ...signed, maximumFractionDigits: 2 }), tone };
  return before === 0 ? undefined : { text: formatNumber(change / Math.abs(before), { ...signed, style: 'percent' }), tone };
}

/** Smaller changes count as none and display as zero. */
function least(unit: Unit, before: number): number {
  if (unit === 'percent') return 0.05;
  return unit === 'score' || unit === 'ratio' ? 0.005 : before === 0 ? Number.MIN_VALUE : Math.abs(before) * 0.0005;
}

const pages = { conversations: '/inbox', orders: '/orders', customers: '/customers', products: '/products' } as const;
/** The list that holds a metric's rows. */
export function rowsLink({ list, filter }: RowsOf): string {
  return `${pages[list]}?${new URLSearchParams({ ...(list === 'conversations' && { tab: 'all' }), filter: JSON.stringify(filter) })}`;
}

/** "2026-10-21" → "21 Oct": a date in the shop's calendar, independent of the reader's time zone. */
export const dayText = (date: string): string => formatCalendarDay(date);

/** "2026-10" → "Oct 2026". */
export const monthText = (month: string): string => formatIn('UTC', `${month}-01`, { month: 'short', year: 'numeric' });
