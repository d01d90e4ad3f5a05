import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf, logIn, openBrowser, openChat, openPage, patience, resumeChat, shows } from './browser.ts';
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

test('a customer writes, the AI answers from the shop, a person takes over, replies, and gives it back', async () => {
  const customer = await openPage(await contextOf(browser));
  const chat = await openChat(customer.page, `${parley.url}/demo`);
  await chat.say('How long does delivery to Germany take?');
  await chat.hears(/working days/i);

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
  // The answer shows what it was taken from.
  await thread
    .getByRole('button', { name: /shipping|delivery/i })
    .first()
    .waitFor();

  // The teammate watches the next turn live.
  await chat.say('And do you have the Drift bottle in black?');
  await thread.getByText('And do you have the Drift bottle in black?').waitFor();
  await chat.hears(/Drift Water Bottle/);
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
  await chat.hears('Hello, I am Mara. I have put one aside for you.');

  // While a person holds it the AI keeps silent.
  const before = await chat.log.textContent();
  await chat.say('thank you so much');
  await thread.getByText('thank you so much').waitFor();
  await team.page.getByRole('textbox', { name: /reply/i }).fill('You are welcome!');
  await team.page.keyboard.press('Enter');
  await chat.hears('You are welcome!');
  expect((await chat.log.textContent())?.replace(before ?? '', '')).not.toMatch(/assistant/i);

  await team.page.getByRole('button', { name: /Return to AI/ }).click();
  await chat.hears(/assistant again/);
  await chat.say('What is your return policy?');
  await chat.hears(/30 days/i);
  expect([...customer.faults, ...team.faults]).toEqual([]);
});

test("a reload and a lost network neither lose nor double a customer's message", async () => {
  const context = await contextOf(browser);
  const { page } = await openPage(context);
  const chat = await openChat(page, `${parley.url}/demo`);
  await chat.say('hello there');
  await chat.hears('hello there');
  await context.setOffline(true);
  await chat.say('written on a dead network');
  await chat.hears('written on a dead network');
  await context.setOffline(false);
  await page.reload();
  const { hears, log } = await resumeChat(page);
  await hears('written on a dead network');
  await expect.poll(() => log.getByText('written on a dead network').count(), patience).toBe(1);
});
