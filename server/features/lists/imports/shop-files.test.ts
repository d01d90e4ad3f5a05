import { listCustomers } from '@parley/contract/customers';
import { listImportDifferences } from '@parley/contract/import-differences';
import type { ImportKind, ImportRun } from '@parley/contract/import-runs';
import { importRecords } from '@parley/contract/imports';
import { getOrder, shipOrder } from '@parley/contract/orders';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { refusal } from '../../commerce/orders/make.ts';
import { makeCustomer, makeOrder, makeProduct, openShop, type Shop } from './make.ts';

/** Files as shops keep them by hand: nothing in them is dropped without a word. */
let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await openShop(app);
});

const header = 'Order number,Placed at,Email,Customer name,Item,SKU,Price,Quantity,Tracking';
const orders = (...rows: string[]) => shop.csv(`${header}\n${rows.join('\n')}\n`, 'orders');
const preview = async (text: string, kind: ImportKind) => shop.run((await shop.upload(text, kind)).body.id, true);
const orderRows = () => shop.db().selectFrom('orders').selectAll().orderBy('order_number').execute();
const customers = () => shop.db().selectFrom('customers').select(['name', 'email']).orderBy('name').execute();
const reasons = (run: ImportRun) => run.refusals.map(({ row, column, value, reason }) => [row, column, value, reason]);

test('an order with a word for an email keeps the customer’s name, and says that the email is left out; a customer is refused', async () => {
  const run = await orders('2005,2026-11-21,keine-email,Rita Alt,Vase,V1,20,1,', '2006,2026-11-21,keine-email,,Vase,V1,20,1,');
  expect([run.created, run.warned, run.warnings]).toEqual([
    ...[2, 2],
    [
      { row: 2, reason: 'The value in Email isn’t a valid email. The customer is imported without it.' },
      { row: 3, reason: 'The value in Email isn’t a valid email. The order is imported without a customer.' },
    ],
  ]);
  expect(await customers()).toEqual([{ name: 'Rita Alt', email: null }]);
  const list = await shop.csv('Customer ID,Name,Email\n1,Rita Alt,keine-email\n2,Ben,n/a\n', 'customers');
  const noEmail = 'This isn’t a valid email. Use one such as ann@example.com.';
  expect([list.created, reasons(list)]).toEqual([1, [[2, 'Email', 'keine-email', noEmail]]]);
});

test('an order that has only the customer’s name keeps it, and so does the same file again', async () => {
  const rows = [
    '2005,2026-11-21,,Rita Alt,Vase,V1,20,1,',
    '2006,2026-11-21,n/a,Rita Alt,Vase,V1,20,1,',
    '2007,2026-11-21,-,,Vase,V1,20,1,',
  ];
  expect((await orders(...rows)).created).toBe(3);
  expect((await orders(...rows)).unchanged).toBe(3);
  // Two people may have the same name.
  expect(await customers()).toEqual([
    { name: 'Rita Alt', email: null },
    { name: 'Rita Alt', email: null },
  ]);
  expect((await orderRows()).map(({ customer_id: id }) => id !== null)).toEqual([true, true, false]);
  const { body } = await shop.send(listCustomers, {});
  expect(body.items.map(({ name, orders_count: count }) => [name, count])).toEqual([
    ['Rita Alt', 1],
    ['Rita Alt', 1],
  ]);
});

const noTracking = 'Enter a tracking number, or an address that starts with https://.';
test('tracking that is an address of another scheme is refused, in a file, as JSON and by hand', async () => {
  const run = await orders(
    '1,2026-11-21,,,Vase,V1,20,1,javascript:alert(1)',
    '2,2026-11-21,,,Vase,V1,20,1,"T1, https://DHL.example/?ids=1,2; T3"',
    `3,2026-11-21,,,Vase,V1,20,1,${'9'.repeat(81)}`,
  );
  expect(reasons(run).map(([row, column, , reason]) => [row, column, reason])).toEqual([
    [2, 'Tracking', noTracking],
    [4, 'Tracking', 'Use at most 80 characters.'],
  ]);
  expect((await orderRows()).map(({ tracking }) => tracking)).toEqual([['T1', 'https://dhl.example/?ids=1,2', 'T3']]);
  const batch = { products: [makeProduct()], customers: [makeCustomer()] };
  const refused = await shop.send(importRecords, { ...batch, orders: [makeOrder({ tracking: ['javascript:alert(1)'] })] });
  expect([refused.status, JSON.stringify(refused.body)]).toEqual([422, expect.stringContaining(noTracking)]);
  await shop.bring({ ...batch, orders: [makeOrder({ external_id: 'o-2', tracking: ['T9'] })] });
  const [order] = (await orderRows()).filter(({ external_id: id }) => id === 'o-2');
  const sent = await shop.send(shipOrder, { id: order?.id, tracking_number: 'javascript:alert(1)' });
  expect(refusal(sent)).toEqual([422, 'input.invalid']);
});

