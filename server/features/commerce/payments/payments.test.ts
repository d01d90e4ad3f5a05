import { createCheckout } from '@parley/contract/checkout';
import { getMerchantSettings } from '@parley/contract/merchants';
import { listNotifications } from '@parley/contract/notifications';
import { createOrder, editItems, getOrder, type Order, recordPayment, refundOrder, updateOrderStatus } from '@parley/contract/orders';
import {
  checkPaymentAccount,
  connectPaymentAccount,
  createPaymentLink,
  disconnectPaymentAccount,
  getPaymentAccount,
} from '@parley/contract/payments';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StripeEmulator, startStripeEmulator } from '../../../integrations/stripe/emulator.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { jobCtxOf } from '../../../testing/job-ctx.ts';
import { makeLampShop } from '../checkout/make.ts';
import { lapse } from './carry-out.ts';
import { payWithin } from './rules.ts';

let stripe: StripeEmulator;
let app: TestApp;
let owner: Person;
let merchant: string;
let shade: string;
let blue: string;
let clock = 0;
const as = () => ({ token: owner.token });
const keys = { secret_key: 'sk_test_emulator', webhook_secret: 'whsec_emulator' };

beforeAll(async () => {
  stripe = await startStripeEmulator();
  app = await startTestApp({ env: { STRIPE_API_URL: stripe.url }, now: () => new Date(Date.now() + clock) });
  owner = await app.register({ merchant_name: 'Harbour' });
  ({ merchant } = owner);
  ({ shade, blue } = await makeLampShop(app, owner));
  await app.send(connectPaymentAccount, { merchant, ...keys }, as());
  stripe.settings.webhookUrl = webhookUrl();
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
const webhookUrl = () => `${app.url}/api/inbound/payments/stripe/${merchant}`;

const readOrder = async (id: string): Promise<Order> => (await app.send(getOrder, { merchant, id }, as())).body;
/** Waits until an order is as wanted. */
const orderWhen = (id: string, wanted: (order: Order) => boolean) =>
  until(async () => {
    const order = await readOrder(id);
    return wanted(order) && order;
  });

const typed = {
  name: 'Ann Buyer',
  email: 'ann@mail.example',
  phone: '',
  line1: 'Quay 1',
  line2: '',
  postcode: '1011 AA',
  city: 'Amsterdam',
  region: '',
  country: 'NL',
  code: '',
  method: 'card',
  do: 'place',
};
const post = (url: string, fields: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const get = (url: string) => fetch(url, { redirect: 'manual' });
const linkFor = async (variant = shade, quantity = 2) =>
  (await app.send(createCheckout, { merchant, lines: [{ variant_id: variant, quantity }] }, as())).body;

/** Orders a cart with card payment. Returns the order's id and the address of its payment page. */
async function ordered(variant = shade, quantity = 2) {
  const { id, url } = await linkFor(variant, quantity);
  const address = `${app.url}${new URL(url ?? '').pathname}`;
  const seen = /name="seen" value="([^"]+)"/.exec(await (await get(address)).text())?.[1] ?? '';
  const answer = await post(address, { ...typed, email: `${newId()}@mail.example`, seen });
  expect(answer.status).toBe(303);
  const row = await app.installation
    .readingOf(merchant)
    .selectFrom('checkouts')
    .select('order_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { orderId: row.order_id ?? '', page: `${app.url}${answer.headers.get('location')}`, checkout: address };
}
const attemptsOf = (orderId: string) =>
  app.installation
    .readingOf(merchant)
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .execute();
/** The provider's page of an order, once it is there. */
const sessionOf = (orderId: string) =>
  until(async () => {
    const attempts = await attemptsOf(orderId);
    return attempts.at(-1)?.state === 'open' && (attempts.at(-1)?.external_id ?? undefined);
  });
async function paidOrder(card = '4242424242424242') {
  const made = await ordered();
  const session = await sessionOf(made.orderId);
  expect(stripe.pay(session, card)).toBe('paid');
  const order = await orderWhen(made.orderId, ({ payment_status }) => payment_status === 'paid');
  const intent = stripe.sessions.get(session)?.session.payment_intent ?? '';
  return { ...made, order, intent, session };
}
/** All deliveries so far have been processed. */
const processed = () =>
  until(async () => {
    await stripe.settled();
    const open = await app.installation
      .readingOf(merchant)
      .selectFrom('webhook_deliveries')
      .select('id')
      .where('processed_at', 'is', null)
      .execute();
    return open.length === 0;
  });
async function placed({ merchant: shop, token }: Person, variant: string, quantity: number): Promise<Order> {
  const { body } = await app.send(createOrder, { merchant: shop, lines: [{ variant_id: variant, quantity }] }, { token });
  return (await app.send(updateOrderStatus, { merchant: shop, id: body.id, status: 'pending' }, { token })).body;
}
const refusalOf = ({ status, body }: { status: number; body: object }) => [status, (body as { code?: string }).code];
const entriesOf = ({ ledger }: Order) => ledger.map(({ kind, amount, provider_state: state }) => [kind, amount, state]);

describe('connecting', () => {
  test('a key is tested before it is saved, sealed, and never returned', async () => {
    const other = await app.register();
    const wrong = await app.send(
      connectPaymentAccount,
      { merchant: other.merchant, ...keys, secret_key: 'sk_test_wrong' },
      { token: other.token },
    );
    expect(refusalOf(wrong)).toEqual([422, 'payment.key_refused']);
    expect((await app.send(getPaymentAccount, { merchant: other.merchant }, { token: other.token })).body.status).toBe('disconnected');
    const { body } = await app.send(connectPaymentAccount, { merchant: other.merchant, ...keys }, { token: other.token });
    expect(body).toMatchObject({ status: 'connected', name: 'Harbour (emulator)', is_live: false, key_hint: 'ator', problem: null });
    expect(JSON.stringify(body)).not.toMatch(/sk_test_emulator|whsec_emulator/);
    const row = await app.installation.readingOf(other.merchant).selectFrom('payment_accounts').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toMatch(/sk_test_emulator|whsec_emulator/);
    const settings = await app.send(getMerchantSettings, { merchant: other.merchant }, { token: other.token });
    expect(settings.body.checkout.methods).toEqual(['on_delivery', 'invoice', 'card']);
  });

  test('a provider that doesn’t answer saves nothing', async () => {
    const other = await app.register();
    stripe.failures.push({ line: 'GET /v1/account', kind: 'error' });
    const answer = await app.send(connectPaymentAccount, { merchant: other.merchant, ...keys }, { token: other.token });
    expect(refusalOf(answer)).toEqual([503, 'payment.provider_unavailable']);
    expect((await app.send(getPaymentAccount, { merchant: other.merchant }, { token: other.token })).body.status).toBe('disconnected');
  });

  test('another account is refused until this one is disconnected; disconnecting deletes the keys', async () => {
    const other = await app.register();
    const about = { merchant: other.merchant };
    const token = { token: other.token };
    await app.send(connectPaymentAccount, { ...about, ...keys }, token);
    const id = stripe.settings.account['id'];
    stripe.settings.account['id'] = 'acct_other';
    const answer = await app.send(connectPaymentAccount, { ...about, ...keys }, token);
    expect(refusalOf(answer)).toEqual([409, 'payment.account_differs']);
    expect((await app.send(disconnectPaymentAccount, about, token)).body).toMatchObject({
      status: 'disconnected',
      name: null,
      key_hint: null,
    });
    const row = await app.installation.readingOf(other.merchant).selectFrom('payment_accounts').selectAll().executeTakeFirstOrThrow();
    expect([row.secret, row.webhook_secret]).toEqual([null, null]);
    expect((await app.send(connectPaymentAccount, { ...about, ...keys }, token)).status).toBe(200);
    stripe.settings.account['id'] = id;
  });

  test('a revoked key degrades the account, hides cards and says what to do', async () => {
    const other = await app.register();
    const about = { merchant: other.merchant };
    await app.send(connectPaymentAccount, { ...about, ...keys }, { token: other.token });
    stripe.settings.key = 'sk_test_changed';
    const { body } = await app.send(checkPaymentAccount, about, { token: other.token });
    stripe.settings.key = keys.secret_key;
    expect(body).toMatchObject({ status: 'degraded', problem: expect.stringContaining('connect again') });
    expect((await app.send(checkPaymentAccount, about, { token: other.token })).body).toMatchObject({ status: 'connected', problem: null });
  });
});

describe('paying', () => {
  test('the order is placed first and waits; paying on the hosted page marks it as paid', async () => {
    const { orderId, page, checkout } = await ordered();
    const waiting = await readOrder(orderId);
    expect(waiting).toMatchObject({ status: 'pending', payment_status: 'awaiting', payment_terms: 'prepaid', balance: '11.00' });
    expect(waiting.pay_until).not.toBeNull();
    const session = await sessionOf(orderId);
    const forwarded = await get(page);
    expect(forwarded.headers.get('refresh')).toBe(`0; url=${stripe.url}/c/pay/${session}`);
    expect(await forwarded.text()).toContain('Continue to secure payment');
    const paid = await post(`${stripe.url}/c/pay/${session}`, { card: '4242 4242 4242 4242' });
    const order = await orderWhen(orderId, ({ payment_status }) => payment_status === 'paid');
    expect(order.ledger).toMatchObject([
      { kind: 'payment', amount: '11.00', method: 'card', method_label: 'Visa ···· 4242', provider_state: 'succeeded' },
    ]);
    expect(order.pay_until).toBeNull();
    expect(await (await get(paid.headers.get('location')?.replace(/^https?:\/\/[^/]+/, app.url) ?? '')).text()).toContain(
      'Your payment has arrived',
    );
    expect(await (await get(checkout)).text()).toContain('Your payment has arrived');
  });

  test('coming back finds the payment although no webhook came', async () => {
    stripe.settings.webhookUrl = null;
    const { orderId, page } = await ordered();
    stripe.pay(await sessionOf(orderId), '4242424242424242');
    const back = page.replace('?go', '?back');
    expect((await get(back)).headers.get('refresh')).toMatch(/^2; url=\/p\/.*\?back=2$/);
    // The page reads itself again until the payment is known.
    await until(async () => (await (await get(back)).text()).includes('Your payment has arrived'));
    stripe.settings.webhookUrl = webhookUrl();
    expect((await readOrder(orderId)).payment_status).toBe('paid');
  });

  test('a declined card leaves the order waiting, says so, and can be tried again by the same link', async () => {
    const { orderId, page, checkout } = await ordered();
    const session = await sessionOf(orderId);
    stripe.pay(session, '4000000000000002');
    const order = await orderWhen(orderId, ({ timeline }) => timeline.some(({ kind }) => kind === 'payment_declined'));
    expect(order.payment_status).toBe('awaiting');
    expect(await (await get(page.replace('?go', ''))).text()).toContain('Your last payment didn’t go through');
    expect(await (await get(checkout)).text()).toContain(page.replace(app.url, '').replace('?go', ''));
    stripe.pay(session, '4242424242424242');
    await orderWhen(orderId, ({ payment_status }) => payment_status === 'paid');
  });

  test('pressing pay twice opens one page; a page that lapsed is replaced', async () => {
    const { orderId, page } = await ordered();
    const address = page.replace('?go', '');
    const session = await sessionOf(orderId);
    await Promise.all([post(address), post(address)]);
    expect(await attemptsOf(orderId)).toHaveLength(1);
    stripe.lapse(session);
    await until(async () => (await attemptsOf(orderId))[0]?.state === 'expired');
    await post(address);
    expect(await sessionOf(orderId)).not.toBe(session);
  });

  test('the answer is lost and the page is still one', async () => {
    for (let tries = 0; tries < 3; tries += 1) stripe.failures.push({ line: 'POST /v1/checkout/sessions', kind: 'lost' });
    const before = stripe.sessions.size;
    const { orderId } = await ordered();
    stripe.pay(await sessionOf(orderId), '4242424242424242');
    await orderWhen(orderId, ({ payment_status }) => payment_status === 'paid');
    expect(stripe.sessions.size).toBe(before + 1);
  });

  test('an amount that differs is recorded as what it is and said', async () => {
    const { orderId } = await ordered();
    stripe.pay(await sessionOf(orderId), '4242424242424242', { amount: 1000 });
    const order = await orderWhen(orderId, ({ payment_status }) => payment_status === 'partially_paid');
    expect([order.captured, order.balance]).toEqual(['10.00', '1.00']);
    expect(order.timeline.find(({ kind }) => kind === 'payment_mismatch')?.note).toContain('10.00 EUR instead of 11.00 EUR');
    await noticed(orderId, 'instead of 11.00 EUR');
  });

  test('another currency is never counted as paid', async () => {
    const { orderId } = await ordered();
    const session = await sessionOf(orderId);
    Object.assign(stripe.sessions.get(session)?.session ?? {}, { currency: 'usd' });
    stripe.pay(session, '4242424242424242');
    const order = await orderWhen(orderId, ({ timeline }) => timeline.some(({ kind }) => kind === 'payment_mismatch'));
    expect([order.payment_status, order.captured]).toEqual(['awaiting', '0.00']);
    await noticed(orderId, 'Stripe collected 11.00 USD, but this order is in EUR');
  });
});

const noticed = (orderId: string, text: string) =>
  until(async () => {
    const { body } = await app.send(listNotifications, { merchant }, as());
    return body.items.some((one) => one.order_id === orderId && one.type === 'payment_problem' && one.text.includes(text));
  });

describe('an order that isn’t paid in time', () => {
  test('is canceled and restocked, and its page is closed', async () => {
    const stockOf = async () =>
      (await app.installation.readingOf(merchant).selectFrom('variants').select('stock').where('id', '=', blue).executeTakeFirstOrThrow())
        .stock;
    const { orderId, page } = await ordered(blue, 1);
    const session = await sessionOf(orderId);
    expect(await stockOf()).toBe(1);
    clock += payWithin;
    await lapse(jobCtxOf(app, merchant), { merchant, order_id: orderId }, parts());
    clock -= payWithin;
    expect(await readOrder(orderId)).toMatchObject({ status: 'cancelled', payment_status: 'voided' });
    expect(await stockOf()).toBe(2);
    expect(stripe.sessions.get(session)?.session.status).toBe('expired');
    const closed = await get(page.replace('?go', ''));
    expect([closed.status, (await closed.text()).includes('was canceled')]).toEqual([410, true]);
  });

  test('is kept when the customer pays in the same moment, or a teammate took it up', async () => {
    const { orderId } = await ordered();
    stripe.settings.webhookUrl = null;
    stripe.pay(await sessionOf(orderId), '4242424242424242');
    stripe.settings.webhookUrl = webhookUrl();
    await lapse(jobCtxOf(app, merchant), { merchant, order_id: orderId }, parts());
    expect(await readOrder(orderId)).toMatchObject({ status: 'pending', payment_status: 'paid' });
    const taken = await ordered();
    await sessionOf(taken.orderId);
    await app.send(updateOrderStatus, { merchant, id: taken.orderId, status: 'confirmed' }, as());
    await lapse(jobCtxOf(app, merchant), { merchant, order_id: taken.orderId }, parts());
    expect((await readOrder(taken.orderId)).status).toBe('confirmed');
  });
});
const parts = () => ({ vault: app.installation.vault, publicUrl: app.url });

describe('refunds', () => {
  const refund = (id: string, amount: string, headers = {}) => app.send(refundOrder, { merchant, id, amount }, { ...as(), headers });

  test('a refund is pending, then made at Stripe once', async () => {
    const { orderId, intent } = await paidOrder();
    stripe.failures.push({ line: 'POST /v1/refunds', kind: 'slow', ms: 100 });
    const { body } = await refund(orderId, '4.00');
    expect(entriesOf(body)).toEqual([
      ['payment', '11.00', 'succeeded'],
      ['refund', '4.00', 'pending'],
    ]);
    const order = await orderWhen(orderId, ({ ledger }) => ledger[1]?.provider_state === 'succeeded');
    await processed();
    expect([order.refunded, order.refundable]).toEqual(['4.00', '7.00']);
    expect(entriesOf(await readOrder(orderId))).toHaveLength(2);
    expect([...stripe.refunds.values()].filter((one) => one.payment_intent === intent).map(({ amount }) => amount)).toEqual([400]);
  });

  test.each(['lost', 'error', 'webhook_first', 'twice'] as const)('%s: the money goes back once', async (kind) => {
    const { orderId, intent } = await paidOrder();
    // Stripe's library repeats a call once by itself when a connection is lost.
    stripe.failures.push({ line: 'POST /v1/refunds', kind });
    if (kind === 'lost') stripe.failures.push({ line: 'POST /v1/refunds', kind });
    await refund(orderId, '4.00');
    const order = await orderWhen(orderId, ({ ledger }) => ledger[1]?.provider_state === 'succeeded' && ledger[1].provider_error === null);
    await processed();
    expect(entriesOf(order)).toHaveLength(2);
    expect(entriesOf(await readOrder(orderId))).toHaveLength(2);
    expect([...stripe.refunds.values()].filter((one) => one.payment_intent === intent)).toHaveLength(1);
  });

  test('while Stripe answers nothing but errors, the refund stays pending and says so', async () => {
    const { orderId, intent } = await paidOrder();
    stripe.failures.push({ line: 'POST /v1/refunds', kind: 'stored_error' });
    await refund(orderId, '4.00');
    const delayed = await orderWhen(orderId, ({ ledger }) => (ledger[1]?.provider_error ?? null) !== null);
    expect(delayed.ledger[1]).toMatchObject({ provider_state: 'pending', provider_error: expect.stringContaining('keep trying') });
    expect(delayed.refundable).toBe('7.00');
    expect([...stripe.refunds.values()].filter((one) => one.payment_intent === intent)).toEqual([]);
  });

  test('a refund that was made although its answer never came is found, and not made again, when the connection is tested', async () => {
    const { orderId, intent } = await paidOrder();
    const { body } = await refund(orderId, '4.00');
    await orderWhen(orderId, ({ ledger }) => ledger[1]?.provider_state === 'succeeded');
    const entry = body.ledger[1]?.id ?? '';
    // As if the answer and the webhook had been lost, until the job gave up and Stripe forgot the key.
    const at = new Date(Date.now() - 3 * 24 * 3_600_000);
    await app.write(merchant, async ({ db }) => {
      await db
        .updateTable('order_payments')
        .set({ provider_state: 'pending', provider_refund: null, provider_error: 'Stripe didn’t answer for two days.', at })
        .where('id', '=', entry)
        .execute();
    });
    await app.send(checkPaymentAccount, { merchant }, as());
    const order = await orderWhen(orderId, ({ ledger }) => ledger[1]?.provider_state === 'succeeded');
    expect(order.ledger[1]?.provider_error).toBeNull();
    expect([...stripe.refunds.values()].filter((one) => one.payment_intent === intent)).toHaveLength(1);
  });

  test('one that Stripe refuses fails visibly, counts for nothing and can be made again', async () => {
    const { orderId, intent } = await paidOrder();
    const charge = stripe.charges.get(stripe.intents.get(intent)?.latest_charge ?? '');
    Object.assign(charge ?? {}, { amount_refunded: 1100 });
    await refund(orderId, '4.00');
    const order = await orderWhen(orderId, ({ ledger }) => ledger[1]?.provider_state === 'failed');
    expect(order).toMatchObject({ payment_status: 'paid', refunded: '0.00', refundable: '11.00' });
    expect(order.ledger[1]?.provider_error).toMatch(/already been refunded.*Refund the amount again/);
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'refund_failed', amount: '4.00' });
    await noticed(orderId, 'The customer wasn’t refunded');
    Object.assign(charge ?? {}, { amount_refunded: 0 });
    await refund(orderId, '4.00');
    expect((await orderWhen(orderId, ({ ledger }) => ledger[2]?.provider_state === 'succeeded')).refunded).toBe('4.00');
  });

  test('an item that is taken away is refunded at Stripe; one that is added is left to be paid by a link', async () => {
    const { orderId, intent } = await paidOrder();
    const [line] = (await readOrder(orderId)).lines;
    const remove = [{ line_id: line?.id ?? '', quantity: 1 }];
    await app.send(editItems, { merchant, id: orderId, remove }, as());
    const order = await orderWhen(orderId, ({ ledger }) => ledger[1]?.provider_state === 'succeeded');
    expect([entriesOf(order), order.total_amount, order.balance]).toEqual([
      [
        ['payment', '11.00', 'succeeded'],
        ['refund', '5.50', 'succeeded'],
      ],
      '5.50',
      '0.00',
    ]);
    expect([...stripe.refunds.values()].filter((one) => one.payment_intent === intent).map(({ amount }) => amount)).toEqual([550]);
    const { body: grown } = await app.send(editItems, { merchant, id: orderId, add: [{ variant_id: shade, quantity: 1 }] }, as());
    expect([entriesOf(grown).length, grown.payment_status]).toEqual([2, 'partially_paid']);
    const { body: link } = await app.send(createPaymentLink, { merchant, id: orderId }, as());
    expect(link).toMatchObject({ amount: grown.balance, currency: 'EUR' });
  });

  test('items whose refund Stripe refuses can be refunded again', async () => {
    const { orderId, intent } = await paidOrder();
    const charge = stripe.charges.get(stripe.intents.get(intent)?.latest_charge ?? '');
    Object.assign(charge ?? {}, { amount_refunded: 1100 });
    const [line] = (await readOrder(orderId)).lines;
    const items = [{ line_id: line?.id ?? '', quantity: 1, restock: false }];
    const asked = await app.send(refundOrder, { merchant, id: orderId, lines: items }, as());
    expect(asked.body.lines[0]).toMatchObject({ refunded: 1, refundable: (line?.refundable ?? 0) - 1, to_ship: (line?.to_ship ?? 0) - 1 });
    const order = await orderWhen(orderId, ({ ledger }) => ledger[1]?.provider_state === 'failed');
    expect(order).toMatchObject({ refunds: [], refunded: '0.00', refundable: '11.00' });
    expect(order.lines[0]).toMatchObject({ refunded: 0, refundable: line?.refundable, to_ship: line?.to_ship });
    Object.assign(charge ?? {}, { amount_refunded: 0 });
    await app.send(refundOrder, { merchant, id: orderId, lines: items }, as());
    const again = await orderWhen(orderId, ({ ledger }) => ledger[2]?.provider_state === 'succeeded');
    expect([again.refunds.length, again.lines[0]?.refunded]).toEqual([1, 1]);
  });

  test('one that the bank sends back later fails as well', async () => {
    const { orderId, intent } = await paidOrder();
    stripe.settings.refundStatus = 'pending';
    await refund(orderId, '4.00');
    const made = await until(async () => [...stripe.refunds.values()].find((one) => one.payment_intent === intent));
    stripe.settings.refundStatus = 'succeeded';
    await processed();
    expect((await readOrder(orderId)).ledger[1]?.provider_state).toBe('pending');
    stripe.failRefund(made.id);
    const order = await orderWhen(orderId, ({ ledger }) => ledger[1]?.provider_state === 'failed');
    expect(order.ledger[1]?.provider_error).toContain('The card has expired or was canceled.');
    expect(order.refunded).toBe('0.00');
  });

  test('one that was made in Stripe’s dashboard appears, once', async () => {
    const { orderId, intent } = await paidOrder();
    const id = stripe.refundInDashboard(intent, 300);
    const order = await orderWhen(orderId, ({ ledger }) => ledger.length === 2);
    expect(order.ledger[1]).toMatchObject({ kind: 'refund', amount: '3.00', reason: 'Refunded in Stripe', provider_state: 'succeeded' });
    expect(order.refundable).toBe('8.00');
    stripe.succeedRefund(id);
    await processed();
    expect((await readOrder(orderId)).ledger).toHaveLength(2);
  });

  test('a part that was paid in cash isn’t refunded at Stripe', async () => {
    const draft = await placed(owner, shade, 2);
    await app.send(recordPayment, { merchant, id: draft.id, amount: '5.00', method: 'cash' }, as());
    const { body: link } = await app.send(createPaymentLink, { merchant, id: draft.id }, as());
    expect(link).toMatchObject({ amount: '6.00', currency: 'EUR' });
    await post(`${app.url}${new URL(link.url).pathname}`);
    stripe.pay(await sessionOf(draft.id), '4242424242424242');
    await orderWhen(draft.id, ({ payment_status }) => payment_status === 'paid');
    await refund(draft.id, '8.00');
    const order = await orderWhen(draft.id, ({ ledger }) => ledger[2]?.provider_state === 'succeeded');
    expect(order.ledger.slice(2)).toMatchObject([
      { kind: 'refund', method: 'card', amount: '6.00', provider_state: 'succeeded' },
      { kind: 'refund', method: 'cash', amount: '2.00', provider_state: null },
    ]);
  });
});

