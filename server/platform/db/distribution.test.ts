import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../testing/database.ts';
import { distribute, hasCitus, planText, readCatalogue } from './distribution.ts';

let database: TestDatabase;
let owner: pg.Client;
async function open() {
  database = await testDatabase();
  owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
}
async function close() {
  await owner.end();
  await database.drop();
}
beforeAll(open);
afterAll(close);
/** Rolls back all its changes. */
async function dryRun<T>(work: () => Promise<T>): Promise<T> {
  await owner.query('begin');
  try {
    return await work();
  } finally {
    await owner.query('rollback');
  }
}

/** SECURITY DEFINER functions and why they need it. docs/scaling.md says where each runs in a cluster. */
const definers: Record<string, string> = {
  broken_audit_link: 'the application may not read what the owner sealed of other shops; asks one shop',
  broken_directory_audit_link: 'as above, outside of any shop',
  customers_called: 'no index of words works below a policy; filters by the shop itself',
  drop_old_audit: 'the application may only add to the audit log',
  drop_old_directory_audit: 'as above, outside of any shop',
  enqueue_jobs: 'the tables of the queue refuse the application',
  erase_audit: 'the application may only add to the audit log',
  find_products: 'no index of words works below a policy; filters by the shop itself',
  orders_with_sku: 'no index of words works below a policy; filters by the shop itself',
  orders_with_tag: 'no index of tags in lower case works below a policy; filters by the shop itself',
  orders_with_tracking: 'no index of words works below a policy; filters by the shop itself',
  redact_audit: 'the application may only add to the audit log; asks one shop',
  redact_directory_audit: 'as above, outside of any shop',
  refresh_statistics: 'only an owner may analyze a table',
  seal_audit: 'the application may only add to the audit log',
  seal_directory_audit: 'as above, outside of any shop',
  search_articles: 'no index of words works below a policy; filters by the shop itself',
  search_conversations: 'no index of words works below a policy; filters by the shop itself',
  search_customer_ids: 'no index of words works below a policy; filters by the shop itself',
  search_customers: 'no index of words works below a policy; filters by the shop itself',
  search_order_ids: 'no index of words works below a policy; filters by the shop itself',
  search_orders: 'no index of words works below a policy; filters by the shop itself',
  search_passages: 'no index of words works below a policy; filters by the shop itself',
  variants_by_sku: 'no index of lower-case SKUs works below a policy; filters by the shop itself',
};

test('every table of a shop can be distributed by it', async () => {
  const { issues, tables, references, keys } = await readCatalogue(owner);
  expect(issues).toEqual([]);
  expect(tables).toContain('public.checkouts');
  expect(references).toEqual(['directory.merchants']);
  expect(keys.length).toBeGreaterThan(70);
});

test.each([
  [
    'a trigger',
    'create trigger noted before insert on orders for each row execute function refuse_audit_change()',
    'public.orders has the trigger noted. Distributed tables can’t have triggers.',
  ],
  [
    'a unique index of its own',
    'create unique index one_number on orders (order_number)',
    'The unique index public.one_number doesn’t contain merchant_id.',
  ],
  [
    'a unique index that only carries the shop',
    'create unique index one_number on orders (order_number) include (merchant_id)',
    'The unique index public.one_number doesn’t contain merchant_id.',
  ],
  [
    'a foreign key to another shop',
    'create unique index by_number on orders (merchant_id, order_number); alter table pins add column order_number text, add column of_shop uuid, add constraint astray foreign key (of_shop, order_number) references orders (merchant_id, order_number)',
    'public.pins: the foreign key astray references public.orders without merchant_id. A foreign key must stay within the shop or reference a table that is on every node.',
  ],
  [
    'a foreign key from what every node has',
    'alter table directory.users add column merchant_id uuid, add column pinned uuid, add constraint astray foreign key (merchant_id, pinned) references orders (merchant_id, id)',
    'directory.users: the foreign key astray belongs to a table that is on every node, so it can’t reference a table of a shop.',
  ],
  [
    'a foreign key that forgets the shop',
    'alter table pins add column order_id uuid, add constraint forgetful foreign key (merchant_id, order_id) references orders on delete set null',
    'public.pins: the foreign key forgetful changes merchant_id when the referenced row is deleted or updated.',
  ],
  ['a table without a shop', 'create table rates (code text primary key)', 'public.rates has no merchant_id.'],
])('finds %s', async (_what, change, issue) => {
  const issues = await dryRun(async () => {
    await owner.query(`set local search_path = public; ${change}`);
    return (await readCatalogue(owner)).issues;
  });
  expect(issues).toContain(issue);
});

