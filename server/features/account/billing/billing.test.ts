import * as contract from '@parley/contract/billing';
import { getEntitlements } from '@parley/contract/entitlements';
import type { PriceId } from '@parley/contract/plans';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { planOf } from '../../../platform/entitlements/plan-store.ts';
import { setPlan } from '../../../platform/entitlements/set-plan.ts';
import { jobCtxOf } from '../../../testing/job-ctx.ts';
import { logInAs, type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { readDocument } from '../../commerce/documents/make.ts';
import { codeOf, pathsOf } from '../identity/make.ts';
import { openBilling } from './ledger.ts';

let at = new Date('2026-11-01T12:00:00Z');
let app: TestApp;
let owner: Person;
const env = { TRIAL_DAYS: '14', BILLING_COUNTRY: 'DE', BILLING_TAX_RATE: '19', OPERATOR_NAME: 'Quay GmbH' };
beforeAll(async () => {
  const operator = { OPERATOR_ADDRESS: 'Kai 1, 20457 Hamburg', OPERATOR_EMAIL: 'billing@quay.example' };
  app = await startTestApp({ worker: false, now: () => at, env: { ...env, ...operator } });
});
afterAll(() => app.close());
/** A shop after its trial. */
beforeEach(async () => {
  at = new Date('2026-10-01T12:00:00Z');
  owner = await app.register();
  await go('2026-11-01T12:00:00Z');
  await renew();
});

/** Moves the clock; sessions don't last that long, so the owner signs in again. */
async function go(instant: string) {
  at = new Date(instant);
  owner = await logInAs(app.url, owner.email, owner.password);
}
const by = (person = owner) => ({ token: person.token });
const shop = () => ({ merchant: owner.merchant });
/** What the job does that waits for the end of a trial or a period. */
const renew = () =>
  jobCtxOf(app, owner.merchant).write((ctx) =>
    openBilling(ctx, owner.merchant, { ...app.installation.config.billing.selling, isCharged: false }),
  );
const get = async () => (await app.send(contract.getSubscription, shop(), by())).body;
const choose = async (price: PriceId, headers: Record<string, string> = {}) =>
  app.send(contract.checkoutPlan, { ...shop(), price_id: price }, { ...by(), headers });
const invoices = async () => (await app.send(contract.listInvoices, shop(), by())).body.items;
const preview = async (price: contract.Choice) => (await app.send(contract.previewPlan, { ...shop(), price_id: price }, by())).body;
const planNow = () => planOf(app.installation.readingOf(owner.merchant), owner.merchant);
const audited = async () =>
  (
    await app.installation.owner.query<{ action: string }>(
      `select action from audit_log where merchant_id = $1 and (action like 'billing.%' or action = 'plan.changed') order by seq`,
      [owner.merchant],
    )
  ).rows.map(({ action }) => action);
const coupon = (code: string, more: { percent?: number; months?: number; most?: number } = {}) =>
  app.installation.owner.query('insert into directory.billing_coupons (code, percent, months, max_redemptions) values ($1, $2, $3, $4)', [
    code,
    more.percent ?? 20,
    more.months ?? null,
    more.most ?? null,
  ]);

test('a new shop tries Growth for 14 days and then continues on Free', async () => {
  at = new Date('2026-11-01T12:00:00Z');
  owner = await app.register();
  expect(await get()).toMatchObject({
    plan: 'growth',
    status: 'trialing',
    price_id: null,
    trial_ends_at: '2026-11-15T12:00:00.000Z',
    next: { plan: 'free', at: '2026-11-15T12:00:00.000Z' },
    collection: 'not_charged',
    actions: ['choose'],
  });
  await go('2026-11-15T11:59:59Z');
  await renew();
  expect(await planNow()).toBe('growth');
  await go('2026-11-15T12:00:00Z');
  await renew();
  await renew();
  expect(await get()).toMatchObject({ plan: 'free', status: 'active', next: null });
  expect((await audited()).toSorted()).toEqual(['billing.trial_ended', 'billing.trial_started', 'plan.changed', 'plan.changed']);
  expect(await invoices()).toEqual([]);
});

test('choosing a plan issues an invoice that nothing is charged for, with the tax of the seller', async () => {
  const { body } = await choose('starter_monthly');
  expect(body.url).toBeNull();
  expect(body.subscription).toMatchObject({
    plan: 'starter',
    status: 'active',
    price_id: 'starter_monthly',
    amount: '29.00',
    currency: 'USD',
    period_starts_at: '2026-11-01T12:00:00.000Z',
    period_ends_at: '2026-12-01T12:00:00.000Z',
    actions: ['choose', 'cancel'],
  });
  expect(body.invoice).toMatchObject({
    reason: 'subscription_create',
    net: '29.00',
    tax: { name: 'VAT', rate: '19', base: '29.00', amount: '5.51' },
    total: '34.51',
    collection: 'not_charged',
    amount_charged: '0.00',
  });
  expect(await invoices()).toEqual([body.invoice]);
  expect(await planNow()).toBe('starter');
});

test('an upgrade takes effect at once and costs the rest of the period by days, as the preview said', async () => {
  await choose('starter_monthly');
  await go('2026-11-11T12:00:00Z');
  const said = await preview('growth_monthly');
  expect(said).toMatchObject({
    effect: 'now',
    net: '46.67',
    total: '55.54',
    at: '2026-11-11T12:00:00.000Z',
    renews_at: '2026-12-01T12:00:00.000Z',
  });
  const { body } = await choose('growth_monthly');
  expect(body.invoice).toMatchObject({ lines: said.lines, net: said.net, tax: said.tax, total: said.total });
  expect(body.invoice?.lines.map(({ description, amount }) => [description, amount])).toEqual([
    ['Growth (monthly), 20 of 30 days', '66.00'],
    ['Unused time on Starter (monthly), 20 of 30 days', '-19.33'],
  ]);
  expect(await planNow()).toBe('growth');
  await go('2026-12-01T12:00:00Z');
  await renew();
  await renew();
  const [latest] = await invoices();
  expect(latest).toMatchObject({ reason: 'subscription_cycle', net: '99.00', issued_at: '2026-12-01T12:00:00.000Z' });
  expect(await invoices()).toHaveLength(3);
});

test('a downgrade waits for the end of the period, and can be taken back by resuming or by choosing the current price', async () => {
  await choose('growth_monthly');
  const { body } = await choose('starter_monthly');
  expect(body.invoice).toBeNull();
  expect(body.subscription).toMatchObject({
    plan: 'growth',
    next: { plan: 'starter', price_id: 'starter_monthly', at: '2026-12-01T12:00:00.000Z' },
    actions: ['choose', 'cancel', 'resume'],
  });
  expect((await choose('growth_monthly')).body.subscription.next).toBeNull();
  await choose('starter_monthly');
  expect((await app.send(contract.resumePlan, shop(), by())).body.next).toBeNull();
  expect(codeOf(await app.send(contract.resumePlan, shop(), by()))).toBe('billing.nothing_to_resume');
  await choose('starter_monthly');
  await go('2026-12-01T11:59:59Z');
  await renew();
  expect(await planNow()).toBe('growth');
  await go('2026-12-01T12:00:00Z');
  await renew();
  expect(await get()).toMatchObject({
    plan: 'starter',
    price_id: 'starter_monthly',
    next: null,
    period_ends_at: '2027-01-01T12:00:00.000Z',
  });
  expect((await invoices()).map(({ net }) => net)).toEqual(['29.00', '99.00']);
});

test('a canceled plan lasts until its period ends, then the shop continues on Free', async () => {
  expect(codeOf(await app.send(contract.cancelPlan, shop(), by()))).toBe('billing.nothing_to_cancel');
  await choose('starter_monthly');
  const canceled = (await app.send(contract.cancelPlan, shop(), by())).body;
  expect(canceled).toMatchObject({ plan: 'starter', status: 'active', cancel_at_period_end: true, actions: ['choose', 'resume'] });
  // Twice is the same.
  expect((await app.send(contract.cancelPlan, shop(), by())).body).toEqual(canceled);
  await go('2026-12-01T12:00:00Z');
  await renew();
  expect(await get()).toMatchObject({
    plan: 'free',
    status: 'canceled',
    price_id: null,
    period_ends_at: null,
    cancel_at_period_end: false,
  });
  expect(await invoices()).toHaveLength(1);
  expect(await audited()).toEqual(expect.arrayContaining(['billing.plan_chosen', 'billing.plan_canceled', 'billing.plan_ended']));
});

test('a job that was late begins each missed period with its own invoice', async () => {
  await choose('starter_monthly');
  await go('2027-02-10T00:00:00Z');
  await renew();
  expect((await invoices()).map(({ issued_at: issued }) => issued.slice(0, 10))).toEqual([
    '2027-02-01',
    '2027-01-01',
    '2026-12-01',
    '2026-11-01',
  ]);
  expect((await get()).period_ends_at).toBe('2027-03-01T12:00:00.000Z');
});

test('a change that arrives before the late job first begins the period it falls into', async () => {
  await choose('starter_monthly');
  await app.send(contract.cancelPlan, shop(), by());
  await go('2026-12-05T12:00:00Z');
  expect((await choose('growth_monthly')).body.invoice).toMatchObject({ reason: 'subscription_create', net: '99.00' });
});

test('a double click, at once or with one key, issues one invoice', async () => {
  const answers = await Promise.all([choose('starter_monthly'), choose('starter_monthly'), choose('starter_monthly')]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await invoices()).toHaveLength(1);
  const key = { 'idempotency-key': `upgrade-${owner.merchant}` };
  const first = await choose('growth_monthly', key);
  expect((await choose('growth_monthly', key)).body).toEqual(first.body);
  expect(await invoices()).toHaveLength(2);
});

test('a plan changed twice in a minute ends in the last one, and no day is charged twice', async () => {
  await choose('starter_monthly');
  await Promise.all([choose('growth_monthly'), choose('scale_monthly')]);
  // Which came first decides nothing: both orders end where the last change says.
  const { plan, next } = await get();
  expect([plan, next?.plan ?? null]).toEqual(plan === 'scale' && next === null ? ['scale', null] : ['scale', 'growth']);
  const total = (await invoices()).reduce((sum, { net }) => sum + Math.round(Number(net) * 100), 0);
  expect(total).toBe(29_900);
});

test('invoice numbers have no gap and no double, also when shops choose at once', async () => {
  const others = await Promise.all(Array.from({ length: 6 }, () => app.register()));
  const answers = await Promise.all(
    others.map((other) => app.send(contract.checkoutPlan, { merchant: other.merchant, price_id: 'starter_monthly' }, by(other))),
  );
  const numbers = answers.map(({ body }) => Number(body.invoice?.number.slice(5))).toSorted((one, other) => one - other);
  expect(numbers).toEqual(Array.from({ length: 6 }, (_, place) => (numbers[0] ?? 0) + place));
});

test('a coupon reduces invoices while it lasts, counts once, and is refused when it is used up', async () => {
  await coupon(`SPRING-${owner.merchant.slice(-6).toUpperCase()}`, { percent: 50, months: 1, most: 1 });
  const code = `spring-${owner.merchant.slice(-6)}`;
  const redeem = (person = owner) => app.send(contract.redeemCoupon, { merchant: person.merchant, code }, by(person));
  expect((await redeem()).body.coupon).toEqual({ code: code.toUpperCase(), percent: 50, ends_at: '2026-12-01T12:00:00.000Z' });
  expect((await redeem()).status).toBe(200);
  expect(codeOf(await redeem(await app.register()))).toBe('billing.coupon_refused');
  expect((await choose('starter_monthly')).body.invoice).toMatchObject({ discount: '14.50', net: '14.50', total: '17.26' });
  // What is given back is what was paid.
  expect((await choose('growth_monthly')).body.invoice).toMatchObject({ discount: '49.50', net: '35.00' });
  await go('2026-12-01T12:00:00Z');
  await renew();
  expect((await invoices())[0]).toMatchObject({ discount: '0.00', net: '99.00' });
  expect((await app.send(contract.removeCoupon, shop(), by())).body.coupon).toBeNull();
});

test('a VAT ID of another EU country moves the tax to the customer, and issued invoices stay as they were', async () => {
  await choose('starter_monthly');
  const details = { name: 'Maison Bleue SARL', address: '1 Rue du Port\n13002 Marseille', country: 'FR', email: 'compta@bleue.example' };
  const wrong = await app.send(contract.updateBuyer, { ...shop(), ...details, vat_id: 'FR123' }, by());
  expect([wrong.status, pathsOf(wrong)]).toEqual([422, ['vat_id']]);
  const nowhere = await app.send(contract.updateBuyer, { ...shop(), ...details, country: 'XX' }, by());
  expect([nowhere.status, pathsOf(nowhere)]).toEqual([422, ['country']]);
  const { body } = await app.send(contract.updateBuyer, { ...shop(), ...details, vat_id: 'fr 40 303 265 045' }, by());
  expect(body.buyer).toEqual({ ...details, vat_id: 'FR40303265045' });
  const { body: renamed } = await app.send(contract.updateBuyer, { ...shop(), name: 'Maison Verte SARL' }, by());
  expect(renamed.buyer).toEqual({ ...details, name: 'Maison Verte SARL', vat_id: 'FR40303265045' });
  await app.send(contract.updateBuyer, { ...shop(), name: details.name }, by());
  const { invoice } = (await choose('growth_monthly')).body;
  expect(invoice).toMatchObject({ net: '70.00', tax: null, tax_note: 'Reverse charge: the customer owes the tax.', total: '70.00' });
  expect((await invoices())[1]).toMatchObject({ tax: { amount: '5.51' }, total: '34.51' });
});

test('the PDF states both sides, the lines, the tax and that nothing was charged', async () => {
  await app.send(
    contract.updateBuyer,
    { ...shop(), name: 'Harbour OHG', address: 'Torstr. 5\n10119 Berlin', country: 'DE', vat_id: 'DE123456789' },
    by(),
  );
  await app.send(contract.setPaymentMethod, { ...shop(), kind: 'bank_transfer', label: 'Cost center 12' }, by());
  await choose('starter_monthly');
  await go('2026-11-11T12:00:00Z');
  const { invoice } = (await choose('growth_monthly')).body;
  const response = await fetch(`${app.url}/api/billing/${owner.merchant}/invoices/${invoice?.id}/pdf`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const { text, name } = await readDocument({
    status: response.status,
    type: response.headers.get('content-type'),
    name: response.headers.get('content-disposition'),
    response,
  });
  expect(name).toContain(`Invoice ${invoice?.number}.pdf`);
  for (const part of [
    'Quay GmbH Kai 1, 20457 Hamburg billing@quay.example',
    `Invoice ${invoice?.number}`,
    'Bill to Harbour OHG Torstr. 5 10119 Berlin DE VAT ID DE123456789',
    'Growth (monthly), 20 of 30 days',
    'November 11, 2026 to December 1, 2026',
    'Unused time on Starter (monthly), 20 of 30 days',
    'Payment method: Bank transfer · Cost center 12',
    'Not charged: no money was collected for this invoice, and none is due.',
  ])
    expect(text).toContain(part);
  for (const sum of ['$66.00', '-$19.33', '$46.67', 'VAT 19% on $46.67', '$8.87', '$55.54', '$0.00']) expect(text).toContain(sum);
});

test('the preview names what is over a smaller plan, and the change removes nothing', async () => {
  await choose('growth_monthly');
  for (let count = 0; count < 5; count += 1) await app.teammate(owner.merchant, 'agent');
  expect((await preview('starter_monthly')).over).toEqual([{ name: 'teammates', used: 6, limit: 5 }]);
  expect((await preview('free')).over).toEqual([{ name: 'teammates', used: 6, limit: 2 }]);
  expect((await preview('scale_monthly')).over).toEqual([]);
  expect(await preview('free')).toMatchObject({ effect: 'period_end', at: '2026-12-01T12:00:00.000Z', lines: [], total: '0.00' });
  await choose('starter_monthly');
  await go('2026-12-01T12:00:00Z');
  await renew();
  const { items } = (await app.send(getEntitlements, shop(), by())).body;
  expect(items.find(({ name }) => name === 'teammates')).toMatchObject({ limit: 5, used: 6, left: 0 });
});

test('a shop whose plan the operator set is billed nothing until it chooses', async () => {
  await app.write(owner.merchant, (ctx) => setPlan(ctx, owner.merchant, 'scale'));
  expect(await get()).toMatchObject({ plan: 'scale', status: 'active', price_id: null, period_ends_at: null });
  await go('2027-06-01T12:00:00Z');
  await renew();
  expect([await planNow(), await invoices()]).toEqual(['scale', []]);
});

test('payment methods: an equal one is used again, one is in use, and deleting it leaves the newest', async () => {
  const set = async (label: string) => (await app.send(contract.setPaymentMethod, { ...shop(), kind: 'invoice', label }, by())).body;
  const current = async () => (await app.send(contract.getPaymentMethod, shop(), by())).body.payment_method;
  expect(await current()).toBeNull();
  const [first, second] = [await set('Berlin'), await set('Hamburg')];
  expect((await set('Hamburg')).id).toBe(second.id);
  expect((await current())?.id).toBe(second.id);
  const connected = await app.send(contract.connectPaymentMethod, { ...shop(), id: first.id }, by());
  expect(connected.body).toMatchObject({ id: first.id, is_default: true });
  const { items } = (await app.send(contract.listPaymentMethods, shop(), by())).body;
  expect(items.map(({ label, is_default: used }) => [label, used])).toEqual([
    ['Hamburg', false],
    ['Berlin', true],
  ]);
  await app.send(contract.deletePaymentMethod, { ...shop(), id: first.id }, by());
  expect((await current())?.id).toBe(second.id);
  expect(codeOf(await app.send(contract.deletePaymentMethod, { ...shop(), id: first.id }, by()))).toBe('payment_method.missing');
  for (let place = 1; place < 10; place += 1) await set(`Place ${place}`);
  const more = await app.send(contract.setPaymentMethod, { ...shop(), kind: 'invoice', label: 'One more' }, by());
  expect(codeOf(more)).toBe('payment_method.too_many');
});

test('invoices come in pages, newest first, and another shop finds none of them', async () => {
  await choose('starter_monthly');
  await choose('growth_monthly');
  await choose('scale_monthly');
  const first = (await app.send(contract.listInvoices, { ...shop(), limit: 2 }, by())).body;
  const rest = (await app.send(contract.listInvoices, { ...shop(), limit: 2, cursor: first.next_cursor ?? '' }, by())).body;
  expect([...first.items, ...rest.items].map(({ id }) => id)).toEqual((await invoices()).map(({ id }) => id));
  expect(rest.next_cursor).toBeNull();
  const stranger = await app.register();
  const id = first.items[0]?.id ?? '';
  const foreign = await app.send(contract.downloadBillingInvoice, { merchant: stranger.merchant, id }, by(stranger));
  expect(foreign.status).toBe(404);
});

test('owners and the billing role manage billing; agents, analysts and managers see nothing of it', async () => {
  for (const role of ['agent', 'analyst', 'manager'] as const) {
    const { status } = await app.send(contract.getSubscription, shop(), by(await app.teammate(owner.merchant, role)));
    expect([role, status]).toEqual([role, 403]);
  }
  const accountant = await app.teammate(owner.merchant, 'billing');
  const chosen = await app.send(contract.checkoutPlan, { ...shop(), price_id: 'starter_monthly' }, by(accountant));
  expect(chosen.status).toBe(200);
});
