import { createHmac } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PaymentFailure, type PaymentRequest } from '../payment-port.ts';
import { startStripeEmulator, type StripeEmulator } from './emulator.ts';
import { differences } from './compare-keys.ts';
import * as objects from './emulator-objects.ts';
import { openStripe } from './index.ts';
import { fromStripe, refusalOf, toStripe } from './money.ts';
import { eventOf } from './read.ts';
import { isSigned } from './signature.ts';

let emulator: StripeEmulator;
beforeEach(async () => {
  emulator = await startStripeEmulator();
});
afterEach(() => emulator.close());

const key = { secret: 'sk_test_emulator' };
const port = (more = {}) => openStripe({ url: emulator.url, timeoutMs: 2000, retries: 0, ...more });
const request = (more: Partial<PaymentRequest> = {}): PaymentRequest => ({
  key: 'parley-pay-1',
  amount: 4990,
  currency: 'EUR',
  reference: { shop: 's1', order: 'o1', attempt: 'a1' },
  description: 'Order #1001',
  language: 'de',
  email: 'ada@example.com',
  paidUrl: 'http://shop.example/p/x?back',
  backUrl: 'http://shop.example/p/x',
  expiresAt: new Date(Date.now() + 3_600_000),
  ...more,
});
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (error instanceof PaymentFailure ? error.kind : error),
  );

test('a payment is created, paid on the hosted page and found as paid', async () => {
  const started = await port().startPayment(key, request());
  expect(started).toMatchObject({ state: 'open', paymentId: null, received: { amount: 0, currency: 'EUR' } });
  expect(started.reference).toEqual({ shop: 's1', order: 'o1', attempt: 'a1' });
  const page = await fetch(started.url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ card: '4242 4242 4242 4242' }),
    redirect: 'manual',
  });
  expect([page.status, page.headers.get('location')]).toEqual([303, 'http://shop.example/p/x?back']);
  const paid = await port().findPayment(key, started.externalId);
  expect(paid).toMatchObject({ state: 'paid', received: { amount: 4990, currency: 'EUR' }, method: 'Visa ···· 4242', url: null });
  expect(await port().findByPaymentId(key, paid.paymentId ?? '')).toEqual(paid);
});

test('a declined card leaves the page open with the reason; 3-D Secure asks first', async () => {
  const { externalId, url } = await port().startPayment(key, request());
  expect(emulator.pay(externalId, '4000000000000002')).toBe('declined');
  expect(await port().findPayment(key, externalId)).toMatchObject({ state: 'open', lastError: 'Your card was declined.' });
  const asked = await fetch(url ?? '', { method: 'POST', body: new URLSearchParams({ card: '4000002500003155' }) });
  expect(await asked.text()).toContain('Complete authentication');
  await fetch(url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ card: '4000002500003155', authenticated: '1' }),
    redirect: 'manual',
  });
  expect(await port().findPayment(key, externalId)).toMatchObject({ state: 'paid' });
});

test('the same key creates one payment; with another amount it is refused', async () => {
  const [first, again] = [
    await port().startPayment(key, request()),
    await port().startPayment(key, request({ expiresAt: new Date(emulatorExpiry()) })),
  ];
  expect(again.externalId).toBe(first.externalId);
  expect(emulator.sessions.size).toBe(1);
  expect(await kindOf(port().startPayment(key, request({ amount: 1, expiresAt: new Date(emulatorExpiry()) })))).toBe('unknown');
});
const emulatorExpiry = () => [...emulator.sessions.values()][0]!.session.expires_at * 1000;

test('an answer that is lost after the refund was made is the same refund when called again', async () => {
  const paymentId = await paidPayment();
  // Stripe's library repeats a call once when a kept-alive connection was closed.
  emulator.failures.push({ line: 'POST /v1/refunds', kind: 'lost' }, { line: 'POST /v1/refunds', kind: 'lost' });
  const refund = { key: 'parley-refund-1', paymentId, amount: 1000, currency: 'EUR', entry: 'e1' };
  expect(await kindOf(port().refund(key, refund))).toBe('unknown');
  const made = await port().refund(key, refund);
  expect(made).toMatchObject({ state: 'succeeded', amount: 1000, currency: 'EUR', entry: 'e1' });
  expect(await port().listRefunds(key, paymentId)).toEqual([made]);
});

