import * as credit from '@parley/contract/credit';
import { getCustomer } from '@parley/contract/customers';
import { updateMerchantSettings } from '@parley/contract/merchants';
import * as orders from '@parley/contract/orders';
import type { Order } from '@parley/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { detailOf, makeShop, refusal, type Shop } from '../orders/make.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  shop = await makeShop(app);
});
afterAll(() => app.close());

const issueCard = async (amount: string, more: object = {}) => (await shop.send(credit.issueGiftCard, { amount, ...more })).body;
const cardOf = async (id: string) => (await shop.send(credit.getGiftCard, { id })).body;
const creditOf = async (id: string) => (await shop.send(credit.getStoreCredit, { id })).body;
const give = (id: string, amount: string, more: object = {}) =>
  shop.send(credit.issueStoreCredit, { id, amount, reason: 'Late parcel', ...more });
const pay = (order: Order, more: object) => shop.send(orders.recordPayment, { id: order.id, ...more });
const lines = (entries: readonly credit.CreditEntry[]) => entries.map(({ kind, amount, balance }) => `${kind} ${amount} → ${balance}`);
/** A customer of their own, so that tests don't meet. */
async function somebody(of: Shop = shop) {
  const { createCustomer } = await import('@parley/contract/customers');
  return (await of.send(createCustomer, { first_name: 'Bea', emails: [`bea-${crypto.randomUUID()}@mail.example`] })).body.id;
}

test('a gift card pays part of an order, and a cancellation gives it back to the same card', async () => {
  const { card, code } = await issueCard('30.00', { recipient_email: 'Gift@Mail.Example', note: 'Birthday' });
  expect(card).toMatchObject({
    state: 'active',
    issued: '30.00',
    balance: '30.00',
    recipient_email: 'gift@mail.example',
    note: 'Birthday',
  });
  expect(code).toMatch(/^([2-9A-HJKMNPQRTV-Z]{4}-){3}[2-9A-HJKMNPQRTV-Z]{4}$/);
  expect(code.endsWith(card.last_four)).toBe(true);
  const order = await shop.placed();
  const { body: paid } = await pay(order, { gift_card_code: code.toLowerCase().replaceAll('-', ' ') });
  expect([paid.captured, paid.payment_status, paid.balance]).toEqual(['30.00', 'partially_paid', '69.80']);
  expect(paid.ledger[0]).toMatchObject({ method: `gift_card:${card.id}`, method_label: `Gift card ···· ${card.last_four}` });
  expect(await cardOf(card.id)).toMatchObject({ state: 'used_up', balance: '0.00', last_used_at: expect.any(String) });
  await pay(order, { method: 'card-1' });
  const { body: cancelled } = await shop.send(orders.updateOrderStatus, {
    id: order.id,
    status: 'cancelled',
    refund: 'all',
    restock: true,
  });
  expect([cancelled.refunded, cancelled.payment_status]).toEqual(['99.80', 'refunded']);
  const after = await cardOf(card.id);
  expect([after.balance, after.state, lines(after.entries)]).toEqual([
    '30.00',
    'active',
    ['given_back 30.00 → 30.00', 'spent -30.00 → 0.00', 'issued 30.00 → 30.00'],
  ]);
  expect(after.entries[0]).toMatchObject({ order_id: order.id, order_number: order.order_number, actor: 'Olive Owner' });
});

test('the code is nowhere in the database', async () => {
  const { code } = await issueCard('5.00');
  const plain = code.replaceAll('-', '');
  const { rows } = await app.installation.owner.query<{ found: boolean }>(
    `select exists (select from credits c where c::text like '%' || $1 || '%') or exists (select from audit_log a where a::text like '%' || $1 || '%') as found`,
    [plain],
  );
  expect(rows[0]?.found).toBe(false);
});

