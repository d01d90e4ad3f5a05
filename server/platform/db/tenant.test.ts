import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { newId } from '../lib/ids.ts';
import { testDatabase } from '../../testing/database.ts';
import { appRole, openPool, type Pool } from './pool.ts';
import { enterShop, type Reader, reading, writing } from './tenant.ts';

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
  ['prepared, the shop in the packet', true, 'set_config'],
  ['plain, behind a pooler', false, 'set_config'],
  ['prepared, the shop by SET LOCAL, as Citus hands it on', true, 'set_local'],
  ['plain, the shop by SET LOCAL', false, 'set_local'],
] as const)('%s', (_name, prepared, tenant) => {
  let pool: Pool;
  beforeAll(() => {
    pool = openPool(database.ownerUrl, { role: appRole, max: 2, prepared, tenant });
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
  test('a reader cannot write: the builder offers nothing that does, and raw SQL is refused', async () => {
    expectTypeOf<Extract<keyof Reader, 'insertInto' | 'updateTable' | 'deleteFrom' | 'with' | 'transaction'>>().toBeNever();
    await expect(
      sql`insert into customers (merchant_id, id, name) values (${one}, ${newId()}, 'x')`.execute(reading(pool, one)),
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
    `.execute(reading(pool, one));
    expect(rows.map(({ value }) => value)).toEqual(['30000ms', '10000ms', '30000ms']);
  });
  test('a statement that is wrong says so each time, and the connection serves the next', async () => {
    const wrong = () => sql`select nothing from nowhere`.execute(reading(pool, one));
    for (let time = 0; time < 4; time++) await expect(wrong()).rejects.toThrow('relation "nowhere" does not exist');
    expect(await seen(one)).toEqual([one]);
  });
  test('the shop that is entered in a transaction is the one that is seen from there on', async () => {
    const found = await writing(pool, '', async (db) => {
      const before = await db.selectFrom('customers').select('merchant_id').execute();
      await enterShop(db, pool, two);
      return [before, await db.selectFrom('customers').select('merchant_id').execute()];
    });
    expect(found).toEqual([[], [{ merchant_id: two }]]);
    const entering = writing(pool, '', async (db) => {
      await enterShop(db, pool, `${two}'; reset role; --`);
      return db.selectFrom('customers').select('id').execute();
    });
    await expect(entering).rejects.toThrow('invalid input syntax');
  });
  test('search below the policies fails closed', async () => {
    const find = async (merchant: string) =>
      (await sql<{ id: string }>`select id from search_customers('ann', 10)`.execute(reading(pool, merchant))).rows.length;
    expect([await find(one), await find('')]).toEqual([1, 0]);
  });
});

describe('protect_table', () => {
  let pool: Pool;
  beforeAll(async () => {
    await owner.query(`
      create table public.lockers (merchant_id uuid not null, id uuid not null, primary key (merchant_id, id));
      create table public.shelves (merchant_id uuid not null, id uuid not null, primary key (merchant_id, id));
      select protect_table('lockers'), protect_table('shelves', false);`);
    for (const table of ['lockers', 'shelves'])
      await owner.query(`insert into public.${table} (merchant_id, id) values ($1, $2), ($3, $4)`, [one, newId(), two, newId()]);
    pool = openPool(database.ownerUrl, { role: appRole, max: 2 });
  });
  afterAll(async () => {
    await pool.end();
    await owner.query('drop table public.lockers, public.shelves');
  });
  const ask = (merchant: string, text: string) =>
    writing(pool, merchant, async (db) => (await sql.raw<{ merchant_id: string }>(text).execute(db)).rows.map((row) => row.merchant_id));

  test.each(['lockers', 'shelves'])('%s shows a shop its rows, and nothing without one', async (table) => {
    const seen = await Promise.all([one, two, '', newId()].map((merchant) => ask(merchant, `select merchant_id from ${table}`)));
    expect(seen).toEqual([[one], [two], [], []]);
  });
  test.each(['lockers', 'shelves'])("%s takes, changes and loses no row of another shop's", async (table) => {
    await expect(ask(one, `insert into ${table} (merchant_id, id) values ('${two}', '${newId()}')`)).rejects.toThrow(/row-level security/);
    await expect(ask('', `insert into ${table} (merchant_id, id) values ('${two}', '${newId()}')`)).rejects.toThrow(/row-level security/);
    expect(await ask(one, `update ${table} set id = id where merchant_id = '${two}' returning merchant_id`)).toEqual([]);
    expect(await ask(one, `delete from ${table} where merchant_id = '${two}' returning merchant_id`)).toEqual([]);
    expect(await ask(one, `update ${table} set id = id returning merchant_id`)).toEqual([one]);
  });
  test.each(['lockers', 'shelves'])("the application's role cannot open %s", async (table) => {
    await expect(ask(one, `alter table ${table} disable row level security`)).rejects.toThrow(/must be owner/);
    await expect(ask(one, `drop policy shop on ${table}`)).rejects.toThrow(/must be owner/);
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    await client.query(`set role ${appRole}; set row_security = off`);
    await expect(client.query(`select from ${table}`)).rejects.toThrow(/row-level security/);
    await client.end();
    await expect(ask(one, `truncate ${table}`)).rejects.toThrow(/permission denied/);
  });
  test('only the forced one binds its owner as well', async () => {
    const { rows } = await owner.query(
      `select relname as name, relforcerowsecurity as forced from pg_class where relname in ('lockers', 'shelves') order by 1`,
    );
    expect(rows).toEqual([
      { name: 'lockers', forced: true },
      { name: 'shelves', forced: false },
    ]);
  });
  test('nobody but its owner may call it', async () => {
    await expect(ask(one, `select protect_table('customers', false)`)).rejects.toThrow(/permission denied for function protect_table/);
  });
  test('a table without a shop is refused', async () => {
    await owner.query('create table public.loose (id uuid primary key)');
    await expect(owner.query(`select protect_table('loose')`)).rejects.toThrow(/"merchant_id" does not exist/);
    await owner.query('drop table public.loose');
  });
});
