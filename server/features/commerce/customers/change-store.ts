import { sql } from 'kysely';
import type { Writer } from '../../../platform/db/tenant.ts';
import type { CustomerRow } from './customer-store.ts';

export type NewCustomer = Pick<
  CustomerRow,
  'merchant_id' | 'id' | 'first_name' | 'last_name' | 'name' | 'emails' | 'phones' | 'language' | 'created_at'
> & { addresses: string };
export async function insertCustomer(db: Writer, row: NewCustomer) {
  await db
    .insertInto('customers')
    .values({ ...row, updated_at: row.created_at })
    .execute();
  await keyCustomer(db, row);
}
const keyCustomer = (db: Writer, { merchant_id, id }: Pick<CustomerRow, 'merchant_id' | 'id'>) =>
  sql`select key_customers(${merchant_id}::uuid, array[${id}::uuid])`.execute(db);

export type Change = Partial<
  Pick<
    CustomerRow,
    'first_name' | 'last_name' | 'name' | 'emails' | 'phones' | 'language' | 'blocked_at' | 'verified_external_id' | 'merged_into_id'
  > & {
    addresses: string;
    consent: string;
    payment_methods: string;
  }
>;
/** Returns the changed row with its new version. */
export async function changeCustomer(db: Writer, id: string, change: Change, now: Date): Promise<CustomerRow> {
  const changed = await db
    .updateTable('customers')
    .set((eb) => ({ ...change, updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (keyed.some((column) => change[column] !== undefined)) await keyCustomer(db, changed);
  return changed;
}
const keyed = ['emails', 'phones', 'addresses', 'merged_into_id'] as const;

/**
 * Which of these emails belong to another customer. Concurrent requests for the same email wait, so that only one gets it. `except` are
 * customers who may have them.
 */
export async function takenEmails(
  db: Writer,
  merchant: string,
  emails: readonly string[],
  except: readonly string[] = [],
): Promise<string[]> {
  for (const email of emails.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${merchant} ${email}`}, 13))`.execute(db);
  const { rows } = await sql<{ email: string }>`
    select g.email from unnest(${[...emails]}::text[]) as g (email)
    where exists (
      select 1 from customer_keys k join customers c on c.merchant_id = k.merchant_id and c.id = k.customer_id
      where k.merchant_id = ${merchant}::uuid and k.kind = 'email' and k.key = email_key(g.email) and g.email = any (c.emails) and c.id <> all (${[...except]}::uuid[]))`.execute(
    db,
  );
  return rows.map(({ email }) => email);
}

/** Renames their conversations; returns how many had another name. */
export async function renameConversations(db: Writer, customerId: string, name: string): Promise<number> {
  const changed = await db
    .updateTable('conversations')
    .set((eb) => ({ customer_name: name, version: eb('version', '+', 1) }))
    .where('customer_id', '=', customerId)
    .where('customer_name', '<>', name)
    .executeTakeFirst();
  return Number(changed.numUpdatedRows);
}

export async function tagIdsOf(db: Writer, customerId: string): Promise<string[]> {
  const rows = await db.selectFrom('customer_tags').select('tag_id').where('customer_id', '=', customerId).orderBy('tag_id').execute();
  return rows.map(({ tag_id }) => tag_id);
}

export async function addTags(db: Writer, merchant: string, customerId: string, tagIds: readonly string[]) {
  if (tagIds.length === 0) return;
  const rows = tagIds.map((id) => ({ merchant_id: merchant, customer_id: customerId, tag_id: id }));
  await db
    .insertInto('customer_tags')
    .values(rows)
    .onConflict((at) => at.doNothing())
    .execute();
}

export async function removeTags(db: Writer, customerId: string, tagIds: readonly string[]) {
  if (tagIds.length === 0) return;
  await db.deleteFrom('customer_tags').where('customer_id', '=', customerId).where('tag_id', 'in', tagIds).execute();
}

export type NewEvent = {
  merchant_id: string;
  id: string;
  customer_id: string;
  kind: 'consent' | 'merged' | 'unmerged' | 'edited';
  actor: string | null;
  title: string;
  detail: string | null;
  at: Date;
};
export const insertEvent = (db: Writer, event: NewEvent) => db.insertInto('customer_events').values(event).execute();
