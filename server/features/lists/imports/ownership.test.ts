import { eraseCustomer, mergeCustomers, updateCustomer } from '@parley/contract/customers';
import { keepAllOurs, listImportDifferences, resolveImportConflict } from '@parley/contract/import-differences';
import { importRecords } from '@parley/contract/imports';
import { listArticles, updateArticle } from '@parley/contract/knowledge';
import {
  createOrder,
  editAddress,
  getOrder,
  receiveReturn,
  refundOrder,
  requestReturn,
  shipOrder,
  updateOrderStatus,
} from '@parley/contract/orders';
import { deleteProduct, editVariants, updateProduct } from '@parley/contract/products';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, until } from '../../../testing/app.ts';
import { codeOf } from '../../account/identity/make.ts';
import { makeCustomer, makeOrder, makeProduct, openShop, type Shop } from './make.ts';

let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await openShop(app);
});

const whole = () => ({ products: [makeProduct()], customers: [makeCustomer()], orders: [makeOrder()] });
type Row = {
  id: string;
  status: string;
  payment_status: string;
  refunded_cents: number;
  captured_cents: number;
  stock: number | null;
} & Record<'price_cents' | 'payment_methods' | 'shipping_address' | 'name' | 'first_name', unknown>;
async function row(table: 'orders' | 'products' | 'customers' | 'variants', key: string): Promise<Row> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)} where external_id = ${key}`.execute(shop.db());
  if (!rows[0]) throw new Error(`There is no ${key} among the ${table}.`);
  return rows[0];
}
const idOf = async (table: 'orders' | 'products' | 'customers' | 'variants', key: string): Promise<string> =>
  (await row(table, key))?.id ?? '';
const statusOf = async (key = 'o-1') => {
  const { status, payment_status, refunded_cents, captured_cents } = await row('orders', key);
  return { status, payment_status, refunded_cents, captured_cents };
};
const lampStock = async () => (await row('variants', 'lamp-black')).stock;

const paidOrder = `order number,placed at,item,price,quantity,financial status,fulfillment status,email,sku
#1,2026-01-05 10:00,Lamp,50.00,1,paid,unfulfilled,ann@mail.example,LMP
`;

test('a paid order that was canceled and refunded here stays so, and can’t be refunded again', async () => {
  await shop.csv(paidOrder, 'orders');
  const id = await idOf('orders', '#1');
  expect((await shop.send(updateOrderStatus, { id, status: 'cancelled', refund: 'all', restock: true })).status).toBe(200);
  const before = await statusOf('#1');
  expect(before).toEqual({ status: 'cancelled', payment_status: 'refunded', refunded_cents: 5000, captured_cents: 5000 });
  await shop.csv(paidOrder, 'orders');
  expect(await statusOf('#1')).toEqual(before);
  expect(codeOf(await shop.send(refundOrder, { id, amount: '50.00' }))).not.toBeUndefined();
  expect(await statusOf('#1')).toEqual(before);
});

const delivered = () =>
  makeOrder({
    status: 'delivered',
    fulfillment_status: 'fulfilled',
    lines: [{ external_id: 'o-1-1', variant: 'lamp-black', name: 'Harbour Lamp', price: '49.90', quantity: 2 }],
  });
async function returned() {
  await shop.bring({ ...whole(), orders: [delivered()] });
  const id = await idOf('orders', 'o-1');
  const { body: order } = await shop.send(getOrder, { id });
  const line = order.lines[0]?.id;
  const asked = await shop.send(requestReturn, { id, kind: 'return', lines: [{ line_id: line, quantity: 1 }] });
  expect(asked.status).toBe(201);
  const received = await shop.send(receiveReturn, {
    id,
    return: asked.body.return_records[0]?.id,
    lines: [{ line_id: line, restock: 1, write_off: 0 }],
  });
  expect(received.status).toBe(200);
  return id;
}
const linesOf = (id: string) =>
  shop.db().selectFrom('order_lines').select(['id', 'shipped', 'returned', 'taken']).where('order_id', '=', id).execute();

test('a received return stays', async () => {
  const id = await returned();
  const [order, lines] = [await row('orders', 'o-1'), await linesOf(id)];
  await shop.bring({ orders: [delivered()] });
  expect([await row('orders', 'o-1'), await linesOf(id)]).toEqual([order, lines]);
  expect(lines[0]?.returned).toBe(1);
});

test('a newer file doesn’t overwrite an order shipped here', async () => {
  await shop.bring(whole());
  const id = await idOf('orders', 'o-1');
  expect((await shop.send(shipOrder, { id, tracking_number: 'T-1' })).status).toBe(201);
  const before = await row('orders', 'o-1');
  await shop.bring({ orders: [makeOrder({ status: 'confirmed', payment_status: 'awaiting', payments: [] })] });
  expect(await row('orders', 'o-1')).toEqual(before);
});

test('an address edited here stays, and other fields of an untouched order follow the file', async () => {
  const address = (line1: string) => ({ line1, city: 'Delft', postcode: '2611', country: 'NL' });
  await shop.bring({ ...whole(), orders: [makeOrder({ shipping_address: address('Kade 1') })] });
  const id = await idOf('orders', 'o-1');
  await shop.send(editAddress, { id, shipping_address: address('Kade 2') });
  await shop.bring({ orders: [makeOrder({ shipping_address: address('Kade 1'), placed_at: '2026-03-02T10:00:00Z' })] });
  expect(await row('orders', 'o-1')).toMatchObject({ shipping_address: address('Kade 2'), placed_at: new Date('2026-03-02T10:00:00Z') });
});

test('an order created here is not doubled or overwritten by one of its number', async () => {
  await shop.bring({ products: [makeProduct()] });
  const { body } = await shop.send(createOrder, { lines: [{ variant_id: await idOf('variants', 'lamp-black'), quantity: 1 }] });
  await shop.send(updateOrderStatus, { id: body.id, status: 'pending' });
  const before = await shop.db().selectFrom('orders').selectAll().execute();
  await shop.csv(paidOrder.replace('#1', body.order_number), 'orders');
  expect(await shop.db().selectFrom('orders').selectAll().execute()).toEqual(before);
});

test('stock sold here is not restored by the old file', async () => {
  await shop.bring({ products: [makeProduct()] });
  const { body } = await shop.send(createOrder, { lines: [{ variant_id: await idOf('variants', 'lamp-black'), quantity: 2 }] });
  await shop.send(updateOrderStatus, { id: body.id, status: 'pending' });
  expect(await lampStock()).toBe(1);
  await shop.bring({ products: [makeProduct()] });
  expect(await lampStock()).toBe(1);
  const moves = await shop.db().selectFrom('stock_moves').select('kind').execute();
  expect(moves.filter(({ kind }) => kind === 'import')).toHaveLength(1);
});

test('a name and a price changed here stay, and the product’s other fields follow the file', async () => {
  await shop.bring({ products: [makeProduct()] });
  const id = await idOf('products', 'lamp');
  await shop.send(updateProduct, { id, name: 'Pier Lamp' });
  await shop.send(editVariants, { cells: [{ id: await idOf('variants', 'lamp-black'), field: 'price', value: '45.00' }] });
  await shop.bring({ products: [makeProduct({ brand: 'Mole' })] });
  expect(await row('products', 'lamp')).toMatchObject({ name: 'Pier Lamp', brand: 'Mole' });
  expect((await row('variants', 'lamp-black')).price_cents).toBe(4500);
});

test('a variant created here is not deleted, and one deleted here doesn’t come back', async () => {
  await shop.bring({ products: [makeProduct()] });
  const id = await idOf('products', 'lamp');
  const black = await idOf('variants', 'lamp-black');
  const variant = (more: object) => ({ price: '49.90', compare_at_price: null, sku: null, barcode: null, available: true, ...more });
  const changed = await shop.send(updateProduct, {
    id,
    variants: [
      variant({ id: black, stock: 3, sku: 'LMP-BLK', options: { colour: 'black' } }),
      variant({ stock: 5, options: { colour: 'white' } }),
    ],
  });
  expect(changed.status).toBe(200);
  await shop.bring({ products: [makeProduct()] });
  const variants = await shop.db().selectFrom('variants').select('options').orderBy('position').execute();
  expect(variants).toEqual([{ options: { colour: 'black' } }, { options: { colour: 'white' } }]);
});

test('a variant that a file left out comes back with the next file that has it', async () => {
  await shop.bring({ products: [makeProduct()] });
  await shop.bring({ products: [makeProduct({ variants: makeProduct().variants.slice(0, 1) })] });
  expect(await shop.bring({ products: [makeProduct()] })).toMatchObject({ updated: 1, conflicts: [] });
  expect(await shop.db().selectFrom('variants').select('external_id').orderBy('position').execute()).toHaveLength(2);
});

test('stock that moved here and came back to the same number stays, however often a newer file comes', async () => {
  await shop.bring({ products: [makeProduct()] });
  const [black] = makeProduct().variants;
  const cell = async (value: number) =>
    shop.send(editVariants, { cells: [{ id: await idOf('variants', 'lamp-black'), field: 'stock', value }] });
  await cell(9);
  await cell(3);
  for (const name of ['Pier Lamp', 'Mole Lamp', 'Quay Lamp'])
    expect(
      await shop.bring({
        products: [makeProduct({ name, variants: black ? [{ ...black, stock: 7 }, ...makeProduct().variants.slice(1)] : [] })],
      }),
    ).toMatchObject({
      updated: 1,
      conflicts: [{ field: 'stock', ours: '3', theirs: '7' }],
    });
  expect(await lampStock()).toBe(3);
});

test('a product deleted here doesn’t come back', async () => {
  await shop.bring({ products: [makeProduct()] });
  expect((await shop.send(deleteProduct, { id: await idOf('products', 'lamp') })).status).toBe(200);
  await shop.bring({ products: [makeProduct()] });
  expect(await shop.db().selectFrom('products').select('id').execute()).toEqual([]);
});

test('a customer’s name, email and phone changed here stay', async () => {
  await shop.bring({ customers: [makeCustomer()] });
  const id = await idOf('customers', 'anna');
  await shop.send(updateCustomer, { id, last_name: 'Berg', emails: ['anna@new.example'], phones: [] });
  await shop.bring({ customers: [makeCustomer({ language: 'de' })] });
  expect(await row('customers', 'anna')).toMatchObject({ name: 'Anna Berg', email: 'anna@new.example', phone: null, language: 'de' });
});

test('the balance of a gift card used here is not restored', async () => {
  const gift = (balance: string) => [{ external_id: 'gift-1', kind: 'gift_card' as const, label: 'Gift card', balance }];
  await shop.bring({ customers: [makeCustomer({ payment_methods: gift('50.00') })] });
  await app.write(shop.owner.merchant, ({ db: writer }) =>
    writer
      .updateTable('customers')
      .set({ payment_methods: JSON.stringify(gift('20.00')) })
      .execute(),
  );
  await shop.bring({ customers: [makeCustomer({ payment_methods: gift('50.00') })] });
  expect((await row('customers', 'anna')).payment_methods).toEqual(gift('20.00'));
});

test('merged customers are neither split nor changed', async () => {
  await shop.bring({
    customers: [makeCustomer(), makeCustomer({ external_id: 'ann', first_name: 'Ann', email: 'ann@mail.example', phone: null })],
  });
  const [anna, ann] = [await idOf('customers', 'anna'), await idOf('customers', 'ann')];
  expect((await shop.send(mergeCustomers, { id: anna, other: ann })).status).toBe(200);
  const before = [await row('customers', 'anna'), await row('customers', 'ann')];
  await shop.bring({ customers: [makeCustomer({ external_id: 'ann', first_name: 'Annie', email: 'ann@other.example', phone: null })] });
  expect([await row('customers', 'anna'), await row('customers', 'ann')]).toEqual(before);
});

test('an erased customer doesn’t come back under their email', async () => {
  await shop.bring({ customers: [makeCustomer()] });
  await shop.send(eraseCustomer, { id: await idOf('customers', 'anna') });
  await until(async () => (await shop.db().selectFrom('customers').select('erased_at').executeTakeFirst())?.erased_at, 30_000);
  await shop.csv('Email,First Name\nanna.krueger@mail.example,Anna\n', 'customers');
  await shop.csv(paidOrder.replace('ann@mail.example', 'anna.krueger@mail.example'), 'orders');
  await shop.bring({ customers: [makeCustomer({ external_id: 'other' })] });
  expect((await shop.db().selectFrom('customers').select('email').execute()).filter(({ email }) => email !== null)).toEqual([]);
});

test('an article edited here stays', async () => {
  const articles = [{ external_id: 'returns', title: 'Returns', body: 'Within 30 days.' }];
  await shop.bring({ articles });
  const [article] = (await shop.send(listArticles, {})).body.items;
  expect((await shop.send(updateArticle, { id: article?.id, body: 'Within 60 days.' })).status).toBe(200);
  await shop.bring({ articles: [{ external_id: 'returns', title: 'Sending back', body: 'Within 30 days.' }] });
  expect(await shop.db().selectFrom('articles').select(['title', 'body']).execute()).toEqual([
    { title: 'Sending back', body: 'Within 60 days.' },
  ]);
});

test('what happens between the dry run and the import stays', async () => {
  await shop.csv(paidOrder, 'orders');
  const newer = paidOrder.replace('unfulfilled', 'fulfilled');
  const { body } = await shop.upload(newer, 'orders');
  expect(await shop.run(body.id, true)).toMatchObject({ updated: 1 });
  const id = await idOf('orders', '#1');
  await shop.send(refundOrder, { id, amount: '20.00' });
  const before = await statusOf('#1');
  expect(await shop.run(body.id)).toMatchObject({ updated: 0 });
  expect(await statusOf('#1')).toEqual(before);
});

const shown = async (id: string, show: 'open' | 'resolved' | 'stock' = 'open') =>
  (await shop.send(listImportDifferences, { id, show })).body.items;
const lamps = (price: string, stock: number, name = 'Lamp') =>
  `handle,title,sku,price,stock\nlamp,${name},LMP,${price},${stock}\nchair,Chair,CHR,5.00,2\n`;
const variantOf = async (sku: string) => shop.db().selectFrom('variants').selectAll().where('sku', '=', sku).executeTakeFirstOrThrow();

test('conflicts are listed in the dry run and the result, with both values and the line of the file', async () => {
  await shop.csv(lamps('10.00', 5), 'products');
  const { id: variant } = await variantOf('LMP');
  await shop.send(editVariants, {
    cells: [
      { id: variant, field: 'price', value: '12.00' },
      { id: variant, field: 'stock', value: 4 },
    ],
  });
  const { body } = await shop.upload(lamps('11.00', 9, 'Harbour Lamp'), 'products');
  const found = [
    { kind: 'product', label: 'Lamp', field: 'price', ours: '12.00', theirs: '11.00', row: 2, state: 'open', choices: ['ours', 'theirs'] },
    { kind: 'product', label: 'Lamp', field: 'stock', ours: '4', theirs: '9', row: 2, state: 'open', choices: ['ours', 'theirs'] },
  ];
  const dry = await shop.run(body.id, true);
  expect(dry).toMatchObject({ updated: 1, unchanged: 1, conflicts: 2, open_conflicts: 2, stock_changes: 0 });
  expect(await shown(body.id)).toMatchObject(found);
  expect(await shop.run(body.id)).toMatchObject({ updated: 1, conflicts: 2, open_conflicts: 2 });
  const [price, stock] = await shown(body.id);
  expect([price, stock]).toMatchObject(found);

  // The file's price like an edit by hand, and its stock as an adjustment.
  expect((await shop.send(resolveImportConflict, { id: price?.id, choice: 'theirs' })).body).toMatchObject({
    state: 'theirs',
    resolved_by: 'Olive Owner',
  });
  expect((await shop.send(resolveImportConflict, { id: stock?.id, choice: 'theirs' })).status).toBe(200);
  expect(await variantOf('LMP')).toMatchObject({ price_cents: 1100, stock: 9 });
  expect(
    await shop.db().selectFrom('stock_moves').select(['kind', 'quantity']).where('variant_id', '=', variant).orderBy('id').execute(),
  ).toMatchObject([
    { kind: 'import', quantity: 5 },
    { kind: 'adjustment', quantity: -1 },
    { kind: 'adjustment', quantity: 5 },
  ]);
  expect(await shown(body.id)).toEqual([]);
  expect(await shown(body.id, 'resolved')).toHaveLength(2);
  expect(codeOf(await shop.send(resolveImportConflict, { id: price?.id, choice: 'ours' }))).toBe('import.conflict_resolved');
  expect(await shop.run(body.id)).toMatchObject({ unchanged: 2, conflicts: 0 });
});

test('a value decided against is not listed again until the file has another one', async () => {
  await shop.csv(lamps('10.00', 5), 'products');
  await shop.send(editVariants, { cells: [{ id: (await variantOf('LMP')).id, field: 'price', value: '12.00' }] });
  const { id } = await shop.csv(lamps('11.00', 5), 'products');
  const [conflict] = await shown(id);
  expect((await shop.send(resolveImportConflict, { id: conflict?.id, choice: 'ours' })).body.state).toBe('ours');
  expect((await shop.csv(lamps('11.00', 5), 'products')).conflicts).toBe(0);
  const next = await shop.csv(lamps('13.00', 5), 'products');
  expect([next.conflicts, (await variantOf('LMP')).price_cents]).toEqual([1, 1200]);
  expect((await shop.send(keepAllOurs, { id: next.id })).body).toEqual({ resolved: 1 });
  expect((await shop.csv(lamps('13.00', 5), 'products')).conflicts).toBe(0);
});

test('the file’s value is refused when ours changed since it was listed, and two people resolve a conflict once', async () => {
  await shop.csv(lamps('10.00', 5), 'products');
  const { id: variant } = await variantOf('LMP');
  const price = (value: string) => shop.send(editVariants, { cells: [{ id: variant, field: 'price', value }] });
  await price('12.00');
  const { id } = await shop.csv(lamps('11.00', 5), 'products');
  const [conflict] = await shown(id);
  await price('14.00');
  expect(codeOf(await shop.send(resolveImportConflict, { id: conflict?.id, choice: 'theirs' }))).toBe('import.conflict_changed');
  expect((await variantOf('LMP')).price_cents).toBe(1400);
  const both = await Promise.all([1, 2].map(() => shop.send(resolveImportConflict, { id: conflict?.id, choice: 'ours' })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('an order’s money and status are only kept; its address can be taken from the file until it ships', async () => {
  const file = (line: string, status = 'paid') =>
    `order number,placed at,item,price,financial status,fulfillment status,email,shipping address,shipping city,shipping zip,shipping country\n#1,2026-01-05 10:00,Lamp,50.00,${status},unfulfilled,ann@mail.example,${line},Delft,2611,NL\n`;
  await shop.csv(file('Kade 1'), 'orders');
  const id = await idOf('orders', '#1');
  const address = { line1: 'Kade 2', city: 'Delft', postcode: '2611', country: 'NL' };
  expect((await shop.send(editAddress, { id, shipping_address: address })).status).toBe(200);
  const run = await shop.csv(file('Kade 3', 'pending'), 'orders');
  const open = await shown(run.id);
  expect(open.map(({ field, ours, theirs, choices }) => [field, ours, theirs, choices])).toEqual([
    ['payment_status', 'paid', 'awaiting', ['ours']],
    ['paid', '50.00', '0.00', ['ours']],
    ['shipping_address', 'Kade 2, 2611 Delft, NL', 'Kade 3, 2611 Delft, NL', ['ours', 'theirs']],
  ]);
  expect(codeOf(await shop.send(resolveImportConflict, { id: open[0]?.id, choice: 'theirs' }))).toBe('import.conflict_fixed');
  expect((await shop.send(resolveImportConflict, { id: open[2]?.id, choice: 'theirs' })).status).toBe(200);
  expect((await row('orders', '#1')).shipping_address).toMatchObject({ line1: 'Kade 3' });
});

