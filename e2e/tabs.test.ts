import type { Browser, BrowserContext, Page, Route } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, logIn, makePerson, openBrowser, openPage, pollOptions, register, watchToasts } from './browser.ts';
import { writeAsCustomer } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('tabs'), openBrowser()]);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

const expired = 'Session expired. Please login again.';

test('two tabs whose token has expired refresh it once and both continue', async () => {
  const context = await contextOf(browser);
  const toasts = await watchToasts(context);
  const { tabs, errors } = await openTabs(context, 2);
  const refreshes = countRefreshes(context);
  await Promise.all(tabs.map(endToken));
  await Promise.all(tabs.map(wake));
  await Promise.all(tabs.map(worksOn));
  expect(refreshes()).toBe(1);
  await expectOneSession(tabs);
  expect(toasts).toEqual([]);
  expect(errors()).toEqual([]);
});

test('two tabs without Web Locks send the same refresh token at once, and both stay signed in', async () => {
  const context = await contextOf(browser);
  const toasts = await watchToasts(context);
  // An insecure page has no Web Locks; only the server’s grace period is left.
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  const { tabs, errors } = await openTabs(context, 2);
  const refreshes = countRefreshes(context);
  await meetAt(context, '**/api/auth/refresh', tabs.length);
  await Promise.all(tabs.map(endToken));
  await Promise.all(tabs.map(wake));
  await Promise.all(tabs.map(worksOn));
  expect(refreshes()).toBe(2);
  await expectOneSession(tabs);
  expect(toasts).toEqual([]);
  expect(errors()).toEqual([]);
});

test('a computer that slept for 20 minutes wakes signed in and shows what happened meanwhile', async () => {
  const context = await contextOf(browser);
  const toasts = await watchToasts(context);
  await context.clock.install();
  const { page, errors } = await openPage(context);
  await logIn(page, parley.url);
  await page.goto(`${parley.url}/inbox?tab=all`);
  await page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').first().waitFor();

  await context.setOffline(true);
  const during = await writeAsCustomer(parley.url);
  await context.clock.fastForward('20:00');
  const refreshes = countRefreshes(context);
  await context.setOffline(false);
  await wake(page);
  await page.getByRole('listitem').filter({ hasText: during.name }).first().waitFor();
  const after = await writeAsCustomer(parley.url);
  await page.getByRole('listitem').filter({ hasText: after.name }).first().waitFor();
  expect(refreshes()).toBeGreaterThan(0);
  expect(toasts).toEqual([]);
  expect(errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
});

test('a browser that returns with a token of 20 minutes ago opens the requested page', async () => {
  const context = await contextOf(browser);
  const toasts = await watchToasts(context);
  const { tabs, errors } = await openTabs(context, 1);
  const [tab] = tabs;
  await endToken(tab);
  await tab.goto(`${parley.url}/settings/profile`);
  await worksOn(tab);
  expect(toasts).toEqual([]);
  expect(errors()).toEqual([]);
});

test('eight tabs share one live stream; a message appears in each', async () => {
  const context = await contextOf(browser);
  const toasts = await watchToasts(context);
  const first = await openPage(context);
  await logIn(first.page, parley.url);
  const opened = [first, ...(await Promise.all(Array.from({ length: 7 }, () => openPage(context))))];
  await Promise.all(opened.map(({ page }) => page.goto(`${parley.url}/inbox?tab=all`)));
  const rows = opened.map(({ page }) => page.getByRole('list', { name: 'Conversations' }).getByRole('listitem'));
  await Promise.all(rows.map((row) => row.first().waitFor()));
  await expect.poll(openStreams, pollOptions).toBe(1);

  // By name, since the AI’s answer soon replaces the message in the row.
  const { name } = await writeAsCustomer(parley.url);
  await Promise.all(rows.map((row) => row.filter({ hasText: name }).first().waitFor()));
  expect(await openStreams()).toBe(1);

  // The tab with the stream closes; another takes over and misses nothing.
  await first.page.close();
  const later = await writeAsCustomer(parley.url);
  await Promise.all(rows.slice(1).map((row) => row.filter({ hasText: later.name }).first().waitFor()));
  await expect.poll(openStreams, pollOptions).toBe(1);
  expect(toasts).toEqual([]);
  expect(opened.flatMap(({ errors }) => errors)).toEqual([]);
});

test('logging out everywhere leads every tab and browser to the log-in page, without an expiry message for the person who did it', async () => {
  const person = makePerson('Ella');
  const here = await contextOf(browser);
  const { tabs, errors } = await openTabs(here, 2, person);
  const elsewhere = await contextOf(browser);
  const toasts = await watchToasts(elsewhere);
  const distant = await openPage(elsewhere);
  await logIn(distant.page, parley.url, person.email, person.password);
  await distant.page.getByText('Nobody is waiting').first().waitFor();

  const [tab] = tabs;
  const own = await watchToasts(tab);
  await tab.goto(`${parley.url}/settings/profile`);
  await tab.getByRole('button', { name: 'Log out everywhere' }).click();
  await tab.getByRole('dialog').getByRole('button', { name: 'Log out everywhere' }).click();
  const pages = [...tabs, distant.page];
  await Promise.all(pages.map((page) => page.waitForURL(`${parley.url}/login`)));
  await expect.poll(() => toasts, pollOptions).toEqual([expired]);
  // This browser learned of it from the person’s own tab, so it shows no message; nothing is left of the session.
  for (const page of pages) expect(await page.evaluate(() => localStorage.getItem('auth-storage'))).not.toMatch(/eyJ/);
  expect(own).toEqual([]);
  expect([...errors(), ...distant.errors].filter((error) => !error.includes('401'))).toEqual([]);
});

/** Tabs of a new user, signed in and idle in the inbox. */
async function openTabs(context: BrowserContext, count: number, person = makePerson('Tess')) {
  const first = await openPage(context);
  await register(first.page, parley.url, person);
  const others = await Promise.all(Array.from({ length: count - 1 }, () => openPage(context)));
  const opened = [first, ...others];
  for (const { page } of opened) {
    // Each page refreshes once when it is opened.
    await Promise.all([page.waitForResponse('**/api/auth/refresh'), page.goto(`${parley.url}/inbox`)]);
    await page.getByText('Nobody is waiting').first().waitFor();
  }
  const tabs: [Page, ...Page[]] = [first.page, ...others.map(({ page }) => page)];
  return { tabs, errors: () => opened.flatMap(({ errors }) => errors) };
}

/** Stores a token that expired five minutes ago, which the server refuses, and makes the page read it. */
const endToken = (page: Page) =>
  page.evaluate((token) => {
    const stored = JSON.parse(localStorage.getItem('auth-storage') ?? '{}') as { state: { token: string } };
    const newValue = JSON.stringify({ ...stored, state: { ...stored.state, token } });
    localStorage.setItem('auth-storage', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'auth-storage', newValue }));
  }, endedToken);

