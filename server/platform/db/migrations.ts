import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { applyConcurrently, isConcurrent } from './concurrent-migration.ts';
import { appRole, operatorRole } from './pool.ts';
import { whenFree } from './when-free.ts';

export const migrationsFolder = path.resolve(import.meta.dirname, '../../migrations');
const lock = 7_403_221;

/** All migrations of this version, in order. */
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
  /** How long a statement waits for a lock, blocking others behind it, before the migration is retried. */
  lockTimeout?: string;
};

/**
 * Migrates the database to this version, or to the migrations in `only`. Safe to call from several processes; refuses a database of a newer
 * version.
 */
export async function migrate(url: string, { appPassword, only, log, folder = migrationsFolder, lockTimeout = '3s' }: MigrateOptions = {}) {
  const client = new pg.Client({ connectionString: url });
  // Connection errors surface in the running or next query.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = 0`);
    await takeTurn(client);
    await makeRoles(client, appPassword);
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
        `The database belongs to a newer version of Parley (${unknown.join(', ')}). Run the newer version, or restore a backup made with this version.`,
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
 * Polls instead of waiting inside a statement, because waiting holds a snapshot that a concurrent index build must wait for. Older releases
 * do wait inside a statement; an index build that meets one gives up, because PostgreSQL could otherwise abort it as a deadlock every time.
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
    // Also fails on a lost connection, where the server rolls back itself; the original error is the one to report.
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

/** The roles own nothing and can't bypass row-level security. The application's role gets a password only in our own cluster. */
async function makeRoles(client: pg.Client, appPassword?: string) {
  for (const role of [appRole, operatorRole]) await makeRole(client, role);
  if (appPassword) await client.query(`alter role ${appRole} login password ${client.escapeLiteral(appPassword)}`);
  const { rows } = await client.query<{ may: boolean }>(`select pg_has_role($1, $2, 'member') as may`, [appRole, operatorRole]);
  if (rows[0]?.may)
    throw new Error(
      `The role ${appRole} is a member of ${operatorRole}, so it could read every shop. Revoke ${operatorRole} from it, then start again.`,
    );
}

async function makeRole(client: pg.Client, role: string) {
  await client.query(
    `do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin nosuperuser nobypassrls; end if;
    exception when duplicate_object or unique_violation then null; end $$`,
  );
  const { rows } = await client.query<{ rolsuper: boolean; rolbypassrls: boolean }>(
    'select rolsuper, rolbypassrls from pg_roles where rolname = $1',
    [role],
  );
  if (rows[0]?.rolsuper || rows[0]?.rolbypassrls)
    throw new Error(`The role ${role} can bypass row-level security. Remove SUPERUSER and BYPASSRLS from it, then start again.`);
  // Since PostgreSQL 16, a non-superuser that creates a role can grant it but not use it.
  const { rows: member } = await client.query<{ may: boolean; chosen: boolean }>(
    `select pg_has_role(current_user, $1, case when current_setting('server_version_num')::int < 160000 then 'member' else 'set' end) as may,
      current_setting('server_version_num')::int >= 160000 as chosen`,
    [role],
  );
  // Without INHERIT, because policies of the role must not apply to the login.
  if (!member[0]?.may) await client.query(`grant ${role} to current_user${member[0]?.chosen ? ' with inherit false, set true' : ''}`);
}

const quiet = { error: console.error, warn: console.warn, info() {}, debug() {}, scope: () => quiet } as never;
