import type { Reader, Writer } from '../../../../platform/db/tenant.ts';
import type { UserRow } from '../store.ts';

export async function keepAvatar(db: Writer, userId: string, bytes: Buffer): Promise<UserRow> {
  await db
    .insertInto('directory.avatars')
    .values({ user_id: userId, bytes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ bytes }))
    .execute();
  return db
    .updateTable('directory.users')
    .set((eb) => ({ avatar_version: eb('avatar_version', '+', 1) }))
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The image behind an address. Only the current one is stored. */
export async function readAvatar(db: Reader, userId: string, version: number): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('directory.avatars as a')
    .innerJoin('directory.users as u', 'u.id', 'a.user_id')
    .select('a.bytes')
    .where('u.id', '=', userId)
    .where('u.avatar_version', '=', version)
    .executeTakeFirst();
  return row?.bytes;
}
