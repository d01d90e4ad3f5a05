import { listCustomers } from '@parley/contract/customers';
import { importRecords } from '@parley/contract/imports';
import { listOrders } from '@parley/contract/orders';
import type { TeamRole } from '@parley/contract/permissions';
import { listProducts } from '@parley/contract/products';
import { search } from '@parley/contract/search';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { visit } from '../../../testing/chat.ts';
import { codeOf, pathsOf } from '../../account/identity/make.ts';
import { makeCustomer, makeOrder, makeProduct } from '../imports/make.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  const { body } = await app.send(
    importRecords,
    {
      merchant: owner.merchant,
      products: [makeProduct()],
      customers: [
        makeCustomer(),
        makeCustomer({ external_id: 'bo', first_name: 'Bo', last_name: 'Lamp', email: 'bo@mail.example', phone: null }),
      ],
      orders: [makeOrder()],
    },
    { token: owner.token },
  );
  if (body.refused.length > 0) throw new Error('The shop did not come in whole.');
  await (await visit(app, owner.merchant)).say('My lamp flickers, write to anna@mail.example');
});
afterAll(() => app.close());

const find = async (q: string, { token } = owner, limit?: number) =>
  (await app.send(search, { merchant: owner.merchant, q, limit }, { token })).body.results;
const as = async (role: TeamRole) => app.teammate(owner.merchant, role);

test('one word finds conversations, products, customers and orders', async () => {
  const { conversations, products, customers, orders } = await find('lamp');
  expect(conversations).toEqual([
    { id: expect.any(String), customer_name: expect.any(String), last_message: 'My lamp flickers, write to anna@mail.example' },
  ]);
  expect(products).toEqual([{ product_id: expect.any(String), name: 'Harbour Lamp', price: '49.90', currency: 'EUR', sku: 'LMP-BLK' }]);
  expect(customers).toEqual([{ id: expect.any(String), name: 'Bo Lamp', email: 'bo@mail.example', phone: null }]);
  expect(orders).toEqual([]);
});

test.each([
  ['part of the name, without its accents', 'kruger'],
  ['the e-mail address', 'anna.krueger@mail'],
  ['the phone number, however written', '30 / 1234 567'],
])('finds a customer by %s', async (_, q) => {
  expect((await find(q)).customers.map(({ name }) => name)).toEqual(['Anna Krüger']);
});

test.each(['#H-1001', 'h1001', '1001', ' h-1001 '])('finds an order by its number, written %j', async (q) => {
  expect((await find(q)).orders).toEqual([
    {
      id: expect.any(String),
      order_number: '#H-1001',
      total_amount: '104.75',
      currency: 'EUR',
      customer_name: 'Anna Krüger',
      status: 'processing',
      placed_at: '2026-03-01T09:00:00.000Z',
    },
  ]);
});

test('finds orders by customer', async () => expect((await find('Krüger')).orders).toHaveLength(1));

test('finds a product by any variant’s SKU and shows that variant', async () => {
  expect((await find('lmp-brs')).products).toMatchObject([{ name: 'Harbour Lamp', price: '59.00', sku: 'LMP-BRS' }]);
});

test('finds a product despite a typo', async () => expect((await find('harbuor lamp')).products).toHaveLength(1));

test.each(['lapm', 'Kurger', 'Anna Krgüer'])('%j, with two letters swapped, finds as much as spelled correctly', async (q) => {
  expect(Object.values(await find(q)).flat()).not.toEqual([]);
});

test('lists tolerate a typo as well', async () => {
  const { merchant, token } = owner;
  const products = await app.send(listProducts, { merchant, q: 'Hrabour' }, { token });
  const customers = await app.send(listCustomers, { merchant, q: 'Kurger' }, { token });
  const orders = await app.send(listOrders, { merchant, q: 'Kurger' }, { token });
  expect([products, customers, orders].map(({ body }) => body.items.length)).toEqual([1, 1, 1]);
});

test('finds an order by tracking number in any case', async () => {
  const { merchant, token } = owner;
  await app.write(merchant, ({ db }) =>
    db
      .updateTable('orders')
      .set({ tracking: ['3SABC123456'] })
      .execute(),
  );
  expect((await find('3sabc123456')).orders).toHaveLength(1);
  expect((await app.send(listOrders, { merchant, q: '3sabc123456' }, { token })).body.items).toHaveLength(1);
});

test.each(["' or 1=1 --", '%%', '__', '\\\\', 'q\\', '""', ':* & |', '<script>', '🪴🪴'])('%j finds and breaks nothing', async (q) => {
  expect(await find(q)).toEqual({ conversations: [], products: [], customers: [], orders: [] });
});

test('returns at most the requested number per group', async () => {
  expect((await find('mail.example', owner, 1)).customers).toHaveLength(1);
  expect((await find('mail.example', owner)).customers).toHaveLength(2);
});

test('one letter is too short, and twenty per group is the maximum', async () => {
  const ask = (input: { q: string; limit?: number }) => app.send(search, { merchant: owner.merchant, ...input }, { token: owner.token });
  expect(pathsOf(await ask({ q: ' a ' }))).toEqual(['q']);
  expect(pathsOf(await ask({ q: 'ab', limit: 21 }))).toEqual(['limit']);
});

test('an analyst sees no personal data, and finds nobody by it', async () => {
  const analyst = await as('analyst');
  const { conversations, customers } = await find('lamp', analyst);
  expect([conversations, customers]).toEqual([[], []]);
  const byNumber = await find('h1001', analyst);
  expect(byNumber.orders).toMatchObject([{ customer_name: 'A. K.' }]);
  expect(byNumber.customers).toMatchObject([
    { name: 'A. K.', email: expect.stringContaining('•••@'), phone: expect.stringContaining('••••') },
  ]);
});

test('an agent sees what they need to help; billing cannot search', async () => {
  expect((await find('lamp', await as('agent'))).customers).toMatchObject([{ name: 'Bo Lamp', email: 'bo@mail.example' }]);
  const { token } = await as('billing');
  expect(codeOf(await app.send(search, { merchant: owner.merchant, q: 'lamp' }, { token }))).toBe('permission.denied');
});

test('finds nothing of other shops', async () => {
  const stranger = await app.register();
  const { body } = await app.send(search, { merchant: stranger.merchant, q: 'lamp' }, { token: stranger.token });
  expect(body.results).toEqual({ conversations: [], products: [], customers: [], orders: [] });
});

test('finds a conversation by any id written in it', async () => {
  const visitor = await visit(app, owner.merchant);
  const ids = [
    '222cf0c9-cbfc-4f68-8e4c-a9fe64b307cf',
    'ad469b18-3e2a-4177-ac19-d982dc1a2859',
    '0429e6f6-0e0e-482e-bbfb-f7bd330857b9',
    "it's C:\\parcels\\7",
  ];
  for (const id of ids) await visitor.say(`Is there another colour? ${id}`);
  const found = await Promise.all(ids.map(async (id) => (await find(id)).conversations.length));
  expect(found).toEqual([1, 1, 1, 1]);
});
