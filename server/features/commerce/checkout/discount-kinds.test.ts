import { createCheckout, createDiscount, deleteDiscount, listDiscounts } from '@parley/contract/checkout';
import { createCollection } from '@parley/contract/collections';
import { createCustomer } from '@parley/contract/customers';
import type { Sent } from '@parley/contract/endpoint';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { createOrder, getOrder, listOrders, updateDraft, updateOrderStatus } from '@parley/contract/orders';
import { createProduct, listProducts } from '@parley/contract/products';
import { createTag } from '@parley/contract/tags';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { latestConversation, visit } from '../../../testing/chat.ts';
import { makeLampShop } from './make.ts';

let app: TestApp;
let owner: Person;
let merchant: string;
let lamps: Awaited<ReturnType<typeof makeLampShop>>;
let lampId: string;
let other: { product_id: string };
let vip: { id: string };
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  ({ merchant } = owner);
  lamps = await makeLampShop(app, owner);
  await app.send(updateMerchantSettings, { merchant, ai: { enabled: false }, checkout: { shipping: '4.95' } }, as());
  const { body } = await app.send(listProducts, { merchant, q: 'Harbour' }, as());
  lampId = body.items[0]?.product_id ?? '';
  other = (await app.send(createProduct, { merchant, name: 'Vase', variants: [{ price: '9' }] }, as())).body;
  vip = (await app.send(createTag, { merchant, name: 'VIP' }, as())).body;
});
afterAll(() => app.close());

const as = () => ({ token: owner.token });
type Discounting = Omit<Sent<typeof createDiscount>, 'merchant'>;
const discount = async (body: Discounting) => (await app.send(createDiscount, { merchant, ...body }, as())).body;
const drop = (id: string) => app.send(deleteDiscount, { merchant, id }, as());
const usesOf = async (id: string) => (await app.send(listDiscounts, { merchant }, as())).body.items.find((one) => one.id === id)?.uses;
const basket = [
  { variant_id: '', quantity: 2 },
  { variant_id: '', quantity: 1 },
];
/** Two lamps at 20.00 and a shade at 5.50. */
const goods = () => basket.map((line, place) => ({ ...line, variant_id: place === 0 ? lamps.blue : lamps.shade }));
const shades = () => [{ variant_id: lamps.shade, quantity: 2 }];
const link = (body: Partial<Sent<typeof createCheckout>> = {}) => app.send(createCheckout, { merchant, lines: shades(), ...body }, as());
const pathOf = (made: Awaited<ReturnType<typeof link>>) => new URL(made.body.url ?? '').pathname;

const person = { name: 'Ann Buyer', phone: '', line1: 'Quay 1', line2: '', postcode: '1011 AA', city: 'Amsterdam', region: '' };
const post = async (path: string, fields: Record<string, string>) => {
  const body = new URLSearchParams({ do: 'place', ...person, country: 'NL', method: 'on_delivery', ...fields });
  const response = await fetch(`${app.url}${path}`, { method: 'POST', body, redirect: 'manual' });
  return { status: response.status, html: await response.text() };
};
/** Orders like a customer who has seen the page with their code. */
async function buy(path: string, email: string, code = '') {
  const { html } = await post(path, { email, code, do: 'apply' });
  const placed = await post(path, { email, code, seen: /name="seen" value="([^"]+)"/.exec(html)?.[1] ?? '' });
  return { shown: html, ...placed };
}
const newest = async () => {
  const { body } = await app.send(listOrders, { merchant, limit: 1, sort: 'placed_at' }, as());
  return (await app.send(getOrder, { merchant, id: body.items[0]?.id ?? '' }, as())).body;
};
const order = async (body: Partial<Sent<typeof createOrder>>) =>
  (await app.send(createOrder, { merchant, lines: shades(), ...body }, as())).body;

test('an automatic discount on a collection and a free shipping code meet, and the order keeps both', async () => {
  const { body: collection } = await app.send(createCollection, { merchant, name: 'Lamps', products: [lampId], status: 'active' }, as());
  const sale = await discount({ name: 'Lamp sale', kind: 'percent', value: '25', collection_ids: [collection.id] });
  const free = await discount({ code: 'SHIPFREE', kind: 'free_shipping' });
  const made = await link({ lines: goods() });
  expect(made.body).toMatchObject({ subtotal: '45.50', discount: '10.00', shipping: '4.95', total_amount: '40.45' });
  const { shown, status } = await buy(pathOf(made), 'both@mail.example', 'shipfree');
  expect(shown).toContain('Discount (Lamp sale)');
  expect(shown).toContain('Shipping (SHIPFREE)');
  expect(status).toBe(303);
  const bought = {
    ...{ subtotal: '45.50', discount: '10.00', shipping: '0.00', total_amount: '35.50' },
    discounts: [
      { kind: 'goods', name: 'Lamp sale', code: null, amount: '10.00' },
      { kind: 'shipping', name: null, code: 'SHIPFREE', amount: '4.95' },
    ],
    lines: [
      { discount: '10.00', refundable_amount: '30.00' },
      { discount: '0.00', refundable_amount: '5.50' },
    ],
  };
  const placed = await newest();
  expect(placed).toMatchObject(bought);
  expect([await usesOf(sale.id), await usesOf(free.id)]).toEqual([1, 1]);
  const cancel = { merchant, id: placed.id, status: 'cancelled', refund: 'none', restock: true } as const;
  await app.send(updateOrderStatus, cancel, as());
  expect([await usesOf(sale.id), await usesOf(free.id)]).toEqual([0, 0]);
  await Promise.all([drop(sale.id), drop(free.id)]);
  const { discounts, lines } = bought;
  expect((await app.send(getOrder, { merchant, id: placed.id }, as())).body).toMatchObject({
    ...{ discounts, discount: '10.00', lines: lines.map((line) => ({ discount: line.discount })) },
  });
});

