import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../platform/db/embedded-postgres.ts';
import { migrate } from '../platform/db/migrations.ts';
import { removeLeftBehind } from './left-behind.ts';

const appPassword = 'the-application-in-tests';

/** For the server's tests: the AI answers without a debounce. */
export default async function prepare(project: TestProject) {
  const cluster = await openCluster('test');
  const own = new pg.Client({ connectionString: withDatabase(cluster.admin, cluster.template) });
  await own.connect();
  await own.query('alter table shop_settings alter ai_debounce_ms set default 0');
  await own.end();
  const { admin, template, appPassword } = cluster;
  project.provide('cluster', { admin, template, appPassword });
  return cluster.close;
}

export type TestCluster = Awaited<ReturnType<typeof openCluster>>;

/**
 * One cluster per run, or the one in TEST_DATABASE_URL. Its migrated database is the template that each test file copies. Nothing is kept,
 * so nothing is flushed to disk.
 */
export async function openCluster(name: string) {
  const outside = process.env['TEST_DATABASE_URL'];
  const all = path.resolve(import.meta.dirname, '../../.data');
  await removeLeftBehind(all);
  const folder = path.join(all, `${name}-${process.pid}`);
  const postgres = outside
    ? undefined
    : await startPostgres(folder, {
        settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'],
        log: () => {},
      });
  const admin = outside ?? postgres?.url ?? '';
  const template = `parley_${name}_${process.pid}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  const drop = (database: string) => client.query(`drop database if exists ${database} with (force)`);
  await drop(template);
  await client.query(`create database ${template}`);
  await migrate(withDatabase(admin, template), outside ? {} : { appPassword });
  const copies: string[] = [];
  return {
    admin,
    template,
    appPassword: outside ? '' : appPassword,
    /** A copy of the template, dropped at the end. */
    async copy(database: string) {
      await drop(database);
      await client.query(`create database ${database} template ${template}`);
      copies.push(database);
      return database;
    },
    async close() {
      for (const database of [...copies, template]) await drop(database).catch((error: Error) => console.error(error.message));
      await client.end();
      await postgres?.stop();
      for (const left of [folder, postgres?.home]) if (left) fs.rmSync(left, { recursive: true, force: true });
    },
  };
}

/** The connection of the application's role; '' where only one login exists. */
export const asApplication = (ownerUrl: string, appPassword: string) =>
  appPassword ? Object.assign(new URL(ownerUrl), { username: 'parley_app', password: appPassword }).href : '';

export const withDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { admin: string; template: string; appPassword: string };
  }
}