test('an imported order was placed on its date, and imported when it was', async () => {
  const before = new Date().toISOString();
  await orders('2005,2020-11-21T10:00:00Z,,,Vase,V1,20,1,');
  const [order] = await orderRows();
  const { timeline } = (await shop.send(getOrder, { id: order?.id })).body;
  expect(timeline.map(({ kind }) => kind)).toEqual(['placed', 'imported']);
  expect(timeline[0]?.at).toBe('2020-11-21T10:00:00.000Z');
  expect(timeline[1]?.at && timeline[1].at >= before).toBe(true);
  expect(new Set(timeline.map(({ id }) => id)).size).toBe(2);
});

const twice = '2 rows of 2006 are the same. They count as 2 units.';
test('equal rows of an order count together, and the preview says so', async () => {
  const rows = ['2006,2026-11-21,,,Vase,V1,20,1,', '2006,2026-11-21,,,Vase,V1,20,1,', '2007,2026-11-21,,,Vase,V1,20,1,'];
  const run = await preview(`${header}\n${rows.join('\n')}\n`, 'orders');
  expect([run.created, run.warned, run.warnings]).toEqual([2, 1, [{ row: 3, reason: twice }]]);
  const done = await orders(...rows);
  expect(done.warnings).toEqual(run.warnings);
  expect((await orderRows()).map(({ items }) => items)).toEqual([2, 1]);
  const total = await shop.csv(
    'Order number,Placed at,Item,Price,Total\n2008,2026-11-21,Vase,20,20\n2008,2026-11-21,Vase,20,20\n',
    'orders',
  );
  expect(total.refusals[0]?.reason).toBe(
    'The total is 20.00, but items, shipping, tax and discount add up to 40.00. 2 rows of 2008 are the same. They count as 2 units.',
  );
});

test('a SKU of two products is named', async () => {
  const file = 'Handle,Name,SKU,Price\nvase,Vase,VA-K,20\njug,Jug,va-k,30\ncup,Cup,CU-1,5\n';
  expect((await preview(file, 'products')).warnings).toEqual([{ row: 3, reason: 'Vase already has the SKU va-k.' }]);
  const run = await shop.csv(file, 'products');
  expect([run.created, run.warnings]).toEqual([3, [{ row: 3, reason: 'Vase already has the SKU va-k.' }]]);
  const other = await shop.csv('Handle,Name,SKU,Price\nbowl,Bowl,CU-1,9\n', 'products');
  expect(other.warnings).toEqual([{ row: 2, reason: 'Cup already has the SKU CU-1.' }]);
});

test('prices that an import sets are listed from and to, like stock', async () => {
  await shop.csv('Handle,Name,SKU,Price,Stock\nlamp,Lamp,L1,1089,3\njug,Jug,J1,5,1\n', 'products');
  const run = await shop.csv('Handle,Name,SKU,Price,Stock\nlamp,Lamp,L1,89,4\njug,Jug,J1,5,1\n', 'products');
  expect([run.price_changes, run.stock_changes, run.conflicts]).toEqual([1, 1, 0]);
  const listed = async (show: string) =>
    (await shop.send(listImportDifferences, { id: run.id, show })).body.items.map(({ label, field, ours, theirs, row }) => [
      ...[label, field, ours, theirs, row],
    ]);
  expect(await listed('price')).toEqual([['Lamp', 'price', '1089.00', '89.00', 2]]);
  expect(await listed('stock')).toEqual([['Lamp', 'stock', '3', '4', 2]]);
});

test('an order to a country that nobody knows keeps it, and says that it isn’t taxed', async () => {
  const run = await shop.csv(
    'Order number,Placed at,Item,Price,Quantity,Shipping country\n1,2026-11-21,Vase,20,1,Nederland\n2,2026-11-21,Vase,20,1,Narnia\n',
    'orders',
  );
  expect(run.warnings).toEqual([
    {
      row: 3,
      reason: 'The value in Shipping country isn’t a country we know, so no tax is charged there. The order is imported with it.',
    },
  ]);
  expect((await orderRows()).map(({ shipping_address: to }) => to)).toMatchObject([{ country: 'Nederland' }, { country: 'Narnia' }]);
});
