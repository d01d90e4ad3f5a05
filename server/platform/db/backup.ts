import { once } from 'node:events';
import fs from 'node:fs';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { endOfRows, type FileStore, type Header, type Section, waitingJobs } from './backup-file.ts';
import { copyOut } from './copy.ts';
import { isUnbound, productTables, type ProductTable, readSequences, withOwner } from './product-tables.ts';

export type BackupOptions = {
  /** The login that owns the tables. */
  url: string;
  /** The file to write; it must not exist yet. */
  file: string;
  /** The vault's fingerprint, which identifies the PARLEY_SECRET. */
  fingerprint: string;
  /** Uploaded files; leave this out if they are backed up separately. */
  files?: FileStore;
};
export type Saved = { rows: Record<string, number>; files: number };

/**
 * Writes all rows and waiting jobs as of one instant, and all uploaded files, while the product keeps running. Returns the row counts per
 * table and the file count.
 */
export async function backup({ url, file, fingerprint, files }: BackupOptions): Promise<Saved> {
  if (fs.existsSync(file)) throw new Error(`${file} already exists. Choose another file name or move it.`);
  const unfinished = `${file}.unfinished`;
  const gzip = createGzip();
  // The backup contains personal data, so only its owner can read it.
  const written = pipeline(gzip, fs.createWriteStream(unfinished, { mode: 0o600 }));
  const counted = withOwner(url, (client) => writeAll(client, gzip, fingerprint, files)).finally(() => gzip.end());
  try {
    const [saved] = await Promise.all([counted, written]);
    fs.renameSync(unfinished, file);
    return saved;
  } finally {
    fs.rmSync(unfinished, { force: true });
  }
}

async function writeAll(client: pg.Client, sink: Writable, fingerprint: string, store?: FileStore): Promise<Saved> {
  await client.query('begin isolation level repeatable read read only');
  await writeLine(sink, await describe(client, fingerprint));
  const rows: Record<string, number> = {};
  const shops = (await isUnbound(client)) ? undefined : await shopsOf(client);
  for (const table of await productTables(client)) {
    const queries =
      table.byShop && shops ? shops.map((shop) => ({ text: selectOf(client, table, shop), shop })) : [{ text: selectOf(client, table) }];
    rows[table.name] = await writeSection(client, sink, { table: table.name, columns: table.columns }, queries);
  }
  rows[waitingJobs.table] = await writeSection(client, sink, waitingJobs, [{ text: selectJobs }]);
  const sequences = await readSequences(client);
  await client.query('commit');
  const files = store ? await writeFiles(sink, store) : 0;
  await writeLine(sink, { rows, sequences, files });
  return { rows, files };
}

/** A multiple of three bytes, so that base64 lines have no padding until the end of a file. */
const lineBytes = 48 * 1024;

/** Files are immutable and stored before their row, so reading rows first finds every file. A file deleted meanwhile was unused. */
async function writeFiles(sink: Writable, store: FileStore): Promise<number> {
  let files = 0;
  for await (const key of store.list()) {
    const bytes = await store.read(key);
    if (!bytes) continue;
    await writeLine(sink, { file: key });
    let rest = Buffer.alloc(0);
    for await (const chunk of bytes) {
      rest = Buffer.concat([rest, Buffer.from(chunk)]);
      const whole = rest.length - (rest.length % lineBytes);
      for (let start = 0; start < whole; start += lineBytes) await write(sink, `${rest.toString('base64', start, start + lineBytes)}\n`);
      rest = rest.subarray(whole);
    }
    await write(sink, `${rest.length ? `${rest.toString('base64')}\n` : ''}${endOfRows}\n`);
    files += 1;
  }
  return files;
}

async function describe(client: pg.Client, secret: string): Promise<Header> {
  const { rows } = await client.query<{ postgres: string; made_at: string; migrations: string[] }>(
    `select current_setting('server_version') as postgres, now()::text as made_at, array(select name from directory.migrations order by name) as migrations`,
  );
  return { parley_backup: 1, ...rows[0]!, secret };
}

async function shopsOf(client: pg.Client) {
  const { rows } = await client.query<{ id: string }>('select id from directory.merchants order by id');
  return rows.map(({ id }) => id);
}

async function writeSection(client: pg.Client, sink: Writable, { table, columns }: Section, queries: { text: string; shop?: string }[]) {
  await writeLine(sink, { table, columns });
  let rows = 0;
  for (const { text, shop } of queries) {
    if (shop) await client.query(`select set_config('app.merchant', $1, true)`, [shop]);
    rows += await copyOut(client, `copy (${text}) to stdout`, sink);
  }
  await write(sink, `${endOfRows}\n`);
  return rows;
}

function selectOf(client: pg.Client, { name, columns }: ProductTable, shop?: string) {
  const list = columns.map((column) => client.escapeIdentifier(column)).join(', ');
  return `select ${list} from ${name}${shop ? ` where merchant_id = ${client.escapeLiteral(shop)}` : ''}`;
}

/** Running jobs are written as waiting, so they run again after a restore; jobs check what is left to do. */
const selectJobs = `
  select t.identifier, j.payload, q.queue_name, j.run_at, j.max_attempts, j.key, j.priority, case when j.flags is not null then array(select jsonb_object_keys(j.flags)) end, j.attempts, j.last_error
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
  order by j.id`;

const writeLine = (sink: Writable, value: object) => write(sink, `${JSON.stringify(value)}\n`);
async function write(sink: Writable, text: string) {
  if (!sink.write(text)) await once(sink, 'drain');
}
