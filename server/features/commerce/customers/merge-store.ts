import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Writer } from '../../../platform/db/tenant.ts';
import type { CustomerRow } from './customer-store.ts';
import type { Gained } from './merge-rules.ts';

/** The ids of the rows that were moved. */
export type MovedRows = {
  orders: string[];
  conversations: string[];
  /** The moved conversations in which the other customer was verified. */
  verified: string[];
  notes: string[];
  sessions: string[];
  /** Missing in merges from before channels could be connected. */
  identities?: string[];
  refunds: string[];
  checkouts: string[];
  /** Store credit and gift cards. Missing in merges from before there were any. */
  credits?: string[];
  /** Customers that had been merged into the other one before. */
  merged: string[];
};
export type Moved = MovedRows & Gained;
export type MergeRow = Omit<Selectable<Tables['customer_merges']>, 'moved'> & { moved: Moved };

/**
 * Locks the rows of both customers in the common order: checkout links, orders, conversations, then customers by id. The customer lock
 * also blocks new references, so that an order or conversation being written for one of them is waited for, or waits.
 */
export async function lockAll(db: Writer, ids: readonly [string, string]): Promise<CustomerRow[]> {
  // An inbound channel message locks the identity while it waits for the conversation.
  await sql`select from channel_identities where customer_id = any (${[...ids]}::uuid[]) order by id for update`.execute(db);
  await sql`select from checkouts where customer_id = any (${[...ids]}::uuid[]) order by id for no key update`.execute(db);
  await sql`select from orders where customer_id = any (${[...ids]}::uuid[]) order by id for no key update`.execute(db);
  await sql`select from conversations where customer_id = any (${[...ids]}::uuid[]) order by id for no key update`.execute(db);
  return db
    .selectFrom('customers')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute();
}

type Customer = Pick<CustomerRow, 'merchant_id' | 'id' | 'name'>;
/** Moves all rows of one customer to another; returns which. */
export async function moveAll(db: Writer, from: Customer, into: Customer): Promise<MovedRows> {
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const move = async (table: 'orders' | 'customer_notes' | 'chat_sessions' | 'channel_identities' | 'refund_records' | 'checkouts') => {
    const version = table === 'orders' ? sql`, version = version + 1` : sql``;
    const { rows } = await sql<{ id: string }>`
      update ${sql.table(table)} set customer_id = ${into.id}::uuid ${version} where merchant_id = ${from.merchant_id}::uuid and customer_id = ${from.id}::uuid returning id`.execute(
      db,
    );
    return ids(rows);
  };
  const { rows: verified } = await sql<{ id: string }>`
    select id from conversations where merchant_id = ${from.merchant_id}::uuid and customer_id = ${from.id}::uuid and verified_customer_id = ${from.id}::uuid`.execute(
    db,
  );
  const { rows: conversations } = await sql<{ id: string }>`
    update conversations set customer_id = ${into.id}::uuid, customer_name = ${into.name}, version = version + 1,
      verified_customer_id = case when verified_customer_id = ${from.id}::uuid then ${into.id}::uuid else verified_customer_id end
    where merchant_id = ${from.merchant_id}::uuid and customer_id = ${from.id}::uuid returning id`.execute(db);
  const { rows: merged } = await sql<{ id: string }>`
    update customers set merged_into_id = ${into.id}::uuid where merchant_id = ${from.merchant_id}::uuid and merged_into_id = ${from.id}::uuid returning id`.execute(
    db,
  );
  return {
    orders: await move('orders'),
    conversations: ids(conversations),
    verified: ids(verified),
    notes: await move('customer_notes'),
    sessions: await move('chat_sessions'),
    identities: await move('channel_identities'),
    refunds: await move('refund_records'),
    checkouts: await move('checkouts'),
    merged: ids(merged),
  };
}

/** Moves exactly those rows back that still belong here. */
export async function moveBack(db: Writer, from: Customer, to: Customer, moved: MovedRows) {
  const back = async (
    table: 'orders' | 'customer_notes' | 'chat_sessions' | 'channel_identities' | 'refund_records' | 'checkouts',
    ids: readonly string[],
  ) => {
    const version = table === 'orders' ? sql`, version = version + 1` : sql``;
    await sql`
      update ${sql.table(table)} set customer_id = ${to.id}::uuid ${version}
      where merchant_id = ${from.merchant_id}::uuid and customer_id = ${from.id}::uuid and id = any (${[...ids]}::uuid[])`.execute(db);
  };
  await back('orders', moved.orders);
  await back('customer_notes', moved.notes);
  await back('chat_sessions', moved.sessions);
  await back('channel_identities', moved.identities ?? []);
  await back('refund_records', moved.refunds);
  await back('checkouts', moved.checkouts);
  await sql`
    update conversations set customer_id = ${to.id}::uuid, customer_name = ${to.name}, version = version + 1,
      verified_customer_id = case when id = any (${moved.verified}::uuid[]) and verified_customer_id = ${from.id}::uuid then ${to.id}::uuid else verified_customer_id end
    where merchant_id = ${from.merchant_id}::uuid and customer_id = ${from.id}::uuid and id = any (${moved.conversations}::uuid[])`.execute(
    db,
  );
  await sql`
    update customers set merged_into_id = ${to.id}::uuid
    where merchant_id = ${from.merchant_id}::uuid and merged_into_id = ${from.id}::uuid and id = any (${moved.merged}::uuid[])`.execute(db);
}

export const insertMerge = (db: Writer, { moved, ...row }: Omit<MergeRow, 'undone_at'>) =>
  db
    .insertInto('customer_merges')
    .values({ ...row, moved: JSON.stringify(moved) })
    .execute();

export const findMerge = (db: Writer, customerId: string, id: string): Promise<MergeRow | undefined> =>
  db.selectFrom('customer_merges').selectAll().where('customer_id', '=', customerId).where('id', '=', id).executeTakeFirst() as Promise<
    MergeRow | undefined
  >;

/** Locked, so that a merge is undone only once. */
export const lockMerge = (db: Writer, id: string): Promise<MergeRow | undefined> =>
  db.selectFrom('customer_merges').selectAll().where('id', '=', id).forUpdate().executeTakeFirst() as Promise<MergeRow | undefined>;

export const endMerge = (db: Writer, id: string, now: Date) =>
  db.updateTable('customer_merges').set({ undone_at: now }).where('id', '=', id).execute();
