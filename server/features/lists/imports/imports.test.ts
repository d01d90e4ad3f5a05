import type { Sent } from '@parley/contract/endpoint';
import { importRecords } from '@parley/contract/imports';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { codeOf, pathsOf } from '../../account/identity/make.ts';
import { makeCustomer, makeOrder, makeProduct } from './make.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  owner = await app.register();
});

type Batch = Omit<Sent<typeof importRecords>, 'merchant'>;
const bring = (batch: Batch, person = owner) => app.send(importRecords, { merchant: person.merchant, ...batch }, { token: person.token });
const done = async (batch: Batch) => (await bring(batch)).body;
/** Nothing was changed here before. */
const untouched = { conflicts: [], stock_changes: [] };
const db = () => app.installation.readingOf(owner.merchant);
const whole = (): Batch => ({
  products: [makeProduct()],
  customers: [makeCustomer()],
  orders: [makeOrder()],
  articles: [{ external_id: 'returns', title: 'Returns', body: 'Within 30 days.' }],
});

test('imports a whole shop at once, with references between records', async () => {
  expect(await done(whole())).toEqual({ created: 4, updated: 0, unchanged: 0, refused: [], ...untouched });
  const [product] = await db().selectFrom('products').selectAll().execute();
  expect(product).toMatchObject({
    external_id: 'lamp',
    name: 'Harbour Lamp',
    brand: 'Quay',
    tags: ['desk'],
    status: 'active',
    source: 'import',
    version: 1,
  });
  const variants = await db().selectFrom('variants').selectAll().orderBy('position').execute();
  expect(variants).toMatchObject([
    {
      external_id: 'lamp-black',
      product_id: product?.id,
      position: 0,
      sku: 'LMP-BLK',
      price_cents: 4990,
      stock: 3,
      available: true,
      options: { colour: 'black' },
    },
    { external_id: 'lamp-brass', position: 1, price_cents: 5900, stock: null },
  ]);
  const [customer] = await db().selectFrom('customers').selectAll().execute();
  expect(customer).toMatchObject({
    name: 'Anna Krüger',
    email: 'anna.krueger@mail.example',
    phone: '+49 30 1234-567',
    phone_digits: '49301234567',
    spent_cents: 10475,
    orders_count: 1,
  });
  const [order] = await db().selectFrom('orders').selectAll().execute();
  expect(order).toMatchObject({
    external_id: 'o-1',
    order_number: '#H-1001',
    number_key: 'h1001',
    customer_id: customer?.id,
    status: 'processing',
    currency: 'EUR',
    subtotal_cents: 9980,
    shipping_cents: 495,
    tax_cents: 0,
    discount_cents: 0,
    total_cents: 10475,
    shipping_address: null,
    placed_at: new Date('2026-03-01T09:00:00Z'),
  });
  const lines = await db().selectFrom('order_lines').selectAll().execute();
  expect(lines).toMatchObject([
    {
      order_id: order?.id,
      position: 0,
      variant_id: variants[0]?.id,
      product_id: product?.id,
      name: 'Harbour Lamp',
      price_cents: 4990,
      quantity: 2,
    },
  ]);
  const payments = await db().selectFrom('order_payments').selectAll().execute();
  expect(payments).toMatchObject([{ order_id: order?.id, kind: 'payment', amount_cents: 10475, method: 'card-1', at: order?.placed_at }]);
  expect(await db().selectFrom('articles').select(['external_id', 'title', 'body', 'language']).execute()).toEqual([
    { external_id: 'returns', title: 'Returns', body: 'Within 30 days.', language: 'en' },
  ]);
});

