import type { Condition } from '@parley/contract/filters';
import { conversationFields, type ConversationSort } from '@parley/contract/conversations';
import {
  takeOverConversation,
  listConversations,
  listMessages,
  markRead,
  markUnread,
  pinConversation,
  sendMessage,
  updateConversation,
} from '@parley/contract/inbox';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { detailOf, pathsOf } from '../../account/identity/make.ts';

let app: TestApp;
let owner: Person;
let agent: Person;
let team: string;
let tag: string;
const [brand, standard] = [newId(), 'standard'];
const ids: Record<string, string> = {};
const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id) ?? id;

const hour = 3_600_000;
const now = Date.now();
const row = (name: string, more: Record<string, unknown>) => ({ name, ...more });
/** Seven conversations that differ from each other. */
const rows = [
  row('ada', {
    priority: 'urgent',
    waiting_since: new Date(now - hour),
    handler: 'none',
    language: 'en',
    handoff_reason: 'customer_request',
    handoff_requested_at: new Date(now - hour),
  }),
  row('bob', {
    priority: 'high',
    first_human_reply_at: new Date(now - 2 * hour),
    waiting_since: new Date(now - 3 * hour),
    handler: 'human',
    language: 'de',
  }),
  row('cyd', {
    priority: 'low',
    status: 'resolved',
    resolved_at: new Date(now),
    first_ai_reply_at: new Date(now - hour),
    csat_score: 2,
    csat_asked_at: new Date(now),
    csat_answered_at: new Date(now),
  }),
  row('dan', { status: 'snoozed', snoozed_until: new Date(now + hour), subject: '100% wool?' }),
  row('eve', {
    status: 'pending',
    channel: 'whatsapp',
    handler: 'human',
    csat_score: 5,
    subject: '',
    ai_asked: true,
    last_author: 'ai',
    last_at: new Date(now - 30 * hour),
    first_human_reply_at: new Date(now - 30 * hour),
  }),
  row('fay', { muted_at: new Date(now), handler: 'human', customer_seq: 2, message_count: 2 }),
  row('gus', { created_at: new Date(now - 40 * 24 * hour), last_activity_at: new Date(now - 39 * 24 * hour) }),
];

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  agent = await app.teammate(owner.merchant, 'agent', 'Theo');
  [team, tag] = [newId(), newId()];
  await app.write(owner.merchant, async ({ db }) => {
    const merchant_id = owner.merchant;
    await db.insertInto('teams').values({ merchant_id, id: team, name: 'Returns' }).execute();
    await db.insertInto('tags').values({ merchant_id, id: tag, name: 'vip', colour: 'teal' }).execute();
    for (const [place, { name, ...more }] of rows.entries()) {
      const [customer_id, id] = [newId(), newId()];
      ids[name] = id;
      await db
        .insertInto('customers')
        .values({ merchant_id, id: customer_id, name: `${name} x`, emails: name === 'ada' ? ['ada@mail.example'] : [] })
        .execute();
      await sql`select key_customers(${merchant_id}::uuid, array[${customer_id}::uuid])`.execute(db);
      await db
        .insertInto('conversations')
        .values({
          merchant_id,
          id,
          number: place + 1,
          customer_id,
          customer_name: `${name} x`,
          channel: 'website',
          last_activity_at: new Date(now - place * 60_000),
          created_at: new Date(now - place * 120_000),
          ...more,
        })
        .execute();
    }
    const set = (name: string, change: object) =>
      db
        .updateTable('conversations')
        .set(change)
        .where('id', '=', ids[name] ?? '')
        .execute();
    await set('bob', { assignee_id: owner.userId, customer_seq: 1, message_count: 1 });
    await set('eve', { assignee_id: agent.userId });
    await db.insertInto('brands').values({ merchant_id, id: brand, name: 'Outlet' }).execute();
    await set('dan', { team_id: team, brand_id: brand });
    const message = { merchant_id, seq: 1, direction: 'out', author: 'teammate', status: 'sent' } as const;
    await db
      .insertInto('messages')
      .values([
        { ...message, conversation_id: ids['bob'] ?? '', id: newId(), author_id: owner.userId },
        { ...message, conversation_id: ids['eve'] ?? '', id: newId(), author_id: agent.userId },
        { ...message, seq: 2, conversation_id: ids['eve'] ?? '', id: newId(), author_id: owner.userId, private: true },
      ])
      .execute();
    await db
      .insertInto('chat_sessions')
      .values({
        merchant_id,
        id: newId(),
        token_hash: newId(),
        conversation_id: ids['ada'] ?? '',
        cart: JSON.stringify({ items: [{ name: 'Vase', quantity: 1, price: '5.00' }], total: '5.00', currency: 'EUR' }),
      })
      .execute();
    await db
      .insertInto('orders')
      .values({
        merchant_id,
        id: newId(),
        order_number: '1',
        number_key: '1',
        subtotal_cents: 500,
        status: 'pending',
        payment_status: 'awaiting',
        fulfillment_status: 'unfulfilled',
        currency: 'EUR',
        total_cents: 500,
        placed_at: new Date(now),
        conversation_id: ids['fay'] ?? '',
      })
      .execute();
    const about = { merchant_id, conversation_id: ids['cyd'] ?? '' };
    const run = { trigger_seq: 1, engine: 'builtin', model: 'rules', config_version: 1, decision: 'answer', total_ms: 1 } as const;
    await db
      .insertInto('ai_runs')
      .values({ ...about, ...run, id: newId(), started_at: new Date(now) })
      .execute();
    const report = { seq: 2, reason: 'other', reported_by: owner.userId, created_at: new Date(now) } as const;
    await db
      .insertInto('ai_reports')
      .values([
        { ...about, ...report, id: newId() },
        { ...about, ...report, id: newId(), conversation_id: ids['ada'] ?? '', state: 'dismissed' },
      ])
      .execute();
    await db
      .insertInto('conversation_tags')
      .values({ merchant_id, conversation_id: ids['ada'] ?? '', tag_id: tag })
      .execute();
  });
});
afterAll(() => app.close());

