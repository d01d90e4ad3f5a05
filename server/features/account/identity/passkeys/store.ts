import type { Insertable, Selectable } from 'kysely';
import type { Reader, Writer } from '../../../../platform/db/tenant.ts';
import type { Tables } from '../../../../platform/db/tables.ts';

export type PasskeyRow = Selectable<Tables['directory.passkeys']>;

export const passkeysOf = (db: Reader, userId: string): Promise<PasskeyRow[]> =>
  db.selectFrom('directory.passkeys').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute();

export const lockByCredential = (db: Writer, credentialId: string): Promise<PasskeyRow | undefined> =>
  db.selectFrom('directory.passkeys').selectAll().where('credential_id', '=', credentialId).forUpdate().executeTakeFirst();

/** Returns undefined when the credential is already stored, for this person or another. */
export const insert = (db: Writer, row: Insertable<Tables['directory.passkeys']>): Promise<PasskeyRow | undefined> =>
  db
    .insertInto('directory.passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();

/** Only of this person; another's counts as missing. */
export const rename = (db: Writer, userId: string, id: string, name: string): Promise<PasskeyRow | undefined> =>
  db.updateTable('directory.passkeys').set({ name }).where('id', '=', id).where('user_id', '=', userId).returningAll().executeTakeFirst();

export const remove = (db: Writer, userId: string, id: string): Promise<PasskeyRow | undefined> =>
  db.deleteFrom('directory.passkeys').where('id', '=', id).where('user_id', '=', userId).returningAll().executeTakeFirst();

export async function markUsed(db: Writer, id: string, change: { counter: number; synced: boolean; last_used_at: Date }) {
  await db.updateTable('directory.passkeys').set(change).where('id', '=', id).execute();
}

/** Returns false when the challenge was already used; of two at the same time, the second waits for the first. */
export async function keepUsed(db: Writer, hash: string, expiresAt: Date): Promise<boolean> {
  const row = await db
    .insertInto('directory.used_challenges')
    .values({ hash, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
}
