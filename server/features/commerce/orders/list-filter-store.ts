import type { KeyCast } from '../../../platform/lib/keyset.ts';
import type { Condition } from '@parley/contract/filters';
import type { orderFields, orderSorts } from '@parley/contract/orders';
import { type RawBuilder, sql } from 'kysely';
import { amount, choice, type Field, flag, instant, number, text } from '../../../platform/db/filter.ts';
import { brandField } from '../../account/visibility/index.ts';

const column = (name: string) => sql.ref(name);

/** Contract values are inlined, because a query on a single one can then use the partial index with that value. */
const word =
  (of: RawBuilder<unknown>): Field =>
  (condition, now) => {
    const { op, value } = condition;
    const only = op === 'is' && Array.isArray(value) && value.length === 1 ? value[0] : undefined;
    return only === undefined ? choice(of)(condition, now) : sql<boolean>`${of} = ${sql.lit(only)}`;
  };

/** A text by its lower-case key, whose index serves "is" in the list's order. */
const keyed =
  (key: RawBuilder<unknown>): Field =>
  (condition, now) =>
    condition.op === 'is' ? sql<boolean>`${key} = lower(${String(condition.value)}::text)` : text(key)(condition, now);

/** A whole number, compared as one so that its index can serve "is" in the list's order. Fractions equal none. */
const whole =
  (of: RawBuilder<unknown>): Field =>
  (condition, now) => {
    const value = Number(condition.value);
    const isWhole = Number.isInteger(value) && Math.abs(value) < 2 ** 31;
    return condition.op === 'is' && isWhole ? sql<boolean>`${of} = ${value}::int` : number(of)(condition, now);
  };

const negations: readonly Condition['op'][] = ['is_not', 'not_contains', 'is_not_set'];
const opposite = { is_not: 'is', not_contains: 'contains', is_not_set: 'is_set' } as const;
/** A field with many values per order: one match is enough, and `not` means that none matches. */
const many =
  (of: (condition: Condition, now: Date) => RawBuilder<boolean>): Field =>
  (condition, now) => {
    const { op } = condition;
    if (!negations.includes(op)) return of(condition, now);
    return sql<boolean>`not ${of({ ...condition, op: opposite[op as keyof typeof opposite] }, now)}`;
  };

/** The work queues, in the conditions of the partial indexes. Counts, tabs and the filter all use these. */
export const queues = {
  to_fulfill: sql<boolean>`o.status in ('confirmed', 'processing') and o.fulfillment_status in ('unfulfilled', 'partially_fulfilled')
    and (o.payment_terms <> 'prepaid' or o.payment_status in ('paid', 'partially_refunded'))`,
  partially_fulfilled: sql<boolean>`o.fulfillment_status = 'partially_fulfilled' and o.fulfillment_status <> 'fulfilled' and o.status <> 'cancelled'`,
  on_hold: sql<boolean>`o.fulfillment_status = 'on_hold' and o.fulfillment_status <> 'fulfilled' and o.status <> 'cancelled'`,
  to_confirm: sql<boolean>`o.status = 'pending'`,
  in_transit: sql<boolean>`o.status = 'shipped'`,
  returns_requested: sql<boolean>`o.returns = 'requested'`,
  returns_received: sql<boolean>`o.returns = 'received'`,
  awaiting_payment: sql<boolean>`o.payment_status in ('awaiting', 'authorized', 'partially_paid') and o.status not in ('draft', 'cancelled')`,
} as const;
export type Queue = keyof typeof queues;
const isQueue = (name: string): name is Queue => Object.hasOwn(queues, name);

const queue: Field = ({ op, value }) => {
  const named = Array.isArray(value) ? value.filter(isQueue).map((name) => queues[name]) : [];
  const any = op === 'is' || op === 'is_not' ? named : Object.values(queues);
  const is = sql<boolean>`(${sql.join(any.length > 0 ? any : [sql<boolean>`false`], sql` or `)})`;
  return op === 'is' || op === 'is_set' ? is : sql<boolean>`(${is} is not true)`;
};

const ofLines = (condition: RawBuilder<boolean>) =>
  sql<boolean>`exists (select 1 from order_lines l where l.merchant_id = o.merchant_id and l.order_id = o.id and ${condition})`;

export const ofProduct: Field = choice(column('l.product_id'), 'uuid');

