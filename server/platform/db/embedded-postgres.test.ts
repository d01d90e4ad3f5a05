import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startPostgres, type Postgres } from './embedded-postgres.ts';
import { explain } from './postgres-cluster.ts';
import { readPostmaster } from './postmaster.ts';

const settings = ['fsync=off'];
const silent = () => undefined;
/** Folders that the unprivileged user can access as well. */
let folder = '';
/** Created by the first test, because creating a cluster is slow; each test leaves it stopped and intact. */
let dataDir = '';
const running: Postgres[] = [];
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parley-postgres-'));
  fs.chmodSync(folder, 0o755);
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
beforeEach(() => {
  dataDir = path.join(folder, 'postgres');
});
afterEach(async () => {
  for (const postgres of running.splice(0)) await postgres.stop();
});

async function start(options = {}) {
  const postgres = await startPostgres(dataDir, { settings, log: silent, ...options });
  running.push(postgres);
  return postgres;
}

async function ask(postgres: Postgres, statement: string) {
  const client = new pg.Client({ connectionString: postgres.url });
  await client.connect();
  try {
    return (await client.query({ text: statement, rowMode: 'array' })).rows[0]?.[0] as unknown;
  } finally {
    await client.end();
  }
}
const pidOf = () => readPostmaster(path.join(dataDir, 'cluster'))!.pid;
const exitOf = (postgres: Postgres) => new Promise<void>((resolve) => postgres.onExit(resolve));

test('a new cluster has the database parley, requires a password, and sorts the same everywhere', async () => {
  dataDir = path.join(folder, 'new');
  const postgres = await start();
  expect(await ask(postgres, 'select current_database()')).toBe('parley');
  expect(await ask(postgres, "select datlocale from pg_database where datname = 'parley'")).toBe('C.UTF-8');
  const guess = new pg.Client({ connectionString: postgres.url.replace(/:[0-9a-f]{48}@/, ':guess@') });
  await expect(guess.connect()).rejects.toThrow(/password authentication failed/);
  expect(fs.statSync(path.join(dataDir, 'password')).mode & 0o777).toBe(0o600);
});

test('syncs to disk before responding, unless configured otherwise', async () => {
  expect(await ask(await start({ settings: [] }), 'show fsync')).toBe('on');
});

test('stops cleanly and starts again on the same port with its rows', async () => {
  const first = await start();
  await ask(first, 'create table kept as select 7 as number');
  await first.stop();
  expect(readPostmaster(path.join(dataDir, 'cluster'))).toBeUndefined();
  const second = await start();
  expect(second).toMatchObject({ port: first.port, adopted: false });
  expect(await ask(second, 'select number from kept')).toBe(7);
});

test('adopts a server whose starter was killed, and stops it when nobody else uses it', async () => {
  const source = `import { startPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'embedded-postgres.ts'))};
    console.log((await startPostgres(${JSON.stringify(dataDir)}, { settings: ['fsync=off'] })).port);`;
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', source], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = (await once(starter.stdout, 'data')) as [Buffer];
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  const adopted = await start();
  expect(adopted).toMatchObject({ adopted: true, port: Number(String(port)) });
  await adopted.stop();
  expect(readPostmaster(path.join(dataDir, 'cluster'))).toBeUndefined();
});

test('starts a server when the one that it would adopt ends at that moment', async () => {
  const { port } = await start();
  await running.pop()!.stop();
  const cluster = path.join(dataDir, 'cluster');
  // Stands in for a server that was killed: its process still exists, its PID file says "ready", and its port is closed.
  const ending = spawn('sleep', ['60'], { cwd: cluster });
  await once(ending, 'spawn');
  fs.writeFileSync(path.join(cluster, 'postmaster.pid'), `${ending.pid}\n${cluster}\n0\n${port}\n\n127.0.0.1\n\nready   \n`);
  const starting = start();
  ending.kill('SIGKILL');
  expect(await starting).toMatchObject({ port, adopted: false });
  expect(await ask(await starting, 'select 1')).toBe(1);
});

test('an adopted server keeps running while others are connected', async () => {
  const owner = await start();
  const client = new pg.Client({ connectionString: owner.url });
  await client.connect();
  const adopter = await start();
  expect(adopter.adopted).toBe(true);
  await adopter.stop();
  expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await client.end();
});

