import { randomUUID } from 'node:crypto';
import { type ChatState, createChatCheckout, getChatProduct, openChatSession } from '@parley/contract/chat';
import { createCheckout as createLink, getCheckout } from '@parley/contract/checkout';
import { importRecords } from '@parley/contract/imports';
import { sendMessage } from '@parley/contract/inbox';
import { updateMerchantSettings } from '@parley/contract/merchants';
import { createMetafield } from '@parley/contract/metafields';
import { updateProduct } from '@parley/contract/products';
import { getWebsiteChat, updateWebsiteChat } from '@parley/contract/website-chat';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { latestConversation, visit, type Visitor } from '../../../testing/chat.ts';
import { followStream } from '../../../testing/follow-stream.ts';
import { changeVariant } from '../../commerce/products/make.ts';

let app: TestApp;
let owner: Person;
let visitor: Visitor;
let products: Map<string, { product: string; variant: string }>;

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
  await app.send(updateMerchantSettings, { merchant: owner.merchant, ai: { enabled: false } }, { token: owner.token });
  products = await sell(owner);
});
afterAll(() => app.close());
beforeEach(async () => {
  visitor = await visit(app, owner.merchant);
  await visitor.say('A lamp, please');
});

/** Blue lamps at 20.00, two left; red ones, sold out. By SKU. */
async function sell({ merchant, token }: Person) {
  const lamp = (colour: string, price: string, stock: number) => ({ external_id: colour, sku: colour, price, stock, options: { colour } });
  const variants = [lamp('blue', '20.00', 2), lamp('red', '25.00', 0)];
  await app.send(importRecords, { merchant, products: [{ external_id: 'lamp-1', name: 'Café Lamp', variants }] }, { token });
  const rows = await app.installation.readingOf(merchant).selectFrom('variants').select(['id', 'product_id', 'sku']).execute();
  return new Map(rows.map(({ id, product_id, sku }) => [sku ?? '', { product: product_id, variant: id }]));
}
const variantOf = (sku: string) => products.get(sku)?.variant ?? '';
const buy = (lines: { variant_id: string; quantity: number }[], { key, token }: Pick<Visitor, 'key' | 'token'> = visitor) =>
  app.send(createChatCheckout, { key, lines }, { token });
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const linksOf = (merchant: string) => app.installation.readingOf(merchant).selectFrom('checkouts').selectAll().execute();

test('a basket becomes a link of the conversation at the shop’s prices, sold to the customer by themselves', async () => {
  const { status, body } = await buy([{ variant_id: variantOf('blue'), quantity: 2 }]);
  expect([status, body]).toMatchObject([
    201,
    { type: 'checkout', lines: [{ name: 'Café Lamp', detail: 'blue', quantity: 2, price: '20.00' }], total_amount: '40.00' },
  ]);
  const row = (await linksOf(owner.merchant)).at(-1);
  const { body: link } = await app.send(getCheckout, { merchant: owner.merchant, id: row?.id ?? '' }, { token: owner.token });
  expect(link).toMatchObject({ sold_by: 'customer', state: 'open', url: body.url });
  expect(link.conversation_id).not.toBeNull();
  expect((await fetch(`${app.url}${new URL(body.url).pathname}`)).status).toBe(200);
});

test('the same basket, sent twice at once and again, is one link; another basket is another', async () => {
  const before = (await linksOf(owner.merchant)).length;
  const one = [{ variant_id: variantOf('blue'), quantity: 1 }];
  const answers = [...(await Promise.all([buy(one), buy(one)])), await buy(one)];
  expect(new Set(answers.map(({ body }) => body.url)).size).toBe(1);
  expect((await buy([{ variant_id: variantOf('blue'), quantity: 2 }])).body.url).not.toBe(answers[0]?.body.url);
  expect((await linksOf(owner.merchant)).length - before).toBe(2);
});

