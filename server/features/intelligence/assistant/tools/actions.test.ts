import type { Handler } from '@parley/contract/conversations';
import { getCustomer, updateCustomer } from '@parley/contract/customers';
import { updateMerchantSettings } from '@parley/contract/merchants';
import {
  addOrderNote,
  editPayment,
  endReturn,
  getOrder,
  type Order,
  receiveReturn,
  requestReturn,
  updateOrderStatus,
} from '@parley/contract/orders';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, until } from '../../../../testing/app.ts';
import { latestConversation, visit } from '../../../../testing/chat.ts';
import { makeShop, type Shop } from '../../../commerce/orders/make.ts';
import { speechIn } from '../testing/make-speech.ts';
import type { ToolContext } from './tool.ts';
import { openToolbox } from './toolbox.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  shop = await makeShop(app);
  await app.send(updateMerchantSettings, { merchant: shop.merchant, ai: { debounce_ms: 8000 } }, { token: shop.owner.token });
});
afterAll(() => app.close());
beforeEach(() => setPolicy({}));

const setPolicy = (policy: object, limit = 1000_00) =>
  app.write(shop.merchant, ({ db }) =>
    db
      .updateTable('shop_settings')
      .set({ ai_policy: JSON.stringify(policy), ai_money_limit_cents: limit })
      .execute(),
  );

/** A conversation in which Anna is verified. */
async function open({ verified = true, draft = false } = {}) {
  const visitor = await visit(app, shop.merchant);
  await visitor.say('hello');
  const { id, customer } = await latestConversation(app, shop.owner);
  const customerId = verified ? shop.id('anna') : null;
  const change = (change: { verified_customer_id?: string | null; handler?: Handler }) =>
    app.write(shop.merchant, ({ db }) => db.updateTable('conversations').set(change).where('id', '=', id).execute());
  await change({ verified_customer_id: customerId });
  const toolContext: ToolContext = {
    ctx: {
      db: app.installation.readingOf(shop.merchant),
      write: (work) => app.write(shop.merchant, work),
      now: () => new Date(),
      newId: () => crypto.randomUUID(),
    },
    conversationId: id,
    customerId,
    contactId: customer.id,
    attempts: 0,
    method: 'order_and_email',
    currency: 'EUR',
    draft,
  };
  const tools = openToolbox(toolContext, new AbortController().signal);
  return { tools, ...speechIn(app, shop.merchant, id), change, id };
}
type Open = Awaited<ReturnType<typeof open>>;
const mistake = (order: Order) => ({ order_number: order.order_number, reason: 'ordered by mistake' });
async function cancelled({ tools, show }: Open, order: Order) {
  await show(await tools.call('cancel_pending_order', mistake(order)));
  return tools.call('cancel_pending_order', { ...mistake(order), confirmed: true });
}
const waiting = ({ id }: Open) =>
  app.installation.readingOf(shop.merchant).selectFrom('ai_approvals').select('arguments').where('conversation_id', '=', id).execute();
const read = async ({ id }: Order) => (await shop.send(getOrder, { id })).body;
async function delivered(more = {}): Promise<Order> {
  const { id } = await shop.paid(more);
  for (const status of ['confirmed', 'processing', 'shipped', 'delivered']) await shop.send(updateOrderStatus, { id, status });
  return (await shop.send(getOrder, { id })).body;
}

test('a cancellation is proposed, then done after the confirmation in the AI’s name', async () => {
  const order = await shop.paid();
  const conversation = await open();
  const shown = await conversation.tools.call('cancel_pending_order', mistake(order));
  expect(shown).toMatchObject({
    state: 'needs_confirmation',
    details: { money: [{ kind: 'refund', amount: '99.80', label: 'Visa 4242', when: 'now' }], needs_approval: false },
  });
  expect(await read(order)).toEqual(order);
  await conversation.show(shown);
  expect(await conversation.tools.call('cancel_pending_order', { ...mistake(order), confirmed: true })).toMatchObject({ state: 'done' });
  const after = await read(order);
  expect([after.status, after.refunded, after.timeline.at(-1)?.actor_kind]).toEqual(['cancelled', '99.80', 'ai']);
});

