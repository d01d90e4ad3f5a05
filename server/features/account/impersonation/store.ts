import type { Insertable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

/** The shop an operator's session views now. */
export const findOpen = (db: Reader, sessionId: string) =>
  db
    .selectFrom('directory.impersonations')
    .select(['id', 'merchant_id', 'reason', 'expires_at'])
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();

export const lockOpen = (db: Writer, sessionId: string) =>
  db
    .selectFrom('directory.impersonations')
    .select(['id', 'merchant_id', 'expires_at'])
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export async function insertImpersonation(db: Writer, row: Insertable<Tables['directory.impersonations']>) {
  await db.insertInto('directory.impersonations').values(row).execute();
}

export async function endImpersonation(db: Writer, id: string, at: Date) {
  await db.updateTable('directory.impersonations').set({ ended_at: at }).where('id', '=', id).execute();
}

export const hasShop = async (db: Reader, merchant: string) =>
  (await db
    .selectFrom('directory.merchants')
    .select('id')
    .where('id', '=', merchant)
    .where('erasing_at', 'is', null)
    .executeTakeFirst()) !== undefined;
