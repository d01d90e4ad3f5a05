import { importRecords } from '@parley/contract/imports';
import { listMessages } from '@parley/contract/inbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation } from '../../../testing/chat.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { strangerName } from './rules.ts';
import { come, decide, signing } from './make.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());
const customers = (merchant: string) =>
  app.installation
    .readingOf(merchant)
    .selectFrom('customers')
    .select(['id', 'name', 'email', 'verified_external_id'])
    .orderBy('created_at')
    .execute();
const conversations = (merchant: string) =>
  app.installation
    .readingOf(merchant)
    .selectFrom('conversations')
    .select(['id', 'customer_id', 'customer_name', 'verified_customer_id'])
    .orderBy('created_at')
    .execute();
const linesOf = async ({ merchant, token }: Person, id: string) =>
  (await app.send(listMessages, { merchant, id }, { token })).body.items.flatMap(({ activity }) => activity ?? []);
async function shop() {
  const owner = await app.register();
  return { owner, merchant: owner.merchant, sign: await signing(app, owner) };
}

test('a visitor who identifies keeps their conversation, and the team sees the identity as verified', async () => {
  const { owner, merchant, sign } = await shop();
  const visitor = await come(app, merchant);
  await visitor.say('hello');
  const { body } = await visitor.identify({ ...sign('ada'), name: 'Ada', email: 'ada@example.com' });
  const [conversation] = await conversations(merchant);
  expect(body).toEqual({ verified: true, name: 'Ada', email: 'ada@example.com', conversation_id: conversation?.id });
  const all = await customers(merchant);
  expect(all).toEqual([{ id: conversation?.customer_id, name: 'Ada', email: 'ada@example.com', verified_external_id: 'ada' }]);
  expect(conversation).toMatchObject({ customer_name: 'Ada', verified_customer_id: all[0]?.id });
  expect(await linesOf(owner, conversation?.id ?? '')).toEqual([{ kind: 'identified', actor: 'Ada', reason: null, note: null }]);
  expect((await come(app, merchant, { session_token: visitor.token })).session.visitor).toMatchObject({ name: 'Ada', verified: true });
});

test('removes bidi control characters from a name', async () => {
  const { merchant } = await shop();
  const visitor = await come(app, merchant);
  const { body } = await visitor.identify({ name: '\u202EnimdA' });
  await visitor.say('hello');
  expect([body.name, (await conversations(merchant))[0]?.customer_name]).toEqual(['nimdA', 'nimdA']);
});

test('repeating the same identity changes nothing', async () => {
  const { owner, merchant, sign } = await shop();
  const visitor = await come(app, merchant);
  await visitor.say('hello');
  const [first, second] = [await visitor.identify(sign('ada')), await visitor.identify(sign('ada'))];
  expect(second.body).toEqual(first.body);
  expect(await linesOf(owner, first.body.conversation_id ?? '')).toHaveLength(1);
});

test('identifying before the first message applies from the first message on', async () => {
  const { owner, merchant, sign } = await shop();
  const visitor = await come(app, merchant);
  await visitor.identify({ ...sign('ada'), name: 'Ada' });
  await visitor.say('hello');
  const [conversation] = await conversations(merchant);
  expect(conversation).toMatchObject({ customer_name: 'Ada', verified_customer_id: conversation?.customer_id });
  expect((await linesOf(owner, conversation?.id ?? '')).map(({ kind }) => kind)).toEqual(['identified']);
});

test('the same customer continues their conversation on another device', async () => {
  const { merchant, sign } = await shop();
  const [phone, laptop] = [await come(app, merchant), await come(app, merchant)];
  await phone.identify(sign('ada'));
  await phone.say('from the phone');
  const { body } = await laptop.identify(sign('ada'));
  expect(body.conversation_id).not.toBeNull();
  await laptop.say('from the laptop');
  for (const device of [phone, laptop]) expect((await device.sees()).texts).toEqual(['from the phone', 'from the laptop']);
  expect(await customers(merchant)).toHaveLength(1);
});

test("the old thread's stream ends when the visitor turns out to have another conversation", async () => {
  const { merchant, sign } = await shop();
  const phone = await come(app, merchant);
  await phone.identify(sign('ada'));
  await phone.say('from the phone');
  const laptop = await come(app, merchant);
  const stream = await followStream(`${app.url}/api/public/chat/${laptop.key}/stream`, laptop.token);
  await laptop.identify(sign('ada'));
  await until(async () => stream.hasEnded());
  const again = await followStream(`${app.url}/api/public/chat/${laptop.key}/stream?after=0`, laptop.token);
  await until(async () => again.events.some(({ data }) => JSON.stringify(data).includes('from the phone')));
  await laptop.identify(sign('ada'));
  await laptop.say('still here');
  await until(async () => again.events.some(({ data }) => JSON.stringify(data).includes('still here')));
  expect(again.hasEnded()).toBe(false);
  await again.leave();
});

test("a visitor's conversation moves to the existing customer, and the temporary customer is deleted", async () => {
  const { merchant, sign } = await shop();
  const phone = await come(app, merchant);
  await phone.identify({ ...sign('ada'), name: 'Ada' });
  await phone.say('first');
  const laptop = await come(app, merchant);
  await laptop.say('second');
  const { body } = await laptop.identify(sign('ada'));
  const [first, second] = await conversations(merchant);
  expect(body.conversation_id).toBe(second?.id);
  expect(second).toEqual({ ...first, id: second?.id });
  expect((await customers(merchant)).map(({ name }) => name)).toEqual(['Ada']);
  expect((await laptop.sees()).texts).toEqual(['second']);
});

