import type { Insertable, Selectable } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

export type KeyRow = Selectable<Tables['directory.api_keys']>;

export async function insertKey(db: Writer, row: Insertable<Tables['directory.api_keys']>) {
  await db.insertInto('directory.api_keys').values(row).execute();
}

export const lockKey = (db: Writer, merchant: string, id: string): Promise<KeyRow | undefined> =>
  db.selectFrom('directory.api_keys').selectAll().where('merchant_id', '=', merchant).where('id', '=', id).forUpdate().executeTakeFirst();

export async function revokeKey(db: Writer, id: string, { by, at }: { by: string; at: Date }) {
  await db.updateTable('directory.api_keys').set({ revoked_at: at, revoked_by: by }).where('id', '=', id).execute();
}

/** The key with its creator's membership in the shop; a key whose creator left is not found. */
export const findKey = (db: Reader, hash: string) =>
  db
    .selectFrom('directory.api_keys as k')
    .innerJoin('directory.memberships as m', (join) =>
      join.onRef('m.user_id', '=', 'k.created_by').onRef('m.merchant_id', '=', 'k.merchant_id'),
    )
    .select(['k.id', 'k.merchant_id', 'k.name', 'k.scopes', 'k.created_by', 'k.expires_at', 'k.last_used_at', 'k.revoked_at'])
    .select(['m.team_role', 'm.visibility', 'm.team_ids', 'm.brand_ids', 'm.with_default_brand'])
    .where('k.hash', '=', hash)
    .executeTakeFirst();

/** The condition lets only one of several processes write. */
export async function noteUse(db: Writer, id: string, { at, unlessSince }: { at: Date; unlessSince: Date }) {
  await db
    .updateTable('directory.api_keys')
    .set({ last_used_at: at })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', unlessSince)]))
    .execute();
}
