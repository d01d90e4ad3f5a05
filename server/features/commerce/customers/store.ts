import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Writer } from '../../../platform/db/tenant.ts';

export type NoteRow = Selectable<Tables['customer_notes']>;

export const insertNote = (db: Writer, note: Omit<NoteRow, 'created_at'>, now: Date): Promise<NoteRow> =>
  db
    .insertInto('customer_notes')
    .values({ ...note, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findNote = (db: Writer, customerId: string, id: string): Promise<NoteRow | undefined> =>
  db.selectFrom('customer_notes').selectAll().where('customer_id', '=', customerId).where('id', '=', id).forUpdate().executeTakeFirst();

export const deleteNote = (db: Writer, id: string) => db.deleteFrom('customer_notes').where('id', '=', id).execute();

export const setBlockedAt = (db: Writer, id: string, at: Date | null) =>
  db.updateTable('customers').set({ blocked_at: at }).where('id', '=', id).execute();

/** Unresolved conversations in a fixed order, which prevents deadlocks when they are locked. */
export const unresolvedOf = async (db: Writer, customerId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('conversations')
      .select('id')
      .where('customer_id', '=', customerId)
      .where('status', '<>', 'resolved')
      .where('merged_into_id', 'is', null)
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);

/** A customer's message; undefined once it was erased. */
export const textOf = async (db: Writer, conversationId: string, seq: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('messages')
      .select('text')
      .where('conversation_id', '=', conversationId)
      .where('seq', '=', seq)
      .where('author', '=', 'customer')
      .executeTakeFirst()
  )?.text;

/** Returns the customer, or the one they were merged into, if the address is news. */
export async function keepGivenEmail(db: Writer, customerId: string, email: string): Promise<string | undefined> {
  const row = await db
    .updateTable('customers')
    .set({ unverified_email: email })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('customers as k')
        .select(sql<string>`coalesce(k.merged_into_id, k.id)`.as('id'))
        .where('k.id', '=', customerId),
    )
    .where(sql<boolean>`not (${email} = any (emails)) and unverified_email is distinct from ${email}`)
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}
