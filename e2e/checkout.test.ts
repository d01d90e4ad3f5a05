import { listConversations } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { contextOf, makePerson, openBrowser, openChat, openPage, pollOptions, type Person, register, shows } from './browser.ts';
import { chatKeyOf } from './chat-key.ts';
import { drawerOf, makeProduct, type MadeProduct, tableOf, type Teammate } from './commerce.ts';
import { asTeammate, openWindow } from './inbox.ts';
import { fillCheckout } from './fill-checkout.ts';
import { type Parley, startParley } from './parley.ts';
import { serveShopWebsite, type ShopWebsite, watchPolicy } from './shop-website.ts';

let parley: Parley;
let browser: Browser;
let website: ShopWebsite;
let owner: Teammate;
let seller: Person;
let product: MadeProduct;
beforeAll(async () => {
  [parley, browser] = await Promise.all([startParley('checkout', { DEMO: '0' }), openBrowser()]);
});
// Each test has a new shop without earlier sales.
beforeEach(async () => {
  seller = makePerson('Signe');
  const { page } = await openPage(await contextOf(browser));
  await register(page, parley.url, seller);
  await page.context().close();
  owner = await asTeammate(parley.url, seller);
  await owner.calls(updateMerchantSettings, { checkout: { shipping: '4.90' } });
  product = await makeProduct(owner, { name: 'Copper Kettle', price: '25.00', stock: 10 });
  website = await serveShopWebsite(parley.url, await chatKeyOf(parley, owner.merchant));
});
afterEach(async () => {
  // An open page would keep its stream, so every test closes its pages.
  await Promise.all(browser.contexts().map((context) => context.close()));
  await website.close();
});
afterAll(async () => {
  await browser.close();
  await parley.stop();
});

test('a checkout link created in the composer is opened in the chat and paid on delivery; thread, orders and figures name the seller', async () => {
  const customer = await openPage(await contextOf(browser));
  const violations = await watchPolicy(customer.page);
  const chat = await openChat(customer.page, website.url);
  await chat.say('I would like two copper kettles');

  const team = await openTeam('I would like two copper kettles');
  await makeLink(team.page, 2);
  await team.say('Here you are, two kettles.');
  await chat.shows('Here you are, two kettles.');
  const opened = customer.page.context().waitForEvent('page');
  await chat.log.getByRole('link', { name: /^Go to checkout/ }).click();
  const checkout = await opened;
  await checkout.getByRole('heading', { name: 'Your order from Signe’s shop' }).waitFor();
  await checkout.getByText('2 × Copper Kettle').waitFor();
  await fillCheckout(checkout, 'Ines Holm');
  await checkout.getByRole('button', { name: /^Place order · \$54\.90$/ }).click();
  await checkout.getByRole('heading', { name: 'Thanks for your order!' }).waitFor();
  const number = /Your order number is (\S+)\./.exec((await checkout.locator('main').textContent()) ?? '')?.[1] ?? '';

  await team.thread.getByText(new RegExp(`^Order ${number} was placed`)).waitFor();
  expect(await product.stock()).toBe(8);
  await team.page.goto(`${parley.url}/orders`);
  const { row } = tableOf(team.page, 'Orders');
  await row('Ines Holm').getByText('$54.90').waitFor();
  await row('Ines Holm').getByRole('link', { name: number }).click();
  const order = drawerOf(team.page, number);
  await order.shows('Pay on delivery');
  await order.shows('Teammate · Signe');
  await order.drawer.getByRole('link', { name: 'Conversation' }).click();
  await team.thread.getByText('Here you are, two kettles.').waitFor();

  await team.page.goto(`${parley.url}/analytics?tab=revenue`);
  await soldBy(team.page).toMatch(/^Teammate1\$54\.90$/);
  await team.page.getByRole('table', { name: 'By seller' }).getByRole('link', { name: /^1\. / }).click();
  await team.page.waitForURL(/\/orders\?/);
  await expect.poll(tableOf(team.page, 'Orders').firsts, pollOptions).toEqual([number]);
  await team.page.goto(`${parley.url}/analytics?tab=team`);
  await shows(() => team.page.getByRole('table', { name: 'Teammates' }).getByRole('row', { name: /Signe/ }).textContent()).toContain(
    '$54.90',
  );
  expect(violations).toEqual([]);
  expect([...customer.errors, ...team.errors]).toEqual([]);
});

test('the checkout page works without JavaScript, reports missing fields, and takes one order only', async () => {
  const customer = await openPage(await contextOf(browser));
  const chat = await openChat(customer.page, website.url);
  await chat.say('One kettle without scripts please');
  const team = await openTeam('One kettle without scripts please');
  await makeLink(team.page, 1);
  await team.say('One kettle, then.');
  const link = chat.log.getByRole('link', { name: /^Go to checkout/ });
  await link.waitFor();
  const address = (await link.getAttribute('href')) ?? '';

  const plain = await (await browser.newContext({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })).newPage();
  await plain.goto(address);
  await fillCheckout(plain, 'Otto Plain');
  await plain.getByLabel('Email').fill('otto@nowhere');
  await plain.getByRole('button', { name: /^Place order/ }).click();
  await plain.getByRole('alert').getByText('Please check these fields:').waitFor();
  expect(await plain.getByLabel('Name').inputValue()).toBe('Otto Plain');
  await plain.getByLabel('Email').fill('otto@mail.example');
  await plain.getByRole('button', { name: /^Place order · \$29\.90$/ }).click();
  await plain.getByRole('heading', { name: 'Thanks for your order!' }).waitFor();
  const thanks = (await plain.locator('main').textContent()) ?? '';
  await plain.goto(address);
  await shows(() => plain.locator('main').textContent()).toBe(thanks);
  expect(thanks).not.toContain('Otto');
  await team.thread.getByText(/^Order \S+ was placed/).waitFor();
  await team.page.goto(`${parley.url}/orders?q=Otto`);
  await expect.poll(() => tableOf(team.page, 'Orders').rows.count(), pollOptions).toBe(1);
  expect(team.errors).toEqual([]);
});

/** The seller's page with a conversation open that the seller has taken over. */
async function openTeam(words: string) {
  const findConversation = async () => (await owner.calls(listConversations, { q: words })).items[0]?.id;
  await expect.poll(findConversation, pollOptions).toBeTruthy();
  const { page, errors, say, thread } = await openWindow(
    browser,
    parley.url,
    `/inbox?tab=all&conversation=${await findConversation()}`,
    seller,
  );
  await thread.getByText(words).first().waitFor();
  const takeOver = page.getByRole('button', { name: /Take over/ }).first();
  await takeOver.click();
  await page
    .getByRole('button', { name: /Return to AI/ })
    .first()
    .waitFor();
  return { page, errors, say, thread };
}

/** Inserts a checkout link into the composer. */
async function makeLink(page: Page, quantity: number) {
  await page.getByRole('button', { name: 'Add product or order' }).click();
  await page.getByRole('button', { name: 'Checkout link' }).click();
  const dialog = page.getByRole('dialog', { name: 'Checkout link' });
  await dialog.getByPlaceholder('Find a product').fill('copper');
  await dialog.getByRole('option', { name: /Copper Kettle/ }).click();
  await dialog.getByRole('spinbutton', { name: 'Quantity of Copper Kettle' }).fill(String(quantity));
  await dialog.getByRole('button', { name: 'Add to message' }).click();
  await dialog.waitFor({ state: 'detached' });
}

const soldBy = (page: Page) =>
  shows(() =>
    page
      .getByRole('table', { name: 'By seller' })
      .getByRole('row', { name: /^Teammate/ })
      .textContent(),
  );
