import { createBrand, setBrandAccess } from '@parley/contract/brands';
import { importRecords } from '@parley/contract/imports';
import {
  countProducts,
  createProduct,
  deleteProduct,
  diagnoseProduct,
  getProduct,
  listProducts,
  type Product,
  updateProduct,
} from '@parley/contract/products';
import type { Sent } from '@parley/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../testing/app.ts';
import { changeVariant } from './make.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
});
afterAll(() => app.close());

type Body = Omit<Sent<typeof createProduct>, 'merchant'>;
const codeOf = (body: unknown) => (body as { code?: string }).code;
const as = (person = owner) => ({ token: person.token });
const try_ = (body: Partial<Body> = {}, person = owner) =>
  app.send(
    createProduct,
    { merchant: person.merchant, name: 'Harbour Lamp', status: 'active', variants: [{ price: '49.90' }], ...body },
    as(person),
  );
const make = async (body: Partial<Body> = {}, person = owner) => (await try_(body, person)).body;
const read = async (id: string) => (await app.send(getProduct, { merchant: owner.merchant, id }, as())).body;
const change = (id: string, body: Omit<Sent<typeof updateProduct>, 'merchant' | 'id'>, person = owner) =>
  app.send(updateProduct, { merchant: person.merchant, id, ...body }, as(person));
const list = async (asked: Omit<Sent<typeof listProducts>, 'merchant'> = {}, person = owner) =>
  (await app.send(listProducts, { merchant: person.merchant, ...asked }, as(person))).body;
const filterOf = (...conditions: { field: string; op: string; value?: unknown }[]) => JSON.stringify({ match: 'all', conditions });
const namesOf = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name);
const movesOf = (variant: string, person = owner) =>
  app.installation
    .readingOf(person.merchant)
    .selectFrom('stock_moves')
    .select(['kind', 'quantity', 'actor'])
    .where('variant_id', '=', variant)
    .orderBy('id')
    .execute();

test('a product is created with its variants and their totals', async () => {
  const { status, body } = await try_({
    description: 'Of brass',
    brand: 'Harbour & Sons',
    category: 'Lamps',
    tags: ['brass', 'Brass', 'wall'],
    variants: [
      { price: '59.90', compare_at_price: '69.90', stock: 3, sku: 'LMP-L', options: { Size: 'L' }, barcode: '4006381333931' },
      { price: '49.90', stock: 4, options: { Size: 'S' } },
    ],
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Harbour Lamp',
    price: '49.90',
    price_max: '59.90',
    currency: 'EUR',
    stock: 7,
    stock_state: 'in_stock',
    sku: 'LMP-L',
    variants_count: 2,
    brand: 'Harbour & Sons',
    shop_brand: null,
    tags: ['brass', 'wall'],
    source: 'manual',
    options: [{ name: 'Size', values: ['L', 'S'] }],
    actions: ['edit', 'archive', 'delete'],
    sold_30_days: 0,
    version: 1,
  });
  expect(await read(body.product_id)).toEqual(body);
});

test('an empty text is stored as null', async () => {
  const { product_id: id, brand, category } = await make({ brand: '', category: ' ' });
  expect([brand, category]).toEqual([null, null]);
  await change(id, { brand: 'Kiel & Co', category: 'Lamps' });
  const { body } = await change(id, { category: '' });
  expect([body.brand, body.category]).toEqual(['Kiel & Co', null]);
});

test('variants with the same options are refused with their positions', async () => {
  const { status, body } = await try_({
    variants: [
      { price: '1', options: { Size: 'M' } },
      { price: '2', options: { Size: 'm' } },
    ],
  });
  expect([status, codeOf(body)]).toEqual([422, 'product.variants_alike']);
  expect(body).toMatchObject({ errors: [{ path: 'variants.1.options' }] });
});

const sizes = (...values: string[]) => [{ name: 'Size', values }];
const shown = (variants: Product['variants']) => variants.map(({ options, price, stock, sku }) => [options['Size'], price, stock, sku]);

test('options without variants of their own become every combination, and are never dropped', async () => {
  const { status, body } = await try_({ options: sizes('S', 'M', 'L'), variants: [{ price: '20', stock: 4, sku: 'TEE' }] });
  expect(status).toBe(201);
  expect(shown(body.variants)).toEqual([
    ['S', '20.00', 4, 'TEE'],
    ['M', '20.00', 4, null],
    ['L', '20.00', 4, null],
  ]);
  expect(body.options).toEqual(sizes('S', 'M', 'L'));
  expect([body.variants_count, body.stock]).toEqual([3, 12]);
});

