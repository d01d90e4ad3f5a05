import { approve, askForApproval, decline, listApprovals, requestRefund } from '@parley/contract/approvals';
import { createBrand, listBrands, setBrandAccess } from '@parley/contract/brands';
import { getOverview } from '@parley/contract/dashboard';
import { countConversations, getConversation, listMessages, mergeConversation } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { listNotifications } from '@parley/contract/notifications';
import { addOrderNote, editPayment, getOrder, type Order, shipOrder, updateOrderStatus } from '@parley/contract/orders';
import { setVisibility } from '@parley/contract/teams';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notifyNow } from '../../automation/notifications/make.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { detailOf, makeShop, refusal, type Shop } from '../../commerce/orders/make.ts';
import { askToCancel, setPolicy, type Conversation, conversationWithAnna } from './make.ts';

let app: TestApp;
let shop: Shop;
let agent: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await makeShop(app);
  await app.send(
    updateMerchantSettings,
    { merchant: shop.merchant, refund_limit: '100.00', ai: { debounce_ms: 8000 } },
    { token: shop.owner.token },
  );
  agent = await app.teammate(shop.merchant, 'agent', 'Theo');
  await setPolicy(app, shop, { permissions: { cancel: 'ask' } });
});

const at = () => ({ merchant: shop.merchant });
async function asked(more: Parameters<Shop['paid']>[0] = {}): Promise<{ id: string; order: Order; conversation: Conversation }> {
  const order = await shop.paid(more);
  const conversation = await conversationWithAnna(app, shop);
  return { id: await askToCancel(conversation, order), order, conversation };
}
const say = (id: string, { token }: Person = agent) => app.send(approve, { ...at(), id }, { token });
const refuse = (id: string, note = '', { token }: Person = agent) => app.send(decline, { ...at(), id, note }, { token });
const listed = async ({ token }: Person = agent, more: { state?: 'waiting' | 'decided'; conversation_id?: string } = {}) =>
  (await app.send(listApprovals, { ...at(), ...more }, { token })).body.items;
const read = async ({ id }: Order) => (await shop.send(getOrder, { id })).body;
const thread = async (id: string) => (await app.send(listMessages, { ...at(), id }, { token: agent.token })).body.items;

test('an open approval says what is requested, what it moves and why it needs a person', async () => {
  const { id, order, conversation } = await asked();
  expect(await listed()).toEqual([
    {
      id,
      conversation: { id: conversation.id, number: expect.any(Number) },
      customer: { id: shop.id('anna'), name: 'Anna' },
      order: { id: order.id, number: order.order_number },
      action: 'cancel',
      why: 'permission',
      changes: [],
      money: [{ kind: 'refund', amount: '99.80', label: 'Visa 4242', when: 'now' }],
      reason: 'ordered by mistake',
      address: null,
      amount: '99.80',
      currency: 'EUR',
      state: 'proposed',
      note: null,
      decided_by: null,
      decided_at: null,
      requested_by: null,
      approvers: [
        { id: shop.owner.userId, name: expect.any(String) },
        { id: agent.userId, name: 'Theo' },
      ],
      asked_at: null,
      asked_by: null,
      created_at: expect.any(String),
      actions: ['approve', 'decline'],
    },
  ]);
});

test('an approval executes in the teammate’s name and notifies the customer in their language', async () => {
  const { id, order, conversation } = await asked();
  await conversation.change({ language: 'de' });
  const { status, body } = await say(id);
  expect([status, body.state, body.decided_by, body.actions]).toEqual([200, 'approved', 'Theo', []]);
  const after = await read(order);
  const { actor, actor_kind } = after.timeline.findLast(({ kind }) => kind === 'cancelled') ?? {};
  expect([after.status, after.refunded, actor, actor_kind]).toEqual(['cancelled', '99.80', 'Theo', 'user']);
  const messages = await thread(conversation.id);
  expect(messages.map(({ activity }) => activity?.kind)).toContain('ai_approved');
  const lastMessage = messages.at(-1);
  expect([lastMessage?.author, lastMessage?.author_name]).toEqual(['teammate', 'Theo']);
  expect(lastMessage?.text).toBe(`Ihre Bestellung ${order.order_number} ist storniert. Wir erstatten Ihnen 99,80\u00a0€.`);
});