test.each([
  ['more than is in stock', () => [{ variant_id: variantOf('blue'), quantity: 3 }], 'order.out_of_stock'],
  [
    'more than is in stock, in two lines',
    () => [1, 2].map((quantity) => ({ variant_id: variantOf('blue'), quantity })),
    'order.out_of_stock',
  ],
  ['what is sold out', () => [{ variant_id: variantOf('red'), quantity: 1 }], 'order.out_of_stock'],
  ['what does not exist', () => [{ variant_id: owner.merchant, quantity: 1 }], 'product.missing'],
  ['nothing', () => [], 'input.invalid'],
  ['a hundred of one', () => [{ variant_id: variantOf('blue'), quantity: 100 }], 'input.invalid'],
  ['51 lines', () => Array.from({ length: 51 }, () => ({ variant_id: variantOf('blue'), quantity: 1 })), 'input.invalid'],
])('%s is refused, and makes no link', async (_, lines, code) => {
  const before = (await linksOf(owner.merchant)).length;
  expect(codeOf(await buy(lines()))).toBe(code);
  expect((await linksOf(owner.merchant)).length).toBe(before);
});

test('a teammate’s card names the variant, unless one of several has to be chosen', async () => {
  const { merchant, token } = owner;
  const variants = [{ external_id: 'shade', sku: 'shade', price: '5.50' }];
  await app.send(importRecords, { merchant, products: [{ external_id: 'shade', name: 'Shade', variants }] }, { token });
  const shade = await app.installation
    .readingOf(merchant)
    .selectFrom('variants')
    .select(['id', 'product_id'])
    .where('sku', '=', 'shade')
    .executeTakeFirstOrThrow();
  const { id } = await latestConversation(app, owner);
  const send = async (product_id: string) => {
    const cards = [{ type: 'product' as const, product_id }];
    return (await app.send(sendMessage, { merchant, id, client_id: randomUUID(), text: '', cards }, { token })).body.cards;
  };
  expect(await send(shade.product_id)).toMatchObject([{ product_id: shade.product_id, variant_id: shade.id }]);
  expect(await send(products.get('blue')?.product ?? '')).toMatchObject([{ variant_id: null, detail: '' }]);
});

test('a visitor can choose from all variants of a product', async () => {
  const { merchant, token } = owner;
  const variants = Array.from({ length: 120 }, (_, size) => ({
    external_id: `size-${size}`,
    price: '5.00',
    options: { size: String(size) },
  }));
  await app.send(importRecords, { merchant, products: [{ external_id: 'ring-1', name: 'Ring', variants }] }, { token });
  const { id } = await app.installation
    .readingOf(merchant)
    .selectFrom('products')
    .select('id')
    .where('name', '=', 'Ring')
    .executeTakeFirstOrThrow();
  const { body } = await app.send(getChatProduct, { key: visitor.key, id }, { token: visitor.token });
  expect(body.variants).toHaveLength(120);
});

test('an ordered basket is reported to the open chat at once, and to every later one; a link of the team is not a basket', async () => {
  const { key, token } = visitor;
  await app.write(owner.merchant, ({ db }) => changeVariant(db, variantOf('blue'), { stock: 5 }));
  const stream = await followStream(`${app.url}/api/public/chat/${key}/stream`, token);
  const reported = () => stream.events.flatMap(({ data }) => (data as { state?: ChatState }).state?.ordered_checkouts ?? []);
  const { body: first } = await buy([{ variant_id: variantOf('blue'), quantity: 2 }]);
  const { body: other } = await buy([{ variant_id: variantOf('blue'), quantity: 1 }]);
  const { id: conversation_id } = await latestConversation(app, owner);
  const lines = [{ variant_id: variantOf('blue'), quantity: 1 }];
  const { body: sent } = await app.send(createLink, { merchant: owner.merchant, lines, conversation_id }, { token: owner.token });
  await order(sent.url ?? '');
  expect((await visitor.sees()).state.ordered_checkouts).toEqual([]);
  await order(first.url);
  await until(async () => reported().includes(first.checkout_id), 10_000);
  await stream.leave();
  const { body: session } = await app.send(openChatSession, { key, session_token: token });
  expect([(await visitor.sees()).state.ordered_checkouts, session.state.ordered_checkouts]).toEqual([
    [first.checkout_id],
    [first.checkout_id],
  ]);
  await order(other.url);
  expect((await visitor.sees()).state.ordered_checkouts).toEqual([other.checkout_id, first.checkout_id]);
});

