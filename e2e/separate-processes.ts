import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../server/platform/db/embedded-postgres.ts';
import { until } from '../server/testing/app.ts';
import { withDatabase } from '../server/testing/cluster.ts';

const root = path.resolve(import.meta.dirname, '..');

/** An empty database: in a cluster of its own, or in the one that TEST_DATABASE_URL names. */
export async function openDatabase() {
  const folder = path.join(root, '.data', `processes-${process.pid}`);
  const outside = process.env['TEST_DATABASE_URL'];
  const postgres = outside ? undefined : await startPostgres(folder, { settings: ['fsync=off'], log: () => {} });
  const admin = new pg.Client({ connectionString: outside ?? postgres?.url });
  await admin.connect();
  const name = `processes_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create database ${name}`);
  return {
    url: withDatabase(outside ?? postgres?.url ?? '', name),
    async close() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
      await postgres?.stop();
      for (const left of [folder, postgres?.home]) if (left) fs.rmSync(left, { recursive: true, force: true });
    },
  };
}

export type Process = Awaited<ReturnType<typeof startProcess>>;

/** One process of Parley, started like a container: with role, port, database URL and secret. */
export async function startProcess(role: 'web' | 'worker', databaseUrl: string, env: Record<string, string> = {}) {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(root, 'server/main.ts')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ROLE: role,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      PARLEY_SECRET: 'one secret for all of the processes, 32 or more',
      RATE_LIMIT_FACTOR: '0',
      LOG_LEVEL: 'warn',
      ...env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<number | null>((done) => child.once('exit', done));
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The ${role} process ended with ${child.exitCode}: ${output}`);
    return output.includes(`${role} ready`);
  }, 60_000);
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    /** The output so far. */
    output: () => output,
    signal: (signal: NodeJS.Signals) => void child.kill(signal),
    /** The exit code, once it ended; null when a signal ended it. */
    ended,
    isRunning: () => isRunning(child),
    async kill() {
      if (isRunning(child)) child.kill('SIGKILL');
      await ended;
    },
  };
}
const isRunning = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

const freePort = () =>
  new Promise<number>((found) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => found(port));
    });
  });

/** Whether nothing listens on this port any more. */
export const isClosed = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(false)).once('error', () => resolve(true));
    socket.once('connect', () => socket.destroy());
  });
