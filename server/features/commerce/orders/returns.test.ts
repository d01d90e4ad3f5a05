import {
  cancelLines,
  endReturn,
  getOrder,
  type Order,
  receiveReturn,
  requestReturn,
  shipOrder,
  updateOrderStatus,
} from '@parley/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { makeShop, refusal, type Shop } from './make.ts';
import { changeVariant } from '../products/make.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  shop = await makeShop(app);
});
afterAll(() => app.close());

const lineOf = (order: Order, place = 0) => order.lines[place]?.id ?? '';
const ledger = ({ ledger: entries }: Order) => entries.map(({ kind, amount, method }) => `${kind} ${amount} ${method}`);
const lastReturn = ({ return_records: records }: Order) => records.at(-1);

async function delivered(...more: Parameters<Shop['paid']>): Promise<Order> {
  const { id } = await shop.paid(...more);
  for (const status of ['confirmed', 'processing', 'shipped', 'delivered'] as const) await shop.send(updateOrderStatus, { id, status });
  return (await shop.send(getOrder, { id })).body;
}
const returnOf = (order: Order, quantity = 1, more: object = {}) => ({
  id: order.id,
  kind: 'return',
  lines: [{ line_id: lineOf(order), quantity }],
  ...more,
});
const swap = (order: Order, variant = 'white', more: object = {}) =>
  returnOf(order, 1, {
    kind: 'exchange',
    lines: [{ line_id: lineOf(order), quantity: 1, new_variant_id: shop.id(variant) }],
    method: 'card-1',
    ...more,
  });
const came = (order: Order, restock: number, writeOff = 0, more: object = {}) => ({
  id: order.id,
  return: lastReturn(order)?.id,
  lines: [{ line_id: lineOf(order), restock, write_off: writeOff }],
  ...more,
});

test('a return is requested, received and closed; money moves on receipt', async () => {
  const stock = await shop.stockOf('black');
  const order = await delivered();
  const asked = await shop.send(requestReturn, returnOf(order));
  expect(asked.status).toBe(201);
  expect([asked.body.returns, asked.body.refunded, asked.body.lines[0]?.returnable]).toEqual(['requested', '0.00', 1]);
  expect(lastReturn(asked.body)).toMatchObject({ state: 'requested', refund_amount: '49.90', actions: ['receive', 'decline', 'cancel'] });
  const { body } = await shop.send(receiveReturn, came(asked.body, 1));
  expect([body.returns, body.refunded, body.status, body.payment_status]).toEqual(['received', '49.90', 'delivered', 'partially_refunded']);
  expect(ledger(body)).toEqual(['payment 99.80 card-1', 'refund 49.90 card-1']);
  expect(await shop.stockOf('black')).toBe((stock ?? 0) - 1);
  const closed = await shop.send(endReturn, { id: order.id, return: lastReturn(body)?.id, state: 'closed' });
  expect([closed.body.returns, lastReturn(closed.body)?.state, lastReturn(closed.body)?.refunded]).toEqual([null, 'closed', '49.90']);
});

test('an order is returned once every unit is back; written-off units are not restocked', async () => {
  const order = await delivered();
  const stock = await shop.stockOf('black');
  const asked = await shop.send(requestReturn, returnOf(order, 2, { method: 'gift-1' }));
  const balance = Number(await shop.giftBalance());
  const { body } = await shop.send(receiveReturn, came(asked.body, 1, 1));
  expect([body.status, body.payment_status, await shop.stockOf('black')]).toEqual(['returned', 'refunded', (stock ?? 0) + 1]);
  expect(Number(await shop.giftBalance()) - balance).toBeCloseTo(99.8);
  expect(lastReturn(body)?.lines[0]).toMatchObject({ received: 2, restocked: 1, written_off: 1 });
});

test('a partial receipt keeps it open without a refund; closing refunds what came', async () => {
  const asked = await shop.send(requestReturn, returnOf(await delivered(), 2));
  const part = await shop.send(receiveReturn, came(asked.body, 1));
  expect([part.body.returns, part.body.refunded, lastReturn(part.body)?.actions]).toEqual(['requested', '0.00', ['receive', 'close']]);
  const at = { id: part.body.id, return: lastReturn(part.body)?.id };
  expect(refusal(await shop.send(endReturn, { ...at, state: 'cancelled' }))).toEqual([409, 'return.move_refused']);
  const { body } = await shop.send(endReturn, { ...at, state: 'closed' });
  expect([body.refunded, body.lines[0]?.returnable, lastReturn(body)?.lines[0]?.quantity]).toEqual(['49.90', 1, 1]);
});

