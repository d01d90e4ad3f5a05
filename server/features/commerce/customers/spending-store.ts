import { sql } from 'kysely';
import type { Writer } from '../../../platform/db/tenant.ts';

/**
 * Recounts the customers' spending with first and last order: orders that are neither canceled nor drafts, captured less refunded.
 * Concurrent counts are serialized, so that the second one sees the first one's orders; rows are locked in id order, as everywhere.
 */
export async function countSpending(db: Writer, merchant: string, customerIds: readonly string[], now: Date) {
  if (customerIds.length === 0) return;
  await sql`
    select from customers where merchant_id = ${merchant}::uuid and id = any (${customerIds}::uuid[]) order by id for no key update`.execute(
    db,
  );
  await sql`
    update customers c set orders_count = b.orders, spent_cents = b.cents, first_order_at = b.first, last_order_at = b.last,
      updated_at = ${now}::timestamptz, version = c.version + 1
    from (
      select k.id, count(o.id)::int as orders, coalesce(sum(o.captured_cents - o.refunded_cents), 0)::bigint as cents, min(o.placed_at) as first, max(o.placed_at) as last
      from unnest(${customerIds}::uuid[]) as k (id)
        left join orders o on o.merchant_id = ${merchant}::uuid and o.customer_id = k.id and o.status not in ('cancelled', 'draft')
      group by k.id
    ) b
    where c.merchant_id = ${merchant}::uuid and c.id = b.id
      and (c.orders_count, c.spent_cents, c.first_order_at, c.last_order_at) is distinct from (b.orders, b.cents, b.first, b.last)`.execute(
    db,
  );
}
