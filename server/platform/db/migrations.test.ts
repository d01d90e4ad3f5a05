import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getMerchantSettings } from '@parley/contract/merchants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, until } from '../../testing/app.ts';
import { visit } from '../../testing/chat.ts';
import { withDatabase } from '../../testing/cluster.ts';
import { type Postgres, startPostgres } from './embedded-postgres.ts';
import { newId } from '../lib/ids.ts';
import { knownMigrations, migrate } from './migrations.ts';
import { appRole, openPool } from './pool.ts';
import { withOwner } from './product-tables.ts';

// A separate cluster, because the application's role is cluster-wide and here a login without superuser rights creates it.
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

/** An empty database owned by a login as hosts provide it: no superuser, and subject to forced policies. */
async function rented() {
  const name = `d${++count}`;
  await ask(postgres.url, `create database ${name} owner landlord`);
  return Object.assign(new URL(withDatabase(postgres.url, name)), { username: 'landlord', password: 'landlord' }).href;
}

test('a login without superuser rights can migrate, and the product works with it', async () => {
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

test('four concurrent processes migrate once', async () => {
  const url = await rented();
  const said: string[] = [];
  await Promise.all([1, 2, 3, 4].map(() => migrate(url, { log: (line) => said.push(line) })));
  expect(said).toEqual(knownMigrations().map((name) => `migrated ${name}`));
});

test('refuses a database of a newer version and leaves it unchanged', async () => {
  const url = await rented();
  await migrate(url, { only: knownMigrations().slice(0, 1) });
  await ask(url, `insert into directory.migrations (name) values ('999-later.sql')`);
  await expect(migrate(url)).rejects.toThrow(/newer version of Parley \(999-later\.sql\)/);
  expect(await ask(url, `select name from directory.migrations order by name`)).toHaveLength(2);
});

test('a failed migration leaves nothing behind', async () => {
  const url = await rented();
  await migrate(url, { only: knownMigrations().slice(0, 1) });
  await ask(url, 'create table public.live (id int)');
  await expect(migrate(url)).rejects.toThrow(/004-platform\.sql failed/);
  expect(await ask(url, `select to_regclass('public.live_heads') as half, to_regclass('public.conversations')::text as before`)).toEqual([
    { half: null, before: 'public.conversations' },
  ]);
});

test('a data migration that policies would limit fails instead of changing nothing', async () => {
  const url = await rented();
  await migrate(url);
  await expect(ask(url, `set row_security = off; update public.shop_settings set currency = 'EUR'`)).rejects.toThrow(/row-level security/);
});

test('refuses an application role that can bypass policies', async () => {
  const url = await rented();
  await migrate(url);
  await ask(postgres.url, `alter role ${appRole} bypassrls`);
  await expect(migrate(url)).rejects.toThrow(/can bypass row-level security/);
  await ask(postgres.url, `alter role ${appRole} nobypassrls`);
  await migrate(url);
});

test.each([
  ['the superuser', () => postgres.url],
  ['the owner of the tables', () => ''],
])('refuses %s, even in an empty database', async (_who, superuser) => {
  const ownerUrl = await rented();
  await migrate(ownerUrl);
  const appUrl = superuser() ? withDatabase(superuser(), `d${count}`) : ownerUrl;
  const starting = startTestApp({ worker: false, database: { ownerUrl, appUrl, name: 'rented', drop: async () => {} } });
  await expect(starting).rejects.toThrow(/bypasses row-level security/);
});

test('after an upgrade, shops continue their numbers, also beside processes of the previous release', async () => {
  const url = await rented();
  const before = knownMigrations().filter((name) => name < '024');
  await migrate(url, { only: before });
  const [busy, quiet] = [newId(), newId()];
  await ask(url, `insert into directory.merchants (id, name) values ($1, 'Busy'), ($2, 'Quiet')`, [busy, quiet]);
  for (const [shop, conversation, order] of [
    [busy, 8, 1042],
    [quiet, 1, 1],
  ] as const)
    await ask(
      url,
      `with shop as (select set_config('app.merchant', $1, false))
      insert into public.shop_settings (merchant_id, currency, time_zone, locale, next_number, next_order_number)
      select $1::uuid, 'EUR', 'UTC', 'en', $2, $3 from shop`,
      [shop, conversation, order],
    );
  await migrate(url);
  const of = (shop: string) =>
    withOwner(url, async (client) => {
      await client.query(`select set_config('app.merchant', $1, false)`, [shop]);
      const slots = await client.query(
        `select kind, min(next), max(next), count(*)::int from public.number_slots group by kind order by kind`,
      );
      const settings = await client.query('select next_number, next_order_number from public.shop_settings');
      return [slots.rows, settings.rows];
    });
  expect(await of(busy)).toEqual([
    [
      { kind: 'conversation', min: 8, max: 39, count: 32 },
      { kind: 'order', min: 1042, max: 1073, count: 32 },
    ],
    [{ next_number: 10_008, next_order_number: 11_042 }],
  ]);
  expect(await of(quiet)).toEqual([
    [{ kind: 'conversation', min: 1, max: 32, count: 32 }],
    [{ next_number: 10_001, next_order_number: 1 }],
  ]);
});

test('after an upgrade, products are found, also one without options, kind or description', async () => {
  const url = await rented();
  await migrate(url, { only: knownMigrations().filter((name) => name < '062') });
  const [shop, product] = [newId(), newId()];
  await ask(url, `insert into directory.merchants (id, name) values ($1, 'Bare')`, [shop]);
  await ask(
    url,
    `with shop as (select set_config('app.merchant', $1, false)), brand as (
      insert into public.brands (merchant_id, id, name, is_default) select $1::uuid, $1::uuid, 'Bare', true from shop returning id)
    insert into public.products (merchant_id, id, brand_id, external_id, name, status, words, created_at, updated_at)
    select $1::uuid, $2::uuid, b.id, 'one', 'Gift card', 'active', '', now(), now() from brand b`,
    [shop, product],
  );
  await migrate(url);
  const asked = { terms: [{ forms: [{ w: 'card', q: 1 }] }], codes: [], languages: ['en'] };
  const [row] = await ask(
    url,
    `with shop as (select set_config('app.merchant', $1, false))
    select public.find_products($2::jsonb, 5)->'products'->0->>'id' as found from shop`,
    [shop, JSON.stringify(asked)],
  );
  expect(row?.found).toBe(product);
});

test('the login switches to the restricted role on connecting', async () => {
  const url = await rented();
  await migrate(url);
  const pool = openPool(url, { role: appRole });
  expect((await pool.query('select current_user as who, session_user as login')).rows).toEqual([{ who: appRole, login: 'landlord' }]);
  await pool.end();
});
