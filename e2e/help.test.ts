import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contextOf, logIn, openBrowser, openPage } from './browser.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('help'), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

test('from a page to its article, to an answer with its source, to a ticket that the team follows', async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  await logIn(page, parley.url);
  await page.goto(`${parley.url}/orders`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('?');
  await page.getByRole('link', { name: 'Help for this page' }).click();
  await page.getByRole('heading', { level: 2, name: 'Orders' }).waitFor();

  const search = page.getByRole('searchbox', { name: 'Search or ask a question' });
  await search.fill('How do I invite a teammate?');
  await page.getByRole('status').getByText('choose Invite in the card Team').waitFor();
  await search.fill('What is the capital of France?');
  await page.getByText('No article answers this').waitFor();

  await page.getByRole('tab', { name: 'Contact' }).click();
  await page.getByLabel('Subject').fill('Invoices stay empty');
  await page.getByLabel('What happened?').fill('After I print them.');
  await page.getByRole('button', { name: 'Send ticket' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Invoices stay empty' }).getByText('Open').waitFor();

  // An agent of the shop sees it live change when it is closed.
  const theo = await openPage(await contextOf(browser, { phone: true }));
  await logIn(theo.page, parley.url, 'theo@harbour.example');
  await theo.page.goto(`${parley.url}/help?tab=contact`);
  const seen = theo.page.getByRole('listitem').filter({ hasText: 'Invoices stay empty' });
  await seen.getByText('Open').waitFor();
  expect(await theo.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.getByRole('button', { name: 'Close the ticket “Invoices stay empty”' }).click();
  await seen.getByText('Closed').waitFor();

  await page.getByRole('tab', { name: 'Status' }).click();
  await page.getByText('Everything works').first().waitFor();
  await page.getByRole('tab', { name: 'Shortcuts' }).click();
  await page.getByText('Take over from the AI').waitFor();
  await page.getByRole('tab', { name: 'What’s new' }).click();
  await page.getByRole('heading', { name: 'Latest changes' }).waitFor();
  expect([...errors, ...theo.errors]).toEqual([]);
});