test('importing records again updates them and keeps their ids', async () => {
  await bring(whole());
  const before = await idsOf();
  expect(await done(whole())).toEqual({ created: 0, updated: 0, unchanged: 4, refused: [], ...untouched });
  expect(await idsOf()).toEqual(before);
  const changed = await done({
    products: [makeProduct({ name: 'Pier Lamp', status: 'archived' })],
    customers: [makeCustomer({ last_name: 'Berg', phone: null })],
    orders: [
      makeOrder({
        status: 'delivered',
        fulfillment_status: 'fulfilled',
        tracking: ['T1', 'T2'],
        shipping_address: { line1: 'Kade 1', city: 'Delft', postcode: '2611', country: 'NL' },
      }),
    ],
  });
  expect(changed).toEqual({ created: 0, updated: 3, unchanged: 0, refused: [], ...untouched });
  expect(await db().selectFrom('products').select(['name', 'status', 'version']).execute()).toEqual([
    { name: 'Pier Lamp', status: 'archived', version: 2 },
  ]);
  expect(await db().selectFrom('customers').select(['name', 'phone', 'phone_digits', 'orders_count']).execute()).toEqual([
    { name: 'Anna Berg', phone: null, phone_digits: null, orders_count: 1 },
  ]);
  expect(await db().selectFrom('orders').select(['status', 'tracking', 'shipping_address']).execute()).toEqual([
    { status: 'delivered', tracking: ['T1', 'T2'], shipping_address: { line1: 'Kade 1', city: 'Delft', postcode: '2611', country: 'NL' } },
  ]);
  expect(await db().selectFrom('order_lines').select('position').execute()).toHaveLength(1);
});
const idsOf = async () => {
  const of = async (table: 'products' | 'variants' | 'customers' | 'orders' | 'articles') =>
    (await db().selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);
  return {
    products: await of('products'),
    variants: await of('variants'),
    customers: await of('customers'),
    orders: await of('orders'),
    articles: await of('articles'),
  };
};

test('an unlisted variant is deleted, and others keep their ids', async () => {
  await bring({ products: [makeProduct()] });
  const [black] = (await idsOf()).variants;
  const [first] = makeProduct().variants;
  await bring({
    products: [
      makeProduct({ variants: [{ external_id: 'lamp-white', price: '49.90' }, ...(first ? [{ ...first, price: '44.90' }] : [])] }),
    ],
  });
  const variants = await db().selectFrom('variants').select(['id', 'external_id', 'price_cents', 'position']).orderBy('position').execute();
  expect(variants).toEqual([
    { id: expect.any(String), external_id: 'lamp-white', price_cents: 4990, position: 0 },
    { id: black, external_id: 'lamp-black', price_cents: 4490, position: 1 },
  ]);
});

test('refused rows are reported, and valid ones saved', async () => {
  const answer = await bring({
    products: [makeProduct(), makeProduct(), makeProduct({ external_id: 'copy' })],
    customers: [makeCustomer(), makeCustomer({ external_id: 'old', created_at: '0001-01-01T00:00:00Z' })],
    orders: [
      makeOrder(),
      makeOrder({ external_id: 'o-2', customer: 'nobody' }),
      makeOrder({ external_id: 'o-3', lines: [{ external_id: 'x', variant: 'ghost', name: 'Ghost', price: '1', quantity: 1 }] }),
      makeOrder({ external_id: 'o-4', payments: [{ kind: 'payment', amount: '104.74' }] }),
      makeOrder({ external_id: 'o-5', order_number: '???' }),
      makeOrder({ external_id: 'o-6', customer: null, discount: '200' }),
    ],
  });
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    created: 3,
    updated: 0,
    unchanged: 0,
    ...untouched,
    refused: [
      { row: 2, external_id: 'lamp', reason: 'This external_id is already in the batch.' },
      { row: 3, external_id: 'copy', reason: 'Variant lamp-black already belongs to product lamp. Use a different variant ID.' },
      { row: 2, external_id: 'old', reason: 'The creation date is before 1900. Check the year.' },
      { row: 2, external_id: 'o-2', reason: 'There’s no customer nobody. Import the customer first.' },
      { row: 3, external_id: 'o-3', reason: 'There’s no variant ghost. Import its product first.' },
      { row: 4, external_id: 'o-4', reason: 'The status is paid, but the payments are less than the total.' },
      { row: 5, external_id: 'o-5', reason: 'The order number needs at least one letter or digit.' },
      { row: 6, external_id: 'o-6', reason: 'The discount is more than the order’s total. Lower the discount.' },
    ],
  });
});

test('an order or a product in another currency than the shop’s is refused', async () => {
  const person = await app.register();
  const product = { external_id: 'p', name: 'Lamp', variants: [{ external_id: 'v', price: '5000' }] };
  const order = {
    ...({ external_id: 'o', order_number: '1', status: 'delivered', payment_status: 'paid', fulfillment_status: 'fulfilled' } as const),
    ...{ placed_at: '2026-01-02T10:00:00Z', lines: [{ external_id: 'l', name: 'Lamp', price: '500000', quantity: 1 }] },
  };
  const send = (currency: string) =>
    app.send(
      importRecords,
      { merchant: person.merchant, products: [{ ...product, currency }], orders: [{ ...order, currency }] },
      { token: person.token },
    );
  const reason = 'The currency is JPY, but the shop sells in EUR.';
  const { body } = await send('JPY');
  expect([body.created, body.refused.map((one) => [one.external_id, one.reason])]).toEqual([
    0,
    [
      ['p', reason],
      ['o', reason],
    ],
  ]);
  expect((await send('EUR')).body).toMatchObject({ created: 2, refused: [] });
});

