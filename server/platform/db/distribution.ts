import type pg from 'pg';
import { appRole, operatorRole } from './pool.ts';
import { isUnbound } from './product-tables.ts';

/** The schema where a run stores the foreign keys it dropped until they are restored. */
export const keptIn = 'distribution';

type Key = { table: string; name: string; to: string; definition: string };
export type Catalogue = {
  /** Tables of a shop, distributed by `merchant_id`. */
  tables: string[];
  /** Tables outside the shop that they reference; copied to every node. */
  references: string[];
  /** All other tables, with the reason they stay on the coordinator. */
  left: { table: string; why: string }[];
  keys: Key[];
  /** Functions that read no tables; workers need them to run parts of queries. */
  functions: string[];
  extensions: string[];
  /** Reasons why a table can't be distributed, one sentence each. */
  issues: string[];
};

/**
 * One step on the coordinator, as consecutive statements. `done` returns true after it succeeded, so that an interrupted run continues
 * there.
 */
export type Step = { what: string; sql: string[]; done?: string };

const reasons: Record<string, string> = {
  'directory.audit_log': 'events outside any shop, protected by a trigger',
  'directory.idempotency_keys': 'belongs to a session, kept for a day',
  'directory.mailbox': 'emails of an installation without a mail server',
  'directory.migrations': 'list of applied migrations',
  'directory.performance_metrics': 'belongs to the installation',
  'directory.demo_requests': 'belongs to the installation',
  'directory.feedback': 'belongs to the installation',
  'directory.push_key': 'belongs to the installation',
};

const tenantTables = `
  select c.oid, c.oid::regclass::text as name from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
    and exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'merchant_id' and not a.attisdropped)`;

/** Reads from the catalog what to distribute. Names include their schema. */
export async function readCatalogue(client: pg.Client): Promise<Catalogue> {
  const names = async (text: string) => (await client.query<{ name: string }>(text)).rows.map(({ name }) => name);
  await client.query('set search_path = pg_catalog');
  const tables = await names(`select name from (${tenantTables}) t order by name`);
  const keys = await readKeys(client);
  const ofShop = new Set(tables);
  const references = [...new Set(keys.filter(({ table, to }) => ofShop.has(table) && !ofShop.has(to)).map(({ to }) => to))].toSorted();
  const others = await names(`
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'directory')) and c.relkind in ('r', 'p') and not c.relispartition order by 1`);
  return {
    tables,
    references,
    left: [
      ...others
        .filter((name) => !ofShop.has(name) && !references.includes(name))
        .map((table) => ({ table, why: reasons[table] ?? 'looked up by ID or hash before the shop is known' })),
      { table: 'graphile_worker.*', why: 'job queue, read by its owner on the coordinator' },
    ],
    keys,
    functions: await names(`
      select p.oid::regprocedure::text as name from pg_proc p
      where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and (p.provolatile = 'i' or p.proname = 'current_shop')
        and not exists (select from pg_depend d where d.objid = p.oid and d.classid = 'pg_proc'::regclass and d.deptype = 'e')
      order by p.oid`),
    extensions: await names(
      `select extname::text as name from pg_extension where extname <> 'plpgsql' and extname not like 'citus%' order by 1`,
    ),
    issues: await readIssues(client),
  };
}

/** Foreign keys of the tables, and those dropped by an interrupted run. */
async function readKeys(client: pg.Client): Promise<Key[]> {
  const { rows } = await client.query<Key>(`
    select k.conrelid::regclass::text as "table", quote_ident(k.conname) as name, k.confrelid::regclass::text as "to", pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and k.conparentid = 0 and c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'directory'))
    order by 1, 2`);
  const { rows: kept } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [
    `${keptIn}.foreign_keys`,
  ]);
  if (!kept[0]?.exists) return rows;
  const { rows: away } = await client.query<Key>(`select "table", name, "to", definition from ${keptIn}.foreign_keys order by 1, 2`);
  const here = new Set(rows.map(({ table, name }) => `${table} ${name}`));
  return [...rows, ...away.filter(({ table, name }) => !here.has(`${table} ${name}`))];
}

