import { sql } from 'kysely';
import type { Reader } from '../../platform/db/tenant.ts';

export const customerOf = (db: Reader, conversationId: string) =>
  db
    .selectFrom('conversations as c')
    .innerJoin('customers as k', (on) => on.onRef('k.merchant_id', '=', 'c.merchant_id').onRef('k.id', '=', 'c.customer_id'))
    .innerJoin('shop_settings as s', 's.merchant_id', 'c.merchant_id')
    .select([
      'k.id',
      'k.name',
      'k.email',
      'k.phone',
      'k.language',
      'k.spent_cents',
      'k.orders_count',
      'k.created_at',
      's.currency',
      'c.verified_customer_id',
      sql<number>`(select count(*) from conversations o where o.merchant_id = c.merchant_id and o.customer_id = c.customer_id)`.as(
        'conversations_count',
      ),
    ])
    .where('c.id', '=', conversationId)
    .executeTakeFirst();

export type OrderWithLines = Awaited<ReturnType<typeof ordersOf>>[number];

/** The customer's latest orders with their lines, in one query. */
export const ordersOf = (db: Reader, customerId: string, most: number) =>
  db
    .selectFrom('orders as o')
    .select([
      'o.id',
      'o.order_number',
      'o.status',
      'o.payment_status',
      'o.total_cents',
      'o.currency',
      'o.placed_at',
      'o.tracking',
      sql<
        { name: string; options: Record<string, string>; quantity: number }[]
      >`coalesce((select jsonb_agg(jsonb_build_object('name', l.name, 'options', l.options, 'quantity', l.quantity) order by l.position) from order_lines l where l.merchant_id = o.merchant_id and l.order_id = o.id), '[]')`.as(
        'lines',
      ),
    ])
    .where('o.customer_id', '=', customerId)
    .orderBy('o.placed_at', 'desc')
    .limit(most)
    .execute();
