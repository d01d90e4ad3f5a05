import type { Endpoint, Sent } from '@parley/contract/endpoint';
import {
  cancelLines,
  createOrder,
  editAddress,
  editItems,
  getOrder,
  listOrders,
  type Order,
  previewItems,
  recordPayment,
  refundOrder,
  requestReturn,
  shipOrder,
  tagOrder,
  updateOrderStatus,
  updateShipment,
} from '@parley/contract/orders';
import { createProduct } from '@parley/contract/products';
import { createTaxRate, updateTaxRate } from '@parley/contract/taxes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/app.ts';
import { detailOf, makeShop, refusal, type Shop } from './make.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  shop = await makeShop(app);
});
afterAll(() => app.close());

type Edit = Partial<Omit<Sent<typeof editItems>, 'merchant' | 'id'>>;
const edit = (order: Order, change: Edit) => shop.send(editItems, { id: order.id, ...change });
const lineOf = (order: Order, place = 0) => order.lines[place]?.id ?? '';
const ledger = ({ ledger: entries }: Order) => entries.map(({ kind, amount, method }) => `${kind} ${amount} ${method}`);
const goods = ({ lines }: Order) => lines.map(({ quantity, cancelled, name, price }) => `${quantity} (${cancelled}) ${name} ${price}`);
const sums = ({ subtotal, discount, shipping, tax, total_amount: total, balance }: Order) => [
  subtotal,
  discount,
  shipping,
  tax,
  total,
  balance,
];
const read = async ({ id }: Order) => (await shop.send(getOrder, { id })).body;
const endless = (quantity = 1) => [{ variant_id: shop.id('endless'), quantity }];

test('an added item is charged to the method that paid, taken from stock, and recorded', async () => {
  const order = await shop.paid();
  const stock = (await shop.stockOf('white')) ?? 0;
  const { body } = await edit(order, { add: [{ variant_id: shop.id('white'), quantity: 2 }] });
  expect(goods(body)).toEqual(['2 (0) Harbour Lamp 49.90', '2 (0) Harbour Lamp 59.90']);
  expect([ledger(body).at(-1), body.total_amount, body.balance, body.payment_status]).toEqual([
    'payment 119.80 card-1',
    '219.60',
    '0.00',
    'paid',
  ]);
  expect(await shop.stockOf('white')).toBe(stock - 2);
  expect(body.edits.at(-1)).toMatchObject({
    difference: '119.80',
    before: [],
    after: [{ line_id: lineOf(body, 1), variant_id: shop.id('white'), quantity: 2, price: '59.90', added: true }],
  });
  expect(body.timeline.find(({ kind }) => kind === 'items_edited')?.note).toBe('+ 2 × Harbour Lamp, white');
});

test('an added item can be left to be paid; until then a prepaid order does not ship', async () => {
  const order = await shop.paid();
  const { body } = await edit(order, { add: endless(3), settle: 'later' });
  expect([body.payment_status, body.balance, body.captured]).toEqual(['partially_paid', '15.00', '99.80']);
  await shop.send(updateOrderStatus, { id: order.id, status: 'confirmed' });
  expect(refusal(await shop.send(shipOrder, { id: order.id }))).toEqual([409, 'order.not_paid']);
  const paid = await shop.send(recordPayment, { id: order.id, method: 'cash' });
  expect([paid.body.payment_status, paid.body.balance]).toEqual(['paid', '0.00']);
});

test('a unit taken away is refunded and restocked; left as it is, the order is overpaid until that is given back', async () => {
  const order = await shop.paid({ lines: [{ variant_id: shop.id('black'), quantity: 3 }] });
  const stock = (await shop.stockOf('black')) ?? 0;
  const now = await edit(order, { remove: [{ line_id: lineOf(order), quantity: 1 }] });
  expect([goods(now.body), ledger(now.body).at(-1), now.body.balance]).toEqual([
    ['2 (1) Harbour Lamp 49.90'],
    'refund 49.90 card-1',
    '0.00',
  ]);
  expect(await shop.stockOf('black')).toBe(stock + 1);
  const later = await edit(order, { remove: [{ line_id: lineOf(order), quantity: 1 }], settle: 'later' });
  expect([later.body.balance, later.body.overpaid, later.body.total_amount]).toEqual(['-49.90', true, '49.90']);
  const back = await shop.send(refundOrder, { id: order.id, amount: '49.90' });
  expect([back.body.balance, back.body.overpaid, back.body.payment_status]).toEqual(['0.00', false, 'partially_refunded']);
});

