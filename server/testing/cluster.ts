import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../platform/db/embedded-postgres.ts';
import { migrate } from '../platform/db/migrations.ts';

const appPassword = 'the-application-in-tests';

/**
 * One cluster per run, or the one TEST_DATABASE_URL names; its database is the template each test file copies. Nothing is kept, so nothing is
 * flushed, and the AI answers without waiting for a second message.
 */
export default async function prepare(project: TestProject) {
  const outside = process.env['TEST_DATABASE_URL'];
  const folder = path.resolve(import.meta.dirname, `../../.data/test-${process.pid}`);
  const postgres = outside
    ? undefined
    : await startPostgres(folder, {
        settings: ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'],
        log: () => {},
      });
  const admin = outside ?? postgres?.url ?? '';
  const template = `parley_template_${process.pid}`;
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  await client.query(`drop database if exists ${template} with (force)`);
  await client.query(`create database ${template}`);
  const url = withDatabase(admin, template);
  await migrate(url, outside ? {} : { appPassword });
  const own = new pg.Client({ connectionString: url });
  await own.connect();
  await own.query('alter table shop_settings alter ai_debounce_ms set default 0');
  await own.end();
  project.provide('cluster', { admin, template, appPassword: outside ? '' : appPassword });
  return async () => {
    await client.query(`drop database if exists ${template} with (force)`).catch((error: Error) => console.error(error.message));
    await client.end();
    await postgres?.stop();
    for (const left of [folder, postgres?.home]) if (left) fs.rmSync(left, { recursive: true, force: true });
  };
}

export const withDatabase = (url: string, name: string) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

declare module 'vitest' {
  interface ProvidedContext {
    cluster: { admin: string; template: string; appPassword: string };
  }
}
