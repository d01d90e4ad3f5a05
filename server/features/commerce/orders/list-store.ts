import type { Address } from '@parley/contract/addresses';
import type { Filter } from '@parley/contract/filters';
import { orderFields, type OrderStatus } from '@parley/contract/orders';
import { mayDo, type Principal } from '@parley/contract/permissions';
import { type RawBuilder, sql } from 'kysely';
import { filterSql } from '../../../platform/db/filter.ts';
import { type Reader, rows } from '../../../platform/db/tenant.ts';
import type { Key } from '../../../platform/lib/keyset.ts';
import { ofBrand, type Viewer } from '../../account/visibility/index.ts';
import { afterKey, type Direction, ofProduct, orderFieldsFor, type OrderSort, orderSql, type Queue, queues } from './list-filter-store.ts';
import type { OrderRow } from './order-store.ts';
import { type Units, unitNames } from './rules.ts';

const shown = [
  ...(['id', 'order_number', 'status', 'payment_status', 'fulfillment_status', 'customer_id', 'items', 'total_cents', 'currency'] as const),
  ...([
    'channel',
    'sold_by',
    'conversation_id',
    'brand_id',
    'returns',
    'hold_reason',
    'tracking',
    'tags',
    'placed_at',
    'updated_at',
  ] as const),
  ...(['version', 'overpaid_cents'] as const),
] as const;
const shownColumns = sql.raw([...shown, 'number_sort'].map((name) => `o.${name}`).join(', '));

export type ListedOrder = Pick<OrderRow, (typeof shown)[number]> & {
  number_sort: string;
  customer_name: string | null;
  customer_email: string | null;
  brand_name: string | null;
};
/** The viewer; the shop's own jobs see all brands. */
export type Looker = Pick<Viewer, 'id' | 'brands'> & Principal;

/** Which orders a list asks for, as one teammate sees them. A filter by brand has gone through `meantBrands`. */
export type Narrowing = {
  merchant: string;
  viewer: Looker;
  status?: OrderStatus | undefined;
  customer?: string | undefined;
  filter?: Filter | undefined;
  ids?: readonly string[] | undefined;
  now: Date;
};

