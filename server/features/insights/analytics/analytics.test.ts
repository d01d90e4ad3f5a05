import * as contract from '@parley/contract/analytics';
import { setBrandAccess } from '@parley/contract/brands';
import { getOverview, getRevenue } from '@parley/contract/dashboard';
import type { Figure, RowsOf } from '@parley/contract/figures';
import { listCustomers } from '@parley/contract/customers';
import { listConversations } from '@parley/contract/inbox';
import { listOrders } from '@parley/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { maker } from './make.ts';

/**
 * A shop in Amsterdam around the end of summer time. Saturday 25 October 2025 begins at 24T22:00Z, Sunday the 26th at 25T22:00Z and has 25 hours,
 * Monday the 27th begins at 26T23:00Z and ends at 27T23:00Z. The period of these three days compares with the 22nd to the 24th.
 *
 * Orders: A is the last millisecond before the period, B its first; C and D are the two times that clocks show 02:30 on Sunday; E is Sunday's
 * last millisecond; F is cancelled, G a draft; H is on Monday; I is the first instant after the period.
 */
const now = new Date('2025-10-27T20:00:00Z');
const autumn = { period: 'custom', from: '2025-10-25', to: '2025-10-27' } as const;
const spring = { period: 'custom', from: '2025-03-29', to: '2025-03-31' } as const;

let app: TestApp;
let owner: Person;
let theo: Person;
let quay: string;
let standard: string;
let bottle: string;
let cup: string;
let at: { merchant: string };
const as = () => ({ token: owner.token });

