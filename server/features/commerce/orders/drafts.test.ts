import { createDiscount } from '@parley/contract/checkout';
import { createOrder, discardDraft, getOrder, listOrders, updateDraft, updateOrderStatus } from '@parley/contract/orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { visit } from '../../../testing/chat.ts';
import { placeNew } from './index.ts';
import type { NewOrder } from './index.ts';
import { makeShop, refusal, type Shop } from './make.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  shop = await makeShop(app);
});
afterAll(() => app.close());

const lines = (variant: string, quantity = 1, price?: string) => [{ variant_id: shop.id(variant), quantity, ...(price && { price }) }];

test('a placed order takes stock, a draft does not', async () => {
  const stock = await shop.stockOf('black');
  const draft = await shop.draft({ note: 'By phone', shipping: '4.95' });
  expect([draft.status, draft.total_amount, draft.items, await shop.stockOf('black')]).toEqual(['draft', '104.75', 2, stock]);
  expect(draft.actions).toEqual(expect.arrayContaining(['edit_draft', 'discard', 'place', 'create_checkout']));
  expect(draft.timeline.map(({ kind }) => kind)).toEqual(['created', 'note']);
  const { body } = await shop.send(updateOrderStatus, { id: draft.id, status: 'pending' });
  expect([body.status, body.order_number, await shop.stockOf('black')]).toEqual(['pending', draft.order_number, (stock ?? 0) - 2]);
});

test('concurrent orders get different numbers', async () => {
  const orders = await Promise.all([shop.draft(), shop.draft(), shop.draft()]);
  expect(new Set(orders.map(({ order_number: number }) => number)).size).toBe(3);
});

test('numbers start above imported ones', async () => {
  const other = await makeShop(app);
  await app.write(other.merchant, ({ db }) =>
    db
      .insertInto('orders')
      .values(
        ['#1041', 'W-77'].map((number) => ({
          merchant_id: other.merchant,
          id: newId(),
          order_number: number,
          number_key: number.toLowerCase().replace(/[^a-z0-9]/g, ''),
          status: 'delivered',
          payment_status: 'paid',
          fulfillment_status: 'fulfilled',
          currency: 'EUR',
          subtotal_cents: 0,
          total_cents: 0,
          placed_at: new Date(),
        })),
      )
      .execute(),
  );
  expect([(await other.draft()).order_number, (await other.draft()).order_number]).toEqual(['#1042', '#1043']);
});

test('a draft from a conversation belongs to its customer and is sold there', async () => {
  const visitor = await visit(app, shop.merchant);
  await visitor.say('I take two');
  const conversation = await app.write(shop.merchant, ({ db }) =>
    db.selectFrom('conversations').select(['id', 'customer_id']).executeTakeFirstOrThrow(),
  );
  const order = await shop.draft({ customer_id: null, conversation_id: conversation.id });
  expect([order.customer?.id, order.channel, order.sold_by, order.seller_name]).toEqual([
    conversation.customer_id,
    'website',
    'teammate',
    'Olive Owner',
  ]);
});

test('editing a draft replaces the given fields and keeps the others', async () => {
  const draft = await shop.draft({ shipping: '5.00', lines: lines('black', 2, '40.00') });
  const { body } = await shop.send(updateDraft, { id: draft.id, payment_terms: 'invoice', version: draft.version });
  expect([body.total_amount, body.payment_terms, body.lines[0]?.price]).toEqual(['85.00', 'invoice', '40.00']);
  const next = await shop.send(updateDraft, { id: draft.id, lines: lines('white'), discount: '9.90', customer_id: null });
  expect([next.body.total_amount, next.body.items, next.body.customer, next.body.discount]).toEqual(['55.00', 1, null, '9.90']);
});

test('a draft with an archived product can still be edited', async () => {
  const other = await makeShop(app);
  const draft = await other.draft();
  await app.write(other.merchant, ({ db }) => db.updateTable('products').set({ status: 'archived' }).execute());
  const { status, body } = await other.send(updateDraft, { id: draft.id, shipping: '5.00' });
  expect([status, body.total_amount]).toEqual([200, '104.80']);
  const kept = [{ variant_id: other.id('black'), quantity: 1 }];
  expect((await other.send(updateDraft, { id: draft.id, lines: kept })).body.items).toBe(1);
  const more = [...kept, { variant_id: other.id('white'), quantity: 1 }];
  expect(refusal(await other.send(updateDraft, { id: draft.id, lines: more }))).toEqual([404, 'product.missing']);
});

test('an edit of an outdated version is refused', async () => {
  const draft = await shop.draft();
  await shop.send(updateDraft, { id: draft.id, shipping: '1.00' });
  const answer = await shop.send(updateDraft, { id: draft.id, shipping: '2.00', version: draft.version });
  expect(refusal(answer)).toEqual([409, 'order.changed']);
});

test('only a draft can be edited or discarded', async () => {
  const [draft, placed] = [await shop.draft(), await shop.placed()];
  expect(refusal(await shop.send(updateDraft, { id: placed.id, shipping: '1.00' }))).toEqual([409, 'order.move_refused']);
  expect(refusal(await shop.send(discardDraft, { id: placed.id }))).toEqual([409, 'order.move_refused']);
  expect((await shop.send(discardDraft, { id: draft.id })).status).toBe(200);
  expect(refusal(await shop.send(getOrder, { id: draft.id }))).toEqual([404, 'order.missing']);
});

