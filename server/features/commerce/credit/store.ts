import type { GiftCard } from '@parley/contract/credit';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';

export type CreditRow = Selectable<Tables['credits']>;
export type EntryRow = Selectable<Tables['credit_entries']>;
export type ShownEntry = EntryRow & { order_number: string | null };
export type CardRow = CreditRow & { customer_name: string | null };

export const insertCredit = (db: Writer, row: Insertable<Tables['credits']>): Promise<CreditRow> =>
  db.insertInto('credits').values(row).returningAll().executeTakeFirstOrThrow();
export const insertEntry = (db: Writer, row: EntryRow) => db.insertInto('credit_entries').values(row).execute();

/** A customer's store credit that isn't used up. The caller holds the customer's row lock. */
export const lockStoreCredit = (db: Writer, customerId: string): Promise<CreditRow[]> =>
  db
    .selectFrom('credits')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'store_credit')
    .where('balance_cents', '>', 0)
    .orderBy('id')
    .forUpdate()
    .execute();
export const readStoreCredit = (db: Reader, customerId: string): Promise<CreditRow[]> =>
  db
    .selectFrom('credits')
    .selectAll()
    .where('customer_id', '=', customerId)
    .where('kind', '=', 'store_credit')
    .where('balance_cents', '>', 0)
    .orderBy('id')
    .execute();

export const lockCredit = (db: Writer, id: string): Promise<CreditRow | undefined> =>
  db.selectFrom('credits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
/** Locks what an order may be paid with or give back to, in one order for everybody: its customer's credit, and the cards that paid. */
export const lockCreditsOf = (db: Writer, customerId: string | null, cards: readonly string[]) =>
  sql`select from credits where customer_id = ${customerId}::uuid or id = any (${[...cards]}::uuid[]) order by id for update`.execute(db);

/** Adds to a balance. The caller holds the row lock; the table refuses to go below zero. */
export const addTo = (db: Writer, id: string, cents: number, { now, isUse }: { now: Date; isUse: boolean }): Promise<CreditRow> =>
  db
    .updateTable('credits')
    .set((eb) => ({
      balance_cents: eb('balance_cents', '+', cents),
      version: eb('version', '+', 1),
      updated_at: now,
      ...(isUse && { last_used_at: now }),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

export const findCard = (db: Reader, id: string): Promise<CreditRow | undefined> =>
  db.selectFrom('credits').selectAll().where('id', '=', id).where('kind', '=', 'gift_card').executeTakeFirst();
export const findByHash = (db: Reader, hash: string): Promise<CreditRow | undefined> =>
  db.selectFrom('credits').selectAll().where('code_hash', '=', hash).executeTakeFirst();

export const changeCard = (db: Writer, id: string, change: Partial<Pick<CreditRow, 'disabled_at' | 'expires_at' | 'note'>>, now: Date) =>
  db
    .updateTable('credits')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();

type Asked = {
  id?: string | undefined;
  lastFour?: string | undefined;
  state?: GiftCard['state'] | undefined;
  customer?: string | undefined;
  after?: { at: string; id: string } | undefined;
  now: Date;
  most: number;
};
/** One page plus one row, newest first. */
export async function listCards(db: Reader, { id, lastFour, state, customer, after, now, most }: Asked): Promise<CardRow[]> {
  const parts = [sql`c.kind = 'gift_card'`];
  if (id !== undefined) parts.push(sql`c.id = ${id}::uuid`);
  if (lastFour !== undefined) parts.push(sql`c.last_four = ${lastFour}`);
  if (customer !== undefined) parts.push(sql`c.customer_id = ${customer}::uuid`);
  if (state !== undefined) parts.push(stateSql(state, now));
  if (after) parts.push(sql`(c.created_at, c.id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  return rows<CardRow>(db)`
    select c.*, k.name as customer_name from credits c left join customers k on k.merchant_id = c.merchant_id and k.id = c.customer_id
    where ${sql.join(parts, sql` and `)} order by c.created_at desc, c.id desc limit ${sql.lit(most + 1)}`;
}
function stateSql(state: GiftCard['state'], now: Date) {
  const isValid = sql`c.disabled_at is null and (c.expires_at is null or c.expires_at > ${now}::timestamptz)`;
  if (state === 'disabled') return sql`c.disabled_at is not null`;
  if (state === 'expired') return sql`c.disabled_at is null and c.expires_at <= ${now}::timestamptz`;
  return state === 'active' ? sql`${isValid} and c.balance_cents > 0` : sql`${isValid} and c.balance_cents = 0`;
}

const entriesOf = (column: 'credit_id' | 'customer_id') => async (db: Reader, id: string, after: string | undefined, most: number) =>
  rows<ShownEntry>(db)`
    select e.*, o.order_number from credit_entries e left join orders o on o.merchant_id = e.merchant_id and o.id = e.order_id
    where e.${sql.ref(column)} = ${id}::uuid ${after === undefined ? sql`` : sql`and e.id < ${after}::uuid`} order by e.id desc limit ${sql.lit(most + 1)}`;
/** A gift card's ledger, and that of a customer's store credit: one page plus one row, latest first. */
export const readEntriesOfCard = entriesOf('credit_id');
export const readEntriesOfCustomer = entriesOf('customer_id');

/** Moves all credit of one customer to another; returns the rows. */
export const moveCredits = (db: Writer, from: string, to: string, only?: readonly string[]): Promise<CreditRow[]> => {
  let query = db
    .updateTable('credits')
    .set((eb) => ({ customer_id: to, version: eb('version', '+', 1) }))
    .where('customer_id', '=', from);
  if (only) query = query.where('id', 'in', [...only]);
  return query.returningAll().execute();
};

export const findOwner = (db: Reader, id: string) => db.selectFrom('credits').select('customer_id').where('id', '=', id).executeTakeFirst();
/** The lock under which a customer's store credit changes. */
export const lockCustomer = (db: Writer, id: string) =>
  db.selectFrom('customers').select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