beforeAll(async () => {
  app = await startTestApp({ worker: false, now: () => now });
  owner = await app.register();
  theo = await app.teammate(owner.merchant, 'agent', 'Theo');
  at = { merchant: owner.merchant };
  await app.write(owner.merchant, async (ctx) => {
    const { db } = ctx;
    await db.updateTable('shop_settings').set({ time_zone: 'Europe/Amsterdam' }).execute();
    standard = (await db.selectFrom('brands').select('id').where('is_default', '=', true).executeTakeFirstOrThrow()).id;
    const make = maker(ctx, owner.merchant);
    quay = await make.brand('Quay');
    bottle = await make.product('Bottle');
    cup = await make.product('Cup');
    const buyer = (spent: number, orders: number, first: string, last: string) =>
      make.customer({ spent_cents: spent, orders_count: orders, first_order_at: first, last_order_at: last });
    const k1 = await buyer(40000, 2, '2025-10-24T21:59:59.999Z', '2025-10-24T22:00:00Z');
    const k2 = await buyer(2000, 1, '2025-10-26T00:30:00Z', '2025-10-26T00:30:00Z');
    const k3 = await buyer(7000, 2, '2025-10-26T01:30:00Z', '2025-10-26T22:59:59.999Z');
    const k4 = await buyer(8800, 2, '2025-08-10T10:00:00Z', '2025-09-30T22:30:00Z');
    await buyer(1000, 1, '2025-08-20T10:00:00Z', '2025-08-20T10:00:00Z');
    await buyer(1000, 1, '2025-06-01T10:00:00Z', '2025-06-01T10:00:00Z');
    await buyer(1000, 1, '2024-12-01T10:00:00Z', '2024-12-01T10:00:00Z');

    // Before the period: C0 (resolved by the AI), and K3's, four and a half days before D.
    await make.conversation({ at: '2025-10-21T12:00:00Z', customer_id: k3 });
    await make.conversation({
      at: '2025-10-24T21:59:59.999Z',
      customer_id: k1,
      status: 'resolved',
      resolved_by: 'ai',
      resolved_at: '2025-10-24T22:30:00Z',
      first_ai_reply_at: '2025-10-24T22:00:09.999Z',
      csat_score: 1,
      csat_answered_at: '2025-10-24T23:00:00Z',
    });
    // C1: resolved by the AI and confirmed by the customer.
    const c1 = await make.conversation({
      at: '2025-10-24T22:00:00Z',
      customer_id: k1,
      status: 'resolved',
      resolved_by: 'ai',
      resolved_at: '2025-10-24T23:00:00Z',
      first_ai_reply_at: '2025-10-24T22:00:02Z',
      ai_confirmed_at: '2025-10-24T22:10:00Z',
      csat_score: 5,
      csat_answered_at: '2025-10-24T23:10:00Z',
    });
    // C2: handed off after ten minutes, taken over after five more, answered after ten; resolved by Theo.
    const c2 = await make.conversation({
      at: '2025-10-26T00:30:00Z',
      customer_id: k2,
      status: 'resolved',
      handler: 'human',
      assignee_id: theo.userId,
      resolved_by: 'person',
      resolved_at: '2025-10-26T02:00:00Z',
      first_ai_reply_at: '2025-10-26T00:30:04Z',
      handoff_reason: 'customer_request',
      handoff_requested_at: '2025-10-26T00:40:00Z',
      handoff_accepted_at: '2025-10-26T00:45:00Z',
      first_human_reply_at: '2025-10-26T00:50:00Z',
      csat_score: 3,
      csat_answered_at: '2025-10-26T03:00:00Z',
    });
    // C3: handed off, and nobody answered.
    const c3 = await make.conversation({
      at: '2025-10-26T01:30:00Z',
      customer_id: k4,
      channel: 'whatsapp',
      handler: 'none',
      waiting_since: '2025-10-26T01:31:00Z',
      first_ai_reply_at: '2025-10-26T01:30:06Z',
      handoff_reason: 'low_confidence',
      handoff_requested_at: '2025-10-26T01:31:00Z',
    });
    // C4: answered by a person only, after a minute.
    const c4 = await make.conversation({
      at: '2025-10-26T22:59:59.999Z',
      customer_id: k2,
      channel: 'whatsapp',
      status: 'resolved',
      handler: 'human',
      assignee_id: theo.userId,
      resolved_by: 'person',
      resolved_at: '2025-10-27T10:00:00Z',
      first_human_reply_at: '2025-10-26T23:00:59.999Z',
      csat_score: 4,
      csat_answered_at: '2025-10-27T11:00:00Z',
    });
    // C5: the customer left after the AI's question. C6: just begun. C7: merged into C1. C8: after the period.
    const c5 = await make.conversation({
      at: '2025-10-26T23:00:00Z',
      customer_id: k1,
      first_ai_reply_at: '2025-10-26T23:00:08Z',
      ai_asked: true,
      last_author: 'ai',
      last_at: '2025-10-26T23:00:08Z',
    });
    await make.conversation({ at: '2025-10-27T19:00:00Z', customer_id: k3, last_author: 'customer', last_at: '2025-10-27T19:00:00Z' });
    await make.conversation({ at: '2025-10-26T09:00:00Z', customer_id: k1, status: 'resolved', merged_into_id: c1 });
    await make.conversation({ at: '2025-10-27T23:00:00Z', customer_id: k1 });

    const customer = { direction: 'in', author: 'customer' } as const;
    const by = { author_id: theo.userId };
    await make.said(c1, 1, '2025-10-24T22:00:00Z', customer);
    await make.said(c2, 1, '2025-10-26T00:30:00Z', customer);
    await make.said(c2, 2, '2025-10-26T00:50:00Z', by);
    await make.said(c2, 3, '2025-10-26T01:00:00Z', by);
    await make.said(c2, 4, '2025-10-26T01:05:00Z', { ...by, private: true });
    await make.said(c3, 1, '2025-10-26T01:30:00Z', customer);
    await make.said(c4, 1, '2025-10-26T23:00:59.999Z', by);

    const withMessage = () => ({ message_id: newId() });
    await make.run(c1, '2025-10-24T22:00:01Z', {
      ...withMessage(),
      ...{ tokens_input: 100, tokens_cached: 50, tokens_cache_write: 10, tokens_output: 20, tokens_reasoning: 5 },
      cost_micros: 20_000,
      confidence: 0.9,
      intent: 'track_order',
    });
    await make.run(c1, '2025-10-24T22:00:02Z', {
      tokens_input: 7,
      cost_micros: 0,
      confidence: 0.1,
      intent: 'track_order',
      decision: 'dropped',
      attempts: JSON.stringify([{ engine: 'llm', model: 'm', failure: 'slow' }]),
    });
    await make.run(c2, '2025-10-26T00:30:03Z', { ...withMessage(), cost_micros: 10_000, confidence: 0.8, intent: 'place_order' });
    await make.run(c2, '2025-10-26T00:40:00Z', {
      ...withMessage(),
      cost_micros: null,
      confidence: 0.4,
      intent: 'contact_human_agent',
      decision: 'hand_off',
    });
    await make.run(c3, '2025-10-26T01:31:00Z', {
      ...withMessage(),
      tokens_input: 300,
      tokens_output: 40,
      cost_micros: 30_000,
      confidence: 0.2,
      intent: 'place_order',
      decision: 'hand_off',
      attempts: JSON.stringify([{ engine: 'llm', model: 'm', failure: 'refused' }]),
    });
    // Two teammates report one answer; the report of another was dismissed.
    await make.report(c1, 2, { reported_by: theo.userId });
    await make.report(c1, 2, { reported_by: owner.userId });
    await make.report(c2, 2, { reported_by: theo.userId, state: 'dismissed' });

    const cart = { cart: JSON.stringify({ items: [{ name: 'Bottle', quantity: 1, price: null }], total: null, currency: null }) };
    const reported = (time: string) => ({ cart_at: time, ...cart });
    await make.visitor('2025-10-24T22:00:00Z', { conversation_id: c1, customer_id: k1, ...reported('2025-10-24T22:00:00Z') });
    const emptied = { cart: JSON.stringify({ items: [] }), cart_at: '2025-10-26T00:30:00Z' };
    await make.visitor('2025-10-26T00:30:00Z', { conversation_id: c2, customer_id: k2, ...emptied });
    await make.visitor('2025-10-26T23:00:00Z', { conversation_id: c5, customer_id: k1, ...reported('2025-10-26T23:00:00Z') });
    await make.visitor('2025-10-27T22:59:59.999Z');
    await make.visitor('2025-10-24T21:59:59.999Z');

    const ai = { sold_by: 'ai', channel: 'website' } as const;
    const line = (product: string | undefined, cents: number, quantity: number, more = {}) => ({
      product,
      name: 'A line',
      cents,
      quantity,
      ...more,
    });
    await make.order({
      name: 'A',
      at: '2025-10-24T21:59:59.999Z',
      cents: 1000,
      customer_id: k1,
      lines: [line(bottle, 1000, 1)],
      refunds: [
        { at: '2025-10-24T21:59:59.999Z', cents: 100 },
        { at: '2025-10-25T10:00:00Z', cents: 400 },
      ],
    });
    await make.order({
      name: 'B',
      at: '2025-10-24T22:00:00Z',
      cents: 10_000,
      customer_id: k1,
      conversation_id: c1,
      ...ai,
      lines: [line(bottle, 4000, 2), { name: 'Gift wrap', cents: 2000, quantity: 1 }],
      refunds: [{ at: '2025-10-26T01:00:00Z', cents: 1500 }],
    });
    await make.order({
      name: 'C',
      at: '2025-10-26T00:30:00Z',
      cents: 2000,
      customer_id: k2,
      channel: 'whatsapp',
      sold_by: 'teammate',
      sold_by_user_id: theo.userId,
      lines: [line(bottle, 2000, 1)],
      refunds: [{ at: '2025-10-27T23:00:00Z', cents: 700 }],
    });
    await make.order({
      name: 'D',
      at: '2025-10-26T01:30:00Z',
      cents: 3000,
      customer_id: k3,
      channel: 'shop',
      sold_by: 'customer',
      brand_id: quay,
      lines: [line(cup, 1000, 3, { cancelled: 1 })],
    });
    await make.order({
      name: 'E',
      at: '2025-10-26T22:59:59.999Z',
      cents: 4000,
      customer_id: k3,
      lines: [line(bottle, 4000, 1, { returned: 1 })],
    });
    await make.order({
      name: 'F',
      at: '2025-10-26T23:00:00Z',
      cents: 5000,
      customer_id: k4,
      status: 'cancelled',
      lines: [line(bottle, 5000, 1)],
      refunds: [{ at: '2025-10-27T10:00:00Z', cents: 5000 }],
    });
    await make.order({
      name: 'G',
      at: '2025-10-27T18:00:00Z',
      cents: 6000,
      customer_id: k4,
      conversation_id: c2,
      status: 'draft',
      captured_cents: 0,
    });
    await make.order({ name: 'H', at: '2025-10-27T19:00:00Z', cents: 500, conversation_id: c5, ...ai, lines: [line(cup, 500, 1)] });
    await make.order({ name: 'I', at: '2025-10-27T23:00:00Z', cents: 100_000 });
    await make.order({ name: 'J', at: '2025-09-30T22:30:00Z', cents: 800, customer_id: k4 });
    await make.creditNote('2025-10-27T10:00:00Z', 250);
    await make.creditNote('2025-10-27T23:00:00Z', 99_900);

    // Spring: Sunday 30 March 2025 begins at 29T23:00Z, has 23 hours and ends at 30T22:00Z.
    for (const [place, instant] of [
      '2025-03-28T22:59:59.999Z',
      '2025-03-29T22:59:59.999Z',
      '2025-03-29T23:00:00Z',
      '2025-03-30T21:59:59.999Z',
      '2025-03-30T22:00:00Z',
      '2025-03-31T21:59:59.999Z',
      '2025-03-31T22:00:00Z',
    ].entries())
      await make.order({ name: `S${place}`, at: instant, cents: 100 * 2 ** place });
    const long = { customer_id: k4, first_ai_reply_at: '2025-03-30T08:00:05Z' };
    // Resolved by the AI and unchanged; resolved by the AI, reopened and resolved by a person; never resolved.
    await make.conversation({
      at: '2025-03-30T08:00:00Z',
      ...long,
      status: 'resolved',
      resolved_by: 'ai',
      resolved_at: '2025-03-30T09:00:00Z',
    });
    const back = await make.conversation({
      at: '2025-03-30T08:00:00Z',
      ...long,
      status: 'resolved',
      resolved_by: 'person',
      resolved_at: '2025-04-03T09:00:00Z',
      first_human_reply_at: '2025-04-02T09:00:00Z',
    });
    const resolved = {
      author: 'system',
      direction: 'none',
      activity: JSON.stringify({ kind: 'resolved', actor: null, reason: null, note: null }),
    } as const;
    await make.said(back, 1, '2025-03-30T09:00:00Z', resolved);
    await make.said(back, 2, '2025-04-03T09:00:00Z', resolved);
    await make.conversation({ at: '2025-03-30T08:00:00Z', ...long });
    // One browser began all three.
    await make.visitor('2025-03-30T08:00:00Z');
  });
});
afterAll(() => app.close());

