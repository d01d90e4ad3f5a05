import { getSession } from '@parley/contract/auth';
import { listConversations, updateConversation } from '@parley/contract/inbox';
import pg from 'pg';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPushService } from '../server/integrations/push/push-service.ts';
import { sender } from '../server/testing/app.ts';
import { contextOf, logIn, openBrowser, openPage, pollOptions } from './browser.ts';
import { theo } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';
import { mara, signIn } from './sign-in.ts';

let parley: Parley;
let browser: Browser;
let service: Awaited<ReturnType<typeof openPushService>>;
beforeAll(async () => {
  [parley, browser, service] = await Promise.all([startParley('push', { OUTBOUND_PRIVATE: '1' }), openBrowser(), openPushService()]);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await Promise.all([browser.close(), parley.stop(), service.close()]);
});

test('with Parley closed, an assignment is pushed to the browser that subscribed, without the customer’s name, and opens the conversation', async () => {
  const context = await contextOf(browser);
  const { page, errors } = await openPage(context);
  await subscribeAt(page);
  await logIn(page, parley.url);
  await page.goto(`${parley.url}/settings/notifications`);
  await page.getByRole('switch', { name: /Show notifications/ }).check();
  await page.getByText('This device', { exact: true }).waitFor();
  await page.getByText(/can’t be notified while/).waitFor({ state: 'detached' });
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.active?.scriptURL)).toBe(
    `${parley.url}/sw.js`,
  );
  // A page without a stream keeps the browser open.
  await page.goto(`${parley.url}/favicon.svg`);
  await leave();

  const { id, name } = await giveToMara();
  await expect.poll(() => service.received.length, pollOptions).toBe(1);
  const text = service.received[0]?.text ?? '';
  expect(text).not.toContain(name);
  const { url, merchant } = JSON.parse(text) as { url: string; merchant: string };
  expect(url).toBe(`/inbox?conversation=${id}`);
  // As the service worker opens it: web/features/automation/notifications/service-worker.test.ts.
  await page.goto(`${parley.url}${url}&shop=${merchant}`);
  await page.waitForURL(`${parley.url}${url}`);
  await page.getByRole('heading', { name }).first().waitFor();
  expect(errors).toEqual([]);
});

/** Headless browsers give no permission, and their vendor's push service isn't reachable here. */
async function subscribeAt(page: Page) {
  const { endpoint, ...keys } = service.subscribe();
  await page.addInitScript(
    (subscription) => {
      Object.defineProperty(Notification, 'permission', { get: () => localStorage.getItem('test-permission') ?? 'default' });
      Notification.requestPermission = async () => {
        localStorage.setItem('test-permission', 'granted');
        return 'granted';
      };
      const subscribe = async () => ({ toJSON: () => subscription, options: {}, unsubscribe: async () => true });
      Object.defineProperty(PushManager.prototype, 'subscribe', { value: subscribe });
    },
    { endpoint, keys },
  );
}

/** As if Mara had left minutes ago. */
async function leave() {
  const client = new pg.Client(parley.databaseUrl);
  await client.connect();
  await client.query('update directory.memberships set last_seen_at = null');
  await client.end();
}

/** Theo assigns Mara an unassigned conversation. */
async function giveToMara() {
  const send = sender(parley.url);
  const { token, merchant } = await signIn(parley.url, theo);
  const { token: hers } = await signIn(parley.url, mara);
  const { user_id: user } = (await send(getSession, {}, { token: hers })).body;
  const { items } = (await send(listConversations, { merchant, tab: 'ai', limit: 1 }, { token })).body;
  const id = items[0]?.id ?? '';
  const { status, body } = await send(updateConversation, { merchant, id, assignee_id: user }, { token });
  expect(status).toBe(200);
  return { id, name: body.customer_name };
}