/** Checks the rules for distributed tables on every table of a shop. */
async function readIssues(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ issue: string }>(`
    with tenant as (${tenantTables})
    select format('%s has the trigger %I. Distributed tables can’t have triggers.', t.name, g.tgname) as issue
    from pg_trigger g join tenant t on t.oid = g.tgrelid where not g.tgisinternal
    union all
    select format('The unique index %s doesn’t contain merchant_id.', i.indexrelid::regclass)
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and i.indisunique and not exists (
      select from pg_attribute a where a.attrelid = i.indrelid and a.attname = 'merchant_id' and a.attnum = any ((i.indkey::int2[])[0:i.indnkeyatts - 1]))
    union all
    select format('%s excludes rows without comparing merchant_id for equality (%I).', k.conrelid::regclass, k.conname)
    from pg_constraint k join tenant t on t.oid = k.conrelid where k.contype = 'x'
    union all
    select format('%s: the foreign key %I references %s without merchant_id. A foreign key must stay within the shop or reference a table that is on every node.', t.name, k.conname, r.name)
    from pg_constraint k join tenant t on t.oid = k.conrelid join tenant r on r.oid = k.confrelid
    where k.contype = 'f' and not exists (
      select from unnest(k.conkey, k.confkey) as p (own, other)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = p.own join pg_attribute b on b.attrelid = k.confrelid and b.attnum = p.other
      where a.attname = 'merchant_id' and b.attname = 'merchant_id')
    union all
    select format('%s: the foreign key %I belongs to a table that is on every node, so it can’t reference a table of a shop.', k.conrelid::regclass, k.conname)
    from pg_constraint k join tenant r on r.oid = k.confrelid where k.contype = 'f' and k.conrelid not in (select oid from tenant)
    union all
    select format('%s: the foreign key %I changes merchant_id when the referenced row is deleted or updated.', t.name, k.conname)
    from pg_constraint k join tenant t on t.oid = k.conrelid where k.contype = 'f' and (k.confdeltype in ('n', 'd') and coalesce(cardinality(k.confdelsetcols), 0) = 0 or k.confupdtype in ('n', 'd', 'c'))
    union all
    select format('%s has no merchant_id.', c.oid::regclass)
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.oid not in (select oid from tenant)
    order by 1`);
  return rows.map(({ issue }) => issue);
}

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
const onWorkers = (text: string) => `select * from run_command_on_workers(${literal(text)})`;
/** As in Citus: distributed tables use hash partitioning, reference tables use two-phase commit. */
const isKind = (table: string, kind: 'reference' | 'distributed') =>
  `exists (select from pg_dist_partition where logicalrelid = ${literal(table)}::regclass and ${kind === 'distributed' ? "partmethod = 'h'" : "partmethod = 'n' and repmodel = 't'"})`;
const hasKey = ({ table, name }: Key) =>
  `exists (select from pg_constraint where conrelid = ${literal(table)}::regclass and quote_ident(conname) = ${literal(name)})`;