const valuesOf = (figures: readonly Figure[]) => Object.fromEntries(figures.map(({ key, value, previous }) => [key, [value, previous]]));
const metrics = async (more: object = autumn, person = owner) =>
  (await app.send(contract.getMetrics, { ...at, ...more }, { token: person.token })).body;

test('a period has whole days of the shop and compares with the same number before, across clock changes', async () => {
  expect((await metrics()).period).toEqual({
    previous_from: '2025-10-21T22:00:00.000Z',
    previous_to: '2025-10-24T22:00:00.000Z',
    from: '2025-10-24T22:00:00.000Z',
    to: '2025-10-27T23:00:00.000Z',
    time_zone: 'Europe/Amsterdam',
    days: 3,
  });
  expect((await metrics(spring)).period).toMatchObject({
    previous_from: '2025-03-25T23:00:00.000Z',
    from: '2025-03-28T23:00:00.000Z',
    to: '2025-03-31T22:00:00.000Z',
  });
});

test.each([
  ['today', '2025-10-26T23:00:00.000Z', '2025-10-27T23:00:00.000Z', 1],
  ['7d', '2025-10-20T22:00:00.000Z', '2025-10-27T23:00:00.000Z', 7],
  ['30d', '2025-09-27T22:00:00.000Z', '2025-10-27T23:00:00.000Z', 30],
  ['90d', '2025-07-29T22:00:00.000Z', '2025-10-27T23:00:00.000Z', 90],
  ['365d', '2024-10-27T23:00:00.000Z', '2025-10-27T23:00:00.000Z', 365],
  ['this_month', '2025-09-30T22:00:00.000Z', '2025-10-27T23:00:00.000Z', 27],
  ['last_month', '2025-08-31T22:00:00.000Z', '2025-09-30T22:00:00.000Z', 30],
] as const)('%s reaches from %s to %s', async (period, from, to, days) => {
  expect((await metrics({ period })).period).toMatchObject({ from, to, days });
});

