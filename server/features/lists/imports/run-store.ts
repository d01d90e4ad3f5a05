import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';
import type { Group, Refusal } from './formats/sheet.ts';

export type RunRow = Selectable<Tables['import_runs']>;
export type ShownRun = RunRow & { refusals: ShownRefusal[]; currency: string };
export type ShownRefusal = { row: number; column: string | null; value: string | null; reason: string };
/** Rows read that wait for more rows of their record. */
/** `above`: the record of the previous row. */
export type Carried = { row: number; open: Group[]; above?: string };

const firstRefusals = 100;
const shown = (where: ReturnType<typeof sql>) => sql<ShownRun>`
  select r.*, (select s.currency from shop_settings s where s.merchant_id = r.merchant_id) as currency, coalesce((select jsonb_agg(jsonb_build_object('row', f.row, 'column', f.column_name, 'value', f.value, 'reason', f.reason) order by f.row, f.position)
    from (select * from import_refusals i where i.merchant_id = r.merchant_id and i.run_id = r.id order by i.row, i.position limit ${sql.lit(firstRefusals)}) f), '[]') as refusals
  from import_runs r where ${where}`;

export const readRun = async (db: Reader, id: string): Promise<ShownRun | undefined> =>
  (await shown(sql`r.id = ${id}::uuid`).execute(db)).rows[0];

export type Place = { created_at: string; id: string };
export const listRuns = async (db: Reader, after: Place | undefined, most: number): Promise<ShownRun[]> => {
  const from = after ? sql`(r.created_at, r.id) < (${after.created_at}::timestamptz, ${after.id}::uuid)` : sql`true`;
  return (await shown(sql`${from} order by r.created_at desc, r.id desc limit ${sql.lit(most)}`).execute(db)).rows;
};

export const lockRun = (db: Writer, id: string): Promise<RunRow | undefined> =>
  db.selectFrom('import_runs').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
export const findRun = (db: Reader, id: string): Promise<RunRow | undefined> =>
  db.selectFrom('import_runs').selectAll().where('id', '=', id).executeTakeFirst();

type Json = 'columns' | 'mapping' | 'options' | 'carried' | 'warnings';
type Change = Partial<Omit<RunRow, Json>> & Partial<Record<Json, unknown>>;
const asColumns = ({ columns, mapping, options, carried, warnings, ...plain }: Change) => ({
  ...plain,
  ...(columns !== undefined && { columns: JSON.stringify(columns) }),
  ...(mapping !== undefined && { mapping: JSON.stringify(mapping) }),
  ...(options !== undefined && { options: JSON.stringify(options) }),
  ...(warnings !== undefined && { warnings: JSON.stringify(warnings) }),
  ...(carried !== undefined && { carried: carried === null ? null : JSON.stringify(carried) }),
});

type NewRun = Pick<
  RunRow,
  | 'merchant_id'
  | 'id'
  | 'user_id'
  | 'created_by'
  | 'kind'
  | 'format'
  | 'file_key'
  | 'file_name'
  | 'file_size'
  | 'sha256'
  | 'encoding'
  | 'delimiter'
  | 'state'
  | 'total_rows'
  | 'created_at'
> &
  Record<'columns' | 'mapping' | 'options', unknown>;
export async function insertRun(db: Writer, run: NewRun) {
  const { columns, mapping, options, ...plain } = run;
  const json = { columns: JSON.stringify(columns), mapping: JSON.stringify(mapping), options: JSON.stringify(options) };
  await db
    .insertInto('import_runs')
    .values({ ...plain, ...json })
    .execute();
}
export const changeRun = (db: Writer, id: string, change: Change) =>
  db.updateTable('import_runs').set(asColumns(change)).where('id', '=', id).execute();

/** Deletes everything a run has produced, so that it starts over. */
export async function clearRun(db: Writer, id: string) {
  await db.deleteFrom('import_refusals').where('run_id', '=', id).execute();
  await db.deleteFrom('import_differences').where('run_id', '=', id).execute();
  await clearKeys(db, id);
}
export const clearKeys = (db: Writer, id: string) => db.deleteFrom('import_keys').where('run_id', '=', id).execute();

/** Stores the keys the run has processed; returns those it had before. */
export async function takeKeys(db: Writer, merchant: string, id: string, keys: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    insert into import_keys (merchant_id, run_id, key) select ${merchant}::uuid, ${id}::uuid, k from unnest(${keys}::text[]) k
    on conflict do nothing returning key`.execute(db);
  const fresh = new Set(rows.map(({ key }) => key));
  return new Set(keys.filter((key) => !fresh.has(key)));
}

export async function addRefusals(db: Writer, merchant: string, id: string, refusals: Refusal[]) {
  if (refusals.length === 0) return;
  const rows = refusals.map((refusal, position) => ({ ...refusal, position }));
  await sql`
    insert into import_refusals (merchant_id, run_id, row, position, column_name, value, reason, cells)
    select ${merchant}::uuid, ${id}::uuid, r.row, r.position, r."column", r.value, r.reason, r.cells
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (row int, position int, "column" text, value text, reason text, cells jsonb)
    on conflict do nothing`.execute(db);
}

export type StoredRefusal = { row: number; position: number; column_name: string | null; reason: string; cells: string[] };
export async function nextRefusals(
  db: Reader,
  id: string,
  after: { row: number; position: number },
  most: number,
): Promise<StoredRefusal[]> {
  return rows<StoredRefusal>(db)`
    select row, position, column_name, reason, cells from import_refusals
    where run_id = ${id}::uuid and (row, position) > (${after.row}, ${after.position}) order by row, position limit ${sql.lit(most)}`;
}

export const shopOf = (db: Reader) => db.selectFrom('shop_settings').select(['currency', 'time_zone']).executeTakeFirstOrThrow();

export const savepoint = (db: Writer) => sql`savepoint trial`.execute(db);
export const backToSavepoint = (db: Writer) => sql`rollback to savepoint trial`.execute(db);

/** Updates the planner's statistics, which otherwise happens only after a tenth of all rows have changed. */
export const refreshStatistics = (db: Writer) => sql`select refresh_statistics()`.execute(db);