test('a repeated run does not repeat the action', async () => {
  const order = await shop.paid();
  const conversation = await open();
  expect(await cancelled(conversation, order)).toMatchObject({ state: 'done' });
  const { ledger } = await read(order);
  expect(await conversation.tools.call('cancel_pending_order', { ...mistake(order), confirmed: true })).toMatchObject({ state: 'done' });
  expect((await read(order)).ledger).toEqual(ledger);
});

test('an unreported action is reported when requested again, once', async () => {
  const order = await shop.paid();
  const conversation = await open();
  expect(await cancelled(conversation, order)).toMatchObject({ state: 'done' });
  const { ledger } = await read(order);
  await conversation.say('customer', 'and please be quick about it');
  expect(await conversation.tools.call('cancel_pending_order', mistake(order))).toMatchObject({
    state: 'done',
    details: { order_number: order.order_number },
  });
  expect((await read(order)).ledger).toEqual(ledger);
  await conversation.say('ai', 'It is cancelled.');
  await conversation.say('customer', 'Cancel it');
  expect(await conversation.tools.call('cancel_pending_order', mistake(order))).toMatchObject({ state: 'refused', code: 'wrong_state' });
});

test('a waiting approval is not requested again by the same confirmation', async () => {
  await setPolicy({}, 99_79);
  const order = await shop.paid();
  const conversation = await open();
  const asked = await cancelled(conversation, order);
  expect(await cancelled(conversation, order)).toEqual(asked);
  expect(await waiting(conversation)).toHaveLength(1);
});

test('a later confirmation replaces the waiting approval', async () => {
  await setPolicy({ permissions: { edit_address: 'ask' } });
  const order = await shop.paid();
  const conversation = await open();
  for (const line1 of ['New 3', 'New 5']) {
    const input = { order_number: order.order_number, address: { line1, city: 'Milan', postcode: '20121', country: 'IT' } };
    await conversation.show(await conversation.tools.call('modify_pending_order_address', input));
    expect(await conversation.tools.call('modify_pending_order_address', { ...input, confirmed: true })).toMatchObject({
      state: 'needs_approval',
    });
  }
  expect(await waiting(conversation)).toMatchObject([{ arguments: { address: { line1: 'New 5' } } }]);
});

test('two runs with one confirmation cancel once', async () => {
  const order = await shop.paid();
  const conversation = await open();
  await conversation.show(await conversation.tools.call('cancel_pending_order', mistake(order)));
  const both = await Promise.all([1, 2].map(() => conversation.tools.call('cancel_pending_order', { ...mistake(order), confirmed: true })));
  expect(both.map((result) => 'state' in result && result.state)).toEqual(['done', 'done']);
  expect((await read(order)).ledger.map(({ kind }) => kind)).toEqual(['payment', 'refund']);
});

test('a changed outcome is proposed again instead of executed', async () => {
  const order = await shop.paid();
  const conversation = await open();
  await conversation.show(await conversation.tools.call('cancel_pending_order', mistake(order)));
  await shop.send(editPayment, { id: order.id, method: 'gift-1' });
  expect(await conversation.tools.call('cancel_pending_order', { ...mistake(order), confirmed: true })).toMatchObject({
    state: 'details_changed',
    details: { money: [{ amount: '99.80', label: 'Gift card' }] },
  });
  expect((await read(order)).status).toBe('pending');
  expect(await cancelled(conversation, order)).toMatchObject({ state: 'done' });
});

test('above the limit approval is requested once, and nothing is done', async () => {
  await setPolicy({}, 99_79);
  const order = await shop.paid();
  const conversation = await open();
  const asked = await cancelled(conversation, order);
  expect(asked).toMatchObject({ state: 'needs_approval', why: 'limit', details: { needs_approval: true } });
  expect(await conversation.tools.call('cancel_pending_order', { ...mistake(order), confirmed: true })).toMatchObject({
    approval_id: 'approval_id' in asked ? asked.approval_id : '',
  });
  const rows = await app.installation
    .readingOf(shop.merchant)
    .selectFrom('ai_approvals')
    .select(['tool', 'order_id', 'amount_cents', 'state'])
    .where('conversation_id', '=', conversation.id)
    .execute();
  expect(rows).toEqual([{ tool: 'cancel_pending_order', order_id: order.id, amount_cents: 99_80, state: 'proposed' }]);
  expect((await read(order)).status).toBe('pending');
});

