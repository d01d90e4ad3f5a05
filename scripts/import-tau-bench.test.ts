import fs from 'node:fs';
import path from 'node:path';
import { search } from '@parley/contract/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../server/testing/app.ts';
import {
  convertCustomer,
  convertOrder,
  convertPolicy,
  convertProduct,
  importShop,
  placedAt,
  readShop,
  type TauOrder,
} from './import-tau-bench.ts';

const folder = path.join(process.env['PARLEY_DATA_SETS'] ?? '../shared/data', 'tau-bench-retail');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

const address = { address1: '1 Quay', address2: 'Suite 2', city: 'Denver', state: 'CO', zip: '80279', country: 'USA' };
const address_ = { line1: '1 Quay', line2: 'Suite 2', city: 'Denver', region: 'CO', postcode: '80279', country: 'USA' };
const product = {
  product_id: '95',
  name: 'T-Shirt',
  variants: {
    '11': { item_id: '11', options: { color: 'blue' }, available: true, price: 50.9 },
    '12': { item_id: '12', options: { color: 'red' }, available: false, price: 46 },
  },
};
const user = {
  name: { first_name: 'Noah', last_name: 'Brown' },
  email: 'noah@example.com',
  address,
  payment_methods: {
    c: { id: 'credit_card_7', source: 'credit_card', brand: 'mastercard', last_four: '9212' },
    g: { id: 'gift_card_4374071', source: 'gift_card', balance: 51 },
    p: { id: 'paypal_5', source: 'paypal' },
  },
};
const order: TauOrder = {
  order_id: '#W1',
  user_id: 'noah_brown_1',
  address,
  status: 'processed',
  fulfillments: [{ tracking_id: ['357'] }],
  items: [
    { item_id: '11', name: 'T-Shirt', price: 50.9, options: { color: 'blue' } },
    { item_id: '11', name: 'T-Shirt', price: 50.9, options: { color: 'blue' } },
  ],
  payment_history: [{ transaction_type: 'payment', amount: 101.8, payment_method_id: 'paypal_5' }],
};
const now = new Date('2026-06-01T00:00:00Z');

test('converts a product with variants, prices and availability', () => {
  expect(convertProduct(product)).toEqual({
    external_id: '95',
    name: 'T-Shirt',
    variants: [
      { external_id: '11', sku: '11', price: '50.90', available: true, options: { color: 'blue' } },
      { external_id: '12', sku: '12', price: '46.00', available: false, options: { color: 'red' } },
    ],
  });
});

test('converts a customer with address and payment methods, including a gift card balance', () => {
  expect(convertCustomer('noah_brown_1', user)).toEqual({
    external_id: 'noah_brown_1',
    first_name: 'Noah',
    last_name: 'Brown',
    email: 'noah@example.com',
    language: 'en',
    addresses: [address_],
    payment_methods: [
      { external_id: 'credit_card_7', kind: 'card', label: 'Mastercard ending in 9212' },
      { external_id: 'gift_card_4374071', kind: 'gift_card', label: 'Gift card ending in 4071', balance: '51.00' },
      { external_id: 'paypal_5', kind: 'paypal', label: 'PayPal' },
    ],
  });
});

test('converts an order with number, tracking, lines and payments; an item listed twice becomes two lines', () => {
  const line = { variant: '11', sku: '11', name: 'T-Shirt', price: '50.90', options: { color: 'blue' }, quantity: 1 };
  expect(convertOrder(order, now)).toEqual({
    external_id: '#W1',
    order_number: '#W1',
    customer: 'noah_brown_1',
    status: 'shipped',
    payment_status: 'paid',
    fulfillment_status: 'fulfilled',
    placed_at: now.toISOString(),
    shipping_address: address_,
    tracking: ['357'],
    lines: [
      { ...line, external_id: '#W1-1' },
      { ...line, external_id: '#W1-2' },
    ],
    payments: [{ kind: 'payment', amount: '101.80', method: 'paypal_5' }],
  });
});

test.each([
  ['pending', 'pending', 'paid', 'unfulfilled'],
  ['processed', 'shipped', 'paid', 'fulfilled'],
  ['delivered', 'delivered', 'paid', 'fulfilled'],
  ['cancelled', 'cancelled', 'refunded', 'unfulfilled'],
] as const)('what is %s there is %s, %s and %s here', (status, ...ours) => {
  const converted = convertOrder({ ...order, status }, now);
  expect([converted.status, converted.payment_status, converted.fulfillment_status]).toEqual(ours);
});

