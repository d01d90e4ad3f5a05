import type { Address } from '@parley/contract/addresses';
import { sql } from 'kysely';
import { type Columns, namesOf, unnested } from '../../../platform/lib/columns.ts';
import { rows, type Writer } from '../../../platform/db/tenant.ts';
import { idsAmong, idsOf, type Saved } from './product-store.ts';

export type OrderRow = {
  id: string;
  external_id: string | null;
  order_number: string;
  number_key: string;
  customer_id: string | null;
  status: string;
  payment_status: string;
  fulfillment_status: string;
  subtotal_cents: number;
  discount_cents: number;
  discount_code: string | null;
  shipping_cents: number;
  tax_cents: number;
  total_cents: number;
  captured_cents: number;
  refunded_cents: number;
  items: number;
  shipping_address: Address | null;
  billing_address: Address | null;
  tracking: string[];
  cancel_reason: string | null;
  /** Times are ISO 8601 in UTC. */
  placed_at: string;
  shipped_at: string | null;
  delivered_at: string | null;
  cancelled_at: string | null;
  last_refund_at: string | null;
  payment_method_label: string | null;
  payment_terms: 'prepaid' | 'on_delivery' | 'invoice';
  tags: string[];
  /** Why it's incomplete, for people to read. */
  incomplete: string | null;
};
export type LineRow = {
  id: string;
  order_id: string;
  position: number;
  external_id: string | null;
  variant_id: string | null;
  product_id: string | null;
  name: string;
  options: Record<string, string>;
  sku: string | null;
  price_cents: number;
  quantity: number;
  shipped: number;
  returned: number;
  cancelled: number;
};
export type PaymentRow = {
  id: string;
  order_id: string;
  position: number;
  kind: string;
  amount_cents: number;
  method: string | null;
  method_label: string | null;
  at: string;
};
/** `acted`: it was created here, or somebody did something with it here. `customer`: whose it is, for people to read. */
export type KnownOrder = OrderRow & { lines: LineRow[]; payments: PaymentRow[]; acted: boolean; customer: string | null };
export type KnownVariant = { external_id: string; id: string; product_id: string };
export type RefundRow = {
  id: string;
  external_id: string;
  number: string;
  customer_id: string | null;
  amount_cents: number;
  lines: object[];
  at: string;
};

/** Customer ids by external_id, following merges. */
export async function findCustomers(db: Writer, merchant: string, wanted: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ external_id: string; id: string }>`
    select external_id, coalesce(merged_into_id, id) as id from customers where merchant_id = ${merchant}::uuid and external_id = any (${wanted}::text[])`.execute(
    db,
  );
  return new Map(rows.map(({ external_id, id }) => [external_id, id]));
}