test('one edit swaps, adds and takes away, with one entry for the difference', async () => {
  const order = await shop.paid({ lines: [{ variant_id: shop.id('black'), quantity: 4 }] });
  const { body } = await edit(order, {
    changes: [{ line_id: lineOf(order), quantity: 1, variant_id: shop.id('white') }],
    add: [...endless(1), ...endless(1)],
    remove: [{ line_id: lineOf(order), quantity: 2 }],
  });
  expect(goods(body)).toEqual(['1 (2) Harbour Lamp 49.90', '1 (0) Harbour Lamp 59.90', '2 (0) Shade 5.00']);
  expect([body.total_amount, ledger(body)]).toEqual(['119.80', ['payment 199.60 card-1', 'refund 79.80 card-1']]);
});

test('without a quantity, a swap concerns the units that are not taken away', async () => {
  const order = await shop.paid({ lines: [{ variant_id: shop.id('black'), quantity: 3 }] });
  const { body } = await edit(order, {
    changes: [{ line_id: lineOf(order), variant_id: shop.id('white') }],
    remove: [{ line_id: lineOf(order), quantity: 1 }],
  });
  expect(goods(body)).toEqual(['0 (1) Harbour Lamp 49.90', '2 (0) Harbour Lamp 59.90']);
});

test('added items are outside the discount: taking them away again leaves what was there, and refunds add up to what was paid', async () => {
  const order = await shop.paid({ lines: [{ variant_id: shop.id('black'), quantity: 2 }], discount: '9.99', shipping: '4.95' });
  const grown = await edit(order, { add: endless(4) });
  expect(sums(grown.body)).toEqual(['119.80', '9.99', '4.95', '0.00', '114.76', '0.00']);
  expect(grown.body.lines.map(({ refundable_amount: amount }) => amount)).toEqual(['89.81', '20.00']);
  const shrunk = await edit(order, { remove: [{ line_id: lineOf(grown.body, 1), quantity: 4 }] });
  expect(sums(shrunk.body)).toEqual(sums(order));
  const again = (await edit(order, { add: endless(1) })).body;
  const all = again.lines.flatMap(({ id, refundable }) => (refundable > 0 ? [{ line_id: id, quantity: refundable, restock: false }] : []));
  const refunded = await shop.send(refundOrder, { id: order.id, lines: all, shipping: '4.95' });
  expect([refunded.body.refundable, refunded.body.payment_status]).toEqual(['0.00', 'refunded']);
});

test('a discount from before shares is shared at the first edit that adds or takes items, and the sums stay', async () => {
  const lines = [
    { variant_id: shop.id('black'), quantity: 2 },
    { variant_id: shop.id('endless'), quantity: 1 },
  ];
  const order = await shop.paid({ lines, discount: '10.01', shipping: '4.95' });
  await app.write(shop.merchant, async ({ db }) => {
    const { tax_parts } = await db.selectFrom('orders').select('tax_parts').where('id', '=', order.id).executeTakeFirstOrThrow();
    const parts = (tax_parts as { taxes: unknown[]; cents: number }[]).map(({ taxes, cents }) => ({ taxes, cents }));
    await db
      .updateTable('orders')
      .set({ tax_parts: JSON.stringify(parts) })
      .where('id', '=', order.id)
      .execute();
    await db.updateTable('order_lines').set({ discount_cents: null, discount_units: null }).where('order_id', '=', order.id).execute();
  });
  const before = await read(order);
  const shares = () =>
    app.write(shop.merchant, ({ db }) =>
      db
        .selectFrom('order_lines')
        .select(['discount_cents', 'discount_units'])
        .where('order_id', '=', order.id)
        .orderBy('position')
        .execute()
        .then((rows) => rows.map((row) => [row.discount_cents, row.discount_units])),
    );
  const grown = (await edit(order, { add: endless(3) })).body;
  expect(sums(grown)).toEqual(['119.80', '10.01', '4.95', '0.00', '114.74', '0.00']);
  // 10.01 of 104.80: 9.53 on 99.80, 0.48 on 5.00.
  expect(await shares()).toEqual([
    [953, 2],
    [48, 1],
    [0, 3],
  ]);
  const shrunk = (await edit(order, { remove: [{ line_id: lineOf(grown, 2), quantity: 3 }] })).body;
  expect(sums(shrunk)).toEqual(sums(before));
  const less = (await edit(order, { remove: [{ line_id: lineOf(grown), quantity: 1 }] })).body;
  expect([less.subtotal, less.discount]).toEqual(['54.90', '5.24']);
  expect(await shares()).toEqual([
    [476, 1],
    [48, 1],
    [0, 0],
  ]);
});