type Asked = {
  conditions?: Condition[];
  match?: 'all' | 'any';
  sort?: ConversationSort;
  order?: 'asc' | 'desc';
  limit?: number;
  cursor?: string;
};
const ask = ({ conditions = [], match = 'all', ...more }: Asked = {}) =>
  app.send(
    listConversations,
    { merchant: owner.merchant, ...(conditions.length > 0 && { filter: JSON.stringify({ match, conditions }) }), ...more },
    { token: owner.token },
  );
const names = async (asked: Asked) => (await ask(asked)).body.items.map(({ id }) => nameOf(id));
const everyone = rows.map(({ name }) => name);
const but = (...left: string[]) => everyone.filter((name) => !left.includes(name));

/** The default brand gets its id when the shop registers. */
async function known(condition: Condition): Promise<Condition> {
  if (condition.field !== 'brand' || !Array.isArray(condition.value)) return condition;
  const db = app.installation.readingOf(owner.merchant);
  const { id } = await db.selectFrom('brands').select('id').where('is_default', '=', true).executeTakeFirstOrThrow();
  return { ...condition, value: condition.value.map((word) => (word === standard ? id : word)) };
}

const cases: [Condition, string[]][] = [
  [{ field: 'status', op: 'is', value: ['resolved', 'snoozed'] }, ['cyd', 'dan']],
  [{ field: 'status', op: 'is_not', value: ['open'] }, ['cyd', 'dan', 'eve']],
  [{ field: 'handler', op: 'is', value: ['none'] }, ['ada']],
  [{ field: 'channel', op: 'is', value: ['whatsapp'] }, ['eve']],
  [{ field: 'priority', op: 'is', value: ['urgent', 'high'] }, ['ada', 'bob']],
  [{ field: 'assignee', op: 'is', value: ['me'] }, ['bob']],
  [{ field: 'assignee', op: 'is_not_set' }, but('bob', 'eve')],
  [{ field: 'assignee', op: 'is_not', value: ['me'] }, but('bob')],
  [{ field: 'team', op: 'is_set' }, ['dan']],
  [{ field: 'tag', op: 'is_set' }, ['ada']],
  [{ field: 'tag', op: 'is_not_set' }, but('ada')],
  [{ field: 'handoff_reason', op: 'is', value: ['customer_request'] }, ['ada']],
  [{ field: 'language', op: 'is', value: ['de'] }, ['bob']],
  [{ field: 'customer_name', op: 'starts_with', value: 'A' }, ['ada']],
  [{ field: 'customer_name', op: 'contains', value: 'a' }, ['ada', 'dan', 'fay']],
  [{ field: 'customer_name', op: 'not_contains', value: 'a' }, but('ada', 'dan', 'fay')],
  [{ field: 'customer_email', op: 'is', value: 'ADA@mail.example' }, ['ada']],
  [{ field: 'customer_email', op: 'is_set' }, ['ada']],
  [{ field: 'subject', op: 'contains', value: '100%' }, ['dan']],
  [{ field: 'subject', op: 'contains', value: '1%w' }, []],
  [{ field: 'subject', op: 'is_set' }, ['dan']],
  [{ field: 'number', op: 'is', value: 3 }, ['cyd']],
  [{ field: 'number', op: 'greater', value: 5 }, ['fay', 'gus']],
  [{ field: 'csat_score', op: 'less', value: 3 }, ['cyd']],
  [{ field: 'csat_score', op: 'is_not', value: 5 }, but('eve')],
  [{ field: 'message_count', op: 'is', value: 2 }, ['fay']],
  [{ field: 'created_at', op: 'more_than_days_ago', value: 30 }, ['gus']],
  [{ field: 'created_at', op: 'in_last_days', value: 30 }, but('gus')],
  [{ field: 'last_activity_at', op: 'before', value: new Date(now - 24 * hour).toISOString() }, ['gus']],
  [{ field: 'last_activity_at', op: 'after', value: new Date(now - 24 * hour).toISOString() }, but('gus')],
  [{ field: 'waiting_since', op: 'is_set' }, ['ada', 'bob']],
  [{ field: 'brand', op: 'is', value: [brand] }, ['dan']],
  [{ field: 'brand', op: 'is', value: [standard] }, but('dan')],
  [{ field: 'brand', op: 'is', value: [brand, standard] }, everyone],
  [{ field: 'brand', op: 'is_not', value: [brand] }, but('dan')],
  [{ field: 'brand', op: 'is_not', value: [standard] }, ['dan']],
  [{ field: 'outcome', op: 'is', value: ['ai_resolved'] }, ['cyd']],
  [{ field: 'outcome', op: 'is', value: ['handed_off', 'abandoned'] }, ['ada', 'eve']],
  [{ field: 'outcome', op: 'is', value: ['open'] }, ['bob', 'dan', 'fay', 'gus']],
  [{ field: 'outcome', op: 'is_not', value: ['open', 'person_resolved'] }, ['ada', 'cyd', 'eve']],
  [{ field: 'resolved_at', op: 'in_last_days', value: 1 }, ['cyd']],
  [{ field: 'handoff_requested_at', op: 'is_set' }, ['ada']],
  [{ field: 'first_human_reply_at', op: 'is_set' }, ['bob', 'eve']],
  [{ field: 'answered_by', op: 'is', value: ['ai'] }, ['cyd']],
  [{ field: 'answered_by', op: 'is', value: ['me'] }, ['bob']],
  [{ field: 'answered_by', op: 'is_not', value: ['ai', 'me'] }, but('bob', 'cyd')],
  [{ field: 'answered_by', op: 'is_set' }, ['bob', 'cyd', 'eve']],
  [{ field: 'ai_involved', op: 'is', value: true }, ['cyd']],
  [{ field: 'ai_resolution', op: 'is', value: ['assumed'] }, ['cyd']],
  [{ field: 'ai_resolution', op: 'is', value: ['confirmed'] }, []],
  [{ field: 'ai_resolution', op: 'is_not_set' }, but('cyd')],
  [{ field: 'ai_ran', op: 'is', value: true }, ['cyd']],
  [{ field: 'ai_reported', op: 'is', value: true }, ['cyd']],
  [{ field: 'has_cart', op: 'is', value: true }, ['ada']],
  [{ field: 'has_order', op: 'is', value: true }, ['fay']],
  [{ field: 'has_order', op: 'is', value: false }, but('fay')],
  [{ field: 'unread', op: 'is', value: true }, ['bob']],
  [{ field: 'unread', op: 'is', value: false }, but('bob')],
  [{ field: 'muted', op: 'is', value: true }, ['fay']],
  [{ field: 'pinned', op: 'is', value: true }, []],
];
test.each(cases)('the filter %o finds %o', async (condition, found) =>
  expect((await names({ conditions: [await known(condition)] })).sort()).toEqual([...found].sort()),
);
test('every filter field of the contract has a case', () =>
  expect(new Set(cases.map(([{ field }]) => field))).toEqual(new Set(Object.keys(conversationFields))));
