import { endpoints } from '@parley/contract/api';
import { createBrand, setBrandAccess } from '@parley/contract/brands';
import { getSession } from '@parley/contract/auth';
import { countConversations, getPanel, listConversations, sendMessage, updateConversation } from '@parley/contract/inbox';
import type { Signal } from '@parley/contract/live';
import { listNotifications } from '@parley/contract/notifications';
import { can, type Permission, permissionsOf } from '@parley/contract/permissions';
import { countCustomers, listCustomers } from '@parley/contract/customers';
import { countOrders, listOrders, orderQueues } from '@parley/contract/orders';
import { countProducts, createProduct, listProducts } from '@parley/contract/products';
import { search } from '@parley/contract/search';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { allSamples as samples } from '../../../testing/all-samples.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import type { Fixture } from '../../../testing/samples.ts';
import type { ReadCtx, UserActor } from '../../../context.ts';
import { notifyNow } from '../../automation/notifications/make.ts';
import { customerExport } from '../../commerce/customers/index.ts';
import { conversationExport } from '../../conversations/inbox/index.ts';
import { orderExport } from '../../commerce/orders/index.ts';
import { productExport } from '../../commerce/products/index.ts';
import { makeOrder } from './make.ts';

/** A shop with a conversation, an order and a product in one brand, in another and in none, and an agent who sees only the first brand. */
let app: TestApp;
let owner: Person;
let limited: Person;
type Made = { conversation: string; customer: string; order: string; product: string };
let shown: Made;
let hidden: Made[];
let others: string;
let visitors: Awaited<ReturnType<typeof visit>>[];
const as = (person = owner) => ({ token: person.token });
const at = () => ({ merchant: owner.merchant });
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  limited = await app.teammate(owner.merchant, 'agent', 'Theo');
  const brand = async (name: string) => (await app.send(createBrand, { ...at(), name }, as())).body.id;
  const [ours, theirs] = [await brand('Ours'), await brand('Theirs')];
  others = theirs;
  await app.send(setBrandAccess, { ...at(), id: limited.userId, brand_ids: [ours] }, as());
  visitors = [];
  const made: Made[] = [];
  for (const [place, brand_id] of [ours, theirs, null].entries()) {
    const visitor = await visit(app, owner.merchant);
    await visitor.say(`a pelican question ${place}`);
    visitors.push(visitor);
    const { id, customer } = await latestConversation(app, owner);
    await app.send(updateConversation, { ...at(), id, brand_id, assignee_id: owner.userId }, as());
    await app.send(updateConversation, { ...at(), id, assignee_id: null }, as());
    const variants = [{ price: '10.00' }];
    const { body: product } = await app.send(
      createProduct,
      { ...at(), name: `Pelican ${place}`, status: 'active', brand_id, variants },
      as(),
    );
    const order = await makeOrder(app, owner.merchant, { customer_id: customer.id, brand_id, order_number: `PELICAN${place}` });
    made.push({ conversation: id, customer: customer.id, order, product: product.product_id });
  }
  const [first, ...rest] = made;
  if (!first) throw new Error('Nothing was made.');
  [shown, hidden] = [first, rest];
});
afterAll(() => app.close());

const conversations = async (q?: string) => (await app.send(listConversations, { ...at(), q }, as(limited))).body.items.map(({ id }) => id);