test('added items get the discount in proportion where that is chosen', async () => {
  const order = await shop.paid({ lines: [{ variant_id: shop.id('black'), quantity: 2 }], discount: '9.98' });
  const { body } = await edit(order, { add: [{ variant_id: shop.id('black'), quantity: 2 }], apply_discount: true });
  expect(sums(body)).toEqual(['199.60', '19.96', '0.00', '0.00', '179.64', '0.00']);
});

test.each([
  ['EUR', { rate: '19', later: '7', price: '119.00', added: '10.70', tax: ['19.00', '19.70'], total: ['119.00', '129.70'] }],
  ['JPY', { rate: '10', later: '8', price: '1100', added: '250', tax: ['100', '119'], total: ['1100', '1350'] }],
])('taxes in %s: an order keeps its rates, what is added has those of today', async (currency, expected) => {
  const owner = await app.register({ merchant_name: 'Harbour', currency });
  const send = <E extends Endpoint>(endpoint: E, input: object) =>
    app.send(endpoint, { merchant: owner.merchant, ...input } as Sent<E>, { token: owner.token });
  const sold = async (name: string, price: string) =>
    (await send(createProduct, { name, status: 'active', variants: [{ price, options: {}, stock: 50 }] })).body.variants[0]?.id ?? '';
  const [lamp, book] = [await sold('Lamp', expected.price), await sold('Book', expected.added)];
  const { body: rate } = await send(createTaxRate, { name: 'VAT', rate: expected.rate, country: 'DE' });
  const shipping_address = { line1: 'Street 1', city: 'City', postcode: '1', country: 'DE' };
  const { body: draft } = await send(createOrder, { lines: [{ variant_id: lamp, quantity: 1 }], shipping_address });
  const { id } = (await send(updateOrderStatus, { id: draft.id, status: 'pending' })).body;
  await send(recordPayment, { id, method: 'cash' });
  await send(updateTaxRate, { id: rate.id, name: 'VAT', rate: expected.later, country: 'DE' });
  const preview = await send(previewItems, { id, add: `${book}:1`, method: 'cash' });
  const { body } = await send(editItems, { id, add: [{ variant_id: book, quantity: 1 }], method: 'cash' });
  expect([draft.tax, body.tax, draft.total_amount, body.total_amount]).toEqual([...expected.tax, ...expected.total]);
  expect(body.lines.map(({ taxes }) => taxes[0]?.rate)).toEqual([expected.rate, expected.later]);
  expect([preview.body.tax, preview.body.total, preview.body.charged]).toEqual([body.tax, body.total_amount, body.ledger.at(-1)?.amount]);
  const taken = await send(editItems, { id, remove: [{ line_id: body.lines[0]?.id, quantity: 1 }] });
  expect(taken.body.tax_lines.map(({ rate: percent }) => percent)).toEqual([expected.later]);
});

