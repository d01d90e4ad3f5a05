import type { Reader, Writer } from '../../platform/db/tenant.ts';

const memberships = (db: Writer, merchant: string) =>
  db
    .selectFrom('directory.memberships')
    .select(['user_id', 'team_role', 'visibility', 'team_ids', 'brand_ids', 'with_default_brand'])
    .where('merchant_id', '=', merchant);

export const findMember = (db: Writer, merchant: string, userId: string) =>
  memberships(db, merchant).where('user_id', '=', userId).executeTakeFirst();

/** Everybody, locked: of two owners who leave at once, one finds that they are the last. */
export const lockTeam = (db: Writer, merchant: string) => memberships(db, merchant).orderBy('user_id').forUpdate().execute();

export async function setRole(db: Writer, merchant: string, userId: string, role: string, { keepsTeams }: { keepsTeams: boolean }) {
  await db
    .updateTable('directory.memberships')
    .set({ team_role: role, ...(!keepsTeams && { team_ids: [] }) })
    .where('merchant_id', '=', merchant)
    .where('user_id', '=', userId)
    .execute();
}

export async function removeMembership(db: Writer, merchant: string, userId: string) {
  await db.deleteFrom('directory.memberships').where('merchant_id', '=', merchant).where('user_id', '=', userId).execute();
}

export const nameOf = async (db: Reader, userId: string) =>
  (await db.selectFrom('directory.users').select('name').where('id', '=', userId).executeTakeFirst())?.name;

export const unresolvedOf = async (db: Reader, userId: string): Promise<string[]> =>
  (
    await db
      .selectFrom('conversations')
      .select('id')
      .where('assignee_id', '=', userId)
      .where('status', '<>', 'resolved')
      .orderBy('id')
      .execute()
  ).map(({ id }) => id);