test.each(['declined', 'cancelled'] as const)('%s, the units can be returned again', async (state) => {
  const asked = await shop.send(requestReturn, returnOf(await delivered(), 2));
  expect(refusal(await shop.send(requestReturn, returnOf(asked.body)))).toEqual([409, 'order.move_refused']);
  const { body } = await shop.send(endReturn, { id: asked.body.id, return: lastReturn(asked.body)?.id, state });
  expect([body.returns, body.lines[0]?.returnable, lastReturn(body)?.state]).toEqual([null, 2, state]);
  expect(body.actions).toContain('return');
});

test('a refund may be below the price but never above what was paid', async () => {
  const asked = await shop.send(requestReturn, returnOf(await delivered()));
  expect(refusal(await shop.send(receiveReturn, came(asked.body, 1, 0, { refund: '100.00' })))).toEqual([422, 'refund.too_much']);
  expect(refusal(await shop.send(receiveReturn, came(asked.body, 1, 0, { refund: '-1.00' })))).toEqual([422, 'input.invalid']);
  const { body } = await shop.send(receiveReturn, came(asked.body, 1, 0, { refund: '10.00' }));
  expect([body.refunded, lastReturn(body)?.refunded]).toEqual(['10.00', '10.00']);
});

test('returns refund the discounted price', async () => {
  const asked = await shop.send(requestReturn, returnOf(await delivered({ discount: '9.98' })));
  expect(lastReturn(asked.body)?.refund_amount).toBe('44.91');
});

test('single returns refund no more than one return of all units', async () => {
  const order = await delivered({ lines: [{ variant_id: shop.id('endless'), quantity: 3 }], discount: '1.00', shipping: '4.95' });
  for (const _unit of [1, 2, 3]) {
    const asked = await shop.send(requestReturn, returnOf(order));
    await shop.send(receiveReturn, came(asked.body, 1));
  }
  const { body } = await shop.send(getOrder, { id: order.id });
  expect(body.return_records.map(({ refunded }) => refunded)).toEqual(['4.67', '4.66', '4.67']);
  expect([body.refunded, body.status]).toEqual(['14.00', 'returned']);
});

test('an agent can’t refund a return above the shop’s limit', async () => {
  const agent = await app.teammate(shop.merchant, 'agent');
  const order = await delivered({ lines: [{ variant_id: shop.id('black'), quantity: 3 }] });
  const asked = await shop.send(requestReturn, returnOf(order, 3));
  expect(refusal(await shop.send(receiveReturn, came(asked.body, 3), agent.token))).toEqual([403, 'refund.above_limit']);
  expect((await shop.send(receiveReturn, came(asked.body, 3))).status).toBe(200);
});

test.each<[string, (order: Order) => object, string]>([
  ['to a method that did not pay', (order) => returnOf(order, 1, { method: 'card-9' }), 'payment.method_refused'],
  ['of more than was sent', (order) => returnOf(order, 3), 'order.line_refused'],
  ['that brings something new', (order) => returnOf(order, 1, { lines: swap(order).lines }), 'input.invalid'],
  ['in exchange for nothing', (order) => returnOf(order, 1, { kind: 'exchange' }), 'input.invalid'],
  ['in exchange for another product', (order) => swap(order, 'endless'), 'order.other_product'],
  ['in exchange, paid by a method of nobody', (order) => swap(order, 'white', { method: 'cash' }), 'payment.method_refused'],
])('a return %s is refused', async (_what, asked, code) => {
  const answer = await shop.send(requestReturn, asked(await delivered()));
  expect(refusal(answer)[1]).toBe(code);
});

test('unshipped units cannot be returned', async () => {
  expect(refusal(await shop.send(requestReturn, returnOf(await shop.paid())))).toEqual([409, 'order.move_refused']);
});

test('more than requested cannot be received, and an unknown return is missing', async () => {
  const asked = await shop.send(requestReturn, returnOf(await delivered()));
  expect(refusal(await shop.send(receiveReturn, came(asked.body, 2)))).toEqual([422, 'order.line_refused']);
  expect(refusal(await shop.send(receiveReturn, came(asked.body, 0)))).toEqual([422, 'order.line_refused']);
  expect(refusal(await shop.send(receiveReturn, { ...came(asked.body, 1), return: asked.body.id }))).toEqual([404, 'return.missing']);
});

test('an exchange reserves the replacement, then ships and settles it on receipt', async () => {
  const order = await delivered();
  const stock = await shop.stockOf('white');
  const asked = await shop.send(requestReturn, swap(order));
  expect([asked.body.lines.length, asked.body.items, lastReturn(asked.body)?.difference]).toEqual([1, 2, '10.00']);
  expect(await shop.stockOf('white')).toBe((stock ?? 0) - 1);
  const { body } = await shop.send(receiveReturn, came(asked.body, 1));
  expect(ledger(body)).toEqual(['payment 99.80 card-1', 'payment 10.00 card-1']);
  expect([body.total_amount, body.balance, body.payment_status, body.fulfillment_status]).toEqual([
    '109.80',
    '0.00',
    'paid',
    'partially_fulfilled',
  ]);
  expect(body.lines.map(({ options, to_ship: left, returned }) => [options['colour'], left, returned])).toEqual([
    ['black', 0, 1],
    ['white', 1, 0],
  ]);
  expect([body.lines[1]?.exchange_id, body.items]).toEqual([lastReturn(body)?.id, 2]);
  const sent = await shop.send(shipOrder, { id: order.id });
  expect([sent.body.fulfillment_status, sent.body.status]).toEqual(['fulfilled', 'delivered']);
  expect(await shop.stockOf('white')).toBe((stock ?? 0) - 1);
});

