import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { outageOf } from '../lib/outage.ts';
import { environment, explain, prepareCluster, type Cluster } from './postgres-cluster.ts';
import { readPostmaster, removeStale, whenGone } from './postmaster.ts';

/** A running embedded PostgreSQL. `url` signs in as superuser `parley` to the database `parley`. */
export type Postgres = {
  url: string;
  port: number;
  /** The folder that contains it: `dataDir`, or another one if root could not use that. */
  home: string;
  /** It was already running, left by a killed Parley or used by another one. */
  adopted: boolean;
  /** Stops it cleanly; an adopted server keeps running while others are connected. */
  stop(): Promise<void>;
  /** Calls back when it exits without being asked to, including before this call. */
  onExit(notify: () => void): void;
};
export type PostgresOptions = {
  /** `name=value` as in postgresql.conf; an adopted server keeps its own settings. */
  settings?: string[];
  /** Defaults to the last used port, or any free one. */
  port?: number;
  log?: (line: string) => void;
};
type Server = { pid: number; port: number; adopted: boolean; ended: Promise<void> };

/** The timeout for crash recovery, for an earlier server to exit, and for stopping. */
const timeoutMs = 60_000;

/**
 * Starts PostgreSQL from npm on `dataDir`, creating the cluster on the first run, or adopts one that is already running there. Started by
 * root, it runs as another user. Throws an error with a way out when it can't run.
 */
export async function startPostgres(dataDir: string, options: PostgresOptions = {}): Promise<Postgres> {
  const cluster = prepareCluster(path.resolve(dataDir), options.log ?? console.log);
  const server = await startOrAdopt(cluster, options);
  const url = urlOf(cluster, server.port);
  let asked = false;
  return {
    url,
    port: server.port,
    home: cluster.home,
    adopted: server.adopted,
    onExit: (notify) => void server.ended.then(() => asked || notify()),
    stop: async () => {
      if (readPostmaster(cluster.folder)?.pid !== server.pid || (server.adopted && (await isUsed(url)))) return;
      asked = true;
      await stopServer(server);
    },
  };
}

const urlOf = (cluster: Cluster, port: number) => `postgres://parley:${cluster.password}@127.0.0.1:${port}/parley`;

/** Its database `parley` exists. */
async function startOrAdopt(cluster: Cluster, options: PostgresOptions): Promise<Server> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const running = readPostmaster(cluster.folder);
    if (running?.ready) {
      if (await isAlive(cluster, running.port)) return { ...running, adopted: true, ended: whenGone(cluster.folder, running.pid) };
    } else if (!running) {
      const started = await start(cluster, await choosePort(cluster, options.port), options.settings ?? []);
      if (started) {
        await ensureDatabase(urlOf(cluster, started.port));
        return started;
      }
    }
    await pause(50);
  }
  throw new Error(`PostgreSQL in ${cluster.folder} wasn’t ready within ${timeoutMs / 1000} s. See ${logOf(cluster)}.`);
}

/** False for a server that is ending: its PID file says "ready" a moment longer than it accepts connections. */
async function isAlive(cluster: Cluster, port: number) {
  try {
    await ensureDatabase(urlOf(cluster, port));
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && !outageOf(error)) throw error;
    return false;
  }
}

/** Undefined for temporary obstacles: an earlier server still stopping, or a port taken in the meantime. */
async function start(cluster: Cluster, port: number, settings: string[]): Promise<Server | undefined> {
  const output = openLog(cluster);
  const from = fs.fstatSync(output).size;
  const child = spawn(path.join(cluster.programs, 'postgres'), ['-D', cluster.folder, ...given(port, settings)], {
    ...cluster.owner,
    cwd: '/',
    env: environment,
    stdio: ['ignore', output, output],
    // A separate process group, so that Ctrl-C in the terminal reaches only Parley, which stops PostgreSQL after its own work.
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

/** Resolves to false when it exited instead. */
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
  // Statements and error details contain personal data, which does not belong in logs.
  const discreet = ['log_min_error_statement=panic', 'log_error_verbosity=terse'];
  // Tuned for SSDs and short statements: JIT compilation costs more than it saves here.
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

/** Reuses the last port while it is free, so that other processes can reconnect after a crash. */
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
  const timeouts = new AbortController();
  const late = pause(timeoutMs, true, { signal: timeouts.signal }).catch(() => false);
  const isLate = await Promise.race([ended.then(() => false), late]);
  timeouts.abort();
  if (isLate) throw new Error(`PostgreSQL (process ${pid}) didn’t stop within ${timeoutMs / 1000} s.`);
}

async function ensureDatabase(url: string) {
  const missing = await withClient(url, async () => false).catch((error: { code?: string }) => {
    if (error.code === '3D000') return true;
    throw error;
  });
  if (missing) await withClient(url.replace(/parley$/, 'postgres'), (client) => client.query('create database parley').catch(unlessThere));
}

/** Ignores that a concurrent start created the database first (duplicate_database, or unique_violation in the catalog). */
function unlessThere(error: { code?: string }) {
  if (error.code !== '42P04' && error.code !== '23505') throw error;
}

const isUsed = (url: string) =>
  withClient(url, async (client) => {
    const others = "select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()";
    return (await client.query(others)).rowCount! > 0;
  });

async function withClient<Result>(connectionString: string, use: (client: pg.Client) => Promise<Result>) {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // Connection errors surface in the running or next query.
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
