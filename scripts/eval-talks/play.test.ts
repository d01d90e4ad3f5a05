import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../server/testing/app.ts';
import { type Jobs, openChat, openJobs } from './chat.ts';
import { type Ground, openGround, play } from './play.ts';
import { summaryOf } from './report.ts';
import { moments, openClock, openShop, type OpenShop, setEngine } from './shops.ts';
import { readState } from './state.ts';
import { talk as shapeOfTalk } from './talk.ts';
import { tryWishes } from './wishes.ts';

const clock = openClock(moments.open);
let app: TestApp;
let jobs: Jobs;
let shop: OpenShop;
let ground: Ground;
beforeAll(async () => {
  app = await startTestApp({ worker: false, now: clock.now });
  const { url, installation, database } = app;
  jobs = openJobs(installation);
  const opening = { ...installation, secret: '', appUrl: '', now: clock.now };
  shop = await openShop('garden', { url, installation, opening, database }, clock, jobs.reactions);
  ground = await openGround(shop, { installation, jobs, clock });
});
afterAll(async () => {
  await shop.copies.close();
  await app.close();
});

const cancelling = shapeOfTalk.parse({
  name: 'cancel',
  kind: 'write',
  shop: 'garden',
  language: 'en',
  who: 'joris.debacker@post.example',
  turns: [
    { say: 'Please cancel order F1029, I don’t need it any more.', expect: { shape: 'asks' } },
    { when: 'never asked', say: 'This is not said.' },
    { when: '\\?', say: 'Yes, please' },
  ],
  end: { handedOff: false, orders: { F1029: { status: 'cancelled' } }, checkout: [] },
});

test('a conversation runs through the product, and its copy of the shop is undone', async () => {
  const { grade, issues, exchanges } = await play(ground, cancelling);
  expect({ grade, issues }).toEqual({ grade: 'excellent', issues: [] });
  expect(exchanges.map(({ turn }) => turn)).toEqual([0, 2]);
  expect(exchanges[0]?.answer.runs).toHaveLength(1);
  expect((await readState(shop.copies.base)).orders.get('F1029')?.status).toBe('pending');
});

test('the same conversation is wrong where the order should have stayed', async () => {
  const { grade, issues } = await play(ground, { ...cancelling, end: {} });
  expect(grade).toBe('wrong');
  expect(issues).toMatchObject([{ kind: 'harm', text: 'changed the status of F1029 to "cancelled"' }]);
});

test('several messages get one answer, and a code can be mailed and used', async () => {
  await shop.copies.inCopy(async (ctx) => {
    await ctx.write(({ db }) => db.updateTable('shop_settings').set({ ai_verification: 'email_code' }).execute());
    const chat = await openChat(ctx, { installation: app.installation, jobs, clock, merchant: shop.merchant }, null);
    const asked = await chat.say(['Hi!', 'Where is my order F1021?', 'My email is fatima.elidrissi@mail.example']);
    expect([asked.runs.length, asked.failures]).toEqual([1, []]);
    expect(chat.code()).toMatch(/^\d{6}$/);
    expect((await chat.say([chat.code() ?? ''])).text).toContain('F1021');
  });
});

test('a customer who asks for a person is with the team', async () => {
  await shop.copies.inCopy(async (ctx) => {
    const chat = await openChat(ctx, { installation: app.installation, jobs, clock, merchant: shop.merchant }, null);
    expect((await chat.say(['I want to talk to a human, please.'])).handedOff).toBe(true);
  });
});

test('a wish goes to the chat, the search and BM25', async () => {
  const { chat, search, bm25 } = await (
    await tryWishes(ground)
  )({ say: 'Boston fern', language: 'en', kind: 'plain', right: ['Boston Fern'] });
  expect([chat?.text === '', search.first, bm25.first]).toEqual([false, true, true]);
});

test('a model that can’t be reached is named with the figures', async () => {
  await setEngine(shop, { order: ['llm'], key_from: 'own', base_url: 'http://127.0.0.1:4999/v1', model: 'none' });
  const played = await play(ground, cancelling);
  await setEngine(shop, {});
  expect(summaryOf([played])).toMatch(/^failed: \d+ × llm: refused_address: /m);
});
