import {
  cancelLines,
  editItems,
  endReturn,
  getOrder,
  getPickList,
  holdOrder,
  listOrders,
  type Order,
  previewRefund,
  receiveReturn,
  recordPayment,
  refundOrder,
  requestReturn,
  shipOrder,
  updateOrderStatus,
} from '@parley/contract/orders';
import { createDiscount, deleteDiscount, listDiscounts } from '@parley/contract/checkout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { detailOf, makeShop, refusal, type Shop } from './make.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  shop = await makeShop(app);
});
afterAll(() => app.close());

const lineOf = (order: Order, place = 0) => order.lines[place]?.id ?? '';
const read = async ({ id }: Pick<Order, 'id'>) => (await shop.send(getOrder, { id })).body;
const give = (order: Order, more: object, token?: string) => shop.send(refundOrder, { id: order.id, ...more }, token);
const item = (order: Order, quantity = 1, more: object = {}, place = 0) => ({ line_id: lineOf(order, place), quantity, ...more });
const money = ({ payment_status, captured, refunded, balance }: Order) => [payment_status, captured, refunded, balance];
async function delivered(more: Parameters<Shop['paid']>[0] = {}): Promise<Order> {
  const { id } = await shop.paid(more);
  for (const status of ['confirmed', 'processing', 'shipped', 'delivered'] as const) await shop.send(updateOrderStatus, { id, status });
  return read({ id });
}
const returnOf = (order: Order, quantity: number) => ({ id: order.id, kind: 'return', lines: [item(order, quantity)] });
const came = (order: Order, restock: number, more: object = {}) => ({
  id: order.id,
  return: order.return_records.at(-1)?.id,
  lines: [{ line_id: lineOf(order), restock, write_off: 0 }],
  ...more,
});
/** Two black lamps and a white one at 10% off with shipping: 49.90 × 2 + 59.90 − 15.97 + 4.95. */
const mixed = () =>
  shop.paid({
    lines: [
      { variant_id: shop.id('black'), quantity: 2 },
      { variant_id: shop.id('white'), quantity: 1 },
    ],
    shipping: '4.95',
    discount: '15.97',
  });
/** Total, less what isn't due and was paid, plus what was refunded, is the balance; and the total is the sum of its parts. */
function addsUp(order: Order) {
  const cents = (amount: string) => Math.round(Number(amount) * 100);
  const { subtotal, discount, shipping, tax, total_amount: total, not_due: notDue, captured, refunded, balance } = order;
  expect(cents(subtotal) - cents(discount) + cents(shipping) + cents(tax)).toBe(cents(total));
  expect(cents(total) - cents(notDue) - cents(captured) + cents(refunded)).toBe(cents(balance));
  expect(cents(notDue)).toBeGreaterThanOrEqual(0);
  for (const refund of order.refunds)
    expect(refund.lines.reduce((all, line) => all + cents(line.amount), cents(refund.shipping) + cents(refund.adjustment))).toBe(
      cents(refund.amount),
    );
}

const errorsOf = ({ body }: { body: unknown }) => (body as { errors?: unknown }).errors;

test('items are refunded at what was paid for them, to the cent, and the rest is shown', async () => {
  const order = await mixed();
  expect(order.lines.map(({ refundable, refundable_amount: amount }) => [refundable, amount])).toEqual([
    [2, '89.82'],
    [1, '53.91'],
  ]);
  const preview = await shop.send(previewRefund, { id: order.id, lines: `${lineOf(order)}:1`, shipping: '2.00' });
  expect(preview.body).toMatchObject({ lines: [{ quantity: 1, amount: '44.91' }], shipping: '2.00', amount: '46.91' });
  const first = await give(order, { lines: [item(order)], shipping: '2.00', reason: 'Scratched' });
  expect(first.status).toBe(201);
  expect(first.body.refunds).toMatchObject([
    { amount: '46.91', lines: [{ quantity: 1, amount: '44.91', restocked: 0, cancelled: 1 }], shipping: '2.00', adjustment: '0.00' },
  ]);
  expect(first.body.lines[0]).toMatchObject({ refunded: 1, refundable: 1, to_ship: 1, restockable: 2 });
  expect([first.body.refundable_shipping, first.body.refundable]).toEqual(['2.95', '101.77']);
  expect(first.body.timeline.at(-1)).toMatchObject({ kind: 'refund', amount: '46.91', note: '1 × Harbour Lamp, Shipping: Scratched' });
  const rest = await give(first.body, { lines: [item(order), item(order, 1, {}, 1)], shipping: '2.95' });
  expect([rest.status, rest.body.refundable, rest.body.refunded, rest.body.payment_status]).toEqual([201, '0.00', '148.68', 'refunded']);
  addsUp(rest.body);
});

