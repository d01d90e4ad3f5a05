import { search } from '@parley/contract/search';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sender } from '../server/testing/app.ts';
import { contextOf, logIn, openBrowser, openPage, pollOptions, watchToasts } from './browser.ts';
import { type Parley, startParley } from './parley.ts';
import { mara, signIn } from './sign-in.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('search-feedback'), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

test.each(['conversation', 'customer', 'order', 'product'] as const)(
  'the search finds one %s, and Enter opens it at its address',
  async (type) => {
    const { query, id } = await findOne(type);
    const { page, errors } = await openInbox();
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder('Search conversations, orders, customers, products').fill(query);
    const groups = { conversation: 'Conversations', customer: 'Customers', order: 'Orders', product: 'Products' };
    const option = page.getByRole('group', { name: groups[type] }).getByRole('option').first();
    await option.waitFor();
    // The arrow keys reach every result.
    await expect
      .poll(async () => {
        const isChosen = (await option.getAttribute('aria-selected')) === 'true';
        if (!isChosen) await page.keyboard.press('ArrowDown');
        return isChosen;
      }, pollOptions)
      .toBe(true);
    await page.keyboard.press('Enter');
    const pages = { conversation: 'inbox', customer: 'customers', order: 'orders', product: 'products' };
    await page.waitForURL(`${parley.url}/${pages[type]}?${type}=${id}`);
    // A result may open as a dialog.
    await expect.poll(() => page.getByRole('dialog', { name: 'Search your shop' }).count(), pollOptions).toBe(0);
    expect(errors).toEqual([]);
  },
);

test('the search explains itself, reports no results, and shows at most five of each type', async () => {
  const { page, errors } = await openInbox();
  const queries: string[] = [];
  page.on(
    'request',
    (request) => request.url().includes('/api/search/') && queries.push(new URL(request.url()).searchParams.get('q') ?? ''),
  );
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Search your shop' });
  const field = dialog.getByRole('combobox');
  await dialog.getByText('Type to search across your entire store', { exact: true }).waitFor();
  await field.fill('a');
  await field.fill('zzqx nothing');
  await dialog.getByText('No results found', { exact: true }).waitFor();
  await dialog.getByText('Try searching for something else', { exact: true }).waitFor();
  const countIn = (group: string) => dialog.getByRole('group', { name: group }).getByRole('option').count();
  await field.fill('an');
  await expect.poll(() => Promise.all(['Conversations', 'Customers', 'Orders'].map(countIn)), pollOptions).toEqual([5, 5, 5]);
  await field.fill('bottle');
  await expect.poll(() => countIn('Products'), pollOptions).toBe(5);
  expect(queries).not.toContain('a');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.count(), pollOptions).toBe(0);
  expect(errors).toEqual([]);
});

test('on an Apple computer Cmd K opens and closes the search', async () => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
  });
  const { page } = await openPage(context);
  await logIn(page, parley.url);
  await page.getByRole('list', { name: 'Conversations' }).waitFor();
  await page.keyboard.press('Meta+k');
  await page.getByRole('dialog', { name: 'Search your shop' }).waitFor();
  await page.keyboard.press('Meta+k');
  await expect.poll(() => page.getByRole('dialog').count(), pollOptions).toBe(0);
});

test('a failing search shows no results and no error', async () => {
  const { page, toasts } = await openInbox();
  await page.route('**/api/search/**', (route) => route.fulfill({ status: 500, json: { detail: 'Broken.' } }));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('drift');
  await page.getByText('No results found', { exact: true }).waitFor();
  expect(toasts).toEqual([]);
});

