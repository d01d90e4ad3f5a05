import { createBrand, setBrandAccess } from '@parley/contract/brands';
import { createProduct, editVariants, getProduct, listVariants, type Product, updateProduct } from '@parley/contract/products';
import type { Sent } from '@parley/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
});
afterAll(() => app.close());

type Cells = Sent<typeof editVariants>['cells'];
type Variants = Sent<typeof createProduct>['variants'];
const as = (person = owner) => ({ token: person.token });
const make = async (name: string, variants: Variants, person = owner, more: { brand_id?: string } = {}): Promise<Product> =>
  (await app.send(createProduct, { merchant: person.merchant, name, variants, ...more }, as(person))).body;
const one = async (more: Partial<Variants[number]> = {}) => {
  const product = await make('Lamp', [{ price: '10', stock: 5, sku: 'L-1', ...more }]);
  return { product: product.product_id, id: product.variants[0]?.id ?? '' };
};
const edit = async (cells: Cells, person = owner) => (await app.send(editVariants, { merchant: person.merchant, cells }, as(person))).body;
const grid = async (asked: Omit<Sent<typeof listVariants>, 'merchant'> = {}, person = owner) =>
  (await app.send(listVariants, { merchant: person.merchant, ...asked }, as(person))).body;
const versionOf = async (id: string) => (await app.send(getProduct, { merchant: owner.merchant, id }, as())).body.version;
const movesOf = (variant: string) =>
  app.installation
    .readingOf(owner.merchant)
    .selectFrom('stock_moves')
    .select(['kind', 'quantity', 'actor'])
    .where('variant_id', '=', variant)
    .orderBy('id')
    .execute();

test('lists variants by product name, page by page, each once', async () => {
  const shop = await app.register();
  await make(
    'birch',
    [
      { price: '1', options: { Size: 'S', Colour: 'Red' } },
      { price: '2', options: { Size: 'M', Colour: 'Red' } },
      { price: '3', options: { Size: 'L', Colour: 'Red' } },
    ],
    shop,
  );
  await make('Alder', [{ price: '4', sku: 'A' }], shop);
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await grid({ limit: 2, ...(cursor && { cursor }) }, shop);
    seen.push(...page.items.map(({ name, price }) => `${name} ${price}`));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(['Alder 4.00', 'birch 1.00', 'birch 2.00', 'birch 3.00']);
  const [row] = (await grid({ q: 'birch' }, shop)).items;
  expect(row?.detail.split(' / ').toSorted()).toEqual(['Red', 'S']);
});

test('parses cells as people write them, and clears empty ones', async () => {
  const { id } = await one({ compare_at_price: '12' });
  const { rows, refused } = await edit([
    { id, field: 'price', value: '€ 1.234,50' },
    { id, field: 'compare_at_price', value: '' },
    { id, field: 'stock', value: '1.000' },
    { id, field: 'sku', value: ' L-2 ' },
    { id, field: 'available', value: 'no' },
  ]);
  expect(refused).toEqual([]);
  expect(rows).toMatchObject([{ id, price: '1234.50', compare_at_price: null, stock: 1000, sku: 'L-2', available: false }]);
});

test('an invalid cell is refused with a sentence, and the others are saved', async () => {
  const { id } = await one();
  const { rows, refused } = await edit([
    { id, field: 'price', value: 'cheap' },
    { id, field: 'stock', value: '7' },
    { id: newId(), field: 'stock', value: '7' },
  ]);
  expect(rows).toMatchObject([{ price: '10.00', stock: 7 }]);
  expect(refused.map(({ message }) => message)).toEqual([
    '“cheap” isn’t an amount. Enter one such as 12.50.',
    'This variant no longer exists.',
  ]);
});

test('a cell changed since it was seen is refused with its current value', async () => {
  const { id } = await one();
  await edit([{ id, field: 'price', value: '11' }]);
  const { rows, refused } = await edit([
    { id, field: 'price', value: '12', was: '10.00' },
    { id, field: 'stock', value: 4, was: 5 },
  ]);
  expect(refused).toEqual([{ id, field: 'price', message: 'Someone else changed this value to 11.00.' }]);
  expect(rows).toMatchObject([{ price: '11.00', stock: 4 }]);
});

