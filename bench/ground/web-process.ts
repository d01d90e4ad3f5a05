import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { untilEnd } from './ending.ts';
import { root } from './folders.ts';

export type Database = { ownerUrl: string; appUrl: string; secret: string; data: string };
export type WebProcess = Awaited<ReturnType<typeof startWebProcess>>;

/** One web process of the product as it runs in production, the way `npm start` starts it, without limits on how often one may ask. */
export async function startWebProcess(database: Database, execArgv: string[] = []) {
  const { child, said, stop } = await startProcess('web', database, execArgv);
  return { url: `http://127.0.0.1:${said.port}`, pid: child.pid ?? 0, stop };
}

/** One worker process, for what the product does as jobs. */
export const startWorkerProcess = (database: Database) => startProcess('worker', database, []);

async function startProcess(role: 'web' | 'worker', { ownerUrl, appUrl, secret, data }: Database, execArgv: string[]) {
  const child = fork(path.join(root, 'server/main.ts'), {
    execArgv,
    env: {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_ENV: 'production',
      ROLE: role,
      PORT: '0',
      DATABASE_URL: '',
      DEMO: '0',
      LOG_LEVEL: 'error',
      RATE_LIMIT_FACTOR: '0',
      PARLEY_CHILD: '1',
      PARLEY_DATA: data,
      PARLEY_SECRET: secret,
      PARLEY_OWNER_DATABASE_URL: ownerUrl,
      PARLEY_APP_DATABASE_URL: appUrl,
    },
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const stop = untilEnd(() => endChild(child));
  return { child, said: await firstMessage<{ port: number }>(child), stop };
}

/** What a child says when it is ready. */
export const firstMessage = <T>(child: ChildProcess) =>
  new Promise<T>((ready, failed) => {
    child.once('message', (message) => ready(message as T));
    child.once('exit', (code) => failed(new Error(`a process ended with ${code} before it was ready`)));
  });

/** Asks it to end, and after 30 s makes it: a server that hangs must not hang the measuring. */
export async function endChild(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((done) => child.once('exit', done));
  const force = setTimeout(() => child.kill('SIGKILL'), 30_000);
  child.kill('SIGTERM');
  await gone;
  clearTimeout(force);
}
