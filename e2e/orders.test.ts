import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser, pollOptions } from './browser.ts';
import { drawerOf, makeOrder, makeProduct, somewhat, tableOf, type Teammate } from './commerce.ts';
import { asTeammate, openWindow, theo } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
let owner: Teammate;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('orders'), openBrowser()]);
  owner = await asTeammate(parley.url);
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
const dialogOf = (page: Page, name: RegExp) => page.getByRole('dialog', { name });

test('half a phone number finds an order in the global search and in the list, and it opens beside the list', async () => {
  const product = await makeProduct(owner);
  const order = await makeOrder(owner, [{ product, quantity: 1 }], { phone: '+49 151 77 33 99 216' });
  const { page, errors, row, rows } = await look('');
  await rows.first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('7733 992');
  const found = page.getByRole('group', { name: 'Orders' }).getByRole('option').filter({ hasText: order.number });
  await found.waitFor();
  await page.getByRole('group', { name: 'Customers' }).getByRole('option').filter({ hasText: order.customer }).waitFor();
  await found.click();
  await page.waitForURL((url) => url.searchParams.get('order') === order.id);
  await drawerOf(page, order.number).shows(order.customer);
  await rows.first().waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.searchParams.has('order'));

  await page.getByRole('searchbox', { name: 'Order, customer, SKU' }).fill('151-7733');
  await expect.poll(() => rows.count(), pollOptions).toBe(1);
  await row(order.customer).getByRole('link', { name: order.number }).click();
  await drawerOf(page, order.number).shows(product.name);
  expect(new URL(page.url()).searchParams.get('q')).toBe('151-7733');
  await rows.first().waitFor();
  expect(errors).toEqual([]);
});

test('a paid order is cancelled and refunded in one dialog; stock, payments and timeline update on a second page, too', async () => {
  const product = await makeProduct(owner, { price: '45.50', stock: 8 });
  const order = await makeOrder(owner, [{ product, quantity: 3 }]);
  expect(await product.stock()).toBe(5);
  const [mine, theirs] = await Promise.all([look(`?order=${order.id}`), look(`?q=${order.customer}&order=${order.id}`, theo)]);
  const [drawer, beside] = [drawerOf(mine.page, order.number), drawerOf(theirs.page, order.number)];
  await beside.showsValue('Paid', '€136.50');
  await theirs.row(order.customer).getByText('Confirmed').waitFor();

  await drawer.does('Cancel order');
  const dialog = dialogOf(mine.page, /^Cancel /);
  await dialog.getByText('The customer has paid. Choose what to refund and whether to restock the items.').waitFor();
  expect(await dialog.getByLabel('Refund').locator('option:checked').textContent()).toBe('Full amount: €136.50');
  expect(await dialog.getByRole('checkbox', { name: 'Restock items' }).isChecked()).toBe(true);
  await dialog.getByLabel('Reason').fill('Ordered twice');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.waitFor({ state: 'detached' });

  for (const each of [drawer, beside]) {
    await each.shows('Canceled: Ordered twice');
    await each.showsValue('Refunded', '−€136.50');
    await each.shows('Refunded €136.50 by Mara de Vries');
    await each.shows('Canceled by Mara de Vries');
  }
  await theirs.row(order.customer).getByText('Canceled').waitFor();
  await theirs.row(order.customer).getByText('Refunded').waitFor();
  expect(await product.stock()).toBe(8);
  expect([...mine.errors, ...theirs.errors]).toEqual([]);
});