test.each<[string, Partial<Body>, string, RegExp]>([
  [
    'a value without a variant',
    { options: sizes('S', 'M'), variants: [{ price: '1', options: { Size: 'S' } }] },
    'options.0.values',
    /No variant has the Size M/,
  ],
  [
    'a variant of another value',
    { options: sizes('S'), variants: [{ price: '1', options: { Size: 'XL' } }] },
    'variants.0.options',
    /needs a value for Size: S\./,
  ],
  [
    'a variant of another option',
    { options: sizes('S'), variants: [{ price: '1', options: { Colour: 'Red' } }] },
    'variants.0.options',
    /has the option Colour/,
  ],
  [
    'variants that name different options',
    {
      variants: [
        { price: '1', options: { Size: 'S' } },
        { price: '1', options: {} },
      ],
    },
    'variants.1.options',
    /Variant 2 has no value for Size/,
  ],
  ['a value twice', { options: sizes('S', 's') }, 'options.0.values', /value s twice/],
  ['a name twice', { options: [...sizes('S'), { name: 'size', values: ['M'] }] }, 'options.1.name', /Two options are named size/],
  [
    'more combinations than variants',
    { options: ['A', 'B'].map((name) => ({ name, values: Array.from({ length: 20 }, (_, at) => `${at}`) })) },
    'options',
    /make 400 variants, but a product can have at most 200/,
  ],
  ['four options', { variants: [{ price: '1', options: { A: '1', B: '2', C: '3', D: '4' } }] }, 'variants.0.options', /at most 3 options/],
])('%s is refused with a sentence, and nothing is saved', async (_, body, path, message) => {
  const name = `Refused ${newId()}`;
  const { status, body: answer } = await try_({ ...body, name });
  expect([status, codeOf(answer)]).toEqual([422, 'product.options_mismatch']);
  expect(answer).toMatchObject({ detail: expect.stringMatching(message), errors: [{ path, message: expect.stringMatching(message) }] });
  expect((await list({ q: name })).items.filter((one) => one.name === name)).toEqual([]);
});

test('options of an existing product add what is missing; what exists keeps its id, stock and SKU', async () => {
  const { product_id: id, variants } = await make({ variants: [{ price: '20', stock: 4, sku: 'TEE' }] });
  const { body } = await change(id, { options: sizes('S', 'M') });
  expect(shown(body.variants)).toEqual([
    ['S', '20.00', 4, 'TEE'],
    // The four units are those of S: there are not four more.
    ['M', '20.00', 0, null],
  ]);
  expect(body.variants[0]?.id).toBe(variants[0]?.id);
  const { body: grown } = await change(id, { options: sizes('S', 'M', 'L') });
  expect(grown.variants.map((one) => one.id).slice(0, 2)).toEqual(body.variants.map((one) => one.id));
  const refused = await change(id, { options: sizes('S', 'M') });
  expect([refused.status, codeOf(refused.body)]).toEqual([422, 'product.options_mismatch']);
  expect((await read(id)).variants).toHaveLength(3);
});

test('the given variants replace the list: named ones stay, others are deleted, new ones added', async () => {
  const { product_id: id, variants } = await make({
    variants: [
      { price: '1', options: { Size: 'S' } },
      { price: '2', options: { Size: 'M' } },
    ],
  });
  const [small] = variants;
  const wanted = [
    { price: '3', options: { Size: 'L' } },
    { id: small?.id ?? '', price: '1.50', options: { Size: 'S' } },
  ];
  const { body } = await change(id, { variants: wanted });
  expect(body.variants.map(({ id: one, price, position }) => [one === small?.id, price, position])).toEqual([
    [false, '3.00', 0],
    [true, '1.50', 1],
  ]);
});

test('a variant of another product cannot be taken over', async () => {
  const [mine, other] = [await make(), await make()];
  const { status, body } = await change(mine.product_id, { variants: [{ id: other.variants[0]?.id ?? '', price: '1' }] });
  expect([status, codeOf(body)]).toEqual([404, 'variant.missing']);
  expect((await read(other.product_id)).variants).toHaveLength(1);
});

