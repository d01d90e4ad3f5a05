import { sql } from 'kysely';
import type { Writer } from './platform/db/tenant.ts';

type Row = Record<string, unknown>;

/** Inserts many rows of one shape in one statement; the first row defines the columns. */
export async function insertRows(db: Writer, table: string, rows: Row[], chunk = 1_000) {
  const columns = Object.keys(rows[0] ?? {});
  const list = sql.join(columns.map((column) => sql.ref(column)));
  for (let from = 0; from < rows.length; from += chunk) {
    const part = JSON.stringify(rows.slice(from, from + chunk));
    await sql`insert into ${sql.table(table)} (${list}) select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${part}::jsonb)`.execute(
      db,
    );
  }
}
