import { randomUUID } from 'node:crypto';
import { answerChatCsat, consentVisitor, listChatMessages, setChatContext } from '@parley/contract/chat';
import { updateBusinessHours } from '@parley/contract/hours';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { createTeam } from '@parley/contract/teams';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation } from '../../../testing/chat.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { usualSettings } from '../website-chat/rules.ts';
import { come, decide } from './make.ts';

let app: TestApp;
let now = new Date();
beforeAll(async () => {
  app = await startTestApp({ worker: false, now: () => now });
});
afterAll(() => app.close());
const later = (ms: number) => (now = new Date(now.getTime() + ms));
const day = 86_400_000;
const rows = (merchant: string) => app.installation.readingOf(merchant);

test("starting a session returns the chat's appearance, texts, questions and the visitor", async () => {
  const owner = await app.register();
  const { session } = await come(app, owner.merchant);
  const { look, texts, asks, languages } = usualSettings;
  expect(session).toMatchObject({
    conversation_id: null,
    shop: { name: 'Test Shop', ai: true, look, texts, asks, languages },
    visitor: { name: null, email: null, verified: false, consented: false },
    online: true,
    opens_at: null,
  });
});

test("a returning visitor continues within the shop's time limit and starts again after it", async () => {
  const owner = await app.register();
  await decide(app, owner, { guards: { ...usualSettings.guards, session_days: 7 } });
  const visitor = await come(app, owner.merchant);
  await visitor.say('hello');
  later(6 * day);
  const again = await come(app, owner.merchant, { session_token: visitor.token });
  expect(again.session).toMatchObject({ visitor_id: visitor.session.visitor_id, session_token: visitor.token });
  expect(again.session.conversation_id).not.toBeNull();
  later(6 * day);
  expect((await visitor.sees()).texts).toEqual(['hello']);
  later(2 * day);
  expect((await visitor.sees()).code).toBe('chat.session_ended');
  const anew = await come(app, owner.merchant, { session_token: visitor.token });
  expect(anew.session.visitor_id).not.toBe(visitor.session.visitor_id);
  expect(anew.session.conversation_id).toBeNull();
});

test('a stream from a position beyond the thread stays open and receives new messages', async () => {
  const owner = await app.register();
  const visitor = await come(app, owner.merchant);
  await visitor.say('hello');
  const headers = { 'last-event-id': '999999999999999' };
  const stream = await followStream(`${app.url}/api/public/chat/${visitor.key}/stream`, visitor.token, headers);
  await until(async () => stream.events.length > 0);
  await visitor.say('still here');
  await until(async () => stream.events.some(({ data }) => JSON.stringify(data).includes('still here')));
  expect(stream.hasEnded()).toBe(false);
  await stream.leave();
});

test('writing counts as being seen', async () => {
  const owner = await app.register();
  await decide(app, owner, { guards: { ...usualSettings.guards, session_days: 2 } });
  const visitor = await come(app, owner.merchant);
  await visitor.say('one');
  for (const text of ['two', 'three']) {
    later(1.5 * day);
    expect((await visitor.say(text)).status).toBe(201);
  }
});

test('where consent is required, nothing is accepted before it', async () => {
  const owner = await app.register();
  await decide(app, owner, { asks: { ...usualSettings.asks, consent: true } });
  const { key, token, ...visitor } = await come(app, owner.merchant);
  expect((await visitor.say('hello')).code).toBe('chat.consent_needed');
  expect((await visitor.sees()).texts).toEqual([]);
  for (const _ of [1, 2]) expect((await app.send(consentVisitor, { key }, { token })).status).toBe(200);
  expect((await visitor.say('hello')).status).toBe(201);
  expect((await come(app, owner.merchant, { session_token: token })).session.visitor.consented).toBe(true);
  const audit = await rows(owner.merchant).selectFrom('audit_log').select('id').where('action', '=', 'chat.consented').execute();
  expect(audit).toHaveLength(1);
});

test("refuses a blocked customer's message but still returns their resent ones", async () => {
  const owner = await app.register();
  const visitor = await come(app, owner.merchant);
  const client_id = randomUUID();
  const first = await visitor.say('hello', { client_id });
  await app.write(owner.merchant, async (ctx) => void (await ctx.db.updateTable('customers').set({ blocked_at: now }).execute()));
  expect((await visitor.say('more')).code).toBe('chat.blocked');
  expect((await visitor.say('hello', { client_id })).body.id).toBe(first.body.id);
  expect((await visitor.sees()).texts).toEqual(['hello']);
});

test('refuses an empty message', async () => {
  const owner = await app.register();
  expect((await (await come(app, owner.merchant)).say('   ')).code).toBe('message.empty');
});

