import { getCollection, listCollections } from '@parley/contract/collections';
import { createProduct, getProduct, listProducts } from '@parley/contract/products';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser, pollOptions } from './browser.ts';
import { somewhat, type Teammate } from './commerce.ts';
import { asTeammate, openWindow } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
let owner: Teammate;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('catalogue'), openBrowser()]);
  owner = await asTeammate(parley.url);
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

const named = async (name: string) => {
  const { items } = await owner.calls(listProducts, { q: name });
  const found = items.find((one) => one.name === name);
  return found && owner.calls(getProduct, { id: found.product_id });
};

test('options that are typed and pasted are variants before and after saving, and a renamed value keeps its variant', async () => {
  const name = somewhat('Jersey');
  const { page, errors } = await openWindow(browser, parley.url, '/products');
  await page.getByRole('button', { name: 'Create product' }).click();
  const form = page.getByRole('dialog', { name: 'Create product' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByRole('textbox', { name: 'Price of Default variant', exact: true }).fill('19.90');
  await form.getByRole('button', { name: 'Add option' }).click();
  await form.getByRole('textbox', { name: 'Option 1 name' }).fill('Size');
  const values = form.getByRole('textbox', { name: 'Values of Size' });
  await values.pressSequentially('S,');
  await values.fill('M, L');
  await values.press('Enter');
  await form.getByRole('textbox', { name: 'Price of L', exact: true }).waitFor();
  await form.getByLabel('Stock for all').fill('4');
  await form.getByRole('button', { name: 'Apply to all' }).click();
  await form.getByRole('button', { name: 'Create product' }).click();
  const drawer = page.getByRole('dialog', { name });
  await drawer.getByRole('rowheader', { name: 'L', exact: true }).waitFor();
  const made = await named(name);
  expect(made?.variants.map(({ options, price, stock }) => [options['Size'], price, stock])).toEqual([
    ['S', '19.90', 4],
    ['M', '19.90', 4],
    ['L', '19.90', 4],
  ]);

  await page.setViewportSize({ width: 390, height: 844 });
  await drawer.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: `Edit ${name}` });
  await edit.getByRole('button', { name: 'Rename S', exact: true }).click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Small');
  await page.keyboard.press('Enter');
  await edit.getByRole('button', { name: 'Remove M', exact: true }).click();
  const asked = page.getByRole('dialog', { name: 'Remove 1 variant with stock?' });
  await asked.getByText('M: 4 in stock').waitFor();
  await asked.getByRole('button', { name: 'Remove variant' }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect
    .poll(async () => (await named(name))?.variants.map(({ id, options }) => [id, options['Size']]), pollOptions)
    .toEqual([
      [made?.variants[0]?.id, 'Small'],
      [made?.variants[2]?.id, 'L'],
    ]);
  expect(errors).toEqual([]);
});

test('a collection by rule shows what it matches, and the list is filtered by it', async () => {
  const [category, name] = [somewhat('Shelf'), somewhat('Bargains')];
  for (const [product, price] of [
    ['Cheap', '5.00'],
    ['Dear', '50.00'],
  ] as const)
    await owner.calls(createProduct, { name: `${category} ${product}`, category, status: 'active', variants: [{ price }] });
  const { page, errors } = await openWindow(browser, parley.url, '/products');
  await page.getByRole('link', { name: 'Collections' }).click();
  await page.getByRole('button', { name: 'Create collection' }).first().click();
  const form = page.getByRole('dialog', { name: 'Create collection' });
  await form.getByLabel('Name', { exact: true }).fill(name);
  await form.getByLabel('Products', { exact: true }).selectOption('By rule');
  await form.getByRole('button', { name: 'Add condition' }).click();
  await page.getByRole('option', { name: 'Category', exact: true }).click();
  await page.keyboard.type(category);
  await page.keyboard.press('Enter');
  await form.getByText('2 products match').waitFor();
  await form.getByRole('button', { name: 'Create collection' }).click();
  await page.getByRole('link', { name: `View products of ${name}` }).click();
  await page.getByRole('link', { name: `${category} Cheap` }).waitFor();
  expect(await page.getByRole('link', { name: category }).count()).toBe(2);
  const { items } = await owner.calls(listCollections, {});
  const { products_count: count } = await owner.calls(getCollection, { id: items.find((one) => one.name === name)?.id ?? '' });
  expect(count).toBe(2);
  expect(errors).toEqual([]);
});
