import { type Selectable, sql } from 'kysely';
import type { UserActor } from '../../../context.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';
import { accessOf } from '../../account/visibility/index.ts';

export type RunRow = Selectable<Tables['export_runs']>;

/** Counts a person's running exports; locks, so that concurrent requests are counted one after another. */
export async function countRunning(db: Writer, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 7))`.execute(db);
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from export_runs where user_id = ${userId}::uuid and state = 'running'`.execute(db);
  return rows[0]?.count ?? 0;
}

export const readTimeZone = async (db: Writer): Promise<string> =>
  (await db.selectFrom('shop_settings').select('time_zone').executeTakeFirstOrThrow()).time_zone;

type NewRun = Pick<RunRow, 'merchant_id' | 'id' | 'user_id' | 'list' | 'file_name' | 'created_at'> & { asked: object };
export const insertRun = (db: Writer, { asked, ...run }: NewRun): Promise<RunRow> =>
  db
    .insertInto('export_runs')
    .values({ ...run, asked: JSON.stringify(asked), state: 'running' })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findRun = (db: Reader, id: string): Promise<RunRow | undefined> =>
  db.selectFrom('export_runs').selectAll().where('id', '=', id).executeTakeFirst();

type Change = Partial<Pick<RunRow, 'state' | 'rows' | 'total' | 'size' | 'sha256' | 'reason' | 'file_key' | 'finished_at' | 'expires_at'>>;
/** Changes a run that is still in this state; returns whether it was. */
export async function changeRun(db: Writer, id: string, state: RunRow['state'], change: Change): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('export_runs')
    .set(change)
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type Place = { at: string; id: string };
export async function listRuns(db: Reader, userId: string, after: Place | undefined, most: number): Promise<RunRow[]> {
  const from = after ? sql`and (created_at, id) < (${after.at}::timestamptz, ${after.id}::uuid)` : sql``;
  return rows<RunRow>(db)`
    select * from export_runs where user_id = ${userId}::uuid ${from} order by created_at desc, id desc limit ${sql.lit(most)}`;
}

/** A member of the shop with their current access. */
export async function findMember(db: Reader, merchant: string, userId: string): Promise<UserActor | undefined> {
  const row = await db
    .selectFrom('directory.memberships as m')
    .innerJoin('directory.users as u', 'u.id', 'm.user_id')
    .select([
      'm.user_id as id',
      'u.name',
      'm.team_role',
      'm.permissions',
      'm.team_ids',
      'm.visibility',
      'm.brand_ids',
      'm.with_default_brand',
    ])
    .where('m.merchant_id', '=', merchant)
    .where('m.user_id', '=', userId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { id, name } = row;
  return { kind: 'user', id, name, sessionId: null, role: 'merchant', merchant, ...accessOf(row) };
}
