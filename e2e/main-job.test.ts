import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf, logIn, openBrowser, openChat, openPage, pollOptions, resumeChat, shows } from './browser.ts';
import { startSupervised, type Supervised } from './parley.ts';

let parley: Supervised;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startSupervised('main-job'), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

test('a customer writes, the AI answers from the shop’s data, a teammate takes over, replies, and returns the conversation', async () => {
  const customer = await openPage(await contextOf(browser));
  const chat = await openChat(customer.page, `${parley.url}/demo`);
  await chat.say('How long does delivery to Germany take?');
  await chat.shows(/working days/i);

  const team = await openPage(await contextOf(browser));
  await logIn(team.page, parley.url);
  await team.page.goto(`${parley.url}/inbox?tab=ai`);
  const row = team.page
    .getByRole('listitem')
    .filter({ hasText: /Visitor/ })
    .filter({ hasText: /working days/i })
    .first();
  await row.click();
  const thread = team.page.getByRole('region', { name: /Messages/ });
  await thread.getByText('How long does delivery to Germany take?').waitFor();
  // The answer shows its sources.
  await thread
    .getByRole('button', { name: /shipping|delivery/i })
    .first()
    .waitFor();

  // The teammate follows the next turn live.
  await chat.say('And do you have the Drift bottle in black?');
  await thread.getByText('And do you have the Drift bottle in black?').waitFor();
  await chat.shows(/Drift Water Bottle/);
  await thread
    .getByText(/Drift Water Bottle/)
    .first()
    .waitFor();

  await team.page
    .getByRole('button', { name: /Take over/ })
    .first()
    .click();
  await team.page.getByRole('button', { name: /Return to AI/ }).waitFor();
  await shows(() => chat.log.page().getByRole('dialog').textContent()).toMatch(/Mara/);
  await team.page.getByRole('textbox', { name: /reply/i }).fill('Hello, I am Mara. I have put one aside for you.');
  await team.page.keyboard.press('Enter');
  await chat.shows('Hello, I am Mara. I have put one aside for you.');

  // While a teammate is the handler the AI stays silent.
  const before = await chat.log.textContent();
  await chat.say('thank you so much');
  await thread.getByText('thank you so much').waitFor();
  await team.page.getByRole('textbox', { name: /reply/i }).fill('You are welcome!');
  await team.page.keyboard.press('Enter');
  await chat.shows('You are welcome!');
  expect((await chat.log.textContent())?.replace(before ?? '', '')).not.toMatch(/assistant/i);

  await team.page.getByRole('button', { name: /Return to AI/ }).click();
  await chat.shows(/assistant again/);
  await chat.say('What is your return policy?');
  await chat.shows(/30 days/i);
  expect([...customer.errors, ...team.errors]).toEqual([]);
});

test("a reload and a lost network neither lose nor duplicate a customer's message", async () => {
  const context = await contextOf(browser);
  const { page } = await openPage(context);
  const chat = await openChat(page, `${parley.url}/demo`);
  await chat.say('hello there');
  await chat.shows('hello there');
  await context.setOffline(true);
  await chat.say('written on a dead network');
  await chat.shows('written on a dead network');
  await context.setOffline(false);
  await page.reload();
  const { shows: chatShows, log } = await resumeChat(page);
  await chatShows('written on a dead network');
  await expect.poll(() => log.getByText('written on a dead network').count(), pollOptions).toBe(1);
});