const startedAt = Math.floor(Date.now() / 1000);
const endedToken = ['eyJhbGciOiJIUzI1NiJ9', btoa(JSON.stringify({ iat: startedAt - 1200, exp: startedAt - 300 })), 'ended'].join('.');

/** Dispatches the browser's events for a computer that wakes or a tab that becomes visible. */
const wake = (page: Page) => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));

/** The tab is signed in, and its requests succeed. */
async function worksOn(page: Page) {
  await page.getByRole('button', { name: 'Notifications' }).click();
  await page.getByRole('dialog').getByText('No notifications yet').waitFor();
  await page.keyboard.press('Escape');
}

/** Every tab has the same token, and the list of sessions has one entry. */
async function expectOneSession(tabs: Page[]) {
  const tokens = await Promise.all(tabs.map((tab) => tab.evaluate(() => localStorage.getItem('auth-storage'))));
  expect(new Set(tokens).size).toBe(1);
  expect(tokens[0]).not.toContain('.ended');
  for (const tab of tabs) {
    await tab.goto(`${parley.url}/settings/profile`);
    const sessions = tab.getByRole('listitem').filter({ hasText: 'last active' });
    await sessions.filter({ hasText: 'This device' }).waitFor();
    expect(await sessions.count()).toBe(1);
  }
}

function countRefreshes(context: BrowserContext) {
  let count = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) count += 1;
  });
  return () => count;
}

/** Holds calls to a URL until this many are pending, then releases them together; later ones pass. */
async function meetAt(context: BrowserContext, address: string, count: number) {
  const waiting: Route[] = [];
  await context.route(address, async (route) => {
    waiting.push(route);
    if (waiting.length > count) await route.continue();
    if (waiting.length === count) await Promise.all(waiting.map((held) => held.continue()));
  });
}

async function openStreams() {
  const metrics = await (await fetch(`${parley.url}/metrics`)).text();
  return Number(/^parley_streams\{.*\} (\d+)/m.exec(metrics)?.[1]);
}
