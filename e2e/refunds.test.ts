import { cancelLines, getOrder } from '@parley/contract/orders';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, makePerson, openBrowser, openPage, pollOptions, register } from './browser.ts';
import { drawerOf, makeOrder, makeProduct } from './commerce.ts';
import { asTeammate, openWindow } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('refunds', { DEMO: '0' }), openBrowser()]);
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

test('an item is refunded and restocked in one dialog; what was paid too much is given back with one press', async () => {
  const person = makePerson('Ruth');
  const { page: first } = await openPage(await contextOf(browser));
  await register(first, parley.url, person);
  const owner = await asTeammate(parley.url, person);
  const [bowl, jug] = [await makeProduct(owner, { name: 'Ash Bowl' }), await makeProduct(owner, { name: 'Stone Jug', price: '12.50' })];
  const order = await makeOrder(owner, [
    { product: bowl, quantity: 2 },
    { product: jug, quantity: 2 },
  ]);
  const read = () => owner.calls(getOrder, { id: order.id });
  const { page, errors } = await openWindow(browser, parley.url, `/orders?order=${order.id}`, person);
  const { drawer, does } = drawerOf(page, order.number);

  await does('Issue refund');
  const dialog = page.getByRole('dialog', { name: `Refund ${order.number}` });
  await dialog.getByLabel('Quantity of Ash Bowl, up to 2').fill('1');
  await dialog.getByText('Items and shipping come to $20.00.').waitFor();
  await dialog.getByLabel('Amount', { exact: true }).fill('70');
  await dialog.getByText('This is more than can be refunded. Enter $65.00 or less.').waitFor();
  // As on a keyboard whose decimal key writes a comma.
  await dialog.getByLabel('Amount', { exact: true }).fill('18,50');
  await dialog.getByText(/Items and shipping come to \$20\.00; the adjustment is .\$1\.50\./).waitFor();
  await dialog.getByRole('checkbox', { name: 'Restock these items' }).check();
  await dialog.getByLabel('Reason').fill('Chipped');
  await dialog.getByRole('button', { name: 'Refund $18.50' }).click();
  await dialog.waitFor({ state: 'detached' });
  await drawer.getByText('Refund of $18.50').waitFor();
  await drawer.getByText('1 × Ash Bowl: $20.00 · 1 restocked').waitFor();
  expect(await bowl.stock()).toBe(9);
  expect((await read()).refunds).toMatchObject([{ amount: '18.50', adjustment: '-1.50' }]);

  const line = (await read()).lines.find(({ name }) => name === 'Stone Jug');
  await owner.calls(cancelLines, { id: order.id, lines: [{ line_id: line?.id ?? '', quantity: 2 }], restock: true, refund: false });
  await drawer.getByText('The customer paid $25.00 too much.').waitFor();
  await drawer.getByRole('button', { name: 'Refund $25.00' }).click();
  await drawer.getByText('The customer paid $25.00 too much.').waitFor({ state: 'detached' });
  await expect.poll(async () => (await read()).balance, pollOptions).toBe('0.00');
  expect(errors).toEqual([]);
});
