import type { Insertable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

export async function insertFeedback(db: Writer, row: Insertable<Tables['directory.feedback']>) {
  await db.insertInto('directory.feedback').values(row).execute();
}

/** Never includes the author's address. */
export const findFeedback = (db: Reader, id: string) =>
  db
    .selectFrom('directory.feedback')
    .select(['id', 'feedback_type', 'title', 'description', 'status', 'created_at'])
    .where('id', '=', id)
    .executeTakeFirst();

export async function insertDemoRequest(db: Writer, row: Insertable<Tables['directory.demo_requests']>) {
  await db.insertInto('directory.demo_requests').values(row).execute();
}

export const findDemoRequest = (db: Reader, id: string) =>
  db.selectFrom('directory.demo_requests').select(['name', 'email', 'shop', 'message']).where('id', '=', id).executeTakeFirst();