test('an order ships in two parcels, is delivered and returned: one unit restocked, one written off, the payment refunded', async () => {
  const [kettle, cup] = [await makeProduct(owner, { price: '30.00', stock: 6 }), await makeProduct(owner, { price: '8.00', stock: 9 })];
  const order = await makeOrder(owner, [
    { product: kettle, quantity: 3 },
    { product: cup, quantity: 1 },
  ]);
  const [mine, theirs] = await Promise.all([look(`?q=${order.customer}&order=${order.id}`), look(`?q=${order.customer}`, theo)]);
  const { drawer, does, shows, showsValue } = drawerOf(mine.page, order.number);
  const seen = (words: string) => theirs.row(order.number).getByText(words, { exact: true }).first().waitFor();

  await does('Ship items');
  const ship = dialogOf(mine.page, /^Ship /);
  await ship.getByRole('spinbutton', { name: `Quantity of ${kettle.name}, up to 3` }).fill('2');
  await ship.getByRole('spinbutton', { name: `Quantity of ${cup.name}, up to 1` }).fill('0');
  await ship.getByLabel('Carrier').fill('DHL');
  await ship.getByLabel('Tracking number').fill('PARTIAL-1');
  await ship.getByRole('button', { name: 'Ship items', exact: true }).click();
  await ship.waitFor({ state: 'detached' });
  await shows('2 of 3 shipped');
  await drawer.getByRole('region', { name: 'Shipments' }).getByText('DHL · PARTIAL-1').waitFor();
  await seen('Processing');
  await seen('Partially fulfilled');

  await does('Ship items');
  await ship.getByRole('spinbutton', { name: `Quantity of ${kettle.name}, up to 1` }).waitFor();
  await ship.getByRole('button', { name: 'Ship items', exact: true }).click();
  await ship.waitFor({ state: 'detached' });
  await seen('Shipped');
  await seen('Fulfilled');

  await does('Mark as delivered');
  await seen('Delivered');

  await does('Start return');
  const back = dialogOf(mine.page, /^Return items from /);
  await back.getByRole('spinbutton', { name: `Quantity of ${kettle.name}, up to 3` }).fill('2');
  await back.getByLabel('Reason').selectOption({ label: 'Damaged' });
  await back.getByRole('button', { name: 'Start return' }).click();
  await back.waitFor({ state: 'detached' });
  const records = drawer.getByRole('region', { name: 'Returns and exchanges' });
  await records.getByText('Refund €60.00').waitFor();
  expect(await kettle.stock()).toBe(3);

  await records.getByRole('button', { name: 'Receive items' }).click();
  const receive = dialogOf(mine.page, /^Receive /);
  await receive.getByRole('spinbutton', { name: new RegExp(`^Quantity of ${kettle.name} to restock`) }).fill('1');
  await receive.getByRole('spinbutton', { name: new RegExp(`^Quantity of ${kettle.name} to write off`) }).fill('1');
  await receive.getByRole('button', { name: 'Receive items', exact: true }).click();
  await receive.waitFor({ state: 'detached' });
  await records.getByText('2 of 2 received').waitFor();
  await showsValue('Refunded', '−€60.00');
  await shows('Refunded €60.00 by Mara de Vries');
  await shows('2 returned');
  await seen('Partially refunded');
  expect([await kettle.stock(), await cup.stock()]).toEqual([4, 8]);
  expect([...mine.errors, ...theirs.errors]).toEqual([]);
});

test('a manual order is found, priced and placed, and reduces stock only then', async () => {
  const product = await makeProduct(owner, { name: somewhat('Lantern'), price: '12.25', stock: 5 });
  const { page, errors, rows } = await look('');
  await rows.first().waitFor();
  await page.keyboard.press('n');
  const dialog = dialogOf(page, /^Create order$/);
  await dialog.getByLabel('Add product').fill(product.name.slice(0, 10));
  await dialog
    .getByRole('button', { name: new RegExp(`^${product.name} · €12.25`) })
    .first()
    .click();
  // Its only variant is added with that.
  const count = dialog.getByRole('spinbutton', { name: `Quantity of ${product.name}` });
  await count.fill('2');
  await dialog.getByRole('button', { name: 'Create draft' }).click();
  await page.waitForURL(/order=/);
  const drawer = page.getByRole('dialog').filter({ hasText: product.name });
  await drawer.getByText('€24.50').first().waitFor();
  expect(await product.stock()).toBe(5);
  await drawer.getByRole('button', { name: 'Place order' }).click();
  await drawer.getByText('Pending').first().waitFor();
  expect(await product.stock()).toBe(3);
  expect(errors).toEqual([]);
});