// The tests share one shop and run in order.
describe('in one shop', { shuffle: false }, () => {
  test("the list and its search contain exactly the brand's conversations", async () => {
    expect(await conversations()).toEqual([shown.conversation]);
    expect(await conversations('pelican')).toEqual([shown.conversation]);
    const filter = JSON.stringify({ conditions: [{ field: 'brand', op: 'is', value: [others] }] });
    expect((await app.send(listConversations, { ...at(), filter }, as(limited))).body.items).toEqual([]);
  });

  test("the global search finds only the brand's records", async () => {
    const { body } = await app.send(search, { ...at(), q: 'pelican' }, as(limited));
    expect(body.results.conversations.map(({ id }) => id)).toEqual([shown.conversation]);
    expect(body.results.products.map(({ product_id: id }) => id)).toEqual([shown.product]);
    const orders = await app.send(search, { ...at(), q: 'PELICAN1' }, as(limited));
    expect(orders.body.results.orders).toEqual([]);
  });

  test("counts and badge cover only the brand's conversations, including the agent's own", async () => {
    const { body } = await app.send(countConversations, at(), as(limited));
    expect([body.needs_you, body.unread]).toEqual([1, 1]);
    expect((await app.send(countConversations, at(), as())).body.needs_you).toBe(3);
    expect((await app.send(getSession, {}, as(limited))).body.unread_count).toBe(1);
  });

  /** Every call with a record id that the agent's role can make, with a hidden record. */
  async function walked(path: RegExp, id: string): Promise<Record<string, string | undefined>> {
    const none = newId();
    const fixture: Fixture = {
      owner,
      leaver: owner,
      conversation: id,
      key: '',
      visitorToken: '',
      message: none,
      feedback: none,
      team: none,
      invite: none,
      tag: none,
      view: none,
      bulk: none,
      savedReply: none,
      customer: id,
      note: none,
      session: none,
      ids: new Proxy<Record<string, string>>({}, { get: () => none }),
    };
    const answers: Record<string, string | undefined> = {};
    for (const [name, endpoint] of Object.entries(endpoints)) {
      if (!path.test(endpoint.line) || !samples[name] || !can('agent', endpoint.access as Permission)) continue;
      const { body } = await app.send(endpoint, { ...samples[name](fixture), id }, as(limited));
      answers[name] = (body as { code?: string }).code;
    }
    return answers;
  }
  test.each([
    ['conversation', /\/conversations\/:id/, 15],
    ['order', /\/orders\/:merchant\/:id/, 15],
    ['product', /\/products\/:merchant\/:id/, 2],
    ['customer', /\/customers\/:merchant\/:id/, 5],
  ] as const)('every call that names a hidden %s finds none', async (noun, path, least) => {
    for (const made of hidden) {
      const answers = await walked(path, made[noun]);
      expect(Object.keys(answers).length).toBeGreaterThanOrEqual(least);
      expect(new Set(Object.entries(answers).filter(([, code]) => code !== `${noun}.missing`))).toEqual(new Set());
    }
  });

  test('orders, products and customers are limited to the brand in lists, counts, searches, filters and queues', async () => {
    const brand = JSON.stringify({ match: 'any', conditions: [{ field: 'brand', op: 'is', value: [others] }] });
    const orders = async (more: object = {}) =>
      (await app.send(listOrders, { ...at(), ...more }, as(limited))).body.items.map(({ id }) => id);
    expect([await orders(), await orders({ q: 'PELICAN' }), await orders({ filter: brand })]).toEqual([[shown.order], [shown.order], []]);
    expect((await app.send(countOrders, at(), as(limited))).body.count).toBe(1);
    const queues = (await app.send(orderQueues, at(), as(limited))).body;
    expect(Object.values(queues).every((count) => count <= 1)).toBe(true);
    const products = async (more: object = {}) =>
      (await app.send(listProducts, { ...at(), ...more }, as(limited))).body.items.map(({ product_id: id }) => id);
    expect([await products(), await products({ q: 'pelican' }), await products({ filter: brand })]).toEqual([
      [shown.product],
      [shown.product],
      [],
    ]);
    expect((await app.send(countProducts, at(), as(limited))).body.count).toBe(1);
    expect((await app.send(listCustomers, at(), as(limited))).body.items.map(({ id }) => id)).toEqual([shown.customer]);
    expect((await app.send(countCustomers, at(), as(limited))).body.count).toBe(1);
  });

  test.each([
    ['conversations', conversationExport, 'number', '1'],
    ['orders', orderExport, undefined, 'PELICAN0'],
    ['products', productExport, undefined, 'Pelican 0'],
    ['customers', customerExport, undefined, ''],
  ] as const)('a file of %s holds the brand’s only', async (_list, exported, column, value) => {
    const actor = {
      kind: 'user' as const,
      sessionId: newId(),
      name: 'Theo',
      role: 'merchant' as const,
      ...at(),
      permissions: permissionsOf('agent'),
    };
    const { brand_ids: ids } = await app.installation
      .readingOf(owner.merchant)
      .selectFrom('directory.memberships')
      .select('brand_ids')
      .where('user_id', '=', limited.userId)
      .executeTakeFirstOrThrow();
    const db = app.installation.readingOf(owner.merchant);
    const ctx: ReadCtx<UserActor> = {
      actor: { ...actor, id: limited.userId, teams: null, brands: { ids: ids ?? [], withDefault: false } },
      requestId: 'test',
      address: '',
      now: () => new Date(),
      newId,
      flags: app.installation.flags,
      db,
      readerOf: () => db,
    };
    const { rows, next } = await exported.read(ctx, {}, null, 10);
    expect([rows.length, next]).toEqual([1, null]);
    const cells = Object.values(rows[0] ?? {});
    expect(column ? rows[0]?.[column] : cells.some((cell) => cell.includes(value)) && value).toBe(value);
  });

  const listen = async ({ token }: Person, headers: Record<string, string> = {}) => {
    const ear = await followStream(`${app.url}/api/live/${owner.merchant}`, token, headers);
    return { ...ear, signals: () => ear.events.filter(({ event }) => event === 'signal').map(({ data }) => data as Signal) };
  };

  test("the stream contains only the brand's signals, live and replayed", async () => {
    const ear = await listen(limited);
    for (const visitor of visitors) await visitor.say('are you there?');
    await app.write(owner.merchant, async ({ signal }) => {
      for (const { order, product } of [...hidden, shown]) {
        signal({ type: 'changed', topic: 'orders', id: order, version: 2 });
        signal({ type: 'changed', topic: 'products', id: product, version: 2 });
      }
    });
    const isLast = (signal: Signal) => signal.type === 'changed' && signal.id === shown.product;
    await until(async () => ear.signals().some(isLast));
    const replayed = await listen(limited, { 'last-event-id': '0' });
    await until(async () => replayed.signals().filter(isLast).length > 1);
    const about = [...ear.signals(), ...replayed.signals()].flatMap((signal) => {
      if ('conversation_id' in signal) return [signal.conversation_id];
      return ['inbox', 'orders', 'products'].includes(signal.topic) && signal.id ? [signal.id] : [];
    });
    expect(new Set(about)).toEqual(new Set([shown.conversation, shown.order, shown.product]));
    await Promise.all([ear.leave(), replayed.leave()]);
  });

  test('a conversation that leaves the brand leaves their lists, with a signal', async () => {
    const ear = await listen(limited);
    const { body: before } = await app.send(listConversations, at(), as());
    const ours = before.items.find(({ id }) => id === shown.conversation)?.brand ?? null;
    expect(ours?.name).toBe('Ours');
    await app.send(updateConversation, { ...at(), id: shown.conversation, brand_id: null }, as());
    await until(async () => ear.signals().some((signal) => signal.type === 'changed' && signal.id === shown.conversation));
    expect(await conversations()).toEqual([]);
    await app.send(updateConversation, { ...at(), id: shown.conversation, brand_id: ours?.id ?? null }, as());
    await until(async () => (await conversations()).length === 1);
    await ear.leave();
  });

  test('a teammate limited to the default brand gets a signal when a conversation leaves it', async () => {
    const person = await app.teammate(owner.merchant, 'agent', 'Dora');
    const { id } = await app.installation
      .readingOf(owner.merchant)
      .selectFrom('brands')
      .select('id')
      .where('is_default', '=', true)
      .executeTakeFirstOrThrow();
    await app.send(setBrandAccess, { ...at(), id: person.userId, brand_ids: [id] }, as());
    const moved = hidden[1]?.conversation ?? '';
    expect((await app.send(listConversations, at(), as(person))).body.items.map((one) => one.id)).toEqual([moved]);
    const ear = await listen(person);
    await app.send(updateConversation, { ...at(), id: moved, brand_id: others }, as());
    await until(async () => ear.signals().some((signal) => signal.type === 'changed' && signal.topic === 'inbox' && signal.id === moved));
    await app.send(updateConversation, { ...at(), id: moved, brand_id: id }, as());
    expect((await app.send(listConversations, at(), as(person))).body.items[0]?.brand).toBeNull();
    await ear.leave();
  });

  test("a conversation can't be assigned to someone who can't see it, nor moved out of its assignee's sight", async () => {
    const refused = await app.send(updateConversation, { ...at(), id: hidden[0]?.conversation ?? '', assignee_id: limited.userId }, as());
    expect((refused.body as { code?: string }).code).toBe('assignee.missing');
    const held = { ...at(), id: shown.conversation };
    expect((await app.send(updateConversation, { ...held, assignee_id: limited.userId }, as())).status).toBe(200);
    const moved = await app.send(updateConversation, { ...held, brand_id: others }, as());
    expect((moved.body as { detail?: string }).detail).toBe('Theo can’t see this brand’s conversations.');
    const given = await app.send(updateConversation, { ...held, brand_id: others, assignee_id: owner.userId }, as());
    expect(given.body).toMatchObject({ brand: { id: others, name: 'Theirs' }, assignee: { id: owner.userId } });
  });

  test('a brand must exist and be visible to whoever names it', async () => {
    const code = async (id: string, brand_id: string, person = owner) =>
      ((await app.send(updateConversation, { ...at(), id, brand_id }, as(person))).body as { code?: string }).code;
    expect(await code(shown.conversation, newId())).toBe('brand.missing');
    const stranger = await app.register();
    const { body: foreign } = await app.send(createBrand, { merchant: stranger.merchant, name: 'Foreign' }, as(stranger));
    expect(await code(shown.conversation, foreign.id)).toBe('brand.missing');
  });

  test("a mention in a hidden conversation's note notifies nobody", async () => {
    const id = hidden[0]?.conversation ?? '';
    const note = { ...at(), id, client_id: randomUUID(), text: '@Theo look', private: true, mentions: [limited.userId] };
    expect((await app.send(sendMessage, note, as())).body.mentions).toEqual([]);
    await notifyNow(app, owner.merchant);
    const bell = (await app.send(listNotifications, at(), as(limited))).body.items;
    expect(bell.some(({ type }) => type === 'mentioned')).toBe(false);
  });

  test("the panel shows only the brand's orders, and a card of another brand is refused", async () => {
    const { conversation, customer } = hidden[1] ?? shown;
    const person = await app.teammate(owner.merchant, 'agent', 'Una');
    const db = app.installation.readingOf(owner.merchant);
    const { id: standard } = await db.selectFrom('brands').select('id').where('is_default', '=', true).executeTakeFirstOrThrow();
    await app.send(setBrandAccess, { ...at(), id: person.userId, brand_ids: [standard] }, as());
    const foreign = await makeOrder(app, owner.merchant, { customer_id: customer, brand_id: others, order_number: 'ELSEWHERE' });
    const { body } = await app.send(getPanel, { ...at(), id: conversation }, as(person));
    expect(body.orders.map(({ id }) => id)).toEqual([hidden[1]?.order]);
    const say = async (card: { type: 'order'; order_id: string } | { type: 'product'; product_id: string }) => {
      const words = { ...at(), id: conversation, client_id: randomUUID(), text: '', cards: [card] };
      return ((await app.send(sendMessage, words, as(person))).body as { code?: string }).code;
    };
    expect(await say({ type: 'order', order_id: foreign })).toBe('order.missing');
    expect(await say({ type: 'product', product_id: hidden[0]?.product ?? '' })).toBe('product.missing');
    expect(await say({ type: 'product', product_id: hidden[1]?.product ?? '' })).toBeUndefined();
  });
});
