import { getConversation } from '@parley/contract/inbox';
import type { Browser, Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser, pollOptions } from './browser.ts';
import { asTeammate, openWindow, writeToPerson } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('inbox-keys'), openBrowser()]);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

const hasFocus = (part: Locator) => part.evaluate((node) => node.contains(document.activeElement));
const isFocused = (part: Locator) => expect.poll(() => hasFocus(part), pollOptions).toBe(true);

test('a teammate walks the list, selects, opens and closes with the keyboard alone', async () => {
  const customers = [await writeToPerson(parley.url), await writeToPerson(parley.url), await writeToPerson(parley.url)];
  const [third, second, first] = customers.map(({ name }) => name);
  const { page, errors, row, names } = await openWindow(browser, parley.url, '/inbox?tab=mine');
  await expect.poll(async () => (await names()).slice(0, 3), pollOptions).toEqual([first, second, third]);
  await page.keyboard.press('j');
  await isFocused(row(first ?? ''));
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await isFocused(row(third ?? ''));
  await page.keyboard.press('k');
  await isFocused(row(second ?? ''));

  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  await page.getByText('2 selected').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('2 selected').waitFor({ state: 'detached' });

  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: first ?? '' }).waitFor();
  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Search conversations' });
  await isFocused(search);
  await page.keyboard.type(third ?? '');
  await expect.poll(names, pollOptions).toEqual([third]);
  await page.keyboard.press('Escape');
  await row(first ?? '').waitFor();

  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByText('Snooze').first().waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});

test('a conversation is pinned, muted, marked unread, tagged, noted, answered, snoozed, resolved and restored with the keyboard alone', async () => {
  const customer = await writeToPerson(parley.url);
  const mara = await asTeammate(parley.url);
  const now = () => mara.calls(getConversation, { id: customer.id });
  const { page, errors, row, thread, box } = await openWindow(browser, parley.url, '/inbox?tab=mine');
  const own = row(customer.name);
  await own.waitFor();
  await page.keyboard.press('j');
  await isFocused(own);
  await page.keyboard.press('Enter');
  await thread.getByText(customer.text).waitFor();

  await page.keyboard.press('p');
  await own.getByText('Pinned').waitFor();
  await page.keyboard.press('p');
  await own.getByText('Pinned').waitFor({ state: 'detached' });
  await page.keyboard.press('m');
  await own.getByText('Muted').waitFor();
  await page.keyboard.press('m');
  await own.getByText('Muted').waitFor({ state: 'detached' });
  await expect.poll(() => own.getByText('Unread').count(), pollOptions).toBe(0);
  await page.keyboard.press('u');
  await own.getByText('Unread').waitFor();

  await page.keyboard.press('t');
  await isFocused(page.getByRole('dialog', { name: /^Tags/ }));
  await page.keyboard.type('account');
  await page.getByRole('option', { name: 'account', selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  // When it closes, the focus returns to its button.
  await isFocused(page.getByRole('button', { name: 'Tags: account' }));

  await page.keyboard.press('n');
  await isFocused(box);
  await page.keyboard.type('Asked twice already');
  await page.keyboard.press('Enter');
  await thread.getByText('Asked twice already').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('r');
  await page.getByRole('button', { name: 'Reply', exact: true, pressed: true }).waitFor();
  await isFocused(box);
  await page.keyboard.type('Here is your answer');
  await page.keyboard.press('Enter');
  await thread.getByText('Here is your answer').waitFor();
  await expect.poll(async () => JSON.stringify(await customer.sees()), pollOptions).toContain('Here is your answer');
  expect(JSON.stringify(await customer.sees())).not.toContain('Asked twice');
  await page.keyboard.press('Escape');

  await page.keyboard.press('s');
  await isFocused(page.getByRole('menu'));
  await page.keyboard.press('ArrowDown');
  /** Presses a key, and waits until the page has read the conversation's new state. */
  const becomes = (status: string, key: string) => {
    const read = page.waitForResponse(
      async (response) =>
        response.request().method() === 'GET' && response.url().endsWith(`/${customer.id}`) && (await response.json()).status === status,
    );
    return Promise.all([read, page.keyboard.press(key)]);
  };
  await becomes('snoozed', 'Enter');
  await becomes('open', 'z');
  await becomes('resolved', 'e');
  await becomes('open', 'z');
  expect((await now()).status).toBe('open');
  expect(errors).toEqual([]);
});
