import { sql } from 'kysely';
import type { Reader } from '../../platform/db/tenant.ts';

export type Found = {
  conversations: { id: string; customer_name: string; last_text: string }[];
  products: { id: string; name: string; price_cents: number; currency: string; sku: string | null }[];
  customers: { id: string; name: string; email: string | null }[];
  orders: { id: string; order_number: string; total_cents: number; currency: string; customer_name: string }[];
};
export type Groups = Record<keyof Found, boolean>;

/**
 * All groups in one round trip, each through the function of its owner that may use the word indexes, in the order that function gives.
 * A product shows the variant that was asked for by its SKU, otherwise its first. `limit 20`, the most there can be, tells the planner that it
 * is few: it takes a function for a thousand rows, and would read every conversation of the shop to join them.
 */
export async function find(db: Reader, merchant: string, q: string, most: number, wanted: Groups): Promise<Found> {
  const { rows } = await sql<Found>`
    select
      case when ${wanted.conversations}::boolean then (
        select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'customer_name', c.customer_name, 'last_text', coalesce(c.last_text, '')) order by f.place), '[]')
        from (select * from search_conversations(${q}, ${most}) with ordinality limit 20) as f (id, place) join conversations c on c.merchant_id = ${merchant}::uuid and c.id = f.id
      ) else '[]' end as conversations,
      case when ${wanted.products}::boolean then (
        select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'price_cents', coalesce(v.price_cents, 0), 'currency', s.currency, 'sku', v.sku) order by f.place), '[]')
        from (select * from search_products(${q}, ${most}) with ordinality limit 20) as f (id, score, place)
          join products p on p.merchant_id = ${merchant}::uuid and p.id = f.id
          join shop_settings s on s.merchant_id = p.merchant_id
          left join lateral (
            select price_cents, sku from variants where merchant_id = p.merchant_id and product_id = p.id order by lower(sku) is not distinct from lower(${q}) desc, position limit 1
          ) v on true
      ) else '[]' end as products,
      case when ${wanted.customers}::boolean then (
        select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'email', f.email) order by f.place), '[]')
        from search_customers(${q}, ${most}) with ordinality as f (id, name, email, score, place)
      ) else '[]' end as customers,
      case when ${wanted.orders}::boolean then (
        select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'order_number', f.order_number, 'total_cents', f.total_cents, 'currency', f.currency, 'customer_name', f.customer_name) order by f.place), '[]')
        from search_orders(${q}, ${most}) with ordinality as f (id, order_number, total_cents, currency, customer_name, place)
      ) else '[]' end as orders
  `.execute(db as never);
  return rows[0] ?? { conversations: [], products: [], customers: [], orders: [] };
}
