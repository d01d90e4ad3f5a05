import fs from 'node:fs';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import type { Saved } from './backup.ts';
import {
  ending,
  fileSection,
  type FileStore,
  header,
  type Header,
  readBytes,
  readLines,
  readRows,
  section,
  type Section,
  waitingJobs,
} from './backup-file.ts';
import { copyIn } from './copy.ts';
import { knownMigrations, migrate } from './migrations.ts';
import { isUnbound, productTables, type ProductTable, setSequences, withOwner } from './product-tables.ts';

export type RestoreOptions = {
  /** The login that owns the tables, or will. */
  url: string;
  file: string;
  /** Fingerprints of PARLEY_SECRET and PARLEY_SECRET_OLD. */
  fingerprints: string[];
  /** Replaces existing data, and accepts a backup whose secret is unknown. */
  force?: boolean;
  /** Storage for uploaded files. */
  files: FileStore;
  log?: (line: string) => void;
};

/**
 * Restores a backup into an empty database and migrates it to this version. Everything is loaded in one transaction and counted; files are
 * stored before it commits. Returns row counts per table and the file count. Throws an error, before changing anything, when the backup or
 * the database doesn't fit.
 */
export async function restore(options: RestoreOptions): Promise<Saved> {
  const { url, log } = options;
  const lines = readLines(unpack(options.file));
  const head = await readHead(lines, options.file);
  refuseUnfit(head, options);
  await withOwner(url, (client) => clear(client, options.force ?? false));
  await migrate(url, { only: head.migrations, log });
  const saved = await loadWhole(options, lines);
  await migrate(url, { log });
  await withOwner(url, (client) => client.query('analyze'));
  return saved;
}

/** All or nothing: removes stored files again if the backup turns out to be truncated. */
async function loadWhole({ url, files, log }: RestoreOptions, lines: AsyncGenerator<Buffer, undefined>): Promise<Saved> {
  const put: string[] = [];
  try {
    return await withOwner(url, (client) => loadAll(client, lines, { files, put, log }));
  } catch (error) {
    for (const key of put) await files.remove(key);
    throw error;
  }
}

async function* unpack(file: string): AsyncGenerator<Buffer> {
  const gunzip = createGunzip();
  fs.createReadStream(file)
    .on('error', (error) => gunzip.destroy(error))
    .pipe(gunzip);
  try {
    yield* gunzip;
  } catch (cause) {
    if (!String((cause as NodeJS.ErrnoException).code).startsWith('Z_')) throw cause;
    throw new Error(`${file} is incomplete, damaged or not a Parley backup.`, { cause });
  }
}

async function readHead(lines: AsyncGenerator<Buffer, undefined>, file: string) {
  const parsed = header.safeParse(parseJson((await lines.next()).value));
  if (!parsed.success) throw new Error(`${file} isn’t a Parley backup.`);
  return parsed.data;
}

function refuseUnfit({ migrations, secret }: Header, { fingerprints, force }: RestoreOptions) {
  const unknown = migrations.filter((name) => !knownMigrations().includes(name));
  if (unknown.length)
    throw new Error(`This backup is from a newer version of Parley (${unknown.join(', ')}). Restore it with that version.`);
  if (fingerprints.includes(secret) || force) return;
  throw new Error(
    `This backup was made with another PARLEY_SECRET (${secret}, yours is ${fingerprints.join(' or ')}). Set the backup’s secret as PARLEY_SECRET or PARLEY_SECRET_OLD ` +
      '(it’s in the file "secret" of the data folder). Or add --force, which leaves encrypted data unreadable and logs everyone out.',
  );
}

/** Empties the database, so that the backup's own migrations create the tables. */
async function clear(client: pg.Client, force: boolean) {
  const { rows: others } = await client.query(
    "select from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()",
  );
  if (others.length) throw new Error(`The database is in use (open connections: ${others.length}). Stop Parley first.`);
  const filled = await firstFilled(client);
  if (filled && !force)
    throw new Error(
      `The database isn’t empty (${filled} has rows). Restore into an empty database, or replace everything in this database with --force.`,
    );
  await client.query(
    'drop schema if exists directory, graphile_worker, public cascade; create schema public; grant usage on schema public to public',
  );
}

/** Every row of a shop depends on a row that no policy hides, so checking those tables is enough. */
async function firstFilled(client: pg.Client) {
  for (const { name } of (await productTables(client)).filter(({ byShop }) => !byShop)) {
    if ((await client.query(`select from ${name} limit 1`)).rowCount) return name;
  }
  return undefined;
}

