import { readFile } from 'node:fs/promises';
import pg from 'pg';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { walk } from './axe.ts';
import { contextOf, logIn, openBrowser, openChat, openPage } from './browser.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('billing'), openBrowser()]);
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

/** The demo shop on Free, with all AI answers of this month used. */
async function useUpFree() {
  const client = new pg.Client({ connectionString: parley.databaseUrl });
  await client.connect();
  await client.query(`update directory.merchants set plan = 'free'`);
  await client.query(`insert into usage_counters (merchant_id, meter, period, used)
    select merchant_id, 'ai_answers', to_char(now() at time zone time_zone, 'YYYY-MM'), 100 from shop_settings`);
  await client.end();
}
/** The demo shop's own words, by its business hours. */
const handedOff = /^(A colleague in Rotterdam is taking over|Our team is away)/;
const question = 'Do you deliver to Germany?';
/** The page where it stands. */
const asItIs = (name: string) => ({ name, open: async () => undefined });
async function askAsCustomer() {
  const { page } = await openPage(await contextOf(browser));
  const chat = await openChat(page, `${parley.url}/demo`);
  await chat.say(question);
  return chat;
}

test('at the limit a person answers, the owner upgrades, and the AI answers again', async () => {
  await useUpFree();
  const first = await askAsCustomer();
  await first.shows(handedOff);

  const { page, errors } = await openPage(await contextOf(browser));
  await logIn(page, parley.url);
  await page.goto(`${parley.url}/settings/billing`);
  await page.getByRole('alert').filter({ hasText: 'handing off to your team' }).waitFor();
  await page.getByText('100 of 100').waitFor();
  await page.getByRole('region', { name: 'Plan', exact: true }).getByRole('button', { name: 'Change plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change plan' });
  await dialog.getByRole('radio', { name: /Starter/ }).check();
  await dialog.getByText('Nothing is charged.').waitFor();
  expect(await walk(page, [asItIs('dialog')])).toEqual([]);
  await dialog.getByRole('button', { name: 'Change to Starter' }).click();
  await page.getByText(/^Renews on/).waitFor();
  await page.getByText('100 of 1,000').waitFor();
  await page.getByText(/\$29\.00 · Not charged/).waitFor();
  expect(await walk(page, [asItIs('billing')])).toEqual([]);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Download invoice/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^\d{4}-\d{6}\.pdf$/);
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');

  const again = await askAsCustomer();
  await again.log
    .getByText(/Germany|deliver/i)
    .nth(1)
    .waitFor();
  expect(await again.log.getByText(handedOff).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('an agent has no billing page in the menu, and the address leads nowhere', async () => {
  const { page } = await openPage(await contextOf(browser));
  await logIn(page, parley.url, 'theo@harbour.example', 'harbour-demo');
  await page.goto(`${parley.url}/settings/profile`);
  const menu = page.getByRole('navigation', { name: 'Settings' });
  await menu.getByRole('link', { name: 'Profile' }).waitFor();
  expect(await menu.getByRole('link', { name: 'Billing' }).count()).toBe(0);
});
