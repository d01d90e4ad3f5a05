import type { Reader } from '../../../platform/db/tenant.ts';
import { outcomeSql } from '../../conversations/inbox/index.ts';
import { type FigureKey, figureOf, formulas, type Measures, said } from './formulas.ts';
import { type Buckets, joined, sumOrders, sumRefunds, sumConversations } from './measure-store.ts';
import type { Period } from './days.ts';

/** The measures of the period and the previous one; by day where requested. */
export type Measured = { now: Measures; before: Measures; days: readonly Measures[]; daysBefore: readonly Measures[] };
const whatAddsUp = ['orders', 'gross', 'ai', 'teammate', 'orders_of_customers', 'gross_of_customers', 'refunds'];

/** `wanted` limits what is measured; the same applies to conversations. */
export async function measureMoney(db: Reader, period: Period, daily: boolean, wanted?: readonly string[]): Promise<Measured> {
  const [orders, refunds] = await Promise.all([sumOrders(db, period, daily, wanted), sumRefunds(db, period, daily)]);
  const buckets = joined(orders, refunds);
  if (!daily) return { now: buckets.get(2) ?? {}, before: buckets.get(1) ?? {}, days: [], daysBefore: [] };
  const { days, daysBefore } = halves(buckets, period);
  return { now: added(days), before: added(daysBefore), days, daysBefore };
}

export async function measureConversations(db: Reader, period: Period, daily: boolean, wanted?: readonly string[]): Promise<Measured> {
  const buckets = joined(await sumConversations(db, period, outcomeSql('c'), daily, wanted));
  if (!daily) return { now: buckets.get(2) ?? {}, before: buckets.get(1) ?? {}, days: [], daysBefore: [] };
  return { now: buckets.get(-2) ?? {}, before: buckets.get(-1) ?? {}, ...halves(buckets, period) };
}

/** Includes days without any rows. */
function halves(buckets: Buckets, { days }: Period): Pick<Measured, 'days' | 'daysBefore'> {
  const list = (first: number) => Array.from({ length: days }, (_, place) => buckets.get(first + place) ?? {});
  return { daysBefore: list(1), days: list(days + 1) };
}
const added = (days: readonly Measures[]): Measures =>
  Object.fromEntries(whatAddsUp.map((name) => [name, days.reduce((sum, day) => sum + (day[name] ?? 0), 0)]));

/** Merges measures, so that one formula can use both. */
export const together = (...all: readonly Measured[]): Measured => ({
  now: Object.assign({}, ...all.map(({ now }) => now)) as Measures,
  before: Object.assign({}, ...all.map(({ before }) => before)) as Measures,
  days: overlaid(all.map(({ days }) => days)),
  daysBefore: overlaid(all.map(({ daysBefore }) => daysBefore)),
});
const overlaid = (lists: readonly (readonly Measures[])[]): Measures[] =>
  Array.from(
    { length: Math.max(0, ...lists.map(({ length }) => length)) },
    (_, place) => Object.assign({}, ...lists.map((list) => list[place])) as Measures,
  );

export const figuresOf = (keys: readonly FigureKey[], period: Period, { now, before }: Pick<Measured, 'now' | 'before'>) =>
  keys.map((key) => figureOf(key, period, now, before));

/** A daily series, each day next to the matching day of the previous period. */
export const seriesOf = (key: FigureKey, { dates }: Period, { days, daysBefore }: Measured) =>
  dates.map((date, place) => ({
    date,
    value: said(formulas[key].unit, formulas[key].value(days[place] ?? {})),
    previous: said(formulas[key].unit, formulas[key].value(daysBefore[place] ?? {})),
  }));
