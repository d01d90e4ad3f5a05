import { getChatLook } from '@parley/contract/chat';
import { getWebsiteChat } from '@parley/contract/website-chat';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { usualSettings } from '../website-chat/rules.ts';
import { decide } from './make.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

test("returns the closed chat's appearance without creating a visitor", async () => {
  const owner = await app.register();
  const look = { ...usualSettings.look, accent: '#ffcc00', launcher_text: 'Ask us' };
  await decide(app, owner, { look, languages: ['de'] });
  const { body } = await app.send(getChatLook, { key: await app.chatKeyOf(owner.merchant) });
  expect(body).toEqual({ look, languages: ['de'] });
  expect(await app.installation.readingOf(owner.merchant).selectFrom('chat_sessions').select('id').execute()).toEqual([]);
});

test('the first page of another website that loads the chat is recorded once, and none where the chat is off', async () => {
  const owner = await app.register();
  const key = await app.chatKeyOf(owner.merchant);
  const installedAt = async () => (await app.send(getWebsiteChat, { merchant: owner.merchant }, { token: owner.token })).body.installed_at;
  const load = (origin?: string) => app.send(getChatLook, { key }, origin ? { headers: { origin } } : {});
  await decide(app, owner, { enabled: false });
  await load('https://shop.example');
  await decide(app, owner, { enabled: true });
  await load();
  expect(await installedAt()).toBeNull();
  await Promise.all([load('https://shop.example'), load('https://shop.example')]);
  const first = await installedAt();
  expect(first).not.toBeNull();
  await load('https://shop.example');
  expect(await installedAt()).toBe(first);
  expect(await app.installation.readingOf(owner.merchant).selectFrom('chat_sessions').select('id').execute()).toEqual([]);
});

test("returns nothing to a website that isn't allowed", async () => {
  const owner = await app.register();
  await decide(app, owner, { allowed_origins: ['https://shop.example'] });
  const key = await app.chatKeyOf(owner.merchant);
  const ask = async (origin: string) => (await app.send(getChatLook, { key }, { headers: { origin } })).status;
  expect([await ask('https://shop.example'), await ask('https://elsewhere.example')]).toEqual([200, 403]);
});

test('reports a disabled chat, and treats an unknown key as missing', async () => {
  const owner = await app.register();
  await decide(app, owner, { enabled: false });
  const { body } = await app.send(getChatLook, { key: await app.chatKeyOf(owner.merchant) });
  expect(body).toMatchObject({ status: 403, code: 'chat.switched_off' });
  expect((await app.send(getChatLook, { key: 'nobody-has-this' })).status).toBe(404);
});
