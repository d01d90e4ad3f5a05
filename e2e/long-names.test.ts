import { createCheckout } from '@parley/contract/checkout';
import { createOrder } from '@parley/contract/orders';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { contextOf, openBrowser, openPage } from './browser.ts';
import { drawerOf, makeOrder, makeProduct, type MadeProduct, type Teammate } from './commerce.ts';
import { asTeammate, openWindow } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

const name = `Kettle${'abcdefghijklmnopqrs'.repeat(6)}`;
let parley: Parley;
let browser: Browser;
let owner: Teammate;
let product: MadeProduct;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('long-names'), openBrowser()]);
  owner = await asTeammate(parley.url);
  product = await makeProduct(owner, { name, price: '31.07', stock: 50 });
});
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())));
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

/** The texts of prices that reach over the edge of the screen, and how wide the page is. */
const over = (page: Page) =>
  page.evaluate(() => ({
    page: document.documentElement.scrollWidth,
    prices: [...document.querySelectorAll('*')]
      .filter((element) => element.childElementCount === 0 && /\d\.\d\d/.test(element.textContent ?? ''))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map(({ textContent }) => textContent),
  }));
const fits = async (page: Page) => expect(await over(page)).toEqual({ page: 390, prices: [] });

test.each([{ dark: false }, { dark: true }])('a long name without spaces pushes no price out of a phone’s screen: %j', async (look) => {
  const order = await makeOrder(owner, [{ product, quantity: 2 }]);
  const draft = await owner.calls(createOrder, { lines: [{ variant_id: product.variant, quantity: 1 }] });
  const link = await owner.calls(createCheckout, { lines: [{ variant_id: product.variant, quantity: 1 }] });
  const { page, errors } = await openWindow(browser, parley.url, `/orders?order=${order.id}`, undefined, { ...look, phone: true });
  const drawer = page.getByRole('dialog').first();
  await drawer.getByText('62.14').first().waitFor();
  await fits(page);
  await page.goto(`${parley.url}/orders?order=${draft.id}`);
  await drawer.getByText('31.07').first().waitFor();
  await fits(page);
  await drawerOf(page, draft.order_number).does('Edit draft');
  const form = page.getByRole('dialog', { name: 'Edit draft' });
  await form.getByRole('searchbox', { name: /product/i }).fill(name.slice(0, 20));
  await form
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .first()
    .waitFor();
  await fits(page);
  await page.goto(`${parley.url}/products?q=${name.slice(0, 20)}`);
  await page.getByText('31.07').first().waitFor();
  await fits(page);
  expect(errors).toEqual([]);

  const { page: checkout } = await openPage(await contextOf(browser, { ...look, phone: true }));
  await checkout.goto(link.url ?? '');
  await checkout.getByText('31.07').first().waitFor();
  await fits(checkout);
});
