import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';

export type DifferenceRow = Selectable<Tables['import_differences']>;
type New = Omit<DifferenceRow, 'merchant_id' | 'run_id' | 'resolved_by' | 'resolved_at'>;

export async function insertDifferences(db: Writer, merchant: string, runId: string, found: readonly New[]) {
  if (found.length === 0) return;
  await sql`
    insert into import_differences (merchant_id, run_id, id, row, kind, record_id, variant_id, label, field, ours, theirs, value, our_print, base_key, path, print, state)
    select ${merchant}::uuid, ${runId}::uuid, r.* from jsonb_to_recordset(${JSON.stringify(found)}::jsonb)
      as r (id uuid, row int, kind text, record_id uuid, variant_id uuid, label text, field text, ours text, theirs text, value jsonb, our_print text, base_key text, path text, print text, state text)`.execute(
    db,
  );
}

export type Place = { row: number; id: string };
const shownWhere = {
  open: sql`state = 'open'`,
  resolved: sql`state in ('ours', 'theirs')`,
  stock: sql`state = 'set' and field = 'stock'`,
  price: sql`state = 'set' and field <> 'stock'`,
};
export type Shown = keyof typeof shownWhere;
export const listDifferences = (db: Reader, runId: string, show: Shown, after: Place | undefined, most: number): Promise<DifferenceRow[]> =>
  rows<DifferenceRow>(db)`
    select * from import_differences where run_id = ${runId}::uuid and ${shownWhere[show]}
      and ${after ? sql`(row, id) > (${after.row}, ${after.id}::uuid)` : sql`true`}
    order by row, id limit ${sql.lit(most)}`;

export const findDifference = (db: Reader, id: string): Promise<DifferenceRow | undefined> =>
  db.selectFrom('import_differences').selectAll().where('id', '=', id).executeTakeFirst();

type Resolved = { state: 'ours' | 'theirs'; by: string | null; now: Date };
/** Resolves one conflict, or all open ones of a run; returns them. */
export function endDifferences(db: Writer, runId: string, id: string | null, { state, by, now }: Resolved): Promise<DifferenceRow[]> {
  return rows<DifferenceRow>(db)`
    update import_differences set state = ${state}, resolved_by = ${by}, resolved_at = ${now}::timestamptz
    where run_id = ${runId}::uuid and state = 'open' and ${id === null ? sql`true` : sql`id = ${id}::uuid`} returning *`;
}
export const countResolved = (db: Writer, runId: string, count: number) =>
  db
    .updateTable('import_runs')
    .set((eb) => ({ resolved: eb('resolved', '+', count) }))
    .where('id', '=', runId)
    .execute();

/** Remembers the file's values that were decided against, so that the next import of them doesn't list them again. */
export async function decideAgainst(db: Writer, merchant: string, resolved: readonly DifferenceRow[], now: Date) {
  const decided = resolved.map(({ kind, base_key: key, path, print }) => ({ kind, key, path, print }));
  await sql`
    insert into import_bases (merchant_id, kind, key, decided, at)
    select ${merchant}::uuid, r.kind, r.key, jsonb_object_agg(r.path, r.print), ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(decided)}::jsonb) as r (kind text, key text, path text, print text) group by r.kind, r.key order by r.kind, r.key
    on conflict (merchant_id, kind, key) do update set decided = import_bases.decided || excluded.decided`.execute(db);
}
