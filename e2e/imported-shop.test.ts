import fs from 'node:fs';
import path from 'node:path';
import { updateMerchantSettings } from '@parley/contract/merchants';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importShop, readShop, type Shop } from '../scripts/import-tau-bench.ts';
import { sender } from '../server/testing/app.ts';
import { contextOf, logIn, openBrowser, openChat, openPage, pollOptions, resumeChat } from './browser.ts';
import { chatKeyOf } from './chat-key.ts';
import { type Parley, startParley } from './parley.ts';
import { serveShopWebsite, type ShopWebsite, watchPolicy } from './shop-website.ts';
import { signIn } from './sign-in.ts';

const folder = path.resolve(process.env['PARLEY_DATA_SETS'] ?? '../shared/data', 'tau-bench-retail');
const recorded = fs.existsSync(folder) ? [folder] : [];

describe.each(recorded)('the shop recorded in %s, with its chat on its own website', () => {
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

  test('a customer learns about a product and about their own order only, then a teammate answers and returns the conversation to the AI', async () => {
    const customer = await openPage(await contextOf(browser));
    const violations = await watchPolicy(customer.page);
    const chat = await openChat(customer.page, website.url);

    const [product, otherProduct] = shop.products;
    const prices = product?.variants.map(({ price }) => Number(price)) ?? [];
    await chat.say(`How much is the ${product?.name}?`);
    await chat.shows(`The ${product?.name} is $${Math.min(...prices).toFixed(2)}–$${Math.max(...prices).toFixed(2)}`);

    // Order details need a verified customer, and a wrong postcode verifies nobody.
    await chat.say(`Where is my order ${order.order_number}?`);
    await chat.shows(/full name .* and your postal code/);
    await chat.say(name);
    await chat.shows(/what’s your postal code/);
    await chat.say('00000');
    await chat.shows(/find a customer with that name/);
    expect(await chat.log.textContent()).not.toContain(order.tracking?.[0]);
    // What was already verified isn't asked again.
    await chat.say(postcode);
    await chat.shows(new RegExp(`Order ${order.order_number}, .* is on its way.*${order.tracking?.[0]}`));

    await chat.say(`And where is order ${strangersOrder.order_number}?`);
    await chat.shows(/find order .* among yours/);
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
    await chat.shows('This is a person. Your parcel arrives tomorrow.');
    await team.page.getByRole('button', { name: /Return to AI/ }).click();
    await chat.shows(/AI assistant again/);
    await chat.say(`How much is the ${otherProduct?.name}?`);
    await chat.shows(`The ${otherProduct?.name}`);

    // On the website's next page the chat is as before.
    await customer.page.reload();
    await (await resumeChat(customer.page)).shows('This is a person. Your parcel arrives tomorrow.');
    expect(violations).toEqual([]);
    expect([...customer.errors, ...team.errors]).toEqual([]);
  });

  test('the website’s policy blocks everything except the chat’s host', async () => {
    const { page, errors } = await openPage(await contextOf(browser));
    const violations = await watchPolicy(page);
    await openChat(page, website.url);
    await page.evaluate((elsewhere) => void (new Image().src = elsewhere), `${website.url}picture.png`);
    await page.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => violations, pollOptions).toEqual([`img-src ${website.url}picture.png`, 'style-src-attr inline']);
    expect(errors.every((error) => /content security policy/i.test(error))).toBe(true);
  });
});

test.each(recorded.length > 0 ? [] : [folder])('%s is missing: the imported shop was skipped', (missing) => {
  console.info(`${missing} is not there (PARLEY_DATA_SETS): the imported shop was left out.`);
  expect(fs.existsSync(missing)).toBe(false);
});

/** A customer with an order in transit and a unique name, and another customer's order. */
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
  throw new Error('No customer of this shop has an order in transit.');
}

/** Everything in a text that belongs to another customer: order numbers, tracking, emails and streets. */
function strangersIn({ customers, orders }: Shop, me: Shop['customers'][number], text: string) {
  const ofOrders = orders
    .filter(({ customer }) => customer !== me.external_id)
    .flatMap(({ order_number, tracking = [] }) => [order_number, ...tracking]);
  const ofPeople = customers
    .filter(({ external_id }) => external_id !== me.external_id)
    .flatMap(({ email, addresses = [] }) => [email ?? '', ...addresses.map(({ line1 }) => line1)]);
  return [...ofOrders, ...ofPeople].filter((secret) => secret !== '' && text.includes(secret));
}