/** Orders what a link holds, as its page does. */
async function order(url: string) {
  const address = `${app.url}${new URL(url).pathname}`;
  const seen = /name="seen" value="([^"]+)"/.exec(await (await fetch(address)).text())?.[1] ?? '';
  const where = { line1: 'Quay 1', line2: '', postcode: '1011 AA', city: 'Amsterdam', region: '', country: 'NL' };
  const who = { name: 'Ann Buyer', email: 'ann@mail.example', phone: '', method: 'on_delivery', code: '' };
  const body = new URLSearchParams({ ...who, ...where, do: 'place', seen });
  expect((await fetch(address, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
}

test('another shop’s product can be neither read nor bought', async () => {
  const stranger = await app.register();
  const theirs = (await sell(stranger)).get('blue');
  const { key, token } = visitor;
  expect(codeOf(await app.send(getChatProduct, { key, id: theirs?.product ?? '' }, { token }))).toBe('product.missing');
  expect(codeOf(await buy([{ variant_id: theirs?.variant ?? '', quantity: 1 }]))).toBe('product.missing');
});

test('only what is published can be read or bought', async () => {
  const { merchant } = owner;
  const id = products.get('blue')?.product ?? '';
  const set = (status: 'active' | 'draft') =>
    app.write(merchant, ({ db }) => db.updateTable('products').set({ status }).where('id', '=', id).execute());
  const read = () => app.send(getChatProduct, { key: visitor.key, id }, { token: visitor.token });
  expect((await read()).body).toMatchObject({
    name: 'Café Lamp',
    variants: [
      { detail: 'blue', price: '20.00', in_stock: true },
      { detail: 'red', in_stock: false },
    ],
  });
  await set('draft');
  expect([codeOf(await read()), codeOf(await buy([{ variant_id: variantOf('blue'), quantity: 1 }]))]).toEqual([
    'product.missing',
    'product.missing',
  ]);
  await set('active');
});

test('a product has the fields that the shop shows to customers', async () => {
  const { merchant, token } = owner;
  const id = products.get('blue')?.product ?? '';
  const define = (key: string, customers_see: boolean) =>
    app.send(createMetafield, { merchant, key, name: key, type: 'measurement', unit: 'kg', customers_see }, { token });
  await define('weight', true);
  await define('packed', false);
  await app.send(updateProduct, { merchant, id, metafields: { weight: 1.5, packed: 2 } }, { token });
  const { body } = await app.send(getChatProduct, { key: visitor.key, id }, { token: visitor.token });
  expect(body.fields).toEqual([{ name: 'weight', text: '1.5 kg' }]);
});

test('a visitor who has not written yet has no conversation to sell in', async () => {
  const key = visitor.key;
  const { body } = await app.send(openChatSession, { key });
  expect(codeOf(await buy([{ variant_id: variantOf('blue'), quantity: 1 }], { key, token: body.session_token }))).toBe(
    'conversation.missing',
  );
});

test('a product’s link leads to the shop’s own page', async () => {
  const { merchant, token } = owner;
  const id = products.get('blue')?.product ?? '';
  const open = () => fetch(`${app.url}/chat/${visitor.key}/products/${id}`, { redirect: 'manual' });
  expect((await open()).status).toBe(404);
  const { body: now } = await app.send(getWebsiteChat, { merchant }, { token });
  const product_url = 'https://shop.example/p/{slug}?id={id}';
  await app.send(updateWebsiteChat, { merchant, product_url, version: now.version }, { token });
  const answer = await open();
  expect([answer.status, answer.headers.get('location')]).toEqual([303, 'https://shop.example/p/cafe-lamp?id=lamp-1']);
  const session = await app.send(openChatSession, { key: visitor.key });
  expect(session.body.shop).toMatchObject({ product_pages: true, logo: null });
  const { body: next } = await app.send(getWebsiteChat, { merchant }, { token });
  await app.send(updateWebsiteChat, { merchant, product_url: '/商品/{id}', version: next.version }, { token });
  expect((await open()).headers.get('location')).toBe('/%E5%95%86%E5%93%81/lamp-1');
  const { body: after } = await app.send(getWebsiteChat, { merchant }, { token });
  const wrong = await app.send(updateWebsiteChat, { merchant, product_url: 'javascript:{id}', version: after.version }, { token });
  expect(wrong.status).toBe(422);
});