test.each([
  [{ period: 'custom', to: '2025-10-27' }, 'from'],
  [{ period: 'custom', from: '2025-10-27' }, 'to'],
  [{ period: 'custom', from: '2025-10-27', to: '2025-10-26' }, 'to'],
  [{ period: 'custom', from: '2023-10-27', to: '2025-10-27' }, 'to'],
])('%j is refused at %s', async (asked, path) => {
  const answer = await app.send(contract.getMetrics, { ...at, ...asked } as never, as());
  expect([answer.status, (answer.body as { errors?: { path: string }[] }).errors?.[0]?.path]).toEqual([422, path]);
});

test('a period’s metrics match values computed by hand', async () => {
  expect(valuesOf((await metrics()).figures)).toEqual({
    // B 100 + C 20 + D 30 + E 40 + H 5; before: A.
    gross: ['195.00', '10.00'],
    // 4 of A and 15 of B and a credit note of 2.50; F is cancelled, C's is after. Before: 1 of A.
    refunds: ['21.50', '1.00'],
    revenue: ['173.50', '9.00'],
    orders: ['5', '1'],
    // 195 / 5.
    average_order: ['39.00', '10.00'],
    // B 100 + H 5 by the AI, C 20 by a teammate.
    sold_in_chat: ['125.00', '0.00'],
    // C1 to C6; before: C0.
    conversations: ['6', '1'],
    // C1 of C1 to C5; C6 goes on.
    ai_resolution: ['20', '100'],
    // C2 and C3.
    handoffs: ['2', '0'],
    // The median of 2, 4, 6 and 8 s.
    first_reply_ai: ['5', '10'],
    // C2 600 s after the handoff, C4 60 s after its beginning.
    first_reply_people: ['330', null],
    // 5, 3 and 4.
    csat: ['4', '1'],
  });
});