test('a refund can go to store credit, which pays the next order, and comes back when that is refunded', async () => {
  const anna = await somebody();
  const order = await shop.paid({ customer_id: anna }, null);
  const { body: refunded } = await shop.send(orders.refundOrder, {
    id: order.id,
    amount: '40.00',
    method: 'store_credit',
    reason: 'Scratch',
  });
  expect(refunded.ledger.at(-1)).toMatchObject({ kind: 'refund', amount: '40.00', method: 'store_credit', method_label: 'Store credit' });
  expect(refunded.customer?.payment_methods).toContainEqual({
    id: 'store_credit',
    kind: 'store_credit',
    label: 'Store credit',
    balance: '40.00',
  });
  const next = await shop.placed({ customer_id: anna });
  expect(refusal(await pay(next, { method: 'store_credit' }))).toEqual([422, 'payment.balance_low']);
  const { body: paid } = await pay(next, { method: 'store_credit', amount: '25.00' });
  expect(paid.balance).toBe('74.80');
  await shop.send(orders.refundOrder, { id: next.id, amount: '25.00' });
  const { balance, entries } = await creditOf(anna);
  expect([balance, lines(entries)]).toEqual(['40.00', ['given_back 25.00 → 40.00', 'spent -25.00 → 15.00', 'given_back 40.00 → 40.00']]);
  expect((await shop.send(getCustomer, { id: anna })).body.store_credit).toBe('40.00');
});

test('store credit is taken back, never below zero', async () => {
  const anna = await somebody();
  await give(anna, '20.00');
  const tooMuch = await shop.send(credit.takeStoreCredit, { id: anna, amount: '20.01', reason: 'Mistake' });
  expect([refusal(tooMuch), detailOf(tooMuch)]).toEqual([
    [422, 'credit.balance_low'],
    'Only 20.00 EUR is left. Enter that amount or less.',
  ]);
  const { body } = await shop.send(credit.takeStoreCredit, { id: anna, amount: '20.00', reason: 'Mistake' });
  expect([body.balance, body.entries[0]]).toMatchObject(['0.00', { kind: 'corrected', amount: '-20.00', reason: 'Mistake' }]);
});

test.each([
  ['0', 'input.invalid'],
  ['-5', 'input.invalid'],
  ['1.005', 'amount.invalid'],
])('an amount of %s is refused', async (amount, code) => {
  const anna = await somebody();
  expect(refusal(await give(anna, amount))[1]).toBe(code);
  expect(refusal(await shop.send(credit.issueGiftCard, { amount }))[1]).toBe(code);
  expect((await creditOf(anna)).entries).toEqual([]);
});

test('what expires first is spent first, and what has expired is written off', async () => {
  const anna = await somebody();
  const soon = new Date(Date.now() + 86_400_000).toISOString();
  await give(anna, '10.00');
  const { body } = await give(anna, '15.00', { expires_at: soon });
  expect([body.balance, body.expiring]).toEqual(['25.00', [{ amount: '15.00', expires_at: soon }]]);
  await pay(await shop.placed({ customer_id: anna }), { method: 'store_credit', amount: '5.00' });
  expect((await creditOf(anna)).expiring).toEqual([{ amount: '10.00', expires_at: soon }]);
  const past = new Date(Date.now() - 1000);
  await app.write(shop.merchant, ({ db }) =>
    db.updateTable('credits').set({ expires_at: past }).where('customer_id', '=', anna).where('expires_at', 'is not', null).execute(),
  );
  expect((await creditOf(anna)).balance).toBe('10.00');
  const order = await shop.placed({ customer_id: anna });
  expect(refusal(await pay(order, { method: 'store_credit', amount: '10.01' }))).toEqual([422, 'payment.balance_low']);
  await pay(order, { method: 'store_credit', amount: '10.00' });
  const { balance, entries } = await creditOf(anna);
  expect([balance, lines(entries).slice(0, 2)]).toEqual(['0.00', ['spent -10.00 → 0.00', 'expired -10.00 → 10.00']]);
  expect(refusal(await give(anna, '5.00', { expires_at: past.toISOString() }))).toEqual([422, 'input.invalid']);
});

