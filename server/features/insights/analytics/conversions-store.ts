import { sql } from 'kysely';
import { type Reader, rows } from '../../../platform/db/tenant.ts';
import type { Period } from './days.ts';
import { bucketOf, during, visibleConversations } from './period-store.ts';

export type Funnel = { bucket: number; conversations: number; carts: number; orders: number; to_order: number | null };

/** Website conversations of the previous period (1) and the period (2): how many have a cart and an order, and how long the first took. */
export async function readFunnel(db: Reader, period: Period): Promise<Funnel[]> {
  return rows<Funnel>(db)`
    select bucket, count(*) as conversations, count(*) filter (where cart) as carts, count(ordered_at) as orders,
      percentile_cont(0.5) within group (order by extract(epoch from ordered_at - created_at)) as to_order
    from (
      select c.created_at, ${bucketOf(period, sql`c.created_at`, false)} as bucket,
        exists (select 1 from chat_sessions s where s.merchant_id = c.merchant_id and s.conversation_id = c.id and jsonb_array_length(s.cart -> 'items') > 0) as cart,
        (select min(o.placed_at) from orders o where o.merchant_id = c.merchant_id and o.conversation_id = c.id and o.status <> 'draft') as ordered_at
      from conversations c where ${visibleConversations(period, 'c')} and ${during(period, sql`c.created_at`)} and c.channel = 'website'
    ) c group by bucket`;
}

/** Browsers that opened the website's chat. */
export async function countVisitors(db: Reader, period: Period): Promise<{ bucket: number; visitors: number }[]> {
  return rows<{ bucket: number; visitors: number }>(db)`
    select ${bucketOf(period, sql`s.created_at`, false)} as bucket, count(*) as visitors from chat_sessions s
    where s.merchant_id = ${period.merchant}::uuid and ${during(period, sql`s.created_at`)} group by 1`;
}
