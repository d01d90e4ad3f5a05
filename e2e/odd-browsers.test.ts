import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, logIn, openBrowser, openChat, openPage, pollOptions } from './browser.ts';
import { partsOf, writeToPerson } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('odd-browsers'), openBrowser()]);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

/** What some browser, system or setting does to a page; each runs there before anything else. */
const oddities: [string, () => void][] = [
  [
    'whose language is “C” and whose time zone Intl doesn’t know',
    () => {
      Object.defineProperty(Navigator.prototype, 'language', { get: () => 'C' });
      Object.defineProperty(Navigator.prototype, 'languages', { get: () => ['C', 'en-US@posix'] });
      const { resolvedOptions } = Intl.DateTimeFormat.prototype;
      Intl.DateTimeFormat.prototype.resolvedOptions = function () {
        return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' };
      };
    },
  ],
  [
    'that blocks site data',
    () => {
      const refuse = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse });
      LockManager.prototype.request = async () => refuse();
      LockManager.prototype.query = async () => refuse();
      Object.defineProperty(window, 'BroadcastChannel', { value: refuse });
    },
  ],
  [
    'whose storage is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    },
  ],
  [
    'on an insecure page, without what only secure pages have',
    () => {
      for (const name of ['locks', 'clipboard', 'serviceWorker', 'storage']) Reflect.deleteProperty(Navigator.prototype, name);
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
      Reflect.deleteProperty(Crypto.prototype, 'subtle');
      for (const name of ['Notification', 'BroadcastChannel', 'matchMedia']) Reflect.deleteProperty(window, name);
      Object.defineProperty(window, 'isSecureContext', { value: false });
    },
  ],
  [
    'whose clock is a year ahead',
    () => {
      const year = 365 * 86_400_000;
      globalThis.Date = new Proxy(Date, {
        construct: (real, given) => Reflect.construct(real, given.length > 0 ? given : [real.now() + year]),
        get: (real, name) => (name === 'now' ? () => real.now() + year : Reflect.get(real, name)),
      });
    },
  ],
  [
    'in which something else wrote our storage',
    () => {
      if (localStorage.length > 0) return;
      localStorage.setItem('auth-storage', '{"state":{"user":{"merchants":7},"isAuthenticated":');
      localStorage.setItem('sidebar-storage', '{"state":{"open":"tools"},"version":0}');
      localStorage.setItem('theme', '{"theme":"dark"}');
    },
  ],
];

test.each(oddities)('the main screens and a reply work in a browser %s', async (_, change) => {
  const customer = await writeToPerson(parley.url);
  const { page, errors } = await openOdd(change);
  await logIn(page, parley.url);
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  for (const closed of ['Tools', 'Settings']) await menu.getByRole('button', { name: closed, expanded: false }).click();
  // By links alone: what can't be stored ends with the page.
  for (const name of ['Dashboard', 'Products', 'Orders', 'Customers', 'Analytics', 'Automation', 'Settings', 'Inbox']) {
    await menu.getByRole('link', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  const { row, thread, say } = partsOf(page);
  await page.getByRole('tab', { name: /Mine/ }).click();
  await row(customer.name).click();
  await thread.getByText(customer.text).waitFor();
  await say('Your answer');
  await thread.getByText('Your answer').waitFor();
  await expect.poll(async () => JSON.stringify(await customer.sees()), pollOptions).toContain('Your answer');
  expect(errors).toEqual([]);
});

test.each(oddities)('the website chat works in a browser %s', async (_, change) => {
  const { page, errors } = await openOdd(change);
  const chat = await openChat(page, `${parley.url}/demo`);
  await chat.say('How long does delivery to Germany take?');
  await chat.shows(/working days/i);
  expect(errors).toEqual([]);
});

test.each(['C', 'en-US@posix', '*', ';q=x,,%00', 'de-DE-utf8'])('a page of the server answers Accept-Language %j', async (language) => {
  for (const path of ['/c/none.none', '/csat/none', '/feedback/none']) {
    const answer = await fetch(`${parley.url}${path}`, { headers: { 'accept-language': language } });
    expect([answer.status < 500, answer.headers.get('content-type')]).toEqual([true, expect.stringContaining('text/html')]);
  }
});

async function openOdd(change: () => void) {
  const context = await contextOf(browser);
  context.setDefaultTimeout(pollOptions.timeout);
  await context.addInitScript(change);
  return openPage(context);
}