test('disabled and expired cards pay nothing, an enabled one does', async () => {
  const { card, code } = await issueCard('50.00');
  const order = await shop.placed();
  const disabled = await shop.send(credit.updateGiftCard, { id: card.id, disabled: true, version: card.version });
  expect(disabled.body.state).toBe('disabled');
  expect(detailOf(await pay(order, { gift_card_code: code }))).toBe('This gift card is disabled. Choose another payment method.');
  expect(refusal(await shop.send(credit.updateGiftCard, { id: card.id, disabled: false, version: card.version }))).toEqual([
    409,
    'gift_card.changed',
  ]);
  await shop.send(credit.updateGiftCard, { id: card.id, disabled: false });
  await app.write(shop.merchant, ({ db }) =>
    db
      .updateTable('credits')
      .set({ expires_at: new Date(0) })
      .where('id', '=', card.id)
      .execute(),
  );
  expect(detailOf(await pay(order, { gift_card_code: code }))).toBe('This gift card has expired. Choose another payment method.');
  await shop.send(credit.updateGiftCard, { id: card.id, expires_at: null });
  expect((await pay(order, { gift_card_code: code })).body.captured).toBe('50.00');
});

test('nobody chooses to refund to a card that can’t be spent; a cancellation still gives back what it paid', async () => {
  const { card, code } = await issueCard('50.00');
  const order = await shop.placed();
  await pay(order, { gift_card_code: code });
  await shop.send(credit.updateGiftCard, { id: card.id, disabled: true });
  const chosen = await shop.send(orders.refundOrder, { id: order.id, amount: '10.00', method: `gift_card:${card.id}` });
  expect([refusal(chosen), detailOf(chosen)]).toEqual([
    [422, 'gift_card.refused'],
    'This gift card is disabled. Choose another method, or enable the card first.',
  ]);
  await shop.send(orders.updateOrderStatus, { id: order.id, status: 'cancelled', refund: 'all', restock: true });
  expect(await cardOf(card.id)).toMatchObject({ state: 'disabled', balance: '50.00' });
});

test('an agent makes no credit of a payment that was only recorded, a manager may', async () => {
  const anna = await somebody();
  const order = await shop.paid({ customer_id: anna }, null);
  const people = { agent: await app.teammate(shop.merchant, 'agent'), manager: await app.teammate(shop.merchant, 'manager') };
  const refunded = (person: Person, method: string | null) =>
    app.send(orders.refundOrder, { merchant: shop.merchant, id: order.id, amount: '10.00', method }, { token: person.token });
  const refused = await refunded(people.agent, 'store_credit');
  expect([refusal(refused), detailOf(refused)]).toEqual([
    [403, 'refund.above_limit'],
    'A payment of this order was only recorded, so a manager needs to refund it to store credit or a gift card.',
  ]);
  expect((await creditOf(anna)).balance).toBe('0.00');
  expect((await refunded(people.agent, null)).status).toBe(201);
  expect((await refunded(people.manager, 'store_credit')).status).toBe(201);
  expect((await creditOf(anna)).balance).toBe('10.00');
});

test('a card is adjusted with a reason, never below zero', async () => {
  const { card } = await issueCard('10.00');
  const more = await shop.send(credit.adjustGiftCard, { id: card.id, amount: '2.50', reason: 'Sorry' });
  expect(more.body.balance).toBe('12.50');
  expect(refusal(await shop.send(credit.adjustGiftCard, { id: card.id, amount: '-12.51', reason: 'No' }))).toEqual([
    422,
    'credit.balance_low',
  ]);
  const { body } = await shop.send(credit.adjustGiftCard, { id: card.id, amount: '-12.50', reason: 'Refunded in cash' });
  expect([body.balance, lines(body.entries)]).toEqual([
    '0.00',
    ['corrected -12.50 → 0.00', 'corrected 2.50 → 12.50', 'issued 10.00 → 10.00'],
  ]);
});

