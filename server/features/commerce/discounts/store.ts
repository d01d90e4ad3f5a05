import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { firstRow, type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';

export type DiscountRow = Selectable<Tables['discounts']>;
export type Body = Omit<DiscountRow, 'merchant_id' | 'id' | 'code' | 'uses' | 'created_at'>;

/** One page plus one row, newest first. */
export const listDiscounts = (db: Reader, after: { at: string; id: string } | undefined, most: number): Promise<DiscountRow[]> => {
  let query = db.selectFrom('discounts').selectAll();
  if (after) query = query.where(sql<boolean>`(created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  return query
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most + 1)
    .execute();
};

/** The discount of this code, and the automatic ones, oldest first. */
export const readUsable = (db: Reader, code: string | null): Promise<DiscountRow[]> =>
  db
    .selectFrom('discounts')
    .selectAll()
    .where((eb) => {
      const automatic = eb.and([eb('code', 'is', null), eb('active', '=', true)]);
      return code === null ? automatic : eb.or([eb('code', '=', code), automatic]);
    })
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const countAutomatic = async (db: Writer): Promise<number> =>
  (
    await db
      .selectFrom('discounts')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('code', 'is', null)
      .executeTakeFirstOrThrow()
  ).count;
/** Makes two automatic discounts that are created at once count each other. */
export const holdAutomatic = (db: Writer, merchant: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`automatic discounts ${merchant}`}, 17))`.execute(db);

export const insertDiscount = (db: Writer, row: Insertable<Tables['discounts']>): Promise<DiscountRow> =>
  db.insertInto('discounts').values(row).returningAll().executeTakeFirstOrThrow();

export const lockDiscount = (db: Writer, id: string): Promise<DiscountRow | undefined> =>
  db.selectFrom('discounts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const changeDiscount = (db: Writer, id: string, body: Body): Promise<DiscountRow> =>
  db.updateTable('discounts').set(body).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const deleteDiscount = (db: Writer, id: string) => db.deleteFrom('discounts').where('id', '=', id).execute();

/** Counts a use; undefined when none was left. The row lock serializes concurrent uses, of the last one and by the same customer. */
export const countUse = (db: Writer, id: string) =>
  db
    .updateTable('discounts')
    .set((eb) => ({ uses: eb('uses', '+', 1) }))
    .where('id', '=', id)
    .where('active', '=', true)
    .where((eb) => eb.or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]))
    .returning(['customers', 'max_uses_per_customer'])
    .executeTakeFirst();

/** Takes back one use; false when there is no such discount any more. */
export async function returnUse(db: Writer, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('discounts')
    .set((eb) => ({ uses: eb('uses', '-', 1) }))
    .where('id', '=', id)
    .where('uses', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Whoever buys: the customer who is known for sure, and all ids that count as theirs, also those of a typed email. */
export type Shopper = { known: string | null; all: string[]; tags: string[]; orders: number };
export async function readShopper(db: Reader, customerId: string | null, email: string | null): Promise<Shopper> {
  const found = await firstRow<Shopper>(db)`
    with known as (select coalesce(c.merged_into_id, c.id) as id from customers c where c.id = ${customerId}::uuid),
    whoever as (select id from known union select k.customer_id from customer_keys k
      where k.merchant_id = current_shop() and k.kind = 'email' and k.key = email_key(${email}::text))
    select (select id from known) as known,
      array(select id from whoever) as all,
      array(select t.tag_id from customer_tags t where t.customer_id = (select id from known)) as tags,
      (select count(*)::int from orders o where o.customer_id in (select id from whoever) and o.status not in ('draft', 'cancelled')) as orders`;
  return found ?? { known: null, all: [], tags: [], orders: 0 };
}

const idKinds = { product_ids: 'products', collection_ids: 'collections', customer_ids: 'customers', tag_ids: 'tags' } as const;
export type Named = Record<keyof typeof idKinds, readonly string[]>;
/** The first of these ids that the shop doesn't have, and where it was given. */
export async function findUnknown(db: Reader, given: Named): Promise<{ kind: keyof Named; id: string } | undefined> {
  const missing = Object.entries(idKinds).map(
    ([kind, table]) => sql`select ${kind} as kind, g.id from unnest(${[...given[kind as keyof Named]]}::uuid[]) g (id)
      where not exists (select from ${sql.table(table)} t where t.id = g.id)`,
  );
  return firstRow<{ kind: keyof Named; id: string }>(db)`${sql.join(missing, sql` union all `)} limit 1`;
}

/** Those of these customers who are this one, also after they were merged. */
export async function idsOf(db: Reader, ids: readonly string[], customerId: string): Promise<Set<string>> {
  const found = await rows<{ id: string }>(db)`
    select c.id from customers c where c.id = any (${[...ids]}::uuid[]) and coalesce(c.merged_into_id, c.id) = ${customerId}::uuid`;
  return new Set(found.map(({ id }) => id));
}

/** In how many orders these customers have used each discount. */
export async function usesBy(db: Reader, discountIds: readonly string[], customerIds: readonly string[]): Promise<Map<string, number>> {
  const found = await rows<{ id: string; uses: number }>(db)`
    select d.id, count(*)::int as uses from unnest(${[...discountIds]}::uuid[]) d (id)
    join orders o on o.customer_id = any (${[...customerIds]}::uuid[]) and o.status not in ('draft', 'cancelled')
      and (o.discount_id = d.id or o.discounts @> jsonb_build_array(jsonb_build_object('id', d.id)))
    group by d.id`;
  return new Map(found.map(({ id, uses }) => [id, uses]));
}

/** The other orders of an order's customer: all of them, and those with this discount. */
export async function otherOrders(db: Writer, discountId: string, { orderId, customerId }: { orderId: string; customerId: string }) {
  const found = await firstRow<{ all: number; same: number }>(db)`
    select count(*)::int as all,
      (count(*) filter (where o.discount_id = ${discountId}::uuid or o.discounts @> jsonb_build_array(jsonb_build_object('id', ${discountId}::uuid))))::int as same
    from orders o where o.customer_id = ${customerId}::uuid and o.id <> ${orderId}::uuid and o.status not in ('draft', 'cancelled')`;
  return found ?? { all: 0, same: 0 };
}