describe('disputes', () => {
  test('a dispute shows with its due date, holds refunds, and a lost one is money gone, once', async () => {
    const { orderId } = await paidOrder('4000000000000259');
    const order = await orderWhen(orderId, ({ disputes }) => disputes.length === 1);
    expect(order.disputes).toMatchObject([{ state: 'needs_response', reason: 'fraudulent', amount: '11.00' }]);
    expect(order.disputes[0]?.due_at).not.toBeNull();
    await noticed(orderId, 'Respond in the Stripe Dashboard by');
    const refused = await app.send(refundOrder, { merchant, id: orderId, amount: '1.00' }, as());
    expect(refusalOf(refused)).toEqual([409, 'refund.disputed']);
    const dispute = [...stripe.disputes.values()].at(-1)?.id ?? '';
    stripe.changeDispute(dispute, 'lost');
    const lost = await orderWhen(orderId, ({ disputes }) => disputes[0]?.state === 'lost');
    expect(lost).toMatchObject({ payment_status: 'refunded', refundable: '0.00' });
    expect(lost.ledger[1]).toMatchObject({ kind: 'refund', amount: '11.00', reason: 'Dispute lost' });
    stripe.changeDispute(dispute, 'lost');
    await processed();
    expect((await readOrder(orderId)).ledger).toHaveLength(2);
  });

  test('one that is won can be refunded again; won on appeal, the money is back', async () => {
    const { orderId } = await paidOrder('4000000000000259');
    const dispute = [...stripe.disputes.values()].at(-1)?.id ?? '';
    stripe.changeDispute(dispute, 'lost');
    await orderWhen(orderId, ({ disputes }) => disputes[0]?.state === 'lost');
    stripe.changeDispute(dispute, 'won');
    const won = await orderWhen(orderId, ({ disputes }) => disputes[0]?.state === 'won');
    expect(won).toMatchObject({ payment_status: 'paid', refundable: '11.00' });
    const refunded = await app.send(refundOrder, { merchant, id: orderId, amount: '1.00' }, as());
    expect(refunded.status).toBe(201);
  });
});

