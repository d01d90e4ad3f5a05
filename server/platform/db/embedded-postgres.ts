import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { environment, explain, prepareCluster, type Cluster } from './postgres-cluster.ts';
import { readPostmaster, removeStale, whenGone } from './postmaster.ts';

/** A running PostgreSQL of our own. `url` signs in as its superuser `parley`, on the database `parley`. */
export type Postgres = {
  url: string;
  port: number;
  /** The folder all of it is in: `dataDir`, or where root had to put it. */
  home: string;
  /** It ran already: a Parley that was killed left it, or another one uses it. */
  adopted: boolean;
  /** Stops it cleanly; an adopted one stays while others are connected to it. */
  stop(): Promise<void>;
  /** Calls back when it ends without having been asked to, also when that was before this call. */
  onExit(tell: () => void): void;
};
export type PostgresOptions = {
  /** `name=value` as in postgresql.conf; a server that is adopted keeps its own. */
  settings?: string[];
  /** By default the one used the last time, or any free one. */
  port?: number;
  log?: (line: string) => void;
};
type Server = { pid: number; port: number; adopted: boolean; ended: Promise<void> };

/** How long it may recover from a crash, wait for an earlier one to end, or take to stop. */
const patienceMs = 60_000;

/**
 * Starts the PostgreSQL that comes from npm on `dataDir`, making the cluster the first time, or adopts the one that runs there.
 * Works as root, too, by running it as another user. Throws a sentence that says what to do when it cannot run here.
 */
export async function startPostgres(dataDir: string, options: PostgresOptions = {}): Promise<Postgres> {
  const cluster = prepareCluster(path.resolve(dataDir), options.log ?? console.log);
  const server = await startOrAdopt(cluster, options);
  const url = `postgres://parley:${cluster.password}@127.0.0.1:${server.port}/parley`;
  await ensureDatabase(url);
  let asked = false;
  return {
    url,
    port: server.port,
    home: cluster.home,
    adopted: server.adopted,
    onExit: (tell) => void server.ended.then(() => asked || tell()),
    stop: async () => {
      if (readPostmaster(cluster.folder)?.pid !== server.pid || (server.adopted && (await isUsed(url)))) return;
      asked = true;
      await stopServer(server);
    },
  };
}

async function startOrAdopt(cluster: Cluster, options: PostgresOptions): Promise<Server> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline) {
    const running = readPostmaster(cluster.folder);
    if (running?.ready) return { ...running, adopted: true, ended: whenGone(cluster.folder, running.pid) };
    const started = running ? undefined : await start(cluster, await choosePort(cluster, options.port), options.settings ?? []);
    if (started) return started;
    await pause(50);
  }
  throw new Error(`PostgreSQL in ${cluster.folder} did not become ready within ${patienceMs / 1000} s: see ${logOf(cluster)}.`);
}

/** Undefined when what stands in the way passes: an earlier server that is still ending, or a port taken in between. */
async function start(cluster: Cluster, port: number, settings: string[]): Promise<Server | undefined> {
  const output = openLog(cluster);
  const from = fs.fstatSync(output).size;
  const child = spawn(path.join(cluster.programs, 'postgres'), ['-D', cluster.folder, ...given(port, settings)], {
    ...cluster.owner,
    cwd: '/',
    env: environment,
    stdio: ['ignore', output, output],
    // A group of its own: Ctrl-C in the terminal reaches Parley only, which stops it when its own work is done.
    detached: true,
  });
  fs.closeSync(output);
  const ended = once(child, 'exit').then(
    () => undefined,
    (error: Error) => error,
  );
  const { pid } = child;
  if (pid && (await isReady(cluster, pid, ended))) {
    fs.writeFileSync(portFile(cluster), String(port));
    if (cluster.owner) fs.chownSync(portFile(cluster), cluster.owner.uid, cluster.owner.gid);
    return { pid, port, adopted: false, ended: ended.then(() => undefined) };
  }
  const said = String((await ended) ?? fs.readFileSync(logOf(cluster)).subarray(from));
  if (/lock file "postmaster.pid" (already exists|is empty)/.test(said)) removeStale(cluster.folder);
  else if (!/shared memory block|could not create any TCP/.test(said)) throw explain(said);
  return undefined;
}

/** False when it ended instead. */
async function isReady(cluster: Cluster, pid: number, ended: Promise<unknown>) {
  let exited = false;
  void ended.then(() => (exited = true));
  while (!exited) {
    const running = readPostmaster(cluster.folder);
    if (running?.ready && running.pid === pid) return true;
    await Promise.race([ended, pause(5)]);
  }
  return false;
}

function given(port: number, settings: string[]) {
  const place = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'timezone=UTC',
    'log_timezone=UTC',
    'log_checkpoints=off',
  ];
  // What people wrote stands in statements and in the details of errors, and does not belong into a log.
  const discreet = ['log_min_error_statement=panic', 'log_error_verbosity=terse'];
  // For a disk without a moving arm, and for short statements: compiling one costs more than it ever saves here.
  const brisk = ['random_page_cost=1.1', 'work_mem=16MB', 'jit=off'];
  return [...place, ...discreet, ...brisk, ...settings].flatMap((setting) => ['-c', setting]);
}

const logOf = (cluster: Cluster) => path.join(cluster.home, 'log');
function openLog(cluster: Cluster) {
  const large = fs.existsSync(logOf(cluster)) && fs.statSync(logOf(cluster)).size > 10_000_000;
  const output = fs.openSync(logOf(cluster), large ? 'w' : 'a', 0o600);
  if (cluster.owner) fs.fchownSync(output, cluster.owner.uid, cluster.owner.gid);
  return output;
}

/** The same one as the last time while it is free, so that addresses other processes hold stay right after a crash. */
async function choosePort(cluster: Cluster, wanted: number | undefined) {
  if (wanted !== undefined) return wanted;
  const last = fs.existsSync(portFile(cluster)) ? Number(fs.readFileSync(portFile(cluster), 'utf8')) : 0;
  return (await freePort(last)) ?? (await freePort(0)) ?? 0;
}
const portFile = (cluster: Cluster) => path.join(cluster.home, 'port');

async function freePort(port: number): Promise<number | undefined> {
  const probe = createServer();
  const free = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => resolve(true));
  });
  if (!free) return undefined;
  const { port: found } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return found;
}

async function stopServer({ pid, ended }: Server) {
  process.kill(pid, 'SIGINT');
  const patience = new AbortController();
  const late = pause(patienceMs, true, { signal: patience.signal }).catch(() => false);
  const isLate = await Promise.race([ended.then(() => false), late]);
  patience.abort();
  if (isLate) throw new Error(`PostgreSQL (process ${pid}) did not stop within ${patienceMs / 1000} s.`);
}

async function ensureDatabase(url: string) {
  const missing = await withClient(url, async () => false).catch((error: { code?: string }) => {
    if (error.code === '3D000') return true;
    throw error;
  });
  if (missing) await withClient(url.replace(/parley$/, 'postgres'), (client) => client.query('create database parley').catch(unlessThere));
}

/** Of two that start at once the other may have been first: it is found there, or met in the catalogue. */
function unlessThere(error: { code?: string }) {
  if (error.code !== '42P04' && error.code !== '23505') throw error;
}

const isUsed = (url: string) =>
  withClient(url, async (client) => {
    const others = "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
    return (await client.query(others)).rowCount! > 0;
  });

async function withClient<Result>(connectionString: string, use: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