test('generates the same dates each time: recent ones for open orders, earlier ones for the rest', () => {
  const some = (['pending', 'delivered', 'processed', 'cancelled'] as const).map((status, index) => ({
    ...order,
    status,
    order_id: `#${index}`,
  }));
  const dates = placedAt(some, now);
  expect(placedAt(some, now)).toEqual(dates);
  const days = some.map(({ order_id }) => Math.round((now.getTime() - (dates.get(order_id)?.getTime() ?? 0)) / 86_400_000));
  expect(days).toEqual([0, 10, 4, 188]);
});

test('converts the policy to one article per heading', () => {
  expect(convertPolicy('# Retail policy\n\nBe kind.\n\n## Cancel\n\nOnly pending.\n\n### Really\n\nYes.\n\n## Empty\n')).toEqual([
    { external_id: 'policy-0', title: 'Retail policy', body: 'Be kind.', language: 'en' },
    { external_id: 'policy-1', title: 'Cancel', body: 'Only pending.\n\n### Really\n\nYes.', language: 'en' },
  ]);
});

const small = {
  products: [convertProduct(product)],
  customers: [convertCustomer('noah_brown_1', user)],
  orders: [convertOrder(order, now)],
  articles: convertPolicy('# Policy\n\nBe kind.'),
};
const bring = async (shop: ReturnType<typeof readShop>, email: string) => {
  const said: string[] = [];
  const merchant = await importShop(shop, {
    base: app.url,
    email,
    password: 'a long password',
    merchantName: 'Tau',
    say: (line) => void said.push(line),
  });
  return { merchant, said };
};

test('registers the shop first, then signs in and updates it', async () => {
  const first = await bring(small, 'small@shop.example');
  expect(first.said).toEqual([
    'products: 1 created, 0 updated, 0 unchanged',
    'customers: 1 created, 0 updated, 0 unchanged',
    'orders: 1 created, 0 updated, 0 unchanged',
    'articles: 1 created, 0 updated, 0 unchanged',
  ]);
  const again = await bring(small, 'small@shop.example');
  expect(again).toEqual({
    merchant: first.merchant,
    said: first.said.map((line) => line.replace('1 created, 0 updated, 0 unchanged', '0 created, 0 updated, 1 unchanged')),
  });
});

test('stops with the reason when rows are rejected', async () => {
  await expect(bring({ ...small, customers: [] }, 'orphan@shop.example')).rejects.toThrow(
    '1 orders failed, first #W1: There’s no customer noah_brown_1. Import the customer first.',
  );
});

const recorded = fs.existsSync(folder) ? [folder] : [];
test.each(recorded)('imports the recorded shop in %s completely, to the cent', async () => {
  const shop = readShop(folder, new Date());
  const { merchant, said } = await bring(shop, 'tau@shop.example');
  expect(said.slice(0, 3)).toEqual([
    'products: 50 created, 0 updated, 0 unchanged',
    'customers: 500 created, 0 updated, 0 unchanged',
    'orders: 1000 created, 0 updated, 0 unchanged',
  ]);
  const db = app.installation.readingOf(merchant);
  const sums = await db
    .selectFrom('orders')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
    .orderBy('status')
    .execute();
  expect(sums).toEqual([
    { status: 'cancelled', count: 102 },
    { status: 'delivered', count: 373 },
    { status: 'pending', count: 423 },
    { status: 'shipped', count: 102 },
  ]);
  const cents = (orders: typeof shop.orders) =>
    orders
      .flatMap(({ payments = [] }) => payments)
      .reduce((sum, { kind, amount }) => sum + (kind === 'payment' ? 1 : -1) * Math.round(Number(amount) * 100), 0);
  const { spent } = await db
    .selectFrom('customers')
    .select((eb) => eb.fn.sum<string>('spent_cents').as('spent'))
    .executeTakeFirstOrThrow();
  expect(Number(spent)).toBe(cents(shop.orders));
  const { token } = (await (
    await fetch(`${app.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'tau@shop.example', password: 'a long password' }),
    })
  ).json()) as { token: string };
  const { body } = await app.send(search, { merchant, q: '#W2611340' }, { token });
  expect(body.results.orders).toEqual([
    {
      id: expect.any(String),
      order_number: '#W2611340',
      total_amount: '536.65',
      currency: 'USD',
      customer_name: 'James Li',
      status: 'shipped',
      placed_at: expect.any(String),
    },
  ]);
});

test.each(recorded.length > 0 ? [] : [folder])('%s is missing, so only the shop above was tested', (missing) => {
  console.warn(`${missing} is not there (PARLEY_DATA_SETS): the recorded shop was not tried.`);
  expect(fs.existsSync(missing)).toBe(false);
});