test('a part-shipped order grows and shrinks by what has not shipped', async () => {
  const order = await shop.confirmed({ lines: [{ variant_id: shop.id('black'), quantity: 3 }], payment_terms: 'on_delivery' });
  await shop.send(shipOrder, { id: order.id, lines: [{ line_id: lineOf(order), quantity: 2 }] });
  const tooMany = await edit(order, { remove: [{ line_id: lineOf(order), quantity: 2 }] });
  expect([refusal(tooMany), detailOf(tooMany)]).toEqual([
    [422, 'order.line_refused'],
    'This quantity is more than is available. Enter at most 1 of Harbour Lamp.',
  ]);
  const grown = await edit(order, { add: endless(2), remove: [{ line_id: lineOf(order), quantity: 1 }] });
  expect([goods(grown.body), grown.body.status]).toEqual([['2 (1) Harbour Lamp 49.90', '2 (0) Shade 5.00'], 'processing']);
  const { body } = await edit(order, { remove: [{ line_id: lineOf(grown.body, 1), quantity: 2 }] });
  expect([body.status, body.fulfillment_status, body.total_amount, body.balance]).toEqual(['shipped', 'fulfilled', '99.80', '99.80']);
});

test('a refunded unit is not taken away, and an order that was refunded whole takes nothing more', async () => {
  const order = await shop.paid();
  await shop.send(refundOrder, { id: order.id, lines: [{ line_id: lineOf(order), quantity: 1, restock: false }] });
  expect(refusal(await edit(order, { remove: [{ line_id: lineOf(order), quantity: 2 }] }))).toEqual([422, 'order.line_refused']);
  const { body } = await edit(order, { add: endless(2) });
  expect([body.total_amount, body.balance, ledger(body).at(-1)]).toEqual(['109.80', '0.00', 'payment 10.00 card-1']);
  await shop.send(refundOrder, { id: order.id, amount: body.refundable });
  const answer = await edit(order, { add: endless(1) });
  expect([refusal(answer), detailOf(answer)]).toEqual([
    [409, 'order.move_refused'],
    'Everything that was paid for this order was refunded, so nothing can be added. Create a new order instead.',
  ]);
});

test('what can’t be changed says why', async () => {
  const returned = await shop.confirmed();
  const { body: shipped } = await shop.send(shipOrder, { id: returned.id });
  await shop.send(updateShipment, { id: returned.id, shipment: shipped.shipments[0]?.id, state: 'delivered' });
  await shop.send(requestReturn, { id: returned.id, kind: 'return', lines: [{ line_id: lineOf(returned), quantity: 1 }] });
  const canceled = await shop.placed();
  await shop.send(updateOrderStatus, { id: canceled.id, status: 'cancelled', refund: 'none', restock: true });
  const order = await shop.paid();
  const foreign = await shop.paid();
  await app.write(shop.merchant, ({ db }) => db.updateTable('orders').set({ currency: 'USD' }).where('id', '=', foreign.id).execute());
  const all = { remove: [{ line_id: lineOf(order), quantity: 2 }] };
  const sentences = [
    await edit(returned, { add: endless() }),
    await edit(canceled, { add: endless() }),
    await edit(await shop.draft(), { add: endless() }),
    await edit(foreign, { add: endless() }),
    await edit(order, all),
    await edit(order, {}),
    await edit(order, { add: [{ variant_id: lineOf(order), quantity: 1 }] }),
    await edit(order, { add: [{ variant_id: shop.id('last'), quantity: 2 }] }),
  ].map((answer) => [...refusal(answer), detailOf(answer)?.split('. The order’s status')[0]]);
  expect(sentences).toEqual([
    [409, 'order.move_refused', 'This order has shipped, so its items can’t be changed'],
    [409, 'order.move_refused', 'This order is canceled, so its items can’t be changed'],
    [409, 'order.move_refused', 'This order is a draft, so its items can’t be changed'],
    [409, 'order.move_refused', 'This order is in USD and your prices are in EUR, so nothing can be added. Create a new order instead.'],
    [422, 'input.invalid', 'An order needs at least one item. Cancel the order instead.'],
    [422, 'input.invalid', 'Choose at least one item to add, remove or change.'],
    [404, 'product.missing', expect.any(String)],
    [409, 'order.out_of_stock', 'Shade, last has 1 in stock.'],
  ]);
  expect([goods(await read(order)), (await read(order)).version]).toEqual([goods(order), order.version]);
});