test('the stock that an import sets is shown from and to', async () => {
  await shop.csv(lamps('10.00', 5), 'products');
  const run = await shop.csv(lamps('10.00', 8), 'products');
  expect(run).toMatchObject({ updated: 1, stock_changes: 1, conflicts: 0 });
  expect(await shown(run.id, 'stock')).toMatchObject([{ label: 'Lamp', field: 'stock', ours: '5', theirs: '8', row: 2, state: 'set' }]);
  const { body } = await shop.send(importRecords, { products: [makeProduct()] });
  expect(body.stock_changes).toEqual([]);
  const [black] = makeProduct().variants;
  expect((await shop.bring({ products: [makeProduct({ variants: black ? [{ ...black, stock: 7 }] : [] })] })).stock_changes).toEqual([
    { row: 1, external_id: 'lamp', label: 'Harbour Lamp · black', from: 3, to: 7 },
  ]);
});

test('records that were imported before bases were kept count as changed once somebody acted on them', async () => {
  await shop.bring(whole());
  const id = await idOf('orders', 'o-1');
  await shop.bring({ customers: [makeCustomer({ external_id: 'ann', first_name: 'Ann', email: null, phone: null })] });
  await app.write(shop.owner.merchant, ({ db: writer }) => writer.deleteFrom('import_bases').execute());
  expect((await shop.send(shipOrder, { id })).status).toBe(201);
  await shop.send(updateCustomer, { id: await idOf('customers', 'anna'), last_name: 'Berg' });
  const answer = await shop.bring({
    ...whole(),
    products: [makeProduct({ name: 'Pier Lamp' })],
    customers: [makeCustomer(), makeCustomer({ external_id: 'ann', first_name: 'Annie', email: null, phone: null })],
  });
  expect(answer.conflicts.map(({ kind, field }) => [kind, field])).toEqual([
    ['customer', 'last_name'],
    ['order', 'status'],
    ['order', 'fulfillment_status'],
  ]);
  expect((await row('products', 'lamp')).name).toBe('Pier Lamp');
  expect((await row('customers', 'ann')).first_name).toBe('Annie');
  expect((await row('orders', 'o-1')).status).toBe('shipped');
});

test('two imports of the same records at once create each once and undo nothing', async () => {
  const batches = await Promise.all([1, 2, 3].map(() => shop.send(importRecords, whole())));
  const ok = batches.filter(({ status }) => status === 200);
  expect(ok.reduce((sum, { body }) => sum + body.created, 0)).toBe(3);
  for (const table of ['orders', 'products', 'customers'] as const)
    expect(await shop.db().selectFrom(table).select('id').execute()).toHaveLength(1);
  expect(ok.flatMap(({ body }) => body.conflicts)).toEqual([]);
});
