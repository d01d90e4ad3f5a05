import { getUsage } from '@parley/contract/billing';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { listNotifications } from '@parley/contract/notifications';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeKey } from '../../testing/actors.ts';
import { logInAs, type Person, startTestApp, type TestApp, until } from '../../testing/app.ts';
import { setPlan } from './set-plan.ts';
import { countUsage, isUsedUp, type Metered } from './usage.ts';

let at = new Date('2026-11-16T12:00:00Z');
let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ now: () => at });
});
afterAll(() => app.close());
beforeEach(async () => {
  at = new Date('2026-11-16T12:00:00Z');
  owner = await app.register({ time_zone: 'Europe/Berlin' });
  await app.write(owner.merchant, (ctx) => setPlan(ctx, owner.merchant, 'free'));
});

const count = (meter: Metered, amount = 1) =>
  app.writeWithReactions(owner.merchant, (ctx) => countUsage(ctx, owner.merchant, meter, amount));
const usage = async (period?: string) =>
  (await app.send(getUsage, { merchant: owner.merchant, ...(period && { period }) }, { token: owner.token })).body;
const of = async (name: string, period?: string) => (await usage(period)).items.find((item) => item.name === name);
const notices = async () =>
  (await app.send(listNotifications, { merchant: owner.merchant, limit: 50 }, { token: owner.token })).body.items
    .filter(({ type }) => type === 'usage_limit')
    .map(({ text }) => text);

test('usage shows with limit and a straight line to the end of the month', async () => {
  await count('ai_answers', 31);
  // Berlin's November began an hour before that of UTC: 15 days and 13 hours of 30 days.
  expect(await usage()).toMatchObject({
    plan: 'free',
    period: '2026-11',
    starts_at: '2026-10-31T23:00:00.000Z',
    ends_at: '2026-11-30T23:00:00.000Z',
  });
  expect(await of('ai_answers')).toEqual({ name: 'ai_answers', used: 31, limit: 100, forecast: 60 });
  expect(await of('teammates')).toEqual({ name: 'teammates', used: 1, limit: 2, forecast: null });
  expect(await of('channels')).toEqual({ name: 'channels', used: 1, limit: 1, forecast: null });
});

test('uses counted at once are all counted', async () => {
  await Promise.all(Array.from({ length: 20 }, () => count('api_calls', 3)));
  expect((await of('api_calls'))?.used).toBe(60);
});

test('a call with an API key counts, and one of a person doesn’t', async () => {
  const { key } = await makeKey(app, owner, { scopes: ['billing:read'] });
  for (let call = 0; call < 3; call += 1) await app.send(getUsage, { merchant: owner.merchant }, { token: key });
  expect(await until(async () => (await of('api_calls'))?.used === 3)).toBe(true);
});

test('a transaction that fails counts nothing', async () => {
  await expect(
    app.write(owner.merchant, async (ctx) => {
      await countUsage(ctx, owner.merchant, 'ai_answers');
      throw new Error('The answer was not stored.');
    }),
  ).rejects.toThrow('not stored');
  expect((await of('ai_answers'))?.used).toBe(0);
});

test('a month begins at midnight of the shop, and past months remain', async () => {
  at = new Date('2026-11-30T22:59:59Z');
  await count('ai_answers', 100);
  expect(await isUsedUp(app.installation.readingOf(owner.merchant), owner.merchant, 'ai_answers', at)).toBe(true);
  at = new Date('2026-11-30T23:00:00Z');
  owner = await logInAs(app.url, owner.email, owner.password);
  expect(await isUsedUp(app.installation.readingOf(owner.merchant), owner.merchant, 'ai_answers', at)).toBe(false);
  await count('ai_answers');
  expect([(await of('ai_answers'))?.used, (await usage()).period]).toEqual([1, '2026-12']);
  expect(await of('ai_answers', '2026-11')).toEqual({ name: 'ai_answers', used: 100, limit: 100, forecast: null });
  expect((await of('teammates', '2026-11'))?.used).toBeNull();
});

test('the shop’s time zone decides the month', async () => {
  await app.send(updateMerchantSettings, { merchant: owner.merchant, time_zone: 'Pacific/Auckland' }, { token: owner.token });
  at = new Date('2026-11-30T11:00:00Z');
  owner = await logInAs(app.url, owner.email, owner.password);
  expect((await usage()).period).toBe('2026-12');
});

test('owners are notified at 80 percent and at the limit, once each', async () => {
  await count('ai_answers', 79);
  await count('ai_answers');
  await count('ai_answers', 19);
  await until(async () => (await notices()).length === 1);
  await count('ai_answers');
  await count('ai_answers');
  await until(async () => (await notices()).length === 2);
  expect(await notices()).toEqual([
    'Your shop used 100 of 100 AI answers this month (100%). The AI now hands new questions off to your team until next month. A larger plan lets it answer again.',
    'Your shop used 80 of 100 AI answers this month (80%). At this limit the AI hands off to your team.',
  ]);
});

test('a plan without limits notifies nobody and is never used up', async () => {
  await app.write(owner.merchant, (ctx) => setPlan(ctx, owner.merchant, 'scale'));
  await count('ai_answers', 1_000_000);
  expect(await isUsedUp(app.installation.readingOf(owner.merchant), owner.merchant, 'ai_answers', at)).toBe(false);
  expect(await of('ai_answers')).toMatchObject({ used: 1_000_000, limit: null });
});

test.each(['2026-13', '1999-01', 'november'])('%s is no month', async (period) => {
  const { status } = await app.send(getUsage, { merchant: owner.merchant, period }, { token: owner.token });
  expect(status).toBe(422);
});
