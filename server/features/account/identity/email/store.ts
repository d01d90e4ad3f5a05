import type { Selectable } from 'kysely';
import type { Tables } from '../../../../platform/db/tables.ts';
import type { Reader, Writer } from '../../../../platform/db/tenant.ts';

export type ChangeRow = Selectable<Tables['directory.email_changes']>;

export const findChange = (db: Reader, userId: string): Promise<ChangeRow | undefined> =>
  db.selectFrom('directory.email_changes').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Replaces the one that waits; its link stops working. */
export async function putChange(db: Writer, row: Omit<ChangeRow, 'token_hash'>) {
  const change = { ...row, token_hash: null };
  await db
    .insertInto('directory.email_changes')
    .values(change)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();
}

export const setToken = (db: Writer, userId: string, tokenHash: string): Promise<ChangeRow | undefined> =>
  db.updateTable('directory.email_changes').set({ token_hash: tokenHash }).where('user_id', '=', userId).returningAll().executeTakeFirst();

export const ownerOf = async (db: Reader, tokenHash: string): Promise<string | undefined> =>
  (await db.selectFrom('directory.email_changes').select('user_id').where('token_hash', '=', tokenHash).executeTakeFirst())?.user_id;

/** Ends the change in one statement, so that its link works only once. */
export const useChange = (db: Writer, tokenHash: string, now: Date): Promise<ChangeRow | undefined> =>
  db
    .deleteFrom('directory.email_changes')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();

export const removeChange = (db: Writer, userId: string): Promise<ChangeRow | undefined> =>
  db.deleteFrom('directory.email_changes').where('user_id', '=', userId).returningAll().executeTakeFirst();