test('rows of other systems may have fields of their own, but no misspelled ones', async () => {
  const person = await app.register();
  const send = (more: object) => {
    const product = { external_id: 'p', name: 'Lamp', variants: [{ external_id: 'v', price: '5' }], ...more };
    return app.send(importRecords, { merchant: person.merchant, products: [product] }, { token: person.token });
  };
  const misspelled = (await send({ descripton: 'Warm' })) as { status: number; body: { errors?: unknown } };
  expect([misspelled.status, misspelled.body.errors]).toEqual([
    422,
    [{ path: 'products.0.descripton', message: 'Unknown field descripton. Did you mean description?' }],
  ]);
  expect((await send({ warehouse: 'North' })).body).toMatchObject({ created: 1 });
});

test('a variant of another product is not taken over', async () => {
  await bring({ products: [makeProduct()] });
  const { refused } = await done({ products: [makeProduct({ external_id: 'thief' })] });
  expect(refused).toEqual([
    { row: 1, external_id: 'thief', reason: 'Variant lamp-black already belongs to product lamp. Use a different variant ID.' },
  ]);
});

test('spending follows changes of orders and of their customers', async () => {
  const spent = async () =>
    (await db().selectFrom('customers').select(['external_id', 'spent_cents', 'orders_count']).orderBy('external_id').execute()).map(
      (row) => [row.external_id, row.spent_cents, row.orders_count],
    );
  await bring({
    products: [makeProduct()],
    customers: [makeCustomer(), makeCustomer({ external_id: 'bo' })],
    orders: [makeOrder(), makeOrder({ external_id: 'o-2', payments: [] })],
  });
  expect(await spent()).toEqual([
    ['anna', 20950, 2],
    ['bo', 0, 0],
  ]);
  const part = [
    { kind: 'payment', amount: '104.75' },
    { kind: 'refund', amount: '4.75' },
  ] as const;
  await bring({
    orders: [
      makeOrder({ payment_status: 'partially_refunded', payments: [...part] }),
      makeOrder({ external_id: 'o-2', status: 'cancelled', payments: [] }),
    ],
  });
  expect(await spent()).toEqual([
    ['anna', 10000, 1],
    ['bo', 0, 0],
  ]);
  await bring({
    orders: [makeOrder({ customer: 'bo' }), makeOrder({ external_id: 'o-3', status: 'draft', payment_status: 'awaiting', payments: [] })],
  });
  expect(await spent()).toEqual([
    ['anna', 0, 0],
    ['bo', 10475, 1],
  ]);
});