/** All steps, in order. */
export function distributionPlan({ tables, references, keys, functions, extensions }: Catalogue): Step[] {
  const [first, ...rest] = tables;
  if (first === undefined) throw new Error('There are no shop tables yet. Start Parley once to create them.');
  const [ofShop, everywhere] = [new Set(tables), new Set(references)];
  const taken = keys.filter(({ table, to }) => ofShop.has(table) || everywhere.has(to));
  // Foreign keys to reference tables are restored first.
  const back = [...taken.filter(({ to }) => everywhere.has(to)), ...taken.filter(({ to }) => !everywhere.has(to))];
  const local = (table: string) => `select truncate_local_data_after_distributing_table(${literal(table)})`;
  return [
    {
      what: 'Run statements one at a time on the workers, because they touch reference and distributed tables',
      sql: [`set citus.multi_shard_modify_mode = 'sequential'`],
    },
    ...extensions.map((name) => ({
      what: `Create the extension ${name} on every node`,
      sql: [onWorkers(`create extension if not exists "${name}"`)],
    })),
    {
      what: `Allow ${appRole} to log in on every node, because queries run on the workers under the same role`,
      sql: [`alter role ${appRole} login`],
    },
    {
      what: `Create ${appRole} on workers that joined later`,
      sql: [
        onWorkers(
          `do $$ begin create role ${appRole} login nosuperuser nobypassrls; exception when duplicate_object then alter role ${appRole} login; end $$`,
        ),
      ],
    },
    {
      what: `Create ${operatorRole} on every node, for the policies that let operators read`,
      sql: [
        `alter role ${operatorRole} login`,
        onWorkers(
          `do $$ begin create role ${operatorRole} login nosuperuser nobypassrls; exception when duplicate_object then alter role ${operatorRole} login; end $$`,
        ),
      ],
    },
    {
      what: 'Create a table that stores the foreign keys until they are restored',
      sql: [
        `create schema if not exists ${keptIn}`,
        `create table if not exists ${keptIn}.foreign_keys ("table" text, name text, "to" text, definition text, primary key ("table", name))`,
      ],
    },
    ...taken.map((key) => ({
      what: `Drop the foreign key ${key.name} from ${key.table}`,
      sql: [
        `insert into ${keptIn}.foreign_keys values (${[key.table, key.name, key.to, key.definition].map(literal).join(', ')}) on conflict do nothing`,
        `alter table ${key.table} drop constraint ${key.name}`,
      ],
      // Once the referenced table is in place, its foreign keys are no longer dropped.
      done: `not ${hasKey(key)} or ${isKind(key.to, everywhere.has(key.to) ? 'reference' : 'distributed')}`,
    })),
    ...references.flatMap((table) => [
      { what: `Copy ${table} to every node`, sql: [`select create_reference_table(${literal(table)})`], done: isKind(table, 'reference') },
      { what: `Remove the local rows of ${table}`, sql: [local(table)] },
    ]),
    ...[first, ...rest].flatMap((table) => [
      {
        what: `Distribute ${table} by shop`,
        sql: [
          `select create_distributed_table(${literal(table)}, 'merchant_id', colocate_with => ${literal(table === first ? 'none' : first)})`,
        ],
        done: isKind(table, 'distributed'),
      },
      { what: `Remove the local rows of ${table}`, sql: [local(table)] },
    ]),
    ...functions.map((name) => ({ what: `Create ${name} on every node`, sql: [`select create_distributed_function(${literal(name)})`] })),
    ...back.map((key) => ({
      what: `Restore the foreign key ${key.name} on ${key.table}`,
      sql: [`alter table ${key.table} add constraint ${key.name} ${key.definition}`],
      done: hasKey(key),
    })),
    { what: 'Drop the table of stored foreign keys', sql: [`drop schema ${keptIn} cascade`] },
  ];
}

/** The plan as commented SQL, to review or run by hand. */
export function planText(catalogue: Catalogue): string {
  return [
    `-- ${catalogue.tables.length} tables distributed by shop, ${catalogue.references.length} copied to every node, ${catalogue.keys.length} foreign keys.`,
    ...distributionPlan(catalogue).flatMap(({ what, sql }) => [`-- ${what}.`, ...sql.map((one) => `${one};`)]),
    '-- Tables that stay on the coordinator:',
    ...catalogue.left.map(({ table, why }) => `--   ${table}: ${why}`),
    '-- Then set TENANT_SETTING=set_local for every process, and start them.',
    '',
  ].join('\n');
}

export const hasCitus = async (client: pg.Client): Promise<boolean> =>
  (await client.query("select from pg_extension where extname = 'citus'")).rowCount === 1;