test('finds teams and tags by id', async () => {
  expect(await names({ conditions: [{ field: 'team', op: 'is', value: [team] }] })).toEqual(['dan']);
  expect(await names({ conditions: [{ field: 'tag', op: 'is', value: [tag] }] })).toEqual(['ada']);
  expect((await names({ conditions: [{ field: 'tag', op: 'is_not', value: [tag] }] })).sort()).toEqual(but('ada').sort());
});

test.each(['team', 'tag', 'assignee', 'answered_by'])('an invalid id matches no %s', async (field) => {
  const value = ['nobody-at-all'];
  expect(await names({ conditions: [{ field, op: 'is', value }] })).toEqual([]);
  expect(await names({ conditions: [{ field, op: 'is_not', value }] })).toEqual(everyone);
});

test('joins conditions by all or by any', async () => {
  const conditions: Condition[] = [
    { field: 'priority', op: 'is', value: ['urgent'] },
    { field: 'channel', op: 'is', value: ['whatsapp'] },
  ];
  expect(await names({ conditions })).toEqual([]);
  expect(await names({ conditions, match: 'any' })).toEqual(['ada', 'eve']);
});

test.each<[Condition, RegExp]>([
  [{ field: 'nonsense', op: 'is', value: ['x'] }, /no field nonsense/],
  [{ field: 'status', op: 'contains', value: 'op' }, /can’t be compared/],
  [{ field: 'status', op: 'is', value: ['sleeping'] }, /Choose an existing value for status/],
  [{ field: 'number', op: 'is', value: 'three' }, /Enter a number/],
  [{ field: 'created_at', op: 'before', value: 'soon' }, /Choose a day/],
  [{ field: 'created_at', op: 'before', value: '-100000-01-01T00:00:00Z' }, /Choose a day/],
  [{ field: 'created_at', op: 'in_last_days', value: -1 }, /number of days/],
  [{ field: 'muted', op: 'is', value: 'yes' }, /yes or no/],
])('refuses the filter %o with a message', async (condition, sentence) => {
  const answer = await ask({ conditions: [condition] });
  expect([answer.status, pathsOf(answer)]).toEqual([422, ['filter']]);
  expect(detailOf(answer)).toMatch(sentence);
});