test('an order in another currency needs approval, since the limit does not apply', async () => {
  const order = await shop.paid();
  await app.write(shop.merchant, ({ db }) => db.updateTable('orders').set({ currency: 'GBP' }).where('id', '=', order.id).execute());
  const conversation = await open();
  const shown = await conversation.show(await conversation.tools.call('cancel_pending_order', mistake(order)));
  expect(shown).toMatchObject({ details: { currency: 'GBP', needs_approval: true } });
  expect(await conversation.tools.call('cancel_pending_order', { ...mistake(order), confirmed: true })).toMatchObject({
    state: 'needs_approval',
    why: 'limit',
    details: { currency: 'GBP' },
  });
});

test('a forbidden action is refused before anything is read', async () => {
  await setPolicy({ permissions: { cancel: 'never', customer_address: 'never' } });
  const { tools } = await open();
  const refused = { state: 'refused', code: 'not_permitted' };
  expect(await tools.call('cancel_pending_order', mistake(await shop.paid()))).toMatchObject(refused);
  const address = { line1: 'New 3', city: 'Milan', postcode: '20121', country: 'IT' };
  expect(await tools.call('modify_customer_address', { address })).toMatchObject(refused);
});

test('an action that requires approval is never done by the AI, whatever the amount', async () => {
  await setPolicy({ permissions: { edit_address: 'ask' } });
  const order = await shop.paid();
  const conversation = await open();
  const input = { order_number: order.order_number, address: { line1: 'New 3', city: 'Milan', postcode: '20121', country: 'IT' } };
  const shown = await conversation.show(await conversation.tools.call('modify_pending_order_address', input));
  expect(shown).toMatchObject({ state: 'needs_confirmation', details: { needs_approval: true } });
  const asked = await conversation.tools.call('modify_pending_order_address', { ...input, confirmed: true });
  expect(asked).toMatchObject({ state: 'needs_approval', why: 'permission' });
  expect((await read(order)).shipping_address).toEqual(order.shipping_address);
});

test('an action forbidden or made to require approval since the proposal is not done', async () => {
  for (const [permission, expected] of [
    ['never', { state: 'refused', code: 'not_permitted' }],
    ['ask', { state: 'details_changed' }],
  ] as const) {
    await setPolicy({});
    const order = await shop.paid();
    const conversation = await open();
    await conversation.show(await conversation.tools.call('cancel_pending_order', mistake(order)));
    await setPolicy({ permissions: { cancel: permission } });
    expect(await conversation.tools.call('cancel_pending_order', { ...mistake(order), confirmed: true })).toMatchObject(expected);
    expect((await read(order)).status).toBe('pending');
  }
});

test('a limit lowered since the proposal shows it again, as it now needs approval', async () => {
  const order = await shop.paid();
  const conversation = await open();
  await conversation.show(await conversation.tools.call('cancel_pending_order', mistake(order)));
  await setPolicy({}, 99_79);
  expect(await conversation.tools.call('cancel_pending_order', { ...mistake(order), confirmed: true })).toMatchObject({
    state: 'details_changed',
    details: { needs_approval: true },
  });
  expect((await read(order)).status).toBe('pending');
  expect(await cancelled(conversation, order)).toMatchObject({ state: 'needs_approval' });
});

test('a change since the confirmation is proposed again before requesting approval', async () => {
  await setPolicy({ permissions: { cancel: 'ask' } });
  const order = await shop.paid();
  const conversation = await open();
  await conversation.show(await conversation.tools.call('cancel_pending_order', mistake(order)));
  await shop.send(editPayment, { id: order.id, method: 'gift-1' });
  expect(await conversation.tools.call('cancel_pending_order', { ...mistake(order), confirmed: true })).toMatchObject({
    state: 'details_changed',
  });
});

test('an action may have its own limit', async () => {
  await setPolicy({ limits: { cancel: '99.79' } });
  expect(await (await open()).tools.call('cancel_pending_order', mistake(await shop.paid()))).toMatchObject({
    details: { needs_approval: true },
  });
});

test('a shop may allow any reason, and cancelling confirmed orders', async () => {
  await setPolicy({ cancel: { states: ['pending', 'confirmed'], reasons: [] } });
  const order = await shop.confirmed();
  const conversation = await open();
  const input = { order_number: order.order_number, reason: 'I moved' };
  await conversation.show(await conversation.tools.call('cancel_pending_order', input));
  expect(await conversation.tools.call('cancel_pending_order', { ...input, confirmed: true })).toMatchObject({ state: 'done' });
  expect((await read(order)).status).toBe('cancelled');
});