test('each day has what happened in its hours, including a 25-hour day', async () => {
  const { series } = await metrics();
  expect(series['gross']).toEqual([
    { date: '2025-10-25', value: '100.00', previous: '0.00' },
    { date: '2025-10-26', value: '90.00', previous: '0.00' },
    { date: '2025-10-27', value: '5.00', previous: '10.00' },
  ]);
  expect(series['revenue']?.map(({ value }) => value)).toEqual(['96.00', '75.00', '2.50']);
  expect(series['conversations']?.map(({ value }) => value)).toEqual(['1', '3', '2']);
  expect(series['first_reply_ai']?.map(({ value }) => value)).toEqual(['2', '5', '8']);
});

test('a 23-hour day has its orders', async () => {
  const { figures, series } = await metrics(spring);
  expect(series['gross']?.map(({ value }) => value)).toEqual(['2.00', '12.00', '48.00']);
  expect(valuesOf(figures)['gross']).toEqual(['62.00', '1.00']);
});

test('revenue shows its sources, and what chat influenced within a window', async () => {
  const { body } = await app.send(contract.getRevenueReport, { ...at, ...autumn, window_days: 1 }, as());
  expect(valuesOf(body.figures)).toMatchObject({
    net: ['173.50', '9.00'],
    sold_by_ai: ['105.00', '0.00'],
    sold_by_teammates: ['20.00', '0.00'],
    // B, C and H; D and E follow their customer's conversation by more than a day. Before: A, whose customer was just writing.
    influenced: ['125.00', '10.00'],
  });
  expect(body.by_channel.map(({ key, orders, revenue }) => [key, orders, revenue])).toEqual([
    ['website', 2, '105.00'],
    ['import', 1, '40.00'],
    ['shop', 1, '30.00'],
    ['whatsapp', 1, '20.00'],
  ]);
  expect(body.by_seller.map(({ key, orders, revenue }) => [key, orders, revenue])).toEqual([
    ['ai', 2, '105.00'],
    ['nobody', 1, '40.00'],
    ['customer', 1, '30.00'],
    ['teammate', 1, '20.00'],
  ]);
  expect(body.by_brand.map(({ key, name, orders, revenue }) => [key, name, orders, revenue])).toEqual([
    [standard, expect.any(String), 4, '165.00'],
    [quay, 'Quay', 1, '30.00'],
  ]);
  expect(body.series.map(({ net, ai, teammate }) => [net, ai, teammate])).toEqual([
    ['96.00', '100.00', '0.00'],
    ['75.00', '0.00', '20.00'],
    ['2.50', '5.00', '0.00'],
  ]);
  const week = await app.send(contract.getRevenueReport, { ...at, ...autumn, window_days: 7 }, as());
  expect(valuesOf(week.body.figures)['influenced']).toEqual(['195.00', '10.00']);
});

