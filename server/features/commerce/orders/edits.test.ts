import {
  addOrderNote,
  cancelLines,
  editAddress,
  editItems,
  editPayment,
  getOrder,
  type Order,
  recordPayment,
  refundOrder,
  shipOrder,
} from '@parley/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
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
const goods = ({ lines }: Order) => lines.map(({ quantity, options, price }) => `${quantity} ${options['colour']} ${price}`);
const toWhite = (order: Order, more: object = {}) => ({
  id: order.id,
  changes: [{ line_id: lineOf(order), variant_id: shop.id('white') }],
  method: 'card-1',
  ...more,
});

test('a line changes to another variant, with one entry for the difference and matching stock', async () => {
  const order = await shop.paid();
  const [black, white] = [await shop.stockOf('black'), await shop.stockOf('white')];
  const { body } = await shop.send(editItems, toWhite(order));
  expect([goods(body), body.total_amount, body.balance, body.payment_status]).toEqual([['2 white 59.90'], '119.80', '0.00', 'paid']);
  expect(ledger(body)).toEqual(['payment 99.80 card-1', 'payment 20.00 card-1']);
  expect([await shop.stockOf('black'), await shop.stockOf('white')]).toEqual([(black ?? 0) + 2, (white ?? 0) - 2]);
  expect(body.edits.map(({ kind, difference }) => [kind, difference])).toEqual([['items', '20.00']]);
  expect(body.timeline.map(({ kind }) => kind)).toContain('items_edited');
});

test('a goodwill refund is not charged back when items become cheaper', async () => {
  const order = await shop.paid({ lines: [{ variant_id: shop.id('white'), quantity: 2 }] });
  await shop.send(refundOrder, { id: order.id, amount: '5.00', method: null });
  const changes = [{ line_id: lineOf(order), variant_id: shop.id('black') }];
  const { body } = await shop.send(editItems, { id: order.id, changes, method: null });
  expect([ledger(body).at(-1), body.refunded, body.payment_status]).toEqual(['refund 20.00 card-1', '25.00', 'partially_refunded']);
});

test('items that become more expensive again leave a balance due that can be paid', async () => {
  const order = await shop.paid({ lines: [{ variant_id: shop.id('white'), quantity: 1 }] }, 'cash');
  const become = (variant: string) =>
    shop.send(editItems, { id: order.id, changes: [{ line_id: lineOf(order), variant_id: shop.id(variant) }], method: null });
  expect((await become('black')).body.payment_status).toBe('partially_refunded');
  const { body } = await become('white');
  expect([body.payment_status, body.balance, body.actions.includes('ship')]).toEqual(['partially_paid', '10.00', false]);
  const paid = await shop.send(recordPayment, { id: order.id, method: 'cash' });
  expect([paid.body.balance, paid.body.payment_status]).toEqual(['0.00', 'partially_refunded']);
});

test('changing some units splits off a new line', async () => {
  const order = await shop.paid();
  const changes = [{ line_id: lineOf(order), quantity: 1, variant_id: shop.id('white') }];
  const { body } = await shop.send(editItems, { id: order.id, changes, method: 'card-1' });
  expect(goods(body)).toEqual(['1 black 49.90', '1 white 59.90']);
  expect(ledger(body).at(-1)).toBe('payment 10.00 card-1');
});

test('a line can become two variants, and a zero difference is recorded too', async () => {
  const order = await shop.paid();
  const line_id = lineOf(order);
  const changes = [
    { line_id, quantity: 1, variant_id: shop.id('white') },
    { line_id, quantity: 1, variant_id: shop.id('black') },
  ];
  const first = await shop.send(editItems, { id: order.id, changes, method: 'card-1' });
  expect(goods(first.body).sort()).toEqual(['1 black 49.90', '1 white 59.90']);
  const same = await shop.send(editItems, {
    id: order.id,
    changes: [{ line_id: lineOf(first.body), variant_id: shop.id('black') }],
    method: 'card-1',
  });
  expect(ledger(same.body).at(-1)).toBe('refund 0.00 card-1');
});

test('a cheaper variant is refunded to the named gift card', async () => {
  const order = await shop.paid({ lines: [{ variant_id: shop.id('white'), quantity: 1 }] });
  const before = Number(await shop.giftBalance());
  const changes = [{ line_id: lineOf(order), variant_id: shop.id('black') }];
  const { body } = await shop.send(editItems, { id: order.id, changes, method: 'gift-1' });
  expect(ledger(body).at(-1)).toBe('refund 10.00 gift-1');
  expect(Number(await shop.giftBalance()) - before).toBeCloseTo(10);
});

test('a gift card pays only a difference it covers', async () => {
  const poor = await makeShop(app);
  const order = await poor.paid({ lines: [{ variant_id: poor.id('black'), quantity: 60 }] });
  const changes = [{ line_id: lineOf(order), variant_id: poor.id('white') }];
  const answer = await poor.send(editItems, { id: order.id, changes, method: 'gift-1' });
  expect([refusal(answer), await poor.giftBalance()]).toEqual([[422, 'payment.balance_low'], '500.00']);
  const { body } = await poor.send(getOrder, { id: order.id });
  expect([goods(body), body.version]).toEqual([['60 black 49.90'], order.version]);
});