test.each([
  ['without a yes', { answer: 'how long does that take?' }, { state: 'not_agreed' }],
  ['once a person holds the conversation', { change: { handler: 'human' } }, { state: 'refused', code: 'taken_over' }],
  ['once somebody else is verified', { change: { verified_customer_id: null } }, { state: 'refused', code: 'not_verified' }],
] as const)('nothing is done %s', async (_, more, expected) => {
  const order = await shop.paid();
  const conversation = await open();
  await conversation.show(await conversation.tools.call('cancel_pending_order', mistake(order)), 'answer' in more ? more.answer : 'Yes');
  if ('change' in more) await conversation.change(more.change);
  expect(await conversation.tools.call('cancel_pending_order', { ...mistake(order), confirmed: true })).toMatchObject(expected);
  expect(await read(order)).toEqual(order);
});

test('nothing is done when a person takes over meanwhile', async () => {
  const order = await shop.paid();
  const conversation = await open();
  await conversation.show(await conversation.tools.call('cancel_pending_order', mistake(order)));
  // Locks the order like a concurrent change, so that the action waits after checking the handler.
  const [locked, takenOver] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = app.write(shop.merchant, async ({ db }) => {
    await db.selectFrom('orders').select('id').where('id', '=', order.id).forUpdate().execute();
    locked.resolve();
    await takenOver.promise;
  });
  await locked.promise;
  const doing = conversation.tools.call('cancel_pending_order', { ...mistake(order), confirmed: true });
  const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  await until(async () => (await app.installation.owner.query(waiting)).rows.length > 0);
  await conversation.change({ handler: 'human' });
  takenOver.resolve();
  await holding;
  expect(await doing).toMatchObject({ state: 'refused', code: 'taken_over' });
  expect(await read(order)).toEqual(order);
});

test('nothing is done without a customer, nor for a draft', async () => {
  const order = await shop.paid();
  const nobody = await open({ verified: false });
  expect(await nobody.tools.call('cancel_pending_order', mistake(order))).toEqual({ needs_verification: 'order_and_email' });
  const draft = await open({ draft: true });
  expect(await draft.tools.call('cancel_pending_order', mistake(order))).toEqual({ state: 'unavailable' });
});

test('units become others of the same product, and the difference is charged', async () => {
  const order = await shop.paid();
  const conversation = await open();
  const changes = [{ line_id: order.lines[0]?.id ?? '', variant_id: shop.id('white'), quantity: 1 }];
  const input = { order_number: order.order_number, changes, method: 'gift-1' };
  const shown = await conversation.tools.call('modify_pending_order_items', input);
  expect(shown).toMatchObject({
    details: { changes: ['1 × Harbour Lamp, black → Harbour Lamp, white'], money: [{ kind: 'payment', amount: '10.00' }] },
  });
  await conversation.show(shown);
  expect(await conversation.tools.call('modify_pending_order_items', { ...input, confirmed: true })).toMatchObject({ state: 'done' });
  expect((await read(order)).total_amount).toBe('109.80');
  expect(await conversation.tools.call('cancel_pending_order', mistake(order))).toMatchObject({
    state: 'refused',
    code: 'already_changed',
  });
});

test('only the customer’s stored methods can pay', async () => {
  const order = await shop.paid();
  const { tools } = await open();
  const input = { order_number: order.order_number, method: 'cash' };
  expect(await tools.call('modify_pending_order_payment', input)).toMatchObject({ state: 'refused', code: 'method_refused' });
});

test('an order has one return, also after it is closed', async () => {
  const order = await delivered();
  const lines = [{ line_id: order.lines[0]?.id ?? '', quantity: 1 }];
  const back = await shop.send(requestReturn, { id: order.id, kind: 'return', lines, method: 'card-1' });
  const record = back.body.return_records[0]?.id;
  await shop.send(receiveReturn, { id: order.id, return: record, lines: [{ line_id: lines[0]?.line_id, restock: 1, write_off: 0 }] });
  await shop.send(endReturn, { id: order.id, return: record, state: 'closed' });
  expect((await read(order)).returns).toBeNull();
  const input = { order_number: order.order_number, lines, method: 'card-1' };
  expect(await (await open()).tools.call('return_delivered_items', input)).toMatchObject({ code: 'already_returned' });
  await setPolicy({ returns: { once: false } });
  expect(await (await open()).tools.call('return_delivered_items', input)).toMatchObject({ state: 'needs_confirmation' });
});