function conditions({ merchant, viewer, status, customer, filter, ids, now }: Narrowing): RawBuilder<boolean> {
  const parts = [sql<boolean>`o.merchant_id = ${merchant}::uuid`];
  if (status) parts.push(sql<boolean>`o.status = ${sql.lit(status)}`);
  if (customer) parts.push(sql<boolean>`o.customer_id = ${customer}::uuid`);
  if (ids) parts.push(sql<boolean>`o.id = any (${[...ids]}::uuid[])`);
  if (viewer.brands) parts.push(ofBrand(viewer, 'o'));
  if (filter?.conditions.length)
    parts.push(filterSql(filter, { fields: orderFields, columns: orderFieldsFor({ viewerId: viewer.id }) }, viewer, now));
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

const from = sql`from orders o
  left join customers k on k.merchant_id = o.merchant_id and k.id = o.customer_id`;
export type ListQuery = Narrowing & { sort: OrderSort; order: Direction; after?: Key | undefined; limit: number };

/** One query per page for any filter. */
export const listQuery = ({ sort, order, after, limit, ...narrowing }: ListQuery) => sql<ListedOrder>`
  select ${shownColumns}, k.name as customer_name, k.email as customer_email, b.name as brand_name
  ${from} left join brands b on b.merchant_id = o.merchant_id and b.id = o.brand_id
  where ${conditions(narrowing)}${after ? sql` and ${afterKey(sort, order, after)}` : sql``} order by ${orderSql(sort, order)} limit ${sql.lit(limit)}`;
export const listRows = async (db: Reader, asked: ListQuery): Promise<ListedOrder[]> => (await listQuery(asked).execute(db)).rows;

/** Counts matches, up to one more than `most`. */
export async function countRows(db: Reader, narrowing: Narrowing, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${from} where ${conditions(narrowing)} limit ${sql.lit(most + 1)}) n`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The matching ids, latest first, as SQL to insert from. */
export const idsOf = (narrowing: Narrowing, most: number) => sql<{ id: string }>`
  select o.id ${from} where ${conditions(narrowing)} order by o.placed_at desc, o.id desc limit ${sql.lit(most)}`;

/** Of these orders, the ones this viewer may see, in the given order. */
export const seenOf = (ids: readonly string[], viewer: Pick<Viewer, 'brands'>): RawBuilder<{ id: string }> => sql<{ id: string }>`
  select o.id from unnest(${[...new Set(ids)]}::uuid[]) with ordinality as n (id, place) join orders o on o.id = n.id where ${ofBrand(viewer, 'o')} order by n.place`;

const judged = [
  ...(['id', 'status', 'payment_status', 'fulfillment_status', 'payment_terms', 'customer_id', 'items_edited_at', 'returns'] as const),
  ...(['total_cents', 'captured_cents', 'refunded_cents'] as const),
] as const;
const judgedColumns = sql.raw(judged.map((name) => `o.${name}`).join(', '));
const sumsOfLines = sql.raw(unitNames.map((name) => `coalesce(sum(l.${name}), 0)::int as ${name}`).join(', '));

/** What the rules need to know of an order, with the sums of its lines and the number of its payments and refunds. */
export type JudgedOrder = Pick<OrderRow, (typeof judged)[number]> & Units & { entries: number };
/** Of these orders, the ones this viewer may see. */
export const judgedRows = (db: Reader, ids: readonly string[], viewer: Pick<Viewer, 'brands'>) => rows<
  JudgedOrder & { refund_limit_cents: number }
>(db)`
  select ${judgedColumns}, n.*, s.refund_limit_cents,
    (select count(*)::int from order_payments p where p.merchant_id = o.merchant_id and p.order_id = o.id and p.provider_state is distinct from 'failed') as entries
  from orders o join shop_settings s on s.merchant_id = o.merchant_id
    cross join lateral (select ${sumsOfLines} from order_lines l where l.merchant_id = o.merchant_id and l.order_id = o.id) n
  where o.id = any (${[...ids]}::uuid[]) and ${ofBrand(viewer, 'o')}`;

export async function numbersOf(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('orders').select(['id', 'order_number']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, order_number: number }) => [id, number]));
}

/** By number, tracking number, SKU and customer; not by customer for those who see customers masked. */
export async function searchIds(db: Reader, q: string, most: number, viewer: Pick<Viewer, 'brands'> & Principal): Promise<string[]> {
  const { brands } = viewer;
  if (!mayDo(viewer, 'personal_data:read')) {
    const key = q.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
    const found = await sql<{ id: string }>`
      select o.id from orders o where ((${key} <> '' and o.number_key = ${key})
        or o.id in (select orders_with_tracking(${q.trim()})) or o.id in (select orders_with_sku(${q.trim()}))) and ${ofBrand(viewer, 'o')}
      order by o.placed_at desc, o.id desc limit ${most}`.execute(db);
    return found.rows.map(({ id }) => id);
  }
  const { rows } = await sql<{ id: string }>`
    select id from search_order_ids(${q}, ${most}, ${brands ? [...brands.ids] : null}::uuid[], ${brands?.withDefault ?? true})`.execute(db);
  return rows.map(({ id }) => id);
}

/** Looks up at most this many customers by name; when more match, scanning the list finds them soon enough. */
const mostNamed = 2_000;
/** A product with more lines is in so many orders that scanning the list finds them soon enough. */
const mostLines = 20_000;
const looked = { contains: true, starts_with: true, is: true } as const;

/**
 * Replaces conditions whose fastest way depends on how much they match, which the planner guesses badly: search words about customers by the
 * matching customers where they are few, because an index on parts of a name can't be used under row level security; products in few orders
 * by a condition that starts from their lines.
 */
export async function lookingUp(db: Reader, filter: Filter, now: Date): Promise<Filter> {
  const conditions = filter.conditions.map(async (condition) => {
    const { field, op, value } = condition;
    if (field === 'product' && op === 'is') {
      const { rows } = await sql<{ lines: number }>`select count(*)::int as lines from (
        select 1 from order_lines l where l.merchant_id = current_shop() and ${ofProduct(condition, now)} limit ${sql.lit(mostLines + 1)}) n`.execute(
        db,
      );
      return (rows[0]?.lines ?? 0) > mostLines ? condition : { ...condition, field: 'product_in_few' };
    }
    if (!(field === 'customer_name' || field === 'customer_email') || !(op in looked) || String(value).trim().length < 3) return condition;
    const { rows } = await sql<{ id: string }>`
      select customers_called(${String(value)}, ${field === 'customer_email'}, ${op}, ${mostNamed + 1}) as id`.execute(db);
    return rows.length > mostNamed ? condition : { field: 'customer_is', op: 'is' as const, value: rows.map(({ id }) => id) };
  });
  return { ...filter, conditions: await Promise.all(conditions) };
}

/** The tabs' counts in one round trip over partial indexes, each up to `most`. */
export function queuesQuery(merchant: string, viewer: Looker, most: number) {
  const counts = Object.entries(queues).map(
    ([name, condition]) => sql`(select count(*)::int from (
      select 1 from orders o where o.merchant_id = ${merchant}::uuid and ${condition} and ${ofBrand(viewer, 'o')} limit ${sql.lit(most)}
    ) n) as ${sql.id(name)}`,
  );
  return sql<Record<Queue, number>>`select ${sql.join(counts)}`;
}
export async function countQueues(db: Reader, merchant: string, viewer: Looker, most: number): Promise<Record<Queue, number>> {
  const { rows } = await queuesQuery(merchant, viewer, most).execute(db);
  const [row] = rows;
  if (!row) throw new Error('The query for the tabs’ counts returned no row.');
  return row;
}

/** The fields of an order that only the export has. `local` is its time in the shop's zone, `offset` the minutes ahead of UTC. */
export type ExportedOrder = {
  id: string;
  local: string;
  offset: number;
  subtotal_cents: number;
  discount_cents: number;
  shipping_cents: number;
  tax_cents: number;
  captured_cents: number;
  refunded_cents: number;
  entries: number;
  settled: number;
  itemized: number;
  items_refunded: string;
  country: string | null;
  customer_phone: string | null;
  discount_code: string | null;
  payment_method_label: string | null;
  payment_terms: string;
  /** Times are ISO 8601 in UTC. */
  shipped_at: string | null;
  delivered_at: string | null;
  cancelled_at: string | null;
  cancel_reason: string | null;
  tags: string[];
  incomplete: string | null;
  shipping_address: Address | null;
  billing_address: Address | null;
  /** All notes of its timeline, oldest first. */
  note: string | null;
  ledger: { kind: string; at: string; amount_cents: number; method: string | null; method_label: string | null }[];
  lines: ExportedLine[];
};
export type ExportedLine = {
  name: string;
  options: Record<string, string>;
  sku: string | null;
  variant_id: string | null;
  price_cents: number;
  quantity: number;
  shipped: number;
  returned: number;
  cancelled: number;
};
const utc = (name: string) => sql.raw(`to_char(o.${name} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as ${name}`);

export async function readExported(db: Reader, ids: readonly string[]): Promise<Map<string, ExportedOrder>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ExportedOrder>`
    select o.id, to_char(o.placed_at at time zone s.time_zone, 'YYYY-MM-DD"T"HH24:MI:SS.MS') as local,
      (extract(epoch from (o.placed_at at time zone s.time_zone) - (o.placed_at at time zone 'UTC')) / 60)::int as offset,
      o.subtotal_cents, o.discount_cents, o.shipping_cents, o.tax_cents, o.captured_cents, o.refunded_cents,
      (select count(*)::int from order_payments p where p.merchant_id = o.merchant_id and p.order_id = o.id and p.provider_state is distinct from 'failed') as entries, o.shipping_address ->> 'country' as country,
      (select coalesce(sum(p.amount_cents), 0)::bigint from order_payments p where p.merchant_id = o.merchant_id and p.order_id = o.id and p.kind = 'refund' and p.provider_state is distinct from 'failed'
        and (p.reverses or p.edit_id is not null or exists (select from order_returns r where r.merchant_id = p.merchant_id and r.id = p.return_id and r.kind = 'exchange')))
      - (select coalesce(sum(greatest(r.refund_cents - r.refunded_cents, 0)), 0)::bigint from order_returns r
        where r.merchant_id = o.merchant_id and r.order_id = o.id and r.kind = 'return' and r.state in ('received', 'closed'))
      - (select coalesce(sum(f.gone_cents), 0)::bigint from order_refunds f where f.merchant_id = o.merchant_id and f.order_id = o.id and f.owed_again) as settled,
      (select coalesce(sum(f.amount_cents), 0)::bigint from order_refunds f where f.merchant_id = o.merchant_id and f.order_id = o.id and not f.owed_again
        and (f.shipping_cents > 0 or jsonb_array_length(f.lines) > 0)) as itemized,
      coalesce((select string_agg((x ->> 'quantity') || ' × ' || (x ->> 'name'), '; ' order by f.at, f.id, place) from order_refunds f
        cross join lateral jsonb_array_elements(f.lines) with ordinality as l (x, place) where f.merchant_id = o.merchant_id and f.order_id = o.id), '') as items_refunded,
      (select k.phone from customers k where k.merchant_id = o.merchant_id and k.id = o.customer_id) as customer_phone,
      o.discount_code, o.payment_method_label, o.payment_terms, ${utc('shipped_at')}, ${utc('delivered_at')}, ${utc('cancelled_at')}, o.cancel_reason, o.tags, o.incomplete,
      o.shipping_address, o.billing_address,
      (select string_agg(e.note, E'\\n\\n' order by e.id) from order_events e where e.merchant_id = o.merchant_id and e.order_id = o.id and e.kind = 'note') as note,
      coalesce((select json_agg(x) from (select p.kind, p.at, p.amount_cents, p.method, p.method_label from order_payments p
        where p.merchant_id = o.merchant_id and p.order_id = o.id and p.provider_state is distinct from 'failed' order by p.position) x), '[]') as ledger,
      coalesce((select json_agg(x) from (select l.name, l.options, l.sku, l.variant_id, l.price_cents, l.quantity, l.shipped, l.returned, l.cancelled from order_lines l
        where l.merchant_id = o.merchant_id and l.order_id = o.id and l.quantity > 0 order by l.position) x), '[]') as lines
    from orders o join shop_settings s on s.merchant_id = o.merchant_id where o.id = any (${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
