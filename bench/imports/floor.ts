import type pg from 'pg';
import { round } from '../support/figures.ts';

/** What an import of orders writes. */
const tables = ['orders', 'order_lines', 'order_payments', 'customers', 'customer_keys', 'refund_records', 'import_bases'] as const;
export type Floor = { rows: number; unlogged_rows_per_second: number; same_tables_rows_per_second: number; copied: Record<string, number> };

/**
 * The least PostgreSQL could do with the same rows: `COPY` of the file into an unlogged table of text columns, and `COPY` of what the import
 * wrote into copies of its tables with the same columns, checks and indexes. No parsing, no comparison, no transaction per batch.
 * `file` and `folder` must be readable, and `folder` writable, by PostgreSQL.
 */
export async function measureFloor(
  owner: pg.PoolClient,
  { merchant, file, folder, rows }: { merchant: string; file: string; folder: string; rows: number },
): Promise<Floor> {
  await owner.query(
    'set statement_timeout = 0; set row_security = off; drop schema if exists bench_floor cascade; create schema bench_floor',
  );
  await owner.query(
    'create unlogged table bench_floor.lines (number text, sku text, name text, quantity text, at text, price text, customer text, country text)',
  );
  const plain = await secondsOf(() => owner.query(`copy bench_floor.lines from '${file}' (format csv, header)`));
  const copied: Record<string, number> = {};
  let seconds = 0;
  for (const table of tables) {
    const columns = await writableColumns(owner, table);
    const place = `${folder}/${table}.copy`;
    await owner.query(`copy (select ${columns} from ${table} where merchant_id = '${merchant}') to '${place}'`);
    await owner.query(`create table bench_floor.${table} (like ${table} including all)`);
    seconds += await secondsOf(async () => {
      const { rowCount } = await owner.query(`copy bench_floor.${table} (${columns}) from '${place}'`);
      copied[table] = rowCount ?? 0;
    });
  }
  await owner.query('drop schema bench_floor cascade');
  return { rows, unlogged_rows_per_second: Math.round(rows / plain), same_tables_rows_per_second: Math.round(rows / seconds), copied };
}

async function writableColumns(owner: pg.PoolClient, table: string) {
  const { rows } = await owner.query<{ names: string }>(
    `select string_agg(quote_ident(column_name), ', ') as names from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  return rows[0]?.names ?? '';
}

async function secondsOf(work: () => Promise<unknown>) {
  const since = performance.now();
  await work();
  return round((performance.now() - since) / 1000, 3);
}