test('a cheaper replacement is refunded to the named method', async () => {
  const order = await delivered({ lines: [{ variant_id: shop.id('white'), quantity: 1 }] });
  const asked = await shop.send(requestReturn, swap(order, 'black', { method: 'gift-1' }));
  const { body } = await shop.send(receiveReturn, came(asked.body, 1));
  expect([ledger(body).at(-1), body.total_amount, lastReturn(body)?.difference]).toEqual(['refund 10.00 gift-1', '49.90', '-10.00']);
  expect(body.status).toBe('delivered');
});

test('after a return the rest is exchanged and cancelled at its price', async () => {
  const lines = [
    { variant_id: shop.id('white'), quantity: 1 },
    { variant_id: shop.id('black'), quantity: 1 },
  ];
  const first = await shop.send(requestReturn, returnOf(await delivered({ lines })));
  const back = await shop.send(receiveReturn, came(first.body, 1));
  expect(ledger(back.body).at(-1)).toBe('refund 59.90 card-1');
  const rest = [{ line_id: lineOf(back.body, 1), quantity: 1, new_variant_id: shop.id('white') }];
  const asked = await shop.send(requestReturn, swap(back.body, 'white', { lines: rest, method: null }));
  const came2 = [{ line_id: lineOf(back.body, 1), restock: 1, write_off: 0 }];
  const { body } = await shop.send(receiveReturn, came(asked.body, 1, 0, { lines: came2 }));
  expect([ledger(body).at(-1), body.total_amount, body.payment_status]).toEqual(['payment 10.00 card-1', '119.80', 'partially_refunded']);
  const left = [{ line_id: lineOf(body, 2), quantity: 1 }];
  const ended = await shop.send(cancelLines, { id: body.id, lines: left, restock: true, refund: true });
  expect([ended.body.captured, ended.body.refunded, ended.body.status]).toEqual(['119.80', '119.80', 'returned']);
});

test('cancelling an exchange restocks the replacement', async () => {
  const stock = await shop.stockOf('white');
  const asked = await shop.send(requestReturn, swap(await delivered()));
  const { body } = await shop.send(endReturn, { id: asked.body.id, return: lastReturn(asked.body)?.id, state: 'cancelled' });
  expect([await shop.stockOf('white'), body.lines.length, body.lines[0]?.returnable]).toEqual([stock, 1, 2]);
});

test('an exchange for a sold-out variant is refused and changes nothing', async () => {
  const rare = await makeShop(app);
  await app.write(rare.merchant, ({ db }) => changeVariant(db, rare.id('white'), { stock: 0 }));
  const { id } = await rare.paid();
  for (const status of ['confirmed', 'processing', 'shipped', 'delivered'] as const) await rare.send(updateOrderStatus, { id, status });
  const order = (await rare.send(getOrder, { id })).body;
  const lines = [{ line_id: lineOf(order), quantity: 1, new_variant_id: rare.id('white') }];
  const answer = await rare.send(requestReturn, { id, kind: 'exchange', lines });
  expect(refusal(answer)).toEqual([409, 'order.out_of_stock']);
  expect((await rare.send(getOrder, { id })).body.return_records).toEqual([]);
});

test('a gift card that does not cover the difference is refused up front', async () => {
  const poor = await makeShop(app);
  const order = await poor.paid({ lines: [{ variant_id: poor.id('black'), quantity: 60 }] });
  for (const status of ['confirmed', 'processing', 'shipped', 'delivered'] as const)
    await poor.send(updateOrderStatus, { id: order.id, status });
  const lines = [{ line_id: lineOf(order), quantity: 60, new_variant_id: poor.id('white') }];
  const answer = await poor.send(requestReturn, { id: order.id, kind: 'exchange', lines, method: 'gift-1' });
  expect(refusal(answer)).toEqual([422, 'payment.balance_low']);
});

test('units returned from an imported order are counted, although nobody counted its shipments', async () => {
  const order = await delivered();
  await app.write(shop.merchant, ({ db }) => db.updateTable('order_lines').set({ taken: 0 }).where('order_id', '=', order.id).execute());
  const stock = await shop.stockOf('black');
  const asked = await shop.send(requestReturn, returnOf(order, 2));
  await shop.send(receiveReturn, came(asked.body, 1, 1));
  expect(await shop.stockOf('black')).toBe((stock ?? 0) + 1);
});