test('unnamed fields stay, and a change of an outdated version is refused', async () => {
  const product = await make({ description: 'Of brass', category: 'Lamps' });
  const { body } = await change(product.product_id, { name: 'Pier Lamp', version: product.version });
  expect(body).toMatchObject({ name: 'Pier Lamp', description: 'Of brass', category: 'Lamps', version: 2, variants: product.variants });
  const late = await change(product.product_id, { category: null, version: product.version });
  expect([late.status, codeOf(late.body)]).toEqual([409, 'product.changed']);
});

test('every manual stock change is logged with its author', async () => {
  const { product_id: id, variants } = await make({ variants: [{ price: '1', stock: 5 }] });
  const variant = variants[0]?.id ?? '';
  for (const stock of [3, null, 4]) await change(id, { variants: [{ id: variant, price: '1', stock }] });
  const moves = await movesOf(variant);
  expect(moves.map(({ quantity }) => quantity)).toEqual([5, -2, -3, 4]);
  expect(moves.every(({ kind, actor }) => kind === 'adjustment' && actor === 'Olive Owner')).toBe(true);
  await change(id, { name: 'The same stock' });
  expect(await movesOf(variant)).toHaveLength(4);
});

test('stock that is not named keeps its value after sales', async () => {
  const { product_id: id, variants } = await make({ variants: [{ price: '1', stock: 5 }] });
  const variant = variants[0]?.id ?? '';
  const sold = { stock: 3 };
  await app.write(owner.merchant, ({ db }) => changeVariant(db, variant, sold));
  const { body } = await change(id, { variants: [{ id: variant, price: '2' }] });
  expect(body).toMatchObject({ price: '2.00', stock: 3 });
});

test('a product is found by its name and details as soon as it changes', async () => {
  const { product_id: id } = await make({ name: 'Zephyr', description: 'Something for windy days' });
  expect(namesOf(await list({ q: 'zephyr' }))).toEqual(['Zephyr']);
  await change(id, { name: 'Mistral', tags: ['gale'], variants: [{ price: '1', options: { Finish: 'Cobalt' } }] });
  for (const q of ['mistral', 'gale', 'cobalt', 'mistrl']) expect([q, namesOf(await list({ q }))]).toEqual([q, ['Mistral']]);
});

test('an ordered product is archived, not deleted', async () => {
  const [ordered, other] = [await make(), await make()];
  await app.write(owner.merchant, async ({ db, newId: id, now }) => {
    const order = { merchant_id: owner.merchant, id: id() };
    const state = { status: 'confirmed', payment_status: 'paid', fulfillment_status: 'unfulfilled', currency: 'EUR' } as const;
    const money = { subtotal_cents: 4990, total_cents: 4990 };
    await db
      .insertInto('orders')
      .values({ ...order, ...state, ...money, order_number: '#1', number_key: '1', placed_at: now() })
      .execute();
    await db
      .insertInto('order_lines')
      .values({
        merchant_id: owner.merchant,
        id: id(),
        order_id: order.id,
        position: 0,
        product_id: ordered.product_id,
        name: 'Lamp',
        price_cents: 4990,
        quantity: 3,
        cancelled: 1,
      })
      .execute();
  });
  const del = (id: string) => app.send(deleteProduct, { merchant: owner.merchant, id }, as());
  const refused = await del(ordered.product_id);
  expect([refused.status, codeOf(refused.body)]).toEqual([409, 'product.ordered']);
  expect(await read(ordered.product_id)).toMatchObject({ sold_30_days: 2, actions: ['edit', 'archive'] });
  expect((await del(other.product_id)).status).toBe(200);
  expect(codeOf(await read(other.product_id))).toBe('product.missing');
});

/** A shop with four products that differ in every filter field. */
async function stocked() {
  const shop = await app.register();
  const { body: brand } = await app.send(createBrand, { merchant: shop.merchant, name: 'North' }, as(shop));
  await make({ name: 'alder', variants: [{ price: '10', stock: 20, sku: 'A-1' }], tags: ['wood'], category: 'Toys' }, shop);
  await make({ name: 'Birch', variants: [{ price: '5', stock: 3, compare_at_price: '8' }], brand_id: brand.id, description: 'x' }, shop);
  await make({ name: 'cedar', status: 'draft', variants: [{ price: '20', stock: 0 }], brand: 'Maker' }, shop);
  await make(
    {
      name: 'Damson',
      variants: [
        { price: '15', options: { Size: 'M' } },
        { price: '16', options: { Size: 'L' } },
      ],
    },
    shop,
  );
  return { shop, brand };
}

