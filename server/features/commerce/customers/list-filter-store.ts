import type { customerFields, customerSorts } from '@parley/contract/customers';
import { type RawBuilder, sql } from 'kysely';
import { amount, choice, type Field, flag, instant, number, text } from '../../../platform/db/filter.ts';
import { isUuid } from '../../../platform/lib/ids.ts';
import { type Key, type KeyCast, type KeyKind, kindOf } from '../../../platform/lib/keyset.ts';
import type { Viewer } from '../../account/visibility/index.ts';

export type CustomerSort = (typeof customerSorts)[number];
export type Order = 'asc' | 'desc';
const column = (name: string) => sql.ref(name);

const consentOn = (channel: string) => choice(sql`coalesce(c.consent -> ${sql.lit(channel)} ->> 'state', 'unknown')`);

/** What a customer spent. For a teammate limited to brands only visible orders count; `f` computes that. */
export const figure = ({ brands }: Pick<Viewer, 'brands'>, name: 'spent_cents' | 'orders_count' | 'first_order_at' | 'last_order_at') =>
  column(`${brands === null ? 'c' : 'f'}.${name}`);

/** The fields of the customer list in SQL, for a query that names the customer `c` and their figures `f`. */
export const fieldsFor = (viewer: Viewer): Record<keyof typeof customerFields, Field> => ({
  name: text(column('c.name')),
  email: text(sql`array_to_string(c.emails, ' ')`),
  phone: text(sql`array_to_string(c.phones, ' ')`),
  language: choice(column('c.language')),
  country: text(column('c.country')),
  city: text(column('c.city')),
  tag: ({ op, value }) => {
    const given = sql<boolean>`exists (select 1 from customer_tags ct where ct.merchant_id = c.merchant_id and ct.customer_id = c.id${
      op === 'is' || op === 'is_not' ? sql` and ct.tag_id = any (${Array.isArray(value) ? value.filter(isUuid) : []}::uuid[])` : sql``
    })`;
    return op === 'is' || op === 'is_set' ? given : sql<boolean>`not ${given}`;
  },
  consent_email: consentOn('email'),
  consent_sms: consentOn('sms'),
  consent_whatsapp: consentOn('whatsapp'),
  spent: amount(figure(viewer, 'spent_cents')),
  orders: number(figure(viewer, 'orders_count')),
  created_at: instant(column('c.created_at')),
  first_order_at: instant(figure(viewer, 'first_order_at')),
  last_order_at: instant(figure(viewer, 'last_order_at')),
  has_email: flag(sql<boolean>`(c.email is not null)`),
  blocked: flag(sql<boolean>`(c.blocked_at is not null)`),
  has_open_conversation: flag(
    sql<boolean>`exists (select 1 from conversations oc where oc.merchant_id = c.merchant_id and oc.customer_id = c.id and oc.status <> 'resolved' and oc.merged_into_id is null)`,
  ),
});

/** Sort columns, each with an index. */
const sorts: Record<CustomerSort, { of: 'created_at' | 'name_key' | 'spent_cents' | 'orders_count' | 'last_order_rank'; cast: KeyCast }> = {
  created_at: { of: 'created_at', cast: 'timestamptz' },
  name: { of: 'name_key', cast: 'text' },
  spent: { of: 'spent_cents', cast: 'bigint' },
  orders: { of: 'orders_count', cast: 'bigint' },
  last_order_at: { of: 'last_order_rank', cast: 'timestamptz' },
};
export const sortColumn = (sort: CustomerSort) => sorts[sort].of;
/** The types of the cursor's values. */
export const keyKinds = (sort: CustomerSort): KeyKind[] => (sort === 'name' ? ['uuid'] : [kindOf(sorts[sort].cast), 'uuid']);

/** Rows after a cursor. Because a name can be longer than a cursor, the cursor holds the customer's id and their name is looked up once. */
export function afterKey(sort: CustomerSort, order: Order, key: Key): RawBuilder<boolean> {
  const { of, cast } = sorts[sort];
  const id = String(key.at(-1));
  const value =
    sort === 'name' ? sql`(select n.name_key from customers n where n.id = ${id}::uuid)` : sql`${String(key[0])}::${sql.raw(cast)}`;
  const sides = sql`(${column(`c.${of}`)}, c.id) ${sql.raw(order === 'desc' ? '<' : '>')} (${value}, ${id}::uuid)`;
  return sql<boolean>`${sides}`;
}
export const orderSql = (sort: CustomerSort, order: Order) =>
  sql`${column(`c.${sorts[sort].of}`)} ${sql.raw(order)}, c.id ${sql.raw(order)}`;
