import type { TeamRole } from '@parley/contract/permissions';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { firstRow, type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';
import type { Key } from '../../../platform/lib/keyset.ts';

export type KeyRow = Selectable<Tables['directory.api_keys']>;
/** With its creator, their role in the shop now (null: they left), and whether another key was made in its place. */
export type ListedKey = Omit<KeyRow, 'hash' | 'lineage'> & {
  creator: string;
  creator_role: TeamRole | null;
  creator_permissions: string[] | null;
  replaced: boolean;
};

export async function insertKey(db: Writer, row: Insertable<Tables['directory.api_keys']>) {
  await db.insertInto('directory.api_keys').values(row).execute();
}

export const lockKey = (db: Writer, merchant: string, id: string): Promise<KeyRow | undefined> =>
  db.selectFrom('directory.api_keys').selectAll().where('merchant_id', '=', merchant).where('id', '=', id).forUpdate().executeTakeFirst();

export const isReplaced = async (db: Reader, id: string): Promise<boolean> =>
  (await db.selectFrom('directory.api_keys').select('id').where('replaces', '=', id).limit(1).executeTakeFirst()) !== undefined;

const listed = (merchant: string) => sql`
  select k.id, k.merchant_id, k.name, k.last_four, k.scopes, k.allowed_addresses, k.created_by, k.created_at, k.expires_at, k.last_used_at,
    k.last_used_from, k.revoked_at, k.revoked_by, k.replaces, u.name as creator, m.team_role as creator_role, m.permissions as creator_permissions,
    exists (select from directory.api_keys r where r.replaces = k.id) as replaced
  from directory.api_keys k
    join directory.users u on u.id = k.created_by
    left join directory.memberships m on m.user_id = k.created_by and m.merchant_id = k.merchant_id
  where k.merchant_id = ${merchant}::uuid`;

export async function listKeys(
  db: Reader,
  { merchant, after, limit }: { merchant: string; after: Key | undefined; limit: number },
): Promise<ListedKey[]> {
  const [at, id] = after ?? [];
  const place = after ? sql`and (k.created_at, k.id) < (${at}::timestamptz, ${id}::uuid)` : sql``;
  return rows<ListedKey>(db)`${listed(merchant)} ${place} order by k.created_at desc, k.id desc limit ${sql.lit(limit)}`;
}

export const findListedKey = async (db: Reader, merchant: string, id: string): Promise<ListedKey | undefined> =>
  await firstRow<ListedKey>(db)`${listed(merchant)} and k.id = ${id}::uuid`;

/** Locks the shop, so that two creations at once are counted one after the other. */
export async function countActiveKeys(db: Writer, merchant: string, now: Date): Promise<number> {
  await db.selectFrom('directory.merchants').select('id').where('id', '=', merchant).forNoKeyUpdate().executeTakeFirst();
  const { count } = await db
    .selectFrom('directory.api_keys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('merchant_id', '=', merchant)
    .where('revoked_at', 'is', null)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function changeKey(
  db: Writer,
  id: string,
  change: Partial<Pick<KeyRow, 'name' | 'allowed_addresses' | 'expires_at' | 'revoked_at' | 'revoked_by'>>,
) {
  await db.updateTable('directory.api_keys').set(change).where('id', '=', id).execute();
}

/** The key with its creator's membership in the shop; without one, its creator left. */
export const findKey = (db: Reader, hash: string) =>
  db
    .selectFrom('directory.api_keys as k')
    .leftJoin('directory.memberships as m', (join) =>
      join.onRef('m.user_id', '=', 'k.created_by').onRef('m.merchant_id', '=', 'k.merchant_id'),
    )
    .select([
      'k.id',
      'k.merchant_id',
      'k.name',
      'k.scopes',
      'k.allowed_addresses',
      'k.created_by',
      'k.expires_at',
      'k.last_used_at',
      'k.lineage',
    ])
    .select(['k.revoked_at', 'm.team_role', 'm.permissions', 'm.visibility', 'm.team_ids', 'm.brand_ids', 'm.with_default_brand'])
    .where('k.hash', '=', hash)
    .executeTakeFirst();

/** The condition lets only one of several processes write. */
export async function noteUse(db: Writer, id: string, { at, address, unlessSince }: { at: Date; address: string; unlessSince: Date }) {
  await db
    .updateTable('directory.api_keys')
    .set({ last_used_at: at, last_used_from: address })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', unlessSince)]))
    .execute();
}
