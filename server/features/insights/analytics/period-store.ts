import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../../../platform/db/tenant.ts';
import { ofBrand, visible } from '../../account/visibility/index.ts';
import type { Period } from './days.ts';

type Requested = { merchant: string; period: string; from?: string; to?: string; days?: number; brand?: string };
type Row = {
  currency: string;
  mixed_currencies: boolean;
  time_zone: string;
  days: number;
  first: string;
  bounds: number[];
  is_default: boolean | null;
};

/** The shop's days; PostgreSQL knows when each began, even where clocks change at midnight. */
export async function readPeriod(db: Reader, { merchant, period, from, to, days = 30, brand }: Requested, now: Date) {
  const { rows } = await sql<Row>`
    with s as (
      select currency, mixed_currencies, time_zone, (${now}::timestamptz at time zone time_zone)::date as today from shop_settings where merchant_id = ${merchant}::uuid
    ), p as (
      select s.*,
        case ${period}::text when 'today' then today when '7d' then today - 6 when '90d' then today - 89 when '365d' then today - 364
          when 'this_month' then date_trunc('month', today)::date when 'last_month' then (date_trunc('month', today) - interval '1 month')::date
          when 'custom' then ${from ?? null}::date else today - ${days - 1}::int end as first,
        case ${period}::text when 'last_month' then date_trunc('month', today)::date - 1 when 'custom' then ${to ?? null}::date else today end as last
      from s
    )
    select currency, mixed_currencies, time_zone, last - first + 1 as days, first::text as first,
      array(select (extract(epoch from d at time zone time_zone) * 1000)::float8
        from generate_series((first - (last - first + 1))::timestamp, (last + 1)::timestamp, interval '1 day') d order by d) as bounds,
      (select is_default from brands where merchant_id = ${merchant}::uuid and id = ${brand ?? null}::uuid) as is_default
    from p`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The shop has no settings row.');
  return {
    currency: row.currency,
    isMixed: row.mixed_currencies,
    timeZone: row.time_zone,
    days: row.days,
    first: row.first,
    bounds: row.bounds.map((at) => new Date(at)),
    brand: brand ? { id: brand, isDefault: row.is_default ?? false } : null,
  };
}

/** Limits to the chosen brand; rows without a brand belong to the default one. */
function chosen({ brand }: Period, alias: string): RawBuilder<boolean> {
  if (!brand) return sql<boolean>`true`;
  const column = sql.ref(`${alias}.brand_id`);
  return brand.isDefault ? sql<boolean>`(${column} is null or ${column} = ${brand.id}::uuid)` : sql<boolean>`${column} = ${brand.id}::uuid`;
}

/** A shop that once changed its currency has orders in others, which no sum may contain. */
const inCurrency = ({ currency, isMixed }: Period, alias: string) =>
  isMixed ? sql<boolean>`${sql.ref(`${alias}.currency`)} = ${currency}` : sql<boolean>`true`;

/** Limits orders and conversations to the shop, the brand and what the viewer may see; orders to the shop's currency. */
export const seenOrders = (period: Period, alias: string) =>
  sql<boolean>`${sql.ref(`${alias}.merchant_id`)} = ${period.merchant}::uuid and ${chosen(period, alias)} and ${inCurrency(period, alias)} and ${ofBrand(period.viewer, alias)}`;
export const visibleConversations = (period: Period, alias: string) =>
  sql<boolean>`${sql.ref(`${alias}.merchant_id`)} = ${period.merchant}::uuid and ${sql.ref(`${alias}.merged_into_id`)} is null and ${chosen(period, alias)} and ${visible(period.viewer, alias)}`;
/** Rows without a brand column count for the default brand. */
export const seenUnbranded = ({ brand, viewer }: Period) =>
  sql<boolean>`${(brand?.isDefault ?? true) && (viewer.brands?.withDefault ?? true)}::boolean`;
/** Whether an order counts as revenue. */
export const countsAsRevenue = (alias: string) => sql<boolean>`${sql.ref(`${alias}.status`)} not in ('draft', 'cancelled')`;

/** From the start of the previous period, or of the period, to its end. */
export function during({ bounds, days }: Period, column: RawBuilder<unknown>, { before = true } = {}): RawBuilder<boolean> {
  return sql<boolean>`(${column} >= ${bounds[before ? 0 : days]}::timestamptz and ${column} < ${bounds[2 * days]}::timestamptz)`;
}
/** The previous period (1) or the period (2). */
export function halfOf({ bounds, days }: Period, column: RawBuilder<unknown>, half: 1 | 2): RawBuilder<boolean> {
  return sql<boolean>`(${column} >= ${bounds[(half - 1) * days]}::timestamptz and ${column} < ${bounds[half * days]}::timestamptz)`;
}
/** The bucket of a time: 1 to 2 × days by day, or 1 for the previous period and 2 for the period. */
export function bucketOf({ bounds, days }: Period, column: RawBuilder<unknown>, daily: boolean): RawBuilder<number> {
  const edges = daily ? bounds : [bounds[0], bounds[days], bounds[2 * days]];
  // For three bounds, comparing is faster than searching.
  if (!daily) return sql<number>`(case when ${column} >= ${edges[1]}::timestamptz then 2 else 1 end)`;
  return sql<number>`width_bucket(${column}, ${edges.map((at) => at?.toISOString())}::timestamptz[])`;
}
/** The start of the period and the end. */
export const instantPart = ({ bounds, days }: Period) =>
  [sql`${bounds[days]}::timestamptz`, sql`${bounds[2 * days]}::timestamptz`] as const;
