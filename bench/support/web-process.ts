import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { closeAtEnd } from './closing.ts';
import { root } from './folders.ts';

export type Database = { ownerUrl: string; appUrl: string; secret: string; data: string };
export type WebProcess = Awaited<ReturnType<typeof startWebProcess>>;

/** One web process in production mode, as `npm start` starts it, without rate limits. `folder`: another checkout's. */
export async function startWebProcess(database: Database, execArgv: string[] = [], folder = root) {
  const { child, info, stop } = await startProcess('web', database, execArgv, folder);
  return { url: `http://127.0.0.1:${info.port}`, pid: child.pid ?? 0, stop };
}

/** One worker process, which runs jobs. */
export async function startWorkerProcess(database: Database, execArgv: string[] = []) {
  const { child, stop } = await startProcess('worker', database, execArgv);
  return { pid: child.pid ?? 0, stop };
}

async function startProcess(role: 'web' | 'worker', { ownerUrl, appUrl, secret, data }: Database, execArgv: string[], folder = root) {
  const child = fork(path.join(folder, 'server/main.ts'), {
    cwd: folder,
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
  const stop = closeAtEnd(() => endChild(child));
  return { child, info: await firstMessage<{ port: number }>(child), stop };
}

/** The message a child sends when it is ready. */
export const firstMessage = <T>(child: ChildProcess) =>
  new Promise<T>((ready, failed) => {
    child.once('message', (message) => ready(message as T));
    child.once('exit', (code) => failed(new Error(`a process ended with ${code} before it was ready`)));
  });

/** Asks the process to end, and kills it after 30 s, so that a hanging server can't block the benchmark. */
export async function endChild(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise((done) => child.once('exit', done));
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 30_000);
  child.kill('SIGTERM');
  await exited;
  clearTimeout(killTimer);
}
