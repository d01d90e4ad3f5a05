import { createProduct } from '@parley/contract/products';
import { getOrder } from '@parley/contract/orders';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, makePerson, openBrowser, openPage, pollOptions, register } from './browser.ts';
import { drawerOf, makeOrder, makeProduct } from './commerce.ts';
import { asTeammate, openWindow } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('order-grows', { DEMO: '0' }), openBrowser()]);
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

test('a paid order gets another product, which is collected; an item is taken away and refunded; the order is tagged', async () => {
  const person = makePerson('Ida');
  const { page: first } = await openPage(await contextOf(browser));
  await register(first, parley.url, person);
  const owner = await asTeammate(parley.url, person);
  const bowl = await makeProduct(owner, { name: 'Ash Bowl' });
  const ladle = await owner.calls(createProduct, {
    name: 'Beech Ladle',
    status: 'active',
    variants: [{ price: '7.50', stock: 10, sku: 'LADLE' }],
  });
  const order = await makeOrder(owner, [{ product: bowl, quantity: 2 }]);
  const read = () => owner.calls(getOrder, { id: order.id });
  const { page, errors } = await openWindow(browser, parley.url, `/orders?order=${order.id}`, person);
  const { drawer, does, showsValue } = drawerOf(page, order.number);
  const dialog = page.getByRole('dialog', { name: `Edit items in ${order.number}` });

  await does('Edit items');
  await dialog.getByLabel('Add product').fill('ladle');
  await dialog.getByRole('button', { name: /^Beech Ladle · \$7\.50/ }).click();
  const ladles = dialog.getByLabel('Quantity of Beech Ladle');
  await ladles.press('ArrowUp');
  await dialog.getByText('New total').waitFor();
  await dialog.getByText('$55.00').first().waitFor();
  await dialog.getByText('Balance due').first().waitFor();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await dialog.waitFor({ state: 'detached' });
  await showsValue('Balance due', '$15.00');

  await does('Record payment');
  await page
    .getByRole('dialog', { name: /payment/i })
    .getByRole('button', { name: 'Record payment' })
    .click();
  await expect.poll(async () => (await read()).payment_status, pollOptions).toBe('paid');

  await does('Edit items');
  await dialog.getByLabel('Quantity of Ash Bowl').fill('1');
  await dialog
    .getByText('Refunded now')
    .or(dialog.getByText(/^Refunded to/))
    .first()
    .waitFor();
  await dialog.getByRole('button', { name: 'Save and refund $20.00' }).click();
  await dialog.waitFor({ state: 'detached' });
  await showsValue('Refunded', '−$20.00');
  const after = await read();
  expect([after.total_amount, after.balance, after.lines.map(({ name, quantity }) => `${quantity} ${name}`)]).toEqual([
    '35.00',
    '0.00',
    ['1 Ash Bowl', '2 Beech Ladle'],
  ]);
  expect([await bowl.stock(), ladle.name]).toEqual([9, 'Beech Ladle']);

  await drawer.getByLabel('Add tag').fill('gift');
  await drawer.getByLabel('Add tag').press('Enter');
  await expect.poll(async () => (await read()).tags, pollOptions).toEqual(['gift']);
  await page.getByRole('button', { name: 'Remove gift' }).click();
  await expect.poll(async () => (await read()).tags, pollOptions).toEqual([]);
  expect(errors).toEqual([]);
});

test('on a phone, the dialog fits and its sums can be read', async () => {
  const person = makePerson('Ole');
  const { page: first } = await openPage(await contextOf(browser));
  await register(first, parley.url, person);
  const owner = await asTeammate(parley.url, person);
  const order = await makeOrder(owner, [
    { product: await makeProduct(owner, { name: 'Ash Bowl with a long name that has to be cut' }), quantity: 2 },
  ]);
  const { page } = await openWindow(browser, parley.url, `/orders?order=${order.id}`, person);
  await page.setViewportSize({ width: 375, height: 700 });
  const { does } = drawerOf(page, order.number);
  await does('Edit items');
  const dialog = page.getByRole('dialog', { name: `Edit items in ${order.number}` });
  await dialog.getByLabel(/^Quantity of Ash Bowl/).fill('3');
  await dialog.getByText('$60.00').first().waitFor();
  const widths = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1] ?? 0);
});
