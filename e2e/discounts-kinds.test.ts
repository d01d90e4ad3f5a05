import { createCheckout, createDiscount } from '@parley/contract/checkout';
import { createCollection } from '@parley/contract/collections';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { getOrder, listOrders } from '@parley/contract/orders';
import { getProduct, listProducts } from '@parley/contract/products';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, makePerson, openBrowser, openPage, register } from './browser.ts';
import { makeProduct } from './commerce.ts';
import { fillCheckout } from './fill-checkout.ts';
import { asTeammate, openWindow } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('discounts-kinds', { DEMO: '0' }), openBrowser()]);
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

test('an automatic discount on a collection and a free shipping code meet in one checkout', async () => {
  const person = makePerson('Disa');
  const { page: first } = await openPage(await contextOf(browser));
  await register(first, parley.url, person);
  const owner = await asTeammate(parley.url, person);
  await owner.calls(updateMerchantSettings, { checkout: { shipping: '4.90' } });
  await makeProduct(owner, { name: 'Copper Kettle', price: '25.00' });
  await makeProduct(owner, { name: 'Ash Bowl', price: '10.00' });
  const { items } = await owner.calls(listProducts, {});
  const product = async (name: string) => owner.calls(getProduct, { id: items.find((one) => one.name === name)?.product_id ?? '' });
  const [kettle, bowl] = [await product('Copper Kettle'), await product('Ash Bowl')];
  await owner.calls(createCollection, { name: 'Kitchen', status: 'active', products: [kettle.product_id] });
  await owner.calls(createDiscount, { code: 'SHIPFREE', kind: 'free_shipping' });

  const { page, errors } = await openWindow(browser, parley.url, '/settings', person);
  await page.getByRole('button', { name: 'Create discount' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create discount' });
  await dialog.getByLabel('How customers get it').selectOption('automatic');
  await dialog.getByLabel('Name', { exact: true }).fill('Kitchen week');
  await dialog.getByLabel('Value').fill('20');
  await dialog.getByRole('checkbox', { name: 'Kitchen' }).check();
  await dialog.getByText('Example: $100.00 becomes $80.00.').waitFor();
  await dialog.getByRole('button', { name: 'Create discount' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('20% off · automatic · chosen products · used 0 times').waitFor();

  const lines = [kettle, bowl].map(({ variants }) => ({ variant_id: variants[0]?.id ?? '', quantity: 2 }));
  const link = await owner.calls(createCheckout, { lines });
  const { page: checkout } = await openPage(await contextOf(browser));
  await checkout.goto(link.url ?? '');
  // 20 % of two kettles at 25.00; the bowls at 10.00 aren’t in the collection.
  await checkout.getByText('Discount (Kitchen week)').waitFor();
  await checkout.getByRole('button', { name: /Place order · \$64\.90$/ }).waitFor();
  await checkout.getByLabel('Discount code').fill('shipfree');
  await checkout.getByRole('button', { name: 'Apply', exact: true }).click();
  await checkout.getByText('Shipping (SHIPFREE)').waitFor();
  await fillCheckout(checkout, 'Ines Holm');
  await checkout.getByRole('button', { name: /Place order · \$60\.00$/ }).click();
  await checkout.getByRole('heading', { name: 'Thanks for your order!' }).waitFor();

  const [placed] = (await owner.calls(listOrders, {})).items;
  expect(await owner.calls(getOrder, { id: placed?.id ?? '' })).toMatchObject({
    ...{ subtotal: '70.00', discount: '10.00', shipping: '0.00', total_amount: '60.00' },
    lines: [
      { discount: '10.00', refundable_amount: '40.00' },
      { discount: '0.00', refundable_amount: '20.00' },
    ],
  });
  await page.goto(`${parley.url}/orders?order=${placed?.id ?? ''}`);
  await page.getByText('Discount Kitchen week').waitFor();
  await page.getByText('Shipping, free with SHIPFREE').waitFor();
  expect(errors).toEqual([]);
});
