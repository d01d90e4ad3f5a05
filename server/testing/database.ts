import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { asApplication, withDatabase } from './cluster.ts';
import { differencesIn } from './derived.ts';

export type TestDatabase = Awaited<ReturnType<typeof testDatabase>>;

/** A fresh, migrated database. `ownerUrl` belongs to the migrator, `appUrl` to the application's role ('' where only one login exists). */
export async function testDatabase() {
  const { admin, template, appPassword } = inject('cluster');
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  const maker = new pg.Client({ connectionString: admin });
  await maker.connect();
  await maker.query(`create database ${name} template ${template}`);
  const ownerUrl = withDatabase(admin, name);
  return {
    ownerUrl,
    appUrl: asApplication(ownerUrl, appPassword),
    name,
    /** Fails when a writer did not update derived data: see derived.ts. */
    async drop() {
      const owner = new pg.Client({ connectionString: ownerUrl });
      await owner.connect();
      const differences = await differencesIn(owner).finally(() => owner.end());
      await maker.query(`drop database if exists ${name} with (force)`);
      await maker.end();
      if (differences.length > 0) throw new Error(`A writer did not keep what follows from its rows. ${differences.join('; ')}`);
    },
  };
}
