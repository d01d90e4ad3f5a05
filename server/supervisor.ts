import { type ChildProcess, fork } from 'node:child_process';
import { createHmac } from 'node:crypto';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from './config.ts';
import { secretOf } from './config.ts';
import { fillDemo } from './demo-seed.ts';
import { startPostgres, type Postgres } from './platform/db/embedded-postgres.ts';
import { migrate } from './platform/db/migrations.ts';

type Role = 'web' | 'worker';
type Ready = { port?: number };

/**
 * `npm start`: starts our own database if configured, runs migrations, seeds the demo shop on the first run, then runs one web and one
 * worker process. Restarts a process that died, and PostgreSQL on the same port so that the others reconnect. `stop` works at any time,
 * also during a start or after it failed, and leaves nothing running.
 */
export function openSupervisor(config: Config, say: (line: string) => void, timeoutMs = portTimeoutMs) {
  const state: { stopping: boolean; postgres: Promise<Postgres> | undefined } = { stopping: false, postgres: undefined };
  const children = new Map<Role, ChildProcess>();
  return { start, stop };

  async function start() {
    await waitForPort(config, say, timeoutMs);
    const secret = secretOf(config);
    const appPassword = createHmac('sha256', secret).update('parley:database-app').digest('hex');
    const ownerUrl = config.databaseUrl ? config.directUrl : await startDatabase();
    await migrate(ownerUrl, { ...(config.databaseUrl ? {} : { appPassword }), log: say });
    const appUrl = config.databaseUrl ? (config.directUrl === config.databaseUrl ? '' : config.databaseUrl) : asRole(ownerUrl, appPassword);
    const hasDemo = config.demo && (await fillDemo({ config, secret, ownerUrl, appUrl }, say));
    const env = {
      PARLEY_SECRET: secret,
      PARLEY_OWNER_DATABASE_URL: ownerUrl,
      PARLEY_APP_DATABASE_URL: appUrl,
      DEMO: config.demo ? '1' : '0',
    };
    const [web] = await Promise.all([startChild('web', env), startChild('worker', env)]);
    return { port: web.port ?? config.port, hasDemo };
  }

  async function stop() {
    state.stopping = true;
    // A process that never started was already reported by its starter.
    const postgres = await state.postgres?.catch(() => undefined);
    await Promise.all([...children.values()].map(stopChild));
    await postgres?.stop();
  }

  async function startDatabase(): Promise<string> {
    state.postgres = startPostgres(path.join(config.data, 'pg'), { log: say });
    const postgres = await state.postgres;
    postgres.onExit(() => {
      if (state.stopping) return;
      say('PostgreSQL stopped unexpectedly, restarting it');
      void restartDatabase();
    });
    return postgres.url;
  }
  async function restartDatabase() {
    if (state.stopping) return;
    try {
      await startDatabase();
    } catch (error) {
      say(`PostgreSQL couldn’t be restarted: ${String(error)}`);
      setTimeout(() => void restartDatabase(), 1_000);
    }
  }

  function startChild(role: Role, env: Record<string, string>) {
    return new Promise<Ready>((ready) => {
      if (state.stopping) return;
      const child = fork(path.join(import.meta.dirname, 'main.ts'), {
        env: { ...process.env, ...env, ROLE: role, PARLEY_CHILD: '1' },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      const since = Date.now();
      children.set(role, child);
      child.once('message', (message) => ready(message as Ready));
      child.once('exit', (code) => {
        if (state.stopping) return;
        say(`the ${role} process stopped (${code ?? 'killed'}), restarting it`);
        setTimeout(() => void startChild(role, env).then(ready), Date.now() - since < 2_000 ? 1_000 : 50);
      });
    });
  }
}

/** How long to wait for processes of an earlier run to finish and release the port, in milliseconds. */
const portTimeoutMs = 25_000;

/** Throws when another program keeps using the port. */
async function waitForPort({ port, host }: Config, say: (line: string) => void, timeoutMs: number) {
  const since = Date.now();
  const taken = `Port ${port} on ${host} is in use, perhaps by another Parley process.`;
  for (let isAnnounced = false; await isTaken(port, host); isAnnounced = true) {
    if (Date.now() - since > timeoutMs) throw new Error(`${taken} To use another port, set PORT, such as PORT=${port + 1} npm start.`);
    if (!isAnnounced) say(`${taken} Waiting up to ${timeoutMs / 1000} s for it to become free.`);
    await pause(250);
  }
}

const isTaken = (port: number, host: string) =>
  new Promise<boolean>((found, failed) => {
    const server = net
      .createServer()
      .once('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? found(true) : failed(error)));
    server.listen(port, host, () => server.close(() => found(false)));
  });

const asRole = (ownerUrl: string, password: string) => Object.assign(new URL(ownerUrl), { username: 'parley_app', password }).href;

/** Child processes get 20 s to finish their work before they are killed. */
function stopChild(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise<void>((done) => {
    const force = setTimeout(() => child.kill('SIGKILL'), 20_000);
    child.once('exit', () => {
      clearTimeout(force);
      done();
    });
    child.kill('SIGTERM');
  });
}