test('the people who came count once, and each step counts those of them who went on', async () => {
  const { body } = await app.send(contract.getConversions, { ...at, ...autumn }, as());
  expect(body.steps.map(({ key, count, previous, share }) => [key, count, previous, share])).toEqual([
    // K1 to K4, and a browser that is nobody's; before: K1, and a browser.
    ['visitors', 5, 2, null],
    ['conversations', 4, 1, '80'],
    // K1 had one, K2's is what they ordered; before: what K1 ordered.
    ['carts', 2, 1, '50'],
    // K1 ordered B and K2 C; those of K3 came before they wrote, K4's are cancelled and a draft; before: A.
    ['orders', 2, 1, '100'],
  ]);
  expect(body.by_channel).toEqual([
    { key: 'website', visitors: 4, conversations: 3, carts: 2, orders: 2 },
    { key: 'whatsapp', visitors: 1, conversations: 1, carts: 0, orders: 0 },
  ]);
  expect(body.by_brand).toEqual([{ key: standard, name: expect.any(String), visitors: 5, conversations: 4, carts: 2, orders: 2 }]);
  expect(body.steps[3]?.formula).toContain('within 7 × 24 hours');
  // Both as soon as they wrote.
  expect(body.median_seconds_to_order).toBe(0);
  // K4 began all three conversations, and the browser is nobody's.
  const { body: one } = await app.send(contract.getConversions, { ...at, ...spring }, as());
  expect(one.steps.map(({ count, share }) => [count, share])).toEqual([
    [2, null],
    [1, '50'],
    [0, '0'],
    [0, null],
  ]);
});

test('products are added up by line, without cancelled units and orders that do not count', async () => {
  const { body } = await app.send(contract.getTopProducts, { ...at, ...autumn }, as());
  const shown = body.items.map((item) => ({ ...item, rows: item.rows !== null }));
  expect(shown).toEqual([
    // B 2 × 40, C 20, E 40; A before.
    {
      product_id: bottle,
      image: null,
      name: 'Bottle',
      quantity: 4,
      orders: 3,
      revenue: '140.00',
      chat_revenue: '100.00',
      returned: 1,
      previous_revenue: '10.00',
      rows: true,
    },
    // D 2 of 3 × 10, H 5.
    {
      product_id: cup,
      image: null,
      name: 'Cup',
      quantity: 3,
      orders: 2,
      revenue: '25.00',
      chat_revenue: '5.00',
      returned: 0,
      previous_revenue: '0.00',
      rows: true,
    },
    {
      product_id: null,
      image: null,
      name: 'Gift wrap',
      quantity: 1,
      orders: 1,
      revenue: '20.00',
      chat_revenue: '20.00',
      returned: 0,
      previous_revenue: '0.00',
      rows: false,
    },
  ]);
  const most = await app.send(contract.getTopProducts, { ...at, ...autumn, by: 'chat_revenue', limit: 2 }, as());
  expect(most.body.items.map(({ name }) => name)).toEqual(['Bottle', 'Gift wrap']);
});

test('customers are new or returning, return by month, and are in one segment each', async () => {
  const { body } = await app.send(contract.getCustomerInsights, { ...at, ...autumn }, as());
  expect(valuesOf(body.figures)).toEqual({
    // K1, K2 and K3 ordered; K1 had before.
    customers: ['3', '1'],
    new_customers: ['2', '1'],
    returning_customers: ['1', '0'],
    repeat_rate: ['33.33', '0'],
    // 190 of customers / 3; H names none.
    average_spent: ['63.33', '10.00'],
    orders_per_customer: ['1.333', '1'],
  });
  const cohorts = body.cohorts.filter(({ customers }) => customers > 0);
  expect(cohorts.map(({ month, customers }) => [month, customers])).toEqual([
    ['2024-12', 1],
    ['2025-06', 1],
    ['2025-08', 2],
    ['2025-10', 3],
  ]);
  // One of August's two ordered at half past midnight on 1 October, when it was still September in UTC.
  expect(cohorts[2]?.returned).toEqual(['0', '50', ...Array(9).fill(null)]);
  expect(body.segments.map(({ key, customers, revenue }) => [key, customers, revenue])).toEqual([
    // Twice the average of 608 / 7 is 174: K1 spent 400, K3 70, K4 88.
    ['champions', 1, '400.00'],
    ['loyal', 2, '158.00'],
    ['new', 1, '20.00'],
    ['promising', 1, '10.00'],
    ['at_risk', 1, '10.00'],
    ['lost', 1, '10.00'],
  ]);
});