test('reports an unexpected exit to the starter and the adopter, and a restart keeps the port', async () => {
  const owner = await start();
  const adopter = await start();
  const exits = Promise.all([exitOf(owner), exitOf(adopter)]);
  process.kill(pidOf(), 'SIGKILL');
  await exits;
  const again = await start();
  expect(again).toMatchObject({ port: owner.port, adopted: false });
  expect(await ask(again, 'select 1')).toBe(1);
});

test('a server killed again and again while its starter looks at it never ends the starter', async () => {
  await (await start()).stop();
  for (let round = 0; round < 25; round++) {
    const starting = startPostgres(dataDir, { settings, log: silent }).catch((error: Error) => error);
    await expect.poll(() => readPostmaster(path.join(dataDir, 'cluster'))?.ready, { interval: 1, timeout: 10_000 }).toBe(true);
    await pause(round % 9);
    // The one that was ready may be the previous round's, still ending.
    const server = readPostmaster(path.join(dataDir, 'cluster'));
    if (server) process.kill(server.pid, 'SIGKILL');
    // Either outcome is right; an error event without a listener would fail the whole run.
    await starting;
  }
  expect(await ask(await start(), 'select 1')).toBe(1);
});

test('does not report a requested stop as an exit', async () => {
  const postgres = await start();
  let isReported = false;
  postgres.onExit(() => (isReported = true));
  await postgres.stop();
  await new Promise(setImmediate);
  expect(isReported).toBe(false);
});

test('removes a stale PID file that names another process', async () => {
  const postgres = await start();
  await postgres.stop();
  fs.writeFileSync(path.join(dataDir, 'cluster/postmaster.pid'), `${process.pid}\n${dataDir}/cluster\n0\n5432\n\n127.0.0.1\n\nready   \n`);
  expect(await ask(await start(), 'select 1')).toBe(1);
});

test.each(['where one ran before', 'where none ever ran'])('two concurrent starts share one server, %s', async (where) => {
  dataDir = path.join(folder, where);
  if (where === 'where one ran before') await (await start()).stop();
  const [one, other] = await Promise.all([start(), start()]);
  expect(one.port).toBe(other.port);
  expect([one, other].filter((postgres) => postgres.adopted)).toHaveLength(1);
  expect(await ask(other, 'select 1')).toBe(1);
});

test('refuses data of another major version, naming both versions and a way out', async () => {
  dataDir = path.join(folder, 'older');
  fs.mkdirSync(path.join(dataDir, 'cluster'), { recursive: true });
  fs.writeFileSync(path.join(dataDir, 'cluster/PG_VERSION'), '17\n');
  await expect(start()).rejects.toThrow(/belongs to PostgreSQL 17, but this version of Parley includes PostgreSQL 18.*backup.*restore/);
});

test('in a private folder, root says where it put the database; other users keep it there', async () => {
  const closed = path.join(folder, 'closed');
  fs.mkdirSync(closed, { mode: 0o700 });
  dataDir = path.join(closed, 'postgres');
  const lines: string[] = [];
  const postgres = await start({ log: (line: string) => lines.push(line) });
  expect(await ask(postgres, 'select 1')).toBe(1);
  const note = path.join(dataDir, 'moved-to');
  expect(fs.existsSync(note)).toBe(process.getuid?.() === 0);
  expect(postgres.home === dataDir).toBe(process.getuid?.() !== 0);
  if (!fs.existsSync(note)) return;
  const moved = fs.readFileSync(note, 'utf8').trim();
  expect(lines.join('\n')).toContain(`The database is in ${moved}`);
  expect(postgres.home).toBe(moved);
  await postgres.stop();
  expect((await start()).port).toBe(postgres.port);
  await running.pop()!.stop();
  fs.rmSync(moved, { recursive: true });
  await expect(start()).rejects.toThrow(/was in .* which no longer exists/);
});

test('tells a user without a name what to do', () => {
  expect(explain('initdb: error: could not look up effective user ID 1234: user does not exist').message).toMatch(
    /Add it to \/etc\/passwd, or set DATABASE_URL/,
  );
});
