import { randomUUID } from 'node:crypto';
import { askForPerson, openChatSession } from '@parley/contract/chat';
import { updateBusinessHours } from '@parley/contract/hours';
import { getConversation, takeOverConversation } from '@parley/contract/inbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { latestConversation, silenceAi, visit, type Visitor } from '../../../testing/chat.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  await silenceAi(app, owner.merchant);
});
afterAll(() => app.close());

const text = 'I’d like to talk to a person.';
const ask = ({ key, token }: Pick<Visitor, 'key' | 'token'>, clientId: string = randomUUID()) =>
  app.send(askForPerson, { key, client_id: clientId, text }, { token });
const read = async () => {
  const { merchant, token } = owner;
  const { id } = await latestConversation(app, owner);
  return (await app.send(getConversation, { merchant, id }, { token })).body;
};

test('hands a conversation of the AI off, with the visitor’s words in the thread', async () => {
  const visitor = await visit(app, owner.merchant);
  await visitor.say('Hello');
  expect((await read()).handler).toBe('ai');
  const { status, body } = await ask(visitor);
  expect([status, body.message?.text, body.state.handler]).toEqual([200, text, 'none']);
  expect(await read()).toMatchObject({ handler: 'none', handoff: { reason: 'customer_request' } });
});

test('a visitor’s first words can be that they want a person', async () => {
  const key = await app.chatKeyOf(owner.merchant);
  const { body: session } = await app.send(openChatSession, { key });
  const { body } = await ask({ key, token: session.session_token });
  expect([body.message?.seq, body.state.handler]).toEqual([1, 'none']);
});

test('asking again, or resending, changes nothing', async () => {
  const visitor = await visit(app, owner.merchant);
  const clientId = randomUUID();
  const answers = await Promise.all([ask(visitor, clientId), ask(visitor, clientId)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const again = await ask(visitor);
  expect([again.body.message, again.body.state.handler]).toEqual([null, 'none']);
  const { items } = await visitor.sees();
  expect(items.filter(({ author }) => author === 'customer').map((message) => message.text)).toEqual([text]);
});

test('where a person answers already, nothing is sent', async () => {
  const visitor = await visit(app, owner.merchant);
  await visitor.say('Hello');
  const { id } = await latestConversation(app, owner);
  await app.send(takeOverConversation, { merchant: owner.merchant, id }, { token: owner.token });
  const { body } = await ask(visitor);
  expect([body.message, body.state.handler]).toEqual([null, 'human']);
});

test('says truthfully when nobody is there, and when somebody is back', async () => {
  const { merchant, token } = owner;
  const visitor = await visit(app, merchant);
  const { body: there } = await ask(visitor);
  expect(there.opens_at).toBeNull();
  const at = new Date(Date.now() + 7_200_000).toISOString();
  const slots = [{ day: new Date(at).getUTCDay() || 7, from: `${at.slice(11, 13)}:00`, to: `${at.slice(11, 13)}:30` }];
  const schedules = [{ team_id: null, time_zone: 'UTC', always_open: false, slots, holidays: [] }];
  await app.send(updateBusinessHours, { merchant, schedules, version: 0 }, { token });
  const { body: away } = await ask(visitor);
  expect(away).toMatchObject({ online: false, opens_at: expect.any(String) });
});