type Target = { files: FileStore; put: string[]; log?: (line: string) => void };

async function loadAll(client: pg.Client, lines: AsyncGenerator<Buffer, undefined>, { files, put, log }: Target): Promise<Saved> {
  await client.query('begin');
  const tables = await productTables(client);
  const bound = !(await isUnbound(client));
  const rows: Record<string, number> = {};
  for (;;) {
    const line = parseJson((await lines.next()).value);
    const last = ending.safeParse(line);
    if (last.success) {
      refuseDifference({ ...last.data.rows, files: last.data.files }, { ...rows, files: put.length });
      await setSequences(client, last.data.sequences);
      await client.query('commit');
      return { rows, files: put.length };
    }
    const file = fileSection.safeParse(line);
    if (file.success) {
      put.push(file.data.file);
      await files.put(file.data.file, Readable.from(readBytes(lines)));
      continue;
    }
    const next = section.safeParse(line);
    if (!next.success) throw new Error('The backup is incomplete or damaged. Use another backup.');
    rows[next.data.table] = await loadSection(client, next.data, lines, tables, bound);
    log?.(`${next.data.table}: ${rows[next.data.table]} rows`);
  }
}

function refuseDifference(expected: Record<string, number>, loaded: Record<string, number>) {
  const different = Object.keys({ ...expected, ...loaded }).filter((table) => expected[table] !== loaded[table]);
  if (different.length) throw new Error(`The backup’s row counts don’t match its contents: ${different.join(', ')}. Nothing was restored.`);
}

async function loadSection(
  client: pg.Client,
  { table, columns }: Section,
  lines: AsyncGenerator<Buffer, undefined>,
  tables: ProductTable[],
  bound: boolean,
) {
  const target = tables.find(({ name }) => name === table);
  if (!target && table !== waitingJobs.table) throw new Error(`The backup contains the table ${table}, which its migrations don’t create.`);
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  // Only the backup's columns, because generated columns are not part of it.
  await client.query(
    `create temp table incoming ${target ? `on commit drop as select ${list} from ${target.name} with no data` : `${jobColumns} on commit drop`}`,
  );
  const copied = await copyIn(client, `copy pg_temp.incoming (${list}) from stdin`, readRows(lines));
  const loaded = target ? await insertRows(client, target, list, bound) : await addJobs(client);
  await client.query('drop table pg_temp.incoming');
  if (loaded !== copied) throw new Error(`${table} accepted only ${loaded} of ${copied} rows. Nothing was restored.`);
  return loaded;
}

/** Loads through a temporary table, because COPY refuses tables whose policies apply to the login. */
async function insertRows(client: pg.Client, { name, byShop }: ProductTable, list: string, bound: boolean) {
  await client.query(`alter table ${name} disable trigger user`);
  const insert = `insert into ${name} (${list}) overriding system value select ${list} from pg_temp.incoming`;
  let loaded = 0;
  if (byShop && bound) {
    const { rows: shops } = await client.query<{ merchant_id: string }>('select distinct merchant_id from pg_temp.incoming');
    for (const { merchant_id } of shops) {
      await client.query(`select set_config('app.merchant', $1, true)`, [merchant_id]);
      loaded += (await client.query(`${insert} where merchant_id = $1`, [merchant_id])).rowCount ?? 0;
    }
  } else loaded = (await client.query(insert)).rowCount ?? 0;
  await client.query(`alter table ${name} enable trigger user`);
  return loaded;
}

const jobColumns =
  '(task text, payload json, queue text, run_at timestamptz, max_attempts int, key text, priority int, flags text[], attempts int, last_error text)';
async function addJobs(client: pg.Client) {
  await client.query(`create temp table added on commit drop as
    select (graphile_worker.add_job(task, payload, queue, run_at, max_attempts, key, priority, flags)).id, attempts, last_error from pg_temp.incoming`);
  const { rowCount } = await client.query(
    `update graphile_worker._private_jobs j set attempts = a.attempts, last_error = a.last_error from pg_temp.added a where j.id = a.id`,
  );
  return rowCount ?? 0;
}

/** Undefined for invalid JSON, which every schema rejects. */
function parseJson(line: Buffer | undefined): unknown {
  try {
    return line && JSON.parse(line.toString());
  } catch {
    return undefined;
  }
}