test('undo restores the previous values unless changed again', async () => {
  const { id } = await one();
  const before = (await grid({ q: 'L-1' })).items.find((row) => row.id === id);
  const { undo } = await edit([
    { id, field: 'price', value: '99' },
    { id, field: 'stock', value: null },
    { id, field: 'available', value: false },
    { id, field: 'sku', value: 'L-1' },
  ]);
  expect(undo.map(({ field }) => field).toSorted()).toEqual(['available', 'price', 'stock']);
  const back = await edit(undo);
  expect([back.refused, back.rows]).toEqual([[], [before]]);
  const again = await edit(undo);
  expect(again.refused).toHaveLength(3);
});

test('a cell named twice gets its last value, and undo restores its first', async () => {
  const { id } = await one();
  const { rows, undo } = await edit([
    { id, field: 'price', value: '20' },
    { id, field: 'price', value: '30' },
  ]);
  expect(rows[0]?.price).toBe('30.00');
  expect(undo).toEqual([{ id, field: 'price', value: '10.00', was: '30.00' }]);
});

test('a stock change in the grid is logged and increases the product’s version', async () => {
  const { id, product } = await one();
  const version = await versionOf(product);
  await edit([{ id, field: 'stock', value: 2 }]);
  expect(await movesOf(id)).toEqual([
    { kind: 'adjustment', quantity: 5, actor: 'Olive Owner' },
    { kind: 'adjustment', quantity: -3, actor: 'Olive Owner' },
  ]);
  expect(await versionOf(product)).toBe(version + 1);
  await edit([{ id, field: 'stock', value: '2' }]);
  expect(await versionOf(product)).toBe(version + 1);
});

test('the grid excludes hidden brands', async () => {
  const { body: brand } = await app.send(createBrand, { merchant: owner.merchant, name: 'North' }, as());
  const ours = await make('Northern lamp', [{ price: '1' }], owner, { brand_id: brand.id });
  await one();
  const analyst = await app.teammate(owner.merchant, 'analyst');
  await app.send(setBrandAccess, { merchant: owner.merchant, id: analyst.userId, brand_ids: [brand.id] }, as());
  expect((await grid({}, analyst)).items.map(({ product_id: id }) => id)).toEqual([ours.product_id]);
});

test('the grid excludes other shops', async () => {
  const stranger = await app.register();
  const { id } = await one();
  const { refused, rows } = await edit([{ id, field: 'price', value: '1' }], stranger);
  expect([rows, refused.map(({ message }) => message)]).toEqual([[], ['This variant no longer exists.']]);
});

test('saves a thousand cells of a thousand variants at once without deadlocks in reverse order', async () => {
  const shop = await app.register();
  const products = await Promise.all(
    Array.from({ length: 5 }, (_, place) =>
      make(
        `Lamp ${place}`,
        Array.from({ length: 200 }, (_one, size) => ({ price: '10', stock: 1, options: { Size: String(size) } })),
        shop,
      ),
    ),
  );
  const ids = products.flatMap(({ variants }) => variants.map(({ id }) => id));
  const cells = (stock: number): Cells => ids.map((id) => ({ id, field: 'stock', value: stock }));
  const [first, second] = await Promise.all([edit(cells(7), shop), edit(cells(8).toReversed(), shop)]);
  expect([first.refused, second.refused, first.rows.length]).toEqual([[], [], 1000]);
  const left = new Set((await grid({ limit: 200 }, shop)).items.map(({ stock }) => stock));
  expect(left.size).toBe(1);
});

test('concurrent changes of a product and its cells do not deadlock', async () => {
  const product = await make(
    'Contended',
    Array.from({ length: 20 }, (_, size) => ({ price: '10', stock: 1, options: { Size: String(size) } })),
  );
  const ids = product.variants.map(({ id }) => id);
  const variants = product.variants.map(({ id, options }) => ({ id, options, price: '11', stock: 3 }));
  const all = await Promise.all(
    Array.from({ length: 6 }, (_, turn) =>
      turn % 2
        ? app.send(updateProduct, { merchant: owner.merchant, id: product.product_id, variants }, as())
        : app.send(
            editVariants,
            { merchant: owner.merchant, cells: ids.map((id) => ({ id, field: 'stock' as const, value: turn })) },
            as(),
          ),
    ),
  );
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  const { rows } = await edit(ids.map((id) => ({ id, field: 'stock', value: 9 })));
  expect(rows).toHaveLength(20);
  const sums = await Promise.all(ids.map(async (id) => (await movesOf(id)).reduce((sum, { quantity }) => sum + quantity, 0)));
  expect(new Set(sums)).toEqual(new Set([9]));
});