test('the AI report separates the AI’s work from people’s', async () => {
  const { body } = await app.send(contract.getAiReport, { ...at, ...autumn }, as());
  expect(valuesOf(body.figures)).toEqual({
    // C1, C2, C3 and C5 of 6; C1 of these 4; C1 of 6.
    involvement: ['66.67', '100'],
    resolution: ['25', '100'],
    automation: ['16.67', '100'],
    // C1 was resolved less than 7 days ago.
    durable: [null, null],
    // Of C1, C2, C3 and C5: C1 was confirmed, C2 and C3 were handed off, C5 was abandoned. C0 had no further message.
    confirmed: ['25', '0'],
    assumed: ['0', '100'],
    escalated: ['50', '0'],
    abandoned: ['25', '0'],
    // Two of the four runs that weren't dropped answered; one of them after a failed engine.
    answer_rate: ['50', null],
    fallback: ['25', null],
    // One of four messages, reported twice.
    reported: ['25', null],
    csat_ai: ['5', '1'],
    csat_assisted: ['3', null],
    csat_people: ['4', null],
    // 0.9, 0.8, 0.4 and 0.2; the dropped run is left out.
    median_confidence: ['0.6', null],
    // 0.02 + 0.01 + 0.03 over one resolution; the unpriced run is reported, not counted as free.
    cost_per_resolution: ['0.06', null],
    first_reply: ['5', '10'],
  });
  expect(body.figures.find(({ key }) => key === 'cost_per_resolution')?.formula).toContain('1 of 5 runs have no known price');
  // The dropped run used tokens, too: 100 + 7 + 300, and 20 + 40.
  expect(valuesOf(body.tokens)).toEqual({
    tokens_input: ['407', '0'],
    tokens_cached: ['50', '0'],
    tokens_cache_write: ['10', '0'],
    tokens_output: ['60', '0'],
    tokens_reasoning: ['5', '0'],
  });
  expect(body.handoffs.map(({ reason, count, share }) => [reason, count, share])).toEqual([
    ['customer_request', 1, '50'],
    ['low_confidence', 1, '50'],
  ]);
  expect(body.series.map(({ resolved_by_ai, handed_off, conversations }) => [resolved_by_ai, handed_off, conversations])).toEqual([
    [1, 0, 1],
    [0, 2, 3],
    [0, 0, 2],
  ]);
  expect(body.intents).toEqual([
    { intent: 'place_order', count: 2, handed_off: 1 },
    { intent: 'contact_human_agent', count: 1, handed_off: 1 },
    { intent: 'track_order', count: 1, handed_off: 0 },
  ]);
});

test('an AI resolution lasts if it stands after seven days', async () => {
  const { body } = await app.send(contract.getAiReport, { ...at, ...spring }, as());
  const durable = body.figures.find(({ key }) => key === 'durable');
  // One stayed resolved, one was reopened, one was never resolved.
  expect(durable?.value).toBe('50');
  expect(await countRows(durable?.rows)).toBe(1);
});

test('the team report shows each teammate’s work, and when customers write', async () => {
  const { body } = await app.send(contract.getTeamReport, { ...at, ...autumn }, as());
  expect(valuesOf(body.figures)).toEqual({
    first_human_reply: ['600', null],
    time_to_accept: ['300', null],
    handoffs: ['2', '0'],
    unanswered: ['1', '0'],
    resolved_by_people: ['2', '0'],
  });
  const [first, second] = body.teammates;
  // C2 and C4; two replies and one, the note is none; 3 and 4; order C.
  expect(first).toMatchObject({
    name: 'Theo',
    conversations: 2,
    replies: 3,
    first_reply_seconds: 600,
    resolved: 2,
    csat: '3.5',
    open_now: 0,
    sold: '20.00',
  });
  expect(second).toMatchObject({ name: 'Olive Owner', conversations: 0, replies: 0, csat: null, sold: '0.00' });
  expect(await countRows(first?.rows)).toBe(2);
  // The hour that clocks show twice is one row.
  expect(body.by_hour).toEqual([
    { weekday: 1, hour: 0, customer_messages: 0, human_replies: 1 },
    { weekday: 6, hour: 0, customer_messages: 1, human_replies: 0 },
    { weekday: 7, hour: 2, customer_messages: 2, human_replies: 2 },
  ]);
});

test('a brand limits the metrics, by choice or by the viewer’s access', async () => {
  expect(valuesOf((await metrics({ ...autumn, brand: quay })).figures)).toMatchObject({
    revenue: ['30.00', '0.00'],
    refunds: ['0.00', '0.00'],
  });
  expect(valuesOf((await metrics({ ...autumn, brand: standard })).figures)).toMatchObject({
    gross: ['165.00', '10.00'],
    revenue: ['143.50', '9.00'],
  });
  expect(valuesOf((await metrics({ ...autumn, brand: newId() })).figures)).toMatchObject({ gross: ['0.00', '0.00'] });
  const limited = await app.teammate(owner.merchant, 'analyst', 'Quentin');
  await app.send(setBrandAccess, { ...at, id: limited.userId, brand_ids: [quay] }, as());
  expect(valuesOf((await metrics(autumn, limited)).figures)).toMatchObject({
    revenue: ['30.00', '0.00'],
    orders: ['1', '0'],
    conversations: ['0', '0'],
  });
});