test('every SECURITY DEFINER function is listed, sets its search_path and is documented', async () => {
  const { rows } = await owner.query<{ name: string; config: string[] | null; open: boolean }>(`
    select p.proname::text as name, p.proconfig as config, has_function_privilege('public', p.oid, 'execute') as open
    from pg_proc p where p.prosecdef and p.pronamespace in (select oid from pg_namespace where nspname in ('public', 'directory')) order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(definers));
  expect(rows.filter(({ config }) => !config?.some((one) => one.startsWith('search_path=')))).toEqual([]);
  expect(rows.filter(({ open }) => open)).toEqual([]);
  const described = fs.readFileSync(path.resolve(import.meta.dirname, '../../../docs/scaling.md'), 'utf8');
  expect([...Object.keys(definers), 'append_live'].filter((name) => !described.includes(`\`${name}\``))).toEqual([]);
});

test('without Citus, prints the plan: reference tables, then tables by shop, then foreign keys', async () => {
  expect(await hasCitus(owner)).toBe(false);
  const lines = planText(await readCatalogue(owner)).split('\n');
  const at = (part: string) => lines.findIndex((line) => line.includes(part));
  const last = (part: string) => lines.findLastIndex((line) => line.includes(part));
  const order = [
    at('alter role parley_app login'),
    at('create schema if not exists distribution'),
    last('drop constraint'),
    at("create_reference_table('directory.merchants')"),
    at('create_distributed_table'),
    last('create_distributed_table'),
    at('add constraint'),
    last('REFERENCES directory.merchants'),
    last('add constraint'),
    at('drop schema distribution'),
    at('directory.users: '),
  ];
  expect(order.every((line) => line >= 0)).toBe(true);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  const made = lines.filter((line) => line.includes('create_distributed_table'));
  expect(made.filter((line) => line.includes("colocate_with => 'none'"))).toHaveLength(1);
  expect(made.filter((line) => line.includes(`colocate_with => '${/'([^']+)'/.exec(made[0] ?? '')?.[1]}'`))).toHaveLength(made.length - 1);
});

/** A minimal imitation of Citus on a coordinator, enough to test the order of steps, what stays local and recovery after a failure. */
const stub = `
  set allow_system_table_mods = on;
  create table pg_catalog.pg_dist_local_group (groupid int);
  insert into pg_catalog.pg_dist_local_group values (0);
  create table pg_catalog.pg_dist_node (groupid int, nodename text, isactive boolean, noderole text);
  insert into pg_catalog.pg_dist_node values (0, 'here', true, 'primary'), (1, 'worker', true, 'primary');
  create table pg_catalog.pg_dist_partition (logicalrelid regclass, partmethod "char", repmodel "char");
  create function pg_catalog.run_command_on_workers(command text) returns table (nodename text, nodeport int, success boolean, result text) language sql as
    $$ select 'worker', 5432, coalesce(current_setting('stub.refuses', true), '') = '' or command not like '%' || current_setting('stub.refuses') || '%', 'no' $$;
  create function pg_catalog.create_reference_table(t regclass) returns void language plpgsql as $$ begin
    if exists (select from pg_constraint where confrelid = t and contype = 'f') then raise exception '% is pointed at by a local table', t; end if;
    insert into pg_dist_partition values (t, 'n', 't');
  end $$;
  create function pg_catalog.create_distributed_table(t regclass, by_column text, colocate_with text) returns void language plpgsql as $$ begin
    if t::text = current_setting('stub.fails_at', true) then raise exception 'the worker is gone'; end if;
    if exists (select from pg_constraint where t in (conrelid, confrelid) and contype = 'f') then raise exception '% has foreign keys', t; end if;
    if by_column <> 'merchant_id' or colocate_with <> 'none' and not exists (select from pg_dist_partition where logicalrelid = colocate_with::regclass) then raise exception 'not beside the others'; end if;
    insert into pg_dist_partition values (t, 'h', 's');
  end $$;
  create function pg_catalog.truncate_local_data_after_distributing_table(t regclass) returns void language sql as '';
  create function pg_catalog.create_distributed_function(f regprocedure) returns void language sql as ''`;