test.each<[string, () => object, [number, string]]>([
  ['a variant nobody sells', () => ({ lines: [{ variant_id: newId(), quantity: 1 }] }), [404, 'product.missing']],
  ['a customer nobody knows', () => ({ customer_id: newId() }), [404, 'customer.missing']],
  ['a conversation nobody had', () => ({ conversation_id: newId() }), [404, 'conversation.missing']],
  ['a brand nobody has', () => ({ brand_id: newId() }), [404, 'brand.missing']],
  ['a code nobody gave', () => ({ discount_code: 'NONE' }), [409, 'discount.refused']],
  ['a discount and a code', () => ({ discount: '5.00', discount_code: 'NONE' }), [422, 'input.invalid']],
  ['a discount above the goods', () => ({ discount: '500.00' }), [422, 'input.invalid']],
  ['a discount below zero', () => ({ discount: '-1.00' }), [422, 'input.invalid']],
  ['shipping below zero', () => ({ shipping: '-1.00' }), [422, 'input.invalid']],
  ['a price below zero', () => ({ lines: lines('black', 1, '-1.00') }), [422, 'input.invalid']],
  ['sums nobody can count', () => ({ lines: lines('black', 10_000, '9999999999999') }), [422, 'input.invalid']],
  ['no product', () => ({ lines: [] }), [422, 'input.invalid']],
])('a draft with %s is refused', async (_what, more, expected) => {
  expect(refusal(await shop.send(createOrder, { lines: lines('black'), ...more() }))).toEqual(expected);
});

test('a draft prices its code, and placing it uses the code', async () => {
  await shop.send(createDiscount, { code: 'ONCE', kind: 'percent', value: '10', max_uses: 1 });
  const [first, second] = [await shop.draft({ discount_code: 'once' }), await shop.draft({ discount_code: 'ONCE' })];
  expect([first.discount, first.total_amount, first.discount_code]).toEqual(['9.98', '89.82', 'ONCE']);
  expect((await shop.send(updateOrderStatus, { id: first.id, status: 'pending' })).status).toBe(200);
  expect(refusal(await shop.send(updateOrderStatus, { id: second.id, status: 'pending' }))).toEqual([409, 'discount.refused']);
});

test('a draft with an unavailable product cannot be placed', async () => {
  const rare = await makeShop(app);
  const [first, second] = await Promise.all([1, 2].map(() => rare.draft({ lines: [{ variant_id: rare.id('last'), quantity: 1 }] })));
  const answers = await Promise.all([first, second].map((one) => rare.send(updateOrderStatus, { id: one?.id, status: 'pending' })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await rare.stockOf('last')).toBe(0);
});

test('a new order can be placed at once', async () => {
  const stock = await shop.stockOf('white');
  const wanted: NewOrder = {
    lines: [{ variantId: shop.id('white'), quantity: 3, cents: 5000 }],
    customerId: shop.id('anna'),
    conversationId: null,
    brandId: null,
    channel: 'website',
    soldBy: 'ai',
    soldByUserId: null,
    discounts: null,
    shippingCents: 495,
    shippingAddress: null,
    billingAddress: null,
    terms: 'on_delivery',
    by: { kind: 'ai', id: null, name: null },
  };
  const { id } = await app.write(shop.merchant, (ctx) => placeNew(ctx, wanted));
  const { body } = await shop.send(getOrder, { id });
  expect([body.status, body.total_amount, body.sold_by, body.payment_status]).toEqual(['pending', '154.95', 'ai', 'awaiting']);
  expect(body.timeline).toMatchObject([{ kind: 'placed', actor_kind: 'ai', to: 'pending' }]);
  expect(await shop.stockOf('white')).toBe((stock ?? 0) - 3);
});

test('an analyst reads orders masked and cannot create them', async () => {
  const analyst = await app.teammate(shop.merchant, 'analyst');
  const { id } = await shop.draft({ shipping_address: { line1: 'Quay 1', city: 'Delft', postcode: '2611', country: 'NL' } });
  const { body } = await shop.send(getOrder, { id }, analyst.token);
  expect([body.customer?.name, body.customer?.email, body.shipping_address?.line1, body.shipping_address?.city]).toEqual([
    'A.',
    'a•••@mail.example',
    '•••',
    'Delft',
  ]);
  expect(body.actions).toEqual([]);
  const { body: page } = await shop.send(listOrders, {}, analyst.token);
  expect(page.items.filter(({ customer }) => customer?.email?.startsWith('anna'))).toEqual([]);
  expect(refusal(await shop.send(createOrder, { lines: lines('black') }, analyst.token))).toEqual([403, 'permission.denied']);
});

test('the tax of an imported draft follows its goods', async () => {
  const { id } = await shop.draft();
  await app.write(shop.merchant, ({ db }) =>
    db.updateTable('orders').set({ tax_cents: 2096, tax_included: false, total_cents: 12_076 }).where('id', '=', id).execute(),
  );
  const kept = await shop.send(updateDraft, { id, shipping: '4.95' });
  expect([kept.body.tax, kept.body.total_amount]).toEqual(['20.96', '125.71']);
  const fewer = await shop.send(updateDraft, { id, lines: lines('black', 1) });
  expect([fewer.body.tax, fewer.body.total_amount]).toEqual(['10.48', '65.33']);
});