test('without a named method the original one settles the difference', async () => {
  const { body } = await shop.send(editItems, toWhite(await shop.paid(), { method: null }));
  expect(ledger(body).at(-1)).toBe('payment 20.00 card-1');
});

test('on an unpaid order only the total changes', async () => {
  const { body } = await shop.send(editItems, toWhite(await shop.placed(), { method: null }));
  expect([ledger(body), body.total_amount, body.balance]).toEqual([[], '119.80', '119.80']);
});

test.each<[string, (order: Order) => object, string]>([
  [
    'a variant of another product',
    (order) => ({ changes: [{ line_id: lineOf(order), variant_id: shop.id('endless') }] }),
    'order.other_product',
  ],
  ['a variant nobody has', (order) => ({ changes: [{ line_id: lineOf(order), variant_id: newId() }] }), 'order.other_product'],
  ['a line nobody has', () => ({ changes: [{ line_id: newId(), variant_id: shop.id('white') }] }), 'order.line_refused'],
  [
    'more than there is',
    (order) => ({ changes: [{ line_id: lineOf(order), quantity: 3, variant_id: shop.id('white') }] }),
    'order.line_refused',
  ],
  ['a method of nobody', () => ({ method: 'card-9' }), 'payment.method_refused'],
])('an edit to %s is refused', async (_what, more, code) => {
  const order = await shop.paid();
  const answer = await shop.send(editItems, toWhite(order, more(order)));
  expect(refusal(answer)[1]).toBe(code);
});

test('an edit beyond the stock is refused', async () => {
  const rare = await makeShop(app);
  await app.write(rare.merchant, ({ db }) => changeVariant(db, rare.id('white'), { stock: 1 }));
  const order = await rare.paid();
  const changes = [{ line_id: lineOf(order), variant_id: rare.id('white') }];
  const answer = await rare.send(editItems, { id: order.id, changes, method: 'card-1' });
  expect([refusal(answer), await rare.stockOf('white')]).toEqual([[409, 'order.out_of_stock'], 1]);
});

test('nothing can be edited after shipping', async () => {
  const order = await shop.confirmed();
  await shop.send(shipOrder, { id: order.id });
  const address = { line1: 'Quay 1', city: 'Delft', postcode: '2611', country: 'NL' };
  const answers = [
    await shop.send(editItems, toWhite(order)),
    await shop.send(editAddress, { id: order.id, shipping_address: address }),
    await shop.send(editPayment, { id: order.id, method: 'gift-1' }),
  ];
  expect(answers.map(refusal)).toEqual(Array(3).fill([409, 'order.move_refused']));
});

test('a new address replaces the former one, which stays in the timeline', async () => {
  const order = await shop.paid();
  const address = { line1: 'Quay 1', city: 'Delft', postcode: '2611', country: 'NL' };
  await shop.send(editAddress, { id: order.id, shipping_address: { ...address, region: 'ZH' } });
  const { body } = await shop.send(editAddress, { id: order.id, shipping_address: address });
  expect(body.shipping_address).toEqual(address);
  expect(body.edits.at(-1)?.before).toEqual({ ...address, region: 'ZH' });
});

test('another method is charged before the former one is refunded', async () => {
  const order = await shop.paid();
  const before = Number(await shop.giftBalance());
  const { body } = await shop.send(editPayment, { id: order.id, method: 'gift-1' });
  expect(ledger(body)).toEqual(['payment 99.80 card-1', 'payment 99.80 gift-1', 'refund 99.80 card-1']);
  expect([body.status, body.payment_status, body.payment_method, body.balance]).toEqual(['pending', 'paid', 'gift-1', '0.00']);
  expect(before - Number(await shop.giftBalance())).toBeCloseTo(99.8);
  expect(refusal(await shop.send(editPayment, { id: order.id, method: 'card-1' }))).toEqual([409, 'order.move_refused']);
});

test.each([['card-1'], ['card-9'], ['cash']])('an order paid by card-1 cannot be paid with %s instead', async (method) => {
  const order = await shop.paid();
  expect(refusal(await shop.send(editPayment, { id: order.id, method }))).toEqual([422, 'payment.method_refused']);
});

test('a note appears in the timeline and changes nothing else', async () => {
  const order = await shop.placed();
  const { body } = await shop.send(addOrderNote, { id: order.id, text: 'Ring twice' });
  expect(body.timeline.at(-1)).toMatchObject({ kind: 'note', note: 'Ring twice', actor_kind: 'user' });
  expect(body.version).toBe(order.version);
});

test('repeating a request with the same key cancels units once', async () => {
  const order = await shop.paid({ lines: [{ variant_id: shop.id('black'), quantity: 3 }] });
  const input = { merchant: shop.merchant, id: order.id, lines: [{ line_id: lineOf(order), quantity: 1 }], restock: true, refund: true };
  const again = { token: shop.owner.token, headers: { 'idempotency-key': 'lost-answer' } };
  const [first, second] = [await app.send(cancelLines, input, again), await app.send(cancelLines, input, again)];
  expect([first.status, second.status, second.headers.get('idempotency-replayed')]).toEqual([200, 200, 'true']);
  expect([second.body.lines[0]?.cancelled, second.body.refunded]).toEqual([1, '49.90']);
});