test.each<[Parameters<typeof filterOf>[0], string[]]>([
  [{ field: 'status', op: 'is', value: ['draft'] }, ['cedar']],
  [{ field: 'stock_state', op: 'is', value: ['low', 'out'] }, ['Birch', 'cedar']],
  [{ field: 'stock_state', op: 'is_not', value: ['out'] }, ['alder', 'Birch', 'Damson']],
  [{ field: 'stock_state', op: 'is', value: ['not_counted'] }, ['Damson']],
  [{ field: 'brand', op: 'is', value: ['default'] }, ['alder', 'cedar', 'Damson']],
  [{ field: 'brand', op: 'is_not', value: ['default'] }, ['Birch']],
  [{ field: 'brand', op: 'is_set' }, ['Birch']],
  [{ field: 'brand', op: 'is', value: ['nonsense'] }, []],
  [{ field: 'maker', op: 'is', value: 'maker' }, ['cedar']],
  [{ field: 'category', op: 'is_not_set' }, ['Birch', 'cedar', 'Damson']],
  [{ field: 'tag', op: 'contains', value: 'oo' }, ['alder']],
  [{ field: 'tag', op: 'is_not', value: 'wood' }, ['Birch', 'cedar', 'Damson']],
  [{ field: 'tag', op: 'is_set' }, ['alder']],
  [{ field: 'sku', op: 'starts_with', value: 'a-' }, ['alder']],
  [{ field: 'sku', op: 'is_not_set' }, ['Birch', 'cedar', 'Damson']],
  [{ field: 'price', op: 'greater', value: 9.99 }, ['alder', 'cedar', 'Damson']],
  [{ field: 'price', op: 'is', value: 5 }, ['Birch']],
  [{ field: 'stock', op: 'less', value: 3 }, ['cedar']],
  [{ field: 'variants', op: 'is', value: 2 }, ['Damson']],
  [{ field: 'on_sale', op: 'is', value: true }, ['Birch']],
  [{ field: 'on_sale', op: 'is', value: false }, ['alder', 'cedar', 'Damson']],
  [{ field: 'has_description', op: 'is', value: true }, ['Birch']],
  [{ field: 'has_image', op: 'is', value: true }, []],
  [{ field: 'created_at', op: 'in_last_days', value: 1 }, ['alder', 'Birch', 'cedar', 'Damson']],
])('of four products %o lists %o and counts as many', async (condition, names) => {
  stock ??= await stocked();
  const filter = filterOf(condition);
  expect(namesOf(await list({ filter, sort: 'name', order: 'asc' }, stock.shop))).toEqual(names);
  const { body } = await app.send(countProducts, { merchant: stock.shop.merchant, filter }, as(stock.shop));
  expect(body).toEqual({ count: names.length, more: false });
});
let stock: Awaited<ReturnType<typeof stocked>> | undefined;

test.each([
  ['name', 'asc', ['alder', 'Birch', 'cedar', 'Damson']],
  ['price', 'desc', ['cedar', 'Damson', 'alder', 'Birch']],
  ['stock', 'asc', ['cedar', 'Birch', 'alder', 'Damson']],
  ['created_at', 'desc', ['Damson', 'cedar', 'Birch', 'alder']],
  ['updated_at', 'asc', ['alder', 'Birch', 'cedar', 'Damson']],
] as const)('by %s %s, pages have every product once', async (sort, order, names) => {
  stock ??= await stocked();
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ sort, order, limit: 1, ...(cursor && { cursor }) }, stock.shop);
    seen.push(...namesOf(page));
    cursor = page.next_cursor ?? undefined;
  } while (cursor);
  expect(seen).toEqual(names);
});

test('a page may end at a name of 200 characters in any script', async () => {
  const shop = await app.register();
  const names = ['漢'.repeat(200), `${'漢'.repeat(199)}字`];
  for (const name of names) await make({ name }, shop);
  const first = await list({ sort: 'name', order: 'asc', limit: 1 }, shop);
  const second = await list({ sort: 'name', order: 'asc', limit: 1, cursor: first.next_cursor ?? '' }, shop);
  expect([...namesOf(first), ...namesOf(second)].sort()).toEqual(names.toSorted());
});