/** The fields of the order list in SQL, for a query that names the order `o` and its customer `k`. `me` is the viewer. */
export const orderFieldsFor = ({
  viewerId,
}: {
  viewerId: string;
}): Record<keyof typeof orderFields | 'customer_is' | 'product_in_few', Field> => ({
  status: word(column('o.status')),
  payment_status: word(column('o.payment_status')),
  fulfillment_status: word(column('o.fulfillment_status')),
  queue,
  channel: choice(column('o.channel')),
  sold_by: choice(column('o.sold_by')),
  brand: brandField(column('o.brand_id')),
  returns: word(column('o.returns')),
  order_number: text(column('o.order_number')),
  customer_name: text(column('k.name')),
  customer_email: text(column('k.email')),
  product: many((condition, now) => ofLines(ofProduct(condition, now))),
  // Internal: the same for a product in few orders, which are read by it first. `offset 0` keeps the planner from reading the latest orders instead.
  product_in_few: (condition, now) =>
    sql<boolean>`o.id in (select l.order_id from order_lines l where l.merchant_id = current_shop() and ${ofProduct(condition, now)} offset 0)`,
  customer: choice(column('o.customer_id'), 'uuid'),
  // Internal: search words about customers are turned into this.
  customer_is: ({ value }) => sql<boolean>`o.customer_id = any (${Array.isArray(value) ? value : []}::uuid[])`,
  seller: choice(column('o.sold_by_user_id'), 'uuid', (said) => (said === 'me' ? viewerId : said)),
  sku: many((condition, now) =>
    condition.op === 'is'
      ? sql<boolean>`o.id in (select orders_with_sku(${String(condition.value)}::text))`
      : ofLines(text(column('l.sku'))(condition, now)),
  ),
  tracking: many((condition, now) => {
    if (condition.op === 'is') return sql<boolean>`o.id in (select orders_with_tracking(${String(condition.value)}::text))`;
    return sql<boolean>`exists (select 1 from unnest(o.tracking) t (number) where ${text(column('t.number'))(condition, now)})`;
  }),
  tag: many((condition, now) => {
    if (condition.op === 'is') return sql<boolean>`o.id in (select orders_with_tag(${String(condition.value)}::text))`;
    return sql<boolean>`exists (select 1 from unnest(o.tags) t (tag) where ${text(column('t.tag'))(condition, now)})`;
  }),
  country: keyed(column('o.country_key')),
  discount_code: keyed(column('o.discount_key')),
  total: amount(column('o.total_cents')),
  items: whole(column('o.items')),
  placed_at: instant(column('o.placed_at')),
  updated_at: instant(column('o.updated_at')),
  from_chat: ({ value }) =>
    value === true
      ? sql<boolean>`o.sold_by in ('ai', 'teammate')`
      : sql<boolean>`(o.sold_by is null or o.sold_by not in ('ai', 'teammate'))`,
  counts_as_revenue: flag(sql<boolean>`(o.status not in ('draft', 'cancelled'))`),
  refunded_at: instant(column('o.last_refund_at')),
  has_customer: flag(sql<boolean>`(o.customer_id is not null)`),
  // As the partial index has it.
  overpaid: flag(sql<boolean>`(o.overpaid_cents > 0)`),
});

export type Direction = 'asc' | 'desc';
export type OrderSort = (typeof orderSorts)[number];
type SortColumn = { sql: RawBuilder<unknown>; cast: KeyCast; of: 'placed_at' | 'updated_at' | 'total_cents' | 'number_sort' | 'id' };
const sorts: Record<OrderSort, SortColumn> = {
  placed_at: { sql: sql`o.placed_at`, cast: 'timestamptz', of: 'placed_at' },
  updated_at: { sql: sql`o.updated_at`, cast: 'timestamptz', of: 'updated_at' },
  total: { sql: sql`o.total_cents`, cast: 'bigint', of: 'total_cents' },
  order_number: { sql: sql`o.number_sort`, cast: 'text', of: 'number_sort' },
};
const idColumn: SortColumn = { sql: sql`o.id`, cast: 'uuid', of: 'id' };
export const sortColumns = (sort: OrderSort) => [sorts[sort], idColumn];

/** Rows after a cursor, as one row comparison. */
export function afterKey(sort: OrderSort, order: Direction, key: readonly (string | number)[]): RawBuilder<boolean> {
  const columns = sortColumns(sort);
  const left = sql.join(columns.map((one) => one.sql));
  const right = sql.join(columns.map(({ cast }, place) => sql`${String(key[place])}::${sql.raw(cast)}`));
  return order === 'desc' ? sql<boolean>`(${left}) < (${right})` : sql<boolean>`(${left}) > (${right})`;
}
export const orderSql = (sort: OrderSort, order: Direction) =>
  sql.join(sortColumns(sort).map((one) => (order === 'desc' ? sql`${one.sql} desc` : sql`${one.sql} asc`)));
