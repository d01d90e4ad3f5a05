import fs from 'node:fs';
import path from 'node:path';
import { updateMerchantSettings } from '@parley/contract/merchants';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importShop, readShop, type Shop } from '../scripts/import-tau-bench.ts';
import { sender } from '../server/testing/app.ts';
import { contextOf, logIn, openBrowser, openChat, openPage, patience, resumeChat } from './browser.ts';
import { chatKeyOf } from './chat-key.ts';
import { type Parley, startParley } from './parley.ts';
import { serveShopWebsite, type ShopWebsite, watchPolicy } from './shop-website.ts';
import { signIn } from './sign-in.ts';

const folder = path.resolve(process.env['PARLEY_DATA_SETS'] ?? '../shared/data', 'tau-bench-retail');
const recorded = fs.existsSync(folder) ? [folder] : [];

describe.each(recorded)('the shop recorded in %s, its chat on its own website', () => {
  const shop = readShop(folder, new Date());
  const { me, order, name, postcode, strangersOrder } = chooseCustomer(shop);
  const owner = { email: 'owner@tau.example', password: 'a long password' };
  let parley: Parley;
  let browser: Browser;
  let website: ShopWebsite;

  beforeAll(async () => {
    [parley, browser] = await Promise.all([startParley('imported-shop', { DEMO: '0' }), openBrowser()]);
    const merchant = await importShop(shop, { base: parley.url, ...owner, merchantName: 'Tau Retail', say: () => undefined });
    const { token } = await signIn(parley.url, owner);
    const ai = { verification: 'name_and_postcode', debounce_ms: 200 } as const;
    const { status } = await sender(parley.url)(updateMerchantSettings, { merchant, ai }, { token });
    if (status !== 200) throw new Error(`The settings answered ${status}.`);
    website = await serveShopWebsite(parley.url, await chatKeyOf(parley, merchant));
  });
  afterAll(async () => {
    await browser.close();
    await website.close();
    await parley.stop();
  });

  test('a customer hears of a product and of their own order only, then a person answers and gives it back', async () => {
    const customer = await openPage(await contextOf(browser));
    const violations = await watchPolicy(customer.page);
    const chat = await openChat(customer.page, website.url);

    const [product, otherProduct] = shop.products;
    const prices = product?.variants.map(({ price }) => Number(price)) ?? [];
    await chat.say(`How much is the ${product?.name}?`);
    await chat.hears(`The ${product?.name} costs $${Math.min(...prices).toFixed(2)} to $${Math.max(...prices).toFixed(2)}`);

    // Nothing of an order is said before the customer has proved who they are, and a wrong postcode proves nothing.
    await chat.say(`Where is my order ${order.order_number}?`);
    await chat.hears(/full name .* and the postcode/);
    await chat.say(name);
    await chat.hears(/what is the postcode/);
    await chat.say('00000');
    await chat.hears(/I find no customer with that name/);
    expect(await chat.log.textContent()).not.toContain(order.tracking?.[0]);
    // What was right need not be said again.
    await chat.say(postcode);
    await chat.hears(new RegExp(`Order ${order.order_number} of .* is on its way.*${order.tracking?.[0]}`));

    await chat.say(`And where is order ${strangersOrder.order_number}?`);
    await chat.hears(/I find no order .* among yours/);
    expect(strangersIn(shop, me, (await chat.log.textContent()) ?? '')).toEqual([strangersOrder.order_number]);

    const team = await openPage(await contextOf(browser));
    await logIn(team.page, parley.url, owner.email, owner.password);
    await team.page.goto(`${parley.url}/inbox?tab=ai`);
    await team.page.getByRole('listitem').filter({ hasText: name }).click();
    const thread = team.page.getByRole('region', { name: `Messages with ${name}` });
    await thread.getByText(/is on its way/).waitFor();
    await team.page.getByRole('complementary', { name: 'Customer' }).getByRole('img', { name: 'Verified' }).waitFor();

    await team.page
      .getByRole('button', { name: /Take over/ })
      .first()
      .click();
    const reply = team.page.getByRole('textbox', { name: /reply/i });
    await reply.fill('This is a person. Your parcel arrives tomorrow.');
    await reply.press('Enter');
    await chat.hears('This is a person. Your parcel arrives tomorrow.');
    await team.page.getByRole('button', { name: /Return to AI/ }).click();
    await chat.hears(/our assistant again/);
    await chat.say(`How much is the ${otherProduct?.name}?`);
    await chat.hears(`The ${otherProduct?.name} costs`);

    // The next page of the website finds the chat as it was.
    await customer.page.reload();
    await (await resumeChat(customer.page)).hears('This is a person. Your parcel arrives tomorrow.');
    expect(violations).toEqual([]);
    expect([...customer.faults, ...team.faults]).toEqual([]);
  });

  test('the website really forbids what is not of the host of the chat', async () => {
    const { page, faults } = await openPage(await contextOf(browser));
    const violations = await watchPolicy(page);
    await openChat(page, website.url);
    await page.evaluate((elsewhere) => void (new Image().src = elsewhere), `${website.url}picture.png`);
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => violations, patience).toEqual([`img-src ${website.url}picture.png`, 'style-src-attr inline']);
    expect(faults.every((fault) => fault.includes('Content Security Policy'))).toBe(true);
  });
});

test.each(recorded.length > 0 ? [] : [folder])('%s is not there: the imported shop was left out', (missing) => {
  console.info(`${missing} is not there (PARLEY_DATA_SETS): the imported shop was left out.`);
  expect(fs.existsSync(missing)).toBe(false);
});

/** Somebody whose parcel is under way and whose name nobody shares, and an order of somebody else. */
function chooseCustomer({ customers, orders }: Shop) {
  const nameOf = ({ first_name, last_name }: Shop['customers'][number]) => `${first_name} ${last_name}`;
  const onTheWay = orders.filter(({ status, tracking = [] }) => status === 'shipped' && tracking.length > 0);
  for (const order of onTheWay) {
    const me = customers.find(({ external_id }) => external_id === order.customer);
    const strangersOrder = onTheWay.find(({ customer }) => customer !== order.customer);
    const [address] = me?.addresses ?? [];
    if (me && address && strangersOrder && customers.filter((one) => nameOf(one) === nameOf(me)).length === 1)
      return { me, order, name: nameOf(me), postcode: address.postcode, strangersOrder };
  }
  throw new Error('No customer of this shop awaits a parcel.');
}

/** Everything in a text that belongs to another customer: order numbers, tracking, e-mail addresses and streets. */
function strangersIn({ customers, orders }: Shop, me: Shop['customers'][number], text: string) {
  const ofOrders = orders
    .filter(({ customer }) => customer !== me.external_id)
    .flatMap(({ order_number, tracking = [] }) => [order_number, ...tracking]);
  const ofPeople = customers
    .filter(({ external_id }) => external_id !== me.external_id)
    .flatMap(({ email, addresses = [] }) => [email ?? '', ...addresses.map(({ line1 }) => line1)]);
  return [...ofOrders, ...ofPeople].filter((secret) => secret !== '' && text.includes(secret));
}
