import { randomUUID } from 'node:crypto';
import {
  cancelLines,
  getOrder,
  holdOrder,
  type Order,
  recordPayment,
  refundOrder,
  releaseOrder,
  shipOrder,
  updateOrderStatus,
  updateShipment,
} from '@parley/contract/orders';
import { getPanel, listMessages } from '@parley/contract/inbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { detailOf, makeShop, refusal, type Shop } from './make.ts';

let app: TestApp;
let shop: Shop;
let agent: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  shop = await makeShop(app);
  agent = await app.teammate(shop.merchant, 'agent');
});
afterAll(() => app.close());

const line = (order: Order) => order.lines[0]?.id ?? '';
const standing = ({ status, payment_status, fulfillment_status }: Order) => [status, payment_status, fulfillment_status];
const kinds = (order: Order) => order.timeline.map(({ kind }) => kind);
const move = (id: string, status: Order['status'], more: object = {}) => shop.send(updateOrderStatus, { id, status, ...more });

test('an order goes from draft to delivered, with a timeline', async () => {
  const { id } = await shop.draft({ payment_terms: 'invoice' });
  for (const status of ['pending', 'confirmed', 'processing', 'shipped', 'delivered'] as const)
    expect((await move(id, status)).body.status).toBe(status);
  const { body } = await shop.send(getOrder, { id });
  expect(kinds(body).slice(-5)).toEqual(['placed', 'confirmed', 'processing', 'shipped', 'delivered']);
  expect(body.timeline.at(-1)).toMatchObject({ from: 'shipped', to: 'delivered', actor_kind: 'user', actor: 'Olive Owner' });
  expect(body.shipments).toMatchObject([{ state: 'delivered', lines: [{ quantity: 2 }] }]);
});

test('a transition outside the table is refused with the allowed ones', async () => {
  const { id } = await shop.placed();
  const answer = await move(id, 'delivered');
  expect(refusal(answer)).toEqual([409, 'order.move_refused']);
  expect(detailOf(answer)).toBe('The order is pending. The order’s status can change to: confirmed, canceled.');
});

test.each(['draft', 'returned'] as const)('nobody can request %s', async (status) => {
  const { id } = await shop.confirmed();
  expect(refusal(await move(id, status))).toEqual([409, 'order.move_refused']);
});

test('a change of an outdated version is refused', async () => {
  const order = await shop.placed();
  await shop.send(holdOrder, { id: order.id, reason: 'Wait' });
  expect(refusal(await move(order.id, 'confirmed', { version: order.version }))).toEqual([409, 'order.changed']);
});

test('placing takes stock, and cancelling restocks it', async () => {
  const before = (await shop.stockOf('black')) ?? 0;
  const order = await shop.placed();
  expect(await shop.stockOf('black')).toBe(before - 2);
  const restockable = ({ lines }: Order) => lines.map((one) => one.restockable);
  expect(restockable(order)).toEqual([2]);
  const { body } = await move(order.id, 'cancelled');
  expect(standing(body)).toEqual(['cancelled', 'voided', 'unfulfilled']);
  expect(await shop.stockOf('black')).toBe(before);
  expect(restockable(body)).toEqual([0]);
});

test('units that are not restocked stay out of stock', async () => {
  const before = (await shop.stockOf('black')) ?? 0;
  const { id } = await shop.placed();
  await move(id, 'cancelled', { restock: false });
  expect(await shop.stockOf('black')).toBe(before - 2);
});

test('placing more than the stock is refused with the product’s name', async () => {
  const { id } = await shop.draft({ lines: [{ variant_id: shop.id('last'), quantity: 2 }] });
  const answer = await move(id, 'pending');
  expect(refusal(answer)).toEqual([409, 'order.out_of_stock']);
  expect(detailOf(answer)).toBe('Shade, last has 1 in stock.');
});

test('untracked stock can always be sold', async () => {
  const order = await shop.placed({ lines: [{ variant_id: shop.id('endless'), quantity: 900 }] });
  expect(order.status).toBe('pending');
  expect(await shop.stockOf('endless')).toBe(null);
});

