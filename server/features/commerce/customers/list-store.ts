import { customerFields } from '@parley/contract/customers';
import type { Filter } from '@parley/contract/filters';
import { mayDo, type Principal } from '@parley/contract/permissions';
import type { Tag } from '@parley/contract/tags';
import { type RawBuilder, sql } from 'kysely';
import { filterSql } from '../../../platform/db/filter.ts';
import { firstRow, type Reader, rows } from '../../../platform/db/tenant.ts';
import type { Key } from '../../../platform/lib/keyset.ts';
import { ofBrand, ofBrandCustomers, type Viewer } from '../../account/visibility/index.ts';
import type { CustomerRow } from './customer-store.ts';
import { afterKey, type CustomerSort, fieldsFor, type Order, orderSql, sortColumn } from './list-filter-store.ts';

const shown = ['id', 'name', 'email', 'phone', 'language', 'country', 'blocked_at', 'created_at', 'version'] as const;
const totals = ['orders_count', 'spent_cents', 'first_order_at', 'last_order_at'] as const;
type Beside = { currency: string; tags: Tag[] | null; consent_email: string | null; mergeable_back: boolean };
export type ListedCustomer = Pick<CustomerRow, (typeof shown)[number] | (typeof totals)[number]> & Beside;
export type WholeCustomer = CustomerRow & Beside;

/** How many days a merge can be undone. */
export const undoDays = 30;

const from = (viewer: Viewer) =>
  sql`customers c ${
    viewer.brands === null
      ? sql``
      : sql`cross join lateral (
        select count(*)::int as orders_count, coalesce(sum(fo.captured_cents - fo.refunded_cents), 0)::bigint as spent_cents, min(fo.placed_at) as first_order_at, max(fo.placed_at) as last_order_at
        from orders fo where fo.merchant_id = c.merchant_id and fo.customer_id = c.id and fo.status not in ('draft', 'cancelled') and ${ofBrand(viewer, 'fo')}
      ) f`
  }`;

const besides = ({ viewer, now }: Pick<Narrowing, 'viewer' | 'now'>) => sql`${sql.raw(
  totals.map((name) => `${viewer.brands === null ? 'c' : 'f'}.${name}`).join(', '),
)},
  (select s.currency from shop_settings s where s.merchant_id = current_shop()) as currency, c.consent -> 'email' ->> 'state' as consent_email,
  (select jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'colour', g.colour) order by g.name)
    from customer_tags ct join tags g on g.merchant_id = ct.merchant_id and g.id = ct.tag_id where ct.merchant_id = c.merchant_id and ct.customer_id = c.id) as tags,
  exists (select 1 from customer_merges m where m.merchant_id = c.merchant_id and m.customer_id = c.id and m.undone_at is null and m.at > ${now}::timestamptz - make_interval(days => ${sql.lit(undoDays)})) as mergeable_back`;
const shownColumns = sql.raw(shown.map((name) => `c.${name}`).join(', '));

/** Which customers a list asks for, as one teammate sees them. */
export type Narrowing = {
  merchant: string;
  viewer: Viewer & Principal;
  filter?: Filter | undefined;
  ids?: readonly string[] | undefined;
  now: Date;
};

function conditions({ merchant, viewer, filter, ids, now }: Narrowing): RawBuilder<boolean> {
  const parts = [sql<boolean>`c.merchant_id = ${merchant}::uuid`, sql<boolean>`c.merged_into_id is null`];
  if (ids) parts.push(sql<boolean>`c.id = any (${[...ids]}::uuid[])`);
  if (viewer.brands !== null) parts.push(ofBrandCustomers(viewer, 'c'));
  if (filter?.conditions.length) parts.push(filterSql(filter, { fields: customerFields, columns: fieldsFor(viewer) }, viewer, now));
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

export type ListFilter = Narrowing & { sort: CustomerSort; order: Order; after?: Key | undefined; limit: number };

const page = ({ sort, order, after, limit, ...narrowing }: ListFilter) => sql`from ${from(narrowing.viewer)}
  where ${conditions(narrowing)}${after ? sql` and ${afterKey(sort, order, after)}` : sql``} order by ${orderSql(sort, order)} limit ${sql.lit(limit)}`;

/** A page of the list, in one query for any filter, with the value that it is sorted by. */
export async function listRows(db: Reader, asked: ListFilter): Promise<(ListedCustomer & { sorted: unknown })[]> {
  return rows<ListedCustomer & { sorted: unknown }>(db)`
    select ${shownColumns}, ${besides(asked)}, ${sql.ref(`c.${sortColumn(asked.sort)}`)} as sorted ${page(asked)}`;
}

/** The same with everything that is known of them, and their notes in one text. */
export async function wholeRows(db: Reader, asked: ListFilter): Promise<(WholeCustomer & { notes: string | null })[]> {
  return rows<WholeCustomer & { notes: string | null }>(db)`
    select c.*, ${besides(asked)},
      (select string_agg(n.text, E'\\n\\n' order by n.created_at, n.id) from customer_notes n where n.merchant_id = c.merchant_id and n.customer_id = c.id) as notes
    ${page(asked)}`;
}

/** One customer with `more` columns; the one they were merged into, if they were. */
export async function wholeRow<More>(
  db: Reader,
  id: string,
  narrowing: Narrowing,
  more: RawBuilder<unknown>,
): Promise<(WholeCustomer & More) | undefined> {
  return firstRow<WholeCustomer & More>(db)`select c.*, ${besides(narrowing)}, ${more} from ${from(narrowing.viewer)}
    where ${conditions(narrowing)} and c.id = (select coalesce(n.merged_into_id, n.id) from customers n where n.id = ${id}::uuid)`;
}

/** Stops counting after `most`. */
export async function countRows(db: Reader, narrowing: Narrowing, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from ${from(narrowing.viewer)} where ${conditions(narrowing)} limit ${sql.lit(most)}) n`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** The matching ids, newest first, as SQL to insert from. */
export const idsOf = (narrowing: Narrowing, most: number) => sql<{ id: string }>`
  select c.id from ${from(narrowing.viewer)} where ${conditions(narrowing)} order by c.created_at desc, c.id desc limit ${sql.lit(most)}`;

/** Finds by name, phone number, any of their email addresses and the numbers of their orders; only by these for those who see the rest masked. */
export async function searchIds(db: Reader, q: string, most: number, viewer: Viewer & Principal): Promise<string[]> {
  const { brands } = viewer;
  const key = q.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const byPerson = mayDo(viewer, 'personal_data:read')
    ? sql`select id from search_customer_ids(${q}, ${most}, ${brands ? [...brands.ids] : null}::uuid[], ${brands?.withDefault ?? true})
    union
    select k.customer_id from customer_keys k where k.kind = 'email' and k.key = email_key(${q})
    union`
    : sql``;
  const { rows } = await sql<{ id: string }>`
    ${byPerson}
    select o.customer_id as id from orders o where ${key} <> '' and o.number_key = ${key} and o.customer_id is not null and ${ofBrand(viewer, 'o')}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}