test('an amount that differs from the sum is stored with its adjustment, and needs a reason; both at once are refused', async () => {
  const order = await mixed();
  const unexplained = await give(order, { lines: [item(order)], amount: '40.00' });
  expect([refusal(unexplained), errorsOf(unexplained)]).toEqual([
    [422, 'input.invalid'],
    [{ path: 'reason', message: 'The items and shipping come to 44.91 EUR. Enter a reason for the difference.' }],
  ]);
  expect((await read(order)).refunds).toEqual([]);
  const less = await give(order, { lines: [item(order)], amount: '40.00', reason: 'Worn' });
  expect(less.body.refunds.at(-1)).toMatchObject({ amount: '40.00', adjustment: '-4.91' });
  const disagreeing = await give(order, { lines: [item(order)], adjustment: '-5.00', amount: '44.91', reason: 'Worn' });
  expect([refusal(disagreeing), errorsOf(disagreeing)]).toEqual([
    [422, 'input.invalid'],
    [{ path: 'adjustment', message: 'Send an amount or an adjustment, not both.' }],
  ]);
  const agreeing = await give(order, { lines: [item(order)], adjustment: '-5.00', reason: 'Worn' });
  expect(agreeing.body.refunds.at(-1)).toMatchObject({ amount: '39.91', adjustment: '-5.00' });
  const alone = await give(order, { amount: '1.00' });
  expect(alone.body.refunds.at(-1)).toMatchObject({ amount: '1.00', lines: [], adjustment: '1.00' });
  addsUp(alone.body);
});

test('restocked units go back once: they are canceled before shipping, and count as returned after', async () => {
  const stock = (await shop.stockOf('black')) ?? 0;
  const order = await mixed();
  const { body } = await give(order, { lines: [item(order, 1, { restock: true })] });
  expect(await shop.stockOf('black')).toBe(stock - 1);
  expect(body.lines[0]).toMatchObject({ quantity: 1, cancelled: 1, to_ship: 1, refundable: 1, restockable: 1 });
  await shop.send(updateOrderStatus, { id: order.id, status: 'cancelled', refund: 'all', restock: true });
  expect(await shop.stockOf('black')).toBe(stock);

  const gone = await delivered();
  const back = await give(gone, { lines: [item(gone, 1, { restock: true })] });
  expect(back.body.lines[0]).toMatchObject({ returned: 1, returnable: 1 });
  expect(await shop.stockOf('black')).toBe(stock - 1);
  expect(refusal(await shop.send(requestReturn, returnOf(gone, 2)))).toEqual([422, 'order.line_refused']);
  const rest = await give(gone, { lines: [item(gone, 1, { restock: true })] });
  expect([rest.body.status, await shop.stockOf('black')]).toEqual(['returned', stock]);
});

test.each([true, false])('refunding everything before shipping cancels the order; restocked: %s', async (restock) => {
  const stock = (await shop.stockOf('black')) ?? 0;
  const order = await shop.paid();
  const { body } = await give(order, { lines: [item(order, 2, { restock })], reason: 'Sold out' });
  expect(await shop.stockOf('black')).toBe(restock ? stock : stock - 2);
  expect([body.status, body.cancel_reason, ...money(body)]).toEqual(['cancelled', 'Sold out', 'refunded', '99.80', '99.80', '0.00']);
  addsUp(body);
});

test('a return pays nothing for units that were refunded', async () => {
  const order = await delivered();
  const given = (await give(order, { lines: [item(order)] })).body;
  expect(given.lines[0]).toMatchObject({ returnable: 2, returnable_refunded: 1 });
  const asked = (await shop.send(requestReturn, returnOf(order, 2))).body;
  expect(asked.return_records.at(-1)).toMatchObject({ refund_amount: '49.90', lines: [{ quantity: 2, refunded: 1 }] });
  const tooMuch = await shop.send(receiveReturn, came(asked, 2, { refund: '60.00' }));
  expect([refusal(tooMuch), detailOf(tooMuch)]).toEqual([
    [422, 'refund.too_much'],
    'Some of these items were refunded before. Enter 49.90 EUR or less.',
  ]);
  const { body } = await shop.send(receiveReturn, came(asked, 2));
  expect([body.refunded, body.return_records.at(-1)?.refunded]).toEqual(['99.80', '49.90']);
});

