import fs from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BillingPort, CheckoutRequest } from '../billing-port.ts';
import { PaymentFailure } from '../payment-port.ts';
import { openStripeBilling } from './billing.ts';
import * as billing from './billing-emulator-objects.ts';
import { billingEventOf } from './billing-read.ts';
import { startStripeEmulator, type StripeEmulator } from './emulator.ts';
import * as objects from './emulator-objects.ts';
import { differences } from './compare-keys.ts';

let emulator: StripeEmulator;
let port: BillingPort;
const settings = { key: 'sk_test_emulator', webhookSecret: 'whsec_a', prices: {}, calculatesTax: false, timeoutMs: 2000, retries: 0 };
beforeEach(async () => {
  emulator = await startStripeEmulator();
  port = openStripeBilling({ ...settings, url: emulator.url });
});
afterEach(() => emulator.close());

const day = 86_400_000;
const good = '4242424242424242';
const request = (customer: string, more: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  customer,
  shop: 's1',
  price: 'starter_monthly',
  attempt: 'a1',
  freeUntil: null,
  doneUrl: 'http://app.example/settings/billing?checkout={id}',
  backUrl: 'http://app.example/settings/billing',
  ...more,
});
async function subscribed(card = good) {
  const customer = await port.createCustomer('s1');
  const { externalId } = await port.startCheckout(request(customer));
  expect(emulator.pay(externalId, card)).toBe('paid');
  const [subscription] = await port.listSubscriptions(customer);
  if (!subscription) throw new Error('no subscription');
  return { customer, subscription };
}
const now = async (customer: string) => (await port.listSubscriptions(customer))[0];
const failureOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no failure',
    (error: unknown) => (error instanceof PaymentFailure ? [error.kind, error.code] : error),
  );

test('a shop has one customer, and an attempt one page, which leads back with its id', async () => {
  const customer = await port.createCustomer('s1');
  expect(await port.createCustomer('s1')).toBe(customer);
  expect(await port.findCustomer(customer)).toEqual({ externalId: customer, shop: 's1', credit: 0, method: null });
  expect(await port.findCustomer('cus_none')).toBeUndefined();
  const [page, again] = [await port.startCheckout(request(customer)), await port.startCheckout(request(customer))];
  expect(again.externalId).toBe(page.externalId);
  expect(await port.listOpenCheckouts(customer)).toEqual([page]);
  const paid = await fetch(page.url ?? '', { method: 'POST', body: new URLSearchParams({ card: good }), redirect: 'manual' });
  expect(paid.headers.get('location')).toBe(`http://app.example/settings/billing?checkout=${page.externalId}`);
  expect(await port.findCheckout(page.externalId)).toMatchObject({ state: 'complete', customer, attempt: 'a1', url: null });
  await port.closeCheckout(page.externalId);
  expect(await port.listOpenCheckouts(customer)).toEqual([]);
  expect(await port.findCustomer(customer)).toMatchObject({ method: 'Visa ···· 4242' });
});

test('a free time begins a trial that ends with the first charge', async () => {
  const customer = await port.createCustomer('s1');
  const freeUntil = new Date(Date.now() + 10 * day);
  const { externalId } = await port.startCheckout(request(customer, { freeUntil }));
  emulator.pay(externalId, good);
  expect(await now(customer)).toMatchObject({ status: 'trialing', price: 'starter_monthly' });
  expect((await port.listInvoices(customer)).map(({ total, state }) => [total, state])).toEqual([[0, 'paid']]);
  emulator.advance(11 * 86_400);
  expect(await now(customer)).toMatchObject({ status: 'active' });
  expect((await port.listInvoices(customer)).map(({ total, reason }) => [total, reason])[0]).toEqual([2900, 'subscription_cycle']);
});

test('prices come by their lookup key or by the configured id, and must be the plans’', async () => {
  const customer = await port.createCustomer('s1');
  const price = emulator.billing.prices.get('price_starter_monthly');
  if (!price) throw new Error('no price');
  price.lookup_key = null;
  expect(await failureOf(port.startCheckout(request(customer)))).toEqual(['missing', 'price_missing']);
  const named = openStripeBilling({ ...settings, url: emulator.url, prices: { starter_monthly: 'price_starter_monthly' } });
  const page = await named.startCheckout(request(customer, { attempt: 'a2' }));
  emulator.pay(page.externalId, good);
  expect((await named.listSubscriptions(customer)).map((one) => one.price)).toEqual(['starter_monthly']);
  price.unit_amount = 3100;
  const other = openStripeBilling({ ...settings, url: emulator.url, prices: { starter_monthly: 'price_starter_monthly' } });
  expect(await failureOf(other.startCheckout(request(customer, { attempt: 'a3' })))).toEqual(['refused', 'price_differs']);
});

