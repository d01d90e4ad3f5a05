import { getActivity, getOverview } from '@parley/contract/dashboard';
import { inviteTeammate, updateMerchantSettings } from '@parley/contract/merchants';
import { dismissOnboarding, getOnboardingChecklist } from '@parley/contract/onboarding';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { maker } from '../analytics/make.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
});
afterAll(() => app.close());

const overviewOf = async ({ merchant, token }: Person) => (await app.send(getOverview, { merchant }, { token })).body;
const activityOf = async ({ merchant, token }: Person, limit = 10) =>
  (await app.send(getActivity, { merchant, limit }, { token })).body.items;
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

test('a new shop has nobody waiting, no alerts, and the setup steps of its guide', async () => {
  const body = await overviewOf(owner);
  expect(body.waiting).toEqual({ count: 0, oldest_since: null, oldest_id: null, ai_answering: 0, open_now: true });
  expect(body.attention).toEqual([]);
  expect(body.endings).toEqual([]);
  expect(body.set_up).toEqual((await app.send(getOnboardingChecklist, { merchant: owner.merchant }, { token: owner.token })).body.steps);
  expect(body.set_up.filter(({ state }) => state === 'done').map(({ step }) => step)).toEqual(['shop']);
  expect(body.has_conversations).toBe(false);
  expect(body.figures.map(({ key, value }) => [key, value])).toEqual([
    ['revenue', '0.00'],
    ['gross', '0.00'],
    ['sold_in_chat', '0.00'],
    ['orders', '0'],
    ['conversations', '0'],
    ['ai_resolution', null],
    ['first_reply_ai', null],
    ['first_reply_people', null],
    ['csat', null],
  ]);
});

test('shows who waits longest, and a step is done once its result exists', async () => {
  const shop = await app.register();
  await app.send(updateMerchantSettings, { merchant: shop.merchant, ai: { enabled: false } }, { token: shop.token });
  const first = await visit(app, shop.merchant);
  await first.say('hello');
  const { id } = await latestConversation(app, shop);
  await (await visit(app, shop.merchant)).say('me too');
  await app.teammate(shop.merchant, 'agent');
  const body = await overviewOf(shop);
  expect(body.waiting).toMatchObject({ count: 2, oldest_id: id, ai_answering: 0 });
  expect(body.attention).toEqual([{ kind: 'handoffs', count: 2, link: '/inbox?tab=needs_you' }]);
  expect(body.set_up.filter(({ state }) => state === 'done').map(({ step }) => step)).toEqual(['shop', 'team']);
  expect(body.has_conversations).toBe(true);
});

test('inviting somebody completes the team step', async () => {
  const shop = await app.register();
  await app.send(inviteTeammate, { merchant: shop.merchant, email: 'paul@shop.example', role: 'agent' }, { token: shop.token });
  const { set_up: steps } = await overviewOf(shop);
  expect(steps.find(({ step }) => step === 'team')).toEqual({ step: 'team', state: 'done', link: '/settings#team' });
});

test('a shop that hid its setup steps has none', async () => {
  const shop = await app.register();
  await app.send(dismissOnboarding, { merchant: shop.merchant }, { token: shop.token });
  expect((await overviewOf(shop)).set_up).toEqual([]);
  await app.send(dismissOnboarding, { merchant: shop.merchant, dismissed: false }, { token: shop.token });
  expect((await overviewOf(shop)).set_up).toHaveLength(7);
});

