import { getMetrics, getTopProducts } from '@parley/contract/analytics';
import {
  cancelLines,
  editItems,
  editPayment,
  getOrder,
  listOrders,
  type Order,
  receiveReturn,
  refundOrder,
  requestReturn,
  updateOrderStatus,
} from '@parley/contract/orders';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { makeShop, type Shop } from '../../commerce/orders/make.ts';

// Reports count what a shop keeps of an order only once, whatever action changed it.
let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
beforeEach(async () => {
  shop = await makeShop(app);
});
afterAll(() => app.close());

const lineOf = (order: Order, place = 0) => order.lines[place]?.id ?? '';
const one = (variant: string) => ({ lines: [{ variant_id: shop.id(variant), quantity: 1 }] });
async function delivered(variant: string): Promise<Order> {
  const { id } = await shop.paid(one(variant));
  for (const status of ['confirmed', 'processing', 'shipped', 'delivered'] as const) await shop.send(updateOrderStatus, { id, status });
  return (await shop.send(getOrder, { id })).body;
}
async function exchanged(from: string, to: string): Promise<Order> {
  const order = await delivered(from);
  const lines = [{ line_id: lineOf(order), quantity: 1, new_variant_id: shop.id(to) }];
  const asked = (await shop.send(requestReturn, { id: order.id, kind: 'exchange', lines })).body;
  const came = [{ line_id: lineOf(order), restock: 1, write_off: 0 }];
  return (await shop.send(receiveReturn, { id: order.id, return: asked.return_records[0]?.id, lines: came })).body;
}
async function money() {
  const { figures } = (await shop.send(getMetrics, { period: 'today' })).body;
  return ['gross', 'refunds', 'revenue'].map((key) => figures.find((figure) => figure.key === key)?.value);
}
async function refundedRows() {
  const { figures } = (await shop.send(getMetrics, { period: 'today' })).body;
  const filter = figures.find(({ key }) => key === 'refunds')?.rows?.filter;
  return (await shop.send(listOrders, { filter: JSON.stringify(filter) })).body.items.map(({ id }) => id);
}

test('cheaper items reduce the total and are not counted as refunds', async () => {
  const order = await shop.paid(one('white'));
  await shop.send(editItems, { id: order.id, changes: [{ line_id: lineOf(order), variant_id: shop.id('black') }] });
  expect(await money()).toEqual(['49.90', '0.00', '49.90']);
  expect(await refundedRows()).toEqual([]);
});

test('cancelled units are not counted as refunds', async () => {
  const order = await shop.paid();
  const lines = [{ line_id: lineOf(order), quantity: 1 }];
  await shop.send(cancelLines, { id: order.id, lines, restock: true, refund: true });
  expect(await money()).toEqual(['49.90', '0.00', '49.90']);
});

test('a cheaper replacement is not counted as a refund', async () => {
  await exchanged('white', 'black');
  expect(await money()).toEqual(['49.90', '0.00', '49.90']);
});

test('swapping the payment method refunds nothing', async () => {
  const order = await shop.paid();
  await shop.send(editPayment, { id: order.id, method: 'gift-1' });
  expect(await money()).toEqual(['99.80', '0.00', '99.80']);
});

test('goodwill refunds and returns are refunds', async () => {
  const { id } = await shop.paid();
  await shop.send(refundOrder, { id, amount: '5.00', method: null });
  const order = await delivered('white');
  const asked = (await shop.send(requestReturn, { id: order.id, kind: 'return', lines: [{ line_id: lineOf(order), quantity: 1 }] })).body;
  const came = [{ line_id: lineOf(order), restock: 1, write_off: 0 }];
  await shop.send(receiveReturn, { id: order.id, return: asked.return_records[0]?.id, lines: came });
  expect(await money()).toEqual(['159.70', '64.90', '94.80']);
  expect((await refundedRows()).toSorted()).toEqual([id, order.id].toSorted());
});

test('an exchanged unit is sold once, at the replacement’s price', async () => {
  await exchanged('black', 'white');
  const [lamp] = (await shop.send(getTopProducts, { period: 'today' })).body.items;
  expect([lamp?.quantity, lamp?.revenue, lamp?.orders]).toEqual([1, '59.90', 1]);
});
