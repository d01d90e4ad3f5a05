import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openBrowser, patience } from './browser.ts';
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
// A tab that stays open keeps its stream.
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

test('half a phone number finds an order in the search of everything and in the list, and it opens beside the list', async () => {
  const product = await makeProduct(owner);
  const order = await makeOrder(owner, [{ product, quantity: 1 }], { phone: '+49 151 77 33 99 216' });
  const { page, faults, row, rows } = await look('');
  await rows.first().waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('7733 992');
  const found = page.getByRole('group', { name: 'Orders' }).getByRole('option').filter({ hasText: order.number });
  await found.waitFor();
  await page.getByRole('group', { name: 'Customers' }).getByRole('option').filter({ hasText: order.customer }).waitFor();
  await found.click();
  await page.waitForURL((url) => url.searchParams.get('order') === order.id);
  await drawerOf(page, order.number).hears(order.customer);
  await rows.first().waitFor();
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.searchParams.has('order'));

  await page.getByRole('searchbox', { name: 'Order, customer, SKU' }).fill('151-7733');
  await expect.poll(() => rows.count(), patience).toBe(1);
  await row(order.customer).getByRole('link', { name: order.number }).click();
  await drawerOf(page, order.number).hears(product.name);
  expect(new URL(page.url()).searchParams.get('q')).toBe('151-7733');
  await rows.first().waitFor();
  expect(faults).toEqual([]);
});

test('a paid order is cancelled and refunded in one dialog; stock, money and timeline say so in a second window, too', async () => {
  const product = await makeProduct(owner, { price: '45.50', stock: 8 });
  const order = await makeOrder(owner, [{ product, quantity: 3 }]);
  expect(await product.stock()).toBe(5);
  const [mine, theirs] = await Promise.all([look(`?order=${order.id}`), look(`?q=${order.customer}&order=${order.id}`, theo)]);
  const [drawer, beside] = [drawerOf(mine.page, order.number), drawerOf(theirs.page, order.number)];
  await beside.says('Paid', '€136.50');
  await theirs.row(order.customer).getByText('Confirmed').waitFor();

  await drawer.does('Cancel');
  const dialog = dialogOf(mine.page, /^Cancel /);
  await dialog.getByText('It was paid: say what becomes of the money and the goods.').waitFor();
  expect(await dialog.getByLabel('Refund').locator('option:checked').textContent()).toBe('All of it: €136.50');
  expect(await dialog.getByRole('checkbox', { name: 'Put the goods back in stock' }).isChecked()).toBe(true);
  await dialog.getByLabel('Reason').fill('Ordered twice');
  await dialog.getByRole('button', { name: 'Cancel order' }).click();
  await dialog.waitFor({ state: 'detached' });

  for (const each of [drawer, beside]) {
    await each.hears('Cancelled: Ordered twice');
    await each.says('Refunded', '−€136.50');
    await each.hears('Refunded €136.50 by Mara de Vries');
    await each.hears('Cancelled by Mara de Vries');
  }
  await theirs.row(order.customer).getByText('Cancelled').waitFor();
  await theirs.row(order.customer).getByText('Refunded').waitFor();
  expect(await product.stock()).toBe(8);
  expect([...mine.faults, ...theirs.faults]).toEqual([]);
});