test.each([
  ['updated_at desc', 'yesterday', newId()],
  ['updated_at desc', new Date().toISOString(), 'nobody'],
  ['updated_at desc'],
  ['price desc', '12', newId()],
])('a cursor with %o is refused', async (...key) => {
  const cursor = Buffer.from(JSON.stringify(key)).toString('base64url');
  const { status, body } = await app.send(listProducts, { merchant: owner.merchant, cursor }, as());
  expect([status, codeOf(body)]).toEqual([422, 'input.invalid']);
});

test('a teammate limited to a brand reads, finds, counts and changes only its products', async () => {
  const shop = await app.register();
  const { body: north } = await app.send(createBrand, { merchant: shop.merchant, name: 'North' }, as(shop));
  const ours = await make({ name: 'Northern lamp', brand_id: north.id }, shop);
  const theirs = await make({ name: 'Southern lamp' }, shop);
  const analyst = await app.teammate(shop.merchant, 'analyst');
  await app.send(setBrandAccess, { merchant: shop.merchant, id: analyst.userId, brand_ids: [north.id] }, as(shop));
  expect(namesOf(await list({}, analyst))).toEqual(['Northern lamp']);
  expect(namesOf(await list({ q: 'lamp' }, analyst))).toEqual(['Northern lamp']);
  expect((await app.send(countProducts, { merchant: shop.merchant }, as(analyst))).body.count).toBe(1);
  for (const endpoint of [getProduct, diagnoseProduct]) {
    const ask = (id: string) => app.send(endpoint, { merchant: shop.merchant, id }, as(analyst));
    expect((await ask(ours.product_id)).status).toBe(200);
    expect(codeOf((await ask(theirs.product_id)).body)).toBe('product.missing');
  }
});

test('an unknown brand is refused, and the default one is accepted', async () => {
  expect(codeOf((await try_({ brand_id: newId() })).body)).toBe('brand.missing');
  const { body: brand } = await app.send(createBrand, { merchant: owner.merchant, name: 'South' }, as());
  expect((await make({ brand_id: brand.id })).shop_brand).toEqual({ id: brand.id, name: 'South' });
});

test('importing a product again keeps its additional images', async () => {
  const image = 'https://cdn.example/first.png';
  const product = { external_id: 'imported', name: 'Imported', image, variants: [{ external_id: 'imported-1', price: '10.00' }] };
  const bringIn = () => app.send(importRecords, { merchant: owner.merchant, products: [product] }, as());
  await bringIn();
  const [found] = (await list({ q: 'imported' })).items;
  const { images } = await read(found?.product_id ?? '');
  expect(images).toEqual([{ id: null, url: image, alt: '' }]);
  await change(found?.product_id ?? '', { images: [...images, { url: 'https://cdn.example/second.png', alt: 'From behind' }] });
  await bringIn();
  expect((await read(found?.product_id ?? '')).images.map(({ alt }) => alt)).toEqual(['', 'From behind']);
});

const findings = async (product: Product) => {
  const { body } = await app.send(diagnoseProduct, { merchant: owner.merchant, id: product.product_id }, as());
  const wrong = body.checks.filter(({ state }) => state !== 'good');
  return { can: body.can_recommend, wrong: Object.fromEntries(wrong.map(({ check, state }) => [check, state])) };
};
test('a healthy product can be recommended', async () => {
  const product = await make({
    name: 'Obsidian paperweight',
    description: 'A heavy paperweight of polished volcanic glass for desks and shelves.',
    brand: 'Vulcan',
    category: 'Desk',
    images: [{ url: 'https://cdn.example/a.png' }],
    variants: [{ price: '19.00', stock: 8 }],
  });
  expect(await findings(product)).toEqual({ can: true, wrong: {} });
});
test('reports what keeps a product out of recommendations', async () => {
  const product = await make({ name: 'Basalt coaster', status: 'draft', variants: [{ price: '0', stock: 0 }] });
  const { can, wrong } = await findings(product);
  expect(can).toBe(false);
  expect(wrong).toMatchObject({ status: 'blocks', price: 'blocks', stock: 'blocks', found: 'blocks', image: 'weakens', words: 'weakens' });
});
