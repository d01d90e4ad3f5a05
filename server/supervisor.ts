import { type ChildProcess, fork } from 'node:child_process';
import { createHmac } from 'node:crypto';
import path from 'node:path';
import type { Config } from './config.ts';
import { secretOf } from './config.ts';
import { fillDemo } from './demo-seed.ts';
import { startPostgres, type Postgres } from './platform/db/embedded-postgres.ts';
import { migrate } from './platform/db/migrations.ts';

type Role = 'web' | 'worker';
type Ready = { port?: number };

/**
 * `npm start`: the database when it is ours, migrations, the demo shop on the first run, then one web and one worker process. A process that
 * dies is started again, and so is PostgreSQL, on the same port, so that the others find it by themselves.
 */
export async function superviseAll(config: Config, say: (line: string) => void) {
  const secret = secretOf(config);
  const state: { stopping: boolean; postgres: Postgres | undefined } = { stopping: false, postgres: undefined };
  const appPassword = createHmac('sha256', secret).update('parley:database-app').digest('hex');
  const ownerUrl = config.databaseUrl ? config.directUrl : await startDatabase();
  await migrate(ownerUrl, { ...(config.databaseUrl ? {} : { appPassword }), log: say });
  const appUrl = config.databaseUrl ? (config.directUrl === config.databaseUrl ? '' : config.databaseUrl) : asRole(ownerUrl, appPassword);
  if (config.demo) await fillDemo({ config, secret, ownerUrl, appUrl }, say);

  async function startDatabase(): Promise<string> {
    const postgres = await startPostgres(path.join(config.data, 'pg'), { log: say });
    state.postgres = postgres;
    postgres.onExit(() => {
      if (state.stopping) return;
      say('PostgreSQL ended unexpectedly; starting it again');
      void restartDatabase();
    });
    return postgres.url;
  }
  async function restartDatabase() {
    try {
      await startDatabase();
    } catch (error) {
      say(`PostgreSQL could not be started again: ${String(error)}`);
      if (!state.stopping) setTimeout(() => void restartDatabase(), 1_000);
    }
  }

  const children = new Map<Role, ChildProcess>();
  const start = (role: Role) =>
    new Promise<Ready>((ready) => {
      const child = fork(path.join(import.meta.dirname, 'main.ts'), {
        env: {
          ...process.env,
          ROLE: role,
          PARLEY_CHILD: '1',
          PARLEY_SECRET: secret,
          PARLEY_OWNER_DATABASE_URL: ownerUrl,
          PARLEY_APP_DATABASE_URL: appUrl,
          DEMO: config.demo ? '1' : '0',
        },
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      const since = Date.now();
      children.set(role, child);
      child.once('message', (message) => ready(message as Ready));
      child.once('exit', (code) => {
        if (state.stopping) return;
        say(`the ${role} process ended (${code ?? 'killed'}); starting it again`);
        setTimeout(() => void start(role).then(ready), Date.now() - since < 2_000 ? 1_000 : 50);
      });
    });
  const [web] = await Promise.all([start('web'), start('worker')]);
  return {
    port: web.port ?? config.port,
    async stop() {
      state.stopping = true;
      await Promise.all([...children.values()].map(stopChild));
      await state.postgres?.stop();
    },
  };
}

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
