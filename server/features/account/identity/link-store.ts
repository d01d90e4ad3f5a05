import type { Tables } from '../../../platform/db/tables.ts';
import type { Writer } from '../../../platform/db/tenant.ts';

type LinkKind = Tables['directory.mailed_links']['kind'];

export async function insertLink(db: Writer, row: { token_hash: string; kind: LinkKind; user_id: string; expires_at: Date }) {
  await db.insertInto('directory.mailed_links').values(row).execute();
}

/** Marks the link as used in one statement, so that it works only once; returns whose it was. */
export async function useLink(db: Writer, tokenHash: string, kind: LinkKind, now: Date): Promise<string | undefined> {
  const row = await db
    .updateTable('directory.mailed_links')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id;
}

/** Invalidates a user's other links of a kind. */
export async function dropLinks(db: Writer, userId: string, kind: LinkKind) {
  await db
    .deleteFrom('directory.mailed_links')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .execute();
}