test('a return only of refunded units pays nothing; once it is declined, they can be returned again', async () => {
  const order = await delivered({
    lines: [
      { variant_id: shop.id('black'), quantity: 1 },
      { variant_id: shop.id('white'), quantity: 1 },
    ],
  });
  await give(order, { lines: [item(order)] });
  const asked = (await shop.send(requestReturn, returnOf(order, 1))).body;
  expect(asked.return_records[0]).toMatchObject({ refund_amount: '0.00' });
  const declined = (await shop.send(endReturn, { id: order.id, return: asked.return_records[0]?.id, state: 'declined' })).body;
  expect(declined.lines[0]).toMatchObject({ returnable: 1, returnable_refunded: 1, refundable: 0 });
  const again = (await shop.send(requestReturn, returnOf(order, 1))).body;
  const { body } = await shop.send(receiveReturn, came(again, 1));
  expect([body.refunded, body.refundable]).toEqual(['49.90', '59.90']);
  const exchange = { id: order.id, kind: 'exchange', lines: [item(order, 1, { new_variant_id: shop.id('white') })] };
  expect(refusal(await shop.send(requestReturn, exchange))).toEqual([422, 'order.line_refused']);
});

test('refunded items aren’t shipped, whether or not they are restocked', async () => {
  const stock = (await shop.stockOf('black')) ?? 0;
  const order = await mixed();
  const { body } = await give(order, { lines: [item(order, 2)] });
  expect(body.lines.map(({ quantity, to_ship: left }) => [quantity, left])).toEqual([
    [0, 0],
    [1, 1],
  ]);
  expect([body.status, await shop.stockOf('black')]).toEqual(['pending', stock - 2]);
  addsUp(body);
  const edit = await shop.send(editItems, { id: order.id, changes: [item(order, 1, { variant_id: shop.id('white') })] });
  expect(refusal(edit)).toEqual([422, 'order.line_refused']);
  expect(refusal(await shop.send(cancelLines, { id: order.id, lines: [item(order)], restock: true, refund: true }))).toEqual([
    422,
    'order.line_refused',
  ]);
  await shop.send(updateOrderStatus, { id: order.id, status: 'confirmed' });
  const picked = (await shop.send(getPickList, { ids: order.id })).body.orders;
  expect(picked.map(({ lines }) => lines.map(({ line_id: id, quantity }) => [id, quantity]))).toEqual([[[lineOf(order, 1), 1]]]);
  expect(refusal(await shop.send(shipOrder, { id: order.id, lines: [item(order)] }))).toEqual([422, 'order.line_refused']);
  const shipped = (await shop.send(shipOrder, { id: order.id })).body;
  expect(shipped.shipments[0]?.lines).toMatchObject([{ line_id: lineOf(order, 1), quantity: 1 }]);
  expect([shipped.status, shipped.fulfillment_status, shipped.lines[0]?.shipped]).toEqual(['shipped', 'fulfilled', 0]);
});

test('of a line that shipped in part, the units at the shop are refunded first', async () => {
  const order = await shop.confirmed({ lines: [{ variant_id: shop.id('black'), quantity: 3 }], payment_terms: 'on_delivery' });
  await shop.send(recordPayment, { id: order.id, method: 'cash' });
  await shop.send(shipOrder, { id: order.id, lines: [item(order, 1)] });
  const { body } = await give(order, { lines: [item(order, 3)] });
  expect(body.lines[0]).toMatchObject({ shipped: 1, to_ship: 0, returned: 0, returnable: 1, returnable_refunded: 1, refunded: 3 });
  expect(body.refunds[0]?.lines[0]).toMatchObject({ quantity: 3, restocked: 0, cancelled: 2 });
  expect([body.status, body.fulfillment_status]).toEqual(['shipped', 'fulfilled']);
  addsUp(body);
});

test('a part-paid order refunded in full is owed again; a paid one is not', async () => {
  const order = await shop.placed();
  await shop.send(recordPayment, { id: order.id, amount: '30.00', method: 'cash' });
  await give(order, { amount: '10.00' });
  expect(money(await read(order))).toEqual(['partially_paid', '30.00', '10.00', '69.80']);
  const back = (await give(order, { amount: '20.00' })).body;
  expect(money(back)).toEqual(['awaiting', '30.00', '30.00', '99.80']);
  expect(back.actions).toContain('record_payment');
  addsUp(back);
  const part = (await shop.send(recordPayment, { id: order.id, amount: '40.00', method: 'cash' })).body;
  expect(money(part)).toEqual(['partially_paid', '70.00', '30.00', '59.80']);
  const whole = (await shop.send(recordPayment, { id: order.id, method: 'cash' })).body;
  expect(money(whole)).toEqual(['paid', '129.80', '30.00', '0.00']);
  const paid = await shop.paid();
  await give(paid, { amount: '19.80' });
  expect(money((await give(paid, { amount: '80.00' })).body)).toEqual(['refunded', '99.80', '99.80', '0.00']);
});