/** Why this database can't be distributed as it is, each a sentence with a way out. */
export async function obstacles(client: pg.Client): Promise<string[]> {
  const ask = async <Row extends object>(text: string) => (await client.query<Row>(text)).rows[0];
  const found: string[] = [];
  if (!(await isUnbound(client)))
    found.push('This role is subject to row-level security, so it can’t move the rows. Log in as a superuser or as a role with BYPASSRLS.');
  const place = await ask<{ group: number }>('select groupid as "group" from pg_dist_local_group');
  if (place?.group !== 0) found.push('This node is a worker. Set DATABASE_DIRECT_URL to the coordinator.');
  const nodes = await ask<{ here: boolean; workers: number; idle: number }>(`
    select coalesce(bool_or(groupid = 0), false) as here, count(*) filter (where groupid <> 0 and isactive and noderole = 'primary')::int as workers,
      count(*) filter (where groupid <> 0 and not isactive)::int as idle from pg_dist_node`);
  if (!nodes?.here)
    found.push(
      "The coordinator doesn’t know its own address. Run on the coordinator: select citus_set_coordinator_host('its-host', 5432);",
    );
  if (!nodes?.workers) found.push("No worker is active. Run on the coordinator: select citus_add_node('worker-host', 5432);");
  if (nodes?.idle)
    found.push(
      `${nodes.idle} node(s) aren’t active. Run on the coordinator: select citus_activate_node(nodename, nodeport) from pg_dist_node where not isactive;`,
    );
  const copies = await ask<{ factor: string }>(`select current_setting('citus.shard_replication_factor', true) as factor`);
  if (copies?.factor && copies.factor !== '1')
    found.push(
      `citus.shard_replication_factor is ${copies.factor}: Parley locks rows, which requires 1. To keep copies, use streaming replication of each node.`,
    );
  const others = await ask<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()
       and application_name not like 'citus%'`,
  );
  if (others?.count) found.push(`The database is in use (open connections: ${others.count}). Stop Parley first.`);
  return found;
}

/** Runs the remaining steps. Throws an error that names the failed step; running again continues there. */
export async function distribute(client: pg.Client, log: (line: string) => void): Promise<void> {
  const catalogue = await readCatalogue(client);
  const against = [...catalogue.issues, ...(await obstacles(client))];
  if (against.length) throw new Error(`Nothing was changed.\n${against.map((one) => `- ${one}`).join('\n')}`);
  const counts = await countRows(client, catalogue.tables);
  for (const step of distributionPlan(catalogue)) await runStep(client, step, log);
  const after = await countRows(client, catalogue.tables);
  const different = catalogue.tables.filter((table) => counts.get(table) !== after.get(table));
  if (different.length)
    throw new Error(`The row counts of these tables changed: ${different.join(', ')}. Check them before you start Parley.`);
  await checkLogins(client, catalogue.tables);
  log(`Done: ${catalogue.tables.length} tables are distributed. Set TENANT_SETTING=set_local for every process, then start them.`);
}

async function runStep(client: pg.Client, { what, sql, done }: Step, log: (line: string) => void) {
  const isDone = async () => done !== undefined && (await client.query<{ done: boolean }>(`select ${done} as done`)).rows[0]!.done;
  if (await isDone()) return log(`Already done: ${what}`);
  let at = '';
  try {
    for (at of sql) {
      const { rows } = await client.query<Partial<WorkerAnswer>>(at);
      const refused = rows.find(({ success }) => success === false);
      if (refused) throw new Error(`${refused.nodename}:${refused.nodeport} answered: ${refused.result}`);
    }
    if (done !== undefined && !(await isDone())) throw new Error('The statement ran but had no effect.');
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `This step failed: ${what}.\n  ${at}\n  ${why}\nFix the cause, then run npm run distribute again to continue from this step.`,
      {
        cause,
      },
    );
  }
  log(what);
}
type WorkerAnswer = { nodename: string; nodeport: number; success: boolean; result: string };

async function countRows(client: pg.Client, tables: readonly string[]): Promise<Map<string, string>> {
  const counts = new Map<string, string>();
  for (const table of tables) {
    const { rows } = await client.query<{ count: string }>(`select count(*)::text as count from ${table}`);
    counts.set(table, rows[0]?.count ?? '');
  }
  return counts;
}

/** Queries a distributed table as the application does, on every shard and thus every worker. */
async function checkLogins(client: pg.Client, [table]: readonly string[]) {
  try {
    await client.query('begin');
    await client.query(`select set_config('role', $1, true)`, [appRole]);
    await client.query(`set local citus.propagate_set_commands = 'local'`);
    await client.query(`set local app.merchant = '00000000-0000-4000-8000-000000000000'`);
    await client.query(`select count(*) from ${table}`);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new Error(
      `The tables are distributed, but ${appRole} can’t query the workers: ${why}\nGive the role a password on every node (alter role ${appRole} password '…' on the coordinator) and ` +
        'store it for the nodes in pg_dist_authinfo or in the .pgpass file of the user that runs PostgreSQL. Or allow the coordinator by certificate or address in each worker’s pg_hba.conf.',
      { cause },
    );
  } finally {
    await client.query('rollback');
  }
}
