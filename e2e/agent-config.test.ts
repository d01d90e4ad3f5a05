import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, type Look, logIn, openBrowser, openPage, pollOptions } from './browser.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('agent-config', { OUTBOUND_PRIVATE: '1' }), openBrowser()]);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

async function open(search: string, look: Look = {}) {
  const { page, errors } = await openPage(await contextOf(browser, look));
  await logIn(page, parley.url);
  await page.goto(`${parley.url}/agent-config${search}`);
  return { page, errors };
}
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' }).click();
const ask = async (page: Page, question: string) => {
  await page.getByLabel('Message', { exact: true }).fill(question);
  await page.keyboard.press('Enter');
};

test('a tone and a custom answer can be tried before saving, and apply after it', async () => {
  const { page, errors } = await open('');
  await page.getByRole('radio', { name: 'Friendly' }).check();
  await page.getByRole('tab', { name: 'Guidance' }).click();
  await page.getByRole('button', { name: 'Add guidance' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Lighthouse tours');
  await page.getByLabel('Or one of these words').fill('lighthouse');
  await page.keyboard.press('Enter');
  await page.getByLabel('Answer').fill('Our lighthouse opens on Saturdays at ten.');

  const log = page.getByRole('log');
  await page.getByText('This chat uses your unsaved behavior and guidance settings, with your saved action and engine settings.').waitFor();
  await ask(page, 'When can I visit the lighthouse?');
  await log.getByText('Our lighthouse opens on Saturdays at ten.').waitFor();
  await log.getByRole('button', { name: /^Answered/ }).click();
  await log.getByText('Lighthouse tours').waitFor();

  await save(page);
  await page.getByText('Settings saved. The AI uses them').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Expand Lighthouse tours' }).waitFor();
  await page.getByText('Chat as a customer.').waitFor();
  await ask(page, 'When can I visit the lighthouse?');
  await log.getByText('Our lighthouse opens on Saturdays at ten.').waitFor();
  await page.getByRole('tab', { name: 'Behavior' }).click();
  expect(await page.getByRole('radio', { name: 'Friendly' }).isChecked()).toBe(true);
  expect(errors).toEqual([]);
});

test('a teammate’s save meanwhile is not overwritten', async () => {
  const one = await open('');
  const other = await open('');
  await one.page.getByLabel('Name', { exact: true }).fill('Pia');
  await other.page.getByRole('radio', { name: 'Active selling' }).check();
  await save(other.page);
  await one.page.getByText('A teammate changed these settings').waitFor();
  await one.page.getByRole('button', { name: 'Keep mine' }).click();
  await save(one.page);
  await one.page.getByText('Settings saved. The AI uses them').waitFor();
  await other.page.reload();
  await expect.poll(() => other.page.getByLabel('Name', { exact: true }).inputValue(), pollOptions).toBe('Pia');
  expect(await other.page.getByRole('radio', { name: 'Active selling' }).isChecked()).toBe(true);
});

test('an article is written, found, quoted, and gone once it is deleted', async () => {
  const { page, errors } = await open('?tab=knowledge');
  await page.getByRole('link', { name: 'Write article' }).click();
  await page.getByLabel('Title', { exact: true }).fill('Renting a rowing boat');
  await page.getByLabel('Text', { exact: true }).fill('## Prices\n\nA rowing boat costs **40 euros** a day. Bring your identity card.');
  await page.getByRole('tab', { name: 'Preview' }).click();
  await page.getByRole('heading', { name: 'Prices' }).waitFor();
  await page.getByRole('button', { name: 'Add article', exact: true }).click();
  await page.getByText('Article added. The AI can use it now.').waitFor();

  await page.getByRole('link', { name: 'Test search' }).click();
  await page.getByLabel('Question', { exact: true }).fill('What does renting a rowing boat cost?');
  await page.keyboard.press('Enter');
  await page.locator('mark').first().waitFor();
  await page.getByRole('link', { name: 'Renting a rowing boat' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'Renting a rowing boat' });
  await drawer.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog', { name: 'Delete “Renting a rowing boat”?' }).getByRole('button', { name: 'Delete' }).click();
  await page.getByText('“Renting a rowing boat” deleted').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Renting a rowing boat' }).count(), pollOptions).toBe(0);
  expect(errors).toEqual([]);
});

test('a file is uploaded, read, shown, and deleted with its contents', async () => {
  const { page, errors } = await open('?tab=knowledge&part=files');
  const text = 'Anchor care\n\nRinse an anchor chain with fresh water after every trip at sea, and dry it before it is stowed.';
  await page.getByLabel('Choose files').setInputFiles({ name: 'anchor.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByText('anchor.txt').waitFor();
  await page.getByRole('link', { name: 'Show articles from anchor.txt' }).click();
  await page.locator('[data-row]').first().click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText(/Rinse an anchor chain/).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Files', exact: true }).click();
  await page.getByRole('button', { name: 'Delete anchor.txt' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('anchor.txt deleted').waitFor();
  await page.getByText('No files yet').waitFor();
  expect(errors).toEqual([]);
});

test('a website is crawled page by page, and skipped pages are listed', async () => {
  const pages: Record<string, string> = {
    '/robots.txt': 'User-agent: *\nDisallow: /help/private',
    '/help':
      '<main><h1>Help</h1><p>How our harbour works, day by day and tide by tide.</p><a href="/help/tides">Tides</a> <a href="/help/private">No</a></main>',
    '/help/tides': '<main><h1>Tides</h1><p>The lock opens two hours before high water and closes one hour after it.</p></main>',
  };
  const site = http.createServer(({ url = '' }, response) => {
    const found = pages[url];
    response
      .writeHead(found === undefined ? 404 : 200, { 'content-type': url.endsWith('.txt') ? 'text/plain' : 'text/html; charset=utf-8' })
      .end(found ?? '');
  });
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  try {
    const { page } = await open('?tab=knowledge&part=sites');
    await page.getByLabel('URL', { exact: true }).fill(`http://127.0.0.1:${(site.address() as AddressInfo).port}/help`);
    await page.getByRole('button', { name: 'Add site', exact: true }).click();
    await page.getByText(/^Site added/).waitFor();
    await page.getByText('2 articles').waitFor();
    await page.getByText('1 page skipped').click();
    expect(await page.getByText(/\/help\/private/).count()).toBe(1);
  } finally {
    site.close();
  }
});

test('on a phone the playground is a section of its own', async () => {
  const { page, errors } = await open('?tab=playground', { phone: true });
  await page.getByRole('button', { name: 'How long does delivery take?' }).click();
  await page.getByRole('button', { name: /^Answered/ }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(errors).toEqual([]);
});