test('a typing error is told apart from an unknown code, and guessing ends', async () => {
  const other = await makeShop(app);
  const order = await other.placed();
  const { code } = await issueCard('10.00');
  const by = (typed: string, token?: string) => other.send(orders.recordPayment, { id: order.id, gift_card_code: typed }, token);
  const mistyped = code.startsWith('2') ? `3${code.slice(1)}` : `2${code.slice(1)}`;
  expect(detailOf(await by(mistyped))).toBe('This isn’t a gift card code. Check it for typing errors.');
  for (let guess = 0; guess < 20; guess++)
    expect(detailOf(await by(code))).toBe('No gift card has this code. Check it, or choose another payment method.');
  const { code: own } = (await other.send(credit.issueGiftCard, { amount: '10.00' })).body;
  expect(refusal(await by(own))).toEqual([429, 'rate.limited']);
  const agent = await app.teammate(other.merchant, 'agent');
  expect((await by(own, agent.token)).status).toBe(201);
});

test('twenty payments at once with one card spend it once', async () => {
  const { card, code } = await issueCard('100.00');
  const placed = await Promise.all(
    Array.from({ length: 20 }, () => shop.placed({ lines: [{ variant_id: shop.id('endless'), quantity: 5 }] })),
  );
  const answers = await Promise.all(placed.map((order) => pay(order, { gift_card_code: code, amount: '25.00' })));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(4);
  const refused = new Set(answers.filter(({ status }) => status !== 201).map((answer) => refusal(answer)[1]));
  expect([...refused].every((why) => why === 'payment.balance_low' || why === 'gift_card.refused')).toBe(true);
  const after = await cardOf(card.id);
  expect([after.balance, lines(after.entries)]).toEqual([
    '0.00',
    ['spent -25.00 → 0.00', 'spent -25.00 → 25.00', 'spent -25.00 → 50.00', 'spent -25.00 → 75.00', 'issued 100.00 → 100.00'],
  ]);
});

test('twenty payments, issues and take-backs at once keep store credit’s sum', async () => {
  const anna = await somebody();
  await give(anna, '100.00');
  const placed = await Promise.all(
    Array.from({ length: 10 }, () => shop.placed({ customer_id: anna, lines: [{ variant_id: shop.id('endless'), quantity: 5 }] })),
  );
  const answers = await Promise.all([
    ...placed.map((order) => pay(order, { method: 'store_credit', amount: '25.00' })),
    ...Array.from({ length: 5 }, () => shop.send(credit.takeStoreCredit, { id: anna, amount: '30.00', reason: 'Mistake' })),
    ...Array.from({ length: 5 }, () => give(anna, '1.00')),
  ]);
  expect(answers.every(({ status }) => status < 300 || status === 422)).toBe(true);
  const { entries, balance } = await creditOf(anna);
  const sum = entries.reduce((all, { amount }) => all + Math.round(Number(amount) * 100), 0);
  expect((sum / 100).toFixed(2)).toBe(balance);
  expect(entries.every((entry) => Number(entry.balance) >= 0)).toBe(true);
  expect(entries.filter(({ kind }) => kind === 'spent' && Number(entries.length) > 0).length).toBeGreaterThan(0);
  const chain = entries.toReversed().reduce((before, { amount, balance: said }) => {
    expect(Math.round(Number(said) * 100)).toBe(before + Math.round(Number(amount) * 100));
    return Math.round(Number(said) * 100);
  }, 0);
  expect((chain / 100).toFixed(2)).toBe(balance);
});

test('twenty repetitions of one issue are one', async () => {
  const anna = await somebody();
  const headers = { 'idempotency-key': crypto.randomUUID() };
  const once = () =>
    app.send(
      credit.issueStoreCredit,
      { merchant: shop.merchant, id: anna, amount: '5.00', reason: 'Once' },
      { token: shop.owner.token, headers },
    );
  await Promise.all(Array.from({ length: 20 }, once));
  expect((await creditOf(anna)).balance).toBe('5.00');
});

