import { randomUUID } from 'node:crypto';
import {
  getConversation,
  getPanel,
  handOff,
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
import { hear } from '../../../testing/hear.ts';
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
const said = async (id: string) => (await app.send(listMessages, { ...at(id), limit: 200 }, token())).body.items;
const merge = (id: string, into: string) => app.send(mergeConversation, { ...at(id), into }, token());

const conversationOf = async ({ conversation_id: id }: { conversation_id: string }) =>
  (await app.send(getConversation, at(id), token())).body;

/** One customer with two conversations a person holds, from two browsers. */
async function twice() {
  const [first, second] = [await visit(app, owner.merchant), await visit(app, owner.merchant)];
  const one = await conversationOf(await first.say('my first question'));
  const other = await conversationOf(await second.say('my second question'));
  await app.send(handOff, at(one.id), token());
  await app.send(handOff, at(other.id), token());
  await app.write(owner.merchant, async ({ db }) => {
    await db.updateTable('conversations').set({ customer_id: one.customer.id }).where('id', '=', other.id).execute();
    await db.updateTable('chat_sessions').set({ customer_id: one.customer.id }).where('conversation_id', '=', other.id).execute();
  });
  return { first, second, one, other };
}

test('everything said moves to the end of the other, in order, and what the customer writes next arrives there', async () => {
  const { second, one, other } = await twice();
  await writes(other.id, 'an answer to the second');
  await until(async () => (await second.sees()).items.length >= 2);
  const before = await said(other.id);
  const kept = await said(one.id);
  const answer = await merge(other.id, one.id);
  expect(answer.body).toMatchObject({ id: one.id, merged_into: null });
  const after = await said(one.id);
  expect(after.map(({ id }) => id).slice(0, kept.length + before.length)).toEqual([...kept, ...before].map(({ id }) => id));
  expect(after.map(({ seq }) => seq)).toEqual(after.map((_, place) => place + 1));
  expect(after.at(-1)?.activity?.kind).toBe('merged');
  await second.say('and one thing more');
  expect((await said(one.id)).at(-1)?.text).toBe('and one thing more');
  const texts = (await second.sees()).items.map(({ text }) => text);
  expect(texts.filter((text) => text === 'my second question')).toHaveLength(1);
  expect(texts.at(-1)).toBe('and one thing more');
});

test('an open chat of the emptied one comes back to the other, and hears what is said there', async () => {
  const { second, one, other } = await twice();
  const address = `${app.url}/api/public/chat/${second.key}/stream`;
  const ear = await hear(address, second.token);
  await until(async () => ear.events.length > 0);
  await merge(other.id, one.id);
  await until(async () => ear.hasEnded());
  const again = await hear(address, second.token, { 'last-event-id': '1' });
  await writes(one.id, 'said after the merge');
  const texts = () => again.events.flatMap(({ data }) => (data as { message?: { text: string } }).message?.text ?? []);
  await until(async () => texts().includes('said after the merge'));
  expect(texts().filter((text) => text === 'said after the merge')).toHaveLength(1);
  await again.leave();
});

test('the emptied one leads to the other, leaves the lists, and takes no words', async () => {
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
  expect(await said(other.id)).toHaveLength(1);
});

test('what waits to be brought when its conversation is merged is brought from where it stands then, in its order', async () => {
  const { second, one, other } = await twice();
  await wait(other.id, ['said first', 'said second']);
  await merge(other.id, one.id);
  const texts = async () => (await second.sees()).items.map(({ text }) => text);
  await until(async () => (await texts()).includes('said second'));
  expect((await texts()).slice(-2)).toEqual(['said first', 'said second']);
});

/** Words to the customer whose jobs are late: they stand in the thread, and nobody has brought them yet. */
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

test('what was written for later in the emptied one is cancelled, and the line says why', async () => {
  const { one, other } = await twice();
  const later = { send_at: new Date(Date.now() + 3_600_000).toISOString(), client_id: randomUUID(), text: 'for later' };
  expect((await app.send(scheduleMessage, { ...at(other.id), ...later }, token())).status).toBe(201);
  await merge(other.id, one.id);
  const line = (await said(one.id)).find(({ activity }) => activity?.kind === 'schedule_cancelled');
  expect(line?.activity).toMatchObject({ actor: 'Olive Owner', reason: 'The conversation was merged into another.' });
});

test('a message sent again after the merge is the one that was moved', async () => {
  const { one, other } = await twice();
  const letter = { ...at(other.id), client_id: randomUUID(), text: 'sent, but nobody heard so' };
  const first = await app.send(sendMessage, letter, token());
  await merge(other.id, one.id);
  const again = await app.send(sendMessage, letter, token());
  expect([again.status, again.body.id]).toEqual([first.status, first.body.id]);
  expect((await said(one.id)).filter(({ text }) => text === letter.text)).toHaveLength(1);
});

test('what led to the emptied one leads on: earlier merges, pins, and what was read stays read', async () => {
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
])('who was proven in %s of them is proven in what they become: %s', async (proven, stays) => {
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

test('conversations of two customers, and one with itself, are not merged', async () => {
  const [first, second] = [await visit(app, owner.merchant), await visit(app, owner.merchant)];
  const one = await conversationOf(await first.say('one'));
  const other = await conversationOf(await second.say('two'));
  const refused = await merge(one.id, other.id);
  expect([refused.status, detailOf(refused)]).toEqual([409, 'Only conversations of the same customer can be merged.']);
  expect((await merge(one.id, one.id)).status).toBe(409);
});

test('two merges the other way round end: one is done, one is refused', async () => {
  const { one, other } = await twice();
  const answers = await Promise.all([merge(one.id, other.id), merge(other.id, one.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('a customer who writes while their conversations are merged waits their turn, and nothing of it is lost', async () => {
  for (let round = 0; round < 6; round++) {
    const { first, second, one, other } = await twice();
    const words = ['a', 'b', 'c'].flatMap((word) => [`first ${word}`, `second ${word}`]);
    const [merged] = await Promise.all([
      merge(other.id, one.id),
      ...words.map((text) => (text.startsWith('first') ? first : second).say(text)),
    ]);
    expect(merged.status).toBe(200);
    const texts = (await said(one.id)).map(({ text }) => text);
    expect(words.filter((text) => !texts.includes(text))).toEqual([]);
  }
});

test('words nobody answered open the conversation they come to, and the AI that holds it answers them', async () => {
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
  await until(async () => (await said(one.id)).some(({ author }) => author === 'ai'));
});
