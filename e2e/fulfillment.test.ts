import { receiveReturn, requestReturn, shipOrder, updateOrderStatus } from '@parley/contract/orders';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { contextOf, makePerson, openBrowser, openPage, pollOptions, type Person, register } from './browser.ts';
import { drawerOf, makeOrder, makeProduct, tableOf, type Teammate } from './commerce.ts';
import { asTeammate, openWindow } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
let packer: Person;
let owner: Teammate;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('fulfillment', { DEMO: '0' }), openBrowser()]);
});
// Each test has its own shop, so that every figure is known.
beforeEach(async () => {
  packer = makePerson('Pia');
  const { page } = await openPage(await contextOf(browser));
  await register(page, parley.url, packer);
  owner = await asTeammate(parley.url, packer);
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

test('orders move between queues as they are held, packed, shipped and returned; the pick list shows what to take', async () => {
  const [bowl, jug] = [
    await makeProduct(owner, { name: 'Ash Bowl', stock: 20 }),
    await makeProduct(owner, { name: 'Stone Jug', stock: 9 }),
  ];
  const first = await makeOrder(owner, [
    { product: bowl, quantity: 3 },
    { product: jug, quantity: 1 },
  ]);
  const second = await makeOrder(owner, [{ product: bowl, quantity: 2 }]);
  const unpaid = await makeOrder(owner, [{ product: bowl, quantity: 5 }], { isPaid: false });
  const { page, errors } = await openWindow(browser, parley.url, '/fulfillment', packer);
  const { firsts, row } = tableOf(page, 'Orders to fulfill');
  const queue = (name: string, count: number) => page.getByRole('tab', { name: new RegExp(`^${name} ?${count}$`) });
  await queue('To ship', 2).waitFor();
  // The longest waiting order comes first.
  await expect.poll(firsts, pollOptions).toEqual([first.number, second.number]);
  await page.getByRole('heading', { name: '2 orders are ready to ship' }).waitFor();
  expect(unpaid.number).toBe('');

  await page.getByRole('button', { name: 'Pick list' }).click();
  const list = page.getByRole('dialog', { name: 'Pick list' });
  await list.getByText('Items to pick for 2 orders.').waitFor();
  const picks = await list.getByRole('table').getByRole('row').allTextContents();
  expect(picks.slice(1).map((text) => text.replace(/ASH BOWL|STONE JUG/, ''))).toEqual(['Ash Bowl510', 'Stone Jug18']);
  await list.getByRole('region', { name: 'By order' }).getByText('3 × Ash Bowl').waitFor();
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });

  await row(second.number).getByRole('link', { name: second.number }).click();
  const drawer = drawerOf(page, second.number);
  await drawer.does('Put on hold');
  const hold = page.getByRole('dialog', { name: /on hold$/ });
  await hold.getByLabel('Reason').fill('The bowl is cracked');
  await hold.getByRole('button', { name: 'Put on hold' }).click();
  await drawer.shows('On hold: The bowl is cracked');
  await queue('On hold', 1).waitFor();
  await expect.poll(firsts, pollOptions).toEqual([first.number]);
  await drawer.does('Release from hold');
  await expect.poll(firsts, pollOptions).toEqual([first.number, second.number]);

  await page.keyboard.press('Escape');
  await row(first.number).getByRole('link', { name: first.number }).click();
  const packed = drawerOf(page, first.number);
  await packed.does('Ship items');
  const ship = page.getByRole('dialog', { name: /^Ship / });
  await ship.getByRole('spinbutton', { name: 'Quantity of Stone Jug, up to 1' }).fill('0');
  await ship.getByRole('button', { name: 'Ship items', exact: true }).click();
  await queue('Partially shipped', 1).click();
  await expect.poll(firsts, pollOptions).toEqual([first.number]);
  await row(first.number).getByText('Partially fulfilled').waitFor();

  await owner.calls(shipOrder, { id: first.id });
  await queue('Partially shipped', 0).waitFor();
  await page.getByText('All caught up').waitFor();
  await queue('In transit', 1).click();
  await expect.poll(firsts, pollOptions).toEqual([first.number]);
  const { lines } = await owner.calls(updateOrderStatus, { id: first.id, status: 'delivered' });
  const line_id = lines[0]?.id ?? '';
  const { return_records: records } = await owner.calls(requestReturn, { id: first.id, kind: 'return', lines: [{ line_id, quantity: 2 }] });
  await queue('Returns to receive', 1).click();
  await expect.poll(firsts, pollOptions).toEqual([first.number]);
  await owner.calls(receiveReturn, { id: first.id, return: records[0]?.id ?? '', lines: [{ line_id, restock: 1, write_off: 0 }] });
  // One of two units came back: the other is still expected.
  await row(first.number).getByRole('link', { name: first.number }).click();
  await packed.shows('1 of 2 received');
  await packed.drawer.getByRole('button', { name: 'Close return' }).click();
  await queue('Returns to receive', 0).waitFor();
  expect(await bowl.stock()).toBe(20 - 3 - 2 - 5 + 1);
  expect(errors).toEqual([]);
});

test('a phone shows the queues, an order over them, and no page wider than the screen', async () => {
  const product = await makeProduct(owner, { name: 'Reed Mat', stock: 9 });
  const order = await makeOrder(owner, [{ product, quantity: 1 }]);
  const { page, errors } = await openWindow(browser, parley.url, `/fulfillment?q=${order.customer}`, packer, { phone: true });
  const row = page.getByRole('list', { name: 'Orders to fulfill' }).getByRole('listitem').filter({ hasText: order.number });
  await row.tap();
  const { drawer, shows } = drawerOf(page, order.number);
  await shows('Reed Mat');
  await drawer.getByRole('button', { name: 'Ship items' }).tap();
  const ship = page.getByRole('dialog', { name: /^Ship / });
  await ship.getByRole('button', { name: 'Ship items', exact: true }).tap();
  await ship.waitFor({ state: 'detached' });
  await shows('Shipment 1');
  await drawer.getByRole('button', { name: 'Back' }).tap();
  await page.getByText('All caught up').or(page.getByText('No results found')).first().waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(errors).toEqual([]);
});
