import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { looks, type Screen, screenAt, walk } from './axe.ts';
import { contextOf, logIn, makePerson, openBrowser, openChat, openPage, pollOptions, register } from './browser.ts';
import { type Parley, startParley } from './parley.ts';
import { mara } from './sign-in.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('accessible'), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

const at = (path: string, ready: (page: Page) => Locator): Screen => ({
  name: path,
  open: (page) => screenAt(parley.url, path, ready).open(page),
});

const forVisitors: Screen[] = [
  at('/', (page) => page.getByRole('heading', { level: 1 })),
  at('/privacy', (page) => page.getByRole('heading', { name: 'Privacy' })),
  at('/terms', (page) => page.getByRole('heading', { name: 'Terms' })),
  at('/onboarding', (page) => page.getByRole('button', { name: 'Create account' })),
  at('/login', (page) => page.getByRole('heading', { name: 'Demo accounts' })),
  {
    name: '/login, refused',
    open: async (page) => {
      await page.getByLabel('Email').fill('nobody@shop.example');
      await page.getByRole('textbox', { name: 'Password' }).fill('not a password');
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByText('Incorrect email or password').first().waitFor();
    },
  },
  at('/register', (page) => page.getByRole('button', { name: 'Create account' })),
  {
    name: '/register, empty',
    open: async (page) => {
      await page.getByRole('button', { name: 'Create account' }).click();
      await expect.poll(() => page.locator('[aria-invalid=true]').count(), pollOptions).toBeGreaterThan(1);
    },
  },
  at('/forgot-password', (page) => page.getByRole('button', { name: 'Send link' })),
  at('/forgot-password?token=0123456789', (page) => page.getByLabel('New password')),
  { name: '/demo with the chat open', open: openDemo },
];

async function openDemo(page: Page) {
  const chat = await openChat(page, `${parley.url}/demo`);
  await chat.say('Do you have the Drift bottle in black?');
  await chat.shows(/Drift Water Bottle/);
}

const inbox = (query: string) => at(`/inbox?${query}`, (page) => page.getByRole('list', { name: 'Conversations' }).getByRole('listitem'));
const thread = (tab: string): Screen => ({
  name: `/inbox, a thread of ${tab}`,
  open: async (page) => {
    await inbox(`tab=${tab}`).open(page);
    await page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').first().click();
    await page
      .getByRole('region', { name: /^Messages with/ })
      .getByRole('listitem')
      .first()
      .waitFor();
  },
});
const dialog = (button: string, name: string): Screen => ({
  name,
  open: async (page) => {
    await inbox('tab=all').open(page);
    await page.getByRole('button', { name: button }).first().click();
    await page.getByRole('dialog', { name }).waitFor();
  },
});

const forTeammates: Screen[] = [
  inbox('tab=needs_you'),
  thread('needs_you'),
  thread('ai'),
  thread('all'),
  at('/settings/profile', (page) => page.getByText('This device', { exact: true })),
  at('/settings', (page) => page.getByText('Orders & returns').first()),
  at('/settings/business-hours', (page) => page.getByText('Monday').first()),
  at('/settings/tags', (page) => page.getByText('product advice').first()),
  at('/settings/website-chat', (page) => page.getByText('Install on your website')),
  at('/settings/notifications', (page) => page.getByRole('checkbox').first()),
  at('/settings/billing', (page) => page.getByRole('progressbar').or(page.getByText('0, unlimited')).first()),
  at('/automation', (page) => page.locator('[data-unbuilt]')),
  dialog('Search', 'Search your shop'),
  {
    name: 'what the search found',
    open: async (page) => {
      await page.getByRole('combobox').fill('drift');
      await page.getByRole('group', { name: 'Products' }).getByRole('option').first().waitFor();
    },
  },
  dialog('Feedback', 'Send Feedback'),
  dialog('notification', 'Notifications'),
];

/** What a phone shows on a screen of its own. */
const onPhones: Screen[] = [
  dialog('More', 'More'),
  {
    name: 'the menu of a thread',
    open: async (page) => {
      await thread('all').open(page);
      await page.getByRole('dialog', { name: 'Conversation' }).getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: 'Show customer' }).waitFor();
    },
  },
  {
    name: 'the customer of a thread',
    open: async (page) => {
      await page.getByRole('menuitem', { name: 'Show customer' }).click();
      await page.getByRole('heading', { name: 'What the AI did' }).waitFor();
    },
  },
];

test.each(looks)('axe finds no violation on any screen (%s)', { timeout: 240_000 }, async (_look, look) => {
  const visitor = await openPage(await contextOf(browser, look));
  const barriers = await walk(visitor.page, forVisitors);
  const teammate = await openPage(await contextOf(browser, look));
  await logIn(teammate.page, parley.url, mara.email, mara.password);
  barriers.push(...(await walk(teammate.page, [...forTeammates, ...(look.phone ? onPhones : [])])));
  const newcomer = await openPage(await contextOf(browser, look));
  await register(newcomer.page, parley.url, makePerson('Nell'));
  barriers.push(...(await walk(newcomer.page, [at('/inbox', (page) => page.getByText('Nobody is waiting'))])));
  expect(barriers).toEqual([]);
  expect([...visitor.errors, ...teammate.errors, ...newcomer.errors].filter((error) => !error.includes('400'))).toEqual([]);
});

test('a teammate signs in, opens a conversation and replies with the keyboard alone, with a visible focus at every stop', async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  await page.goto(`${parley.url}/inbox`);
  await page.getByLabel('Email').waitFor();
  await tabTo(page, page.getByLabel('Email'));
  await page.keyboard.type(mara.email);
  await tabTo(page, page.getByRole('textbox', { name: 'Password' }));
  await page.keyboard.type(mara.password);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${parley.url}/inbox`);
  const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
  await rows.nth(1).waitFor();

  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await tabTo(page, rows.first());
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => isFocused(rows.nth(1)), pollOptions).toBe(true);
  await page.keyboard.press('Enter');
  await page.waitForURL(/conversation=/);
  const thread = page.getByRole('region', { name: /^Messages with/ });
  await thread.waitFor();
  await tabTo(page, page.getByRole('textbox', { name: /reply/i }));
  await page.keyboard.type('Written without a mouse.');
  await page.keyboard.press('Enter');
  await thread.getByText('Written without a mouse.').waitFor();
  await expect.poll(() => isFocused(page.getByRole('textbox', { name: /reply/i })), pollOptions).toBe(true);
  expect(errors).toEqual([]);
});

/** Presses Tab until the target has the focus. Every stop on the way must show a focus ring. */
async function tabTo(page: Page, target: Locator) {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(() => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return { name: 'the page', seen: true };
      const shows = (element: Element) => {
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      };
      return {
        name: focused.outerHTML.slice(0, 120),
        seen: shows(focused) || (focused.parentElement !== null && shows(focused.parentElement)),
      };
    });
    expect(stop, 'the focus cannot be seen').toMatchObject({ seen: true });
    if (await isFocused(target)) return;
  }
  throw new Error(`The Tab key does not reach ${target.toString()}.`);
}

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
