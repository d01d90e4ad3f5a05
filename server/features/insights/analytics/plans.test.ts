import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { UserActor } from '../../../context.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import type { Period } from './days.ts';
import { endingsOf } from './endings.ts';
import { measureMoney, measureConversations } from './measure.ts';
import { periodOf } from './period.ts';

// A shop with a year of data, to check the query plans of monthly reports instead of times.
let app: TestApp;
let owner: Person;
let period: Period;
const size = Number(process.env['PARLEY_FIGURES'] ?? 60_000);
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  const client = new pg.Client({ connectionString: app.database.ownerUrl });
  await client.connect();
  await client.query('set row_security = off');
  const when = `now() - n * interval '365 days' / ${size}`;
  const shop = [owner.merchant];
  await client.query(
    `insert into customers (merchant_id, id, name) select $1, gen_random_uuid(), 'K' || n from generate_series(1, 1000) n`,
    shop,
  );
  await client.query(
    `insert into orders (merchant_id, id, order_number, number_key, status, payment_status, fulfillment_status, currency, subtotal_cents, total_cents, placed_at, sold_by)
     select $1, gen_random_uuid(), '#' || n, n::text, case when n % 50 = 0 then 'cancelled' else 'delivered' end, 'paid', 'fulfilled', 'EUR', n % 1000, n % 1000, ${when}, case when n % 30 = 0 then 'ai' end
     from generate_series(1, ${size}) n`,
    shop,
  );
  await client.query(
    `insert into order_payments (merchant_id, id, order_id, position, kind, amount_cents, at)
     select merchant_id, gen_random_uuid(), id, 0, case when number_key::int % 20 = 0 then 'refund' else 'payment' end, 100, placed_at from orders where merchant_id = $1`,
    shop,
  );
  await client.query(
    `insert into conversations (merchant_id, id, number, channel, customer_id, customer_name, status, created_at, last_activity_at, resolved_at, first_ai_reply_at, first_human_reply_at, csat_score, last_text)
     select $1, gen_random_uuid(), n, 'website', (select id from customers where merchant_id = $1 limit 1), 'K', case when n % 9 = 0 then 'open' else 'resolved' end, ${when}, ${when}, ${when},
       ${when} + interval '2 seconds', case when n % 3 = 0 then ${when} + interval '1 minute' end, case when n % 5 = 0 then 4 end, repeat('what was said last ', 20)
     from generate_series(1, ${size}) n`,
    shop,
  );
  // Index-only scans need all rows to be visible, which other transactions in the database may delay.
  await until(async () => {
    await client.query('vacuum analyze orders, order_payments, conversations, refund_records');
    const { rows } = await client.query<{ seen: boolean }>(
      `select bool_and(relallvisible > relpages * 0.9) as seen from pg_class where relname in ('orders', 'order_payments', 'conversations')`,
    );
    return rows[0]?.seen;
  }, 60_000);
  await client.end();
  period = await periodOf(
    { db: app.installation.readingOf(owner.merchant), now: () => new Date(), actor: { ...viewer(), merchant: owner.merchant } } as never,
    { merchant: owner.merchant, period: '30d' },
  );
}, 300_000);
afterAll(() => app.close());

const viewer = (): Pick<UserActor, 'id' | 'teams' | 'brands'> => ({ id: owner.userId, teams: null, brands: null });
type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Heap Fetches'?: number;
  Plans?: Node[];
};
type Query = { sql: string; parameters: readonly unknown[] };
type Executor = { executeQuery(query: Query): Promise<{ rows: unknown[] }> };

/** How each measure reads its tables. */
async function reads(measure: (db: Reader) => Promise<unknown>) {
  const asked: Query[] = [];
  const reader: { getExecutor(): Executor } = app.installation.readingOf(owner.merchant);
  const watched = {
    getExecutor: () =>
      new Proxy(reader.getExecutor(), {
        get(of, name) {
          if (name === 'executeQuery') return (query: Query) => (asked.push(query), of.executeQuery(query));
          const value: unknown = Reflect.get(of, name);
          return typeof value === 'function' ? value.bind(of) : value;
        },
      }),
  };
  await measure(watched as never);
  const seen = new Set<string>();
  const times: number[] = [];
  for (const query of asked) {
    const explained = await reader.getExecutor().executeQuery({ ...query, sql: `explain (analyze, format json) ${query.sql}` });
    const [{ Plan, 'Execution Time': ms }] = (explained.rows[0] as { 'QUERY PLAN': [{ Plan: Node; 'Execution Time': number }] })[
      'QUERY PLAN'
    ];
    times.push(ms);
    (function walk(node: Node) {
      if (node['Relation Name']) seen.add(`${node['Relation Name']}: ${node['Node Type']} ${node['Index Name'] ?? ''}`.trim());
      node.Plans?.forEach(walk);
    })(Plan);
  }
  if (process.env['PARLEY_FIGURES']) console.log(times, [...seen]);
  return [...seen].filter((one) => !/brands|customers|shop_settings|refund_records/.test(one)).sort();
}

// Refunds are few, so each may look up its order and its reason.
test('revenue uses index-only scans, and refunds their index', async () => {
  expect(await reads((db) => measureMoney(db, period, false))).toEqual([
    'order_payments: Index Scan order_payments_refunds',
    'order_returns: Index Scan order_returns_pkey',
    'orders: Index Only Scan orders_placed',
    'orders: Index Scan orders_pkey',
  ]);
});

test('conversation counts use an index-only scan', async () => {
  expect(await reads((db) => measureConversations(db, period, false))).toEqual(['conversations: Index Only Scan conversations_started']);
  expect(await reads((db) => measureConversations(db, period, true))).toEqual(['conversations: Index Only Scan conversations_started']);
  expect(await reads((db) => endingsOf(db, period))).toEqual(['conversations: Index Only Scan conversations_started']);
});
