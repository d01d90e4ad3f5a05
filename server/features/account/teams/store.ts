import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import { unheld, visible, type Viewer } from '../visibility/index.ts';

export type TeamRow = { id: string; name: string; routing: Selectable<Tables['teams']>['routing']; capacity: number | null };
export type MemberRow = { user_id: string; name: string; last_seen_at: Date | null; away: boolean; open: number };
export type ListedTeam = TeamRow & { members: MemberRow[]; waiting: number };

/** Teams by name, with members and each member's open conversations, limited to what the viewer can see, in one query. */
export async function listTeams(db: Reader, merchant: string, viewer: Viewer, id?: string): Promise<ListedTeam[]> {
  const { rows } = await sql<
    Omit<ListedTeam, 'members'> & { members: (Omit<MemberRow, 'last_seen_at'> & { last_seen_at: string | null })[] }
  >`
    select t.id, t.name, t.routing, t.capacity,
      coalesce((
        select jsonb_agg(jsonb_build_object('user_id', u.id, 'name', u.name, 'last_seen_at', m.last_seen_at, 'away', m.away, 'open', (
          select count(*) from conversations c
          where c.merchant_id = t.merchant_id and c.assignee_id = u.id and c.status = 'open' and ${visible(viewer, 'c')}
        )) order by u.name, u.id)
        from directory.memberships m join directory.users u on u.id = m.user_id
        where m.merchant_id = t.merchant_id and t.id = any (m.team_ids)), '[]') as members,
      (select count(*)::int from conversations c
        where c.merchant_id = t.merchant_id and c.team_id = t.id and ${unheld} and ${visible(viewer, 'c')}) as waiting
    from teams t
    where t.merchant_id = ${merchant}::uuid ${id ? sql`and t.id = ${id}::uuid` : sql``}
    order by lower(t.name), t.id
  `.execute(db);
  return rows.map((row) => ({
    ...row,
    members: row.members.map((member) => ({ ...member, last_seen_at: member.last_seen_at ? new Date(member.last_seen_at) : null })),
  }));
}

/** Locks the shop's teams, so that names stay unique. */
export const lockTeams = (db: Writer): Promise<TeamRow[]> =>
  db.selectFrom('teams').select(['id', 'name', 'routing', 'capacity']).orderBy('id').forUpdate().execute();

export const lockTeam = (db: Writer, id: string): Promise<TeamRow | undefined> =>
  db.selectFrom('teams').select(['id', 'name', 'routing', 'capacity']).where('id', '=', id).forUpdate().executeTakeFirst();

/** Returns whether it was created: two concurrent first teams with the same name conflict. */
export const insertTeam = async (db: Writer, row: TeamRow & { merchant_id: string }) =>
  (await db
    .insertInto('teams')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()) !== undefined;

export async function changeTeam(db: Writer, id: string, change: Partial<Omit<TeamRow, 'id'>>) {
  if (Object.values(change).some((value) => value !== undefined)) await db.updateTable('teams').set(change).where('id', '=', id).execute();
}

export const deleteTeam = (db: Writer, id: string) => db.deleteFrom('teams').where('id', '=', id).execute();

/** Returns how many conversations were in the team. */
export async function releaseConversations(db: Writer, teamId: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('conversations')
    .set((eb) => ({ team_id: null, version: eb('version', '+', 1) }))
    .where('team_id', '=', teamId)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** The shop's memberships, locked in one order, so that concurrent changes don't deadlock. */
export const lockMemberships = (db: Writer, merchant: string) =>
  db
    .selectFrom('directory.memberships')
    .select([
      'user_id',
      'team_role',
      'permissions',
      'team_ids',
      'visibility',
      'brand_ids',
      'with_default_brand',
      'last_seen_at',
      'away',
      'last_assigned_at',
    ])
    .where('merchant_id', '=', merchant)
    .orderBy('user_id')
    .forUpdate()
    .execute();
export type MembershipRow = Awaited<ReturnType<typeof lockMemberships>>[number];

export async function setMembership(
  db: Writer,
  merchant: string,
  userId: string,
  change: Partial<Pick<MembershipRow, 'team_ids' | 'visibility' | 'away' | 'last_assigned_at'>>,
) {
  await db.updateTable('directory.memberships').set(change).where('merchant_id', '=', merchant).where('user_id', '=', userId).execute();
}

export const findMembership = (db: Reader, merchant: string, userId: string) =>
  db
    .selectFrom('directory.memberships')
    .select(['team_role', 'permissions', 'visibility', 'last_seen_at', 'away'])
    .where('merchant_id', '=', merchant)
    .where('user_id', '=', userId)
    .executeTakeFirst();
