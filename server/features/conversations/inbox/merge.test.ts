import { randomUUID } from 'node:crypto';
import {
  getConversation,
  getPanel,
  takeOverConversation,
  listConversations,
  listMessages,
  markRead,
  mergeConversation,
  pinConversation,
  returnToAi,
  scheduleMessage,
  sendMessage,
  updateConversation,
} from '@parley/contract/inbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { visit } from '../../../testing/chat.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { detailOf } from '../../account/identity/make.ts';
import { changeConversation, insertMessage, lockConversation } from './store.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.register();
});
afterAll(() => app.close());

const token = () => ({ token: owner.token });
const at = (id: string) => ({ merchant: owner.merchant, id });
const writes = (id: string, text: string) => app.send(sendMessage, { ...at(id), client_id: randomUUID(), text }, token());
const messagesOf = async (id: string) => (await app.send(listMessages, { ...at(id), limit: 200 }, token())).body.items;
const merge = (id: string, into: string) => app.send(mergeConversation, { ...at(id), into }, token());

const conversationOf = async ({ conversation_id: id }: { conversation_id: string }) =>
  (await app.send(getConversation, at(id), token())).body;

/** One customer with two conversations that a teammate handles, from two browsers. */
async function twice() {
  const [first, second] = [await visit(app, owner.merchant), await visit(app, owner.merchant)];
  const one = await conversationOf(await first.say('my first question'));
  const other = await conversationOf(await second.say('my second question'));
  await app.send(takeOverConversation, at(one.id), token());
  await app.send(takeOverConversation, at(other.id), token());
  await app.write(owner.merchant, async ({ db }) => {
    await db.updateTable('conversations').set({ customer_id: one.customer.id }).where('id', '=', other.id).execute();
    await db.updateTable('chat_sessions').set({ customer_id: one.customer.id }).where('conversation_id', '=', other.id).execute();
  });
  return { first, second, one, other };
}

test('appends all messages to the target in order, and later messages of the customer arrive there', async () => {
  const { second, one, other } = await twice();
  await writes(other.id, 'an answer to the second');
  await until(async () => (await second.sees()).items.length >= 2);
  const before = await messagesOf(other.id);
  const kept = await messagesOf(one.id);
  const answer = await merge(other.id, one.id);
  expect(answer.body).toMatchObject({ id: one.id, merged_into: null, customer_text: 'my second question' });
  const after = await messagesOf(one.id);
  expect(after.map(({ id }) => id).slice(0, kept.length + before.length)).toEqual([...kept, ...before].map(({ id }) => id));
  expect(after.map(({ seq }) => seq)).toEqual(after.map((_, place) => place + 1));
  expect(after.at(-1)?.activity?.kind).toBe('merged');
  await second.say('and one thing more');
  expect((await messagesOf(one.id)).at(-1)?.text).toBe('and one thing more');
  const texts = (await second.sees()).items.map(({ text }) => text);
  expect(texts.filter((text) => text === 'my second question')).toHaveLength(1);
  expect(texts.at(-1)).toBe('and one thing more');
});

test('an open chat of the merged conversation switches to the target and receives its messages', async () => {
  const { second, one, other } = await twice();
  const address = `${app.url}/api/public/chat/${second.key}/stream`;
  const ear = await followStream(address, second.token);
  await until(async () => ear.events.length > 0);
  await merge(other.id, one.id);
  await until(async () => ear.hasEnded());
  const again = await followStream(address, second.token, { 'last-event-id': '1' });
  await writes(one.id, 'said after the merge');
  const texts = () => again.events.flatMap(({ data }) => (data as { message?: { text: string } }).message?.text ?? []);
  await until(async () => texts().includes('said after the merge'));
  expect(texts().filter((text) => text === 'said after the merge')).toHaveLength(1);
  await again.leave();
});

test('the merged conversation links to the target, leaves the lists and accepts no messages', async () => {
  const { one, other } = await twice();
  await merge(other.id, one.id);
  const emptied = (await app.send(getConversation, at(other.id), token())).body;
  expect(emptied).toMatchObject({ status: 'resolved', merged_into: { id: one.id, number: one.number }, actions: [] });
  const list = (await app.send(listConversations, { merchant: owner.merchant, limit: 100 }, token())).body.items;
  expect(list.some(({ id }) => id === other.id)).toBe(false);
  expect((await writes(other.id, 'too late')).status).toBe(409);
  expect((await app.send(updateConversation, { ...at(other.id), status: 'open' }, token())).status).toBe(409);
  expect((await merge(other.id, one.id)).status).toBe(409);
  const later = { send_at: new Date(Date.now() + 3_600_000).toISOString(), client_id: randomUUID(), text: 'too late as well' };
  const note = { client_id: randomUUID(), text: 'a note', private: true };
  const tries = [
    await app.send(scheduleMessage, { ...at(other.id), ...later }, token()),
    await app.send(sendMessage, { ...at(other.id), ...note }, token()),
    await app.send(returnToAi, at(other.id), token()),
  ];
  expect(tries.map(({ status }) => status)).toEqual([409, 409, 409]);
  expect(await messagesOf(other.id)).toHaveLength(1);
});

test('delivers queued messages of a merged conversation from their new position, in order', async () => {
  const { second, one, other } = await twice();
  await wait(other.id, ['said first', 'said second']);
  await merge(other.id, one.id);
  const texts = async () => (await second.sees()).items.map(({ text }) => text);
  await until(async () => (await texts()).includes('said second'));
  expect((await texts()).slice(-2)).toEqual(['said first', 'said second']);
});