test('everything that was paid of a part-paid order needs no reason, and what it cancels isn’t owed again', async () => {
  const order = await shop.placed();
  await shop.send(recordPayment, { id: order.id, amount: '30.00', method: 'cash' });
  const every = order.lines.map(({ id, refundable }) => ({ line_id: id, quantity: refundable, restock: true }));
  const { status, body } = await give(order, { lines: every, amount: '30.00' });
  expect([status, body.status, body.balance, body.refunds.map(({ owed_again: again }) => again)]).toEqual([
    201,
    'cancelled',
    '0.00',
    [false],
  ]);
  addsUp(body);
});

test.each([true, false])(
  'a part-paid order owes only what is left after everything paid was given back for items; restocked: %s',
  async (restock) => {
    const order = await shop.placed();
    await shop.send(recordPayment, { id: order.id, amount: '49.90', method: 'cash' });
    const { body } = await give(order, { lines: [item(order, 1, { restock })] });
    expect(money(body)).toEqual(['awaiting', '49.90', '49.90', '49.90']);
    expect(body.lines[0]).toMatchObject({ to_ship: 1, refundable: 1 });
    addsUp(body);
    const again = (await shop.send(recordPayment, { id: order.id, method: 'cash' })).body;
    expect(money(again)).toEqual(['paid', '99.80', '49.90', '0.00']);
    expect(again.lines[0]).toMatchObject({ to_ship: 1, refundable: 1, refundable_amount: '49.90' });
    addsUp(again);
  },
);

test('an overpaid order says so, is found by the filter, and is paid once the excess was given back', async () => {
  const order = await mixed();
  const over = (await shop.send(cancelLines, { id: order.id, lines: [item(order)], restock: true, refund: false })).body;
  expect([over.overpaid, over.balance]).toEqual([true, '-44.91']);
  const filter = JSON.stringify({ match: 'all', conditions: [{ field: 'overpaid', op: 'is', value: true }] });
  const found = (await shop.send(listOrders, { filter })).body.items;
  expect(found.map(({ id, overpaid }) => [id, overpaid])).toEqual([[order.id, true]]);
  const { body } = await give(over, { amount: '44.91' });
  expect([body.overpaid, ...money(body)]).toEqual([false, 'paid', '148.68', '44.91', '0.00']);
  addsUp(body);
});

test.each([
  ['unpaid', false, undefined, ['voided', '0.00', '0.00', '0.00'], '99.80'],
  ['paid and refunded', true, 'all', ['refunded', '99.80', '99.80', '0.00'], '99.80'],
  ['paid and partly refunded', true, { amount: '40.00' }, ['partially_refunded', '99.80', '40.00', '0.00'], '40.00'],
  ['paid and kept', true, 'none', ['paid', '99.80', '0.00', '0.00'], '0.00'],
] as const)('the sums of a canceled order add up: %s', async (_, isPaid, refund, shown, notDue) => {
  const order = isPaid ? await shop.paid() : await shop.placed();
  const { body } = await shop.send(updateOrderStatus, { id: order.id, status: 'cancelled', refund, restock: true });
  expect([money(body), body.not_due]).toEqual([shown, notDue]);
  addsUp(body);
});

test('canceling returns the use of a discount code once, also when twenty try; a deleted code stays deleted', async () => {
  const uses = async () => (await shop.send(listDiscounts, {})).body.items.find(({ code }) => code === 'ONCE')?.uses;
  const { body: discount } = await shop.send(createDiscount, { code: 'ONCE', kind: 'percent', value: '10', max_uses: 2 });
  const [order, other] = [await shop.placed({ discount_code: 'ONCE' }), await shop.placed({ discount_code: 'ONCE' })];
  expect(await uses()).toBe(2);
  const cancel = { id: order.id, status: 'cancelled' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => shop.send(updateOrderStatus, cancel)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await uses()).toBe(1);
  await shop.send(deleteDiscount, { id: discount.id });
  expect((await shop.send(updateOrderStatus, { id: other.id, status: 'cancelled' })).status).toBe(200);
});