test('of two orders for the last unit one succeeds', async () => {
  const other = await makeShop(app);
  const lines = [{ variant_id: other.id('last'), quantity: 1 }];
  const both = await Promise.all([other.draft({ lines }), other.draft({ lines })]);
  const answers = await Promise.all(both.map(({ id }) => other.send(updateOrderStatus, { id, status: 'pending' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a prepaid order ships once it is paid', async () => {
  const { id } = await shop.confirmed({});
  expect(refusal(await shop.send(shipOrder, { id }))).toEqual([409, 'order.not_paid']);
  await shop.send(recordPayment, { id, method: 'card-1' });
  expect(standing((await shop.send(shipOrder, { id })).body)).toEqual(['shipped', 'paid', 'fulfilled']);
});

test('an order on hold ships only after its release', async () => {
  const { id } = await shop.confirmed();
  const { body: locked } = await shop.send(holdOrder, { id, reason: 'Address unclear' });
  expect([locked.fulfillment_status, locked.hold_reason]).toEqual(['on_hold', 'Address unclear']);
  expect(refusal(await shop.send(shipOrder, { id }))).toEqual([409, 'order.on_hold']);
  expect(refusal(await shop.send(holdOrder, { id, reason: 'Again' }))).toEqual([409, 'order.move_refused']);
  const { body: released } = await shop.send(releaseOrder, { id });
  expect([released.fulfillment_status, released.hold_reason]).toEqual(['unfulfilled', null]);
  expect(refusal(await shop.send(releaseOrder, { id }))).toEqual([409, 'order.move_refused']);
});

test('a partially shipped order stays processing, and only the rest can be cancelled', async () => {
  const { id, ...order } = await shop.confirmed();
  const { body: part } = await shop.send(shipOrder, {
    id,
    lines: [{ line_id: line({ id, ...order }), quantity: 1 }],
    tracking_number: 'T-1',
  });
  expect(standing(part)).toEqual(['processing', 'awaiting', 'partially_fulfilled']);
  expect(part.tracking).toEqual(['T-1']);
  expect(refusal(await move(id, 'cancelled'))).toEqual([409, 'order.move_refused']);
  const rest = { id, lines: [{ line_id: line(part), quantity: 1 }], restock: true, refund: false };
  const { body } = await shop.send(cancelLines, rest);
  expect(standing(body)).toEqual(['shipped', 'awaiting', 'fulfilled']);
  expect([body.items, body.subtotal, body.total_amount]).toEqual([1, '49.90', '49.90']);
});

test('no more units can be shipped than are left', async () => {
  const order = await shop.confirmed();
  const answer = await shop.send(shipOrder, { id: order.id, lines: [{ line_id: line(order), quantity: 3 }] });
  expect(refusal(answer)).toEqual([422, 'order.line_refused']);
});

test('the order is delivered once all its parcels are', async () => {
  const order = await shop.confirmed();
  const one = { id: order.id, lines: [{ line_id: line(order), quantity: 1 }] };
  await shop.send(shipOrder, one);
  const { body: sent } = await shop.send(shipOrder, one);
  const [first, second] = sent.shipments.map(({ id }) => id);
  expect((await shop.send(updateShipment, { id: order.id, shipment: first, state: 'delivered' })).body.status).toBe('shipped');
  expect((await shop.send(updateShipment, { id: order.id, shipment: second, state: 'delivered' })).body.status).toBe('delivered');
});

test('a new tracking number replaces the former one', async () => {
  const order = await shop.confirmed();
  const { body: sent } = await shop.send(shipOrder, { id: order.id, tracking_number: 'T-1' });
  const { body } = await shop.send(updateShipment, { id: order.id, shipment: sent.shipments[0]?.id, tracking_number: 'T-2' });
  expect(body.tracking).toEqual(['T-2']);
  expect(refusal(await shop.send(updateShipment, { id: order.id, shipment: randomUUID(), tracking_number: 'x' }))).toEqual([
    404,
    'shipment.missing',
  ]);
});

test('a payment cannot exceed the balance due', async () => {
  const { id } = await shop.placed();
  expect((await shop.send(recordPayment, { id, amount: '50.00', method: 'cash' })).body.payment_status).toBe('partially_paid');
  expect(refusal(await shop.send(recordPayment, { id, amount: '50.00' }))).toEqual([422, 'payment.too_much']);
  const { body } = await shop.send(recordPayment, { id });
  expect([body.payment_status, body.captured, body.balance]).toEqual(['paid', '99.80', '0.00']);
  expect(refusal(await shop.send(recordPayment, { id }))).toEqual([422, 'payment.too_much']);
});

test.each([
  ['0.00', 422, 'input.invalid'],
  ['-5.00', 422, 'input.invalid'],
])('%s is not a valid amount', async (amount, status, code) => {
  const { id } = await shop.paid();
  expect(refusal(await shop.send(recordPayment, { id, amount }))).toEqual([status, code]);
  expect(refusal(await shop.send(refundOrder, { id, amount }))).toEqual([status, code]);
});

test('a gift card pays from its balance and gets its refunds', async () => {
  const before = Number(await shop.giftBalance());
  const { id } = await shop.paid({}, 'gift-1');
  expect(Number(await shop.giftBalance())).toBeCloseTo(before - 99.8);
  await move(id, 'cancelled', { refund: 'all', restock: true });
  expect(Number(await shop.giftBalance())).toBeCloseTo(before);
});

test('a gift card with too little balance pays nothing', async () => {
  const { id } = await shop.placed({ lines: [{ variant_id: shop.id('white'), quantity: 10 }] });
  expect(refusal(await shop.send(recordPayment, { id, method: 'gift-1' }))).toEqual([422, 'payment.balance_low']);
  expect(refusal(await shop.send(recordPayment, { id, method: 'somebody-elses' }))).toEqual([422, 'payment.method_refused']);
});

test('a refund goes only to the methods that paid or to a gift card', async () => {
  const { id } = await shop.paid();
  const before = Number(await shop.giftBalance());
  expect(refusal(await shop.send(refundOrder, { id, amount: '1.00', method: 'paypal' }))).toEqual([422, 'payment.method_refused']);
  await shop.send(refundOrder, { id, amount: '1.00', method: 'gift-1' });
  const { body } = await shop.send(refundOrder, { id, amount: '2.00', reason: 'Scratched' });
  expect(body.ledger.map(({ kind, amount, method, reason }) => [kind, amount, method, reason])).toEqual([
    ['payment', '99.80', 'card-1', null],
    ['refund', '1.00', 'gift-1', null],
    ['refund', '2.00', 'card-1', 'Scratched'],
  ]);
  expect([body.refunded, body.refundable, body.payment_status]).toEqual(['3.00', '96.80', 'partially_refunded']);
  expect(Number(await shop.giftBalance())).toBeCloseTo(before + 1);
});

test('of two concurrent refunds that exceed the payments one is refused', async () => {
  const { id } = await shop.paid();
  const answers = await Promise.all([1, 2].map(() => shop.send(refundOrder, { id, amount: '60.00' })));
  expect(answers.map(refusal).sort()).toEqual([
    [201, undefined],
    [422, 'refund.too_much'],
  ]);
});

test('a repeated refund is made once', async () => {
  const { id } = await shop.paid();
  const headers = { 'idempotency-key': randomUUID() };
  const again = () => app.send(refundOrder, { merchant: shop.merchant, id, amount: '10.00' }, { token: shop.owner.token, headers });
  await again();
  expect((await again()).body.refunded).toBe('10.00');
  expect((await shop.send(getOrder, { id })).body.refunded).toBe('10.00');
});

test('an agent refunds up to the shop’s limit per order, a manager everything', async () => {
  const { id } = await shop.paid({ lines: [{ variant_id: shop.id('white'), quantity: 3 }] });
  const refund = (amount: string, token: string) => shop.send(refundOrder, { id, amount }, token);
  expect((await refund('60.00', agent.token)).status).toBe(201);
  expect(refusal(await refund('40.01', agent.token))).toEqual([403, 'refund.above_limit']);
  expect((await refund('40.00', agent.token)).body.refunded).toBe('100.00');
  const { body: seen } = await shop.send(getOrder, { id }, agent.token);
  expect(seen.actions).not.toContain('refund');
  expect((await refund('40.01', shop.owner.token)).status).toBe(201);
});

test('cancelling a paid order needs both choices', async () => {
  const { id } = await shop.paid();
  expect(refusal(await move(id, 'cancelled'))).toEqual([422, 'order.cancel_incomplete']);
  expect(refusal(await move(id, 'cancelled', { refund: 'all' }))).toEqual([422, 'order.cancel_incomplete']);
  const { body } = await move(id, 'cancelled', { refund: 'all', restock: true, note: 'no longer needed' });
  expect(standing(body)).toEqual(['cancelled', 'refunded', 'unfulfilled']);
  expect([body.cancel_reason, body.items]).toEqual(['no longer needed', 0]);
});

test('cancelling can keep some or all of the payment', async () => {
  const [some, none] = [await shop.paid(), await shop.paid()];
  const { body } = await move(some.id, 'cancelled', { refund: { amount: '50.00' }, restock: true });
  expect([body.payment_status, body.refunded]).toEqual(['partially_refunded', '50.00']);
  expect((await move(none.id, 'cancelled', { refund: 'none', restock: true })).body.payment_status).toBe('paid');
});

test('of two concurrent cancellations one succeeds', async () => {
  const before = (await shop.stockOf('black')) ?? 0;
  const { id } = await shop.paid();
  const answers = await Promise.all([1, 2, 3].map(() => move(id, 'cancelled', { refund: 'all', restock: true })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await shop.stockOf('black')).toBe(before);
});

test('cancelling a unit reduces the total and refunds the excess', async () => {
  const order = await shop.paid({ shipping: '5.00', discount: '9.98' });
  expect(order.total_amount).toBe('94.82');
  const chosen = { id: order.id, lines: [{ line_id: line(order), quantity: 1 }], restock: true, refund: true };
  const { body } = await shop.send(cancelLines, chosen);
  expect([body.subtotal, body.discount, body.shipping, body.total_amount, body.refunded]).toEqual([
    '49.90',
    '4.99',
    '5.00',
    '49.91',
    '44.91',
  ]);
  expect([body.balance, body.payment_status]).toEqual(['0.00', 'partially_refunded']);
  expect(body.edits).toMatchObject([{ kind: 'cancel_lines', difference: '-44.91' }]);
  expect(body.actions).not.toContain('record_payment');
});

test('cancelling all units cancels the order', async () => {
  const order = await shop.paid();
  const all = { id: order.id, lines: [{ line_id: line(order), quantity: 2 }], restock: true, refund: true };
  expect(standing((await shop.send(cancelLines, all)).body)).toEqual(['cancelled', 'refunded', 'unfulfilled']);
});

test('notifies the customer in the conversation without changing its handler', async () => {
  const visitor = await visit(app, shop.merchant);
  await visitor.say('I would like two lamps');
  const conversation = await latestConversation(app, shop.owner);
  const { id } = await shop.confirmed({ conversation_id: conversation.id, payment_terms: 'on_delivery' });
  const { body } = await shop.send(shipOrder, { id, tracking_number: 'T-9', notify: true });
  expect(kinds(body).at(-1)).toBe('message_sent');
  const { body: thread } = await shop.send(listMessages, { id: conversation.id });
  expect(thread.items.map(({ text }) => text)).toContain(`Your order ${body.order_number} is on its way. Tracking number: T-9`);
  expect((await latestConversation(app, shop.owner)).handler).toBe(conversation.handler);
  expect((await shop.send(getPanel, { id: conversation.id })).status).toBe(200);
});

test('without a conversation nobody is notified', async () => {
  const { id } = await shop.confirmed();
  expect(kinds((await shop.send(shipOrder, { id, notify: true })).body)).not.toContain('message_sent');
});

test('an order of a hidden brand is missing', async () => {
  const { id } = await shop.confirmed();
  const limited = await app.teammate(shop.merchant, 'agent', 'Bo');
  await app.write(shop.merchant, async ({ db, forget }) => {
    await db.updateTable('directory.memberships').set({ brand_ids: [] }).where('user_id', '=', limited.userId).execute();
    forget(`user:${limited.userId}`);
  });
  for (const answer of [
    await shop.send(updateOrderStatus, { id, status: 'processing' }, limited.token),
    await shop.send(shipOrder, { id }, limited.token),
    await shop.send(refundOrder, { id, amount: '1.00' }, limited.token),
    await shop.send(holdOrder, { id, reason: 'x' }, limited.token),
  ])
    expect(refusal(answer)).toEqual([404, 'order.missing']);
});

test('every change is audited and recounts the customer’s spending', async () => {
  const { id } = await shop.paid({ lines: [{ variant_id: shop.id('endless'), quantity: 1 }] });
  const spent = () =>
    app.write(shop.merchant, async ({ db }) => {
      const row = await db
        .selectFrom('customers')
        .select(['spent_cents', 'orders_count'])
        .where('id', '=', shop.id('anna'))
        .executeTakeFirstOrThrow();
      return [row.spent_cents, row.orders_count];
    });
  const [cents = 0, orders = 0] = await spent();
  await move(id, 'cancelled', { refund: 'all', restock: true });
  expect(await spent()).toEqual([cents - 500, orders - 1]);
  const { rows } = await app.installation.owner.query<{ action: string }>('select action from audit_log where object_id = $1 order by id', [
    id,
  ]);
  expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['order.paid', 'order.refunded', 'order.cancelled']));
});