test('a credit of one customer doesn’t pay another’s order, nor a card without its code', async () => {
  const [anna, bea] = [await somebody(), await somebody()];
  await give(anna, '100.00');
  const { card } = await issueCard('100.00', { customer_id: anna });
  const order = await shop.placed({ customer_id: bea });
  expect(refusal(await pay(order, { method: 'store_credit' }))).toEqual([422, 'payment.balance_low']);
  expect(refusal(await pay(order, { method: `gift_card:${card.id}` }))).toEqual([422, 'payment.method_refused']);
  const own = await shop.placed({ customer_id: anna });
  expect((await pay(own, { method: `gift_card:${card.id}` })).body.payment_status).toBe('paid');
});

test('cards are listed by state, customer and last four characters, a page at a time', async () => {
  const other = await makeShop(app);
  const issue = async (amount: string, more: object = {}) => (await other.send(credit.issueGiftCard, { amount, ...more })).body.card;
  const cards = [await issue('1.00'), await issue('2.00', { customer_id: other.id('anna') }), await issue('3.00')];
  await other.send(credit.updateGiftCard, { id: cards[0]?.id, disabled: true });
  const listed = async (more: object) => (await other.send(credit.listGiftCards, more)).body;
  const amounts = async (more: object) => (await listed(more)).items.map(({ issued }) => issued);
  expect(await amounts({})).toEqual(['3.00', '2.00', '1.00']);
  expect([await amounts({ state: 'active' }), await amounts({ state: 'disabled' }), await amounts({ state: 'expired' })]).toEqual([
    ['3.00', '2.00'],
    ['1.00'],
    [],
  ]);
  expect(await amounts({ customer: other.id('anna') })).toEqual(['2.00']);
  expect(await amounts({ q: cards[2]?.last_four.toLowerCase() })).toContain('3.00');
  const first = await listed({ limit: 2 });
  const second = await listed({ limit: 2, cursor: first.next_cursor });
  expect([first.items.length, second.items.map(({ issued }) => issued), second.next_cursor]).toEqual([2, ['1.00'], null]);
});

const asked = (person: Person, amount = '5.00') =>
  app.send(credit.issueGiftCard, { merchant: shop.merchant, amount, recipient_email: 'gift@mail.example' }, { token: person.token });
test('agents see cards and charge them, managers issue them, analysts see emails masked', async () => {
  const [agent, manager, analyst] = [
    await app.teammate(shop.merchant, 'agent'),
    await app.teammate(shop.merchant, 'manager'),
    await app.teammate(shop.merchant, 'analyst'),
  ];
  expect(refusal(await asked(agent))).toEqual([403, 'permission.denied']);
  const { card } = (await asked(manager)).body;
  const seen = async (person: Person) =>
    (await app.send(credit.getGiftCard, { merchant: shop.merchant, id: card.id }, { token: person.token })).body.recipient_email;
  expect([await seen(agent), await seen(analyst)]).toEqual(['gift@mail.example', 'g•••@mail.example']);
});

test('once credit exists, the shop’s currency is fixed', async () => {
  const owner = await app.register();
  const send = { token: owner.token };
  await app.send(credit.issueGiftCard, { merchant: owner.merchant, amount: '5.00' }, send);
  expect(refusal(await app.send(updateMerchantSettings, { merchant: owner.merchant, currency: 'JPY' }, send))).toEqual([
    409,
    'settings.currency_fixed',
  ]);
});

test('another shop’s card doesn’t exist', async () => {
  const other = await app.register();
  const { card, code } = await issueCard('5.00');
  const answer = await app.send(credit.getGiftCard, { merchant: other.merchant, id: card.id }, { token: other.token });
  expect(refusal(answer)).toEqual([404, 'gift_card.missing']);
  expect(code).not.toBe('');
});