const readPlaces = async () =>
  Object.fromEntries(
    (
      await owner.query<{ kind: string; count: number }>(
        'select partmethod as kind, count(*)::int as count from pg_dist_partition group by 1',
      )
    ).rows.map(({ kind, count }) => [kind, count]),
  );

describe('with an imitation of Citus', () => {
  // A separate database, because a completed run can't be rolled back.
  beforeAll(async () => {
    await close();
    await open();
    await owner.query(stub);
  });
  afterAll(async () => {
    await close();
    await open();
  });

  test('an interrupted run says where, and the next one continues until every foreign key is restored', async () => {
    const { tables, keys } = await readCatalogue(owner);
    await expect(dryRun(() => distribute(owner, () => {}))).resolves.toBeUndefined();
    expect(await readPlaces()).toEqual({});

    const lines: string[] = [];
    await owner.query(`set stub.fails_at = 'public.orders'`);
    await expect(distribute(owner, (line) => lines.push(line))).rejects.toThrow(
      /This step failed: Distribute public\.orders by shop\.\n.*create_distributed_table.*\n {2}the worker is gone\nFix the cause, then run npm run distribute again/,
    );
    expect((await readCatalogue(owner)).keys.map(({ definition }) => definition).toSorted()).toEqual(
      keys.map(({ definition }) => definition).toSorted(),
    );

    await owner.query(`reset stub.fails_at`);
    await distribute(owner, (line) => lines.push(line));
    expect(lines.filter((line) => line === 'Distribute public.customers by shop')).toHaveLength(1);
    expect(lines).toContain('Already done: Distribute public.customers by shop');
    expect(await readPlaces()).toEqual({ h: tables.length, n: 1 });
    expect((await readCatalogue(owner)).keys).toEqual(keys);
    expect((await owner.query(`select from pg_namespace where nspname = 'distribution'`)).rowCount).toBe(0);
  });

  test('names a worker that refuses a command, with its error', async () => {
    await owner.query(`set stub.refuses = 'create role'`);
    await expect(distribute(owner, () => {})).rejects.toThrow('worker:5432 answered: no');
    await owner.query('reset stub.refuses');
  });

  test.each([
    ['no worker is there', 'delete from pg_dist_node where groupid = 1', /No worker is active/],
    ['the coordinator is not known', 'delete from pg_dist_node where groupid = 0', /doesn’t know its own address/],
    ['it is a worker', 'update pg_dist_local_group set groupid = 3', /This node is a worker/],
    ['tables break a rule', 'create table public.rates (code text primary key)', /public\.rates has no merchant_id/],
    ['rows are kept twice', `set local citus.shard_replication_factor = '2'`, /Parley locks rows, which requires 1/],
  ])('changes nothing when %s', async (_why, change, sentence) => {
    const refused = dryRun(async () => {
      await owner.query(change);
      await distribute(owner, () => {});
    });
    await expect(refused).rejects.toThrow(sentence);
  });
});