/** The number of rows in the list of a metric. */
async function countRows(rows: RowsOf | null | undefined): Promise<number | null> {
  if (!rows) return null;
  const asked = { ...at, filter: JSON.stringify(rows.filter), limit: 100 } as never;
  const list = { orders: listOrders, customers: listCustomers, conversations: listConversations, products: listOrders }[rows.list];
  const answer = await app.send(list, asked, as());
  expect([answer.status, answer.body]).toEqual([200, expect.anything()]);
  return answer.body.items.length;
}

const reports = [
  contract.getMetrics,
  contract.getRevenueReport,
  contract.getCustomerInsights,
  contract.getAiReport,
  contract.getTeamReport,
];
const rowCounts: Record<string, number | null> = {
  ...{
    revenue: 5,
    gross: 5,
    net: 5,
    orders: 5,
    average_order: 5,
    refunds: 2,
    sold_in_chat: 3,
    sold_by_ai: 2,
    sold_by_teammates: 1,
    influenced: null,
  },
  ...{
    conversations: 6,
    ai_resolution: 1,
    involvement: 4,
    resolution: 1,
    automation: 1,
    durable: 0,
    handoffs: 2,
    unanswered: 1,
    resolved_by_people: 2,
  },
  ...{
    csat: 3,
    csat_ai: 1,
    csat_assisted: 1,
    csat_people: 1,
    first_reply_ai: 4,
    first_reply: 4,
    first_reply_people: 2,
    first_human_reply: 1,
  },
  ...{ time_to_accept: null, median_confidence: 4, cost_per_resolution: 1 },
  ...{ confirmed: 1, assumed: 0, escalated: 2, abandoned: 1, answer_rate: 3, fallback: 3, reported: 1 },
  ...{ customers: 3, new_customers: 2, returning_customers: 1, repeat_rate: 1, average_spent: 3, orders_per_customer: 3 },
};
test('every metric opens a list of exactly what it counted', async () => {
  const found: Record<string, number | null> = {};
  for (const report of reports) {
    const { body } = await app.send(report, { ...at, ...autumn }, as());
    for (const { key, rows } of body.figures) found[key] = await countRows(rows);
  }
  expect(found).toEqual(rowCounts);
});

test('every part of a report opens its list', async () => {
  const revenue = (await app.send(contract.getRevenueReport, { ...at, ...autumn }, as())).body;
  for (const { rows, orders, key } of [...revenue.by_channel, ...revenue.by_seller, ...revenue.by_brand])
    expect([key, await countRows(rows)]).toEqual([key, orders]);
  for (const { rows, orders } of (await app.send(contract.getTopProducts, { ...at, ...autumn }, as())).body.items)
    expect(await countRows(rows)).toBe(rows ? orders : null);
  const insights = (await app.send(contract.getCustomerInsights, { ...at, ...autumn }, as())).body;
  for (const { rows, customers } of [...insights.cohorts, ...insights.segments]) expect(await countRows(rows)).toBe(customers);
  for (const { rows, count } of (await app.send(contract.getAiReport, { ...at, ...autumn }, as())).body.handoffs)
    expect(await countRows(rows)).toBe(count);
  for (const { rows, count } of (await app.send(getOverview, { ...at, ...autumn }, as())).body.endings)
    expect(await countRows(rows)).toBe(count);
});

test('the dashboard’s daily line includes days without orders and adds up to the total', async () => {
  const { body } = await app.send(getRevenue, { ...at, days: 4 }, as());
  expect(body.days).toEqual([
    { date: '2025-10-24', revenue: '9.00', sold_in_chat: '0.00', orders: 1 },
    { date: '2025-10-25', revenue: '96.00', sold_in_chat: '100.00', orders: 1 },
    { date: '2025-10-26', revenue: '75.00', sold_in_chat: '20.00', orders: 3 },
    { date: '2025-10-27', revenue: '2.50', sold_in_chat: '5.00', orders: 1 },
  ]);
  expect([body.total, body.sold_in_chat]).toEqual(['182.50', '125.00']);
});