test.each<[ConversationSort, 'asc' | 'desc', string[]]>([
  ['last_activity_at', 'desc', everyone],
  ['last_activity_at', 'asc', everyone.toReversed()],
  ['created_at', 'desc', everyone],
  ['priority', 'desc', ['ada', 'bob', 'dan', 'eve', 'fay', 'gus', 'cyd']],
  ['waiting_since', 'asc', ['bob', 'ada']],
])('sorted by %s %s, paging loses and repeats nothing', async (sort, order, expected) => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { body } = await ask({ sort, order, limit: 2, cursor });
    seen.push(...body.items.map(({ id }) => nameOf(id)));
    cursor = body.next_cursor ?? undefined;
  } while (cursor);
  expect(seen.slice(0, expected.length)).toEqual(expected);
  expect([...seen].sort()).toEqual([...everyone].sort());
});

test('Needs you starts with the longest wait, page by page', async () => {
  const read = (more: { cursor?: string; order?: 'desc'; sort?: 'last_activity_at' } = {}) =>
    app.send(listConversations, { merchant: owner.merchant, tab: 'needs_you', limit: 1, ...more }, { token: owner.token });
  const first = await read();
  const second = await read({ cursor: first.body.next_cursor ?? '' });
  expect([...first.body.items, ...second.body.items].map(({ id }) => nameOf(id))).toEqual(['bob', 'ada']);
  expect(second.body.next_cursor).toBeNull();
  expect(nameOf((await read({ order: 'desc' })).body.items[0]?.id ?? '')).toBe('ada');
  expect(nameOf((await read({ sort: 'last_activity_at' })).body.items[0]?.id ?? '')).toBe('ada');
});

test('refuses a cursor of another sort order', async () => {
  const { body } = await ask({ limit: 2 });
  const answer = await ask({ limit: 2, sort: 'priority', cursor: body.next_cursor ?? '' });
  expect(answer.status).toBe(422);
});

test.each<ConversationSort>(['last_activity_at', 'priority', 'waiting_since'])('a made-up cursor of %s is refused', async (sort) => {
  const cursor = Buffer.from(JSON.stringify([`${sort} desc`, 'x', 'y', 'z'].slice(0, sort === 'priority' ? 4 : 3))).toString('base64url');
  expect((await ask({ sort, cursor })).status).toBe(422);
});

