import { createBrand, listBrands } from '@parley/contract/brands';
import { updateConversation } from '@parley/contract/inbox';
import { createProduct } from '@parley/contract/products';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser, pollOptions } from './browser.ts';
import { drawerOf, makeOrder, makeProduct, somewhat, tableOf, type Teammate } from './commerce.ts';
import { asTeammate, openWindow, theo, writeToPerson } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

const limited = 'Theo Lindqvist';
let parley: Parley;
let browser: Browser;
let owner: Teammate;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('brands'), openBrowser()]);
  owner = await asTeammate(parley.url);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

test('a teammate restricted to one brand finds exactly its orders, products, customers and conversations everywhere', async () => {
  const word = somewhat('Fjord');
  const brand = await owner.calls(createBrand, { name: `${word} Supply` });
  const variants = [{ price: '40.00', stock: 9 }];
  const shown = await makeProduct(owner, { name: `${word} Lamp` });
  const { product_id: id } = await owner.calls(createProduct, { name: `${word} Sled`, status: 'active', brand_id: brand.id, variants });
  const theirs = await makeOrder(owner, [{ product: shown, quantity: 1 }], { name: `${word} Ida`, brand: brand.id });
  const others = await makeOrder(owner, [{ product: shown, quantity: 1 }], { name: `${word} Olaf` });
  const [visible, hidden] = [
    await writeToPerson(parley.url, { text: `Is the ${word} warm?` }),
    await writeToPerson(parley.url, { text: `Is the ${word} light?` }),
  ];
  await owner.calls(updateConversation, { id: visible.id, brand_id: brand.id });

  const settings = await openWindow(browser, parley.url, '/settings');
  await settings.page.getByRole('button', { name: `Brands ${limited} can see: All brands` }).click();
  await settings.page.getByRole('option', { name: brand.name }).click();
  await settings.page.getByText(`${limited} can now see only 1 brand`).waitFor();

  const { page, errors, names } = await openWindow(browser, parley.url, '/orders', theo);
  const orders = tableOf(page, 'Orders');
  await expect.poll(orders.firsts, pollOptions).toEqual([theirs.number]);
  await page.getByText('1 order', { exact: true }).waitFor();
  await page.goto(`${parley.url}/orders?order=${others.id}`);
  await page.getByText('This order doesn’t exist, or belongs to a brand you can’t see.').waitFor();
  await page.goto(`${parley.url}/products`);
  await expect.poll(tableOf(page, 'Products').firsts, pollOptions).toEqual([`${word} Sled`]);
  await page.goto(`${parley.url}/products?product=${shown.id}`);
  await page.getByText('This product no longer exists.').waitFor();
  await page.goto(`${parley.url}/customers`);
  await expect
    .poll(async () => (await tableOf(page, 'Customers').firsts()).sort(), pollOptions)
    .toEqual([theirs.customer, visible.name].sort());
  await page.goto(`${parley.url}/inbox?tab=all`);
  await expect.poll(names, pollOptions).toEqual([visible.name]);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(word);
  const found = (group: string) => page.getByRole('group', { name: group }).getByRole('option').allTextContents();
  await expect.poll(async () => (await found('Orders')).length, pollOptions).toBe(1);
  expect((await found('Orders')).join()).toContain(theirs.number);
  expect((await found('Products')).join()).toContain(`${word} Sled`);
  expect([(await found('Products')).length, (await found('Conversations')).length, (await found('Customers')).length]).toEqual([1, 1, 1]);
  await page.keyboard.press('Escape');

  // While they look, what joins the brand appears, and what leaves it disappears.
  await page.goto(`${parley.url}/inbox?tab=all`);
  await owner.calls(updateConversation, { id: hidden.id, brand_id: brand.id });
  await expect.poll(async () => (await names()).sort(), pollOptions).toEqual([visible.name, hidden.name].sort());
  await owner.calls(updateConversation, { id: visible.id, brand_id: null });
  await expect.poll(names, pollOptions).toEqual([hidden.name]);
  expect(id).not.toBe(shown.id);
  expect([...settings.errors, ...errors.filter((error) => !error.includes('404'))]).toEqual([]);
});

test('a brand is created, renamed and deleted; its records move to the default brand', async () => {
  const { page, errors } = await openWindow(browser, parley.url, '/brands');
  const name = somewhat('Heath');
  await page.getByRole('button', { name: 'Create brand' }).waitFor();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'Create brand' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'Create brand' }).click();
  await page.getByRole('heading', { name }).waitFor();
  const { items } = await owner.calls(listBrands, {});
  const brand = items.find((one) => one.name === name);
  const product = await makeProduct(owner);
  const order = await makeOrder(owner, [{ product, quantity: 1 }], { brand: brand?.id ?? '' });
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await page.reload();
  await card.getByRole('link', { name: '1 order', exact: true }).click();
  await expect.poll(tableOf(page, 'Orders').firsts, pollOptions).toEqual([order.number]);

  await page.goto(`${parley.url}/brands`);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete brand' }).click();
  await page.getByRole('heading', { name }).waitFor({ state: 'detached' });
  await page.goto(`${parley.url}/orders?order=${order.id}`);
  await drawerOf(page, order.number).shows(product.name);
  expect(errors).toEqual([]);
});