test('concurrent orders of the same customers are all counted', async () => {
  const names = Array.from({ length: 20 }, (_, index) => `c${index}`);
  await bring({ products: [makeProduct()], customers: names.map((external_id) => makeCustomer({ external_id })) });
  const ordersOf = (round: number, customers: string[]) =>
    customers.map((customer) => makeOrder({ external_id: `${customer}-${round}`, customer }));
  const answers = await Promise.all(
    [1, 2, 3, 4].map((round) => bring({ orders: ordersOf(round, round % 2 ? names : names.toReversed()) })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const rows = await db().selectFrom('customers').select(['orders_count', 'spent_cents']).distinct().execute();
  expect(rows).toEqual([{ orders_count: 4, spent_cents: 4 * 10475 }]);
});

test('a customer without a name is named after other details', async () => {
  const nameless = { first_name: '', last_name: ' ' };
  await bring({
    customers: [
      makeCustomer({ ...nameless }),
      makeCustomer({ ...nameless, external_id: 'b', email: '', phone: '12 34' }),
      makeCustomer({ ...nameless, external_id: 'c', email: null, phone: null }),
    ],
  });
  const rows = await db().selectFrom('customers').select(['name', 'email']).orderBy('external_id').execute();
  expect(rows).toEqual([
    { name: 'anna.krueger@mail.example', email: 'anna.krueger@mail.example' },
    { name: '12 34', email: null },
    { name: 'c', email: null },
  ]);
});

test('a customer’s creation date stays unless one is given', async () => {
  await bring({ customers: [makeCustomer({ created_at: '2020-05-05T05:05:05.005Z' })] });
  await bring({ customers: [makeCustomer()] });
  expect(await db().selectFrom('customers').select('created_at').execute()).toEqual([{ created_at: new Date('2020-05-05T05:05:05.005Z') }]);
});

test('unstorable text does not fail the batch', async () => {
  const result = await done({
    products: [makeProduct({ name: 'Lamp\0 \ud83e', variants: [{ external_id: 'v', price: '1', options: { 'co\0lour': 'bl\0ue' } }] })],
    articles: [{ external_id: 'a', title: 'A\0', body: 'B\ud83e' }],
  });
  expect(result).toEqual({ created: 2, updated: 0, unchanged: 0, refused: [], ...untouched });
  expect(await db().selectFrom('products').select('name').execute()).toEqual([{ name: 'Lamp \ufffd' }]);
});

test('imported records are found by name, kind, details and number', async () => {
  await bring(whole());
  const words = ['harbour', 'lighting', 'quay', 'steel', 'brass', 'dimmable', 'LMP-BLK', 'h1001', 'krüger', 'sofa'];
  const counted = sql<{ by: string; found: number }>`
    select q as by, (select count(*) from jsonb_array_elements(find_products(jsonb_build_object('terms', jsonb_build_array(jsonb_build_object('forms', jsonb_build_array(jsonb_build_object('w', lower(q), 'q', 1)))), 'codes', jsonb_build_array(lower(q)), 'languages', jsonb_build_array('en')), 5)->'products')) + (select count(*) from search_orders(q, 5)) as found from unnest(${words}::text[]) q`;
  const { rows } = await app.write(owner.merchant, (ctx) => counted.execute(ctx.db));
  expect(Object.fromEntries(rows.map(({ by, found }) => [by, found]))).toEqual({
    harbour: 1,
    lighting: 1,
    quay: 1,
    steel: 1,
    brass: 1,
    dimmable: 1,
    'LMP-BLK': 1,
    h1001: 1,
    krüger: 1,
    sofa: 0,
  });
});

test('two concurrent batches of 500 records in any order succeed', async () => {
  const many = <T>(make: (index: number) => T) => Array.from({ length: 500 }, (_, index) => make(index));
  const batch: Batch = {
    products: many((index) => makeProduct({ external_id: `p${index}`, variants: [{ external_id: `v${index}`, price: '10' }] })),
    customers: many((index) => makeCustomer({ external_id: `c${index}` })),
    orders: many((index) =>
      makeOrder({
        external_id: `o${index}`,
        customer: `c${index}`,
        lines: [{ external_id: 'l', variant: `v${index}`, name: 'x', price: '10', quantity: 1 }],
        payments: [],
      }),
    ),
  };
  const turned: Batch = {
    products: batch.products?.toReversed(),
    customers: batch.customers?.toReversed(),
    orders: batch.orders?.toReversed(),
  };
  const [one, two] = await Promise.all([done(batch), done(turned)]);
  const again = [one, two].reduce((sum, { updated, unchanged }) => sum + updated + unchanged, 0);
  expect([one.created + two.created, again, one.refused, two.refused]).toEqual([1500, 1500, [], []]);
  const { count } = await db()
    .selectFrom('order_lines')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(count).toBe(500);
});

test('an import signals each kind once and audits the counts', async () => {
  const seen: string[] = [];
  const head = await db().selectFrom('live_heads').select('seq').executeTakeFirstOrThrow();
  await bring({
    products: [makeProduct(), makeProduct({ external_id: 'two', variants: [{ external_id: 'two-1', price: '1' }] })],
    customers: [makeCustomer()],
  });
  const rows = await db().selectFrom('live').select('data').where('seq', '>', head.seq).orderBy('seq').execute();
  for (const { data } of rows) seen.push((data as { signal: { topic: string } }).signal.topic);
  expect(seen).toEqual(['products', 'customers']);
  const { detail } = await db().selectFrom('audit_log').select('detail').where('action', '=', 'records.imported').executeTakeFirstOrThrow();
  expect(detail).toEqual({ kinds: ['products', 'customers'], created: 3, updated: 0, unchanged: 0, refused: 0, conflicts: 0 });
});

test('other shops’ records with the same ids are neither seen nor changed', async () => {
  await bring(whole());
  const other = await app.register();
  expect((await bring({ ...whole(), products: [makeProduct({ name: 'Other Lamp' })] }, other)).body).toEqual({
    created: 4,
    updated: 0,
    unchanged: 0,
    refused: [],
    ...untouched,
  });
  expect(await db().selectFrom('products').select('name').execute()).toEqual([{ name: 'Harbour Lamp' }]);
  expect((await bring({ orders: [makeOrder({ customer: 'anna' })] }, await app.register())).body.refused).toMatchObject([
    { reason: 'There’s no customer anna. Import the customer first.' },
  ]);
});

test('agents may not import, and too many or malformed records are refused with their positions', async () => {
  const agent = await app.teammate(owner.merchant, 'agent');
  expect(codeOf(await bring(whole(), agent))).toBe('permission.denied');
  expect(
    pathsOf(await bring({ customers: Array.from({ length: 501 }, (_, index) => makeCustomer({ external_id: `c${index}` })) })),
  ).toEqual(['customers']);
  expect(pathsOf(await bring({ orders: [makeOrder({ lines: [] }), makeOrder({ shipping: 'much' })] }))).toEqual([
    'orders.0.lines',
    'orders.1.shipping',
  ]);
});

test('unchanged records keep version and date, including lines and stock movements', async () => {
  await bring(whole());
  const stands = async () => ({
    products: await db().selectFrom('products').select(['version', 'updated_at', 'stock']).execute(),
    customers: await db().selectFrom('customers').select(['version', 'updated_at']).execute(),
    orders: await db().selectFrom('orders').select(['version', 'updated_at']).execute(),
    lines: await db().selectFrom('order_lines').select('id').execute(),
    payments: await db().selectFrom('order_payments').select('id').execute(),
    moves: await db().selectFrom('stock_moves').select('quantity').execute(),
  });
  const before = await stands();
  expect(before.moves).toEqual([{ quantity: 3 }]);
  await bring(whole());
  expect(await stands()).toEqual(before);
});

test('imported stock is logged as a difference', async () => {
  await bring({ products: [makeProduct()] });
  const [black, brass] = makeProduct().variants;
  if (!black || !brass) throw new Error('There are two.');
  await bring({
    products: [
      makeProduct({
        variants: [
          { ...black, stock: 10 },
          { ...brass, stock: null },
        ],
      }),
    ],
  });
  const moves = await db().selectFrom('stock_moves').select(['kind', 'quantity', 'actor']).orderBy('quantity').execute();
  expect(moves).toEqual([
    { kind: 'import', quantity: 3, actor: 'Olive Owner' },
    { kind: 'import', quantity: 7, actor: 'Olive Owner' },
  ]);
});

test('an order’s payments and units follow from its ledger or, without one, from its statuses', async () => {
  const refunded = [
    { kind: 'payment', amount: '104.75' },
    { kind: 'refund', amount: '4.75', at: '2026-03-05T10:00:00Z' },
  ] as const;
  await bring({
    products: [makeProduct()],
    customers: [makeCustomer()],
    orders: [
      makeOrder({ external_id: 'a', payments: [...refunded], payment_status: 'partially_refunded', status: 'delivered' }),
      makeOrder({ external_id: 'b', payments: [], payment_status: 'refunded', status: 'returned' }),
      makeOrder({ external_id: 'c', payments: [], payment_status: 'voided', status: 'cancelled' }),
    ],
  });
  const columns = ['captured_cents', 'refunded_cents', 'items', 'last_refund_at', 'shipped_at', 'delivered_at', 'cancelled_at'] as const;
  const placed = new Date('2026-03-01T09:00:00Z');
  expect(await db().selectFrom('orders').select(columns).orderBy('external_id').execute()).toEqual([
    {
      captured_cents: 10475,
      refunded_cents: 475,
      items: 2,
      last_refund_at: new Date('2026-03-05T10:00:00Z'),
      shipped_at: placed,
      delivered_at: placed,
      cancelled_at: null,
    },
    {
      captured_cents: 10475,
      refunded_cents: 10475,
      items: 2,
      last_refund_at: null,
      shipped_at: placed,
      delivered_at: placed,
      cancelled_at: null,
    },
    { captured_cents: 0, refunded_cents: 0, items: 2, last_refund_at: null, shipped_at: null, delivered_at: null, cancelled_at: placed },
  ]);
  const units = await db()
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select(['l.shipped', 'l.returned', 'l.cancelled'])
    .orderBy('o.external_id')
    .execute();
  expect(units).toEqual([
    { shipped: 2, returned: 0, cancelled: 0 },
    { shipped: 2, returned: 2, cancelled: 0 },
    { shipped: 0, returned: 0, cancelled: 2 },
  ]);
});
