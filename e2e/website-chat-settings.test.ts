import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf, logIn, openBrowser, openChat, openPage } from './browser.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('website-chat-settings'), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

test('an owner sees the real chat while typing, saves, and visitors see the same', async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  await logIn(page, parley.url);
  await page.goto(`${parley.url}/settings/website-chat`);
  const preview = page.frameLocator('iframe');
  await preview.getByText('Hi, and welcome').waitFor();

  // The chat in the frame reloads with every change, and must not take the focus.
  const welcome = page.getByLabel('Welcome message', { exact: true });
  await welcome.fill('');
  await welcome.pressSequentially('Moin from the harbour', { delay: 60 });
  expect(await welcome.inputValue()).toBe('Moin from the harbour');
  await preview.getByText('Moin from the harbour').waitFor();

  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Chat settings saved.').waitFor();
  const visitor = await openPage(await contextOf(browser));
  const chat = await openChat(visitor.page, `${parley.url}/demo`);
  await chat.shows('Moin from the harbour');
  expect([...errors, ...visitor.errors]).toEqual([]);
});

test('visitors can’t write while the chat is off; once it is on again, they can', async () => {
  const { page } = await openPage(await contextOf(browser));
  await logIn(page, parley.url);
  await page.goto(`${parley.url}/settings/website-chat`);
  await page.getByLabel('Turn on chat').uncheck();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Your website chat is off').waitFor();
  const enter = () => page.request.post(`${parley.url}/api/public/chat/demo-harbour/sessions`, { data: {} });
  const response = await enter();
  expect([response.status(), ((await response.json()) as { code: string }).code]).toEqual([403, 'chat.switched_off']);
  await page.getByLabel('Turn on chat').check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Your website chat is off').waitFor({ state: 'detached' });
  expect((await enter()).status()).toBe(201);
});