test('a cursor beyond the thread reads from its end, and a search for NUL finds nothing', async () => {
  const at = { merchant: owner.merchant, id: ids['ada'] ?? '' };
  const [all, beyond] = [
    await app.send(listMessages, at, { token: owner.token }),
    await app.send(listMessages, { ...at, cursor: '99999999999999' }, { token: owner.token }),
  ];
  expect([beyond.status, beyond.body.items]).toEqual([200, all.body.items]);
  expect(await names({ conditions: [{ field: 'subject', op: 'contains', value: 'no such\0words' }] })).toEqual([]);
});

test('pins belong to one teammate, at most fifty', async () => {
  const at = { merchant: owner.merchant, id: ids['cyd'] ?? '' };
  expect((await app.send(pinConversation, { ...at, pinned: true }, { token: owner.token })).body.pinned).toBe(true);
  expect(await names({ conditions: [{ field: 'pinned', op: 'is', value: true }] })).toEqual(['cyd']);
  const theirs = await app.send(listConversations, { merchant: owner.merchant }, { token: agent.token });
  expect(theirs.body.items.some(({ pinned }) => pinned)).toBe(false);
  expect((await app.send(pinConversation, { ...at, pinned: false }, { token: owner.token })).body.pinned).toBe(false);
});

test('marking as unread counts for this teammate only', async () => {
  const shop = await app.register();
  const colleague = await app.teammate(shop.merchant, 'agent');
  const visitor = await visit(app, shop.merchant);
  await visitor.say('hello');
  const { id } = await latestConversation(app, shop);
  const at = { merchant: shop.merchant, id };
  await app.send(takeOverConversation, at, { token: shop.token });
  await app.send(markRead, { ...at, seq: 10 }, { token: shop.token });
  await app.send(markRead, { ...at, seq: 10 }, { token: colleague.token });
  const unread = async ({ token }: Person) =>
    (await app.send(listConversations, { merchant: shop.merchant }, { token })).body.items.find((one) => one.id === id)?.unread;
  expect([await unread(shop), await unread(colleague)]).toEqual([false, false]);
  expect((await app.send(markUnread, at, { token: shop.token })).body.unread).toBe(true);
  expect([await unread(shop), await unread(colleague)]).toEqual([true, false]);
});

test('a muted conversation raises no badge, stays resolved when the customer writes, and keeps their messages', async () => {
  const shop = await app.register();
  const visitor = await visit(app, shop.merchant);
  await visitor.say('hello');
  const { id } = await latestConversation(app, shop);
  const at = { merchant: shop.merchant, id };
  await app.send(updateConversation, { ...at, muted: true, status: 'resolved' }, { token: shop.token });
  await visitor.say('are you there?');
  const { body } = await app.send(listConversations, { merchant: shop.merchant }, { token: shop.token });
  const muted = body.items.find((one) => one.id === id);
  expect([muted?.status, muted?.unread, muted?.waiting_since]).toEqual(['resolved', false, null]);
  expect((await visitor.sees()).items.map(({ text }) => text)).toContain('are you there?');
});

test('a conversation keeps the customer’s last words, whoever writes after them', async () => {
  const shop = await app.register();
  const visitor = await visit(app, shop.merchant);
  await visitor.say('Is the lamp in stock?');
  await visitor.say('The brass one');
  const { id } = await latestConversation(app, shop);
  const at = { merchant: shop.merchant, id };
  await app.send(sendMessage, { ...at, client_id: newId(), text: 'Yes, three of them.' }, { token: shop.token });
  await app.send(sendMessage, { ...at, client_id: newId(), text: 'Ask the store', private: true }, { token: shop.token });
  const read = async ({ token }: Person) => (await app.send(listConversations, { merchant: shop.merchant }, { token })).body.items[0];
  expect(await read(shop)).toMatchObject({ customer_text: 'The brass one', last_message: { text: 'Yes, three of them.' } });
  await visitor.say(`Write to ada@mail.example ${'please '.repeat(90)}`);
  expect((await read(shop))?.customer_text).toHaveLength(500);
  const analyst = await app.teammate(shop.merchant, 'analyst');
  expect((await read(analyst))?.customer_text).not.toContain('ada@mail.example');
});
