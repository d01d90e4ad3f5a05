import { sql } from 'kysely';
import type { Writer } from '../../../platform/db/tenant.ts';
import { strangerName } from './rules.ts';

/** A visitor becomes a customer with their first message or with a signed identity. */
export async function insertCustomer(
  db: Writer,
  {
    email: said,
    ...row
  }: { merchant_id: string; id: string; name: string; language: string | null; email: string | null; verified_external_id?: string },
) {
  const email = await freeEmail(db, said);
  await db
    .insertInto('customers')
    .values({ ...row, ...(email !== null && { emails: [email] }) })
    .execute();
  if (email !== null) await keyCustomer(db, row.id);
}
const keyCustomer = (db: Writer, id: string) => sql`select key_customers(current_shop(), array[${id}::uuid])`.execute(db);
/** An unverified address is not stored next to a customer who has the same one. */
async function freeEmail(db: Writer, email: string | null) {
  if (email === null) return null;
  const { rows } = await sql`
    select from customer_keys k join customers c on c.merchant_id = k.merchant_id and c.id = k.customer_id
    where k.kind = 'email' and k.key = email_key(${email}) and ${email} = any (c.emails) limit 1`.execute(db);
  return rows.length > 0 ? null : email;
}

/** Customers by external id, current or former; a merged customer resolves to the remaining one. */
const current = (db: Writer) =>
  db
    .selectFrom('customers as f')
    .innerJoin('customers as k', (on) =>
      on.onRef('k.merchant_id', '=', 'f.merchant_id').on('k.id', '=', sql<string>`coalesce(f.merged_into_id, f.id)`),
    )
    .select(['k.id', 'k.name', 'k.email', 'k.external_id', 'k.verified_external_id', 'k.blocked_at']);

export const findCustomer = (db: Writer, id: string) => current(db).where('f.id', '=', id).executeTakeFirstOrThrow();
export type CustomerRow = Awaited<ReturnType<typeof findCustomer>>;

/** Locks, so that two devices identifying at once find the same customer. */
export async function lockIdentity(db: Writer, merchant: string, userId: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${merchant} ${userId}`}, 11))`.execute(db);
  return current(db).where('f.verified_external_id', '=', userId).executeTakeFirst();
}
export async function setIdentity(db: Writer, id: string, userId: string) {
  await db.updateTable('customers').set({ verified_external_id: userId }).where('id', '=', id).execute();
}

/** Fills empty fields; a generated name counts as empty. Returns the updated customer. */
export async function fillCustomer(
  db: Writer,
  { id, name, email }: CustomerRow,
  said: { name?: string; email?: string },
): Promise<CustomerRow> {
  const free = said.email && email === null ? await freeEmail(db, said.email) : null;
  const change = {
    ...(said.name && name === strangerName(id) && { name: said.name }),
    ...(free !== null && { emails: [free] }),
  };
  if (Object.keys(change).length > 0)
    await db
      .updateTable('customers')
      .set({ ...change, version: sql`version + 1`, updated_at: sql`now()` })
      .where('id', '=', id)
      .execute();
  if (free !== null) await keyCustomer(db, id);
  return findCustomer(db, id);
}

/** The customer's latest website conversation. */
export const latestConversation = (db: Writer, customerId: string) =>
  db
    .selectFrom('conversations')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('channel', '=', 'website')
    .where('merged_into_id', 'is', null)
    .orderBy('last_activity_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Moves the conversation to this customer and increments its version. */
export async function giveConversation(db: Writer, id: string, customer: { id: string; name: string }, verified: boolean) {
  return db
    .updateTable('conversations')
    .set({
      customer_id: await currentCustomer(db, customer.id),
      customer_name: customer.name,
      ...(verified && { verified_customer_id: customer.id }),
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
/** Waits for a merge in progress; a merged customer resolves to the remaining one. */
async function currentCustomer(db: Writer, id: string): Promise<string> {
  const { rows } = await sql<{ current_id: string }>`select current_id from current_customers(current_shop(), array[${id}::uuid])`.execute(
    db,
  );
  return rows[0]?.current_id ?? id;
}

/**
 * Deletes the record of a visitor who turned out to be another customer, unless other data refers to it. Returns whether it was deleted.
 */
export async function dropStranger(db: Writer, id: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('customers as k')
    .where('k.id', '=', id)
    .where('k.verified_external_id', 'is', null)
    .where('k.external_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('conversations as c').select('c.id').whereRef('c.customer_id', '=', 'k.id'))),
    )
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('orders as r').select('r.id').whereRef('r.customer_id', '=', 'k.id'))))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('chat_sessions as s').select('s.id').whereRef('s.customer_id', '=', 'k.id').where('s.ended_at', 'is', null))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('channel_identities as i').select('i.id').whereRef('i.customer_id', '=', 'k.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('customer_notes as n').select('n.id').whereRef('n.customer_id', '=', 'k.id'))),
    )
    // Nor one that a teammate tagged, edited or merged.
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('customer_tags as g').select('g.tag_id').whereRef('g.customer_id', '=', 'k.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('customer_events as e').select('e.id').whereRef('e.customer_id', '=', 'k.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('customer_merges as m')
            .select('m.id')
            .where((eb) => eb.or([eb('m.customer_id', '=', eb.ref('k.id')), eb('m.other_id', '=', eb.ref('k.id'))])),
        ),
      ),
    )
    .executeTakeFirst();
  await keyCustomer(db, id);
  return deleted.numDeletedRows > 0n;
}
