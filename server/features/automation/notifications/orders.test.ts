import { createBrand, setBrandAccess } from '@parley/contract/brands';
import { getSession } from '@parley/contract/auth';
import { eraseCustomer } from '@parley/contract/customers';
import { listNotifications, updateNotificationPreferences } from '@parley/contract/notifications';
import { type Order, requestReturn, updateOrderStatus } from '@parley/contract/orders';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { placeNew, requestReturn as requested } from '../../commerce/orders/index.ts';
import { makeShop, type Shop } from '../../commerce/orders/make.ts';
import { usualPreferences } from './rules.ts';
import { untilNotified } from './make.ts';

let app: TestApp;
let shop: Shop;
let seller: Person;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await makeShop(app);
  seller = await app.teammate(shop.merchant, 'agent', 'Theo');
});

const bell = async ({ token }: Person) => {
  await untilNotified(app, shop.merchant);
  return (await app.send(listNotifications, { merchant: shop.merchant }, { token })).body.items;
};
const count = async ({ token }: Person) => (await app.send(getSession, {}, { token })).body.notifications_count;
const customer = () => ({ kind: 'customer' as const, id: shop.id('anna'), name: 'Anna' });

/** An order of Anna's that the agent sold in a conversation. */
const sold = (by: Parameters<typeof placeNew>[1]['by'] = customer(), brandId: string | null = null) =>
  app.writeWithReactions(shop.merchant, (ctx) =>
    placeNew(ctx, {
      lines: [{ variantId: shop.id('black'), quantity: 1, cents: undefined }],
      customerId: shop.id('anna'),
      conversationId: null,
      brandId,
      channel: 'website',
      soldBy: 'teammate',
      soldByUserId: seller.userId,
      discounts: null,
      shippingCents: 0,
      shippingAddress: null,
      billingAddress: null,
      terms: 'prepaid',
      by,
    }),
  );
async function delivered(): Promise<Order> {
  const { id } = await shop.paid();
  for (const status of ['confirmed', 'processing', 'shipped'] as const) await shop.send(updateOrderStatus, { id, status });
  return (await shop.send(updateOrderStatus, { id, status: 'delivered' })).body;
}
const wanted = ({ id, lines: [line] }: Order) => ({
  merchant: shop.merchant,
  id,
  kind: 'return' as const,
  reason: 'unwanted' as const,
  note: '',
  method: null,
  notify: false,
  lines: [{ line_id: line?.id ?? '', quantity: 1 }],
});

test('a customer’s order notifies only the teammate who sold it', async () => {
  const { id, order_number: number } = await sold();
  expect(await bell(seller)).toMatchObject([
    { type: 'order_placed', order_id: id, conversation_id: null, text: `You made a sale: Anna placed order ${number} (49.90 EUR)` },
  ]);
  expect(await bell(shop.owner)).toEqual([]);
});

test('an order that a teammate placed notifies nobody', async () => {
  await sold({ kind: 'user', id: seller.userId, name: 'Theo' });
  expect(await bell(seller)).toEqual([]);
});

test('a return that a customer requests notifies all who work with orders; one that a teammate creates does not', async () => {
  const [asked, created] = [await delivered(), await delivered()];
  await app.writeWithReactions(shop.merchant, (ctx) => requested(ctx, wanted(asked), customer()));
  await app.send(requestReturn, wanted(created), { token: shop.owner.token });
  const notification = { type: 'return_requested', order_id: asked.id, text: `Anna requested a return for order ${asked.order_number}` };
  expect(await bell(seller)).toMatchObject([notification]);
  expect(await bell(shop.owner)).toMatchObject([notification]);
});

test('an order of a hidden brand notifies nobody who cannot see it, and leaves the bell when its brand is hidden', async () => {
  const brand = async (name: string) =>
    (await app.send(createBrand, { merchant: shop.merchant, name }, { token: shop.owner.token })).body.id;
  const limit = (id: string) =>
    app.send(setBrandAccess, { merchant: shop.merchant, id: seller.userId, brand_ids: [id] }, { token: shop.owner.token });
  const [outlet, other] = [await brand('Outlet'), await brand('Other')];
  await limit(outlet);
  await sold(customer(), other);
  expect([await bell(seller), await count(seller)]).toEqual([[], 0]);
  await sold(customer(), outlet);
  expect([(await bell(seller)).length, await count(seller)]).toEqual([1, 1]);
  await limit(other);
  expect([await bell(seller), await until(async () => (await count(seller)) === 0)]).toEqual([[], true]);
});

test('a teammate who turned it off is not notified', async () => {
  const types = { ...usualPreferences.types, order_placed: { in_app: false, email: true, browser: true } };
  await app.send(updateNotificationPreferences, { merchant: shop.merchant, ...usualPreferences, types }, { token: seller.token });
  await sold();
  expect(await bell(seller)).toEqual([]);
});

test('erasing the customer deletes notifications about their orders', async () => {
  await sold();
  expect(await bell(seller)).toHaveLength(1);
  await shop.send(eraseCustomer, { id: shop.id('anna') });
  await until(async () => (await bell(seller)).length === 0);
});
