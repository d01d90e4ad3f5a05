import { randomUUID } from 'node:crypto';
import {
  countConversations,
  getConversation,
  getPanel,
  takeOverConversation,
  listConversations,
  listMessages,
  markRead,
  returnToAi,
  sendMessage,
  updateConversation,
} from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { untilNotified } from '../../automation/notifications/make.ts';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { bringForward, latestConversation, silenceAi, visit } from '../../../testing/chat.ts';
import { handOff } from './index.ts';
import { makeRun } from './make.ts';
import { changeConversation, insertMessage, lockConversation } from './store.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.register();
  await silenceAi(app, owner.merchant);
});
afterAll(() => app.close());

const asked = async (text = 'Where is my order?') => {
  const visitor = await visit(app, owner.merchant);
  await visitor.say(text);
  return { visitor, conversation: await latestConversation(app, owner) };
};
const codeOf = (body: unknown) => (body as { code?: string }).code;
const thread = async (id: string) => (await app.send(listMessages, { merchant: owner.merchant, id }, { token: owner.token })).body.items;
const counts = async (person: Person = owner) =>
  (await app.send(countConversations, { merchant: owner.merchant }, { token: person.token })).body;
const writes = (id: string, text: string, more: { private?: boolean; client_id?: string } = {}) =>
  app.send(sendMessage, { merchant: owner.merchant, id, client_id: randomUUID(), text, ...more }, { token: owner.token });

test('a message resent with its client id is stored once', async () => {
  const visitor = await visit(app, owner.merchant);
  const clientId = randomUUID();
  const both = await Promise.all([
    visitor.say('only once', clientId),
    visitor.say('only once', clientId),
    visitor.say('only once', clientId),
  ]);
  expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  expect((await visitor.sees()).items).toHaveLength(1);
  const { id } = await latestConversation(app, owner);
  const [first, again] = [await writes(id, 'hello', { client_id: clientId }), await writes(id, 'hello', { client_id: clientId })];
  expect(again.body.id).toBe(first.body.id);
});

