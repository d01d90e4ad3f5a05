import { createOrder, getOrder, updateOrderStatus } from '@parley/contract/orders';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser, pollOptions } from './browser.ts';
import { makeOrder, makeProduct, type MadeProduct, somewhat, tableOf, type Teammate } from './commerce.ts';
import { asTeammate, openWindow, theo } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
let owner: Teammate;
let product: MadeProduct;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('orders-list'), openBrowser()]);
  owner = await asTeammate(parley.url);
  product = await makeProduct(owner, { price: '10.00', stock: 5_000 });
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

const look = async (query: string, who?: typeof theo) => {
  const window = await openWindow(browser, parley.url, `/orders${query}`, who);
  return { ...window, ...tableOf(window.page, 'Orders') };
};
const hasFocus = (part: Locator) => part.evaluate((node) => node.contains(document.activeElement));
const isFocused = (part: Locator) => expect.poll(() => hasFocus(part), pollOptions).toBe(true);

/** Unconfirmed orders of a new product, found by searching for it. */
async function makePending(count: number) {
  const own = await makeProduct(owner, { price: '10.00', stock: 5_000 });
  const ids = [];
  for (let made = 0; made < count; made++) {
    const { id } = await owner.calls(createOrder, { lines: [{ variant_id: own.variant, quantity: made + 1 }], payment_terms: 'invoice' });
    await owner.calls(updateOrderStatus, { id, status: 'pending' });
    ids.push(id);
  }
  return { q: own.name.toUpperCase(), ids };
}

test('a view stores filter, sort and columns; a reload and a teammate get it as shared', async () => {
  const orders = [
    await makeOrder(owner, [{ product, quantity: 400 }]),
    await makeOrder(owner, [{ product, quantity: 420 }]),
    await makeOrder(owner, [{ product, quantity: 410 }]),
  ];
  const [small, large, middle] = orders.map(({ number }) => number);
  const mine = await look('');
  const { page, errors, heads, firsts } = mine;
  await mine.rows.first().waitFor();
  await addCondition(page, 'Payment', 'Paid');
  await addNumber(page, 'Total', '3900');
  await page.getByRole('button', { name: 'Sort by Total' }).click();
  await expect
    .poll(async () => (await firsts()).filter((number) => [small, large, middle].includes(number)), pollOptions)
    .toEqual([large, middle, small]);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('dialog', { name: 'Visible columns' }).getByText('Channel', { exact: true }).click();
  await page.keyboard.press('Escape');
  await expect.poll(heads, pollOptions).not.toContain('Channel');
  const [shownHeads, shownRows] = [await heads(), await firsts()];

  const name = somewhat('Large');
  await page.getByRole('button', { name: 'Save view' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save as new view' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('checkbox', { name: 'Share with everyone in the shop' }).check();
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL(/view=/);
  await page.reload();
  const theirs = await look('', theo);
  await theirs.page.getByRole('tab', { name }).click();
  for (const window of [mine, theirs]) {
    await window.page.getByRole('tab', { name, selected: true }).waitFor();
    await window.page.getByRole('button', { name: 'Edit filter: Payment is Paid' }).waitFor();
    await expect.poll(window.firsts, pollOptions).toEqual(shownRows);
    await expect.poll(window.heads, pollOptions).toEqual(shownHeads);
    expect(await window.page.getByRole('columnheader', { name: 'Total' }).getAttribute('aria-sort')).toBe('descending');
  }
  expect([...errors, ...theirs.errors]).toEqual([]);
});

test('all matching orders are confirmed at once, and a teammate’s list shows it', async () => {
  const { q, ids } = await makePending(6);
  const [mine, theirs] = await Promise.all([look(`?q=${q}`), look(`?q=${q}`, theo)]);
  await expect.poll(() => theirs.rows.getByText('Pending').count(), pollOptions).toBe(6);
  await mine.rows.first().getByRole('checkbox').check();
  const bar = mine.page.getByRole('toolbar');
  await bar.getByRole('checkbox', { name: 'Select all shown' }).check();
  await bar.getByText('6 selected').waitFor();
  await bar.getByRole('button', { name: 'Confirm order' }).click();
  await mine.page.getByText('6 updated').waitFor();
  for (const { rows } of [mine, theirs]) await expect.poll(() => rows.getByText('Confirmed').count(), pollOptions).toBe(6);
  const statuses = await Promise.all(ids.map(async (id) => (await owner.calls(getOrder, { id })).status));
  expect(new Set(statuses)).toEqual(new Set(['confirmed']));
  expect([...mine.errors, ...theirs.errors]).toEqual([]);
});

test('a bulk run covers more orders than are loaded, and reports failures row by row', async () => {
  const mine = await look('?sort=placed_at');
  await addCondition(mine.page, 'Status', 'Delivered');
  await mine.rows.first().getByRole('checkbox').check();
  const bar = mine.page.getByRole('toolbar');
  await bar.getByRole('checkbox', { name: 'Select all shown' }).check();
  await mine.page.getByRole('button', { name: 'Select all results' }).click();
  await bar.getByText('All results selected').waitFor();
  await bar.getByRole('button', { name: 'Confirm order' }).click();
  // A delivered order can't be confirmed again.
  await mine.page.getByText(/^No changes needed\. [\d,]{3,} couldn’t be updated\.$/).waitFor({ timeout: 60_000 });
  await mine.page.getByRole('button', { name: 'Show failures' }).click();
  await mine.page
    .getByText(/^#?[\w-]+: /)
    .first()
    .waitFor();
  expect(mine.errors).toEqual([]);
});

test('orders are walked, selected, opened, closed and searched with the keyboard alone', async () => {
  const { q } = await makePending(3);
  const { page, errors, rows, row, firsts } = await look(`?q=${q}`);
  await expect.poll(() => rows.count(), pollOptions).toBe(3);
  const [first = '', second = '', third = ''] = await firsts();
  await page.keyboard.press('j');
  await isFocused(row(first));
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await isFocused(row(third));
  await page.keyboard.press('k');
  await isFocused(row(second));
  await page.keyboard.press('x');
  await page.keyboard.press('k');
  await page.keyboard.press('x');
  const bar = page.getByRole('toolbar');
  await bar.getByText('2 selected').waitFor();
  await page.keyboard.press('Escape');
  await bar.waitFor({ state: 'detached' });

  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: first, exact: true });
  await drawer.getByText('Placed by Mara de Vries').waitFor();
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await isFocused(row(first));

  await page.keyboard.press('/');
  const search = page.getByRole('searchbox', { name: 'Order, customer, SKU' });
  await isFocused(search);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(third);
  await expect.poll(firsts, pollOptions).toContain(third);
  await expect.poll(() => new URL(page.url()).searchParams.get('q'), pollOptions).toBe(third);
  await page.keyboard.press('Escape');
  await expect.poll(() => new URL(page.url()).searchParams.has('q'), pollOptions).toBe(false);
  await expect.poll(() => rows.count(), pollOptions).toBeGreaterThan(3);
  expect(errors).toEqual([]);
});

async function addCondition(page: Page, field: string, value: string) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('option', { name: field, exact: true }).click();
  await page.getByRole('option', { name: value, exact: true }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Edit filter: ${field} is ${value}` }).waitFor();
}

async function addNumber(page: Page, field: string, value: string) {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('option', { name: field, exact: true }).click();
  const editor = page.getByRole('dialog').last();
  await editor.getByLabel('Comparison').selectOption({ label: 'is more than' });
  await editor.getByRole('spinbutton', { name: 'Value' }).fill(value);
  await page.keyboard.press('Enter');
}
