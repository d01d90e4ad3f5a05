import { type ChildProcess, fork, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { asApplication, withDatabase } from '../server/testing/cluster.ts';

const root = path.resolve(import.meta.dirname, '..');
const main = path.join(root, 'server/main.ts');

/** The secret that the shared demo database was created with. */
export const secret = 'one secret for all of the journeys, 32 or more';

export type Parley = Awaited<ReturnType<typeof startParley>>;

/**
 * Parley for one e2e file: the web and the worker process as the supervisor starts them, on a copy of the demo shop's database, or of an
 * empty one with DEMO=0. Tests about the supervisor or PostgreSQL itself use `startSupervised`.
 */
export async function startParley(name: string, env: Record<string, string> = {}) {
  const database = await copyDatabase(env.DEMO === '0' ? 'empty' : 'demo');
  const { data, port, url, log } = await place(name);
  let children = await launch();
  async function launch() {
    log.length = 0;
    const processes = (['web', 'worker'] as const).map((role) => {
      const child = fork(main, {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
        env: {
          ...environment(data, port),
          ROLE: role,
          PARLEY_CHILD: '1',
          PARLEY_SECRET: secret,
          PARLEY_OWNER_DATABASE_URL: database.ownerUrl,
          PARLEY_APP_DATABASE_URL: database.appUrl,
          ...env,
        },
      });
      const ready = untilReady(child, log, (done) => child.once('message', done));
      return { child, ready };
    });
    await Promise.all(processes.map(({ ready }) => ready));
    return processes.map(({ child }) => child);
  }
  return {
    url,
    data,
    /** The owner's database URL. */
    databaseUrl: database.ownerUrl,
    /** kill -9 of every server process; the database keeps running. */
    killServer: () => void children.map((child) => child.kill('SIGKILL')),
    /** The log since the last start. */
    output: () => log.join(''),
    async startAgain() {
      children = await launch();
    },
    async stop() {
      await Promise.all(children.map(stopped));
      await database.drop();
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}

export type Supervised = Awaited<ReturnType<typeof startSupervised>>;

/** A complete Parley as `npm start` runs it: the supervisor with its own PostgreSQL, data folder and port. */
export async function startSupervised(name: string, env: Record<string, string> = {}) {
  const { data, port, url, log } = await place(name);
  let child = await launch();
  async function launch() {
    log.length = 0;
    const started = spawn(process.execPath, [main], {
      cwd: root,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...environment(data, port), ...env },
    });
    await untilReady(started, log, (done) => started.stdout.on('data', () => log.join('').includes('Parley is ready') && done()));
    return started;
  }
  return {
    url,
    data,
    /** kill -9 of every server process; the database keeps running. */
    killServer() {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    },
    /** kill -9 of PostgreSQL's main process. */
    killDatabase: () =>
      persist(async () => {
        const [pid] = fs.readFileSync(postmasterFile(data), 'utf8').split('\n');
        process.kill(Number(pid), 'SIGKILL');
      }),
    /** The log since the last start. */
    output: () => log.join(''),
    async startAgain() {
      child = await launch();
    },
    async stop() {
      await stopped(child);
      fs.rmSync(data, { recursive: true, force: true });
    },
  };
}

async function place(name: string) {
  const data = path.join(root, '.data', `${name}-${process.pid}`);
  fs.mkdirSync(data, { recursive: true });
  const port = await freePort();
  const log: string[] = [];
  return { data, port, url: `http://127.0.0.1:${port}`, log };
}

const environment = (data: string, port: number) => ({
  ...process.env,
  NODE_ENV: '',
  PORT: String(port),
  PARLEY_DATA: data,
  DATABASE_URL: '',
  RATE_LIMIT_FACTOR: '0',
  LOG_LEVEL: 'error',
  DEMO: '1',
  // Every file starts the same sources, so the compile cache is shared.
  NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/compiled'),
});

async function copyDatabase(of: 'empty' | 'demo') {
  const { admin, appPassword, [of]: template } = inject('journeys');
  const name = `journey_${randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  const ownerUrl = withDatabase(admin, name);
  return {
    ownerUrl,
    appUrl: asApplication(ownerUrl, appPassword),
    async drop() {
      await client.query(`drop database ${name} with (force)`);
      await client.end();
    },
  };
}

/** In the data folder, or where it had to move because PostgreSQL's own user can't access that. */
function postmasterFile(data: string) {
  const moved = path.join(data, 'pg/moved-to');
  const home = fs.existsSync(moved) ? fs.readFileSync(moved, 'utf8').trim() : path.join(data, 'pg');
  return path.join(home, 'cluster/postmaster.pid');
}

/** Collects a process's output and resolves when it reports that it is ready; rejects with the output when the process ends before. */
function untilReady(child: ChildProcess, log: string[], onReady: (ready: () => void) => void) {
  return new Promise<void>((ready, failed) => {
    for (const output of [child.stdout, child.stderr]) output?.on('data', (chunk: Buffer) => log.push(chunk.toString()));
    onReady(ready);
    child.once('exit', (code) => failed(new Error(`Parley ended with ${code}: ${log.join('')}`)));
  });
}

async function stopped(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((done) => child.once('exit', done));
  child.kill('SIGTERM');
  await exited;
}

export const freePort = () =>
  new Promise<number>((found) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => found(port));
    });
  });

/** Retries until it succeeds, as a client on a bad connection does. */
export async function persist<T>(attempt: () => Promise<T>, within = 60_000): Promise<T> {
  const deadline = Date.now() + within;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await pause(100);
    }
  }
}