test('alerts are sorted by urgency and link to their rows', async () => {
  const shop = await app.register();
  await app.write(shop.merchant, async (ctx) => {
    const make = maker(ctx, shop.merchant);
    const customer_id = await make.customer({});
    const id = await make.conversation({
      at: ago(60),
      customer_id,
      handler: 'none',
      waiting_since: ago(50),
      handoff_requested_at: ago(50),
      handoff_reason: 'low_confidence',
    });
    await make.said(id, 1, ago(30), { status: 'failed' });
    await make.said(id, 2, ago(60 * 24 * 8), { status: 'failed' });
    await make.order({ name: '1', at: ago(10), cents: 100, status: 'pending' });
    await make.order({ name: '2', at: ago(10), cents: 100, status: 'processing', fulfillment_status: 'on_hold' });
    await make.order({ name: '3', at: ago(10), cents: 100, returns: 'received' });
    const product = await make.product('Gone');
    await make.product('Not counted');
    await ctx.db
      .insertInto('variants')
      .values({ merchant_id: shop.merchant, id: newId(), product_id: product, position: 0, price_cents: 100, stock: 0 })
      .execute();
    await sql`select figure_products(${shop.merchant}::uuid, array[${product}::uuid])`.execute(ctx.db);
  });
  const { attention } = await overviewOf(shop);
  expect(attention.map(({ kind, count }) => [kind, count])).toEqual([
    ['overdue_handoffs', 1],
    ['handoffs', 1],
    ['failed_messages', 1],
    ['orders_on_hold', 1],
    ['returns_received', 1],
    ['orders_to_confirm', 1],
    ['out_of_stock', 1],
  ]);
  const filter = new URL(attention[3]?.link ?? '', 'http://parley.test').searchParams.get('filter') ?? '';
  expect(JSON.parse(filter)).toEqual({ match: 'all', conditions: [{ field: 'fulfillment_status', op: 'is', value: ['on_hold'] }] });
});

test('activity is listed latest first, with names masked where required', async () => {
  const shop = await app.register();
  const analyst = await app.teammate(shop.merchant, 'analyst');
  await app.write(shop.merchant, async (ctx) => {
    const make = maker(ctx, shop.merchant);
    const customer_id = await make.customer({ name: 'Mei Silva' });
    const about = { customer_id, customer_name: 'Mei Silva' };
    await make.conversation({ at: ago(90), ...about, handler: 'none', handoff_requested_at: ago(4), handoff_reason: 'customer_request' });
    await make.conversation({ at: ago(90), ...about, handler: 'none', handoff_requested_at: ago(5), handoff_reason: 'low_confidence' });
    await make.conversation({
      at: ago(90),
      ...about,
      status: 'resolved',
      resolved_by: 'ai',
      resolved_at: ago(6),
      csat_score: 4,
      csat_answered_at: ago(3),
    });
    const sold = await make.order({
      name: '#1',
      at: ago(2),
      cents: 4994,
      customer_id,
      sold_by: 'ai',
      channel: 'website',
      lines: [{ name: 'Water Bottle', cents: 2497, quantity: 2 }],
    });
    await make.order({ name: '#2', at: ago(7), cents: 100, customer_id });
    await make.order({ name: '#3', at: ago(1), cents: 100, status: 'draft', captured_cents: 0 });
    const event = { merchant_id: shop.merchant, order_id: sold, actor_kind: 'user' as const };
    await ctx.db
      .insertInto('order_events')
      .values({ ...event, id: newId(), kind: 'delivered', at: ago(1) })
      .execute();
    await ctx.db
      .insertInto('order_events')
      .values({ ...event, id: newId(), kind: 'refund', amount_cents: 500, at: ago(0) })
      .execute();
    await ctx.db
      .insertInto('order_events')
      .values({ ...event, id: newId(), kind: 'note', at: ago(0) })
      .execute();
  });
  const items = await activityOf(shop);
  expect(items.map(({ kind, by, title, amount }) => [kind, by, title, amount])).toEqual([
    ['refund', 'person', '#1', '5.00'],
    ['delivered', 'person', '#1', null],
    ['sold', 'ai', 'Water Bottle ×2', '49.94'],
    ['csat', 'customer', '4', null],
    ['handoff', 'customer', 'customer_request', null],
    ['low_confidence', 'ai', 'low_confidence', null],
    ['resolved', 'ai', null, null],
    ['order', 'customer', '#2', '1.00'],
  ]);
  expect(new Set(items.map(({ name }) => name))).toEqual(new Set(['Mei Silva']));
  expect(items[2]?.link).toMatch(/^\/orders\?order=/);
  expect(new Set((await activityOf(analyst)).map(({ name }) => name))).toEqual(new Set(['M. S.']));
  expect(await activityOf(shop, 2)).toEqual(items.slice(0, 2));
});
