import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';

export type RoleRow = Selectable<Tables['roles']>;
/** How many teammates and open invitations have a role: by its ID, or by the name of a built-in role. */
export type RoleUse = { role: string; members: number; invites: number };

/** Whether people who come by single sign-on for the first time get this role. */
export const isForNewPeople = async (db: Reader, merchant: string, id: string): Promise<boolean> =>
  (await db
    .selectFrom('directory.single_sign_on')
    .select('role')
    .where('merchant_id', '=', merchant)
    .where('role', '=', id)
    .executeTakeFirst()) !== undefined;

export const listRoles = (db: Reader): Promise<RoleRow[]> => db.selectFrom('roles').selectAll().orderBy('name').execute();

export const usesOf = (db: Reader, merchant: string, role?: string): Promise<RoleUse[]> =>
  rows<RoleUse>(db)`
    select role, count(*) filter (where joined)::int as members, count(*) filter (where not joined)::int as invites
    from (
      select coalesce(role_id::text, team_role) as role, true as joined from directory.memberships where merchant_id = ${merchant}::uuid
      union all
      select coalesce(role_id::text, team_role), false from directory.invites where merchant_id = ${merchant}::uuid
    ) as held ${role === undefined ? sql`` : sql`where role = ${role}`}
    group by role`;

/** A role, held until the transaction ends: it can't be changed or deleted while somebody gets it. */
export const holdRole = (db: Writer, id: string): Promise<RoleRow | undefined> =>
  db.selectFrom('roles').selectAll().where('id', '=', id).forShare().executeTakeFirst();

export const lockRole = (db: Writer, id: string): Promise<RoleRow | undefined> =>
  db.selectFrom('roles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const findAccess = (db: Reader, merchant: string, userId: string) =>
  db
    .selectFrom('directory.memberships')
    .select(['team_role', 'permissions'])
    .where('merchant_id', '=', merchant)
    .where('user_id', '=', userId)
    .executeTakeFirst();

export const countRoles = async (db: Writer): Promise<number> =>
  (await db.selectFrom('roles').select(db.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()).count;

export const insertRole = (db: Writer, row: Omit<RoleRow, 'version'>): Promise<RoleRow> =>
  db.insertInto('roles').values(row).returningAll().executeTakeFirstOrThrow();

export const changeRole = (db: Writer, id: string, change: Pick<RoleRow, 'name' | 'team_role' | 'permissions'>): Promise<RoleRow> =>
  db
    .updateTable('roles')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Gives the teammates with this role its permissions; returns who they are. Who no longer answers customers leaves their teams, as with a
 * change of role. Locked in the order of all membership changes.
 */
export async function passOn(
  db: Writer,
  { merchant_id: merchant, id, team_role, permissions }: RoleRow,
  { keepsTeams }: { keepsTeams: boolean },
): Promise<string[]> {
  const members = await db
    .selectFrom('directory.memberships')
    .select('user_id')
    .where('merchant_id', '=', merchant)
    .where('role_id', '=', id)
    .orderBy('user_id')
    .forUpdate()
    .execute();
  await db
    .updateTable('directory.memberships')
    .set({ team_role, permissions, ...(!keepsTeams && { team_ids: [] }) })
    .where('merchant_id', '=', merchant)
    .where('role_id', '=', id)
    .execute();
  return members.map(({ user_id: userId }) => userId);
}

export async function deleteRole(db: Writer, id: string) {
  await db.deleteFrom('roles').where('id', '=', id).execute();
}