describe('webhooks', () => {
  const event = (id: string, type: string, object: object) => ({ id, object: 'event', type, created: 1, data: { object } });
  const headersOf = async (body: string, age = 0, secret = keys.webhook_secret) => {
    const { createHmac } = await import('node:crypto');
    const at = Math.floor(Date.now() / 1000) - age;
    return { 'stripe-signature': `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}` };
  };
  const deliver = async (body: string, headers: Record<string, string>, url = webhookUrl()) =>
    (await fetch(url, { method: 'POST', body, headers })).status;

  test('a wrong secret, an old timestamp, another shop and no signature store nothing', async () => {
    const body = JSON.stringify(event('evt_bad', 'refund.updated', { object: 'refund', id: 're_1' }));
    const other = await app.register();
    expect([
      await deliver(body, await headersOf(body, 0, 'whsec_other')),
      await deliver(body, await headersOf(body, 301)),
      await deliver(`${body} `, await headersOf(body)),
      await deliver(body, {}),
      await deliver(body, await headersOf(body), webhookUrl().replace(merchant, other.merchant)),
      await deliver(body, await headersOf(body), webhookUrl().replace(merchant, 'nonsense')),
    ]).toEqual([401, 401, 401, 401, 401, 401]);
    expect(await stored('evt_bad')).toHaveLength(0);
  });
  const stored = (id: string) =>
    app.installation
      .readingOf(merchant)
      .selectFrom('webhook_deliveries')
      .select(['body', 'processed_at'])
      .where('external_id', '=', id)
      .execute();

  test('a doubled one is stored once, without personal data; unknown objects and kinds are put aside', async () => {
    const session = { object: 'checkout.session', id: 'cs_unknown', customer_details: { email: 'ann@mail.example' } };
    const body = JSON.stringify(event('evt_1', 'checkout.session.completed', session));
    expect([await deliver(body, await headersOf(body)), await deliver(body, await headersOf(body))]).toEqual([200, 200]);
    for (const [id, object] of [
      ['evt_2', 'dispute'],
      ['evt_3', 'refund'],
      ['evt_4', 'payment_intent'],
      ['evt_5', 'customer'],
    ] as const) {
      const other = JSON.stringify(event(id, 'x', { object, id: 'unknown' }));
      expect(await deliver(other, await headersOf(other))).toBe(200);
    }
    await processed();
    expect(await stored('evt_1')).toHaveLength(1);
    expect((await stored('evt_1'))[0]?.body).not.toContain('ann@mail.example');
  });

  test('an event that lies about a payment records what Stripe says', async () => {
    const { orderId } = await ordered();
    const session = await sessionOf(orderId);
    const body = JSON.stringify(
      event('evt_lie', 'checkout.session.completed', { ...stripe.sessions.get(session)?.session, payment_status: 'paid' }),
    );
    expect(await deliver(body, await headersOf(body))).toBe(200);
    await processed();
    expect((await readOrder(orderId)).payment_status).toBe('awaiting');
  });

  test('a dispute that arrives before its payment records the payment first', async () => {
    stripe.settings.webhookUrl = null;
    const { orderId } = await ordered();
    stripe.pay(await sessionOf(orderId), '4000000000000259');
    stripe.settings.webhookUrl = webhookUrl();
    await stripe.deliver(stripe.events.at(-1) ?? {});
    const order = await orderWhen(orderId, ({ disputes }) => disputes.length === 1);
    expect(order.captured).toBe('11.00');
  });

  test('a payment that is reported while we still wait for our own answer is recorded once', async () => {
    // The page exists at Stripe, but every answer is lost: its webhook names the attempt.
    for (let tries = 0; tries < 2; tries += 1) stripe.failures.push({ line: 'POST /v1/checkout/sessions', kind: 'lost' });
    const before = new Set(stripe.sessions.keys());
    const { orderId } = await ordered();
    const session = await until(async () => [...stripe.sessions.keys()].find((id) => !before.has(id)));
    stripe.pay(session, '4242424242424242');
    const order = await orderWhen(orderId, ({ payment_status }) => payment_status === 'paid');
    await processed();
    expect(order.ledger).toHaveLength(1);
  });
});