export async function findVariants(db: Writer, merchant: string, wanted: string[]): Promise<Map<string, KnownVariant>> {
  const { rows } = await sql<KnownVariant>`
    select external_id, id, product_id from variants where merchant_id = ${merchant}::uuid and external_id = any (${wanted}::text[])
    union all select id::text, id, product_id from variants where merchant_id = ${merchant}::uuid and id = any (${idsAmong(wanted)}::uuid[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.external_id, row]));
}

/** Variants by lower-case SKU; of several, the oldest. */
export async function findBySku(db: Writer, skus: string[]): Promise<Map<string, KnownVariant>> {
  if (skus.length === 0) return new Map();
  const { rows } = await sql<KnownVariant>`
    select sku as external_id, id, product_id from variants_by_sku(${skus}::text[]) order by id desc`.execute(db);
  return new Map(rows.map((row) => [row.external_id, row]));
}

const utc = (name: string) =>
  sql`to_char(${sql.ref(name)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${sql.ref(name.slice(2))}`;

export type Numbered = { id: string; external_id: string | null; number_key: string };
/** All orders with these numbers, the oldest first. */
export async function findNumbered(db: Writer, merchant: string, numbers: string[]): Promise<Numbered[]> {
  return rows<Numbered>(db)`
    select id, external_id, number_key from orders where merchant_id = ${merchant}::uuid and number_key = any (${numbers}::text[]) order by placed_at, id`;
}

type Found = Omit<KnownOrder, 'lines' | 'payments'>;
/**
 * The orders with these keys, locked in order, then their lines and ledgers, which nobody changes without that lock. Three plain reads: as
 * JSON in one, building the JSON takes PostgreSQL longer than everything else.
 */
export async function lockOrders(db: Writer, merchant: string, keys: string[]): Promise<KnownOrder[]> {
  const found = await rows<Found>(db)`
    select o.id, o.external_id, o.order_number, o.number_key, o.customer_id, o.status, o.payment_status, o.fulfillment_status, o.subtotal_cents, o.discount_cents, o.discount_code,
      o.shipping_cents, o.tax_cents, o.total_cents, o.captured_cents, o.refunded_cents, o.items, o.shipping_address, o.billing_address, o.tracking, o.cancel_reason, o.payment_method_label, o.payment_terms, o.tags, o.incomplete,
      ${sql.join(['o.placed_at', 'o.shipped_at', 'o.delivered_at', 'o.cancelled_at', 'o.last_refund_at'].map(utc))},
      o.external_id is null or exists (select from order_events e where e.merchant_id = o.merchant_id and e.order_id = o.id and e.kind <> 'note') as acted,
      (select coalesce(k.email, k.name) from customers k where k.merchant_id = o.merchant_id and k.id = o.customer_id) as customer
    from orders o where o.merchant_id = ${merchant}::uuid and o.id = any (${idsOf('orders', merchant, keys)})
    order by o.id for no key update of o`;
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const lines = await rows<LineRow>(db)`
    select l.id, l.order_id, l.position, l.external_id, l.variant_id, l.product_id, l.name, l.options, l.sku, l.price_cents, l.quantity, l.shipped, l.returned, l.cancelled
    from order_lines l where l.merchant_id = ${merchant}::uuid and l.order_id = any (${ids}::uuid[]) order by l.order_id, l.position`;
  const payments = await rows<PaymentRow>(db)`
    select p.id, p.order_id, p.position, p.kind, p.amount_cents, p.method, p.method_label, ${utc('p.at')}
    from order_payments p where p.merchant_id = ${merchant}::uuid and p.order_id = any (${ids}::uuid[]) order by p.order_id, p.position`;
  const [linesOf, paymentsOf] = [Map.groupBy(lines, (line) => line.order_id), Map.groupBy(payments, (payment) => payment.order_id)];
  return found.map((order) => ({ ...order, lines: linesOf.get(order.id) ?? [], payments: paymentsOf.get(order.id) ?? [] }));
}

/** Inserts by external id, leaving those that a concurrent batch just inserted, or updates by id; in the shop's currency. Returns what was written. */
export async function saveOrders(db: Writer, merchant: string, orders: OrderRow[], by: 'id' | 'external_id', now: Date): Promise<Saved[]> {
  if (orders.length === 0) return [];
  const whose = await currentCustomers(db, merchant, orders);
  const given = orders.map((order) => ({ ...order, customer_id: whose.get(order.customer_id ?? '') ?? order.customer_id }));
  return rows<Saved>(db)`
    insert into orders (merchant_id, id, external_id, order_number, number_key, customer_id, status, payment_status, fulfillment_status, currency,
      subtotal_cents, discount_cents, discount_code, shipping_cents, tax_cents, total_cents, captured_cents, refunded_cents, items, shipping_address, billing_address, tracking, cancel_reason,
      placed_at, shipped_at, delivered_at, cancelled_at, last_refund_at, payment_method_label, payment_terms, tags, incomplete, created_at, updated_at)
    select ${merchant}::uuid, r.id, r.external_id, r.order_number, r.number_key, r.customer_id, r.status, r.payment_status, r.fulfillment_status, s.currency,
      r.subtotal_cents, r.discount_cents, r.discount_code, r.shipping_cents, r.tax_cents, r.total_cents, r.captured_cents, r.refunded_cents, r.items,
      nullif(r.shipping_address, 'null'), nullif(r.billing_address, 'null'), r.tracking, r.cancel_reason,
      r.placed_at, r.shipped_at, r.delivered_at, r.cancelled_at, r.last_refund_at, r.payment_method_label, r.payment_terms, r.tags, r.incomplete, ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as r (id uuid, external_id text, order_number text, number_key text, customer_id uuid, status text, payment_status text, fulfillment_status text,
        subtotal_cents bigint, discount_cents bigint, discount_code text, shipping_cents bigint, tax_cents bigint, total_cents bigint, captured_cents bigint, refunded_cents bigint, items int,
        shipping_address jsonb, billing_address jsonb, tracking text[], cancel_reason text,
        placed_at timestamptz, shipped_at timestamptz, delivered_at timestamptz, cancelled_at timestamptz, last_refund_at timestamptz,
        payment_method_label text, payment_terms text, tags text[], incomplete text)
      join shop_settings s on s.merchant_id = ${merchant}::uuid
    order by r.external_id, r.id
    on conflict ${
      by === 'external_id'
        ? sql`(merchant_id, external_id) where external_id is not null do nothing`
        : sql`(merchant_id, id) do update set
      order_number = excluded.order_number, number_key = excluded.number_key, customer_id = excluded.customer_id, status = excluded.status,
      payment_status = excluded.payment_status, fulfillment_status = excluded.fulfillment_status, subtotal_cents = excluded.subtotal_cents,
      discount_cents = excluded.discount_cents, discount_code = excluded.discount_code, shipping_cents = excluded.shipping_cents, tax_cents = excluded.tax_cents, total_cents = excluded.total_cents,
      captured_cents = excluded.captured_cents, refunded_cents = excluded.refunded_cents, items = excluded.items,
      shipping_address = excluded.shipping_address, billing_address = excluded.billing_address, tracking = excluded.tracking, cancel_reason = excluded.cancel_reason,
      placed_at = excluded.placed_at, shipped_at = excluded.shipped_at, delivered_at = excluded.delivered_at, cancelled_at = excluded.cancelled_at, last_refund_at = excluded.last_refund_at,
      payment_method_label = excluded.payment_method_label, payment_terms = excluded.payment_terms, tags = excluded.tags, incomplete = excluded.incomplete,
      updated_at = excluded.updated_at, version = orders.version + 1`
    }
    returning id, external_id`;
}

/** Waits for merges in progress and follows them. */
async function currentCustomers(db: Writer, merchant: string, orders: readonly OrderRow[]): Promise<Map<string, string>> {
  const asked = [...new Set(orders.flatMap(({ customer_id }) => customer_id ?? []))];
  const known = await rows<{ id: string; current_id: string }>(db)`
    select id, current_id from current_customers(${merchant}::uuid, ${asked}::uuid[])`;
  return new Map(known.map((row) => [row.id, row.current_id]));
}

const lineColumns = {
  ...{ id: 'uuid', order_id: 'uuid', position: 'int', external_id: 'text', variant_id: 'uuid', product_id: 'uuid', name: 'text' },
  ...{ options: 'jsonb', sku: 'text', price_cents: 'bigint', quantity: 'int', shipped: 'int', returned: 'int', cancelled: 'int' },
} satisfies Columns<LineRow>;
const paymentColumns = {
  ...{ id: 'uuid', order_id: 'uuid', position: 'int', kind: 'text', amount_cents: 'bigint', method: 'text', method_label: 'text' },
  at: 'timestamptz',
} satisfies Columns<PaymentRow>;

/** Adds the lines of orders; `known` are those that have some, which are replaced. */
export async function replaceLines(db: Writer, merchant: string, known: string[], lines: LineRow[]) {
  if (known.length > 0)
    await sql`delete from order_lines where merchant_id = ${merchant}::uuid and order_id = any (${known}::uuid[])`.execute(db);
  if (lines.length > 0)
    await sql`
      insert into order_lines (merchant_id, ${namesOf(lineColumns)})
      select ${merchant}::uuid, r.* from ${unnested(lines, lineColumns)}`.execute(db);
}

/** As with lines, but what a payment provider collected or returned is never replaced by a file. */
export async function replacePayments(db: Writer, merchant: string, known: string[], payments: PaymentRow[]) {
  const collected = known.length > 0 ? await collectedAmong(db, merchant, known) : new Set<string>();
  const replaced = known.filter((id) => !collected.has(id));
  const added = payments.filter(({ order_id: id }) => !collected.has(id));
  if (replaced.length > 0)
    await sql`delete from order_payments where merchant_id = ${merchant}::uuid and order_id = any (${replaced}::uuid[])`.execute(db);
  if (added.length > 0)
    await sql`
      insert into order_payments (merchant_id, ${namesOf(paymentColumns)})
      select ${merchant}::uuid, r.* from ${unnested(added, paymentColumns)}`.execute(db);
}

async function collectedAmong(db: Writer, merchant: string, orders: string[]): Promise<Set<string>> {
  const found = await rows<{ order_id: string }>(db)`
    select distinct order_id from order_payments where merchant_id = ${merchant}::uuid and order_id = any (${orders}::uuid[]) and provider_payment is not null`;
  return new Set(found.map(({ order_id: id }) => id));
}

type NewNote = { id: string; order_id: string; note: string };
/** Notes that came with new orders, in their timeline. */
export async function addNotes(db: Writer, merchant: string, notes: NewNote[], now: Date) {
  if (notes.length === 0) return;
  await sql`
    insert into order_events (merchant_id, id, order_id, kind, actor_kind, actor, note, at)
    select ${merchant}::uuid, r.id, r.order_id, 'note', 'system', 'Import', r.note, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(notes)}::jsonb) as r (id uuid, order_id uuid, note text)`.execute(db);
}

/** Marks orders that were imported before more of their rows came. */
export async function markIncomplete(db: Writer, merchant: string, orders: { key: string; reason: string }[], now: Date) {
  if (orders.length === 0) return;
  await sql`
    update orders o set incomplete = r.reason, updated_at = ${now}::timestamptz, version = o.version + 1
    from jsonb_to_recordset(${JSON.stringify(orders)}::jsonb) as r (key text, reason text)
    where o.merchant_id = ${merchant}::uuid and o.external_id = r.key and o.incomplete is distinct from r.reason`.execute(db);
}

/** Saves credit notes by number; importing one again changes nothing. */
export async function saveRefunds(db: Writer, merchant: string, refunds: RefundRow[]) {
  if (refunds.length === 0) return;
  await sql`
    insert into refund_records as k (merchant_id, id, external_id, number, customer_id, amount_cents, currency, lines, at)
    select ${merchant}::uuid, r.id, r.external_id, r.number, r.customer_id, r.amount_cents, s.currency, r.lines, r.at
    from jsonb_to_recordset(${JSON.stringify(refunds)}::jsonb) as r (id uuid, external_id text, number text, customer_id uuid, amount_cents bigint, lines jsonb, at timestamptz)
      join shop_settings s on s.merchant_id = ${merchant}::uuid
    order by r.external_id
    on conflict (merchant_id, external_id) do update set customer_id = excluded.customer_id, amount_cents = excluded.amount_cents, lines = excluded.lines, at = excluded.at
    where (k.customer_id, k.amount_cents, k.lines, k.at) is distinct from (excluded.customer_id, excluded.amount_cents, excluded.lines, excluded.at)`.execute(
    db,
  );
}