test('a waiting conversation is assigned to the approver', async () => {
  const { id, conversation } = await asked();
  await say(id);
  const { body } = await app.send(getConversation, { ...at(), id: conversation.id }, { token: agent.token });
  expect([body.handler, body.assignee?.name, body.waiting_since]).toEqual(['human', 'Theo', null]);
});

test('of many concurrent approvals one executes', async () => {
  const { id, order } = await asked();
  const answers = await Promise.all(Array.from({ length: 6 }, (_, place) => say(id, place % 2 ? agent : shop.owner)));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
  expect((await read(order)).ledger.map(({ kind }) => kind)).toEqual(['payment', 'refund']);
});

test('of a concurrent approval and decline one counts', async () => {
  const { id, order } = await asked();
  const [yes, no] = await Promise.all([say(id), refuse(id, 'Too late', shop.owner)]);
  expect([yes.status, no.status].toSorted()).toEqual([200, 409]);
  expect((await read(order)).status).toBe(yes.status === 200 ? 'cancelled' : 'pending');
});

test('an approval with a different outcome is not executed and shows the new one', async () => {
  const { id, order } = await asked();
  await shop.send(editPayment, { id: order.id, method: 'gift-1' });
  expect(refusal(await say(id))).toEqual([409, 'approval.changed']);
  expect((await read(order)).status).toBe('pending');
  expect((await listed())[0]?.money).toEqual([{ kind: 'refund', amount: '99.80', label: 'Gift card', when: 'now' }]);
  expect((await say(id)).body.state).toBe('approved');
  expect((await read(order)).status).toBe('cancelled');
});

test('an impossible action says why and can still be declined', async () => {
  const { id, order, conversation } = await asked();
  for (const status of ['confirmed', 'processing']) await shop.send(updateOrderStatus, { id: order.id, status });
  await shop.send(shipOrder, { id: order.id, lines: [{ line_id: order.lines[0]?.id, quantity: 2 }] });
  const answer = await say(id);
  expect(refusal(answer)).toEqual([409, 'approval.refused']);
  expect(detailOf(answer)).toContain('is shipped');
  expect((await refuse(id, 'It has left')).body).toMatchObject({ state: 'declined', note: 'It has left', decided_by: 'Theo' });
  expect((await thread(conversation.id)).at(-1)?.activity).toEqual({
    kind: 'ai_declined',
    actor: 'Theo',
    reason: 'cancel',
    note: 'It has left',
  });
});

test('a teammate can approve in a status that the AI may not change', async () => {
  const { id, order } = await asked();
  await shop.send(updateOrderStatus, { id: order.id, status: 'confirmed' });
  expect((await say(id)).body.state).toBe('approved');
});

test('a teammate below the refund limit can only decline', async () => {
  const { id } = await asked({ lines: [{ variant_id: shop.id('white'), quantity: 2 }] });
  expect((await listed()).map(({ actions }) => actions)).toEqual([['decline', 'ask']]);
  expect(refusal(await say(id))).toEqual([403, 'refund.above_limit']);
  expect((await listed(shop.owner)).map(({ actions }) => actions)).toEqual([['approve', 'decline']]);
  expect((await say(id, shop.owner)).body.state).toBe('approved');
});

test('an analyst sees approvals masked and decides nothing', async () => {
  const { id } = await asked();
  const analyst = await app.teammate(shop.merchant, 'analyst');
  expect((await listed(analyst)).map(({ customer, actions }) => [customer?.name, actions])).toEqual([['A.', []]]);
  expect(refusal(await say(id, analyst))).toEqual([403, 'permission.denied']);
  expect(refusal(await refuse(id, '', analyst))).toEqual([403, 'permission.denied']);
});

test('an approval about a hidden conversation or order is missing', async () => {
  const { id, conversation } = await asked();
  const { body: brand } = await app.send(createBrand, { ...at(), name: 'Quay' }, { token: shop.owner.token });
  await conversation.change({ brand_id: brand.id });
  const { body: brands } = await app.send(listBrands, at(), { token: shop.owner.token });
  const standard = brands.items.find(({ id: one }) => one !== brand.id)?.id ?? '';
  const limit = (...ids: string[]) =>
    app.send(setBrandAccess, { ...at(), id: agent.userId, brand_ids: ids.length ? ids : null }, { token: shop.owner.token });
  const seen = async () => {
    const { body } = await app.send(countConversations, at(), { token: agent.token });
    return [(await listed()).length, body.approvals];
  };
  await limit(standard);
  expect(await seen()).toEqual([0, 0]);
  expect(refusal(await say(id))).toEqual([404, 'approval.missing']);
  expect(refusal(await refuse(id))).toEqual([404, 'approval.missing']);
  await limit(brand.id);
  expect(await seen()).toEqual([0, 0]);
  await limit(brand.id, standard);
  expect(await seen()).toEqual([1, 1]);
  await app.send(setVisibility, { ...at(), id: agent.userId, visibility: 'teams' }, { token: shop.owner.token });
  expect(await seen()).toEqual([0, 0]);
});

