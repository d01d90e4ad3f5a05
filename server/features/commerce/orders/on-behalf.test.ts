import { importRecords } from '@parley/contract/imports';
import { getOrder, listOrders, type Order, recordPayment, refundOrder, updateOrderStatus } from '@parley/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WriteCtx } from '../../../context.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { makeOrder } from '../../lists/imports/make.ts';
import { type By, charge, finish, lockOrder, readOrder, refund, updateStatus } from './index.ts';
import { makeShop, refusal, type Shop } from './make.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  shop = await makeShop(app);
});
afterAll(() => app.close());

const ai: By = { kind: 'ai', id: null, name: 'Assistant' };
const asAi = <T>(work: (ctx: WriteCtx) => Promise<T>) => app.write(shop.merchant, work);
const cancel = (id: string) =>
  asAi((ctx) => updateStatus(ctx, { merchant: shop.merchant, id, status: 'cancelled', refund: 'all', restock: true, notify: false }, ai));
const setLimit = (cents: number) =>
  app.write(shop.merchant, ({ db }) => db.updateTable('shop_settings').set({ ai_money_limit_cents: cents }).execute());

test('the AI cancels a pending order in its own name', async () => {
  await setLimit(100_00);
  const { id } = await shop.paid();
  await cancel(id);
  const { body } = await shop.send(getOrder, { id });
  expect(body).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
  expect(body.timeline.at(-1)).toMatchObject({ kind: 'cancelled', actor_kind: 'ai', actor: 'Assistant' });
});

test('an order paid in parts is refunded payment by payment', async () => {
  await setLimit(100_00);
  const { id } = await shop.placed();
  await shop.send(recordPayment, { id, amount: '40.00', method: 'card-1' });
  await shop.send(recordPayment, { id, amount: '9.80', method: 'gift-1' });
  await shop.send(recordPayment, { id, amount: '50.00', method: 'card-1' });
  const before = await shop.giftBalance();
  await cancel(id);
  const { ledger, payment_status } = (await shop.send(getOrder, { id })).body;
  expect(ledger.slice(3).map(({ kind, amount, method }) => [kind, amount, method])).toEqual([
    ['refund', '40.00', 'card-1'],
    ['refund', '9.80', 'gift-1'],
    ['refund', '50.00', 'card-1'],
  ]);
  expect([payment_status, Number(await shop.giftBalance()) - Number(before)]).toEqual(['refunded', expect.closeTo(9.8)]);
});

test('the AI can’t refund above its own limit', async () => {
  await setLimit(99_79);
  const { id } = await shop.paid();
  await expect(cancel(id)).rejects.toMatchObject({ code: 'refund.above_limit' });
  expect((await shop.send(getOrder, { id })).body.status).toBe('pending');
});

test('the AI can’t cancel what the shop has confirmed', async () => {
  const { id } = await shop.confirmed();
  await expect(cancel(id)).rejects.toMatchObject({ code: 'order.move_refused' });
});

test('money moves once per key, also when the first attempt’s result is unknown', async () => {
  const { id } = await shop.placed();
  const pay = () =>
    asAi(async (ctx) => {
      const isNew = await charge(ctx, await lockOrder(ctx, id), { cents: 99_80, method: 'card-1', key: 'pay-1', by: ai });
      await finish(ctx, id, { by: ai });
      return isNew;
    });
  expect((await Promise.all([pay(), pay(), pay()])).sort()).toEqual([false, false, true]);
  const back = () => asAi(async (ctx) => refund(ctx, await lockOrder(ctx, id), { cents: 5_00, method: null, key: 'back-1', by: ai }));
  expect((await Promise.all([back(), back()])).sort()).toEqual([false, true]);
  const { ledger } = await asAi((ctx) => readOrder(ctx, id));
  expect(ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['payment', '99.80'],
    ['refund', '5.00'],
  ]);
});

/** Imports an order by its number. */
async function imported(more: Parameters<typeof makeOrder>[0]): Promise<Order> {
  const order = makeOrder({
    customer: null,
    ...more,
    lines: [{ external_id: 'l', variant: 'black', name: 'Lamp', price: '49.90', quantity: 2 }],
  });
  await shop.send(importRecords, { orders: [order] });
  const { body } = await shop.send(listOrders, { q: order.order_number });
  return (await shop.send(getOrder, { id: body.items[0]?.id })).body;
}

test('an imported paid order without a ledger can be refunded that amount', async () => {
  const { id } = await imported({ external_id: 'i-1', order_number: 'I-1', payments: [], shipping: '0' });
  const { body } = await shop.send(refundOrder, { id, amount: '99.80' });
  expect([body.captured, body.refunded, body.payment_status]).toEqual(['99.80', '99.80', 'refunded']);
  expect(body.ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['payment', '99.80'],
    ['refund', '99.80'],
  ]);
  expect(refusal(await shop.send(refundOrder, { id, amount: '0.01' }))).toEqual([422, 'refund.too_much']);
});

test('cancelling an imported order restocks nothing', async () => {
  const before = await shop.stockOf('black');
  const { id } = await imported({ external_id: 'i-2', order_number: 'I-2', payment_status: 'awaiting', payments: [] });
  const { body } = await shop.send(updateOrderStatus, { id, status: 'cancelled', restock: true });
  expect([body.status, await shop.stockOf('black')]).toEqual(['cancelled', before]);
});

test('an imported shipped order is delivered without a parcel', async () => {
  const { id } = await imported({ external_id: 'i-3', order_number: 'I-3', status: 'shipped', fulfillment_status: 'fulfilled' });
  const { body } = await shop.send(updateOrderStatus, { id, status: 'delivered' });
  expect([body.status, body.fulfillment_status, body.lines[0]?.shipped]).toEqual(['delivered', 'fulfilled', 2]);
});