test('the library repeats a lost call by itself, with the same key', async () => {
  const paymentId = await paidPayment();
  emulator.failures.push({ line: 'POST /v1/refunds', kind: 'lost' });
  const made = await port({ retries: 1 }).refund(key, { key: 'k', paymentId, amount: 1000, currency: 'EUR', entry: 'e1' });
  expect(await port().listRefunds(key, paymentId)).toEqual([made]);
  expect(emulator.calls.filter(({ line }) => line === 'POST /v1/refunds').map(({ idempotencyKey }) => idempotencyKey)).toEqual(['k', 'k']);
});

test.each([
  ['a 500', 'error', 'unknown'],
  ['no answer in time', 'slow', 'unknown'],
] as const)('%s is an unknown outcome', async (_, kind, expected) => {
  emulator.failures.push({ line: 'GET /v1/account', kind, ms: 200 });
  emulator.failures.push({ line: 'POST /v1/checkout', kind, ms: 200 });
  expect(await kindOf(port({ timeoutMs: 100 }).startPayment(key, request()))).toBe(expected);
});

test('a wrong key is unauthorized and never repeated in what is said', async () => {
  const error = await port()
    .readAccount({ secret: 'sk_test_51Secret' })
    .catch((caught: unknown) => caught);
  expect(error).toMatchObject({ kind: 'unauthorized' });
  expect(String(error)).not.toContain('51Secret');
  expect(await port().readAccount(key)).toEqual({
    externalId: 'acct_1ParleyEmulator',
    name: 'Harbour (emulator)',
    isLive: false,
    problem: null,
  });
});

test('expiring a page that was just paid finds it paid', async () => {
  const open = await port().startPayment(key, request());
  expect(await port().expirePayment(key, open.externalId)).toMatchObject({ state: 'expired' });
  const other = await port().startPayment(key, request({ key: 'other' }));
  emulator.pay(other.externalId, '4242424242424242');
  expect(await port().expirePayment(key, other.externalId)).toMatchObject({ state: 'paid' });
});

test('too much, twice and unknown are refused with Stripe’s code', async () => {
  const paymentId = await paidPayment();
  const refund = (more: object) =>
    port().refund(key, { key: `${Math.random()}`, paymentId, amount: 4990, currency: 'EUR', entry: 'e', ...more });
  expect(await kindOf(refund({ amount: 5000 }))).toBe('refused');
  await refund({});
  await expect(refund({})).rejects.toMatchObject({ kind: 'refused', code: 'charge_already_refunded' });
  expect(await kindOf(refund({ paymentId: 'pi_unknown' }))).toBe('missing');
});