test('a new conversation after 14 days has a new id', async () => {
  const owner = await app.register();
  const visitor = await come(app, owner.merchant);
  const first = await visitor.say('hello');
  await app.write(owner.merchant, async (ctx) => {
    await ctx.db.updateTable('conversations').set({ status: 'resolved', resolved_at: now }).execute();
  });
  later(15 * day);
  const second = await visitor.say('hello again');
  expect([first.body.seq, second.body.seq]).toEqual([1, 1]);
  expect(second.body.conversation_id).not.toBe(first.body.conversation_id);
  expect((await visitor.sees()).texts).toEqual(['hello again']);
});

test('new conversations go to the team chosen by the shop', async () => {
  const owner = await app.register();
  const { body: team } = await app.send(createTeam, { merchant: owner.merchant, name: 'Website' }, owner);
  await decide(app, owner, { team_id: team.id });
  await (await come(app, owner.merchant)).say('hello');
  const { team_id } = await rows(owner.merchant).selectFrom('conversations').select('team_id').executeTakeFirstOrThrow();
  expect(team_id).toBe(team.id);
});

test("stores the visitor's page and cart for the team, including an empty cart", async () => {
  const owner = await app.register();
  const { key, token, ...visitor } = await come(app, owner.merchant, { page_url: 'https://shop.example/' });
  await visitor.say('hello');
  const kept = async () =>
    rows(owner.merchant).selectFrom('chat_sessions').select(['page_url', 'cart', 'cart_at']).executeTakeFirstOrThrow();
  const cart = { items: [{ name: 'Bottle', quantity: 2, price: '24.00' }], total: '48.00', currency: 'EUR' };
  await app.send(setChatContext, { key, page_url: 'https://shop.example/cart', cart }, { token });
  expect(await kept()).toEqual({ page_url: 'https://shop.example/cart', cart, cart_at: now });
  await app.send(setChatContext, { key, page_url: 'https://shop.example/' }, { token });
  expect((await kept()).cart).toEqual(cart);
  await app.send(setChatContext, { key, cart: null }, { token });
  expect((await kept()).cart).toBeNull();
});

const closedNow = async ({ merchant, token }: Person) => {
  const at = new Date(now.getTime() + 3_600_000).toISOString();
  const slots = [{ day: new Date(at).getUTCDay() || 7, from: `${at.slice(11, 13)}:00`, to: `${at.slice(11, 13)}:30` }];
  const schedules = [{ team_id: null, time_zone: 'UTC', always_open: false, slots, holidays: [] }];
  await app.send(updateBusinessHours, { merchant, schedules, version: 0 }, { token });
};
const aiOff = ({ merchant, token }: Person) => app.send(updateMerchantSettings, { merchant, ai: { enabled: false } }, { token });
const present = (merchant: string) =>
  app.write('', async (ctx) => {
    await ctx.db.updateTable('directory.memberships').set({ last_seen_at: now }).where('merchant_id', '=', merchant).execute();
  });

test.each([
  ['the AI, in the night', { ai: true, open: false, there: false }, true],
  ['nobody, without AI and people', { ai: false, open: true, there: false }, false],
  ['a teammate who is there', { ai: false, open: true, there: true }, true],
  ['a teammate who is there after hours', { ai: false, open: false, there: true }, false],
])('who answers now: %s', async (_who, { ai, open, there }, online) => {
  const owner = await app.register();
  if (!ai) await aiOff(owner);
  if (!open) await closedNow(owner);
  if (there) await present(owner.merchant);
  const { session } = await come(app, owner.merchant);
  expect(session.online).toBe(online);
  expect(session.opens_at !== null && new Date(session.opens_at) > now).toBe(!open);
});

test('a session of one shop gives no access to another', async () => {
  const [one, other] = [await app.register(), await app.register()];
  const visitor = await come(app, one.merchant);
  await visitor.say('hello');
  const { status } = await app.send(listChatMessages, { key: await app.chatKeyOf(other.merchant), limit: 10 }, { token: visitor.token });
  expect(status).toBe(401);
  expect((await latestConversation(app, one)).last_message?.text).toBe('hello');
});

test('a visitor rates their own conversation once', async () => {
  const { merchant } = await app.register();
  const { key, token, ...visitor } = await come(app, merchant);
  const say = (score: number) => app.send(answerChatCsat, { key, score, remark: 'Quick!' }, { token });
  expect((await say(5)).status).toBe(404);
  await visitor.say('hello');
  expect((await say(5)).body.csat).toEqual({ asked: true, score: 5 });
  expect([(await say(5)).status, (await say(1)).status]).toEqual([200, 409]);
});
