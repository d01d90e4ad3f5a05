import { sql } from 'kysely';
import { type Reader, rows } from '../../../platform/db/tenant.ts';
import type { Period } from './days.ts';
import { bucketOf, countsAsRevenue, during, seenOrders } from './period-store.ts';

export type Top = {
  product_id: string | null;
  name: string;
  image: string | null;
  quantity: number;
  orders: number;
  revenue: number;
  chat_revenue: number;
  returned: number;
  previous_revenue: number;
};
export type By = 'revenue' | 'quantity' | 'chat_revenue' | 'returned';
const units = sql`l.quantity - l.cancelled - coalesce(a.pieces, 0)`;

/**
 * Revenue lines by product; lines without a known product by their name. Exchanged units are `away`, because their replacements have
 * lines of their own. Orders are counted only for the top products, since counting all would sort every line of the period.
 */
export async function topProducts(db: Reader, period: Period, by: By, limit: number): Promise<Top[]> {
  const counts = sql`${seenOrders(period, 'o')} and ${during(period, sql`o.placed_at`, { before: false })} and ${countsAsRevenue('o')}`;
  return rows<Top>(db)`
    with away as materialized (
      select r.order_id, x.line_id, sum(x.quantity)::int as pieces from order_returns r cross join lateral jsonb_to_recordset(r.lines) as x (line_id uuid, quantity int)
      where r.merchant_id = ${period.merchant}::uuid and r.kind = 'exchange' and r.state in ('received', 'closed') group by 1, 2
    ), sold as (
      select l.product_id, case when l.product_id is null then l.name end as named, ${bucketOf(period, sql`o.placed_at`, false)} = 2 as now,
        sum(${units})::bigint as quantity, sum(l.price_cents * (${units}))::bigint as revenue,
        coalesce(sum(l.price_cents * (${units})) filter (where o.sold_by in ('ai', 'teammate')), 0)::bigint as chat_revenue, sum(l.returned)::bigint as returned,
        max(l.name) as line_name
      from orders o join order_lines l on l.merchant_id = o.merchant_id and l.order_id = o.id left join away a on a.order_id = l.order_id and a.line_id = l.id
      where ${seenOrders(period, 'o')} and ${during(period, sql`o.placed_at`)} and ${countsAsRevenue('o')}
      group by 1, 2, 3
    ), top as materialized (select * from sold where now order by ${sql.ref(by)} desc, revenue desc, line_name limit ${limit}
    ), counted as (
      select t.product_id, null as named, c.orders from top t, lateral (
        select count(distinct o.id) as orders from order_lines l join orders o on o.merchant_id = l.merchant_id and o.id = l.order_id
        where l.merchant_id = ${period.merchant}::uuid and l.product_id = t.product_id and ${counts}
      ) c where t.product_id is not null
      union all
      select null, l.name, count(distinct o.id) from orders o join order_lines l on l.merchant_id = o.merchant_id and l.order_id = o.id
      where exists (select from top where product_id is null) and l.product_id is null and l.name in (select named from top) and ${counts} group by l.name
    )
    select t.product_id, coalesce(p.name, t.line_name) as name, p.image, t.quantity, c.orders, t.revenue, t.chat_revenue, t.returned, coalesce(b.revenue, 0) as previous_revenue
    from top t join counted c on coalesce(c.product_id::text, c.named) = coalesce(t.product_id::text, t.named)
      left join sold b on not b.now and coalesce(b.product_id::text, b.named) = coalesce(t.product_id::text, t.named) and b.product_id is not distinct from t.product_id
      left join products p on p.merchant_id = ${period.merchant}::uuid and p.id = t.product_id
    order by ${sql.ref(`t.${by}`)} desc, t.revenue desc, t.line_name`;
}