test('pressed twenty times at once, an edit happens once', async () => {
  const order = await shop.paid();
  const twenty = async (change: Edit) => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => edit(order, change)));
    return answers.map(({ status }) => status).toSorted();
  };
  const once = (refused: number) => [200, ...Array<number>(19).fill(refused)];
  expect(await twenty({ add: endless(2), version: order.version })).toEqual(once(409));
  expect(ledger(await read(order))).toEqual(['payment 99.80 card-1', 'payment 10.00 card-1']);
  expect(await twenty({ remove: [{ line_id: lineOf(order), quantity: 2 }] })).toEqual(once(422));
  expect(ledger(await read(order)).slice(2)).toEqual(['refund 99.80 card-1']);
  expect(await twenty({ add: [{ variant_id: shop.id('last'), quantity: 1 }] })).toEqual(once(409));
  expect([await shop.stockOf('last'), (await read(order)).balance]).toEqual([0, '0.00']);
});

test('the preview says what the edit then does', async () => {
  const cases: [order: Order, change: Edit][] = [
    [await shop.paid(), { add: endless(2) }],
    [await shop.paid(), { add: endless(2), settle: 'later' }],
    [await shop.paid({}, 'cash'), { add: endless(2) }],
    [await shop.placed(), { add: endless(2) }],
    [await shop.placed(), { remove: [{ line_id: '', quantity: 1 }] }],
    [await shop.paid({ discount: '7.77', shipping: '4.95' }), { add: endless(1), remove: [{ line_id: '', quantity: 1 }] }],
    [await shop.paid({ discount: '7.77' }), { add: endless(3), apply_discount: true }],
    [await shop.paid(), { changes: [{ line_id: '', quantity: 1, variant_id: shop.id('white') }], method: 'gift-1' }],
    [await shop.paid(), { remove: [{ line_id: '', quantity: 1 }], settle: 'later' }],
    [await shop.paid(), { remove: [{ line_id: '', quantity: 1 }], method: 'gift-1' }],
  ];
  const goodwill = await shop.paid();
  await shop.send(refundOrder, { id: goodwill.id, amount: '60.00', reason: 'Sorry' });
  cases.push([goodwill, { remove: [{ line_id: '', quantity: 1 }] }]);
  const part = await shop.placed();
  await shop.send(recordPayment, { id: part.id, amount: '80.00', method: 'card-1' });
  cases.push([part, { remove: [{ line_id: '', quantity: 1 }] }]);
  for (const [order, { changes = [], add = [], remove = [], ...how }] of cases) {
    const own = <T extends { line_id: string }>(all: readonly T[]) => all.map((one) => ({ ...one, line_id: lineOf(order) }));
    const { body: said } = await shop.send(previewItems, {
      ...{ id: order.id, ...how, apply_discount: String(how.apply_discount ?? false) },
      ...(changes.length > 0 && {
        changes: own(changes)
          .map((one) => `${one.line_id}:${one.variant_id}:${one.quantity}`)
          .join(','),
      }),
      ...(add.length > 0 && { add: add.map((one) => `${one.variant_id}:${one.quantity}`).join(',') }),
      ...(remove.length > 0 && {
        remove: own(remove)
          .map((one) => `${one.line_id}:${one.quantity}`)
          .join(','),
      }),
    });
    const before = await read(order);
    const { body: after } = await edit(order, { changes: own(changes), add, remove: own(remove), ...how });
    const moved = (kind: 'captured' | 'refunded') => (Number(after[kind]) - Number(before[kind])).toFixed(2);
    expect([said.subtotal, said.discount, said.shipping, said.tax, said.total, said.balance]).toEqual(sums(after));
    expect([said.difference, said.charged, said.refunded]).toEqual([after.edits.at(-1)?.difference, moved('captured'), moved('refunded')]);
  }
});

