import { sql } from 'kysely';
import type { OrderStatus } from '@parley/contract/orders';
import { mayDo, type Principal } from '@parley/contract/permissions';
import type { Reader } from '../../../platform/db/tenant.ts';
import { ofBrand, type Viewer, visible } from '../../account/visibility/index.ts';

export type Found = {
  conversations: { id: string; customer_name: string; last_text: string }[];
  products: { id: string; name: string; price_cents: number; currency: string; sku: string | null }[];
  customers: { id: string; name: string; email: string | null; phone: string | null }[];
  orders: {
    id: string;
    order_number: string;
    total_cents: number;
    currency: string;
    customer_name: string;
    status: OrderStatus;
    placed_at: string;
  }[];
};
export type Groups = Record<keyof Found, boolean>;

/**
 * All groups in one round trip, each from its owner's search function, which uses the word indexes and sets the order. A product shows
 * the variant whose SKU matched, otherwise its first. `limit 20`, the maximum, tells the planner that there are few rows: it assumes a
 * thousand from a function, and would read all conversations to join them.
 */
type Requester = Viewer & Principal & { merchant: string };
export async function find(
  db: Reader,
  viewer: Requester,
  { q, products }: { q: string; /** For find_products. */ products: object },
  most: number,
  wanted: Groups,
): Promise<Found> {
  const { merchant, id, teams, brands } = viewer;
  const limits = sql`${brands ? [...brands.ids] : null}::uuid[], ${brands?.withDefault ?? true}::boolean`;
  const found = mayDo(viewer, 'personal_data:read')
    ? {
        conversations: sql`search_conversations(${q}, ${most}, ${teams ? [...teams] : null}::uuid[], ${id}::uuid, ${limits})`,
        customers: sql`search_customer_ids(${q}, ${most}, ${limits})`,
        orders: sql`search_order_ids(${q}, ${most}, ${limits})`,
      }
    : unmasked(viewer, q, most);
  const { rows } = await sql<Found>`
    select
      case when ${wanted.conversations}::boolean then (
        select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'customer_name', c.customer_name, 'last_text', coalesce(c.last_text, '')) order by f.place), '[]')
        from (select * from ${found.conversations} with ordinality limit 20) as f (id, place) join conversations c on c.merchant_id = ${merchant}::uuid and c.id = f.id
      ) else '[]' end as conversations,
      case when ${wanted.products}::boolean then (
        select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'price_cents', coalesce(v.price_cents, 0), 'currency', s.currency, 'sku', v.sku) order by f.place), '[]')
        from jsonb_array_elements(find_products(${JSON.stringify(products)}::jsonb, ${most}::int)->'products') with ordinality as o (found, place)
          cross join lateral (select (o.found->>'id')::uuid as id, o.place) f
          join products p on p.merchant_id = ${merchant}::uuid and p.id = f.id
          join shop_settings s on s.merchant_id = p.merchant_id
          left join lateral (
            select price_cents, sku from variants where merchant_id = p.merchant_id and product_id = p.id order by lower(sku) is not distinct from lower(${q}) desc, position limit 1
          ) v on true
      ) else '[]' end as products,
      case when ${wanted.customers}::boolean then (
        select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'name', c.name, 'email', c.email, 'phone', c.phone) order by f.place), '[]')
        from (select * from ${found.customers} with ordinality limit 20) as f (id, place) join customers c on c.merchant_id = ${merchant}::uuid and c.id = f.id
      ) else '[]' end as customers,
      case when ${wanted.orders}::boolean then (
        select coalesce(jsonb_agg(jsonb_build_object('id', o.id, 'order_number', o.order_number, 'total_cents', o.total_cents, 'currency', o.currency, 'customer_name', coalesce(c.name, ''), 'status', o.status, 'placed_at', o.placed_at) order by f.place), '[]')
        from (select * from ${found.orders} with ordinality limit 20) as f (id, place) join orders o on o.merchant_id = ${merchant}::uuid and o.id = f.id
          left join customers c on c.merchant_id = o.merchant_id and c.id = o.customer_id
      ) else '[]' end as orders
  `.execute(db);
  return rows[0] ?? { conversations: [], products: [], customers: [], orders: [] };
}

/** What those can search by who see customers and what they wrote masked: numbers, tracking numbers and SKUs. */
function unmasked(viewer: Requester, q: string, most: number) {
  const number = Number(/^#?(\d{1,9})$/.exec(q.trim())?.[1] ?? -1);
  const key = q.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const orders = sql`select o.id, o.customer_id, o.placed_at from orders o where o.merchant_id = ${viewer.merchant}::uuid and ${ofBrand(viewer, 'o')}
    and ((${key} <> '' and o.number_key = ${key}) or o.id in (select orders_with_tracking(${q.trim()})) or o.id in (select orders_with_sku(${q.trim()})))`;
  return {
    conversations: sql`unnest(array(select n.id from conversations n where n.merchant_id = ${viewer.merchant}::uuid and n.number = ${number}
      and n.merged_into_id is null and ${visible(viewer, 'n')} limit ${most}))`,
    customers: sql`unnest(array(select distinct f.customer_id from (${orders}) f where f.customer_id is not null limit ${most}))`,
    orders: sql`unnest(array(select f.id from (${orders}) f order by f.placed_at desc, f.id desc limit ${most}))`,
  };
}
