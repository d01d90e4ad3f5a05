import { createBrand, listBrands } from '@parley/contract/brands';
import { updateConversation } from '@parley/contract/inbox';
import { createProduct } from '@parley/contract/products';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser, patience } from './browser.ts';
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
// A tab that stays open keeps its stream.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

test('a teammate who sees one brand finds exactly its orders, products, customers and conversations, wherever they look', async () => {
  const word = somewhat('Fjord');
  const brand = await owner.calls(createBrand, { name: `${word} Supply` });
  const variants = [{ price: '40.00', stock: 9 }];
  const shown = await makeProduct(owner, { name: `${word} Lamp` });
  const { product_id: id } = await owner.calls(createProduct, { name: `${word} Sled`, status: 'active', brand_id: brand.id, variants });
  const theirs = await makeOrder(owner, [{ product: shown, quantity: 1 }], { name: `${word} Ida`, brand: brand.id });
  const others = await makeOrder(owner, [{ product: shown, quantity: 1 }], { name: `${word} Olaf` });
  const [asked, hidden] = [
    await writeToPerson(parley.url, { text: `Is the ${word} warm?` }),
    await writeToPerson(parley.url, { text: `Is the ${word} light?` }),
  ];
  await owner.calls(updateConversation, { id: asked.id, brand_id: brand.id });

  const settings = await openWindow(browser, parley.url, '/settings');
  await settings.page.getByRole('button', { name: `Brands ${limited} sees: All brands` }).click();
  await settings.page.getByRole('option', { name: brand.name }).click();
  await settings.page.getByText(`${limited} now sees 1 brand only.`).waitFor();

  const { page, faults, names } = await openWindow(browser, parley.url, '/orders', theo);
  const orders = tableOf(page, 'Orders');
  await expect.poll(orders.firsts, patience).toEqual([theirs.number]);
  await page.getByText('1 order', { exact: true }).waitFor();
  await page.goto(`${parley.url}/orders?order=${others.id}`);
  await page.getByText('There is no such order, or it belongs to a brand you do not see.').waitFor();
  await page.goto(`${parley.url}/products`);
  await expect.poll(tableOf(page, 'Products').firsts, patience).toEqual([`${word} Sled`]);
  await page.goto(`${parley.url}/products?product=${shown.id}`);
  await page.getByText('This product is not there any more.').waitFor();
  await page.goto(`${parley.url}/customers`);
  await expect.poll(async () => (await tableOf(page, 'Customers').firsts()).sort(), patience).toEqual([theirs.customer, asked.name].sort());
  await page.goto(`${parley.url}/inbox?tab=all`);
  await expect.poll(names, patience).toEqual([asked.name]);

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(word);
  const found = (group: string) => page.getByRole('group', { name: group }).getByRole('option').allTextContents();
  await expect.poll(async () => (await found('Orders')).length, patience).toBe(1);
  expect((await found('Orders')).join()).toContain(theirs.number);
  expect((await found('Products')).join()).toContain(`${word} Sled`);
  expect([(await found('Products')).length, (await found('Conversations')).length, (await found('Customers')).length]).toEqual([1, 1, 1]);
  await page.keyboard.press('Escape');

  // What comes into the brand while they look appears, and what leaves it goes.
  await page.goto(`${parley.url}/inbox?tab=all`);
  await owner.calls(updateConversation, { id: hidden.id, brand_id: brand.id });
  await expect.poll(async () => (await names()).sort(), patience).toEqual([asked.name, hidden.name].sort());
  await owner.calls(updateConversation, { id: asked.id, brand_id: null });
  await expect.poll(names, patience).toEqual([hidden.name]);
  expect(id).not.toBe(shown.id);
  expect([...settings.faults, ...faults.filter((fault) => !fault.includes('404'))]).toEqual([]);
});

test('a brand is made, renamed and deleted; what belonged to it belongs to the default one', async () => {
  const { page, faults } = await openWindow(browser, parley.url, '/brands');
  const name = somewhat('Heath');
  await page.getByRole('button', { name: 'New brand' }).waitFor();
  await page.keyboard.press('n');
  const dialog = page.getByRole('dialog', { name: 'New brand' });
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByRole('button', { name: 'New brand' }).click();
  await page.getByRole('heading', { name }).waitFor();
  const { items } = await owner.calls(listBrands, {});
  const brand = items.find((one) => one.name === name);
  const product = await makeProduct(owner);
  const order = await makeOrder(owner, [{ product, quantity: 1 }], { brand: brand?.id ?? '' });
  const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
  await page.reload();
  await card.getByRole('link', { name: '1 order', exact: true }).click();
  await expect.poll(tableOf(page, 'Orders').firsts, patience).toEqual([order.number]);

  await page.goto(`${parley.url}/brands`);
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete brand' }).click();
  await page.getByRole('heading', { name }).waitFor({ state: 'detached' });
  await page.goto(`${parley.url}/orders?order=${order.id}`);
  await drawerOf(page, order.number).hears(product.name);
  expect(faults).toEqual([]);
});
