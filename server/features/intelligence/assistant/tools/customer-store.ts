import { sql } from 'kysely';
import type { Reader, Writer } from '../../../../platform/db/tenant.ts';

const columns = ['c.id', 'c.first_name', 'c.name', 'c.email', 'c.addresses'] as const;

/** Customers with this email, the one who bought most first, since an import may have duplicates. Excludes merged customers. */
export const customersByEmail = (db: Reader, email: string) =>
  db
    .selectFrom('customer_keys as k')
    .innerJoin('customers as c', (on) => on.onRef('c.merchant_id', '=', 'k.merchant_id').onRef('c.id', '=', 'k.customer_id'))
    .select(columns)
    .where('k.kind', '=', 'email')
    .where('k.key', '=', sql<string>`email_key(${email})`)
    .where(sql<boolean>`${email} = any (c.emails)`)
    .orderBy('c.orders_count', 'desc')
    .orderBy('c.id')
    .limit(5)
    .execute();

/** Customers with exactly this name, ignoring case and accents; uses the trigram index. */
export const customersByName = (db: Reader, name: string) =>
  db
    .selectFrom(sql<{ id: string }>`search_customers(${name}::text, 100)`.as('f'))
    .innerJoin('customers as c', 'c.id', 'f.id')
    .select(columns)
    .where('c.merged_into_id', 'is', null)
    .where(sql<string>`plain(c.name)`, '=', sql<string>`plain(${name}::text)`)
    .execute();

/** Follows a merge to the current customer. */
export const readCustomer = (db: Reader, id: string) =>
  db
    .selectFrom('customers as f')
    .innerJoin('customers as c', (on) =>
      on.onRef('c.merchant_id', '=', 'f.merchant_id').on('c.id', '=', sql<string>`coalesce(f.merged_into_id, f.id)`),
    )
    .select([...columns, 'c.emails', 'c.phone', 'c.orders_count', 'c.created_at', 'c.payment_methods'])
    .where('f.id', '=', id)
    .executeTakeFirst();

export type CustomerRow = Awaited<ReturnType<typeof customersByEmail>>[number];

/** Locks the conversation's code, so that simultaneous attempts all count. */
export const lockCode = (db: Writer, conversationId: string) =>
  db.selectFrom('verification_codes').selectAll().where('conversation_id', '=', conversationId).forUpdate().executeTakeFirst();

export type NewCode = { merchant: string; conversationId: string; customerId: string; hash: string; expiresAt: Date; now: Date };
export async function putCode(db: Writer, { merchant, conversationId, customerId, hash, expiresAt, now }: NewCode) {
  const code = { customer_id: customerId, code_hash: hash, attempts: 0, expires_at: expiresAt, created_at: now };
  await db
    .insertInto('verification_codes')
    .values({ merchant_id: merchant, conversation_id: conversationId, ...code })
    .onConflict((at) => at.columns(['merchant_id', 'conversation_id']).doUpdateSet(code))
    .execute();
}

/** Stores the hash of the code being sent; false when a newer one was requested meanwhile. */
export async function fillCode(db: Writer, conversationId: string, customerId: string, hash: string) {
  const changed = await db
    .updateTable('verification_codes')
    .set({ code_hash: hash })
    .where('conversation_id', '=', conversationId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

export const countGuess = (db: Writer, conversationId: string) =>
  db
    .updateTable('verification_codes')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('conversation_id', '=', conversationId)
    .execute();

export const dropCode = (db: Writer, conversationId: string) =>
  db.deleteFrom('verification_codes').where('conversation_id', '=', conversationId).execute();

/** The recipient of a code, and the shop that sends it. */
export const readCodeRecipient = (db: Reader, customerId: string) =>
  db
    .selectFrom('customers as c')
    .innerJoin('directory.merchants as m', 'm.id', 'c.merchant_id')
    .select(['c.email', 'm.name as shop'])
    .where('c.id', '=', customerId)
    .executeTakeFirst();