test('keeps the last five searches, newest first, until the log-out', async () => {
  const { page, errors } = await openInbox();
  const words = ['Drift Water Bottle', 'Tidal', 'Pike', 'Minnow', 'lamp', 'towel'];
  const chosen: string[] = [];
  for (const word of words) {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill(word);
    const option = page.getByRole('group', { name: 'Products' }).getByRole('option').first();
    await option.filter({ hasText: new RegExp(word, 'i') }).waitFor();
    chosen.unshift((await option.locator('span').first().textContent()) ?? '');
    await option.click();
    await page.waitForURL(/products\?product=/);
    await expect.poll(() => page.getByRole('dialog', { name: 'Search your shop' }).count(), pollOptions).toBe(0);
  }
  await page.reload();
  // The product in the URL opens as a dialog; if it opened after the search, it would take its Escape.
  await page.getByRole('dialog').filter({ hasText: chosen[0] }).waitFor();
  await page.keyboard.press('Control+k');
  const recent = page.getByRole('group', { name: 'Recent' }).getByRole('option');
  await recent.first().waitFor();
  expect(await recent.locator('span:first-of-type').allTextContents()).toEqual(chosen.slice(0, 5));
  // Choosing a recent search runs it again.
  await recent.first().click();
  await expect.poll(() => page.getByRole('combobox').inputValue(), pollOptions).toBe('towel');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${parley.url}/login`);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('recent-searches')))).toEqual([]);
  expect(errors).toEqual([]);
});

test('feedback requires both texts, counts the title’s characters, shows page and email, and says thanks', async () => {
  const { page, errors, toasts } = await openInbox();
  const { dialog, title, description, send } = await openFeedback(page);
  await dialog.getByText('/inbox', { exact: true }).waitFor();
  await dialog.getByText(mara.email, { exact: true }).waitFor();
  expect(
    await dialog
      .getByLabel('Type')
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value'))),
  ).toEqual(['bug', 'feature_request', 'general']);
  await send.click();
  await dialog.getByRole('alert').getByText('Please provide a title and description', { exact: true }).waitFor();
  await title.fill('only a title');
  await dialog.getByText('12/100', { exact: true }).waitFor();
  await send.click();
  await dialog.getByRole('alert').getByText('Please provide a title and description', { exact: true }).waitFor();
  await title.fill('');
  await title.pressSequentially('t'.repeat(101));
  await dialog.getByText('100/100', { exact: true }).waitFor();
  expect(await title.inputValue()).toHaveLength(100);

  await dialog.getByLabel('Type').selectOption('bug');
  await description.fill('The kettle whistles.');
  const held = Promise.withResolvers<void>();
  await page.route('**/api/public/feedback', async (route) => {
    await held.promise;
    await route.continue();
  });
  const answer = page.waitForResponse('**/api/public/feedback');
  await send.click();
  await dialog.getByRole('button', { name: 'Sending...' }).waitFor();
  for (const name of ['Sending...', 'Cancel']) expect(await dialog.getByRole('button', { name }).isDisabled(), name).toBe(true);
  held.resolve();
  const { message, id } = (await (await answer).json()) as { message: string; id: string };
  await expect.poll(() => toasts, pollOptions).toEqual([`${message}See its status`]);
  const link = page.getByRole('link', { name: 'See its status' });
  expect(await link.getAttribute('href')).toBe(`/feedback/${id}`);
  await expect.poll(() => dialog.count(), pollOptions).toBe(0);

  const again = await openFeedback(page);
  expect(await again.dialog.getByLabel('Type').inputValue()).toBe('general');
  expect([await again.title.inputValue(), await again.description.inputValue()]).toEqual(['', '']);
  expect(errors).toEqual([]);
});

test('the status of feedback is shown without logging in, in light and dark and on a phone, without a script', async () => {
  const answer = await fetch(`${parley.url}/api/public/feedback`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'The kettle', description: 'It whistles.\nLoudly.' }),
  });
  const { id } = (await answer.json()) as { id: string };
  const context = await contextOf(browser);
  const { page, errors } = await openPage(context);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`${parley.url}/feedback/${id}`);
  await page.getByRole('heading', { name: 'The kettle' }).waitFor();
  await page.getByText('Received', { exact: true }).waitFor();
  expect(requests.filter((path) => path !== '/favicon.ico')).toEqual([`/feedback/${id}`, '/feedback/style.css']);
  await page.setViewportSize({ width: 360, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(errors).toEqual([]);
  await page.goto(`${parley.url}/feedback/nonsense`);
  await page.getByRole('heading', { name: 'Feedback not found' }).waitFor();
});

test('feedback that can’t be sent keeps its text, and the same button sends it later', async () => {
  const { page, errors, toasts } = await openInbox();
  const { dialog, title, description, send } = await openFeedback(page);
  await title.fill('A thought');
  await description.fill('Which I would not like to type twice.');
  await page.route('**/api/public/feedback', (route) => route.abort());
  await send.click();
  await dialog.getByText('Failed to submit feedback. Please try again.', { exact: true }).waitFor();
  expect([await title.inputValue(), await description.inputValue()]).toEqual(['A thought', 'Which I would not like to type twice.']);
  expect(toasts).toEqual([]);
  // The call has an Idempotency-Key, so it was tried four times.
  expect(errors).toEqual(Array.from({ length: 4 }, () => expect.stringContaining('ERR_FAILED')));
  await page.unroute('**/api/public/feedback');
  await send.click();
  await expect.poll(() => dialog.count(), pollOptions).toBe(0);
  expect(toasts).toHaveLength(1);
});

async function openInbox() {
  const context = await contextOf(browser);
  const toasts = await watchToasts(context);
  const opened = await openPage(context);
  await logIn(opened.page, parley.url, mara.email, mara.password);
  await opened.page.getByRole('list', { name: 'Conversations' }).getByRole('listitem').first().waitFor();
  return { ...opened, toasts };
}

async function openFeedback(page: Page) {
  await page.getByRole('button', { name: 'Feedback' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send Feedback' });
  await dialog.waitFor();
  return {
    dialog,
    title: dialog.getByLabel('Title'),
    description: dialog.getByLabel('Description'),
    send: dialog.getByRole('button', { name: 'Send feedback' }),
  };
}

/** A query that finds something of the shop, and the API's first result. */
async function findOne(type: 'conversation' | 'customer' | 'order' | 'product') {
  const { token, merchant } = await signIn(parley.url, mara);
  const find = async (q: string) => (await sender(parley.url)(search, { merchant, q }, { token })).body.results;
  const some = await find('ma');
  const query = {
    conversation: some.conversations[0]?.customer_name,
    customer: some.customers[0]?.email,
    order: some.orders[0]?.order_number,
    product: some.products[0]?.name,
  }[type];
  const { conversations, customers, orders, products } = await find(query ?? '');
  const id = { conversation: conversations[0]?.id, customer: customers[0]?.id, order: orders[0]?.id, product: products[0]?.product_id }[
    type
  ];
  if (!query || !id) throw new Error(`The demo shop has no ${type} to search for.`);
  return { query, id };
}