test('a scheduled price, a cancellation and taking them back are read as they are, one instead of the other', async () => {
  const { customer, subscription } = await subscribed();
  const id = subscription.externalId;
  expect(subscription).toMatchObject({ isCanceled: false, next: null, isPending: false, cost: { amount: 2900, currency: 'USD' } });
  await port.changePrice(id, 'scale_yearly');
  expect(await now(customer)).toMatchObject({ price: 'scale_yearly' });
  await port.schedulePrice(id, 'growth_monthly');
  await port.schedulePrice(id, 'starter_monthly');
  expect(await now(customer)).toMatchObject({ price: 'scale_yearly', next: 'starter_monthly', isCanceled: false });
  await port.scheduleCancel(id);
  expect(await now(customer)).toMatchObject({ next: null, isCanceled: true });
  await port.keepSubscription(id);
  await port.keepSubscription(id);
  expect(await now(customer)).toMatchObject({ next: null, isCanceled: false });
  await port.endSubscription(id);
  expect(await now(customer)).toMatchObject({ status: 'ended' });
  expect((await port.findCustomer(customer))?.credit).toBeGreaterThan(0);
});

test('a cancellation made in the portal, which sets a date, is one too', async () => {
  const { customer, subscription } = await subscribed();
  const kept = emulator.billing.subscriptions.get(subscription.externalId);
  if (kept) kept.cancel_at = Math.floor(subscription.endsAt.getTime() / 1000);
  expect(await now(customer)).toMatchObject({ isCanceled: true });
  await port.keepSubscription(subscription.externalId);
  expect(await now(customer)).toMatchObject({ isCanceled: false });
});

test('a card that fails leaves an invoice that says why, and where to pay it', async () => {
  const { customer, subscription } = await subscribed('4000000000000341');
  emulator.advance(32 * 86_400);
  const late = await now(customer);
  expect(late).toMatchObject({ status: 'past_due' });
  const due = await port.findDue(late?.latestInvoice ?? '');
  expect(due).toMatchObject({ isConfirmation: false, error: 'Your card was declined.', url: expect.stringContaining('/invoice/') });
  expect(due?.retryAt).toBeInstanceOf(Date);
  emulator.billing.updateCard(customer, good);
  expect(await port.findDue(late?.latestInvoice ?? '')).toBeNull();
  expect(await now(customer)).toMatchObject({ status: 'active', externalId: subscription.externalId });
});

test('a PDF is read, and nothing else is taken for one', async () => {
  const { customer } = await subscribed();
  const [invoice] = await port.listInvoices(customer);
  expect((await port.readInvoicePdf(invoice?.externalId ?? '')).subarray(0, 5).toString()).toBe('%PDF-');
  const kept = emulator.billing.invoices.get(invoice?.externalId ?? '');
  if (kept) kept['invoice_pdf'] = `${emulator.url}/invoice/${kept.id}`;
  expect(await failureOf(port.readInvoicePdf(invoice?.externalId ?? ''))).toEqual(['unknown', null]);
});

test('an answer that is lost is unknown, and a wrong key isn’t repeated in what is said', async () => {
  emulator.failures.push({ line: 'GET /v1/customers', kind: 'slow', ms: 200 });
  const hasty = openStripeBilling({ ...settings, url: emulator.url, timeoutMs: 100 });
  emulator.failures.push({ line: 'POST /v1/customers', kind: 'error' });
  expect(await failureOf(hasty.createCustomer('s2'))).toEqual(['unknown', null]);
  const wrong = openStripeBilling({ ...settings, url: emulator.url, key: 'sk_test_51Secret' });
  const error = await wrong.createCustomer('s1').catch((caught: unknown) => caught);
  expect(error).toMatchObject({ kind: 'unauthorized' });
  expect(String(error)).not.toContain('51Secret');
});

