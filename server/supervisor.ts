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
 * `npm start`: the database when it is ours, migrations, the demo shop on the first run, then one web and one worker process. A process that
 * dies is started again, and so is PostgreSQL, on the same port, so that the others find it by themselves. `stop` may be asked for at any
 * time, also while it starts or after that failed; nothing is left running then.
 */
export function openSupervisor(config: Config, say: (line: string) => void, patience = portPatience) {
  const state: { stopping: boolean; postgres: Promise<Postgres> | undefined } = { stopping: false, postgres: undefined };
  const children = new Map<Role, ChildProcess>();
  return { start, stop };

  async function start() {
    await waitForPort(config, say, patience);
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
    // One that never came has been told of by whoever started it.
    const postgres = await state.postgres?.catch(() => undefined);
    await Promise.all([...children.values()].map(stopChild));
    await postgres?.stop();
  }

  async function startDatabase(): Promise<string> {
    state.postgres = startPostgres(path.join(config.data, 'pg'), { log: say });
    const postgres = await state.postgres;
    postgres.onExit(() => {
      if (state.stopping) return;
      say('PostgreSQL ended unexpectedly; starting it again');
      void restartDatabase();
    });
    return postgres.url;
  }
  async function restartDatabase() {
    if (state.stopping) return;
    try {
      await startDatabase();
    } catch (error) {
      say(`PostgreSQL could not be started again: ${String(error)}`);
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
        say(`the ${role} process ended (${code ?? 'killed'}); starting it again`);
        setTimeout(() => void startChild(role, env).then(ready), Date.now() - since < 2_000 ? 1_000 : 50);
      });
    });
  }
}

/** How long processes of an earlier run may keep their port, in milliseconds: they finish what they are at. */
const portPatience = 25_000;

/** Throws a sentence when somebody else has the port, and goes on having it. */
async function waitForPort({ port, host }: Config, say: (line: string) => void, patience: number) {
  const since = Date.now();
  const taken = `Port ${port} of ${host} is in use, perhaps by another Parley.`;
  for (let isTold = false; await isTaken(port, host); isTold = true) {
    if (Date.now() - since > patience) throw new Error(`${taken} Choose another one with PORT, such as PORT=${port + 1} npm start.`);
    if (!isTold) say(`${taken} Waiting up to ${patience / 1000} s for it to be free.`);
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

/** Children finish what they are at; one that does not within 20 s is ended. */
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
