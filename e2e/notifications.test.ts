import { getSession } from '@parley/contract/auth';
import { listConversations, updateConversation } from '@parley/contract/inbox';
import { readNotifications } from '@parley/contract/notifications';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sender } from '../server/testing/app.ts';
import { contextOf, logIn, openBrowser, openPage, pollOptions } from './browser.ts';
import { asTeammate, theo } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';
import { mara, signIn } from './sign-in.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('notifications'), openBrowser()]);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

test('a conversation assigned by a teammate creates a notification, which opens it and is then read', async () => {
  const { calls } = await asTeammate(parley.url);
  await calls(readNotifications, {});
  const { page, errors } = await openPage(await contextOf(browser));
  await logIn(page, parley.url);
  await page.goto(`${parley.url}/settings/notifications`);
  await page.getByRole('checkbox').first().waitFor();
  const { id, name } = await giveToMara();
  await page.getByRole('button', { name: '1 notification' }).click();
  await page.getByRole('dialog').getByText(`assigned you ${name}`).click();
  await page.waitForURL(`${parley.url}/inbox?conversation=${id}`);
  const bell = page.getByRole('button', { name: 'Notifications' });
  await bell.waitFor();

  // A notification about the open conversation is read at once.
  await giveToMara(id, null);
  await giveToMara(id);
  await bell.click();
  await expect
    .poll(() => page.getByRole('dialog').getByText(`Theo Lindqvist assigned you ${name}`, { exact: true }).count(), pollOptions)
    .toBe(2);
  await bell.waitFor();
  expect(errors).toEqual([]);
});

test('while Parley is in the background, one of two tabs shows a browser notification; clicking it returns to Parley', async () => {
  const context = await contextOf(browser);
  await watchNotifications(context);
  const { page: first } = await openPage(context);
  await logIn(first, parley.url);
  await first.goto(`${parley.url}/settings/notifications`);
  await first.getByRole('switch', { name: /Show notifications/ }).check();
  const { page: second } = await openPage(context);
  await second.goto(`${parley.url}/inbox`);
  await second.getByRole('list', { name: 'Conversations' }).waitFor();
  const tabs = [first, second];
  const shown = async () => (await Promise.all(tabs.map(shownBy))).flat();

  await look(second, true);
  const seen = await assignAndListen(context);
  // The next check starts when the previous one is over: that one found the person present.
  await assignAndListen(context);
  await look(second, false);
  const { id, name } = await giveToMara();
  await expect.poll(async () => (await shown()).at(-1), pollOptions).toBe(`Theo Lindqvist assigned you ${name}`);
  expect(await shown()).not.toContain(`Theo Lindqvist assigned you ${seen.name}`);

  const shower = (await shownBy(first)).length > 0 ? first : second;
  await shower.evaluate(() => void window.shown.at(-1)?.dispatchEvent(new Event('click')));
  await shower.waitForURL(`${parley.url}/inbox?conversation=${id}`);
});

/** Assigns Mara a conversation, and waits until one of her tabs has read that. */
async function assignAndListen(context: BrowserContext) {
  const assigned = Promise.withResolvers<{ name: string }>();
  const listRead = context.waitForEvent('response', async (response) => {
    if (!response.url().includes('unread=true')) return false;
    const words = await response.text().catch(() => '');
    return words.includes(`assigned you ${(await assigned.promise).name}`);
  });
  assigned.resolve(await giveToMara());
  await listRead;
  return assigned.promise;
}

declare global {
  interface Window {
    shown: (EventTarget & { text: string })[];
    isLookedAt: boolean;
  }
}

/** Records what the browser is asked to show, since headless browsers show nothing; no tab has the focus until a test gives it. */
const watchNotifications = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.shown = [];
    window.isLookedAt = false;
    document.hasFocus = () => window.isLookedAt;
    const permissionKey = 'test-permission';
    class Watched extends EventTarget {
      static get permission() {
        return localStorage.getItem(permissionKey) ?? 'default';
      }
      static async requestPermission() {
        localStorage.setItem(permissionKey, 'granted');
        return 'granted';
      }
      readonly text: string;
      constructor(text: string) {
        super();
        this.text = text;
        if (Watched.permission === 'granted') window.shown.push(this);
      }
      close() {
        this.dispatchEvent(new Event('close'));
      }
    }
    Object.defineProperty(window, 'Notification', { value: Watched });
  });

const shownBy = (page: Page) => page.evaluate(() => window.shown.map(({ text }) => text));

const look = (page: Page, isLookedAt: boolean) =>
  page.evaluate((is) => {
    window.isLookedAt = is;
    window.dispatchEvent(new Event(is ? 'focus' : 'blur'));
  }, isLookedAt);

/** Theo assigns Mara an unassigned conversation, or the given one; null unassigns it. */
async function giveToMara(known?: string, to?: null) {
  const send = sender(parley.url);
  const { token, merchant } = await signIn(parley.url, theo);
  const { token: hers } = await signIn(parley.url, mara);
  const { user_id: user } = (await send(getSession, {}, { token: hers })).body;
  const { items } = (await send(listConversations, { merchant, tab: 'ai', limit: 1 }, { token })).body;
  const id = known ?? items[0]?.id ?? '';
  const { status, body } = await send(updateConversation, { merchant, id, assignee_id: to === null ? null : user }, { token });
  expect(status).toBe(200);
  return { id, name: body.customer_name };
}