test('two simultaneous first messages of a visitor create one conversation', async () => {
  const visitor = await visit(app, owner.merchant);
  await Promise.all([visitor.say('one'), visitor.say('two'), visitor.say('three')]);
  const { items } = await visitor.sees();
  expect(items.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});

test('replying to the customer takes over; a private note does not', async () => {
  const { visitor, conversation } = await asked();
  await writes(conversation.id, 'Ask him for his order number', { private: true });
  const still = (await app.send(getConversation, { merchant: owner.merchant, id: conversation.id }, { token: owner.token })).body;
  expect(still.handler).toBe('ai');
  await writes(conversation.id, 'Hello, which order is it?');
  const taken = (await app.send(getConversation, { merchant: owner.merchant, id: conversation.id }, { token: owner.token })).body;
  expect([taken.handler, taken.assignee?.name]).toEqual(['human', 'Olive Owner']);
  const seen = await until(async () => (await visitor.sees()).items.length === 2 && visitor.sees());
  expect(seen.items.map(({ text }) => text)).toEqual(['Where is my order?', 'Hello, which order is it?']);
  expect(seen.state).toEqual({ handler: 'human', teammate: 'Olive Owner', resolved: false, csat: { asked: false, score: null } });
});

test('messages reach the customer in the order they were written, whichever job runs first', async () => {
  const { visitor, conversation } = await asked();
  await app.write(owner.merchant, async (ctx) => {
    const locked = await lockConversation(ctx.db, conversation.id);
    if (!locked) throw new Error('There is no conversation.');
    const late = { id: ctx.newId(), direction: 'out', author: 'teammate', status: 'queued', text: 'First of all' } as const;
    await insertMessage(ctx.db, locked, locked.message_count + 1, late, ctx.now());
    await changeConversation(ctx.db, locked.id, { message_count: locked.message_count + 1 });
  });
  await writes(conversation.id, 'And then this');
  const seen = await until(async () => (await visitor.sees()).items.length === 3 && visitor.sees());
  expect(seen.items.map(({ text, seq }) => [seq, text])).toEqual([
    [1, 'Where is my order?'],
    [2, 'First of all'],
    [3, 'And then this'],
  ]);
});

test('taking over and returning are idempotent and add one activity line each', async () => {
  const { visitor, conversation } = await asked();
  const at = { merchant: owner.merchant, id: conversation.id };
  await Promise.all([
    app.send(takeOverConversation, at, { token: owner.token }),
    app.send(takeOverConversation, at, { token: owner.token }),
  ]);
  const versions = [
    (await app.send(takeOverConversation, at, { token: owner.token })).body.version,
    (await app.send(takeOverConversation, at, { token: owner.token })).body.version,
  ];
  expect(versions[0]).toBe(versions[1]);
  await app.send(returnToAi, { ...at, note: 'He has two orders' }, { token: owner.token });
  const returned = await app.send(returnToAi, at, { token: owner.token });
  expect(returned.body.handler).toBe('ai');
  const kinds = (await thread(conversation.id)).flatMap(({ activity }) => activity?.kind ?? []);
  expect(kinds).toEqual(['taken_over', 'returned_to_ai']);
  const notice = await until(async () => (await visitor.sees()).items.find(({ author }) => author === 'system'));
  expect(notice.text).toContain('assistant again');
});

test('a handoff leaves the conversation unassigned, notifies the team once, and is accepted once', async () => {
  const { conversation } = await asked('I want a person');
  // Teammates who join are notified of open handoffs.
  await untilNotified(app, owner.merchant);
  const agent = await app.teammate(owner.merchant, 'agent');
  const before = (await counts(agent)).needs_you;
  const ownersBefore = (await counts()).needs_you;
  const outcome = await app.writeWithReactions(owner.merchant, (ctx) =>
    handOff(ctx, {
      conversationId: conversation.id,
      upto: 1,
      reason: 'customer_request',
      summary: 'Wants a person',
      text: 'A colleague will read this.',
      memory: {},
      run: makeRun(ctx.newId(), 1),
    }),
  );
  expect(outcome).toBe('handed_off');
  await untilNotified(app, owner.merchant);
  const seen = await counts(agent);
  expect([seen.needs_you - before, seen.notifications]).toEqual([1, 1]);
  const { body } = await app.send(listConversations, { merchant: owner.merchant, tab: 'needs_you' }, { token: agent.token });
  expect(body.items[0]).toMatchObject({
    id: conversation.id,
    handler: 'none',
    unread: true,
    handoff: { reason: 'customer_request', accepted_at: null },
  });
  const taken = await app.send(takeOverConversation, { merchant: owner.merchant, id: conversation.id }, { token: agent.token });
  expect(taken.body.handoff?.by?.name).toBe('A agent');
  expect((await counts()).needs_you).toBe(ownersBefore);

  const freed = await app.send(
    updateConversation,
    { merchant: owner.merchant, id: conversation.id, assignee_id: null },
    { token: agent.token },
  );
  expect(freed.body).toMatchObject({ handler: 'none', handoff: { reason: 'customer_request', accepted_at: null, by: null } });
});

test('unread is per teammate and cleared by reading', async () => {
  const { visitor, conversation } = await asked('anyone?');
  await app.send(takeOverConversation, { merchant: owner.merchant, id: conversation.id }, { token: owner.token });
  await visitor.say('are you there?');
  const before = (await counts()).unread;
  const [last] = (await thread(conversation.id)).slice(-1);
  await app.send(markRead, { merchant: owner.merchant, id: conversation.id, seq: last?.seq ?? 0 }, { token: owner.token });
  expect((await counts()).unread).toBe(before - 1);
});

test('resolving, reopening and snoozing follow the transition table; a refused move lists the allowed ones', async () => {
  const { visitor, conversation } = await asked();
  const move = (status: 'open' | 'pending' | 'snoozed' | 'resolved', until?: string) =>
    app.send(
      updateConversation,
      { merchant: owner.merchant, id: conversation.id, status, ...(until && { snoozed_until: until }) },
      { token: owner.token },
    );
  expect((await move('resolved')).body.status).toBe('resolved');
  const refused = await move('pending');
  expect([refused.status, codeOf(refused.body)]).toEqual([409, 'conversation.move_refused']);
  await visitor.say('one more thing');
  expect((await latestConversation(app, owner)).id).toBe(conversation.id);
  expect((await latestConversation(app, owner)).status).toBe('open');
  expect((await move('snoozed')).status).toBe(422);
  const inAnHour = new Date(Date.now() + 3_600_000).toISOString();
  expect((await move('snoozed', inAnHour)).body.status).toBe('snoozed');
  await bringForward(app, `wake:${conversation.id}`);
  await until(async () => (await latestConversation(app, owner)).status === 'open');
});

test('pages the list by cursor without gaps and searches it', async () => {
  const many = await app.register();
  await app.send(updateMerchantSettings, { merchant: many.merchant, ai: { enabled: false } }, { token: many.token });
  for (let i = 0; i < 7; i++) await (await visit(app, many.merchant)).say(`parcel number ${i}`);
  const seen: string[] = [];
  let cursor: string | null | undefined;
  do {
    const { body } = await app.send(
      listConversations,
      { merchant: many.merchant, limit: 3, ...(cursor && { cursor }) },
      { token: many.token },
    );
    seen.push(...body.items.map(({ last_message }) => last_message?.text ?? ''));
    cursor = body.next_cursor;
  } while (cursor);
  expect(seen).toEqual([6, 5, 4, 3, 2, 1, 0].map((i) => `parcel number ${i}`));
  const found = await app.send(listConversations, { merchant: many.merchant, q: 'parcel 4' }, { token: many.token });
  expect(found.body.items.map(({ last_message }) => last_message?.text)).toEqual(['parcel number 4']);
  const bad = await app.send(listConversations, { merchant: many.merchant, cursor: 'nonsense' }, { token: many.token });
  expect([bad.status, codeOf(bad.body)]).toEqual([422, 'input.invalid']);
});

test("an analyst reads with personal data masked and can't write", async () => {
  const { conversation } = await asked('mail me at jane@doe.example or +31 6 1234 5678');
  const analyst = await app.teammate(owner.merchant, 'analyst');
  const { body } = await app.send(listMessages, { merchant: owner.merchant, id: conversation.id }, { token: analyst.token });
  expect(body.items[0]?.text).toBe('mail me at •••@••• or •••');
  expect(
    (
      await app.send(
        sendMessage,
        { merchant: owner.merchant, id: conversation.id, client_id: randomUUID(), text: 'x' },
        { token: analyst.token },
      )
    ).status,
  ).toBe(403);
  const panel = await app.send(getPanel, { merchant: owner.merchant, id: conversation.id }, { token: analyst.token });
  expect(panel.body.customer.name).toMatch(/^V\. /);
});

test("the customer sees the assignee's name, not the name of who assigned them", async () => {
  const { conversation } = await asked();
  const { userId } = await app.teammate(owner.merchant, 'agent', 'Theo');
  await app.send(updateConversation, { merchant: owner.merchant, id: conversation.id, assignee_id: userId }, { token: owner.token });
  const rows = await app.installation
    .readingOf(owner.merchant)
    .selectFrom('live')
    .select('data')
    .where('conversation_id', '=', conversation.id)
    .orderBy('seq')
    .execute();
  const states = rows.flatMap(({ data }) => {
    const { chat } = data as { chat?: { type: string; state?: { teammate: string | null } } };
    return chat?.type === 'state' ? [chat.state?.teammate] : [];
  });
  expect(states.at(-1)).toBe('Theo');
});
