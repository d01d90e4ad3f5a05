import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dropOld } from '../../../retention.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { usualSettings } from '../website-chat/rules.ts';
import { come, decide, signing } from './make.ts';

let app: TestApp;
let now = new Date('2026-11-21T10:00:30Z');
beforeAll(async () => {
  // The per-process rate limit is not tested here.
  app = await startTestApp({ worker: false, now: () => now, env: { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' } });
});
afterAll(() => app.close());
const later = (ms: number) => (now = new Date(now.getTime() + ms));
const minute = 60_000;
let last = 0;
/** Each test uses its own addresses. */
const address = () => `198.51.100.${(last += 1)}`;
const from = (ip: string) => ({ 'x-forwarded-for': ip });
const limits = (change: Partial<typeof usualSettings.guards>) => ({ guards: { ...usualSettings.guards, ...change } });
async function shop(change: Partial<typeof usualSettings.guards>) {
  const owner = await app.register();
  await decide(app, owner, limits(change));
  return owner;
}

test('a visitor who writes too fast is told how long to wait, and can continue in the next minute', async () => {
  const { merchant } = await shop({ messages_per_minute: 3 });
  const visitor = await come(app, merchant, {}, from(address()));
  for (const text of ['1', '2', '3']) expect((await visitor.say(text)).status).toBe(201);
  const refused = await visitor.say('4');
  expect([refused.status, refused.code]).toEqual([429, 'chat.flood']);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect(refused.detail).toMatch(/sending messages too quickly/);
  expect((await visitor.sees()).texts).toEqual(['1', '2', '3']);
  later(30_000);
  expect((await visitor.say('4')).status).toBe(201);
});

test('a resent message succeeds at the limit and is not counted', async () => {
  const { merchant } = await shop({ messages_per_minute: 2 });
  const visitor = await come(app, merchant, {}, from(address()));
  const client_id = randomUUID();
  for (let time = 0; time < 5; time += 1) expect((await visitor.say('once', { client_id })).status).toBe(201);
  expect((await visitor.say('twice')).status).toBe(201);
  expect((await visitor.say('once', { client_id })).status).toBe(201);
  expect((await visitor.say('thrice')).code).toBe('chat.flood');
});

test('the limit holds for concurrent and sequential messages', async () => {
  const { merchant } = await shop({ messages_per_minute_address: 5 });
  const ip = address();
  const visitors = await Promise.all(Array.from({ length: 8 }, () => come(app, merchant, {}, from(ip))));
  const answers = await Promise.all(visitors.flatMap((visitor) => [visitor.say('a'), visitor.say('b')]));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(answers.filter(({ code }) => code === 'chat.flood')).toHaveLength(11);
});

test('addresses and shops are counted separately', async () => {
  const { merchant } = await shop({ messages_per_minute_address: 1 });
  const ip = address();
  const visitor = await come(app, merchant, {}, from(ip));
  expect((await visitor.say('1')).status).toBe(201);
  expect((await visitor.say('2')).code).toBe('chat.flood');
  expect((await (await come(app, merchant, {}, from(address()))).say('1')).status).toBe(201);
  const other = await shop({ messages_per_minute_address: 1 });
  expect((await (await come(app, other.merchant, {}, from(ip))).say('1')).status).toBe(201);
});

test('an IPv6 /64 counts as one address', async () => {
  const { merchant } = await shop({ sessions_per_hour_address: 2 });
  for (const end of ['1', '2']) expect((await come(app, merchant, {}, from(`2001:db8:7:7::${end}`))).opened.status).toBe(201);
  expect((await come(app, merchant, {}, from('2001:db8:7:7:ffff::3'))).problem.code).toBe('chat.flood');
  expect((await come(app, merchant, {}, from('2001:db8:7:8::1'))).opened.status).toBe(201);
});

test('limits new sessions per address and hour; existing sessions continue', async () => {
  const { merchant } = await shop({ sessions_per_hour_address: 2 });
  const ip = from(address());
  const visitor = await come(app, merchant, {}, ip);
  await come(app, merchant, {}, ip);
  const refused = await come(app, merchant, {}, ip);
  expect([refused.opened.status, refused.problem.code]).toEqual([429, 'chat.flood']);
  expect(Number(refused.opened.headers.get('retry-after'))).toBeGreaterThan(60);
  expect((await come(app, merchant, { session_token: visitor.token }, ip)).opened.status).toBe(201);
  later(60 * minute);
  expect((await come(app, merchant, {}, ip)).opened.status).toBe(201);
});

test('after 10 wrong signatures an address must wait before another wrong one; right ones still pass', async () => {
  const owner = await shop({});
  const sign = await signing(app, owner);
  const ip = from(address());
  const visitor = await come(app, owner.merchant, {}, ip);
  for (let time = 0; time < 10; time += 1)
    expect((await visitor.identify({ user_id: 'ada', hash: String(time).repeat(64) })).code).toBe('chat.identity_refused');
  const wrong = { user_id: 'ada', hash: 'f'.repeat(64) };
  expect((await visitor.identify(wrong)).code).toBe('chat.flood');
  expect((await (await come(app, owner.merchant, {}, ip)).identify(wrong)).code).toBe('chat.flood');
  expect((await (await come(app, owner.merchant, {}, from(address()))).identify(wrong)).code).toBe('chat.identity_refused');
  expect((await visitor.identify(sign('ada'))).status).toBe(200);
});

test('verification attempts don’t stop anybody behind the address from starting a conversation', async () => {
  const { merchant } = await shop({});
  const ip = from(address());
  for (let time = 0; time < 3; time += 1) await (await come(app, merchant, {}, ip)).say('hello');
  const attempts = (count: number) =>
    app.write(merchant, async (ctx) => void (await ctx.db.updateTable('conversations').set({ verification_attempts: count }).execute()));
  await attempts(20);
  const visitor = await come(app, merchant, {}, ip);
  expect([visitor.opened.status, (await visitor.say('hello')).status]).toEqual([201, 201]);
});

test('stores no address in plain text', async () => {
  const { merchant } = await shop({});
  const ip = address();
  await (await come(app, merchant, {}, from(ip))).say('hello');
  const reader = app.installation.readingOf(merchant);
  const rows = [await reader.selectFrom('counted').selectAll().execute(), await reader.selectFrom('chat_sessions').selectAll().execute()];
  expect(rows[0]?.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(ip);
});

test('deletes expired counters', async () => {
  const { merchant } = await shop({});
  await app.write(merchant, async (ctx) => {
    const row = { merchant_id: merchant, count: 1, key: 'message:x' };
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    await ctx.db
      .insertInto('counted')
      .values([
        { ...row, bucket: ago(3) },
        { ...row, bucket: ago(1) },
      ])
      .execute();
  });
  await dropOld({ ...app.installation, now: () => new Date() });
  const left = await app.installation.readingOf(merchant).selectFrom('counted').select('key').where('key', '=', 'message:x').execute();
  expect(left).toHaveLength(1);
});
