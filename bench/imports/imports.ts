import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { register } from '@parley/contract/auth';
import { getImport, type ImportKind, type ImportRun, startImport } from '@parley/contract/import-runs';
import { openPool } from '../../server/platform/db/pool.ts';
import { sender } from '../../server/testing/app.ts';
import { files } from '../commerce/exchange.ts';
import { openDatabase } from '../support/database.ts';
import { round } from '../support/figures.ts';
import { folderOf, removeFolder } from '../support/folders.ts';
import { cpuSecondsOf, mostMemoryOf } from '../support/processes.ts';
import { startWebProcess, startWorkerProcess } from '../support/web-process.ts';
import { writeInvoices } from './files.ts';
import { measureFloor } from './floor.ts';

type Shop = { url: string; merchant: string; token: string };

/**
 * Imports a file of order lines into a new shop: uploaded, tried, imported, and imported again without a change. Rows per second from the
 * start to the end of the job, the most memory and the processor time of each process; beside them `COPY` of the same rows.
 */
export async function measureImports({ quick }: { quick: boolean }) {
  const data = folderOf('imports');
  removeFolder(data);
  const database = await openDatabase(data, ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.track=all']);
  // PostgreSQL runs as another user when this one is root.
  const exchange = fs.mkdtempSync('/tmp/parley-bench-');
  fs.chmodSync(exchange, 0o777);
  try {
    const file = path.join(exchange, 'invoices.csv');
    const rowBytes = Number(process.env['BENCH_IMPORT_ROW_BYTES'] ?? 0);
    const { rows, source } = writeInvoices(file, Number(process.env['BENCH_IMPORT_ROWS'] ?? (quick ? 100_000 : 400_000)), rowBytes);
    const [web, worker] = [await startWebProcess(database), await startWorkerProcess(database, profiled())];
    const shop = await openShop(web.url);
    const owner = openPool(database.ownerUrl, { max: 1 });
    const client = await owner.connect();
    await client.query('create extension pg_stat_statements');
    const idle = { web_mb: megabytes(web.pid), worker_mb: megabytes(worker.pid) };
    const uploaded = await upload(shop, file);
    const after = { ...uploaded.figures, web_mb: megabytes(web.pid) };
    console.error(`  upload: ${JSON.stringify({ bytes: fs.statSync(file).size, idle, ...after })}`);
    const measured = await measurePhases({ shop, client, pid: worker.pid }, file, uploaded.id);
    const kinds: Record<string, unknown> = {};
    for (const [kind, text] of rowBytes > 0 ? [] : files(quick ? 20_000 : 50_000)) {
      const place = path.join(exchange, `${kind}.csv`);
      fs.writeFileSync(place, text);
      const { id } = await upload(shop, place, kind);
      kinds[kind] = await measurePhases({ shop, client, pid: worker.pid }, place, id, kind);
    }
    await Promise.all([web.stop(), worker.stop()]);
    // Its table has the columns of the plain file.
    const floor = rowBytes > 0 ? undefined : await measureFloor(client, { merchant: shop.merchant, file, folder: exchange, rows });
    client.release();
    await owner.end();
    const real = measured['first']?.rows_per_second ?? Number.NaN;
    return {
      ...{ source, rows, bytes: fs.statSync(file).size, idle, upload: after, ...measured, copy: floor },
      ...(floor && { ratio_to_copy: round(real / floor.same_tables_rows_per_second, 2) }),
      kinds,
    };
  } finally {
    fs.rmSync(exchange, { recursive: true, force: true });
    await database.stop();
    removeFolder(data);
  }
}

type Measured = Awaited<ReturnType<typeof importRun>> & {
  worker_mb: number;
  worker_cpu_seconds: number;
  database_seconds: number;
  statements: string[];
};
type Place = { shop: Shop; client: pg.PoolClient; pid: number };
/** A dry run and the import, then both again with a second upload of the same file. */
async function measurePhases({ shop, client, pid }: Place, file: string, first: string, kind: ImportKind = 'orders') {
  let id = first;
  const measured: Record<string, Measured> = {};
  for (const [name, dry] of [
    ['dry', true],
    ['first', false],
    ['dry_again', true],
    ['again', false],
  ] as const) {
    if (name === 'dry_again') id = (await upload(shop, file, kind)).id;
    await counted(client);
    const before = cpuSecondsOf(pid);
    const taken = await importRun(shop, id, dry);
    const worker = { worker_mb: megabytes(pid), worker_cpu_seconds: round(cpuSecondsOf(pid) - before) };
    measured[name] = { ...taken, ...worker, ...(await counted(client)) };
    console.error(`  ${kind}, ${name}: ${JSON.stringify({ ...taken, ...worker })}`);
  }
  return measured;
}

const profiled = () => (process.env['BENCH_PROFILE'] ? ['--cpu-prof', `--cpu-prof-dir=${process.env['BENCH_PROFILE']}`] : []);

/** The statements that took PostgreSQL longest since the last count, in milliseconds, without those inside functions. */
async function counted(client: pg.PoolClient) {
  const { rows } = await client.query<{ text: string; calls: number; ms: number; rows: number; top: boolean }>(
    `select regexp_replace(left(query, 4000), '\\s+', ' ', 'g') as text, calls::int, round(total_exec_time)::int as ms, rows::int, toplevel as top from pg_stat_statements
     where dbid = (select oid from pg_database where datname = current_database()) order by total_exec_time desc limit 40`,
  );
  await client.query('select pg_stat_statements_reset()');
  return {
    database_seconds: round(rows.reduce((sum, { ms, top }) => sum + (top ? ms : 0), 0) / 1000),
    statements: rows
      .slice(0, 25)
      .map(
        ({ text, calls, ms, rows: found, top }) =>
          `${ms} ms, ${calls} calls, ${found} rows${top ? '' : ' (inside)'}: ${text.slice(0, 140)}`,
      ),
  };
}

const megabytes = (pid: number) => Math.round(mostMemoryOf(pid) / 1e6);

async function openShop(url: string): Promise<Shop> {
  const input = { name: 'Data', email: 'imports@bench.example', password: 'a long password', merchant_name: 'Imports', currency: 'EUR' };
  const { status, body } = await sender(url)(register, input);
  if (status !== 201 || !('token' in body)) throw new Error(`No shop: ${JSON.stringify(body)}`);
  return { url, token: body.token, merchant: String(body.user.merchant_id) };
}

async function upload({ url, merchant, token }: Shop, file: string, kind: ImportKind = 'orders') {
  const form = new FormData();
  form.set('file', await fs.openAsBlob(file), path.basename(file));
  const since = performance.now();
  const response = await fetch(`${url}/api/imports/${merchant}/runs?kind=${kind}`, {
    ...{ method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form },
  });
  const run = (await response.json()) as ImportRun;
  if (response.status !== 201) throw new Error(`The upload failed: ${JSON.stringify(run)}`);
  const seconds = (performance.now() - since) / 1000;
  return { id: run.id, figures: { seconds: round(seconds), rows_per_second: Math.round((run.total_rows ?? 0) / seconds) } };
}

async function importRun({ url, merchant, token }: Shop, id: string, dry: boolean) {
  const send = sender(url);
  const since = performance.now();
  const started = await send(startImport, { merchant, id, dry }, { token });
  if (started.status !== 200) throw new Error(`An import did not start: ${JSON.stringify(started.body)}`);
  for (;;) {
    const { body } = await send(getImport, { merchant, id }, { token });
    if (body.state === 'failed') throw new Error(`An import failed: ${body.reason}`);
    if (body.state === 'done' || body.state === 'checked') {
      const { created, updated, unchanged, refunds, refused, done_rows: rows } = body;
      const seconds = (performance.now() - since) / 1000;
      return { rows_per_second: Math.round(rows / seconds), seconds: round(seconds), created, updated, unchanged, refunds, refused };
    }
    await pause(200);
  }
}
