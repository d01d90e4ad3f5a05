// `node scripts/run.mjs bench/partitions.ts [--rows 300000]` with DATABASE_URL: measures what monthly partitions of messages, AI runs and the audit log
// would cost and save, compared with a single table. Works in its own schema `measured`, which it drops. Decision 067 uses the results.
import { parseArgs } from 'node:util';
import pg from 'pg';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '300000' } } });
const rows = Number(values.rows);
const months = 12;
const shops = 50;

/** `at` is the partition key; `make` fills row `n` of `rows`; `lists` are the important reads, with `$1` a shop and `$2` a conversation. */
const tables = [
  {
    name: 'messages',
    at: 'created_at',
    columns: 'merchant_id, conversation_id, seq, id, client_id, direction, author, text, status, created_at, visible_seq',
    make: `md5('s' || n / 12 % ${shops})::uuid, md5('c' || n / 12)::uuid, n % 12 + 1, md5('m' || n)::uuid, 'client-' || n, 'in', 'customer', repeat('What about my order? ', 8), 'sent', %at%, n % 12 + 1`,
    lists: {
      thread: `select * from %t% where merchant_id = $1 and conversation_id = $2 order by seq desc limit 50`,
      by_id: `select * from %t% where merchant_id = $1 and id = $3`,
    },
  },
  {
    name: 'ai_runs',
    at: 'started_at',
    columns: 'merchant_id, id, conversation_id, trigger_seq, engine, model, config_version, decision, sources, tools, total_ms, started_at',
    make: `md5('s' || n / 12 % ${shops})::uuid, md5('m' || n)::uuid, md5('c' || n / 12)::uuid, 1, 'builtin', 'builtin', 1, 'hand_off', jsonb_build_array(jsonb_build_object('excerpt', repeat('From an article. ', 20))), '[]', 5, %at%`,
    lists: {
      of_conversation: `select * from %t% where merchant_id = $1 and conversation_id = $2 order by started_at desc limit 20`,
      by_id: `select * from %t% where merchant_id = $1 and id = $3`,
    },
  },
  {
    name: 'audit_log',
    at: 'at',
    columns: 'merchant_id, id, actor_kind, action, object_kind, object_id, detail, at, seq, previous, hash',
    make: `md5('s' || n % ${shops})::uuid, md5('m' || n)::uuid, 'user', 'order.shipped', 'order', md5('o' || n), '{"from": "paid", "to": "shipped"}', %at%, n, md5('p' || n), md5('h' || n)`,
    lists: {
      latest: `select * from %t% where merchant_id = $1 order by at desc, id desc limit 50`,
      head_of_chain: `select seq, hash from %t% where merchant_id = $1 and seq is not null order by seq desc limit 1`,
    },
  },
] as const;

const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
await client.connect();
await client.query('set statement_timeout = 0');
await client.query('drop schema if exists measured cascade; create schema measured');
const timed = async (work: () => Promise<unknown>) => {
  const from = performance.now();
  await work();
  return performance.now() - from;
};
const median = (all: number[]) => Math.round((all.toSorted((a, b) => a - b)[all.length >> 1] ?? 0) * 1000) / 1000;
const when = `now() - interval '1 month' * ${months} + n * (interval '1 month' * ${months} / ${rows})`;