test('a shop may restrict refunds to the original methods', async () => {
  await setPolicy({ returns: { refund_to: 'original' } });
  const order = await delivered();
  const lines = [{ line_id: order.lines[0]?.id ?? '', quantity: 2 }];
  const ask = async (method: string) =>
    (await open()).tools.call('return_delivered_items', { order_number: order.order_number, lines, method });
  expect(await ask('gift-1')).toMatchObject({ state: 'refused', code: 'method_refused' });
  expect(await ask('card-1')).toMatchObject({ details: { money: [{ kind: 'refund', amount: '99.80', when: 'on_receipt' }] } });
});

test('an exchange reserves the new units and charges when the old ones arrive', async () => {
  const order = await delivered();
  const before = await shop.stockOf('white');
  const conversation = await open();
  const lines = [{ line_id: order.lines[0]?.id ?? '', quantity: 2, variant_id: shop.id('white') }];
  const input = { order_number: order.order_number, lines, method: 'card-1' };
  await conversation.show(await conversation.tools.call('exchange_delivered_items', input));
  expect(await shop.stockOf('white')).toBe(before);
  expect(await conversation.tools.call('exchange_delivered_items', { ...input, confirmed: true })).toMatchObject({
    state: 'done',
    details: { money: [{ kind: 'payment', amount: '20.00', when: 'on_receipt' }] },
  });
  const after = await read(order);
  expect([after.return_records[0]?.kind, after.captured, await shop.stockOf('white')]).toEqual(['exchange', '99.80', (before ?? 0) - 2]);
});

test('the customer’s first address is replaced; others and orders stay', async () => {
  const [old, other] = ['Old 1', 'Other 2'].map((line1) => ({ line1, city: 'Rome', postcode: '00118', country: 'IT' }));
  const id = shop.id('anna');
  await shop.send(updateCustomer, { id, addresses: [old, other] });
  const order = await shop.placed({ shipping_address: old });
  const conversation = await open();
  const address = { line1: 'New 3', city: 'Milan', postcode: '20121', country: 'IT' };
  await conversation.show(await conversation.tools.call('modify_customer_address', { address }));
  expect(await conversation.tools.call('modify_customer_address', { address, confirmed: true })).toMatchObject({ state: 'done' });
  const { body } = await shop.send(getCustomer, { id });
  expect(body.addresses).toEqual([address, other]);
  expect((await read(order)).shipping_address).toEqual(old);
});

test('another address after the confirmation is refused', async () => {
  const order = await shop.paid();
  const conversation = await open();
  const address = { line1: 'New 3', city: 'Milan', postcode: '20121', country: 'IT' };
  const input = { order_number: order.order_number, address };
  await conversation.show(await conversation.tools.call('modify_pending_order_address', input));
  const other = { ...input, address: { ...address, line1: 'Elsewhere 9' } };
  expect(await conversation.tools.call('modify_pending_order_address', { ...other, confirmed: true })).toMatchObject({
    state: 'not_agreed',
  });
  expect(await conversation.tools.call('modify_pending_order_address', { ...input, confirmed: true })).toMatchObject({ state: 'done' });
  expect((await read(order)).shipping_address).toEqual(address);
});

test('concurrent AI, teammate and customer changes do not deadlock', async () => {
  const order = await shop.paid();
  const conversation = await open();
  await app.write(shop.merchant, ({ db }) =>
    db.updateTable('orders').set({ conversation_id: conversation.id }).where('id', '=', order.id).execute(),
  );
  const address = (place: number) => ({ line1: `Quay ${place}`, city: 'Milan', postcode: '20121', country: 'IT' });
  const works = Array.from({ length: 6 }, (_, place) => [
    () => conversation.tools.call('modify_pending_order_address', { order_number: order.order_number, address: address(place) }),
    () => conversation.show({}, 'hello'),
    () => shop.send(addOrderNote, { id: order.id, text: `Note ${place}` }),
    () => conversation.tools.call('modify_customer_address', { address: address(place) }),
  ]).flat();
  const ended = await Promise.allSettled(works.map((work) => work()));
  expect(ended.filter(({ status }) => status === 'rejected')).toEqual([]);
  expect((await read(order)).shipping_address).toEqual(order.shipping_address);
});
