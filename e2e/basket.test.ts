import { updateMerchantSettings } from '@parley/contract/merchants';
import { getOrder, listOrders } from '@parley/contract/orders';
import { createProduct } from '@parley/contract/products';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startAiConversation } from './ai-conversation-page.ts';
import { openBrowser } from './browser.ts';
import type { Teammate } from './commerce.ts';
import { fillCheckout } from './fill-checkout.ts';
import { asTeammate } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
let owner: Teammate;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('basket'), openBrowser()]);
  owner = await asTeammate(parley.url);
  await owner.calls(updateMerchantSettings, { checkout: { shipping: '4.90', free_from: null } });
  const variants = (name: string, values: string[], price: string) =>
    values.map((value) => ({ price, stock: 10, options: { [name]: value }, sku: `${name}-${value}` }));
  await owner.calls(createProduct, { name: 'Zephyr Teapot', status: 'active', variants: variants('Colour', ['Blue', 'White'], '30.00') });
  await owner.calls(createProduct, { name: 'Quillon Poster', status: 'active', variants: variants('Size', ['M', 'L'], '12.50') });
});
// An open page would keep its stream, so every test closes its pages.
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

test('a customer buys two products with one sentence, changes the link in the chat and the cart on the page, and orders both', async () => {
  const customer = await startAiConversation(browser, parley.url);
  await customer.asks(
    'I’d like two of the blue Zephyr teapots and one Quillon poster, size L',
    /2 × Zephyr Teapot \(Blue; €60\.00\) and 1 × Quillon Poster \(L; €12\.50\).*€72\.50/,
  );
  await customer.asks('yes please', /Here’s your checkout link.*2 × Zephyr Teapot.*1 × Quillon Poster.*Shipping€4\.90.*Total€77\.40/s);
  await customer.asks('add a second Quillon poster in L', /2 × Zephyr Teapot.*2 × Quillon Poster.*€85\.00/);
  await customer.asks('yes', /I’ve updated your purchase.*2 × Quillon Poster.*Total€89\.90/s);
  const links = customer.log.getByRole('link', { name: /^Go to checkout/ });
  const hrefs = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  expect([hrefs.length, new Set(hrefs).size]).toEqual([2, 1]);

  const opened = customer.page.context().waitForEvent('page');
  await links.last().click();
  const checkout = await opened;
  await checkout.getByRole('spinbutton', { name: 'Quantity of Zephyr Teapot, Blue' }).fill('1');
  await checkout.getByRole('button', { name: 'Update cart' }).click();
  await checkout.getByText('1 × Zephyr Teapot').waitFor();
  await fillCheckout(checkout, 'Nora Basket');
  await checkout.getByRole('button', { name: /^Place order · €59\.90$/ }).click();
  await checkout.getByRole('heading', { name: 'Thanks for your order!' }).waitFor();

  const { items } = await owner.calls(listOrders, { q: 'Nora Basket' });
  const order = await owner.calls(getOrder, { id: items[0]?.id ?? '' });
  expect([items.length, order.sold_by, order.subtotal, order.shipping, order.total_amount]).toEqual([1, 'ai', '55.00', '4.90', '59.90']);
  expect(order.lines.map(({ name, quantity, options }) => [name, quantity, Object.values(options)])).toEqual([
    ['Zephyr Teapot', 1, ['Blue']],
    ['Quillon Poster', 2, ['L']],
  ]);
  expect(customer.errors).toEqual([]);
});