test('an order ships in two parcels, is delivered, and comes back: one piece to the shelf, one written off, the money refunded', async () => {
  const [kettle, cup] = [await makeProduct(owner, { price: '30.00', stock: 6 }), await makeProduct(owner, { price: '8.00', stock: 9 })];
  const order = await makeOrder(owner, [
    { product: kettle, quantity: 3 },
    { product: cup, quantity: 1 },
  ]);
  const [mine, theirs] = await Promise.all([look(`?q=${order.customer}&order=${order.id}`), look(`?q=${order.customer}`, theo)]);
  const { drawer, does, hears, says } = drawerOf(mine.page, order.number);
  const seen = (words: string) => theirs.row(order.number).getByText(words, { exact: true }).first().waitFor();

  await does('Ship');
  const ship = dialogOf(mine.page, /^Ship /);
  await ship.getByRole('spinbutton', { name: `${kettle.name}, of 3` }).fill('2');
  await ship.getByRole('spinbutton', { name: `${cup.name}, of 1` }).fill('0');
  await ship.getByLabel('Carrier').fill('DHL');
  await ship.getByLabel('Tracking number').fill('PARTIAL-1');
  await ship.getByRole('button', { name: 'Ship', exact: true }).click();
  await ship.waitFor({ state: 'detached' });
  await hears('2 of 3 shipped');
  await drawer.getByRole('region', { name: 'Shipments' }).getByText('DHL · PARTIAL-1').waitFor();
  await seen('Processing');
  await seen('Partly fulfilled');

  await does('Ship');
  await ship.getByRole('spinbutton', { name: `${kettle.name}, of 1` }).waitFor();
  await ship.getByRole('button', { name: 'Ship', exact: true }).click();
  await ship.waitFor({ state: 'detached' });
  await seen('Shipped');
  await seen('Fulfilled');

  await does('Mark delivered');
  await seen('Delivered');

  await does('Return');
  const back = dialogOf(mine.page, /^Return from /);
  await back.getByRole('spinbutton', { name: `${kettle.name}, of 3` }).fill('2');
  await back.getByLabel('Reason').selectOption({ label: 'Damaged' });
  await back.getByRole('button', { name: 'Start return' }).click();
  await back.waitFor({ state: 'detached' });
  const records = drawer.getByRole('region', { name: 'Returns and exchanges' });
  await records.getByText('Refund €60.00').waitFor();
  expect(await kettle.stock()).toBe(3);

  await records.getByRole('button', { name: 'Receive' }).click();
  const receive = dialogOf(mine.page, /^Receive /);
  await receive.getByRole('spinbutton', { name: new RegExp(`^${kettle.name}: back to stock`) }).fill('1');
  await receive.getByRole('spinbutton', { name: new RegExp(`^${kettle.name}: written off`) }).fill('1');
  await receive.getByRole('button', { name: 'Receive', exact: true }).click();
  await receive.waitFor({ state: 'detached' });
  await records.getByText('2 of 2 came back').waitFor();
  await says('Refunded', '−€60.00');
  await hears('Refunded €60.00 by Mara de Vries');
  await hears('2 returned');
  await seen('Partly refunded');
  expect([await kettle.stock(), await cup.stock()]).toEqual([4, 8]);
  expect([...mine.faults, ...theirs.faults]).toEqual([]);
});

test('an order made by hand is found, priced and placed, and its pieces leave the shelf only then', async () => {
  const product = await makeProduct(owner, { name: somewhat('Lantern'), price: '12.25', stock: 5 });
  const { page, faults, rows } = await look('');
  await rows.first().waitFor();
  await page.keyboard.press('n');
  const dialog = dialogOf(page, /^New order$/);
  await dialog.getByLabel('Add a product').fill(product.name.slice(0, 10));
  await dialog
    .getByRole('button', { name: new RegExp(`^${product.name} · €12.25`) })
    .first()
    .click();
  // A product's variants follow its name.
  const count = dialog.getByRole('spinbutton', { name: `How many of ${product.name}` });
  await dialog
    .getByRole('button', { name: new RegExp(`^${product.name} · €12.25`) })
    .last()
    .click();
  await count.fill('2');
  await dialog.getByRole('button', { name: 'Make draft' }).click();
  await page.waitForURL(/order=/);
  const drawer = page.getByRole('dialog').filter({ hasText: product.name });
  await drawer.getByText('€24.50').first().waitFor();
  expect(await product.stock()).toBe(5);
  await drawer.getByRole('button', { name: 'Place order' }).click();
  await drawer.getByText('Pending').first().waitFor();
  expect(await product.stock()).toBe(3);
  expect(faults).toEqual([]);
});
