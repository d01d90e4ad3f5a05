import { randomUUID } from 'node:crypto';
import { getConversation, takeOverConversation, returnToAi, sendMessage, updateConversation } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { come } from '../../channels/chat/make.ts';
import { handOff } from './index.ts';
import { makeRun } from './make.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp();
  owner = await app.register();
  await app.send(updateMerchantSettings, { merchant: owner.merchant, ai: { debounce_ms: 8000 } }, { token: owner.token });
});
afterAll(() => app.close());

const as = () => ({ token: owner.token });
const one = async (id: string) => (await app.send(getConversation, { merchant: owner.merchant, id }, as())).body;
const move = (id: string, status: 'resolved' | 'open') => app.send(updateConversation, { merchant: owner.merchant, id, status }, as());
const writes = (id: string) => app.send(sendMessage, { merchant: owner.merchant, id, client_id: randomUUID(), text: 'Here it is.' }, as());
async function asked(text = 'Where is my order?') {
  const visitor = await visit(app, owner.merchant);
  await visitor.say(text);
  return { visitor, id: (await latestConversation(app, owner)).id };
}
const answersOf = async (visitor: Awaited<ReturnType<typeof visit>>) =>
  (await visitor.sees()).items.filter(({ author }) => author === 'ai').length;

test('undoing a resolve makes the customer wait for the team again', async () => {
  const { id } = await asked('I want to talk to a person');
  await app.write(owner.merchant, (ctx) =>
    handOff(ctx, {
      conversationId: id,
      upto: 1,
      reason: 'customer_request',
      summary: '',
      text: 'A person comes.',
      memory: {},
      run: makeRun(ctx.newId(), 1),
    }),
  );
  await move(id, 'resolved');
  expect((await one(id)).waiting_since).toBeNull();
  await move(id, 'open');
  expect((await one(id)).waiting_since).not.toBeNull();
});

test("after reopening, an unanswered customer waits and an answered one doesn't", async () => {
  const { visitor, id } = await asked();
  await app.send(takeOverConversation, { merchant: owner.merchant, id }, as());
  await writes(id);
  await move(id, 'resolved');
  await move(id, 'open');
  expect((await one(id)).waiting_since).toBeNull();
  const again = await visitor.say('It is not there.');
  await visitor.say('Hello?');
  await move(id, 'resolved');
  await move(id, 'open');
  expect((await one(id)).waiting_since).toBe(again.created_at);
});

test('the AI answers a conversation that was resolved by mistake before it could answer', async () => {
  const { visitor, id } = await asked();
  const closed = await move(id, 'resolved');
  expect(closed.status).toBe(200);
  const before = await answersOf(visitor);
  expect(before).toBe(0);
  await move(id, 'open');
  await until(async () => (await answersOf(visitor)) > 0);
});

test('a customer who writes again is told that the conversation continues', async () => {
  const { visitor, id } = await asked();
  await app.send(takeOverConversation, { merchant: owner.merchant, id }, as());
  await writes(id);
  const stream = await followStream(`${app.url}/api/public/chat/${visitor.key}/stream`, visitor.token);
  const states = () =>
    stream.events.map(({ data }) => data as { type: string; state?: { resolved: boolean } }).flatMap(({ state }) => state ?? []);
  await move(id, 'resolved');
  await until(async () => states().at(-1)?.resolved);
  await visitor.say('One more thing');
  await until(async () => states().at(-1)?.resolved === false);
  expect(states().at(-1)).toMatchObject({ resolved: false });
  await stream.leave();
});

test('the customer is told in their language that the assistant answers again', async () => {
  const visitor = await come(app, owner.merchant, { locale: 'de' });
  await visitor.say('Wo ist mein Paket?');
  const { id } = await latestConversation(app, owner);
  await app.send(takeOverConversation, { merchant: owner.merchant, id }, as());
  await app.send(returnToAi, { merchant: owner.merchant, id }, as());
  await until(async () => (await visitor.sees()).texts.some((text) => text.startsWith('Sie chatten wieder mit unserem KI-Assistenten')));
  expect((await visitor.sees()).texts).not.toContain('You’re chatting with our AI assistant again. You can ask for a person any time.');
});
