import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright-core';
import { walk } from './axe.ts';
import { contextOf, logIn, openBrowser, openPage } from './browser.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('api-keys'), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

const expectAccessible = async (page: Page) => expect(await walk(page, [{ name: page.url(), open: async () => undefined }])).toEqual([]);

test('a key is created, tried on the page of the API and in a program, found in the log, and revoked', async () => {
  const { page } = await openPage(await contextOf(browser));
  await logIn(page, parley.url);
  await page.goto(`${parley.url}/settings/api-keys`);
  await page.getByText('No API keys yet').waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create key' }).first().click();
  await page.getByLabel('Name', { exact: true }).fill('Warehouse');
  await page.getByRole('button', { name: 'Select all', exact: true }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Create key' }).click();
  const key = await page.getByLabel('API key', { exact: true }).inputValue();
  expect(key).toMatch(/^parley_live_[0-9A-Za-z]{36}$/);
  await page.getByRole('button', { name: 'I’ve copied it' }).click();
  const shop = await page.locator('dd code').last().innerText();

  const { page: docs } = await openPage(await contextOf(browser));
  await docs.goto(`${parley.url}/api/docs`);
  await docs.getByLabel('Find a call').fill('create tag');
  await docs.getByLabel('API key').fill(` ${key}\n`.trim());
  await docs.getByLabel('Shop ID').fill(shop);
  await docs.getByRole('button', { name: 'Try it: POST /api/tags/{merchant}' }).click();
  const call = docs.locator('article[data-call="POST /api/tags/{merchant}"]');
  await call.getByLabel('Body').fill('{"name": "wholesale"');
  await call.getByRole('button', { name: /Send/ }).click();
  await call.getByText(/The body isn’t JSON/).waitFor();
  await call.getByLabel('Body').fill('{"name": "wholesale"}');
  await call.getByRole('button', { name: /Send/ }).click();
  await call.getByText(/^201 · /).waitFor();
  expect(await call.locator('pre').filter({ hasText: 'curl' }).innerText()).toContain('Bearer $PARLEY_KEY');
  expect(await docs.content()).not.toContain(key);
  await expectAccessible(docs);

  const example = path.resolve(import.meta.dirname, '../client/example.ts');
  const env = { PATH: process.env['PATH'] ?? '', PARLEY_URL: parley.url, PARLEY_KEY: key, PARLEY_SHOP: shop };
  // The tag exists since it was tried above, so the program is refused, and says why.
  const failure: unknown = await promisify(execFile)(process.execPath, [example], { env }).catch((error: unknown) => error);
  expect(String((failure as { stderr?: string }).stderr)).toContain('tag.name_taken');

  await page.getByRole('button', { name: 'Refresh' }).click();
  const log = page.getByRole('list', { name: 'Request log' });
  await log.getByText('tag.name_taken').waitFor();
  expect(await log.getByText(`POST /api/tags/${shop}`).count()).toBe(2);
  await page.getByText(/Last used .* from/).waitFor();

  await page.getByRole('button', { name: 'Actions for Warehouse' }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await page.getByRole('button', { name: 'Revoke key' }).click();
  await page.getByRole('button', { name: 'Show 1 ended key' }).waitFor();
  await call.getByRole('button', { name: /Send/ }).click();
  await call.getByText(/^401 · /).waitFor();
});
