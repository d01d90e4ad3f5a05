import {
  editItems,
  getOrder,
  type Order,
  receiveReturn,
  recordPayment,
  refundOrder,
  requestReturn,
  updateOrderStatus,
} from '@parley/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { makeShop, refusal, type Shop } from './make.ts';

// Refunded money isn't due again, and nobody owes goods that came back before payment.
let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  shop = await makeShop(app);
});
afterAll(() => app.close());

const money = ({ balance, refunded, payment_status: status }: Order) => [balance, refunded, status];
const lineOf = (order: Order) => order.lines[0]?.id ?? '';
async function deliver({ id }: Order): Promise<Order> {
  for (const status of ['confirmed', 'processing', 'shipped', 'delivered'] as const) await shop.send(updateOrderStatus, { id, status });
  return (await shop.send(getOrder, { id })).body;
}
/** Returns one unit of the first line. */
async function comesBack(order: Order, quantity = 1): Promise<Order> {
  const lines = [{ line_id: lineOf(order), quantity }];
  const { body: asked } = await shop.send(requestReturn, { id: order.id, kind: 'return', lines });
  const came = {
    id: order.id,
    return: asked.return_records.at(-1)?.id,
    lines: [{ line_id: lineOf(order), restock: quantity, write_off: 0 }],
  };
  return (await shop.send(receiveReturn, came)).body;
}

test('a goodwill refund is not due again', async () => {
  const { id } = await shop.paid();
  const { body } = await shop.send(refundOrder, { id, amount: '5.00', method: null });
  expect(money(body)).toEqual(['0.00', '5.00', 'partially_refunded']);
});

test('a returned and refunded item is not due again', async () => {
  const order = await deliver(await shop.paid());
  expect(money(await comesBack(order))).toEqual(['0.00', '49.90', 'partially_refunded']);
  expect(money(await comesBack(order))).toEqual(['0.00', '99.80', 'refunded']);
});

test('after a refund, only an increase of the total is due', async () => {
  const order = await shop.paid({}, 'cash');
  await shop.send(refundOrder, { id: order.id, amount: '5.00', method: null });
  const changes = [{ line_id: lineOf(order), quantity: 1, variant_id: shop.id('white') }];
  const { body } = await shop.send(editItems, { id: order.id, changes, method: null });
  expect(money(body)).toEqual(['10.00', '5.00', 'partially_paid']);
  expect(refusal(await shop.send(recordPayment, { id: order.id, amount: '10.01', method: 'cash' }))).toEqual([422, 'payment.too_much']);
  const paid = await shop.send(recordPayment, { id: order.id, method: 'cash' });
  expect([paid.body.captured, ...money(paid.body)]).toEqual(['109.80', '0.00', '5.00', 'partially_refunded']);
});

test('goods returned before payment are no longer due', async () => {
  const order = await deliver(await shop.placed({ payment_terms: 'invoice' }));
  expect(money(await comesBack(order))).toEqual(['49.90', '0.00', 'awaiting']);
  expect(refusal(await shop.send(recordPayment, { id: order.id, amount: '49.91' }))).toEqual([422, 'payment.too_much']);
  const { body } = await shop.send(recordPayment, { id: order.id, method: 'card-1' });
  expect([body.captured, ...money(body)]).toEqual(['49.90', '0.00', '0.00', 'paid']);
  expect([(await comesBack(order)).status, ...money((await shop.send(getOrder, { id: order.id })).body)]).toEqual([
    'returned',
    '0.00',
    '49.90',
    'refunded',
  ]);
});

test('a return of a partly paid order refunds only the excess', async () => {
  const order = await deliver(await shop.placed({ payment_terms: 'invoice' }));
  await shop.send(recordPayment, { id: order.id, amount: '60.00', method: 'card-1' });
  const body = await comesBack(order);
  expect([body.captured, ...money(body)]).toEqual(['60.00', '0.00', '10.10', 'partially_refunded']);
  expect(body.return_records[0]).toMatchObject({ refund_amount: '49.90', refunded: '10.10' });
});

test('an order returned before payment has no balance due', async () => {
  const order = await deliver(await shop.placed({ payment_terms: 'invoice' }));
  const body = await comesBack(order, 2);
  expect([body.status, ...money(body)]).toEqual(['returned', '0.00', '0.00', 'awaiting']);
});
