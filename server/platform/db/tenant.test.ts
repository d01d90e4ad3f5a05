import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { newId } from '../lib/ids.ts';
import { outageOf } from '../lib/outage.ts';
import { testDatabase } from '../../testing/database.ts';
import { openAcrossShops } from '../across-shops.ts';
import { appRole, openPool, operatorRole, type Pool } from './pool.ts';
import { enterShop, type Reader, reading, readingAllShops, writing } from './tenant.ts';

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

/** Tables with row-level security that is not forced, with the reason; all others must force it. */
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
  'product_words',
  'products',
  'variants',
];

test('every table of a shop forces row-level security, except for the listed ones', async () => {
  const { rows } = await owner.query(`select c.relname as name, c.relrowsecurity as secured, c.relforcerowsecurity as forced,
    (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0] where i.indrelid = c.oid and i.indisprimary) as first
    from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r' order by 1`);
  expect(rows.filter(({ secured }) => !secured)).toEqual([]);
  expect(rows.filter(({ forced }) => !forced).map(({ name }) => name)).toEqual(notForced);
  expect(rows.filter(({ first }) => first !== 'merchant_id')).toEqual([]);
});

test("the application's role owns nothing and can't bypass row-level security", async () => {
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

  test('a shop sees only its own rows, and no shop sees none', async () => {
    expect([await seen(one), await seen(two), await seen(''), await seen(newId())]).toEqual([[one], [two], [], []]);
    expect(await Promise.all([one, two, '', one, two].map(seen))).toEqual([[one], [two], [], [one], [two]]);
  });
  test("a writer can't insert into or change another shop", async () => {
    await expect(
      writing(pool, one, (db) => db.insertInto('customers').values({ merchant_id: two, id: newId(), name: 'x' }).execute()),
    ).rejects.toThrow(/row-level security/);
    const changed = await writing(pool, one, (db) =>
      db.updateTable('customers').set({ name: 'Bea' }).where('merchant_id', '=', two).executeTakeFirst(),
    );
    expect(Number(changed.numUpdatedRows)).toBe(0);
  });
  test("a reader can't write: the query builder has no write methods, and raw SQL is refused", async () => {
    expectTypeOf<Extract<keyof Reader, 'insertInto' | 'updateTable' | 'deleteFrom' | 'with' | 'transaction'>>().toBeNever();
    await expect(
      sql`insert into customers (merchant_id, id, name) values (${one}, ${newId()}, 'x')`.execute(reading(pool, one)),
    ).rejects.toThrow(/read-only transaction/);
  });
  test('a reader that writes is a defect, and a writer on a read-only server is an outage', async () => {
    const write = (db: Reader) => sql`insert into customers (merchant_id, id, name) values (${one}, ${newId()}, 'x')`.execute(db);
    expect(outageOf(await write(reading(pool, one)).catch((error: unknown) => error))).toBeUndefined();
    const refused = writing(pool, one, async (db) => {
      await sql`set transaction read only`.execute(db);
      await write(db);
    });
    expect(outageOf(await refused.catch((error: unknown) => error))?.code).toBe('database.read_only');
  });
  test('connections keep no state, and an invalid shop id finds nothing or fails', async () => {
    await seen(one);
    expect(await seen('')).toEqual([]);
    await expect(seen(`x' or 1=1`)).rejects.toThrow(/invalid input syntax/);
    expect(await seen(two)).toEqual([two]);
  });
  test("a swallowed error doesn't commit a partial transaction", async () => {
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
  test('statements time out', async () => {
    const { rows } = await sql<{ name: string; value: string }>`
      select name, setting || coalesce(unit, '') as value from pg_settings where name = any (array['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']) order by name
    `.execute(reading(pool, one));
    expect(rows.map(({ value }) => value)).toEqual(['30000ms', '10000ms', '30000ms']);
  });
  test('an invalid statement fails every time, and the connection works for the next', async () => {
    const wrong = () => sql`select nothing from nowhere`.execute(reading(pool, one));
    for (let time = 0; time < 4; time++) await expect(wrong()).rejects.toThrow('relation "nowhere" does not exist');
    expect(await seen(one)).toEqual([one]);
  });
  test('switching the shop within a transaction takes effect from there on', async () => {
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
  test('search functions under the policies return nothing without a shop', async () => {
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

  test.each(['lockers', 'shelves'])('%s shows a shop its own rows, and nothing without a shop', async (table) => {
    const seen = await Promise.all([one, two, '', newId()].map((merchant) => ask(merchant, `select merchant_id from ${table}`)));
    expect(seen).toEqual([[one], [two], [], []]);
  });
  test.each(['lockers', 'shelves'])("%s can't insert, change or delete another shop's rows", async (table) => {
    await expect(ask(one, `insert into ${table} (merchant_id, id) values ('${two}', '${newId()}')`)).rejects.toThrow(/row-level security/);
    await expect(ask('', `insert into ${table} (merchant_id, id) values ('${two}', '${newId()}')`)).rejects.toThrow(/row-level security/);
    expect(await ask(one, `update ${table} set id = id where merchant_id = '${two}' returning merchant_id`)).toEqual([]);
    expect(await ask(one, `delete from ${table} where merchant_id = '${two}' returning merchant_id`)).toEqual([]);
    expect(await ask(one, `update ${table} set id = id returning merchant_id`)).toEqual([one]);
  });
  test.each(['lockers', 'shelves'])("the application's role can't disable the policies of %s", async (table) => {
    await expect(ask(one, `alter table ${table} disable row level security`)).rejects.toThrow(/must be owner/);
    await expect(ask(one, `drop policy shop on ${table}`)).rejects.toThrow(/must be owner/);
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    await client.query(`set role ${appRole}; set row_security = off`);
    await expect(client.query(`select from ${table}`)).rejects.toThrow(/row-level security/);
    await client.end();
    await expect(ask(one, `truncate ${table}`)).rejects.toThrow(/permission denied/);
  });
  test("only the forced policy applies to the table's owner", async () => {
    const { rows } = await owner.query(
      `select relname as name, relforcerowsecurity as forced from pg_class where relname in ('lockers', 'shelves') order by 1`,
    );
    expect(rows).toEqual([
      { name: 'lockers', forced: true },
      { name: 'shelves', forced: false },
    ]);
  });
  test('only its owner can call it', async () => {
    await expect(ask(one, `select protect_table('customers', false)`)).rejects.toThrow(/permission denied for function protect_table/);
  });
  test('a table without a shop is refused', async () => {
    await owner.query('create table public.loose (id uuid primary key)');
    await expect(owner.query(`select protect_table('loose')`)).rejects.toThrow(/"merchant_id" does not exist/);
    await owner.query('drop table public.loose');
  });
});

describe("the operator's reader", () => {
  let pool: Pool;
  let owning: Pool;
  beforeAll(() => {
    pool = openPool(database.appUrl || database.ownerUrl, { max: 2, ...(database.appUrl ? {} : { role: appRole }) });
    owning = openPool(database.ownerUrl, { max: 2 });
  });
  afterAll(() => Promise.all([pool.end(), owning.end()]));
  const operator = {
    actor: { kind: 'user' as const, id: newId(), sessionId: newId(), name: 'Opal', role: 'super_admin' as const, merchant: '' },
    requestId: 'request-1',
    address: '',
  };
  const by = { ...operator, actor: { ...operator.actor, permissions: [], teams: null, brands: null } };
  const shops = (db: Reader) => db.selectFrom('customers').select('merchant_id').where('merchant_id', 'in', [one, two]).execute();
  const entries = async () =>
    (await owner.query(`select detail from directory.audit_log where actor_id = $1 and action = 'shops.read_across'`, [by.actor.id])).rows;

  test('sees every shop, after writing an audit entry', async () => {
    const across = openAcrossShops({ pool, owner: owning });
    const seen = await across(by, 'GET /api/admin/things', async (db) => [await entries(), await shops(db)] as const);
    expect(seen[0]).toEqual([{ detail: { endpoint: 'GET /api/admin/things' } }]);
    expect(new Set(seen[1].map(({ merchant_id: id }) => id))).toEqual(new Set([one, two]));
  });
  test("reads nothing when the audit entry can't be written", async () => {
    const gone = openPool(database.ownerUrl, { max: 1 });
    await gone.end();
    let read = false;
    const reading = openAcrossShops({ pool: gone, owner: owning })(by, 'GET /api/admin/things', async () => {
      read = true;
    });
    await expect(reading).rejects.toThrow('after calling end on the pool');
    expect(read).toBe(false);
  });
  test.each([
    ['a row of a shop', `insert into customers (merchant_id, id, name) values ('${one}', '${newId()}', 'x')`],
    ['a shop', `update directory.merchants set name = 'x'`],
    ['what it may', 'set transaction read write'],
  ])("can't change anything: %s", async (_what, text) => {
    await expect(readingAllShops(owning, (db) => sql.raw(text).execute(db))).rejects.toThrow(/read-only|permission denied|read-write/);
  });
  test.each(['select password_hash from directory.users', 'select * from directory.sessions', 'select * from directory.api_keys'])(
    'does not see secrets: %s',
    async (text) => {
      await expect(readingAllShops(owning, (db) => sql.raw(text).execute(db))).rejects.toThrow('permission denied');
    },
  );
  test('leaves no state on the connection', async () => {
    await readingAllShops(owning, shops);
    const { rows } = await owning.query(`select current_user = session_user as own, current_setting('transaction_read_only') as read_only`);
    expect(rows).toEqual([{ own: true, read_only: 'off' }]);
  });
  test("the application's role can't switch to it", async () => {
    const { rows } = await owner.query(
      `select pg_has_role($1, $2, 'member') as member, rolsuper, rolbypassrls, (select count(*)::int from pg_class where relowner = r.oid) as owns from pg_roles r where rolname = $2`,
      [appRole, operatorRole],
    );
    expect(rows).toEqual([{ member: false, rolsuper: false, rolbypassrls: false, owns: 0 }]);
    if (!database.appUrl) return;
    await expect(readingAllShops(pool, shops)).rejects.toThrow(`permission denied to set role "${operatorRole}"`);
    await expect(sql.raw(`set role ${operatorRole}`).execute(reading(pool, one))).rejects.toThrow('permission denied to set role');
  });
  test('a login that inherits the role stays restricted until it sets the role', async () => {
    const landlord = `landlord_${newId().replaceAll('-', '')}`;
    await owner.query(`create role ${landlord} nosuperuser; grant ${operatorRole} to ${landlord}`);
    const seen = async (role: string) => {
      await owner.query(`begin; set local role ${role}`);
      const { rows } = await owner.query('select merchant_id from public.brands union select merchant_id from public.customers');
      await owner.query('rollback');
      return rows.length;
    };
    expect([await seen(landlord), await seen(operatorRole)]).toEqual([0, 2]);
    await owner.query(`drop role ${landlord}`);
  });
  test('every table of a shop has a read-only policy for it', async () => {
    const { rows } = await owner.query(`
      select c.relname as name,
        exists (select 1 from pg_policies p where p.schemaname = 'public' and p.tablename = c.relname and p.policyname = 'across_shops' and p.cmd = 'SELECT' and p.roles = array['${operatorRole}']::name[]) as policy,
        has_table_privilege('${operatorRole}', c.oid, 'select') as reads, has_table_privilege('${operatorRole}', c.oid, 'insert, update, delete, truncate') as writes
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'`);
    expect(rows.length).toBeGreaterThan(40);
    expect(rows.filter(({ policy, reads, writes }) => !policy || !reads || writes)).toEqual([]);
    const { rows: others } = await owner.query(
      `select tablename from pg_policies where '${operatorRole}' = any (roles::text[]) and (policyname <> 'across_shops' or cmd <> 'SELECT')`,
    );
    expect(others).toEqual([]);
  });
});