test.each<[string, () => Partial<Discounting>, string]>([
  ['other products', () => ({ product_ids: [other.product_id] }), 'This discount code is for other products.'],
  ['more of them', () => ({ minimum_quantity: 3 }), 'This discount code needs at least 3 units of the products it is for.'],
  ['certain customers', () => ({ customers: 'chosen', tag_ids: [vip.id] }), 'This discount code is for certain customers.'],
])('a code for %s says so', async (what, body, sentence) => {
  const { id, code } = await discount({ code: what.replaceAll(' ', '-'), kind: 'percent', value: '10', ...body() });
  const refused = await link({ discount_code: code });
  expect([refused.status, refused.body]).toEqual([409, expect.objectContaining({ code: 'discount.refused', detail: sentence })]);
  await drop(id);
});

test('an automatic discount that saves more beats a code, which stays unused', async () => {
  const [sale, code] = [
    await discount({ name: 'Big sale', kind: 'percent', value: '50' }),
    await discount({ code: 'SMALL', kind: 'percent', value: '10' }),
  ];
  const { shown, status } = await buy(pathOf(await link()), 'beaten@mail.example', 'SMALL');
  expect(shown).toContain('An automatic discount already saves you more');
  expect(status).toBe(303);
  expect(await newest()).toMatchObject({ discount: '5.50', discount_code: null, discounts: [{ name: 'Big sale' }] });
  expect([await usesOf(sale.id), await usesOf(code.id)]).toEqual([1, 0]);
  await Promise.all([drop(sale.id), drop(code.id)]);
});

test('of twenty orders of one customer at once, one gets the discount that each has once', async () => {
  const { id } = await discount({ code: 'ONCE', kind: 'fixed', value: '1', max_uses_per_customer: 1 });
  await buy(pathOf(await link()), 'once@mail.example');
  const paths = await Promise.all(Array.from({ length: 20 }, async () => pathOf(await link())));
  const placed = await Promise.all(paths.map((path) => buy(path, 'once@mail.example', 'ONCE')));
  expect(placed.filter(({ status }) => status === 303)).toHaveLength(1);
  expect(placed.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(await usesOf(id)).toBe(1);
  await drop(id);
});

test('a typed email gives nobody a discount for chosen customers; their own conversation does', async () => {
  await (await visit(app, merchant)).say('A lamp, please');
  const conversation = await latestConversation(app, owner);
  const { body: friend } = await app.send(createCustomer, { merchant, first_name: 'Fay', emails: ['fay@mail.example'] }, as());
  const ids = [friend.id, conversation.customer?.id ?? ''];
  const { id } = await discount({ name: 'Friends', kind: 'fixed', value: '2', customers: 'chosen', customer_ids: ids });
  expect((await buy(pathOf(await link()), 'fay@mail.example')).shown).not.toContain('Friends');
  const known = await link({ conversation_id: conversation.id });
  expect(known.body.discount).toBe('2.00');
  expect((await buy(pathOf(known), 'visitor@mail.example')).shown).toContain('Discount (Friends)');
  await drop(id);
});

test('a discount for a first order is gone after it, also by the email', async () => {
  const { id } = await discount({ code: 'FIRST', kind: 'fixed', value: '1', customers: 'first_order' });
  expect((await buy(pathOf(await link()), 'first@mail.example', 'FIRST')).status).toBe(303);
  const again = await buy(pathOf(await link()), 'first@mail.example', 'FIRST');
  expect(again.status).toBe(409);
  expect(again.html).toContain('This discount code is for your first order.');
  await drop(id);
});

test('free shipping for a country waits for the address', async () => {
  const { id } = await discount({ code: 'ONLYDE', kind: 'free_shipping', countries: ['DE'], shipping_most: '5' });
  const made = await link({ discount_code: 'ONLYDE' });
  expect(made.body).toMatchObject({ shipping: '4.95', discount_code: 'ONLYDE' });
  expect((await post(pathOf(made), { email: 'nl@mail.example', code: 'ONLYDE', do: 'apply' })).html).toContain('to your country');
  const { html } = await post(pathOf(made), { email: 'de@mail.example', code: 'ONLYDE', country: 'DE', do: 'apply' });
  expect(html).toContain('Shipping (ONLYDE)');
  await drop(id);
});

test('a draft has automatic discounts unless its amount is entered by hand, and free shipping can go again', async () => {
  const [sale, free] = [
    await discount({ name: 'Draft sale', kind: 'percent', value: '10' }),
    await discount({ name: 'Free from 20.00', kind: 'free_shipping', minimum: '20' }),
  ];
  const four = [{ variant_id: lamps.shade, quantity: 4 }];
  const draft = await order({ lines: four, shipping: '3.00' });
  expect(draft).toMatchObject({ discount: '2.20', shipping: '0.00', total_amount: '19.80' });
  const change = async (body: object) => (await app.send(updateDraft, { merchant, id: draft.id, ...body }, as())).body;
  expect(await change({ lines: shades() })).toMatchObject({ discount: '1.10', shipping: '3.00', total_amount: '12.90' });
  expect(await change({ discount: '4.00' })).toMatchObject({ discount: '4.00', lines: [{ discount: '4.00' }], total_amount: '10.00' });
  await Promise.all([drop(sale.id), drop(free.id)]);
  const { body: placed } = await app.send(updateOrderStatus, { merchant, id: draft.id, status: 'pending' }, as());
  expect(placed).toMatchObject({ discount: '4.00', shipping: '3.00', total_amount: '10.00' });
});
