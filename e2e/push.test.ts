import { getSession } from '@parley/contract/auth';
import { listConversations, updateConversation } from '@parley/contract/inbox';
import pg from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright-core';
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

test('with Parley closed, a push of an assignment is shown without the customer’s name; its click opens the conversation', async () => {
  const context = await contextOf(browser);
  const { page, errors } = await openPage(context);
  await subscribeAt(page);
  await logIn(page, parley.url);
  await page.goto(`${parley.url}/settings/notifications`);
  await page.getByRole('switch', { name: /Show notifications/ }).check();
  await page.getByText('This device', { exact: true }).waitFor();
  await page.getByText(/can’t be notified while/).waitFor({ state: 'detached' });
  // A page without a stream keeps the browser open.
  await page.goto(`${parley.url}/favicon.svg`);
  await leave();

  const { id, name } = await giveToMara();
  await expect.poll(() => service.received.length, pollOptions).toBe(1);
  const text = service.received[0]?.text ?? '';
  expect(text).not.toContain(name);
  const { shown, opened } = await inWorker(context, text);
  expect(shown).toMatchObject([{ title: 'Harbour Supply', body: 'A conversation was assigned to you', tag: `conversation:${id}` }]);
  expect(opened).toEqual([expect.stringContaining(`${parley.url}/inbox?conversation=${id}&shop=`)]);
  await page.goto(opened[0] ?? '');
  await page.waitForURL(`${parley.url}/inbox?conversation=${id}`);
  await page.getByRole('heading', { name }).first().waitFor();

  // An open tab opens it itself.
  await page.goto(`${parley.url}/settings/notifications`);
  await page.getByText('This device', { exact: true }).waitFor();
  expect((await inWorker(context, text)).opened).toEqual([]);
  await page.waitForURL(`${parley.url}/inbox?conversation=${id}`);
  expect(errors).toEqual([]);
});

type Shown = { title: string; data?: object };
type Scope = {
  registration: { showNotification(title: string, options: object): Promise<void> };
  clients: { openWindow(url: string): Promise<void>; matchAll(): Promise<unknown[]> };
};

/**
 * Hands the worker a push and clicks what it shows. Headless browsers show nothing and let nobody click, so what the worker asks the browser
 * for is recorded; all at once, because a browser stops a worker whenever it likes. No tab counts as looked at.
 */
async function inWorker(context: BrowserContext, text: string) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return worker.evaluate(async (pushed) => {
    const { registration, clients } = self as unknown as Scope;
    const shown: Shown[] = [];
    const opened: string[] = [];
    registration.showNotification = async (title, options) => void shown.push({ title, ...options });
    clients.openWindow = async (url) => void opened.push(url);
    const matchAll = clients.matchAll.bind(clients);
    const fire = async (event: object) => {
      const work: Promise<unknown>[] = [];
      self.dispatchEvent(Object.assign(event as Event, { waitUntil: (more: Promise<unknown>) => work.push(more) }));
      // Only a real click may focus a tab.
      await Promise.allSettled(work);
    };
    clients.matchAll = async () => [];
    await fire(Object.assign(new Event('push'), { data: { json: () => JSON.parse(pushed) as object } }));
    clients.matchAll = () => (matchAll as (options: object) => Promise<unknown[]>)({ type: 'window', includeUncontrolled: true });
    await fire(Object.assign(new Event('notificationclick'), { notification: { ...shown.at(-1), close: () => undefined } }));
    return { shown, opened };
  }, text);
}

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
      PushManager.prototype.subscribe = async () =>
        ({ toJSON: () => subscription, options: {}, unsubscribe: async () => true }) as unknown as PushSubscription;
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