const data = path.join(process.env['PARLEY_DATA_SETS'] ?? path.resolve(import.meta.dirname, '../../../../shared/data'), 'stripe');
const isThere = fs.existsSync(data);
const missingData = isThere ? '' : ' (skipped: set PARLEY_DATA_SETS to the recorded data)';

test.skipIf(!isThere)(`the emulator’s objects of Billing have the keys and types of Stripe’s fixtures${missingData}`, () => {
  const { resources } = JSON.parse(fs.readFileSync(path.join(data, 'fixtures3.json'), 'utf8')) as {
    resources: Record<string, objects.Json>;
  };
  const price = billing.priceObject('starter_monthly');
  const customer = billing.customerObject('cus_1', objects.readParams('metadata[parley_shop]=s1'), 1);
  const beginning = { customer: 'cus_1', price, metadata: {}, trialEnd: 2, method: 'pm_1' };
  const subscription = billing.subscriptionObject('sub_1', beginning, 1);
  const lines = [{ description: 'Starter', amount: 2900, start: 1, end: 2 }];
  const invoice = billing.invoiceObject('in_1', { customer, subscription, reason: 'manual', lines, percentOff: 0, url: 'https://x' }, 1);
  const params = objects.readParams('mode=subscription&customer=cus_1');
  const session = objects.sessionObject('cs_1', params, { now: 1, url: 'https://x' });
  const samples: Record<string, objects.Json> = {
    price,
    customer,
    payment_method: billing.methodObject('pm_1', 'cus_1', '4242', 1),
    subscription,
    invoice,
    subscription_schedule: billing.scheduleObject('sub_sched_1', subscription, 1),
    'billing_portal.session': billing.portalObject('bps_1', 'cus_1', 'https://x', 'https://x', 1),
    'checkout.session': billing.subscriptionSession(session, params, price),
  };
  for (const [name, object] of Object.entries(samples)) {
    expect(resources[name]?.['object']).toBe(object['object']);
    expect(differences(name, object, resources[name] ?? {})).toEqual([]);
  }
});

test.skipIf(!isThere)(`the emulator’s events of Billing have the envelope of recorded ones${missingData}`, async () => {
  await subscribed();
  for (const kind of [
    'customer.created',
    'customer.subscription.created',
    'invoice.finalized',
    'invoice.paid',
    'checkout.session.completed',
  ]) {
    const recorded = JSON.parse(fs.readFileSync(path.join(data, `webhook_events_stripe-ruby-mock/${kind}.json`), 'utf8')) as objects.Json;
    const ours = emulator.events.find(({ type }) => type === kind);
    expect(ours, kind).toBeDefined();
    for (const name of Object.keys(ours ?? {})) expect(Object.keys(recorded), `${kind} has ${name}`).toContain(name);
    const objectOf = (event: objects.Json | undefined) => (event?.['data'] as { object: objects.Json } | undefined)?.object;
    expect(objectOf(ours)?.['object']).toBe(objectOf(recorded)?.['object']);
  }
});

test.skipIf(!isThere)(`recorded events are read: none of them is about a shop, each names its customer${missingData}`, () => {
  const folder = path.join(data, 'webhook_events_stripe-ruby-mock');
  const read = (name: string) => billingEventOf(fs.readFileSync(path.join(folder, `${name}.json`), 'utf8'));
  for (const name of [
    'customer.created',
    'customer.subscription.updated',
    'customer.subscription.deleted',
    'invoice.paid',
    'invoice.payment_failed',
  ])
    expect(read(name)).toMatchObject({ kind: name, shop: null, customer: 'cus_00000000000000' });
});

test.each([
  ['a subscription', { object: 'subscription', customer: 'cus_1', metadata: { parley_shop: 's1' } }],
  ['a customer', { object: 'customer', id: 'cus_1', metadata: { parley_shop: 's1' } }],
  [
    'an invoice',
    { object: 'invoice', customer: 'cus_1', metadata: {}, parent: { subscription_details: { metadata: { parley_shop: 's1' } } } },
  ],
  ['an older invoice', { object: 'invoice', customer: 'cus_1', subscription_details: { metadata: { parley_shop: 's1' } } }],
])('the shop of %s is read from what our calls put on it', (_, object) => {
  expect(billingEventOf(JSON.stringify({ id: 'evt_1', type: 'x', data: { object } }))).toMatchObject({ shop: 's1', customer: 'cus_1' });
  expect(() => billingEventOf('{"id":1}')).toThrow('Stripe event');
});