test('lists decided approvals latest first, page by page, and by conversation', async () => {
  const made = [await asked(), await asked(), await asked()];
  expect((await listed()).map(({ id }) => id)).toEqual(made.map(({ id }) => id));
  for (const { id } of made) await refuse(id);
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await app.send(listApprovals, { ...at(), state: 'decided', limit: 2, cursor }, { token: agent.token });
    ids.push(...body.items.map(({ id }) => id));
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  expect(ids).toEqual(made.map(({ id }) => id).toReversed());
  expect(await listed(agent, { state: 'decided', conversation_id: made[1]?.conversation.id ?? '' })).toHaveLength(1);
  expect(refusal(await say(made[0]?.id ?? ''))).toEqual([409, 'approval.decided']);
});

test('an approval notifies those who may decide, is counted and appears on the dashboard', async () => {
  const analyst = await app.teammate(shop.merchant, 'analyst');
  const { conversation } = await asked();
  const bell = async ({ token }: Person) =>
    (await app.send(listNotifications, at(), { token })).body.items.filter(({ type }) => type === 'approval_requested');
  await notifyNow(app, shop.merchant);
  expect((await bell(agent)).map(({ conversation_id }) => conversation_id)).toEqual([conversation.id]);
  expect(await bell(analyst)).toEqual([]);
  expect((await app.send(countConversations, at(), { token: agent.token })).body.approvals).toBe(1);
  const { body } = await app.send(getOverview, { ...at() }, { token: agent.token });
  expect(body.attention.find(({ kind }) => kind === 'approvals')).toMatchObject({ count: 1, link: '/inbox?tab=needs_you' });
});

test('approvals are signaled and audited', async () => {
  const { id } = await asked();
  await say(id);
  const db = app.installation.readingOf(shop.merchant);
  const actions = (await db.selectFrom('audit_log').select('action').execute()).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['ai.approval_requested', 'ai.approved']));
  const topics = (await db.selectFrom('live').select('data').execute()).map(({ data }) => (data as { signal: { topic?: string } }).signal);
  expect(topics.filter(({ topic }) => topic === 'approvals')).toHaveLength(2);
});

test('an approval waits for concurrent order changes and merges without a deadlock', async () => {
  for (const _ of Array.from({ length: 4 })) {
    const { id, order, conversation } = await asked();
    const { id: other } = await conversationWithAnna(app, shop);
    await app.write(shop.merchant, async ({ db }) => {
      const same = { customer_id: shop.id('anna'), handler: 'none' } as const;
      await db.updateTable('conversations').set(same).where('id', 'in', [conversation.id, other]).execute();
      await db.updateTable('orders').set({ conversation_id: other }).where('id', '=', order.id).execute();
    });
    const answers = await Promise.all([
      say(id),
      app.send(mergeConversation, { ...at(), id: conversation.id, into: other }, { token: agent.token }),
      ...Array.from({ length: 4 }, (_, place) => shop.send(addOrderNote, { id: order.id, text: `Note ${place}` })),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status >= 500)).toEqual([]);
    // A merge in between makes it check again; it executes once either way.
    for (const one of await listed()) await say(one.id);
    expect((await read(order)).ledger.map(({ kind }) => kind)).toEqual(['payment', 'refund']);
  }
});

const ask = (id: string, { token }: Person = agent) => app.send(askForApproval, { ...at(), id }, { token });
const bellOf = async ({ token }: Person) => {
  await notifyNow(app, shop.merchant);
  const { body } = await app.send(listNotifications, at(), { token });
  return body.items.filter(({ type, text }) => type === 'approval_requested' && text.includes('asks you'));
};