test('another identity on the device signs the first one out and sees none of their data', async () => {
  const { merchant, sign } = await shop();
  const visitor = await come(app, merchant);
  await visitor.identify(sign('ada'));
  await visitor.say('secret of Ada');
  const stream = await followStream(`${app.url}/api/public/chat/${visitor.key}/stream`, visitor.token);
  expect((await visitor.identify(sign('bob'))).code).toBe('chat.session_ended');
  await until(async () => stream.hasEnded());
  expect((await visitor.sees()).code).toBe('chat.session_ended');
  expect((await visitor.say('hello?')).code).toBe('chat.session_ended');
  const anew = await come(app, merchant, { session_token: visitor.token });
  expect(anew.session).toMatchObject({ conversation_id: null, visitor: { verified: false } });
  expect((await anew.identify(sign('bob'))).body.conversation_id).toBeNull();
  expect((await anew.sees()).texts).toEqual([]);
  expect((await (await come(app, merchant)).identify(sign('ada'))).body.conversation_id).not.toBeNull();
});

test('a conversation verified for someone else stays theirs', async () => {
  const { owner, merchant, sign } = await shop();
  await app.send(importRecords, { merchant, customers: [{ external_id: 'k1', first_name: 'Kim', email: 'kim@example.com' }] }, owner);
  const [kim] = await customers(merchant);
  const visitor = await come(app, merchant);
  await visitor.say('I am Kim');
  await app.write(merchant, async (ctx) => {
    await ctx.db.updateTable('conversations').set({ customer_id: kim?.id, customer_name: 'Kim', verified_customer_id: kim?.id }).execute();
  });
  const { body } = await visitor.identify(sign('ada'));
  expect(body).toMatchObject({ verified: true, conversation_id: null });
  expect((await visitor.sees()).texts).toEqual([]);
  await visitor.say('I am Ada');
  const all = await conversations(merchant);
  expect(all.map(({ customer_id }) => customer_id === kim?.id)).toEqual([true, false]);
});

test('unsigned name and address fill empty fields and never link to an existing customer', async () => {
  const { owner, merchant } = await shop();
  await app.send(importRecords, { merchant, customers: [{ external_id: 'k1', first_name: 'Kim', email: 'kim@example.com' }] }, owner);
  const [kim] = await customers(merchant);
  const visitor = await come(app, merchant);
  await visitor.say('hello');
  const { body } = await visitor.identify({ name: 'Kim', email: 'kim@example.com' });
  expect(body).toMatchObject({ verified: false, name: 'Kim', email: 'kim@example.com' });
  const conversation = await latestConversation(app, owner);
  expect(conversation.customer).toMatchObject({ name: 'Kim', email: null });
  expect(conversation.customer.id).not.toBe(kim?.id);
  expect((await visitor.identify({ name: 'Somebody', email: 'other@example.com' })).body).toMatchObject({
    name: 'Kim',
    email: 'kim@example.com',
  });
  expect((await latestConversation(app, owner)).customer.name).toBe('Kim');
});

test('stores an unused address with the customer', async () => {
  const { owner, merchant } = await shop();
  const visitor = await come(app, merchant);
  await visitor.identify({ email: 'new@example.com' });
  await visitor.say('hello');
  const { customer } = await latestConversation(app, owner);
  expect(customer).toEqual({ id: customer.id, name: strangerName(customer.id), email: 'new@example.com' });
});

test.each([
  ['a wrong signature', { user_id: 'ada', hash: 'a'.repeat(64) }],
  ['no signature', { user_id: 'ada' }],
  ['no user', { hash: 'a'.repeat(64) }],
])('refuses %s, and the visitor stays who they were', async (_what, who) => {
  const { merchant } = await shop();
  const visitor = await come(app, merchant);
  await visitor.say('hello');
  expect((await visitor.identify(who)).code).toBe('chat.identity_refused');
  expect((await customers(merchant)).map(({ verified_external_id: id }) => id)).toEqual([null]);
  expect((await visitor.sees()).texts).toEqual(['hello']);
});

test("without a secret no signature is valid, and required signatures can't be skipped", async () => {
  const owner = await app.register();
  const visitor = await come(app, owner.merchant);
  expect((await visitor.identify({ user_id: 'ada', hash: 'a'.repeat(64) })).code).toBe('chat.identity_refused');
  await decide(app, owner, { identity_required: true });
  expect((await visitor.identify({ name: 'Ada' })).code).toBe('chat.identity_refused');
  expect((await visitor.identify((await signing(app, owner))('ada'))).status).toBe(200);
});

test('two devices that identify at once become one customer', async () => {
  const { merchant, sign } = await shop();
  const devices = await Promise.all(Array.from({ length: 4 }, () => come(app, merchant)));
  await Promise.all(devices.map((device) => device.say('hello')));
  const answers = await Promise.all(devices.map((device) => device.identify({ ...sign('ada'), name: 'Ada' })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect((await customers(merchant)).map(({ name }) => name)).toEqual(['Ada']);
  expect(new Set((await conversations(merchant)).map(({ customer_id }) => customer_id)).size).toBe(1);
});

test('signatures and customer ids are separate per shop', async () => {
  const [one, other] = [await shop(), await shop()];
  const visitor = await come(app, one.merchant);
  await visitor.identify(one.sign('ada'));
  await visitor.say('secret');
  const stranger = await come(app, other.merchant);
  expect((await stranger.identify(one.sign('ada'))).code).toBe('chat.identity_refused');
  expect((await stranger.identify(other.sign('ada'))).body).toMatchObject({ verified: true, conversation_id: null });
});