const results: Record<string, unknown> = { rows, months };
for (const table of tables) {
  const made: Record<string, Record<string, number>> = {};
  for (const kind of ['whole', 'parted'] as const) {
    const name = `measured.${table.name}_${kind}`;
    await make(table, name, kind === 'parted');
    const fill = await timed(() =>
      client.query(`insert into ${name} (${table.columns}) select ${table.make.replace('%at%', when)} from generate_series(1, ${rows}) n`),
    );
    await client.query(`vacuum analyze ${name}`);
    const figures: Record<string, number> = { fill_ms: Math.round(fill) };
    const insert: number[] = [];
    for (let n = rows + 1; n <= rows + 1_000; n += 1) {
      const one = `insert into ${name} (${table.columns}) select ${table.make.replace('%at%', 'now()')} from (values (${n})) k (n)`;
      insert.push(await timed(() => client.query(one)));
    }
    figures['insert_ms'] = median(insert);
    for (const [list, sql] of Object.entries(table.lists)) {
      const taken: number[] = [];
      for (let n = 0; n < 300; n += 1) {
        const key = (n * 997) % Math.floor(rows / 12);
        const { rows: found } = await client.query<{ keys: string[] }>(
          `select array[md5('s' || ${key} % ${shops})::uuid::text, md5('c' || ${key})::uuid::text, md5('m' || ${key} * 12)::uuid::text] as keys`,
        );
        const keys = (found[0]?.keys ?? []).slice(0, sql.includes('$3') ? 3 : sql.includes('$2') ? 2 : 1);
        const named = sql.includes('$2') ? sql : sql.replace('$3', '$2');
        const given = sql.includes('$2') || !sql.includes('$3') ? keys : [keys[0], keys[2]];
        taken.push(await timed(() => client.query(named.replace('%t%', name), given)));
      }
      figures[`${list}_ms`] = median(taken);
    }
    figures['oldest_month_gone_ms'] = Math.round(
      await timed(() => (kind === 'whole' ? deleteMonth(name, table.at) : client.query(`drop table ${name}_0`))),
    );
    figures['vacuum_after_ms'] = Math.round(await timed(() => client.query(`vacuum ${name}`)));
    const { rows: size } = await client.query<{ mb: number }>(
      `select round(sum(pg_total_relation_size(c.oid)) / 1048576.0)::int as mb from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'measured' and c.relkind = 'r' and c.relname like '${table.name}_${kind}%'`,
    );
    figures['megabytes'] = size[0]?.mb ?? 0;
    made[kind] = figures;
    await client.query(`drop table ${name} cascade`);
  }
  results[table.name] = made;
  console.error(table.name, made);
}
await client.query('drop schema measured cascade');
await client.end();
console.log(JSON.stringify(results, null, 2));

/** The product's columns and indexes; a unique index of a partitioned table must contain the partition key. */
async function make({ name, at }: (typeof tables)[number], to: string, partitioned: boolean) {
  await client.query(
    `create table ${to} (like public.${name} including defaults including generated) ${partitioned ? `partition by range (${at})` : ''}`,
  );
  if (partitioned) {
    const edge = (n: number) => `now() - interval '1 month' * ${months - n}`;
    for (let n = 0; n <= months; n += 1) {
      const { rows: edges } = await client.query<{ a: string; b: string }>(`select (${edge(n)})::text as a, (${edge(n + 1)})::text as b`);
      const from = n === 0 ? 'minvalue' : `'${edges[0]?.a}'`;
      const until = n === months ? 'maxvalue' : `'${edges[0]?.b}'`;
      await client.query(`create table ${to}_${n} partition of ${to} for values from (${from}) to (${until})`);
    }
  }
  const { rows: indexes } = await client.query<{ def: string; unique: boolean }>(
    `select pg_get_indexdef(indexrelid) as def, indisunique as "unique" from pg_index where indrelid = 'public.${name}'::regclass`,
  );
  for (const { def, unique } of indexes) {
    const sizeAfter = def.replace(/^(CREATE (UNIQUE )?INDEX) \S+ ON (ONLY )?\S+/, `$1 ON ${to}`);
    await client.query(partitioned && unique ? sizeAfter.replace(/\(([^()]*)\)/, `($1, ${at})`) : sizeAfter);
  }
}

/** Deletes like the retention job: 5,000 rows per statement, each in its own transaction. */
async function deleteMonth(name: string, at: string) {
  for (;;) {
    const { rowCount } = await client.query(
      `delete from ${name} where ctid = any (array(select ctid from ${name} where ${at} < now() - interval '1 month' * ${months - 1} limit 5000))`,
    );
    if (!rowCount) return;
  }
}
