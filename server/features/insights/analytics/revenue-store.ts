import type { orderChannels, sellers } from '@parley/contract/orders';
import { sql } from 'kysely';
import { type Reader, rows } from '../../../platform/db/tenant.ts';
import type { Period } from './days.ts';
import { bucketOf, countsAsRevenue, during, seenOrders } from './period-store.ts';

export type Split = {
  channel: (typeof orderChannels)[number] | null;
  seller: (typeof sellers)[number] | 'nobody' | null;
  brand: string | null;
  by: number;
  orders: number;
  cents: number;
};

/** Orders of the period by channel (`by` 3), seller (5) and brand (6), in one index scan. */
export async function splitOrders(db: Reader, period: Period): Promise<Split[]> {
  return rows<Split>(db)`
    select channel, seller, brand, grouping(channel, seller, brand) as by, count(*) as orders, sum(total_cents)::bigint as cents
    from (
      select o.total_cents, o.channel, coalesce(o.sold_by, 'nobody') as seller,
        coalesce(o.brand_id, (select id from brands where merchant_id = ${period.merchant}::uuid and is_default)) as brand
      from orders o where ${seenOrders(period, 'o')} and ${during(period, sql`o.placed_at`, { before: false })} and ${countsAsRevenue('o')}
    ) o group by grouping sets ((channel), (seller), (brand)) order by cents desc, 1, 2, 3`;
}

/** Orders with a conversation, or whose customer began one in the days before. Includes conversations merged into others. */
export async function sumInfluenced(db: Reader, period: Period, windowDays: number): Promise<{ bucket: number; influenced: number }[]> {
  const window = sql`make_interval(hours => ${24 * windowDays}::int)`;
  const known = sql`(o.conversation_id is not null or coalesce(o.sold_by in ('ai', 'teammate'), false))`;
  const counted = sql`${seenOrders(period, 'o')} and ${during(period, sql`o.placed_at`)} and ${countsAsRevenue('o')}`;
  // A separate subquery joins the conversations once; behind an OR they would be looked up per order.
  return rows<{ bucket: number; influenced: number }>(db)`
    select ${bucketOf(period, sql`o.placed_at`, false)} as bucket, sum(o.total_cents)::bigint as influenced
    from (
      select o.placed_at, o.total_cents from orders o where ${counted} and ${known}
      union all
      select o.placed_at, o.total_cents from orders o where ${counted} and not ${known} and exists (
        select 1 from conversations c where c.merchant_id = ${period.merchant}::uuid and c.customer_id = o.customer_id
          and c.created_at <= o.placed_at and c.created_at >= o.placed_at - ${window})
    ) o group by 1`;
}

export async function namesOfBrands(db: Reader): Promise<Map<string, string>> {
  const rows = await db.selectFrom('brands').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
