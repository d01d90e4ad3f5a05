import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { until } from '../../testing/app.ts';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { appRole, openPool, type Pool } from '../db/pool.ts';
import { writing } from '../db/tenant.ts';
import { newId } from '../lib/ids.ts';
import { storeAudit } from './audit.ts';

let database: TestDatabase;
let owner: pg.Client;
let pool: Pool;
let shop: string;
beforeAll(async () => {
  database = await testDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  pool = openPool(database.ownerUrl, { role: appRole, max: 4 });
});
afterAll(async () => {
  await Promise.all([owner.end(), pool.end()]);
  await database.drop();
});
beforeEach(async () => {
  shop = newId();
  await owner.query(`insert into directory.merchants (id, name) values ($1, 'A shop')`, [shop]);
});

/** Entries a few seconds old and a millisecond apart, because entries younger than two seconds are not sealed yet. */
const write = (count: number) =>
  owner.query(
    `insert into audit_log (merchant_id, id, actor_kind, action, detail, at)
     select $1, gen_random_uuid(), 'system', 'deed ' || n, jsonb_build_object('n', n, 'text', 'ä "quoted"'), now() - interval '10 seconds' + n * interval '1 millisecond'
     from generate_series(1, $2) n`,
    [shop, count],
  );
const seal = async (client: { query: pg.Client['query'] } = owner, most = 1000) =>
  (await client.query<{ sealed: number }>('select seal_audit($1, $2) as sealed', [shop, most])).rows[0]?.sealed;
const broken = async (client: pg.Client = owner) =>
  (await client.query<{ at: number | null }>('select broken_audit_link($1) as at', [shop])).rows[0]?.at;
const chain = async () =>
  (
    await owner.query<{ seq: number; action: string; previous: string; hash: string }>(
      'select seq, action, previous, hash from audit_log where merchant_id = $1 and seq is not null order by seq',
      [shop],
    )
  ).rows;

