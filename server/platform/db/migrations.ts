import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { applyConcurrently, isConcurrent } from './concurrent-migration.ts';
import { appRole } from './pool.ts';
import { whenFree } from './when-free.ts';

export const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');
const lock = 7_403_221;

/** Names of all migrations this build knows, in order. */
export const knownMigrations = (folder = migrationsFolder) =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();

export type MigrateOptions = {
  appPassword?: string;
  only?: readonly string[];
  log?: (line: string) => void;
  folder?: string;
  /** How long a statement may wait for a lock, and others behind it, before the migration is tried again. */
  lockTimeout?: string;
};

/**
 * Brings the database to this build, or to the migrations in `only`. Safe to call from several processes at once; refuses a database that
 * is newer than the build.
 */
export async function migrate(url: string, { appPassword, only, log, folder = migrationsFolder, lockTimeout = '3s' }: MigrateOptions = {}) {
  const client = new pg.Client({ connectionString: url });
  // Of a lost connection the query that runs, or the next one, says so.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0`);
    await takeTurn(client);
    await makeAppRole(client, appPassword);
    await runMigrations({ connectionString: url, logger: quiet });
    await client.query('create schema if not exists directory');
    await client.query(
      'create table if not exists directory.migrations (name text primary key, applied_at timestamptz(3) not null default now())',
    );
    let applied = await readApplied(client);
    const known = knownMigrations(folder);
    const unknown = [...applied].filter((name) => !known.includes(name));
    if (unknown.length)
      throw new Error(
        `The database was made by a newer Parley (${unknown.join(', ')}). Run that version, or restore a backup of this one.`,
      );
    for (const name of known.filter((one) => only?.includes(one) ?? true)) {
      if (applied.has(name)) continue;
      const source = fs.readFileSync(path.join(folder, name), 'utf8');
      const rest = async (why: string) => {
        log?.(`${name} waits: ${why}`);
        await pause(1000);
      };
      const giveWay = async (why: string) => {
        await client.query('select pg_advisory_unlock($1)', [lock]);
        await rest(why);
        await takeTurn(client);
        applied = await readApplied(client);
      };
      const work = isConcurrent(name)
        ? applyConcurrently(client, name, source, giveWay).then(() => record(client, name))
        : whenFree(() => apply(client, { name, source, lockTimeout }), rest);
      await work.catch((error: unknown) => {
        throw new Error(`Migration ${name} failed`, { cause: error });
      });
      log?.(`migrated ${name}`);
    }
    await client.query(`grant usage on schema directory to ${appRole}; grant select on directory.migrations to ${appRole}`);
  } finally {
    await client.end();
  }
}

/**
 * Asked again and again: one who waits inside a statement holds a snapshot, and an index that is built concurrently waits for all of those.
 * Older releases wait so; an index that meets one gives way, since PostgreSQL may call it the one to fail each time.
 */
async function takeTurn(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [lock]);
  if (rows[0]?.mine) return;
  await pause(200);
  return takeTurn(client);
}

async function apply(client: pg.Client, { name, source, lockTimeout }: { name: string; source: string; lockTimeout: string }) {
  await client.query('begin');
  try {
    await client.query(`select set_config('lock_timeout', $1, true)`, [lockTimeout]);
    await client.query(source);
    await record(client, name);
    await client.query('commit');
  } catch (error) {
    // On a lost connection this fails as well, and the server rolls back by itself; why the migration failed is what is told.
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

const record = (client: pg.Client, name: string) =>
  client.query('insert into directory.migrations (name) values ($1) on conflict do nothing', [name]);

async function readApplied(client: pg.Client) {
  const { rows } = await client.query<{ name: string }>('select name from directory.migrations');
  return new Set(rows.map(({ name }) => name));
}

/** The application's role owns nothing and cannot bypass row-level security; it gets a password only where the cluster is ours. */
async function makeAppRole(client: pg.Client, password?: string) {
  await client.query(
    `do $$ begin create role ${appRole} nologin nosuperuser nobypassrls; exception when duplicate_object or unique_violation then null; end $$`,
  );
  if (password) await client.query(`alter role ${appRole} login password ${client.escapeLiteral(password)}`);
  const { rows } = await client.query<{ rolsuper: boolean; rolbypassrls: boolean }>(
    'select rolsuper, rolbypassrls from pg_roles where rolname = $1',
    [appRole],
  );
  if (rows[0]?.rolsuper || rows[0]?.rolbypassrls)
    throw new Error(`The role ${appRole} may bypass row-level security. Take SUPERUSER and BYPASSRLS from it, then start again.`);
  // From PostgreSQL 16 on, a login that is no superuser may grant the role it has just made, but not take it.
  const { rows: member } = await client.query<{ may: boolean }>(
    `select pg_has_role(current_user, $1, case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end) as may`,
    [appRole],
  );
  if (!member[0]?.may) await client.query(`grant ${appRole} to current_user`);
}

const quiet = { error: console.error, warn: console.warn, info() {}, debug() {}, scope: () => quiet } as never;