test('the address of a part-shipped order changes for the rest; what shipped keeps the one it went to', async () => {
  const [first, second] = ['Kade 1', 'Quay 2'].map((line1) => ({ line1, city: 'Delft', postcode: '2611', country: 'NL' }));
  const order = await shop.confirmed({ payment_terms: 'on_delivery', shipping_address: first ?? null });
  await shop.send(shipOrder, { id: order.id, lines: [{ line_id: lineOf(order), quantity: 1 }] });
  const { body } = await shop.send(editAddress, { id: order.id, shipping_address: second });
  expect([body.shipping_address?.line1, body.shipments.map(({ shipping_address: to }) => to?.line1)]).toEqual(['Quay 2', ['Kade 1']]);
  const { body: all } = await shop.send(shipOrder, { id: order.id });
  expect(all.shipments.map(({ shipping_address: to }) => to?.line1)).toEqual(['Kade 1', 'Quay 2']);
  const answer = await shop.send(editAddress, { id: order.id, shipping_address: first });
  expect([refusal(answer), detailOf(answer)]).toEqual([
    [409, 'order.move_refused'],
    expect.stringContaining('This order has shipped, so the address can’t be changed.'),
  ]);
});

test('tags are added and removed without regard to case, in any status, up to a limit', async () => {
  const order = await shop.paid();
  const tag = (add: string[], remove: string[] = []) => shop.send(tagOrder, { id: order.id, add, remove });
  expect((await tag(['Gift', 'rush', 'GIFT'])).body.tags).toEqual(['Gift', 'rush']);
  const { body } = await tag(['vip'], ['RUSH']);
  expect([body.tags, body.total_amount, body.balance]).toEqual([['Gift', 'vip'], '99.80', '0.00']);
  expect((await tag(['gift'])).body.version).toBe(body.version);
  const { rows } = await app.installation.owner.query<{ detail: unknown }>(
    `select detail from audit_log where object_id = $1 and action = 'order.tags_changed' order by at, id`,
    [order.id],
  );
  expect(rows.map(({ detail }) => detail)).toMatchObject([
    { from: [], to: ['Gift', 'rush'] },
    { from: ['Gift', 'rush'], to: ['Gift', 'vip'] },
  ]);
  const filter = JSON.stringify({ match: 'all', conditions: [{ field: 'tag', op: 'is', value: 'VIP' }] });
  const { body: found } = await shop.send(listOrders, { filter });
  expect(found.items.map(({ id, tags }) => [id, tags])).toEqual([[order.id, ['Gift', 'vip']]]);
  const many = (from: number) => Array.from({ length: 20 }, (_, place) => `tag ${from + place}`);
  await tag(many(0));
  await tag(many(20));
  const full = await tag(many(40));
  expect([refusal(full), detailOf(full)]).toEqual([[422, 'input.invalid'], 'An order has at most 50 tags. Remove one first.']);
});

test('a tag that twenty people add at once is there once, and none of theirs is lost', async () => {
  const order = await shop.placed();
  const answers = Array.from({ length: 20 }, (_, place) => shop.send(tagOrder, { id: order.id, add: ['gift', `tag ${place}`] }));
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  expect((await read(order)).tags.toSorted()).toEqual(['gift', ...Array.from({ length: 20 }, (_, place) => `tag ${place}`)].toSorted());
});

test('units canceled before and units taken away are counted apart from the rest', async () => {
  const order = await shop.paid({ lines: [{ variant_id: shop.id('black'), quantity: 4 }] });
  await shop.send(cancelLines, { id: order.id, lines: [{ line_id: lineOf(order), quantity: 1 }], restock: true, refund: true });
  const { body } = await edit(order, { remove: [{ line_id: lineOf(order), quantity: 1 }] });
  expect([goods(body), body.subtotal, ledger(body)]).toEqual([
    ['2 (2) Harbour Lamp 49.90'],
    '99.80',
    ['payment 199.60 card-1', 'refund 49.90 null', 'refund 49.90 card-1'].map((entry) => entry.replace('null', 'card-1')),
  ]);
});