test('a dispute is read with its due date and outcome, and its payment can’t be refunded', async () => {
  const paymentId = await paidPayment('4000000000000259');
  const [dispute] = emulator.disputes.values();
  const read = await port().findDispute(key, dispute?.id ?? '');
  expect(read).toMatchObject({ paymentId, state: 'needs_response', amount: 4990, currency: 'EUR', isRefundable: false });
  expect(read.dueBy?.getTime()).toBeGreaterThan(Date.now());
  await expect(port().refund(key, { key: 'r', paymentId, amount: 1, currency: 'EUR', entry: 'e' })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  emulator.changeDispute(dispute?.id ?? '', 'lost');
  expect(await port().findDispute(key, dispute?.id ?? '')).toMatchObject({ state: 'lost' });
});

async function paidPayment(card = '4242424242424242') {
  const { externalId } = await port().startPayment(key, request({ key: `${card}` }));
  emulator.pay(externalId, card);
  return (await port().findPayment(key, externalId)).paymentId ?? '';
}

test.each([
  // Minor units by ISO 4217, Stripe's amount.
  ['EUR', 4990, 4990],
  ['JPY', 500, 500],
  ['KRW', 12000, 12000],
  ['ISK', 5, 500],
  ['UGX', 5, 500],
  ['MGA', 500, 5],
  ['KWD', 5120, 5120],
  ['HUF', 1045, 1045],
])('%s: %i is %i at Stripe, and back', (currency, minor, sent) => {
  expect(refusalOf({ amount: minor, currency })).toBeNull();
  expect(toStripe({ amount: minor, currency })).toBe(sent);
  expect(fromStripe(sent, currency.toLowerCase())).toEqual({ amount: minor, currency });
});
test('amounts that Stripe has no number for are refused in a sentence', () => {
  expect(refusalOf({ amount: 5124, currency: 'KWD' })).toBe('Card payments in KWD need an amount with two decimals.');
  expect(refusalOf({ amount: 550, currency: 'MGA' })).toBe('Card payments in MGA need a whole amount.');
  expect(() => fromStripe(550, 'isk')).toThrow('no whole number');
});

const signed = (body: string, secret: string, at: number) =>
  `t=${at},v1=${'0'.repeat(64)},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')},v0=x`;
test.each([
  ['the right secret and time', 'whsec_a', 0, '{"id":1}', true],
  ['another secret', 'whsec_b', 0, '{"id":1}', false],
  ['five minutes old', 'whsec_a', -300, '{"id":1}', true],
  ['older', 'whsec_a', -301, '{"id":1}', false],
  ['from the future', 'whsec_a', 301, '{"id":1}', false],
  ['another body', 'whsec_a', 0, '{"id":2}', false],
])('a signature with %s', (_, secret, age, body, valid) => {
  const now = new Date('2026-11-26T12:00:00Z');
  const header = signed('{"id":1}', secret, now.getTime() / 1000 + age);
  expect(isSigned(Buffer.from(body), header, 'whsec_a', now)).toBe(valid);
});
test('a missing header, an empty secret and nonsense are no signature', () => {
  const now = new Date();
  for (const header of ['', 't=,v1=', 'v1=abc', `t=${Math.floor(now.getTime() / 1000)},v1=zz`])
    expect(isSigned(Buffer.from('{}'), header, 'whsec_a', now)).toBe(false);
  expect(isSigned(Buffer.from('{}'), signed('{}', '', Math.floor(now.getTime() / 1000)), '', now)).toBe(false);
});

const data = path.join(process.env['PARLEY_DATA_SETS'] ?? path.resolve(import.meta.dirname, '../../../../shared/data'), 'stripe');
const isThere = fs.existsSync(data);
const missingData = isThere ? '' : ' (skipped: set PARLEY_DATA_SETS to the recorded data)';
const samplesOf = () => {
  const params = objects.readParams(
    'line_items[0][price_data][unit_amount]=100&line_items[0][price_data][currency]=usd&line_items[0][quantity]=1',
  );
  const session = objects.sessionObject('cs_1', params, { now: 1, url: 'https://x' });
  const intent = objects.intentObject('pi_1', session, params, 1);
  const charge = objects.chargeObject('ch_1', intent, '4242', 1);
  return {
    account: objects.accountObject(),
    'checkout.session': session,
    payment_intent: intent,
    charge,
    refund: objects.refundObject('re_1', charge, 1, undefined, 1),
    dispute: objects.disputeObject('dp_1', charge, 1),
    event: objects.eventObject('evt_1', 'charge.refunded', charge, 1),
  };
};
/** Keys that only Stripe's recorded objects of a payment have, or that a fixture leaves out where they are empty. */
const alsoReal: Record<string, string[]> = { account: ['type'] };

test.skipIf(!isThere)(`the emulator’s objects have the keys and types of Stripe’s fixtures${missingData}`, () => {
  const { resources } = JSON.parse(fs.readFileSync(path.join(data, 'fixtures3.json'), 'utf8')) as {
    resources: Record<string, objects.Json>;
  };
  const samples = Object.entries(samplesOf());
  expect(samples.map(([name]) => resources[name]?.['object'])).toEqual(samples.map(([name]) => name));
  for (const [name, object] of samples) expect(differences(name, object, resources[name] ?? {}, alsoReal[name] ?? [])).toEqual([]);
});
test.skipIf(!isThere)(`recorded events are read${missingData}`, () => {
  const folder = path.join(data, 'webhook_events_stripe-ruby-mock');
  const about = Object.fromEntries(
    fs
      .readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .map((name) => [name.replace('.json', ''), eventOf(fs.readFileSync(path.join(folder, name), 'utf8')).about?.kind ?? null]),
  );
  expect(about).toMatchObject({
    'charge.dispute.created': 'dispute',
    'checkout.session.completed.payment_mode': 'hosted_payment',
    'payment_intent.succeeded': 'payment',
    'payment_intent.payment_failed': 'payment',
    // Recorded without a payment intent, so there is nothing to look at.
    'charge.refunded': null,
    'customer.created': null,
  });
});
