import { decimalsOf } from '@parley/contract/money';
import { type RawBuilder, sql } from 'kysely';
import { type Reader, rows } from '../../../platform/db/tenant.ts';
import { ofBrandCustomers } from '../../account/visibility/index.ts';
import type { Period } from './days.ts';
import { bucketOf, countsAsRevenue, during, seenOrders } from './period-store.ts';
import type { Segment, SegmentEdges } from './segment-rules.ts';

type Counted = { bucket: number; customers: number; new_customers: number; returning_customers: number };
const seen = ({ viewer, merchant }: Period) =>
  sql<boolean>`k.merchant_id = ${merchant}::uuid and k.merged_into_id is null and ${ofBrandCustomers(viewer, 'k')}`;

/** Who ordered in the previous period (1) and in the period (2), and whether for the first time. */
export async function countBuyers(db: Reader, period: Period): Promise<Counted[]> {
  return rows<Counted>(db)`
    select b.bucket, count(*) as customers, count(*) filter (where k.first_order_at >= b.starts) as new_customers, count(*) filter (where k.first_order_at < b.starts) as returning_customers
    from (
      select distinct ${bucketOf(period, sql`o.placed_at`, false)} as bucket,
        case when o.placed_at >= ${period.bounds[period.days]}::timestamptz then ${period.bounds[period.days]}::timestamptz else ${period.bounds[0]}::timestamptz end as starts, o.customer_id
      from orders o where ${seenOrders(period, 'o')} and ${during(period, sql`o.placed_at`)} and ${countsAsRevenue('o')} and o.customer_id is not null
    ) b join customers k on k.merchant_id = ${period.merchant}::uuid and k.id = b.customer_id
    group by b.bucket`;
}

export type Cohort = { month: string; from: Date; to: Date; customers: number; months: number; returned: Record<string, number> };

/**
 * Customers by month of their first order, for the last `months` in the shop's time zone up to the period's end, with how many ordered
 * again in each later month.
 */
export async function readCohorts(db: Reader, period: Period, months: number): Promise<Cohort[]> {
  const zone = period.timeZone;
  const end = period.bounds[2 * period.days];
  const monthOf = (at: RawBuilder<unknown>) => sql`date_trunc('month', (${at}) at time zone ${zone})`;
  const since = sql`((date_trunc('month', (${end}::timestamptz - interval '1 millisecond') at time zone ${zone}) - make_interval(months => ${months - 1}::int)) at time zone ${zone})`;
  return rows<Cohort>(db)`
    with firsts as materialized (
      select k.id, ${monthOf(sql`k.first_order_at`)} as month from customers k
      where ${seen(period)} and k.first_order_at >= ${since} and k.first_order_at < ${end}::timestamptz
    ), again as materialized (
      select f.month, b.month as later, count(*) as customers from firsts f join (
        select distinct o.customer_id, ${monthOf(sql`o.placed_at`)} as month from orders o
        where ${seenOrders(period, 'o')} and o.placed_at >= ${since} and o.placed_at < ${end}::timestamptz and ${countsAsRevenue('o')} and o.customer_id is not null
      ) b on b.customer_id = f.id and b.month > f.month group by 1, 2
    )
    select to_char(m.month, 'YYYY-MM') as month, m.month at time zone ${zone} as "from", (m.month + interval '1 month') at time zone ${zone} as "to",
      (select count(*) from firsts f where f.month = m.month) as customers,
      (extract(year from age(last.month, m.month)) * 12 + extract(month from age(last.month, m.month)))::int as months,
      coalesce((select jsonb_object_agg((extract(year from age(a.later, m.month)) * 12 + extract(month from age(a.later, m.month)))::int, a.customers) from again a where a.month = m.month), '{}') as returned
    from (select ${monthOf(sql`${end}::timestamptz - interval '1 millisecond'`)} as month) last,
      lateral (select last.month - make_interval(months => n) as month from generate_series(0, ${months - 1}::int) n) m
    order by m.month`;
}

/** Twice the average spending of customers with orders, in whole currency units: the threshold for big spenders. */
export async function readBigSpend(db: Reader, period: Period): Promise<number> {
  const { rows } = await sql<{ units: number | null }>`
    select ceil(2 * avg(k.spent_cents) / shop_minor_units())::float8 as units from customers k where ${seen(period)} and k.first_order_at is not null`.execute(
    db,
  );
  return rows[0]?.units ?? 0;
}

export async function countSegments(db: Reader, period: Period, { recent, cooling, gone, bigSpend }: SegmentEdges) {
  return rows<{ segment: Segment; customers: number; cents: number }>(db)`
    select case when k.last_order_at <= ${gone}::timestamptz then 'lost' when k.last_order_at <= ${cooling}::timestamptz then 'at_risk'
        when k.orders_count > 1 and k.spent_cents > ${bigSpend * 10 ** decimalsOf(period.currency)}::bigint then 'champions' when k.orders_count > 1 then 'loyal'
        when k.last_order_at > ${recent}::timestamptz then 'new' else 'promising' end as segment,
      count(*) as customers, sum(k.spent_cents)::bigint as cents
    from customers k where ${seen(period)} and k.last_order_at is not null and k.orders_count > 0 group by 1`;
}
