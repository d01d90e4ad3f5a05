import { sql } from 'kysely';
import { firstRow, type Writer } from '../../../platform/db/tenant.ts';

const columns = ['id', 'name', 'email', 'phone', 'addresses', 'merged_into_id'] as const;

export const lockCustomer = (db: Writer, id: string) =>
  db.selectFrom('customers').select(columns).where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/**
 * The customer with this email; of several, the one who bought most. Looked up by the lower-cased key, because an index on the array
 * can't be used under row level security.
 */
export async function findByEmail(db: Writer, merchant: string, email: string): Promise<{ id: string; name: string } | undefined> {
  return firstRow<{ id: string; name: string }>(db)`
    select c.id, c.name from customer_keys k join customers c on c.merchant_id = k.merchant_id and c.id = k.customer_id
    where k.merchant_id = ${merchant}::uuid and k.kind = 'email' and k.key = email_key(${email}) and ${email} = any (c.emails)
    order by c.orders_count desc, c.id limit 1`;
}

/** Makes two simultaneous orders with the same new email become one customer. */
export const holdEmail = (db: Writer, merchant: string, email: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`checkout ${merchant} ${email}`}, 13))`.execute(db);

export type NewCustomer = { merchant_id: string; id: string; name: string; email: string; phone: string | null; language: string };
export async function insertCustomer(db: Writer, { email, phone, ...customer }: NewCustomer, address: object, now: Date) {
  const contacts = { emails: [email], phones: phone === null ? [] : [phone], addresses: JSON.stringify([address]) };
  await db
    .insertInto('customers')
    .values({ ...customer, ...contacts, created_at: now, updated_at: now })
    .execute();
  await keyCustomer(db, customer.id);
}
const keyCustomer = (db: Writer, id: string) => sql`select key_customers(current_shop(), array[${id}::uuid])`.execute(db);

type Missing = { name?: string; email?: string; phone?: string; address?: object };
/** Fills only empty fields. */
export async function fillCustomer(db: Writer, id: string, { name, email, phone, address }: Missing, now: Date) {
  const change = {
    ...(name !== undefined && { name }),
    ...(email !== undefined && { emails: [email] }),
    ...(phone !== undefined && { phones: [phone] }),
    ...(address && { addresses: JSON.stringify([address]) }),
  };
  if (Object.keys(change).length === 0) return;
  await db
    .updateTable('customers')
    .set((eb) => ({ ...change, version: eb('version', '+', 1), updated_at: now }))
    .where('id', '=', id)
    .execute();
  await keyCustomer(db, id);
}

export const nameConversation = (db: Writer, id: string, name: string) =>
  db
    .updateTable('conversations')
    .set((eb) => ({ customer_name: name, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