/** Messages to the customer whose delivery jobs are late: they are in the thread but not delivered. */
const wait = (id: string, words: string[]) =>
  app.write(owner.merchant, async (ctx) => {
    const conversation = await lockConversation(ctx.db, id);
    if (!conversation) throw new Error('There is no conversation.');
    let seq = conversation.message_count;
    for (const text of words) {
      const message = { id: randomUUID(), direction: 'out', author: 'teammate', status: 'queued', text } as const;
      await insertMessage(ctx.db, conversation, ++seq, message, ctx.now());
    }
    await changeConversation(ctx.db, id, { message_count: seq });
  });

test('cancels scheduled messages of the merged conversation and says why in an activity line', async () => {
  const { one, other } = await twice();
  const later = { send_at: new Date(Date.now() + 3_600_000).toISOString(), client_id: randomUUID(), text: 'for later' };
  expect((await app.send(scheduleMessage, { ...at(other.id), ...later }, token())).status).toBe(201);
  await merge(other.id, one.id);
  const line = (await messagesOf(one.id)).find(({ activity }) => activity?.kind === 'schedule_cancelled');
  expect(line?.activity).toMatchObject({ actor: 'Olive Owner', reason: 'The conversation was merged into another one.' });
});

test('a message resent after the merge is the moved message', async () => {
  const { one, other } = await twice();
  const letter = { ...at(other.id), client_id: randomUUID(), text: 'sent, but nobody heard so' };
  const first = await app.send(sendMessage, letter, token());
  await merge(other.id, one.id);
  const again = await app.send(sendMessage, letter, token());
  expect([again.status, again.body.id]).toEqual([first.status, first.body.id]);
  expect((await messagesOf(one.id)).filter(({ text }) => text === letter.text)).toHaveLength(1);
});

test('redirects earlier merges and pins, and keeps read positions', async () => {
  const { one, other } = await twice();
  const { one: third } = await twice();
  const { token: theirs } = await app.teammate(owner.merchant, 'agent', 'Theo');
  await app.write(owner.merchant, ({ db }) =>
    db.updateTable('conversations').set({ customer_id: one.customer.id }).where('id', '=', third.id).execute(),
  );
  await app.send(pinConversation, { ...at(other.id), pinned: true }, token());
  for (const id of [one.id, other.id, third.id]) await app.send(markRead, { ...at(id), seq: 50 }, token());
  await app.send(markRead, { ...at(third.id), seq: 50 }, { token: theirs });
  await merge(other.id, one.id);
  await merge(one.id, third.id);
  const emptied = (await app.send(getConversation, at(other.id), token())).body;
  expect(emptied.merged_into).toEqual({ id: third.id, number: third.number });
  expect((await app.send(getConversation, at(third.id), token())).body).toMatchObject({ pinned: true, unread: false });
  const seenByThem = (await app.send(getConversation, at(third.id), { token: theirs })).body;
  expect([seenByThem.pinned, seenByThem.unread]).toEqual([false, true]);
});

test.each([
  ['one', false],
  ['both', true],
])('a customer verified in %s of them is verified in the result: %s', async (proven, stays) => {
  const { one, other } = await twice();
  await app.write(owner.merchant, ({ db }) =>
    db
      .updateTable('conversations')
      .set({ verified_customer_id: one.customer.id })
      .where('id', 'in', proven === 'both' ? [one.id, other.id] : [one.id])
      .execute(),
  );
  await merge(other.id, one.id);
  expect((await app.send(getPanel, at(one.id), token())).body.customer.verified).toBe(stays);
});

test('refuses to merge conversations of two customers, or a conversation with itself', async () => {
  const [first, second] = [await visit(app, owner.merchant), await visit(app, owner.merchant)];
  const one = await conversationOf(await first.say('one'));
  const other = await conversationOf(await second.say('two'));
  const refused = await merge(one.id, other.id);
  expect([refused.status, detailOf(refused)]).toEqual([409, 'You can only merge conversations with the same customer.']);
  expect((await merge(one.id, one.id)).status).toBe(409);
});

test('of two opposite merges, one succeeds and one is refused', async () => {
  const { one, other } = await twice();
  const answers = await Promise.all([merge(one.id, other.id), merge(other.id, one.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a customer who writes during a merge waits, and no message is lost', async () => {
  for (let round = 0; round < 6; round++) {
    const { first, second, one, other } = await twice();
    const words = ['a', 'b', 'c'].flatMap((word) => [`first ${word}`, `second ${word}`]);
    const [merged] = await Promise.all([
      merge(other.id, one.id),
      ...words.map((text) => (text.startsWith('first') ? first : second).say(text)),
    ]);
    expect(merged.status).toBe(200);
    const texts = (await messagesOf(one.id)).map(({ text }) => text);
    expect(words.filter((text) => !texts.includes(text))).toEqual([]);
  }
});

test('unanswered messages reopen the target, and the AI answers them if it handles it', async () => {
  const { one, other } = await twice();
  await app.write(owner.merchant, async ({ db }) => {
    await db
      .updateTable('conversations')
      .set({ handler: 'ai', status: 'resolved', resolved_at: new Date() })
      .where('id', '=', one.id)
      .execute();
    await db.updateTable('conversations').set({ answered_seq: 0 }).where('id', '=', other.id).execute();
  });
  const { body } = await merge(other.id, one.id);
  expect(body).toMatchObject({ status: 'open' });
  await until(async () => (await messagesOf(one.id)).some(({ author }) => author === 'ai'));
});
