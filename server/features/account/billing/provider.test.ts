import * as contract from '@parley/contract/billing';
import { listNotifications } from '@parley/contract/notifications';
import type { PriceId } from '@parley/contract/plans';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type StripeEmulator, startStripeEmulator } from '../../../integrations/stripe/emulator.ts';
import { PaymentFailure } from '../../../integrations/payment-port.ts';
import { planOf } from '../../../platform/entitlements/plan-store.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { eraseShop } from '../../../erase-shop.ts';
import { ownerActor } from '../../../testing/actors.ts';
import { jobCtxOf } from '../../../testing/job-ctx.ts';
import { logInAs, type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { codeOf } from '../identity/make.ts';
import { bill, openBilling } from './ledger.ts';
import { readDelivery, reconcile } from './provider-webhook.ts';
import { chargeNow } from './rules.ts';
import { cancel as cancelHere, checkout } from './service.ts';

let stripe: StripeEmulator;
let app: TestApp;
let owner: Person;
const lines: string[] = [];
const env = {
  BILLING_STRIPE_KEY: 'sk_test_emulator',
  BILLING_STRIPE_WEBHOOK_SECRET: 'whsec_emulator',
  TRIAL_DAYS: '14',
  LOG_LEVEL: 'info',
};
const day = 86_400;
beforeAll(async () => {
  stripe = await startStripeEmulator();
  const now = () => new Date(Date.now() + stripe.settings.clock * 1000);
  app = await startTestApp({ env: { ...env, STRIPE_API_URL: stripe.url }, now, lines });
  stripe.settings.webhookUrl = `${app.url}/api/inbound/billing/stripe`;
});
afterAll(async () => {
  await app.close();
  await stripe.close();
});
beforeEach(async () => {
  // With each move of the clock, the subscriptions of earlier tests would renew as well.
  stripe.billing.subscriptions.clear();
  owner = await app.register();
});

const by = (person = owner) => ({ token: person.token });
const shop = (person = owner) => ({ merchant: person.merchant });
const get = async (person = owner) => (await app.send(contract.getSubscription, shop(person), by(person))).body;
const when = (wanted: (subscription: contract.Subscription) => boolean) =>
  until(async () => {
    const subscription = await get();
    return wanted(subscription) && subscription;
  });
const choose = (price: PriceId, headers: Record<string, string> = {}) =>
  app.send(contract.checkoutPlan, { ...shop(), price_id: price }, { ...by(), headers });
const sessionIn = (url: string | null) => url?.split('/').at(-1) ?? '';
const good = '4242424242424242';
const failsLater = '4000000000000341';
const asks = '4000002500003155';
/** A shop that pays with this card; its trial has ended. */
async function subscribed(price: PriceId, card = good) {
  await endTrial();
  const { body } = await choose(price);
  expect(stripe.pay(sessionIn(body.url), card)).toBe('paid');
  return when(({ price_id: id }) => id === price);
}
const endTrial = () =>
  app.write(owner.merchant, async (ctx) => {
    await ctx.db
      .updateTable('billing_subscriptions')
      .set({ trial_ends_at: new Date(0) })
      .execute();
    await openBilling(ctx, owner.merchant, selling);
  });
const selling = { country: '', rate: null, taxName: 'VAT', lines: ['Quay'], isCharged: true };
const planNow = () => planOf(app.installation.readingOf(owner.merchant), owner.merchant);
const rowNow = () => app.installation.readingOf(owner.merchant).selectFrom('billing_subscriptions').selectAll().executeTakeFirstOrThrow();
const customerNow = async () => (await rowNow()).customer_id ?? '';
const ownSubscriptions = async () => {
  const customer = await customerNow();
  return [...stripe.billing.subscriptions.values()].filter((one) => one.customer === customer);
};
const live = async () => (await ownSubscriptions()).filter(({ status }) => status !== 'canceled');
const audited = async () =>
  (
    await app.installation.owner.query<{ action: string }>(
      `select action from audit_log where merchant_id = $1 and action like 'billing.%' order by seq`,
      [owner.merchant],
    )
  ).rows.map(({ action }) => action);
const invoices = async () => (await app.send(contract.listInvoices, shop(), by())).body.items;
/** All deliveries so far have been processed. */
const processed = () =>
  until(async () => {
    await stripe.settled();
    const open = app.installation.readingOf(owner.merchant).selectFrom('webhook_deliveries').select('id').where('processed_at', 'is', null);
    return (await open.execute()).length === 0;
  });
/** Moves both clocks; sessions don't last that long, so the owner signs in again. */
async function go(days: number) {
  stripe.advance(days * day);
  await stripe.settled();
  owner = await logInAs(app.url, owner.email, owner.password);
}
/** What is recorded, without what says when and how often. */
const stateOf = async () => {
  const { version: _, updated_at: __, synced_at: ___, ...row } = await rowNow();
  const methods = await app.installation
    .readingOf(owner.merchant)
    .selectFrom('billing_methods')
    .select(['kind', 'label', 'is_default'])
    .execute();
  const issued = (await invoices()).map(({ number, status, amount_charged: paid }) => [number, status, paid]);
  return { row, methods, issued: issued.toSorted(), plan: await planNow() };
};

describe('erasing the shop', () => {
  test('ends its subscription at Stripe and says so', async () => {
    await subscribed('starter_monthly');
    const [{ id: subscription } = { id: '' }] = await live();
    expect(await eraseShop(app.installation, owner.merchant)).toEqual({ is: 'canceled', subscriptions: [subscription] });
    expect(stripe.billing.subscriptions.get(subscription)?.status).toBe('canceled');
    expect(await outcomeOf(owner.merchant)).toEqual([{ action: 'shop.subscription_canceled' }, { action: 'shop.erased' }]);
    expect(await eraseShop(app.installation, owner.merchant)).toBeUndefined();
  });

  test('goes on while Stripe is down, and says what to cancel by hand', async () => {
    await subscribed('starter_monthly');
    const [{ id: subscription } = { id: '' }] = await live();
    const [customer, billing] = [await customerNow(), app.installation.outside.billing];
    if (!billing) throw new Error('The payment provider is missing.');
    let tries = 0;
    const down = {
      ...billing,
      listOpenCheckouts: () => {
        tries += 1;
        return Promise.reject(new PaymentFailure('unknown', 'Stripe didn’t answer.'));
      },
    };
    const parts = { ...app.installation, outside: { ...app.installation.outside, billing: down }, providerTries: { tries: 3, pauseMs: 1 } };
    const failed = { is: 'failed', customer, subscription, reason: 'Stripe didn’t answer.' };
    expect(await eraseShop(parts, owner.merchant)).toEqual(failed);
    expect(tries).toBe(3);
    expect(await outcomeOf(owner.merchant)).toEqual([{ action: 'shop.subscription_not_canceled' }, { action: 'shop.erased' }]);
    expect(stripe.billing.subscriptions.get(subscription)?.status).toBe('active');
  });

  test('a second try succeeds', async () => {
    await subscribed('starter_monthly');
    const billing = app.installation.outside.billing;
    if (!billing) throw new Error('The payment provider is missing.');
    let tries = 0;
    const shaky = {
      ...billing,
      endSubscription: (id: string) =>
        (tries += 1) === 1 ? Promise.reject(new PaymentFailure('unknown', 'Stripe didn’t answer.')) : billing.endSubscription(id),
    };
    const parts = {
      ...app.installation,
      outside: { ...app.installation.outside, billing: shaky },
      providerTries: { tries: 3, pauseMs: 1 },
    };
    expect(await eraseShop(parts, owner.merchant)).toMatchObject({ is: 'canceled' });
  });
});
const bell = async (type: string) =>
  (await app.send(listNotifications, { ...shop(), limit: 50 }, by())).body.items.filter((one) => one.type === type);
const mailed = (words: string) => app.mails.filter(({ to, subject }) => to === owner.email && subject.includes(words)).length;
const outcomeOf = async (merchant: string) =>
  (
    await app.installation.owner.query<{ action: string }>(
      `select action from directory.audit_log where object_id = $1 and action like 'shop.%' order by at, id`,
      [merchant],
    )
  ).rows;

describe('the first paid plan', () => {
  test('from trial to paid: the page keeps the trial, and the return asks Stripe', async () => {
    const before = await get();
    expect(before).toMatchObject({ status: 'trialing', collection: 'stripe', actions: ['choose'], payment: null });
    const { body } = await choose('starter_monthly');
    expect(body).toMatchObject({
      url: expect.stringContaining('/c/pay/'),
      invoice: null,
      subscription: { plan: 'growth', price_id: null },
    });
    const session = sessionIn(body.url);
    const confirm = () => app.send(contract.confirmCheckout, { ...shop(), session_id: session }, by());
    // An address that says "done" changes nothing.
    expect((await confirm()).body).toMatchObject({ state: 'open', subscription: { plan: 'growth', price_id: null } });
    expect(stripe.pay(session, '4000000000000002')).toBe('declined');
    expect((await confirm()).body.state).toBe('open');
    expect(stripe.pay(session, asks)).toBe('authenticate');
    expect(stripe.pay(session, asks, { authenticated: true })).toBe('paid');
    const { body: done } = await confirm();
    expect(done).toMatchObject({
      state: 'complete',
      subscription: { plan: 'starter', status: 'trialing', price_id: 'starter_monthly', amount: '29.00', currency: 'USD', payment: null },
    });
    const trialEnd = Math.floor(new Date(before.trial_ends_at ?? '').getTime() / 1000);
    expect((await live()).map((one) => one.trial_end)).toEqual([trialEnd]);
    expect(done.subscription.trial_ends_at).toBe(new Date(trialEnd * 1000).toISOString());
    expect(done.subscription.actions).toEqual(['choose', 'cancel', 'portal']);
    await processed();
    expect(await audited()).toEqual(
      expect.arrayContaining(['billing.trial_started', 'billing.checkout_started', 'billing.plan_chosen', 'billing.method_used']),
    );
  });

  test('after the trial it is charged at once, with a promotion code; invoice and PDF are Stripe’s', async () => {
    await endTrial();
    const details = {
      name: 'Maison Bleue',
      address: '1 Rue du Port\n13002 Marseille',
      country: 'FR',
      vat_id: 'FR40303265045',
      email: 'c@bleue.example',
    };
    await app.send(contract.updateBuyer, { ...shop(), ...details }, by());
    const { body } = await choose('starter_monthly');
    stripe.pay(sessionIn(body.url), good, { code: 'WELCOME20' });
    const subscription = await when(({ price_id: id }) => id !== null);
    expect(subscription).toMatchObject({ plan: 'starter', status: 'active', coupon: { code: 'WELCOME20', percent: 20, ends_at: null } });
    await processed();
    const [invoice] = await invoices();
    expect(invoice).toMatchObject({
      discount: '5.80',
      net: '23.20',
      total: '23.20',
      collection: 'stripe',
      status: 'paid',
      amount_charged: '23.20',
    });
    expect(stripe.billing.customers.get(await customerNow())).toMatchObject({
      name: 'Maison Bleue',
      email: 'c@bleue.example',
      address: { line1: '1 Rue du Port', line2: '13002 Marseille', country: 'FR' },
    });
    const taxIds = stripe.calls.filter(({ line }) => line.endsWith('/tax_ids') && line.startsWith('POST')).map(({ params }) => params);
    expect(taxIds.at(-1)).toEqual({ type: 'eu_vat', value: 'FR40303265045' });
    const pdf = await fetch(`${app.url}/api/billing/${owner.merchant}/invoices/${invoice?.id}/pdf`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect([pdf.status, await pdf.text()]).toEqual([200, expect.stringContaining(`% ${invoice?.number}`)]);
    const { body: methods } = await app.send(contract.listPaymentMethods, shop(), by());
    expect(methods).toMatchObject({ collection: 'stripe', items: [{ kind: 'card', label: 'Visa ···· 4242', is_default: true }] });
  });

  test('a page of another shop, and one that doesn’t exist, aren’t told from each other', async () => {
    const { body } = await choose('starter_monthly');
    const foreign = sessionIn(body.url);
    owner = await app.register();
    for (const id of [foreign, 'cs_test_none']) {
      const answer = await app.send(contract.confirmCheckout, { ...shop(), session_id: id }, by());
      expect([answer.status, codeOf(answer)]).toEqual([404, 'billing.checkout_missing']);
    }
    await choose('starter_monthly');
    const known = await app.send(contract.confirmCheckout, { ...shop(), session_id: foreign }, by());
    expect([known.status, codeOf(known)]).toEqual([404, 'billing.checkout_missing']);
  });

  test('a price at Stripe that isn’t the plan’s is never sold', async () => {
    const price = stripe.billing.prices.get('price_scale_yearly');
    if (price) price.unit_amount += 100;
    const answer = await choose('scale_yearly');
    expect([answer.status, codeOf(answer)]).toEqual([503, 'billing.provider_unavailable']);
    expect([...stripe.sessions.values()].filter(({ session }) => session['customer'] === undefined)).toEqual([]);
    if (price) price.unit_amount -= 100;
  });
});

describe('one subscription per shop', () => {
  test('two tabs have one page; of two prices at once the last page stays', async () => {
    const [one, other] = await Promise.all([choose('starter_monthly'), choose('starter_monthly')]);
    const urls = [one, other].filter(({ status }) => status === 200).map(({ body }) => body.url);
    expect(new Set(urls).size).toBe(1);
    const answers = await Promise.all([choose('growth_monthly'), choose('scale_monthly')]);
    const opened = answers.filter(({ status }) => status === 200);
    expect(opened.length).toBeGreaterThan(0);
    for (const refused of answers.filter(({ status }) => status !== 200)) expect(codeOf(refused)).toBe('billing.checkout_replaced');
    const customer = await customerNow();
    const open = [...stripe.sessions.values()].filter(({ session }) => session['customer'] === customer && session.status === 'open');
    expect(open).toHaveLength(1);
    for (const { session } of [...stripe.sessions.values()].filter((each) => each.session['customer'] === customer))
      stripe.pay(session.id, good);
    await when(({ price_id: id }) => id !== null);
    await processed();
    expect(await live()).toHaveLength(1);
    expect([...stripe.billing.customers.values()].filter(({ metadata }) => metadata['parley_shop'] === owner.merchant)).toHaveLength(1);
  });

  test('an answer that got lost is the same customer and the same page when called again', async () => {
    const lost = { kind: 'lost' } as const;
    stripe.failures.push({ line: 'POST /v1/customers', ...lost }, { line: 'POST /v1/customers', ...lost });
    expect(codeOf(await choose('starter_monthly'))).toBe('billing.provider_unavailable');
    stripe.failures.push({ line: 'POST /v1/checkout/sessions', ...lost }, { line: 'POST /v1/checkout/sessions', ...lost });
    expect(codeOf(await choose('starter_monthly'))).toBe('billing.provider_unavailable');
    const { body } = await choose('starter_monthly');
    const customer = await customerNow();
    expect([...stripe.billing.customers.values()].filter(({ metadata }) => metadata['parley_shop'] === owner.merchant)).toHaveLength(1);
    const pages = [...stripe.sessions.values()].filter(({ session }) => session['customer'] === customer);
    expect(pages.map(({ session }) => session.url)).toEqual([body.url]);
  });

  test('a page that was paid meanwhile isn’t opened again', async () => {
    const { body } = await choose('starter_monthly');
    stripe.settings.webhookUrl = null;
    stripe.pay(sessionIn(body.url), good);
    const again = await choose('starter_monthly');
    stripe.settings.webhookUrl = `${app.url}/api/inbound/billing/stripe`;
    expect(again.body).toMatchObject({ url: null, subscription: { plan: 'starter', price_id: 'starter_monthly' } });
    expect(await live()).toHaveLength(1);
  });

  test('a second one, however it came about, is ended and its unused time becomes credit', async () => {
    await subscribed('starter_monthly');
    const customer = stripe.billing.customers.get(await customerNow());
    const price = stripe.billing.prices.get('price_growth_monthly');
    if (!customer || !price) throw new Error('no customer');
    const second = stripe.billing.begin(customer, price, { card: good, trialEnd: null, metadata: { parley_shop: owner.merchant } });
    await processed();
    await until(async () => second.status === 'canceled');
    expect(await live()).toHaveLength(1);
    await processed();
    expect(await get()).toMatchObject({ plan: 'starter', price_id: 'starter_monthly', credit: '99.00' });
    expect(await audited()).toContain('billing.duplicate_ended');
  });

  test('a plan changed twice in a minute, or with one key twice, is one subscription with the last price', async () => {
    await subscribed('starter_monthly');
    const key = { 'idempotency-key': `plan-${owner.merchant}` };
    const first = await choose('growth_monthly', key);
    const again = await choose('growth_monthly', key);
    expect(again.body).toEqual(first.body);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect((await choose('scale_monthly')).body.subscription.plan).toBe('scale');
    await Promise.all([choose('growth_monthly'), choose('starter_monthly')]);
    await processed();
    const [only, ...others] = await live();
    expect(others).toEqual([]);
    const next = stripe.billing.schedules.get(only?.schedule ?? '')?.phases[1]?.items[0]?.price;
    const { plan, next: shown } = await get();
    expect([plan, `price_${shown?.price_id}`]).toEqual(['scale', next]);
    // What was asked for twice was charged once.
    expect((await invoices()).filter(({ reason }) => reason === 'subscription_update')).toHaveLength(2);
  });
});

describe('changing the plan', () => {
  test('an upgrade takes effect at once and costs what the preview said', async () => {
    await subscribed('starter_monthly');
    const said = (await app.send(contract.previewPlan, { ...shop(), price_id: 'growth_monthly' }, by())).body;
    expect(said).toMatchObject({ effect: 'now', collection: 'stripe', tax: null });
    expect(Number(said.total)).toBeGreaterThan(60);
    const { body } = await choose('growth_monthly');
    expect(body).toMatchObject({ url: null, subscription: { plan: 'growth', price_id: 'growth_monthly', amount: '99.00' } });
    const [invoice] = await invoices();
    expect(invoice).toMatchObject({ reason: 'subscription_update', status: 'paid' });
    // Stripe counts by the second, and one may have passed.
    expect(Math.abs(Number(invoice?.total) - Number(said.total))).toBeLessThan(0.02);
  });

  test('a downgrade waits for the period’s end, and can be taken back', async () => {
    const { period_ends_at: end } = await subscribed('growth_monthly');
    const said = (await app.send(contract.previewPlan, { ...shop(), price_id: 'starter_monthly' }, by())).body;
    expect(said).toMatchObject({ effect: 'period_end', charged_at: end, total: '29.00' });
    const { body } = await choose('starter_monthly');
    expect(body.subscription).toMatchObject({ plan: 'growth', next: { plan: 'starter', price_id: 'starter_monthly', at: end } });
    expect((await choose('growth_monthly')).body.subscription.next).toBeNull();
    expect((await choose('starter_monthly')).body.subscription.next?.plan).toBe('starter');
    expect((await app.send(contract.resumePlan, shop(), by())).body.next).toBeNull();
    expect(codeOf(await app.send(contract.resumePlan, shop(), by()))).toBe('billing.nothing_to_resume');
    await choose('starter_monthly');
    await go(32);
    expect(await when(({ plan }) => plan === 'starter')).toMatchObject({ price_id: 'starter_monthly', next: null, status: 'active' });
    expect((await invoices())[0]).toMatchObject({ reason: 'subscription_cycle', total: '29.00', amount_charged: '29.00' });
  });

  test('a canceled plan lasts until its period ends, then the shop is on Free and keeps what it has', async () => {
    expect(codeOf(await app.send(contract.cancelPlan, shop(), by()))).toBe('billing.nothing_to_cancel');
    await subscribed('starter_monthly');
    const canceled = (await app.send(contract.cancelPlan, shop(), by())).body;
    expect(canceled).toMatchObject({ plan: 'starter', cancel_at_period_end: true, actions: ['choose', 'resume', 'portal'] });
    expect((await app.send(contract.cancelPlan, shop(), by())).body).toEqual(canceled);
    expect((await app.send(contract.resumePlan, shop(), by())).body.cancel_at_period_end).toBe(false);
    // An upgrade takes the cancellation back.
    await app.send(contract.cancelPlan, shop(), by());
    expect((await choose('growth_monthly')).body.subscription).toMatchObject({ plan: 'growth', cancel_at_period_end: false });
    await app.send(contract.cancelPlan, shop(), by());
    await go(32);
    expect(await when(({ status }) => status === 'canceled')).toMatchObject({ plan: 'free', price_id: null, period_ends_at: null });
    expect(await invoices()).toHaveLength(2);
    expect(await audited()).toEqual(expect.arrayContaining(['billing.change_requested', 'billing.plan_canceled', 'billing.plan_ended']));
    // Another plan begins on a page again, with the same customer.
    const { body } = await choose('starter_monthly');
    expect(stripe.pay(sessionIn(body.url), good)).toBe('paid');
    expect(await when(({ price_id: id }) => id !== null)).toMatchObject({ plan: 'starter', status: 'active' });
    expect(await live()).toHaveLength(1);
  });

  test.each([
    ['is declined', failsLater, 'failed', 'Your card was declined.'],
    ['has to be confirmed', asks, 'action_required', null],
  ])('an upgrade whose card %s keeps the old plan and leads to the payment', async (_, card, issue, reason) => {
    await subscribed('starter_monthly');
    stripe.billing.updateCard(await customerNow(), card);
    const { body } = await choose('growth_monthly');
    expect(body).toMatchObject({
      url: expect.stringContaining('/invoice/'),
      subscription: { plan: 'starter', price_id: 'starter_monthly', status: 'active', payment: { issue, reason } },
    });
    expect(await planNow()).toBe('starter');
    const page = await fetch(body.url ?? '', { method: 'POST', body: new URLSearchParams({ card: good }) });
    expect(page.status).toBe(200);
    expect(await when(({ plan }) => plan === 'growth')).toMatchObject({ price_id: 'growth_monthly', payment: null });
    expect(await live()).toHaveLength(1);
  });
});

describe('payments that fail', () => {
  test('past due keeps access and says what failed; the portal mends it', async () => {
    await subscribed('starter_monthly');
    stripe.billing.updateCard(await customerNow(), failsLater);
    await go(32);
    const late = await when(({ status }) => status === 'past_due');
    expect(late).toMatchObject({
      plan: 'starter',
      payment: { issue: 'failed', reason: 'Your card was declined.', until: expect.any(String) },
    });
    expect(codeOf(await choose('growth_monthly'))).toBe('billing.payment_due');
    expect((await invoices())[0]).toMatchObject({ status: 'open', amount_charged: '0.00' });
    await processed();
    const failures = await bell('plan_payment_failed');
    expect(failures).toMatchObject([
      { text: expect.stringMatching(/^The payment for your plan failed\. It’s tried again on /), read: false },
    ]);
    // Looking again, and events that come twice, say it once.
    await reconcile(jobCtxOf(app, owner.merchant), owner.merchant, {
      provider: app.installation.outside.billing,
      log: app.installation.log,
    });
    expect(await bell('plan_payment_failed')).toHaveLength(1);
    const { body } = await app.send(contract.openBillingPortal, shop(), by());
    await fetch(body.url, { method: 'POST', body: new URLSearchParams({ card: good }) });
    expect(await when(({ status }) => status === 'active')).toMatchObject({ plan: 'starter', payment: null });
    await processed();
    expect((await invoices())[0]).toMatchObject({ status: 'paid', amount_charged: '29.00' });
    await expect.poll(async () => (await bell('plan_payment_failed')).map(({ read }) => read)).toEqual([true]);
    await expect.poll(async () => (await bell('plan_invoice')).length).toBe(2);
    await expect.poll(() => mailed('The payment for your plan failed')).toBe(1);
    await expect.poll(() => mailed('for your plan: 29.00 USD')).toBe(2);
    expect(await audited()).toEqual(
      expect.arrayContaining(['billing.payment_failed', 'billing.payment_recovered', 'billing.portal_opened']),
    );
  });

  test('unpaid falls to Free’s limits without losing anything, and paying brings the plan back', async () => {
    await subscribed('growth_monthly');
    const mates = await Promise.all([1, 2, 3].map(() => app.teammate(owner.merchant, 'agent')));
    stripe.billing.updateCard(await customerNow(), failsLater);
    await go(32);
    await when(({ status }) => status === 'past_due');
    await go(3.1);
    await go(3.1);
    const unpaid = await when(({ status }) => status === 'unpaid');
    expect(unpaid).toMatchObject({
      plan: 'free',
      price_id: 'growth_monthly',
      payment: { issue: 'failed', url: expect.stringContaining('/invoice/') },
    });
    await expect
      .poll(async () => (await bell('plan_payment_failed')).map(({ text }) => text.slice(0, 39)))
      .toEqual(['Your plan wasn’t paid, so the limits of', 'The payment for your plan failed. It’s t'].map((text) => text.slice(0, 39)));
    const again = await logInAs(app.url, mates[0]?.email ?? '', mates[0]?.password ?? '');
    const inbox = await fetch(`${app.url}/api/inbox/${owner.merchant}/conversations`, {
      headers: { authorization: `Bearer ${again.token}` },
    });
    expect(inbox.status).toBe(200);
    await fetch(unpaid.payment?.url ?? '', { method: 'POST', body: new URLSearchParams({ card: good }) });
    expect(await when(({ status }) => status === 'active')).toMatchObject({ plan: 'growth', payment: null });
  });
});

describe('events', () => {
  const signed = async (event: Record<string, unknown>, { age = 0, secret = 'whsec_emulator' } = {}) => {
    const before = stripe.settings.webhookSecret;
    stripe.settings.webhookSecret = secret;
    const delivering = stripe.deliver(event, Math.floor(Date.now() / 1000) + stripe.settings.clock - age);
    stripe.settings.webhookSecret = before;
    return delivering;
  };
  const foreign = (id: string, object: Record<string, unknown>) => ({
    id,
    object: 'event',
    type: 'customer.subscription.updated',
    data: { object },
  });

  test('only what Stripe signed within five minutes is taken', async () => {
    const event = foreign(`evt_${newId()}`, { object: 'subscription', metadata: { parley_shop: owner.merchant }, customer: 'cus_x' });
    expect(await signed(event, { secret: 'whsec_other' })).toBe(401);
    expect(await signed(event, { age: 301 })).toBe(401);
    expect(await signed(event, { age: 290 })).toBe(200);
    const unknown = await fetch(`${app.url}/api/inbound/billing/paypal`, { method: 'POST', body: '{}' });
    expect(unknown.status).toBe(401);
  });

  test('foreign subscriptions, unknown customers and shops that don’t exist are answered and logged', async () => {
    const nobody = newId();
    const [first, second, third] = [`evt_${newId()}`, `evt_${newId()}`, `evt_${newId()}`];
    expect(await signed(foreign(first, { object: 'subscription', id: 'sub_other', customer: 'cus_other', metadata: {} }))).toBe(200);
    expect(await signed(foreign(second, { object: 'subscription', metadata: { parley_shop: nobody } }))).toBe(200);
    expect(await signed(foreign(third, { object: 'subscription', customer: 'cus_x', metadata: { parley_shop: owner.merchant } }))).toBe(
      200,
    );
    await processed();
    await until(async () => lines.some((line) => line.includes(third)));
    for (const said of [first, nobody, third]) expect(lines.some((line) => line.includes(said))).toBe(true);
    expect(await get()).toMatchObject({ status: 'trialing', price_id: null, actions: ['choose'] });
  });

  test('a subscription whose event comes before its customer was stored is linked', async () => {
    const { body } = await stripeCustomer(owner.merchant);
    const price = stripe.billing.prices.get('price_growth_monthly');
    const customer = stripe.billing.customers.get(body.id);
    if (!customer || !price) throw new Error('no customer');
    stripe.billing.begin(customer, price, { card: good, trialEnd: null, metadata: { parley_shop: owner.merchant } });
    expect(await when(({ price_id: id }) => id !== null)).toMatchObject({ plan: 'growth', price_id: 'growth_monthly', status: 'active' });
    expect(await customerNow()).toBe(body.id);
  });
  const stripeCustomer = async (merchant: string) => {
    const form = new URLSearchParams({ 'metadata[parley_shop]': merchant });
    const answer = await fetch(`${stripe.url}/v1/customers`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_emulator' },
      body: form,
    });
    return { body: (await answer.json()) as { id: string } };
  };

  test('old, repeated and concurrent events end in the same state', async () => {
    const from = stripe.events.length;
    await subscribed('starter_monthly');
    await choose('growth_monthly');
    await app.send(contract.cancelPlan, shop(), by());
    await processed();
    const state = await stateOf();
    const own = stripe.events.slice(from);
    const shuffled = own.toReversed().map((event, place) => ({ ...event, id: `evt_again_${newId()}_${place}` }));
    await Promise.all([...own, ...shuffled].map((event) => signed(event)));
    await processed();
    expect(await stateOf()).toEqual(state);
    const stored = await app.installation.readingOf(owner.merchant).selectFrom('webhook_deliveries').select('external_id').execute();
    expect(new Set(stored.map(({ external_id: id }) => id)).size).toBe(stored.length);
  });

  test('an old reading never overwrites a newer one', async () => {
    await subscribed('starter_monthly');
    const customer = await customerNow();
    // The first reading waits while the plan changes at Stripe and is recorded.
    stripe.failures.push({ line: 'GET /v1/invoices', kind: 'slow', ms: 600 });
    const slow = reconcile(jobCtxOf(app, owner.merchant), owner.merchant, partsOf());
    await choose('growth_monthly');
    await slow;
    expect([await planNow(), (await rowNow()).price, customer]).toEqual(['growth', 'growth_monthly', await customerNow()]);
  });

  test('a delivery that can’t be stored is answered with 500, and is stored when Stripe sends it again', async () => {
    await subscribed('starter_monthly');
    const event = foreign(`evt_${newId()}`, {
      object: 'subscription',
      customer: await customerNow(),
      metadata: { parley_shop: owner.merchant },
    });
    await app.installation.owner.query('alter table webhook_deliveries rename to webhook_deliveries_away');
    const failed = await signed(event).finally(() =>
      app.installation.owner.query('alter table webhook_deliveries_away rename to webhook_deliveries'),
    );
    expect(failed).toBe(500);
    expect(await signed(event)).toBe(200);
    await processed();
  });

  test('a reading that fails leaves its delivery open for the next try', async () => {
    await subscribed('starter_monthly');
    await processed();
    const id = newId();
    const body = JSON.stringify({ externalId: 'evt_x', kind: 'invoice.paid', shop: owner.merchant, customer: await customerNow() });
    await app.installation.owner.query(
      `insert into webhook_deliveries (merchant_id, id, source, external_id, connection_id, headers, body, received_at) values ($1, $2, 'billing:stripe', $3, $1, '{}', $4, now())`,
      [owner.merchant, id, `evt_${id}`, body],
    );
    const run = () => readDelivery(jobCtxOf(app, owner.merchant), { merchant: owner.merchant, delivery_id: id }, partsOf());
    const doneAt = async () =>
      (
        await app.installation
          .readingOf(owner.merchant)
          .selectFrom('webhook_deliveries')
          .select('processed_at')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).processed_at;
    stripe.failures.push({ line: 'GET /v1/subscriptions', kind: 'error' });
    await expect(run()).rejects.toMatchObject({ kind: 'unknown' });
    expect(await doneAt()).toBeNull();
    await run();
    expect(await doneAt()).not.toBeNull();
  });

  test('what no event reported is found by the daily reading, which plans the next one', async () => {
    await subscribed('starter_monthly');
    await processed();
    stripe.settings.webhookUrl = null;
    const [subscription] = await live();
    if (subscription) stripe.billing.end(subscription);
    stripe.settings.webhookUrl = `${app.url}/api/inbound/billing/stripe`;
    expect((await get()).plan).toBe('starter');
    await reconcile(jobCtxOf(app, owner.merchant), owner.merchant, partsOf());
    expect(await get()).toMatchObject({ plan: 'free', status: 'canceled' });
    const waiting = await app.installation.owner.query<{ run_at: Date }>(`select run_at from graphile_worker.jobs where key = $1`, [
      `billing-sync:${owner.merchant}`,
    ]);
    expect(waiting.rows.map(({ run_at: at }) => Math.round((at.getTime() - app.installation.now().getTime()) / 3_600_000))).toEqual([24]);
  });
  const partsOf = () => ({ provider: app.installation.outside.billing, log: app.installation.log });
});

describe('from the ledger to Stripe', () => {
  /** As the shop was before the operator's key: on a plan that nothing was charged for. */
  const onBuiltIn = (price: PriceId) =>
    app.write(owner.merchant, async (ctx) => {
      const row = await openBilling(ctx, owner.merchant, { ...selling, isCharged: false });
      await bill(ctx, row, chargeNow(null, null, price, ctx.now()), 'subscription_create', { ...selling, isCharged: false });
    });

  test('a shop on an uncharged plan is asked for a payment method; nothing is charged, and the plan ends with its period', async () => {
    await onBuiltIn('starter_monthly');
    const asked = await get();
    expect(asked).toMatchObject({
      plan: 'starter',
      collection: 'stripe',
      payment: { issue: 'method_missing', until: asked.period_ends_at },
    });
    expect([...stripe.billing.customers.values()].filter(({ metadata }) => metadata['parley_shop'] === owner.merchant)).toEqual([]);
    await go(32);
    await app.write(owner.merchant, async (ctx) => void (await openBilling(ctx, owner.merchant, selling)));
    expect(await get()).toMatchObject({ plan: 'free', status: 'canceled', payment: null });
    expect(await invoices()).toHaveLength(1);
  });

  test('with a payment method the invoiced period stays free, unless more is chosen', async () => {
    await onBuiltIn('starter_monthly');
    const { period_ends_at: end } = await get();
    const { body: said } = await app.send(contract.previewPlan, { ...shop(), price_id: 'growth_monthly' }, by());
    expect(said).toMatchObject({ effect: 'now', charged_at: said.at });
    const { body } = await choose('starter_monthly');
    expect(stripe.pay(sessionIn(body.url), good)).toBe('paid');
    const paid = await when(({ payment }) => payment === null);
    expect([paid.status, paid.period_ends_at?.slice(0, 19)]).toEqual(['trialing', end?.slice(0, 19)]);
    await processed();
    expect((await invoices()).map(({ collection, amount_charged: charged }) => [collection, charged])).toEqual([
      ['stripe', '0.00'],
      ['not_charged', '0.00'],
    ]);
  });
});

test('a shop that Stripe bills isn’t billed by the ledger when the key is gone', async () => {
  await subscribed('starter_monthly');
  await processed();
  const parts = { selling: { ...selling, isCharged: false }, meters: [], publicUrl: '', provider: null, log: app.installation.log };
  const actor = await ownerActor(app, owner);
  const chosen = app.writeAs(actor, (ctx) => checkout(ctx, { ...shop(), price_id: 'scale_monthly' }, parts));
  await expect(chosen).rejects.toMatchObject({ code: 'billing.provider_unavailable' });
  const canceled = app.writeAs(actor, (ctx) => cancelHere(ctx, shop(), parts));
  await expect(canceled).rejects.toMatchObject({ code: 'billing.provider_unavailable' });
  await go(400);
  await processed();
  const state = await rowNow();
  await app.write(owner.merchant, async (ctx) => void (await openBilling(ctx, owner.merchant, { ...selling, isCharged: false })));
  expect((await rowNow()).version).toBe(state.version);
});

test('cards, details and coupons are changed at Stripe only', async () => {
  await subscribed('starter_monthly');
  const answers = [
    await app.send(contract.setPaymentMethod, { ...shop(), kind: 'invoice' }, by()),
    await app.send(contract.redeemCoupon, { ...shop(), code: 'SPRING' }, by()),
    await app.send(contract.updateBuyer, { ...shop(), name: 'Other' }, by()),
  ];
  expect(answers.map((answer) => [answer.status, codeOf(answer)])).toEqual(Array(3).fill([409, 'billing.managed_by_stripe']));
});

test('without a customer there is no portal, and a Stripe that doesn’t answer changes nothing', async () => {
  expect(codeOf(await app.send(contract.openBillingPortal, shop(), by()))).toBe('billing.no_customer');
  await subscribed('starter_monthly');
  await processed();
  const state = await stateOf();
  stripe.failures.push({ line: 'POST /v1/subscriptions', kind: 'error' });
  const answer = await choose('growth_monthly');
  expect([answer.status, codeOf(answer)]).toEqual([503, 'billing.provider_unavailable']);
  await processed();
  expect(await stateOf()).toEqual(state);
});

test('neither the key nor the secret is in the log', () => {
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('\n')).not.toMatch(/sk_test_emulator|whsec_emulator/);
});
