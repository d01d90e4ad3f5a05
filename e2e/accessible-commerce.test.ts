import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { looks, type Screen, screenAt, walk } from './axe.ts';
import { contextOf, logIn, makePerson, openBrowser, openPage, pollOptions, register } from './browser.ts';
import { makeOrder, makeProduct } from './commerce.ts';
import { asTeammate } from './inbox.ts';
import { type Parley, startParley } from './parley.ts';

let parley: Parley;
let browser: Browser;
let order: Awaited<ReturnType<typeof makeOrder>>;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('accessible-commerce'), openBrowser()]);
  const owner = await asTeammate(parley.url);
  const phone = '+49 170 1234 567';
  order = await makeOrder(owner, [{ product: await makeProduct(owner), quantity: 2 }], { phone });
  // Another customer with the same phone number: a possible duplicate.
  await makeOrder(owner, [{ product: await makeProduct(owner), quantity: 1 }], { phone });
});
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

const rowsOf = (page: Page, label: string) =>
  page
    .getByRole('table', { name: label })
    .getByRole('row')
    .getByRole('link')
    .or(page.getByRole('list', { name: label }).getByRole('link'));
const list = (path: string, label: string): Screen => ({
  name: path,
  open: (page) => screenAt(parley.url, path, () => rowsOf(page, label)).open(page),
});
const at = (path: string, words: string | RegExp): Screen => ({
  name: path,
  open: (page) => screenAt(parley.url, path, () => page.getByText(words)).open(page),
});
/** Opens the first row of a list in the drawer. */
const detail = (path: string, label: string, words: string): Screen => ({
  name: `${path}, a row open`,
  open: async (page) => {
    await list(path, label).open(page);
    await rowsOf(page, label).first().click();
    await page.getByRole('dialog').getByText(words).first().waitFor();
  },
});
/** Opens what a button of the current screen opens. */
const then = (button: string | RegExp, name: string | RegExp): Screen => ({
  name: `what ${String(button)} opens`,
  open: async (page) => {
    await page.getByRole('button', { name: button, exact: true }).first().click();
    await page.getByRole('dialog', { name }).waitFor();
  },
});
/** Runs an action of the order's drawer. */
const dialogScreen = (action: string, name: RegExp): Screen => ({
  name: `the dialog of ${action}`,
  open: async (page) => {
    await page.goto(`${parley.url}/orders?order=${order.id}`);
    const drawer = page.getByRole('dialog', { name: order.number, exact: true });
    const button = drawer.getByRole('button', { name: action, exact: true });
    await drawer.getByRole('button', { name: 'More' }).waitFor();
    if (await button.isVisible()) await button.click();
    else {
      await drawer.getByRole('button', { name: 'More' }).click();
      await page.getByRole('menuitem', { name: action, exact: true }).click();
    }
    await page.getByRole('dialog', { name }).waitFor();
  },
});

const ofOrders: Screen[] = [
  list('/orders', 'Orders'),
  {
    name: '/orders, some chosen',
    open: async (page) => {
      const several = page.getByRole('button', { name: 'Select rows' });
      if (await several.isVisible()) await several.click();
      await page
        .getByRole('checkbox', { name: /^Select (?!all|none)/ })
        .first()
        .check();
      await page.getByRole('toolbar').getByRole('button', { name: 'Confirm order' }).waitFor();
    },
  },
  detail('/orders?view=returns', 'Orders', 'Timeline'),
  dialogScreen('Cancel order', /^Cancel /),
  dialogScreen('Ship items', /^Ship /),
  dialogScreen('Issue refund', /^Refund /),
  {
    name: 'a new order',
    open: async (page) =>
      list('/orders', 'Orders')
        .open(page)
        .then(() => then('Create order', 'Create order').open(page)),
  },
  list('/fulfillment', 'Orders to fulfill'),
  then('Pick list', 'Pick list'),
];
const ofProducts: Screen[] = [
  list('/products', 'Products'),
  {
    name: 'the import of products',
    open: async (page) => {
      await page.getByRole('button', { name: 'More product actions' }).click();
      await page.getByRole('menuitem', { name: 'Import products…' }).click();
      await page.getByRole('dialog', { name: 'Import products' }).getByText('Recent imports').waitFor();
    },
  },
  detail('/products', 'Products', 'Sold in the last 30 days'),
  then('Edit', /^Edit /),
  at('/products?grid=1', 'Compare-at price'),
  at('/products?tab=collections', 'No collections yet'),
  at('/brands', 'Your brands'),
  then('Create brand', 'Create brand'),
];
const ofCustomers: Screen[] = [
  list('/customers', 'Customers'),
  detail('/customers', 'Customers', 'Marketing consent'),
  then('Edit', /^Edit /),
  { name: 'duplicates', open: async (page) => at('/customers?duplicates=1', 'Same phone number').open(page) },
  then(/^Merge /, 'Merge customers'),
];
const ofFigures: Screen[] = [
  {
    name: '/dashboard',
    open: (page) => screenAt(parley.url, '/dashboard', () => page.getByRole('link', { name: /show \d+ conversations?$/ })).open(page),
  },
  at('/analytics', 'Average order value'),
  at('/analytics?tab=conversions', 'From visitor to order'),
  at('/analytics?tab=revenue', 'By seller'),
  {
    name: 'products of /analytics',
    open: (page) => screenAt(parley.url, '/analytics?tab=products', () => page.getByRole('table')).open(page),
  },
  at('/analytics?tab=customers', 'Customer retention'),
  at('/analytics?tab=ai', 'Why the AI handed off'),
  at('/analytics?tab=team', 'When customers write'),
];

test.each(looks)('axe finds no violation on any commerce screen (%s)', { timeout: 240_000 }, async (_look, look) => {
  const { page, errors } = await openPage(await contextOf(browser, look));
  page.setDefaultTimeout(pollOptions.timeout);
  await logIn(page, parley.url);
  const barriers = await walk(page, [...ofOrders, ...ofProducts, ...ofCustomers, ...ofFigures]);
  expect(barriers).toEqual([]);
  expect(errors).toEqual([]);
});

test('an empty shop shows what will appear, without an axe violation', async () => {
  const { page, errors } = await openPage(await contextOf(browser));
  page.setDefaultTimeout(pollOptions.timeout);
  await register(page, parley.url, makePerson('Nell'));
  const empty = [
    at('/orders', 'No orders yet'),
    at('/products', 'No products yet'),
    at('/customers', /customers/i),
    at('/fulfillment', 'All caught up'),
    at('/brands', 'Default'),
    at('/dashboard', 'Revenue'),
    at('/analytics', 'No data for this period'),
  ];
  expect(await walk(page, empty)).toEqual([]);
  expect(errors).toEqual([]);
});
