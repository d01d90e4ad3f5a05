import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';

export type RunRow = Selectable<Tables['bulk_runs']>;
export type ItemRow = Selectable<Tables['bulk_items']>;
export type Outcome = { position: number; state: 'done' | 'failed' | 'undone'; reason: string | null; before?: unknown; after?: unknown };
export type Failure = { id: string; reason: string };

type NewRun = { merchant_id: string; id: string; list: string; user_id: string; change: object; created_at: Date };
export const insertRun = (db: Writer, { change, ...row }: NewRun) =>
  db
    .insertInto('bulk_runs')
    .values({ ...row, change: JSON.stringify(change), state: 'running', total: 0 })
    .execute();

/** Stores the rows of a run in the order of `ids`; returns their number. */
export async function insertItems(db: Writer, { merchant_id, id }: Pick<RunRow, 'merchant_id' | 'id'>, ids: RawBuilder<{ id: string }>) {
  const { numAffectedRows } = await sql`
    insert into bulk_items (merchant_id, run_id, position, row_id)
    select ${merchant_id}::uuid, ${id}::uuid, row_number() over ()::int, chosen.id from (${ids}) chosen`.execute(db);
  return Number(numAffectedRows ?? 0);
}

export const findRun = (db: Reader, id: string): Promise<RunRow | undefined> =>
  db.selectFrom('bulk_runs').selectAll().where('id', '=', id).executeTakeFirst();

/** Lets only one job work on a run; a second one continues where the first stopped. */
export const lockRun = (db: Writer, id: string): Promise<RunRow | undefined> =>
  db.selectFrom('bulk_runs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export type RunChange = Partial<Pick<RunRow, 'state' | 'total' | 'done' | 'failed' | 'finished_at'>>;
export const changeRun = (db: Writer, id: string, change: RunChange): Promise<RunRow> =>
  db.updateTable('bulk_runs').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

export const deleteRun = (db: Writer, id: string) => db.deleteFrom('bulk_runs').where('id', '=', id).execute();

/** The rows still to change, or the changed rows that can be undone. */
export function nextItems(db: Writer, runId: string, state: 'waiting' | 'done', after: number, most: number): Promise<ItemRow[]> {
  let query = db.selectFrom('bulk_items').selectAll().where('run_id', '=', runId).where('state', '=', state).where('position', '>', after);
  if (state === 'done') query = query.where('after', 'is not', null);
  return query.orderBy('position').limit(most).execute();
}

export async function markItems(db: Writer, runId: string, outcomes: readonly Outcome[]) {
  if (outcomes.length === 0) return;
  await sql`
    update bulk_items i set state = o.state, reason = o.reason, before = coalesce(o.before, i.before), after = coalesce(o.after, i.after)
    from jsonb_to_recordset(${JSON.stringify(outcomes)}::jsonb) as o (position int, state text, reason text, before jsonb, after jsonb)
    where i.run_id = ${runId}::uuid and i.position = o.position`.execute(db);
}

/** Fails the remaining rows of a run that can't continue; returns their number. */
export async function failItems(db: Writer, runId: string, state: 'waiting' | 'done', reason: string): Promise<number> {
  let query = db.updateTable('bulk_items').set({ state: 'failed', reason }).where('run_id', '=', runId).where('state', '=', state);
  if (state === 'done') query = query.where('after', 'is not', null);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}

/** The first failed rows, of the change or of its undo. */
export async function readFailures(db: Reader, runId: string, undone: boolean, most: number): Promise<Failure[]> {
  const rows = await db
    .selectFrom('bulk_items')
    .select(['row_id as id', 'reason'])
    .where('run_id', '=', runId)
    .where('state', '=', 'failed')
    .where('after', undone ? 'is not' : 'is', null)
    .orderBy('position')
    .limit(most)
    .execute();
  return rows.map(({ id, reason }) => ({ id, reason: reason ?? '' }));
}

/** Rows with stored values for undo. */
const undoable = (db: Reader, runId: string) =>
  db.selectFrom('bulk_items').where('run_id', '=', runId).where('state', '=', 'done').where('after', 'is not', null);
export const hasUndoable = async (db: Reader, runId: string) =>
  (await undoable(db, runId).select('position').limit(1).executeTakeFirst()) !== undefined;
export async function countUndoable(db: Writer, runId: string): Promise<number> {
  const { count } = await undoable(db, runId)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const savepoint = (db: Writer) => sql`savepoint one_row`.execute(db);
export const backToSavepoint = (db: Writer) => sql`rollback to savepoint one_row`.execute(db);
export const releaseSavepoint = (db: Writer) => sql`release savepoint one_row`.execute(db);