test('a payment link needs a balance and a connected account', async () => {
  const { order } = await paidOrder();
  const nothing = await app.send(createPaymentLink, { merchant, id: order.id }, as());
  expect(refusalOf(nothing)).toEqual([409, 'order.move_refused']);
  const other = await app.register();
  const lamps = await makeLampShop(app, other);
  const { id } = await placed(other, lamps.shade, 1);
  const off = await app.send(createPaymentLink, { merchant: other.merchant, id }, { token: other.token });
  expect(refusalOf(off)).toEqual([409, 'payment.not_connected']);
});

test('disconnecting waits for refunds, closes open pages and refuses later webhooks', async () => {
  const waiting = await ordered();
  const session = await sessionOf(waiting.orderId);
  const { orderId } = await paidOrder();
  stripe.settings.refundStatus = 'pending';
  await app.send(refundOrder, { merchant, id: orderId, amount: '1.00' }, as());
  const busy = await app.send(disconnectPaymentAccount, { merchant }, as());
  expect(refusalOf(busy)).toEqual([409, 'payment.refunds_pending']);
  await processed();
  stripe.settings.refundStatus = 'succeeded';
  const made = await until(async () => [...stripe.refunds.values()].at(-1));
  stripe.succeedRefund(made.id);
  await orderWhen(orderId, ({ ledger }) => ledger[1]?.provider_state === 'succeeded');
  // Other tests leave refunds that Stripe never answered.
  await app.write(
    merchant,
    async ({ db }) =>
      void (await db.updateTable('order_payments').set({ provider_state: 'succeeded' }).where('provider_state', '=', 'pending').execute()),
  );
  expect((await app.send(disconnectPaymentAccount, { merchant }, as())).body.status).toBe('disconnected');
  expect(stripe.sessions.get(session)?.session.status).toBe('expired');
  expect((await fetch(webhookUrl(), { method: 'POST', body: '{}' })).status).toBe(401);
  const { url } = await linkFor();
  expect(await (await get(`${app.url}${new URL(url ?? '').pathname}`)).text()).not.toContain('value="card"');
});
