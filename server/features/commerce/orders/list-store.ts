import type { Filter } from '@parley/contract/filters';
import { orderFields, type OrderStatus } from '@parley/contract/orders';
import { mayDo, type Principal } from '@parley/contract/permissions';
import { type RawBuilder, sql } from 'kysely';
import { filterSql } from '../../../platform/db/filter.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import type { Key } from '../../../platform/lib/keyset.ts';
import { ofBrand, type Viewer } from '../../account/visibility/index.ts';
import { afterKey, type Direction, orderFieldsFor, type OrderSort, orderSql, type Queue, queues } from './list-filter-store.ts';
import type { OrderRow } from './order-store.ts';

const shown = [
  ...([
    'id',
    'order_number',
    'status',
    'payment_status',
    'fulfillment_status',
    'customer_id',
    'items',
    'total_cents',
    'captured_cents',
    'refunded_cents',
  ] as const),
  ...([
    'currency',
    'channel',
    'sold_by',
    'conversation_id',
    'brand_id',
    'returns',
    'hold_reason',
    'tracking',
    'placed_at',
    'updated_at',
    'version',
  ] as const),
  ...(['payment_terms', 'items_edited_at'] as const),
] as const;

const shownColumns = sql.raw([...shown, 'number_sort'].map((name) => `o.${name}`).join(', '));

/** Sums over lines and ledger that the rules need. */
export type Counts = { quantity: number; cancelled: number; shipped: number; returned: number; in_return: number; entries: number };
export type ListedOrder = Pick<OrderRow, (typeof shown)[number]> &
  Counts & {
    number_sort: string;
    customer_name: string | null;
    customer_email: string | null;
    brand_name: string | null;
    refund_limit_cents: number;
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

/** One query per page for any filter. Lines and payments are summed for the whole page at once. */
export function listQuery({ sort, order, after, limit, ...narrowing }: ListQuery) {
  const place = after ? sql` and ${afterKey(sort, order, after)}` : sql``;
  return sql<ListedOrder>`
    with page as materialized (
      select ${shownColumns} ${from} where ${conditions(narrowing)}${place} order by ${orderSql(sort, order)} limit ${sql.lit(limit)}
    ), pieces as (
      select l.order_id, sum(l.quantity)::int as quantity, sum(l.cancelled)::int as cancelled, sum(l.shipped)::int as shipped, sum(l.returned)::int as returned,
        sum(l.in_return)::int as in_return from page join order_lines l on l.merchant_id = current_shop() and l.order_id = page.id group by l.order_id
    ), paid as (
      select p.order_id, count(*)::int as entries from page join order_payments p on p.merchant_id = current_shop() and p.order_id = page.id group by p.order_id
    )
    select o.*, k.name as customer_name, k.email as customer_email, b.name as brand_name,
      coalesce(s.quantity, 0) as quantity, coalesce(s.cancelled, 0) as cancelled, coalesce(s.shipped, 0) as shipped, coalesce(s.returned, 0) as returned,
      coalesce(s.in_return, 0) as in_return, coalesce(p.entries, 0) as entries,
      (select s.refund_limit_cents from shop_settings s where s.merchant_id = ${narrowing.merchant}::uuid) as refund_limit_cents
    from page o left join customers k on k.merchant_id = current_shop() and k.id = o.customer_id
      left join brands b on b.merchant_id = current_shop() and b.id = o.brand_id
      left join pieces s on s.order_id = o.id left join paid p on p.order_id = o.id
    order by ${orderSql(sort, order)}`;
}
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
const looked = { contains: true, starts_with: true, is: true } as const;

/**
 * Replaces search words about customers by the matching customers where they are few, because an index on parts of a name can't be used
 * under row level security.
 */
export async function namingCustomers(db: Reader, filter: Filter): Promise<Filter> {
  const conditions = filter.conditions.map(async (condition) => {
    const { field, op, value } = condition;
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
  country: string | null;
};
export async function readExported(db: Reader, ids: readonly string[]): Promise<Map<string, ExportedOrder>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<ExportedOrder>`
    select o.id, to_char(o.placed_at at time zone s.time_zone, 'YYYY-MM-DD"T"HH24:MI:SS') as local,
      (extract(epoch from (o.placed_at at time zone s.time_zone) - (o.placed_at at time zone 'UTC')) / 60)::int as offset,
      o.subtotal_cents, o.discount_cents, o.shipping_cents, o.tax_cents, o.shipping_address ->> 'country' as country
    from orders o join shop_settings s on s.merchant_id = o.merchant_id where o.id = any (${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