test('who can’t approve sees who can and asks them, once in a while', async () => {
  const manager = await app.teammate(shop.merchant, 'manager', 'Nina');
  const { id } = await asked({ lines: [{ variant_id: shop.id('white'), quantity: 2 }] });
  const [seen] = await listed();
  expect(seen?.approvers.map((one) => one.id).toSorted()).toEqual([shop.owner.userId, manager.userId].toSorted());
  const { status, body } = await ask(id);
  expect([status, body.asked_by, body.asked_at !== null]).toEqual([200, 'Theo', true]);
  expect((await ask(id)).body.asked_at).toBe(body.asked_at);
  expect((await bellOf(manager)).map(({ text }) => text)).toEqual([
    expect.stringContaining('Theo asks you to decide about a customer’s request'),
  ]);
  expect(await bellOf(shop.owner)).toHaveLength(1);
  expect(await bellOf(agent)).toEqual([]);
  const actions = (await app.installation.readingOf(shop.merchant).selectFrom('audit_log').select('action').execute()).map(
    ({ action }) => action,
  );
  expect(actions.filter((action) => action === 'approval.asked')).toHaveLength(1);
});

test('asking when nobody else can approve, or when it is decided, says so', async () => {
  const { id } = await asked();
  expect(refusal(await ask(id, shop.owner))).toEqual([200, undefined]);
  await refuse(id);
  expect(refusal(await ask(id))).toEqual([409, 'approval.decided']);
  const dear = await asked({ lines: [{ variant_id: shop.id('white'), quantity: 2 }] });
  expect(refusal(await ask(dear.id, shop.owner))).toEqual([409, 'approval.nobody']);
});

describe('a refund above a teammate’s limit', () => {
  const want = (order: Order, amount: string, more: object = {}, { token }: Person = agent) =>
    app.send(requestRefund, { ...at(), order_id: order.id, amount, ...more }, { token });
  const dear = () => shop.paid({ lines: [{ variant_id: shop.id('white'), quantity: 2 }] });

  test('can be for items: the limit is checked on the sum, and exactly these items are refunded', async () => {
    const order = await dear();
    const items = { lines: [{ line_id: order.lines[0]?.id, quantity: 2, restock: true }], adjustment: '-9.80', reason: 'Scratched' };
    const send = (more: object) =>
      app.send(requestRefund, { ...at(), order_id: order.id, ...items, ...more } as never, { token: agent.token });
    expect(refusal(await send({ adjustment: '-19.80' }))).toEqual([409, 'approval.unneeded']);
    const { body } = await send({});
    expect([body.amount, body.changes]).toEqual(['110.00', ['2 × Harbour Lamp']]);
    expect((await say(body.id, shop.owner)).status).toBe(200);
    const after = await read(order);
    expect(after.refunds).toMatchObject([
      { amount: '110.00', adjustment: '-9.80', lines: [{ quantity: 2, amount: '119.80', restocked: 2 }] },
    ]);
    expect([after.status, after.refunded]).toEqual(['cancelled', '110.00']);
  });

  test('waits for a teammate, and is refunded in the approver’s name', async () => {
    const order = await dear();
    const shown = (await app.send(getOrder, { ...at(), id: order.id }, { token: agent.token })).body;
    expect([shown.refund_allowance, Number(shown.refundable) > 100]).toEqual(['100.00', true]);
    const { status, body } = await want(order, shown.refundable, { reason: 'arrived broken' });
    expect([status, body.action, body.requested_by?.name, body.amount, body.actions]).toEqual([
      201,
      'refund',
      'Theo',
      shown.refundable,
      ['decline', 'ask'],
    ]);
    expect((await bellOf(shop.owner)).map(({ text, order_id }) => [text, order_id])).toEqual([
      [expect.stringMatching(/^Theo asks you to approve a refund of [\d.]+ EUR for order /), order.id],
    ]);
    expect((await app.send(countConversations, at(), { token: shop.owner.token })).body.approvals).toBe(1);
    expect(refusal(await say(body.id))).toEqual([403, 'refund.above_limit']);
    expect((await say(body.id, shop.owner)).body.state).toBe('approved');
    const after = await read(order);
    expect([after.refunded, after.timeline.findLast(({ kind }) => kind === 'refund')?.actor_kind]).toEqual([shown.refundable, 'user']);
  });

  test('tells whoever asked how it was decided, and nobody else', async () => {
    const decidedBell = async ({ token }: Person) => {
      await notifyNow(app, shop.merchant);
      const { items } = (await app.send(listNotifications, at(), { token })).body;
      return items.flatMap(({ type, text, order_id }) => (type === 'approval_decided' ? [`${text} ${order_id}`] : [])).toSorted();
    };
    const [first, second] = [await dear(), await dear()];
    await refuse((await want(first, '110.00')).body.id, 'Ask for a photo', shop.owner);
    await say((await want(second, '110.00')).body.id, shop.owner);
    expect(await decidedBell(agent)).toEqual([
      `Olive Owner approved the refund of 110.00 EUR for order ${second.order_number} ${second.id}`,
      `Olive Owner declined the refund of 110.00 EUR for order ${first.order_number}: “Ask for a photo” ${first.id}`,
    ]);
    expect(await decidedBell(shop.owner)).toEqual([]);
    const { id } = await asked({ lines: [{ variant_id: shop.id('white'), quantity: 2 }] });
    await ask(id);
    await say(id, shop.owner);
    expect((await decidedBell(agent))[0]).toMatch(/^Olive Owner approved the customer’s request for order /);
  });

  test('is one request an order: the same amount is the same request, another replaces it', async () => {
    const order = await dear();
    const [first, second] = await Promise.all([want(order, '110.00'), want(order, '110.00', {}, agent)]);
    expect(first.body.id).toBe(second.body.id);
    const changed = await want(order, '115.00');
    const open = (await app.send(listApprovals, { ...at(), order_id: order.id }, { token: agent.token })).body.items;
    expect(open.map(({ id, amount }) => [id, amount])).toEqual([[changed.body.id, '115.00']]);
    // Nobody approves an amount that they haven't seen.
    expect(refusal(await say(first.body.id, shop.owner))).toEqual([404, 'approval.missing']);
    expect(await bellOf(shop.owner)).toHaveLength(1);
  });

  test('needs no approval below the limit, and never exceeds what was paid', async () => {
    const order = await dear();
    expect(refusal(await want(order, '20.00'))).toEqual([409, 'approval.unneeded']);
    expect(refusal(await want(order, '9000.00'))).toEqual([422, 'refund.too_much']);
    expect(refusal(await want(order, '110.00', {}, shop.owner))).toEqual([409, 'approval.unneeded']);
    expect(await listed()).toEqual([]);
  });
});

