import fs from 'node:fs';
import path from 'node:path';
import { runMigrations } from 'graphile-worker';
import pg from 'pg';
import { appRole } from './pool.ts';

const folder = path.resolve(import.meta.dirname, '../../migrations');
const lock = 7_403_221;

/** Names of all migrations this build knows, in order. */
export const knownMigrations = () =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .sort();

/**
 * Brings the database to this build, or to the migrations in `only`. Safe to call from several processes at once; refuses a database that
 * is newer than the build.
 */
export async function migrate(url: string, options: { appPassword?: string; only?: readonly string[]; log?: (line: string) => void } = {}) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    await makeAppRole(client, options.appPassword);
    await runMigrations({ connectionString: url, logger: quiet });
    await client.query('create schema if not exists directory');
    await client.query(
      'create table if not exists directory.migrations (name text primary key, applied_at timestamptz(3) not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from directory.migrations');
    const applied = new Set(rows.map(({ name }) => name));
    const unknown = [...applied].filter((name) => !knownMigrations().includes(name));
    if (unknown.length)
      throw new Error(
        `The database was made by a newer Parley (${unknown.join(', ')}). Run that version, or restore a backup of this one.`,
      );
    const wanted = knownMigrations().filter((name) => !applied.has(name) && (options.only?.includes(name) ?? true));
    for (const name of wanted) await apply(client, name, options.log);
    await client.query(`grant usage on schema directory to ${appRole}; grant select on directory.migrations to ${appRole}`);
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, name: string, log?: (line: string) => void) {
  await client.query('begin');
  try {
    await client.query(fs.readFileSync(path.join(folder, name), 'utf8'));
    await client.query('insert into directory.migrations (name) values ($1)', [name]);
    await client.query('commit');
    log?.(`migrated ${name}`);
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${name} failed`, { cause: error });
  }
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
