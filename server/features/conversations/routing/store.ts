import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import { ofBrand, unheld, type Viewer } from '../../account/visibility/index.ts';

type ConversationRow = Selectable<Tables['conversations']>;

/** Marks teammates not seen since an instant as offline; returns whether there were any, and whether anyone is still online. */
export async function markGone(db: Writer, merchant: string, before: Date): Promise<{ gone: boolean; left: boolean }> {
  const gone = await db
    .updateTable('directory.memberships')
    .set({ present: false })
    .where('merchant_id', '=', merchant)
    .where('present', '=', true)
    .where('last_seen_at', '<=', before)
    .returning('user_id')
    .execute();
  const left = await db
    .selectFrom('directory.memberships')
    .select('user_id')
    .where('merchant_id', '=', merchant)
    .where('present', '=', true)
    .limit(1)
    .executeTakeFirst();
  return { gone: gone.length > 0, left: left !== undefined };
}

/** Round-robin teams with waiting conversations. */
export async function teamsToServe(db: Reader): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select t.id from teams t
    where t.routing = 'round_robin' and exists (select 1 from conversations c where c.merchant_id = t.merchant_id and c.team_id = t.id and ${unheld})
    order by t.id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** Whether a conversation waits to be assigned. */
export async function isToBeGiven(db: Writer, conversationId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from conversations c join teams t on t.merchant_id = c.merchant_id and t.id = c.team_id and t.routing = 'round_robin'
    where c.id = ${conversationId}::uuid and ${unheld}
  `.execute(db);
  return rows.length > 0;
}

/** The longest waiting conversation of the team in brands its next assignee sees, locked. */
export const lockLongestWaiting = (db: Writer, teamId: string, handler: Pick<Viewer, 'brands'>): Promise<ConversationRow | undefined> =>
  db
    .selectFrom('conversations as c')
    .selectAll()
    .where('c.team_id', '=', teamId)
    .where(unheld)
    .where(ofBrand(handler, 'c'))
    .orderBy('c.waiting_since')
    .orderBy('c.id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst();

/** How many open conversations each of these teammates has. */
export async function openCounts(db: Writer, merchant: string, userIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('conversations')
    .select(['assignee_id', (eb) => eb.fn.countAll<number>().as('open')])
    .where('merchant_id', '=', merchant)
    .where('status', '=', 'open')
    .where('assignee_id', 'in', userIds)
    .groupBy('assignee_id')
    .execute();
  return new Map(rows.map(({ assignee_id: id, open }) => [id ?? '', Number(open)]));
}

export const readHandoffLimit = async (db: Writer): Promise<number> =>
  (await db.selectFrom('shop_settings').select('handoff_limit_minutes').executeTakeFirstOrThrow()).handoff_limit_minutes;

export const findTeamOf = (db: Writer, conversationId: string) =>
  db.selectFrom('conversations').select(['team_id', 'brand_id']).where('id', '=', conversationId).executeTakeFirst();

export const nameOf = async (db: Reader, userId: string) =>
  (await db.selectFrom('directory.users').select('name').where('id', '=', userId).executeTakeFirst())?.name;

/** A teammate's unresolved conversations. */
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

export const findMember = (db: Writer, merchant: string, userId: string) =>
  db
    .selectFrom('directory.memberships')
    .select(['visibility', 'team_role', 'permissions', 'team_ids', 'brand_ids', 'with_default_brand'])
    .where('merchant_id', '=', merchant)
    .where('user_id', '=', userId)
    .executeTakeFirst();