test('of twenty refunds of the same item at once one counts, and an answer that was lost can be asked for again', async () => {
  const order = await shop.paid({ lines: [{ variant_id: shop.id('black'), quantity: 1 }] });
  const stock = (await shop.stockOf('black')) ?? 0;
  const answers = await Promise.all(Array.from({ length: 20 }, () => give(order, { lines: [item(order, 1, { restock: true })] })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const after = await read(order);
  expect([after.refunds.length, after.refunded, await shop.stockOf('black')]).toEqual([1, '49.90', stock + 1]);

  const other = await shop.paid();
  const send = () =>
    app.send(
      refundOrder,
      { merchant: shop.merchant, id: other.id, lines: [{ line_id: lineOf(other), quantity: 1, restock: true }] },
      { token: shop.owner.token, headers: { 'idempotency-key': 'lost-answer' } },
    );
  const [first, second] = [await send(), await send()];
  expect([first.status, second.status, second.body.refunds.length, second.body.refunded]).toEqual([201, 201, 1, '49.90']);
});

test.each([
  ['more than is left', (order: Order) => ({ lines: [item(order, 3)] }), [422, 'order.line_refused']],
  ['the same item twice', (order: Order) => ({ lines: [item(order, 2), item(order, 1)] }), [422, 'order.line_refused']],
  ['none', (order: Order) => ({ lines: [item(order, 0)] }), [422, 'input.invalid']],
  ['less than none', (order: Order) => ({ lines: [item(order, -1)] }), [422, 'input.invalid']],
  ['nothing at all', () => ({}), [422, 'input.invalid']],
  ['an amount of zero', () => ({ amount: '0.00' }), [422, 'input.invalid']],
  ['shipping below zero', () => ({ shipping: '-1.00' }), [422, 'input.invalid']],
  ['shipping that was not charged', () => ({ shipping: '5.00' }), [422, 'input.invalid']],
  ['an adjustment without a reason', (order: Order) => ({ lines: [item(order)], adjustment: '-1.00' }), [422, 'input.invalid']],
  [
    'an adjustment that leaves nothing',
    (order: Order) => ({ lines: [item(order)], adjustment: '-49.90', reason: 'x' }),
    [422, 'input.invalid'],
  ],
  ['more decimals than the currency has', () => ({ amount: '1.005' }), [422, 'amount.invalid']],
  ['a decimal comma', () => ({ amount: '1,50' }), [422, 'input.invalid']],
  ['more than was paid', (order: Order) => ({ lines: [item(order, 2)], adjustment: '1.00', reason: 'x' }), [422, 'refund.too_much']],
  ['an unknown item', () => ({ lines: [{ line_id: crypto.randomUUID(), quantity: 1 }] }), [422, 'order.line_refused']],
])('refuses %s and changes nothing', async (_, input, refused) => {
  const order = await shop.paid();
  expect(refusal(await give(order, input(order)))).toEqual(refused);
  expect((await read(order)).version).toBe(order.version);
});

test('refuses an item of another order', async () => {
  const [order, other] = [await shop.paid(), await shop.paid()];
  expect(refusal(await give(order, { lines: [item(other)] }))).toEqual([422, 'order.line_refused']);
});

test('an agent’s limit is checked on the sum', async () => {
  const agent = await app.teammate(shop.merchant, 'agent');
  await app.write(shop.merchant, ({ db }) => db.updateTable('shop_settings').set({ refund_limit_cents: 50_00 }).execute());
  const order = await mixed();
  const above = { lines: [item(order)], shipping: '4.95', adjustment: '0.15', reason: 'Sorry' };
  expect(refusal(await give(order, above, agent.token))).toEqual([403, 'refund.above_limit']);
  expect((await give(order, { ...above, adjustment: '0.14' }, agent.token)).body.refunds[0]).toMatchObject({ amount: '50.00' });
});

test('the customer reads the message with the amount, in the order’s conversation', async () => {
  await (await visit(app, shop.merchant)).say('My lamp is scratched');
  const conversation = await latestConversation(app, shop.owner);
  const order = await shop.paid({ conversation_id: conversation.id });
  const { body } = await give(order, { lines: [item(order)], notify: true, message: 'Keep the lamp.' });
  expect(body.timeline.at(-1)).toMatchObject({
    kind: 'message_sent',
    note: `We’ve refunded you 49.90 EUR for order ${order.order_number}.\n\nKeep the lamp.`,
  });
});

test('a refunded unit on hold is released with the last unit', async () => {
  const order = await shop.paid({
    lines: [
      { variant_id: shop.id('black'), quantity: 1 },
      { variant_id: shop.id('white'), quantity: 1 },
    ],
  });
  await shop.send(holdOrder, { id: order.id, reason: 'Wait' });
  const { body } = await give(order, { lines: [item(order, 1, { restock: true })] });
  expect([body.status, body.fulfillment_status]).toEqual(['pending', 'on_hold']);
});
