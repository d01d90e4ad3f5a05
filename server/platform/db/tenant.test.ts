import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../lib/ids.ts';
import { testDatabase } from '../../testing/database.ts';
import { appRole, openPool, type Pool } from './pool.ts';
import { reading, writing } from './tenant.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let owner: pg.Client;
const [one, two] = [newId(), newId()];
beforeAll(async () => {
  database = await testDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  for (const id of [one, two]) {
    await owner.query('insert into directory.merchants (id, name) values ($1, $2)', [id, `shop ${id}`]);
    await owner.query(`insert into customers (merchant_id, id, name) values ($1, $2, 'Ann')`, [id, newId()]);
  }
});
afterAll(async () => {
  await owner.end();
  await database.drop();
});

/** Tables every shop's rows may be read from without FORCE, with the reason; anything else must be forced. */
const notForced = [
  'article_passages',
  'audit_log',
  'conversations',
  'customers',
  'knowledge_words',
  'live',
  'messages',
  'order_lines',
  'orders',
  'products',
  'variants',
];

test('every table of a shop has row-level security, forced but for the written exceptions', async () => {
  const { rows } = await owner.query(`select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
    (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] where i.indrelid = c.oid and i.indisprimary) as first
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r' order by 1`);
  expect(rows.filter(({ secured }) => !secured)).toEqual([]);
  expect(rows.filter(({ forced }) => !forced).map(({ name }) => name)).toEqual(notForced);
  expect(rows.filter(({ first }) => first !== 'merchant_id')).toEqual([]);
});

test("the application's role owns nothing and bypasses nothing", async () => {
  const { rows } = await owner.query(
    `select rolsuper, rolbypassrls, (select count(*)::int from pg_class where relowner = r.oid) as owns from pg_roles r where rolname = $1`,
    [appRole],
  );
  expect(rows[0]).toEqual({ rolsuper: false, rolbypassrls: false, owns: 0 });
});

describe.each([
  ['prepared, the shop in the packet', true],
  ['plain, behind a pooler', false],
])('%s', (_name, prepared) => {
  let pool: Pool;
  beforeAll(() => {
    pool = openPool(database.ownerUrl, { role: appRole, max: 2, prepared });
  });
  afterAll(() => pool.end());
  const seen = async (merchant: string) =>
    (await reading(pool, merchant).selectFrom('customers').select('merchant_id').execute()).map(({ merchant_id }) => merchant_id);

  test("a shop sees its rows, another shop's not, and no shop none", async () => {
    expect([await seen(one), await seen(two), await seen(''), await seen(newId())]).toEqual([[one], [two], [], []]);
    expect(await Promise.all([one, two, '', one, two].map(seen))).toEqual([[one], [two], [], [one], [two]]);
  });
  test('a writer cannot put a row into another shop, nor change one', async () => {
    await expect(
      writing(pool, one, (db) => db.insertInto('customers').values({ merchant_id: two, id: newId(), name: 'x' }).execute()),
    ).rejects.toThrow(/row-level security/);
    const changed = await writing(pool, one, (db) =>
      db.updateTable('customers').set({ name: 'Bea' }).where('merchant_id', '=', two).executeTakeFirst(),
    );
    expect(Number(changed.numUpdatedRows)).toBe(0);
  });
  test('a reader cannot write, even through a cast', async () => {
    await expect(
      sql`insert into customers (merchant_id, id, name) values (${one}, ${newId()}, 'x')`.execute(reading(pool, one) as never),
    ).rejects.toThrow(/read-only transaction/);
  });
  test('nothing stays on the connection, and a shop that is no id finds nothing or fails', async () => {
    await seen(one);
    expect(await seen('')).toEqual([]);
    await expect(seen(`x' or 1=1`)).rejects.toThrow(/invalid input syntax/);
    expect(await seen(two)).toEqual([two]);
  });
  test('a swallowed error does not commit half', async () => {
    const id = newId();
    await expect(
      writing(pool, one, async (db) => {
        await db.insertInto('customers').values({ merchant_id: one, id, name: 'half' }).execute();
        await db
          .insertInto('customers')
          .values({ merchant_id: one, id, name: 'again' })
          .execute()
          .catch(() => undefined);
      }),
    ).rejects.toThrow(/rolled back|aborted|duplicate key/);
    expect(await reading(pool, one).selectFrom('customers').select('id').where('id', '=', id).execute()).toEqual([]);
  });
  test('nothing waits for ever', async () => {
    const { rows } = await sql<{ name: string; value: string }>`
      select name, setting || coalesce(unit, '') as value from pg_settings where name = any (array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) order by name
    `.execute(reading(pool, one) as never);
    expect(rows.map(({ value }) => value)).toEqual(['30000ms', '10000ms', '30000ms']);
  });
  test('search below the policies fails closed', async () => {
    const find = async (merchant: string) =>
      (await sql<{ id: string }>`select id from search_customers('ann', 10)`.execute(reading(pool, merchant) as never)).rows.length;
    expect([await find(one), await find('')]).toEqual([1, 0]);
  });
});