test('two conversations about the same action have one request', async () => {
  const order = await shop.paid();
  const first = await conversationWithAnna(app, shop);
  const id = await askToCancel(first, order);
  const second = await conversationWithAnna(app, shop);
  expect(await askToCancel(second, order)).toBe(id);
  expect((await listed()).map((one) => one.id)).toEqual([id]);
});

test('two conversations that ask for the same action at once have one request', async () => {
  const order = await shop.paid();
  const conversations = [await conversationWithAnna(app, shop), await conversationWithAnna(app, shop)];
  const cancellation = { order_number: order.order_number, reason: 'ordered by mistake' };
  for (const { show, tools } of conversations) await show(await tools.call('cancel_pending_order', cancellation));
  // Both have tried it out, and wait for their proposals.
  const [held, free] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = app.write(shop.merchant, async ({ db }) => {
    await db.selectFrom('ai_proposals').select('tool').where('subject_id', '=', order.id).forUpdate().execute();
    held.resolve();
    await free.promise;
  });
  await held.promise;
  const asking = conversations.map(({ tools }) => tools.call('cancel_pending_order', { ...cancellation, confirmed: true }));
  await until(async () => {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      app.installation.readingOf(shop.merchant),
    );
    return rows[0]?.waiting === 2;
  });
  free.resolve();
  await holding;
  const ids = (await Promise.all(asking)).map((one) => ('approval_id' in one ? one.approval_id : one));
  expect(ids[0]).toBe(ids[1]);
});

test('the table refuses a second open request for the same action', async () => {
  const { order } = await asked();
  const [row] = await app.installation
    .readingOf(shop.merchant)
    .selectFrom('ai_approvals')
    .selectAll()
    .where('order_id', '=', order.id)
    .execute();
  if (!row) throw new Error('No request.');
  const again = app.write(shop.merchant, ({ db }) =>
    db
      .insertInto('ai_approvals')
      .values({ ...row, id: crypto.randomUUID(), arguments: JSON.stringify(row.arguments), details: JSON.stringify(row.details) })
      .execute(),
  );
  await expect(again).rejects.toThrow('ai_approvals_pending');
});