test('seals entries in order, each linked to the previous one', async () => {
  await write(5);
  expect(await seal()).toBe(5);
  await write(2);
  expect(await seal()).toBe(2);
  const links = await chain();
  expect(links.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(links.slice(0, 5).map(({ action }) => action)).toEqual([1, 2, 3, 4, 5].map((n) => `deed ${n}`));
  expect(links.map(({ previous }) => previous)).toEqual(['', ...links.slice(0, -1).map(({ hash }) => hash)]);
  expect(new Set(links.map(({ hash }) => hash)).size).toBe(7);
  expect(await broken()).toBeNull();
});

test('waits two seconds before sealing, because an earlier transaction may still commit', async () => {
  const by = { actor: { kind: 'system' as const, merchant: shop }, requestId: 'request-1', address: '' };
  await writing(pool, shop, (db) => storeAudit(db, by, shop, [{ action: 'just now' }]));
  expect(await seal()).toBe(0);
  await until(async () => (await seal()) === 1);
  expect((await chain()).map(({ action }) => action)).toEqual(['just now']);
});

test("an operator's entry in a shop contains their id and the impersonation's id", async () => {
  const impersonation = { id: newId(), reason: 'A ticket', expiresAt: new Date() };
  const actor = { kind: 'operator' as const, id: newId(), sessionId: newId(), name: 'Opal', merchant: shop, impersonation };
  const by = { actor: { ...actor, scopes: [], teams: null, brands: null }, requestId: 'request-1', address: '' };
  await writing(pool, shop, (db) => storeAudit(db, by, shop, [{ action: 'looked', detail: { n: 1 } }, { action: 'looked again' }]));
  const { rows } = await owner.query('select actor_kind, actor_id, detail from audit_log where merchant_id = $1 order by action', [shop]);
  const both = { actor_kind: 'operator', actor_id: actor.id };
  expect(rows).toEqual([
    { ...both, detail: { n: 1, impersonation: impersonation.id } },
    { ...both, detail: { impersonation: impersonation.id } },
  ]);
});

test('concurrent sealers build one chain, in batches', async () => {
  await write(60);
  const clients = await Promise.all(
    [1, 2, 3, 4].map(async () => {
      const client = new pg.Client({ connectionString: database.ownerUrl });
      await client.connect();
      return client;
    }),
  );
  const sealed = await Promise.all(clients.flatMap((client) => [seal(client, 7), seal(client, 7)]));
  expect(sealed).toEqual([7, 7, 7, 7, 7, 7, 7, 7]);
  expect(await seal()).toBe(4);
  await Promise.all(clients.map((client) => client.end()));
  expect((await chain()).map(({ seq }) => seq)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
  expect(await broken()).toBeNull();
});

test('a chain is valid under any time zone and date style', async () => {
  await write(2);
  await owner.query(`set timezone = 'Asia/Tokyo'`);
  await seal();
  await write(2);
  await owner.query(`set timezone = 'America/New_York'; set datestyle = 'German, DMY'`);
  await seal();
  expect(await broken()).toBeNull();
  await owner.query('reset timezone; reset datestyle');
  expect(await broken()).toBeNull();
});

describe('detects changes by a superuser', () => {
  test.each([
    [
      'a word that was changed',
      'update audit_log set detail = \'{"n": 3, "text": "nothing happened"}\' where merchant_id = $1 and seq = 3',
      3,
    ],
    ['another person named', `update audit_log set actor_id = gen_random_uuid() where merchant_id = $1 and seq = 2`, 2],
    ['a time that was moved', `update audit_log set at = at + interval '1 hour' where merchant_id = $1 and seq = 5`, 5],
    ['an entry that was taken out', 'delete from audit_log where merchant_id = $1 and seq = 4', 5],
    ['the first entries taken out', 'delete from audit_log where merchant_id = $1 and seq <= 2', 3],
    [
      'two that changed places',
      'update audit_log set seq = case seq when 1 then 102 else 101 end where merchant_id = $1 and seq in (1, 2)',
      3,
    ],
    [
      'an entry rewritten with a fitting hash',
      `update audit_log a set action = 'another deed', hash = audit_hash(previous, seq, to_jsonb(a) || '{"action": "another deed"}') where merchant_id = $1 and seq = 4`,
      5,
    ],
  ])('%s', async (_what, statement, at) => {
    await write(6);
    await seal();
    await owner.query("begin; set local timezone = 'UTC'");
    await owner.query(statement, [shop]);
    const found = await broken();
    await owner.query('rollback');
    expect([found, await broken()]).toEqual([at, null]);
  });
});

describe.each([['audit_log'], ['directory.audit_log']])('%s', (table) => {
  beforeEach(async () => {
    await write(1);
    await owner.query(
      `insert into directory.audit_log (id, actor_kind, action, at) values (gen_random_uuid(), 'nobody', 'knocked', now() - interval '10 seconds')`,
    );
    await seal();
    await owner.query('select seal_directory_audit()');
  });
  test("the application's role can only insert and read", async () => {
    const { rows } = await owner.query(
      `select p, has_table_privilege($1, $2, p) as may from unnest('{select,insert,update,delete,truncate,trigger,references}'::text[]) p`,
      [appRole, table],
    );
    expect(Object.fromEntries(rows.map(({ p, may }) => [p, may]))).toEqual({
      ...{ select: true, insert: true },
      ...{ update: false, delete: false, truncate: false, trigger: false, references: false },
    });
    const { rows: columns } = await owner.query(`select has_any_column_privilege($1, $2, 'update') as may`, [appRole, table]);
    expect(columns).toEqual([{ may: false }]);
  });
});

describe('directory.audit_log, which is never distributed, is protected by a trigger', () => {
  const table = 'directory.audit_log';
  beforeEach(async () => {
    await owner.query(
      `insert into directory.audit_log (id, actor_kind, action, at) values (gen_random_uuid(), 'nobody', 'knocked', now() - interval '10 seconds')`,
    );
    await owner.query('select seal_directory_audit()');
  });
  test.each([
    ['changed', `update ${table} set action = 'another'`],
    ['unsealed', `update ${table} set seq = null, hash = null where seq is not null`],
    ['sealed again', `update ${table} set hash = 'x' where seq is not null`],
    ['deleted', `delete from ${table}`],
    ['emptied', `truncate ${table}`],
  ])("can't be %s, even by a superuser", async (_what, statement) => {
    await expect(owner.query(statement)).rejects.toThrow('the audit log is append-only');
  });
  test("can't be changed while being sealed", async () => {
    await owner.query(`insert into directory.audit_log (id, actor_kind, action) values (gen_random_uuid(), 'nobody', 'open')`);
    await expect(owner.query(`update ${table} set seq = 999, action = 'another' where seq is null`)).rejects.toThrow('append-only');
  });
});

describe("audit_log, which may be distributed and then has no trigger, is protected by its owner's privileges", () => {
  const landlord = `landlord_${newId().replaceAll('-', '')}`;
  beforeAll(async () => {
    await owner.query(
      `create role ${landlord} nosuperuser; grant usage on schema public, directory to ${landlord}; grant select on directory.audit_anchors to ${landlord}`,
    );
    await owner.query(`alter table audit_log owner to ${landlord}; alter function seal_audit owner to ${landlord}`);
  });
  afterAll(async () => {
    await owner.query(`reassign owned by ${landlord} to current_user; drop owned by ${landlord}; drop role ${landlord}`);
  });
  const asLandlord = async (statement: string) => {
    await owner.query(`begin; set local role ${landlord}`);
    try {
      return await owner.query(statement);
    } finally {
      await owner.query('rollback');
    }
  };
  beforeEach(async () => {
    await write(3);
    await seal();
  });
  test.each([
    ['changed', `update audit_log set action = 'another'`],
    ['moved to another shop', 'update audit_log set merchant_id = gen_random_uuid()'],
    ['changed while it is sealed', `update audit_log set seq = 999, action = 'another' where seq is null`],
    ['emptied', 'truncate audit_log'],
  ])("can't be %s", async (_what, statement) => {
    await expect(asLandlord(statement)).rejects.toThrow('permission denied for table audit_log');
  });
  test('can be sealed, and the chain reveals a changed seal', async () => {
    await write(1);
    expect(await seal()).toBe(1);
    await owner.query('begin');
    await owner.query(`set local role ${landlord}`);
    await owner.query(`update audit_log set hash = 'x' where merchant_id = $1 and seq = 2`, [shop]);
    await owner.query('set local role none');
    const found = await broken();
    await owner.query('rollback');
    expect(found).toBe(2);
  });
});

test('entries outside any shop have their own chain', async () => {
  await owner.query(
    `insert into directory.audit_log (id, actor_kind, action, at) select gen_random_uuid(), 'nobody', 'knocked', now() - interval '10 seconds' + n * interval '1 millisecond' from generate_series(1, 4) n`,
  );
  await owner.query('select seal_directory_audit()');
  const { rows } = await owner.query<{ seq: number; previous: string; hash: string }>(
    'select seq, previous, hash from directory.audit_log where seq is not null order by seq',
  );
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
  expect(rows.map(({ previous }) => previous)).toEqual(['', ...rows.slice(0, -1).map(({ hash }) => hash)]);
  const brokenHere = async () => (await owner.query('select broken_directory_audit_link() as at')).rows;
  expect(await brokenHere()).toEqual([{ at: null }]);
  await owner.query('begin; alter table directory.audit_log disable trigger append_only');
  await owner.query(`update directory.audit_log set action = 'another' where seq = 2`);
  const found = await brokenHere();
  await owner.query('rollback');
  expect(found).toEqual([{ at: 2 }]);
});
