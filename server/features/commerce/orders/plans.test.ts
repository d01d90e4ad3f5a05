import { permissionsOf } from '@parley/contract/permissions';
import type { Condition } from '@parley/contract/filters';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { type ListQuery, listQuery, listRows, lookingUp, queuesQuery } from './list-store.ts';
import { keyOf } from './list.ts';

// A shop with 50,000 orders, to check query plans instead of times.
let app: TestApp;
let owner: Person;
const product = newId();
/** In the oldest 1,500 orders only. */
const discontinued = newId();
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  const client = new pg.Client({ connectionString: app.database.ownerUrl });
  await client.connect();
  await client.query('set row_security = off');
  await client.query(
    `insert into orders (merchant_id, id, order_number, number_key, status, payment_status, fulfillment_status, currency, subtotal_cents, total_cents, items, placed_at, updated_at, returns, sold_by, shipping_address, discount_code, tags)
     select $1, gen_random_uuid(), '#' || n, n::text, case when n % 50 = 0 then 'pending' else 'delivered' end, case when n % 100 = 0 then 'awaiting' else 'paid' end,
       case when n % 200 = 0 then 'on_hold' else 'fulfilled' end, 'EUR', n % 1000, n % 1000, case when n % 5000 = 0 then 7 else 1 end, now() - n * interval '1 minute', now() - n * interval '1 minute',
       case when n % 400 = 0 then 'requested' end, case when n % 30 = 0 then 'ai' end,
       jsonb_build_object('country', case when n % 5000 = 0 then 'NO' else 'DE' end), case when n % 5000 = 0 then 'SPRING' end, case when n = 4242 then '{Gift}'::text[] else '{}' end
     from generate_series(1, 50000) n`,
    [owner.merchant],
  );
  await client.query(
    `insert into order_lines (merchant_id, id, order_id, position, name, price_cents, quantity, product_id, sku)
     select merchant_id, gen_random_uuid(), id, 0, 'Lamp', total_cents, 1, case when number_key::int % 5000 = 0 then $2::uuid when number_key::int > 48500 then $3::uuid else gen_random_uuid() end, 'S' || number_key
     from orders where merchant_id = $1`,
    [owner.merchant, product, discontinued],
  );
  await client.query('vacuum analyze orders, order_lines, customers, brands');
  await client.end();
}, 120_000);
afterAll(() => app.close());

const asked = (more: Partial<ListQuery> = {}): ListQuery => ({
  merchant: owner.merchant,
  viewer: { id: owner.userId, brands: null, permissions: permissionsOf('owner') },
  now: new Date(),
  sort: 'placed_at',
  order: 'desc',
  limit: 51,
  ...more,
});
const where = (...conditions: Condition[]): Partial<ListQuery> => ({ filter: { match: 'all', conditions } });

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Node[];
};
/** A list query's indexes and the number of rows it read. */
async function reads(query: ListQuery) {
  const db = app.installation.readingOf(owner.merchant);
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: Node }[] }>`explain (analyze, format json) ${listQuery(query)}`.execute(db);
  const nodes: Node[] = [];
  const walk = (node: Node) => {
    nodes.push(node);
    node.Plans?.forEach(walk);
  };
  rows[0]?.['QUERY PLAN'].forEach(({ Plan: plan }) => walk(plan));
  const looked = nodes.map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0));
  return {
    indexes: nodes.flatMap((node) => node['Index Name'] ?? []),
    whole: nodes.filter((node) => node['Node Type'] === 'Seq Scan' && ['orders', 'order_lines'].includes(node['Relation Name'] ?? ''))
      .length,
    most: Math.max(...looked),
  };
}

test.each<[string, Partial<ListQuery>, string]>([
  ['the first page', {}, 'orders_placed'],
  ['the last changed', { sort: 'updated_at' }, 'orders_updated'],
  ['by total', { sort: 'total' }, 'orders_by_total'],
  ['by number', { sort: 'order_number', order: 'asc' }, 'orders_by_number'],
  ['of one status', { status: 'pending' }, 'orders_status'],
  ['filtered by one status', where({ field: 'status', op: 'is', value: ['pending'] }), 'orders_status'],
  ['to be paid', where({ field: 'payment_status', op: 'is', value: ['awaiting'] }), 'orders_payment'],
  ['on hold', where({ field: 'fulfillment_status', op: 'is', value: ['on_hold'] }), 'orders_fulfillment'],
  ['to come back', where({ field: 'returns', op: 'is', value: ['requested'] }), 'orders_returns'],
  ['sold in the chat', where({ field: 'from_chat', op: 'is', value: true }), 'orders_from_chat'],
  ['to a rare country', where({ field: 'country', op: 'is', value: 'no' }), 'orders_by_country'],
  ['with a rare code', where({ field: 'discount_code', op: 'is', value: 'spring' }), 'orders_by_discount'],
  ['of a rare size', where({ field: 'items', op: 'is', value: 7 }), 'orders_by_items'],
])('%s uses its index, page by page', async (_what, more, index) => {
  const read = await reads(asked(more));
  expect(read.indexes).toContain(index);
  expect([read.whole, read.most <= 150]).toEqual([0, true]);
});

test.each([
  ['of a product', () => product, 150],
  // The planner expects one in the latest 1,700 orders.
  ['of a product that is no longer sold', () => discontinued, 1_500],
])('orders %s are found by its lines', async (_what, of, most) => {
  const db = app.installation.readingOf(owner.merchant);
  const filter = await lookingUp(db, { match: 'all', conditions: [{ field: 'product', op: 'is', value: [of()] }] }, new Date());
  const read = await reads(asked({ filter }));
  expect(read.indexes).toContain('order_lines_product');
  expect([read.whole, read.most <= most]).toEqual([0, true]);
});

test('a SKU search does not read all orders', async () => {
  const query = asked(where({ field: 'sku', op: 'is', value: 's4242' }));
  expect((await listRows(app.installation.readingOf(owner.merchant), query)).map(({ order_number: number }) => number)).toEqual(['#4242']);
  const read = await reads(query);
  expect([read.whole, read.most <= 150]).toEqual([0, true]);
});

test('a tag does not read all orders', async () => {
  const query = asked(where({ field: 'tag', op: 'is', value: 'gift' }));
  expect((await listRows(app.installation.readingOf(owner.merchant), query)).map(({ order_number: number }) => number)).toEqual(['#4242']);
  const read = await reads(query);
  expect([read.whole, read.most <= 150]).toEqual([0, true]);
});

test.each<ListQuery['sort']>(['placed_at', 'updated_at', 'total', 'order_number'])(
  'a late page by %s costs no more than the first',
  async (sort) => {
    const db = app.installation.readingOf(owner.merchant);
    const rows = await listRows(db, asked({ sort, limit: 40_000 }));
    const deep = rows.at(-1);
    expect(deep).toBeDefined();
    const read = await reads(asked({ sort, ...(deep && { after: keyOf(deep, sort) }) }));
    expect([read.whole, read.most <= 150]).toEqual([0, true]);
  },
  60_000,
);

test('the tabs’ counts use indexes', async () => {
  const db = app.installation.readingOf(owner.merchant);
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: Node }[] }>`
    explain (analyze, format json) ${queuesQuery(owner.merchant, { id: owner.userId, brands: null, permissions: permissionsOf('owner') }, 10_000)}`.execute(
    db,
  );
  const text = JSON.stringify(rows);
  expect(text).not.toContain('"Seq Scan"');
  for (const index of ['orders_to_ship', 'orders_fulfillment', 'orders_returns', 'orders_status', 'orders_payment'])
    expect(text).toContain(index);
});
