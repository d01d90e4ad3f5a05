import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getMerchantSettings } from '@parley/contract/merchants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, until } from '../../testing/app.ts';
import { visit } from '../../testing/chat.ts';
import { withDatabase } from '../../testing/cluster.ts';
import { type Postgres, startPostgres } from './embedded-postgres.ts';
import { knownMigrations, migrate } from './migrations.ts';
import { appRole, openPool } from './pool.ts';
import { withOwner } from './product-tables.ts';

// A cluster of its own: the application's role belongs to a whole cluster, and here a login that is no superuser makes it.
let folder = '';
let postgres: Postgres;
let count = 0;
beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'parley-migrations-'));
  fs.chmodSync(folder, 0o755);
  postgres = await startPostgres(path.join(folder, 'postgres'), { settings: ['fsync=off'], log: () => undefined });
  await ask(postgres.url, "create role landlord login password 'landlord' createrole createdb");
});
afterAll(async () => {
  await postgres.stop();
  for (const left of [folder, postgres.home]) fs.rmSync(left, { recursive: true, force: true });
});

const ask = (url: string, text: string, values: unknown[] = []) =>
  withOwner(url, async (client) => (await client.query(text, values)).rows as Record<string, unknown>[]);

/** An empty database of a login as a host gives it: no superuser, and bound by policies that are forced. */
async function rented() {
  const name = `d${++count}`;
  await ask(postgres.url, `create database ${name} owner landlord`);
  return Object.assign(new URL(withDatabase(postgres.url, name)), { username: 'landlord', password: 'landlord' }).href;
}

test('a login that is no superuser migrates, and the whole product works with it', async () => {
  const ownerUrl = await rented();
  await migrate(ownerUrl);
  const app = await startTestApp({ database: { ownerUrl, appUrl: '', name: 'rented', drop: async () => {} } });
  const owner = await app.register();
  const visitor = await visit(app, owner.merchant);
  await visitor.say('hello');
  const { items } = await until(async () => {
    const seen = await visitor.sees();
    return seen.items.some(({ author }) => author === 'ai') && seen;
  });
  expect(items.map(({ author }) => author)).toEqual(['customer', 'ai']);
  expect((await app.send(getMerchantSettings, { merchant: owner.merchant }, { token: owner.token })).status).toBe(200);
  await app.close();
});

test('four processes that migrate at once do it once', async () => {
  const url = await rented();
  const said: string[] = [];
  await Promise.all([1, 2, 3, 4].map(() => migrate(url, { log: (line) => said.push(line) })));
  expect(said).toEqual(knownMigrations().map((name) => `migrated ${name}`));
});

test('a database of a newer build is refused and left as it is', async () => {
  const url = await rented();
  await migrate(url, { only: knownMigrations().slice(0, 1) });
  await ask(url, `insert into directory.migrations (name) values ('999-later.sql')`);
  await expect(migrate(url)).rejects.toThrow(/newer Parley \(999-later\.sql\)/);
  expect(await ask(url, `select name from directory.migrations order by name`)).toHaveLength(2);
});

test('a migration that fails leaves nothing of itself behind', async () => {
  const url = await rented();
  await migrate(url, { only: knownMigrations().slice(0, 1) });
  await ask(url, 'create table public.live (id int)');
  await expect(migrate(url)).rejects.toThrow(/004-platform\.sql failed/);
  expect(await ask(url, `select to_regclass('public.live_heads') as half, to_regclass('public.conversations')::text as before`)).toEqual([
    { half: null, before: 'public.conversations' },
  ]);
});

test('a data migration that the policies would blind fails instead of changing nothing', async () => {
  const url = await rented();
  await migrate(url);
  await expect(ask(url, `set row_security = off; update public.shop_settings set currency = 'EUR'`)).rejects.toThrow(/row-level security/);
});

test('a role of the application that may bypass the policies is refused', async () => {
  const url = await rented();
  await migrate(url);
  await ask(postgres.url, `alter role ${appRole} bypassrls`);
  await expect(migrate(url)).rejects.toThrow(/may bypass row-level security/);
  await ask(postgres.url, `alter role ${appRole} nobypassrls`);
  await migrate(url);
});

test.each([
  ['the superuser', () => postgres.url],
  ['the owner of the tables', () => ''],
])('%s does not serve anyone, in an empty database either', async (_who, superuser) => {
  const ownerUrl = await rented();
  await migrate(ownerUrl);
  const appUrl = superuser() ? withDatabase(superuser(), `d${count}`) : ownerUrl;
  const starting = startTestApp({ worker: false, database: { ownerUrl, appUrl, name: 'rented', drop: async () => {} } });
  await expect(starting).rejects.toThrow(/bypasses row-level security/);
});

test('the login takes the bound role on connecting', async () => {
  const url = await rented();
  await migrate(url);
  const pool = openPool(url, { role: appRole });
  expect((await pool.query('select current_user as who, session_user as login')).rows).toEqual([{ who: appRole, login: 'landlord' }]);
  await pool.end();
});
