import type { Address } from '@parley/contract/imports';
import { sql } from 'kysely';
import type { Writer } from '../../platform/db/tenant.ts';
import type { Saved } from './product-store.ts';

export type OrderRow = {
  id: string;
  external_id: string;
  order_number: string;
  number_key: string;
  customer_id: string | null;
  status: string;
  payment_status: string;
  fulfillment_status: string;
  subtotal_cents: number;
  discount_cents: number;
  shipping_cents: number;
  tax_cents: number;
  total_cents: number;
  shipping_address: Address | null;
  tracking: string[];
  cancel_reason: string | null;
  placed_at: string;
};
export type LineRow = {
  id: string;
  order_id: string;
  position: number;
  external_id: string;
  variant_id: string | null;
  product_id: string | null;
  name: string;
  options: Record<string, string>;
  sku: string | null;
  price_cents: number;
  quantity: number;
};
export type PaymentRow = {
  id: string;
  order_id: string;
  position: number;
  kind: string;
  amount_cents: number;
  method: string | null;
  at: string;
};
export type KnownVariant = { external_id: string; id: string; product_id: string };

/** Ids of customers by external_id. */
export async function findCustomers(db: Writer, merchant: string, wanted: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ external_id: string; id: string }>`
    select external_id, id from customers where merchant_id = ${merchant}::uuid and external_id = any (${wanted}::text[])`.execute(db);
  return new Map(rows.map(({ external_id, id }) => [external_id, id]));
}

export async function findVariants(db: Writer, merchant: string, wanted: string[]): Promise<Map<string, KnownVariant>> {
  const { rows } = await sql<KnownVariant>`
    select external_id, id, product_id from variants where merchant_id = ${merchant}::uuid and external_id = any (${wanted}::text[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.external_id, row]));
}

/** Whose the orders were before. */
export async function customersOf(db: Writer, merchant: string, orders: string[]): Promise<string[]> {
  const { rows } = await sql<{ customer_id: string }>`
    select distinct customer_id from orders where merchant_id = ${merchant}::uuid and external_id = any (${orders}::text[]) and customer_id is not null`.execute(
    db,
  );
  return rows.map(({ customer_id }) => customer_id);
}

/** Inserts or updates by external_id, in the currency of the shop. */
export async function saveOrders(db: Writer, merchant: string, orders: OrderRow[], now: Date): Promise<Saved[]> {
  if (orders.length === 0) return [];
  const { rows } = await sql<Saved>`
    insert into orders (merchant_id, id, external_id, order_number, number_key, customer_id, status, payment_status, fulfillment_status, currency,
      subtotal_cents, discount_cents, shipping_cents, tax_cents, total_cents, shipping_address, tracking, cancel_reason, placed_at, created_at, updated_at)
    select ${merchant}::uuid, r.id, r.external_id, r.order_number, r.number_key, r.customer_id, r.status, r.payment_status, r.fulfillment_status, s.currency,
      r.subtotal_cents, r.discount_cents, r.shipping_cents, r.tax_cents, r.total_cents, nullif(r.shipping_address, 'null'), r.tracking, r.cancel_reason, r.placed_at, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb)
      as r (id uuid, external_id text, order_number text, number_key text, customer_id uuid, status text, payment_status text, fulfillment_status text,
        subtotal_cents bigint, discount_cents bigint, shipping_cents bigint, tax_cents bigint, total_cents bigint, shipping_address jsonb, tracking text[], cancel_reason text, placed_at timestamptz)
      join shop_settings s on s.merchant_id = ${merchant}::uuid
    order by r.external_id
    on conflict (merchant_id, external_id) where external_id is not null do update set
      order_number = excluded.order_number, number_key = excluded.number_key, customer_id = excluded.customer_id, status = excluded.status,
      payment_status = excluded.payment_status, fulfillment_status = excluded.fulfillment_status, subtotal_cents = excluded.subtotal_cents,
      discount_cents = excluded.discount_cents, shipping_cents = excluded.shipping_cents, tax_cents = excluded.tax_cents, total_cents = excluded.total_cents,
      shipping_address = excluded.shipping_address, tracking = excluded.tracking, cancel_reason = excluded.cancel_reason, placed_at = excluded.placed_at,
      updated_at = excluded.updated_at, version = orders.version + 1
    returning id, external_id, xmax = 0 as created`.execute(db);
  return rows;
}

export async function replaceLines(db: Writer, merchant: string, orders: string[], lines: LineRow[]) {
  await sql`delete from order_lines where merchant_id = ${merchant}::uuid and order_id = any (${orders}::uuid[])`.execute(db);
  await sql`
    insert into order_lines (merchant_id, id, order_id, position, external_id, variant_id, product_id, name, options, sku, price_cents, quantity)
    select ${merchant}::uuid, r.* from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb)
      as r (id uuid, order_id uuid, position int, external_id text, variant_id uuid, product_id uuid, name text, options jsonb, sku text, price_cents bigint, quantity int)`.execute(
    db,
  );
}

export async function replacePayments(db: Writer, merchant: string, orders: string[], payments: PaymentRow[]) {
  await sql`delete from order_payments where merchant_id = ${merchant}::uuid and order_id = any (${orders}::uuid[])`.execute(db);
  await sql`
    insert into order_payments (merchant_id, id, order_id, position, kind, amount_cents, method, at)
    select ${merchant}::uuid, r.* from jsonb_to_recordset(${JSON.stringify(payments)}::jsonb)
      as r (id uuid, order_id uuid, position int, kind text, amount_cents bigint, method text, at timestamptz)`.execute(db);
}

/**
 * What the customers bought: orders that were neither cancelled nor left as drafts, and what was paid for them less what was refunded.
 * An order that came without a ledger counts whole when it says paid. Two batches take turns, so that the second counts the orders of the first.
 */
export async function countSpending(db: Writer, merchant: string, customers: string[], now: Date) {
  await sql`
    select from customers where merchant_id = ${merchant}::uuid and id = any (${customers}::uuid[]) order by external_id for no key update`.execute(
    db,
  );
  await sql`
    update customers c set orders_count = bought.orders, spent_cents = bought.cents, updated_at = ${now}::timestamptz, version = c.version + 1
    from (
      select k.id, count(o.id) as orders,
        coalesce(sum(coalesce(ledger.cents, case when o.payment_status = 'paid' then o.total_cents else 0 end)), 0) as cents
      from unnest(${customers}::uuid[]) as k (id)
        left join orders o on o.merchant_id = ${merchant}::uuid and o.customer_id = k.id and o.status not in ('cancelled', 'draft')
        left join lateral (
          select sum(case p.kind when 'payment' then p.amount_cents else -p.amount_cents end) as cents from order_payments p where p.merchant_id = o.merchant_id and p.order_id = o.id
        ) ledger on true
      group by k.id
    ) bought
    where c.merchant_id = ${merchant}::uuid and c.id = bought.id and (c.orders_count, c.spent_cents) is distinct from (bought.orders, bought.cents)`.execute(
    db,
  );
}
