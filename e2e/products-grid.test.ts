import { createProduct, listProducts } from '@parley/contract/products';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser, pollOptions } from './browser.ts';
import { somewhat, tableOf, type Teammate } from './commerce.ts';
import { asTeammate, openWindow, theo } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
let owner: Teammate;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('products-grid'), openBrowser()]);
  owner = await asTeammate(parley.url);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

/** Products of a new category, by name. */
async function makeProducts(count: number) {
  const category = somewhat('Shelf');
  for (let place = 0; place < count; place++) {
    const name = `${category} ${String(place).padStart(2, '0')}`;
    await owner.calls(createProduct, { name, category, status: 'active', variants: [{ price: '10.00', stock: 5 }] });
  }
  const filter = JSON.stringify({ match: 'all', conditions: [{ field: 'category', op: 'is', value: category }] });
  const list = async () => (await owner.calls(listProducts, { filter, sort: 'name', order: 'asc', limit: 100 })).items;
  return {
    address: `filter=${encodeURIComponent(filter)}&sort=name&direction=asc`,
    prices: async () => (await list()).map(({ price }) => price),
  };
}

async function openGrid(address: string) {
  const window = await openWindow(browser, parley.url, `/products?grid=1&${address}`);
  await window.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const cell = (row: number, column: number) => window.page.locator(`[data-cell="${row}:${column}"]`);
  await cell(0, 1).waitFor();
  return { ...window, cell };
}
const paste = async (page: Page, text: string) => {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press('Control+v');
};

test('one paste changes fifty prices; an invalid one is reported at its cell; Undo restores all', async () => {
  const { address, prices } = await makeProducts(52);
  const newPrices = Array.from({ length: 50 }, (_, place) => `${20 + place}.50`);
  const { page, errors, cell } = await openGrid(address);
  const theirs = await openWindow(browser, parley.url, `/products?${address}`, theo);
  const watched = tableOf(theirs.page, 'Products');
  await watched.rows.first().getByText('€10.00').waitFor();

  await cell(0, 1).click();
  await paste(page, newPrices.map((price, place) => (place === 3 ? 'much' : price)).join('\n'));
  await page.getByText('1 cell couldn’t be saved').waitFor();
  const expected = [...newPrices.map((price, place) => (place === 3 ? '10.00' : price)), '10.00', '10.00'];
  await expect.poll(prices, pollOptions).toEqual(expected);
  await watched.rows.first().getByText('€20.50').waitFor();
  await page.getByRole('button', { name: 'Go to next error' }).click();
  await expect.poll(() => cell(3, 1).getAttribute('aria-invalid'), pollOptions).toBe('true');
  await cell(3, 1).getByRole('alert').waitFor();
  await expect.poll(() => cell(3, 1).evaluate((node) => node === document.activeElement), pollOptions).toBe(true);
  expect(await cell(3, 1).textContent()).toContain('much');

  // Corrects it in place, then restores everything.
  await page.keyboard.type('23.50');
  await page.keyboard.press('Enter');
  await expect.poll(prices, pollOptions).toEqual([...newPrices, '10.00', '10.00']);
  await page.getByText('1 cell couldn’t be saved').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(prices, pollOptions).toEqual(expected);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => new Set(await prices()), pollOptions).toEqual(new Set(['10.00']));
  await watched.rows.first().getByText('€10.00').waitFor();
  await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'detached' });
  expect([...errors, ...theirs.errors]).toEqual([]);
});

test('a cell is changed, a range copied over others, and an edit discarded with the keyboard alone', async () => {
  const { address, prices } = await makeProducts(4);
  const { page, errors, cell } = await openGrid(address);
  await cell(0, 1).click();
  await page.keyboard.type('12.25');
  await page.keyboard.press('Enter');
  await expect.poll(prices, pollOptions).toEqual(['12.25', '10.00', '10.00', '10.00']);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Control+v');
  await expect.poll(prices, pollOptions).toEqual(['12.25', '12.25', '12.25', '10.00']);
  await cell(3, 1).click();
  await page.keyboard.type('99');
  await page.keyboard.press('Escape');
  await expect.poll(() => cell(3, 1).textContent(), pollOptions).toBe('10.00');
  expect(await prices()).toEqual(['12.25', '12.25', '12.25', '10.00']);
  await page.reload();
  await expect.poll(() => cell(2, 1).textContent(), pollOptions).toBe('12.25');
  expect(errors).toEqual([]);
});
