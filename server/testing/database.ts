import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { withDatabase } from './cluster.ts';

export type TestDatabase = Awaited<ReturnType<typeof testDatabase>>;

/** A fresh, migrated database of one's own. `ownerUrl` is the migrator's, `appUrl` the application's role ('' where only one login exists). */
export async function testDatabase() {
  const { admin, template, appPassword } = inject('cluster');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const maker = new pg.Client({ connectionString: admin });
  await maker.connect();
  await maker.query(`create database ${name} template ${template}`);
  const ownerUrl = withDatabase(admin, name);
  const appUrl = appPassword ? Object.assign(new URL(ownerUrl), { username: 'parley_app', password: appPassword }).href : '';
  return {
    ownerUrl,
    appUrl,
    name,
    async drop() {
      await maker.query(`drop database if exists ${name} with (force)`);
      await maker.end();
    },
  };
}
