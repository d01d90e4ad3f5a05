import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, logIn, openBrowser, openChat, openPage } from './browser.ts';
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
  // By links alone: what can't be stored ends with the page.
  for (const name of ['Dashboard', 'Products', 'Orders', 'Customers', 'Analytics', 'Automation', 'Settings', 'Inbox']) {
    await openFromMenu(page, name);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  const { row, thread, say } = partsOf(page);
  await page.getByRole('tab', { name: /Mine/ }).click();
  await row(customer.name).click();
  await thread.getByText(customer.text).waitFor();
  await say('Your answer');
  await thread.getByText('Your answer').waitFor();
  await expect.poll(async () => JSON.stringify(await customer.sees())).toContain('Your answer');
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
  for (const path of ['/c/none.none', '/csat/none']) {
    const answer = await fetch(`${parley.url}${path}`, { headers: { 'accept-language': language } });
    expect([answer.status < 500, answer.headers.get('content-type')]).toEqual([true, expect.stringContaining('text/html')]);
  }
});

async function openOdd(change: () => void) {
  const context = await contextOf(browser);
  await context.addInitScript(change);
  return openPage(context);
}

/** Opens the entry's group first, if it is closed. */
async function openFromMenu(page: Page, name: string) {
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  const link = menu.getByRole('link', { name: new RegExp(`^${name}`) }).first();
  if ((await link.count()) === 0) for (const group of await menu.getByRole('button', { expanded: false }).all()) await group.click();
  await link.click();
}
