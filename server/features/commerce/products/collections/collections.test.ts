import { createBrand, setBrandAccess } from '@parley/contract/brands';
import { createCollection, deleteCollection, getCollection, listCollections, updateCollection } from '@parley/contract/collections';
import type { Sent } from '@parley/contract/endpoint';
import { countProducts, createProduct, deleteProduct, getProduct, listProducts, updateProduct } from '@parley/contract/products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../../platform/lib/ids.ts';
import { type Person, startTestApp, type TestApp } from '../../../../testing/app.ts';
import { findProducts } from '../search/find.ts';
import { activeCollections, collectionIn } from './named.ts';
import { freeSlug, slugOf } from './rules.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
});
afterAll(() => app.close());

type Body = Omit<Sent<typeof createCollection>, 'merchant'>;
type Rule = NonNullable<Body['rule']>;
const as = (person = owner) => ({ token: person.token });
const codeOf = (body: unknown) => (body as { code?: string }).code;
const create = (body: Body, person = owner) => app.send(createCollection, { merchant: person.merchant, ...body }, as(person));
const change = (id: string, body: Omit<Sent<typeof updateCollection>, 'merchant' | 'id'>, person = owner) =>
  app.send(updateCollection, { merchant: person.merchant, id, ...body }, as(person));
const read = (id: string, person = owner) => app.send(getCollection, { merchant: person.merchant, id }, as(person));
const product = async (body: Partial<Sent<typeof createProduct>> = {}, person = owner) => {
  const { merchant } = person;
  const input = { merchant, name: 'Lamp', status: 'active' as const, variants: [{ price: '10' }], ...body };
  return (await app.send(createProduct, input, as(person))).body;
};
const within = async (op: string, value: string[] | undefined, person = owner) => {
  const filter = JSON.stringify({ match: 'all', conditions: [{ field: 'collection', op, ...(value && { value }) }] });
  const input = { merchant: person.merchant, filter };
  const { body } = await app.send(listProducts, { ...input, sort: 'name', order: 'asc' }, as(person));
  const counted = await app.send(countProducts, input, as(person));
  expect(counted.body.count).toBe(body.items.length);
  return body.items.map(({ name }) => name);
};
const cheap: Rule = { match: 'all', conditions: [{ field: 'price', op: 'less', value: 10 }] };

test('chosen products keep their order, and a deleted product leaves the collection', async () => {
  const [one, two, three] = [await product({ name: 'One' }), await product({ name: 'Two' }), await product({ name: 'Three' })];
  const ids = [three, one, two].map(({ product_id: id }) => id);
  const { status, body } = await create({ name: 'Desk & Co', description: 'For desks.', products: ids });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Desk & Co',
    slug: 'desk-co',
    kind: 'manual',
    status: 'draft',
    rule: null,
    products_count: 3,
    version: 1,
  });
  expect(body.products.map(({ product_id: id }) => id)).toEqual(ids);
  await change(body.id, { products: ids.toReversed(), version: 1 });
  await app.send(deleteProduct, { merchant: owner.merchant, id: one.product_id }, as());
  expect((await read(body.id)).body.products.map(({ name }) => name)).toEqual(['Two', 'Three']);
  const late = await change(body.id, { name: 'Late', version: 1 });
  expect([late.status, codeOf(late.body)]).toEqual([409, 'collection.changed']);
});

test('a rule decides at any time which products are in, by the conditions of the product list', async () => {
  const shop = await app.register();
  const { body: brand } = await app.send(createBrand, { merchant: shop.merchant, name: 'Second' }, as(shop));
  const make = (name: string, price: string, body: Partial<Sent<typeof createProduct>> = {}) =>
    product({ name, variants: [{ price, stock: 3 }], ...body }, shop);
  const lamp = await make('Lamp', '5', { category: 'Lamps', tags: ['desk'] });
  await make('Torch', '20', { tags: ['desk'] });
  await make('Vase', '4', { brand_id: brand.id, status: 'draft' });
  const rules: [Rule, string[]][] = [
    [cheap, ['Lamp', 'Vase']],
    [{ match: 'all', conditions: [...cheap.conditions, { field: 'tag', op: 'is', value: 'desk' }] }, ['Lamp']],
    [{ match: 'any', conditions: [...cheap.conditions, { field: 'tag', op: 'is', value: 'desk' }] }, ['Lamp', 'Torch', 'Vase']],
    [{ match: 'all', conditions: [{ field: 'brand', op: 'is', value: [brand.id] }] }, ['Vase']],
    [{ match: 'all', conditions: [{ field: 'brand', op: 'is', value: ['default'] }] }, ['Lamp', 'Torch']],
    [{ match: 'all', conditions: [{ field: 'status', op: 'is', value: ['draft'] }] }, ['Vase']],
    [{ match: 'all', conditions: [{ field: 'category', op: 'is', value: 'lamps' }] }, ['Lamp']],
    [
      {
        match: 'all',
        conditions: [
          { field: 'name', op: 'contains', value: 'or' },
          { field: 'stock', op: 'greater', value: 2 },
        ],
      },
      ['Torch'],
    ],
  ];
  for (const [rule, names] of rules) {
    const { body } = await create({ name: `Rule ${newId()}`, rule }, shop);
    expect([body.kind, body.products_count]).toEqual(['rule', names.length]);
    expect(await within('is', [body.id], shop)).toEqual(names);
    expect((await within('is_not', [body.id], shop)).length).toBe(3 - names.length);
    const deleted = await app.send(deleteCollection, { merchant: shop.merchant, id: body.id }, as(shop));
    expect(deleted.status).toBe(200);
  }
  const { body: low } = await create({ name: 'Low', slug: 'low-prices', rule: cheap, status: 'active' }, shop);
  const { body: chosen } = await create({ name: 'Chosen', products: [lamp.product_id] }, shop);
  expect([await within('is_set', undefined, shop), await within('is_not_set', undefined, shop)]).toEqual([['Lamp', 'Vase'], ['Torch']]);
  expect(await within('is', [low.id, chosen.id], shop)).toEqual(['Lamp', 'Vase']);
  expect(await within('is', ['nonsense'], shop)).toEqual([]);
  const detail = async () => (await app.send(getProduct, { merchant: shop.merchant, id: lamp.product_id }, as(shop))).body;
  expect((await detail()).collections).toEqual([
    { id: chosen.id, name: 'Chosen', slug: 'chosen', status: 'draft' },
    { id: low.id, name: 'Low', slug: 'low-prices', status: 'active' },
  ]);
  const variants = [{ id: lamp.variants[0]?.id ?? '', price: '50' }];
  await app.send(updateProduct, { merchant: shop.merchant, id: lamp.product_id, variants }, as(shop));
  expect((await detail()).collections.map(({ name }) => name)).toEqual(['Chosen']);
  const listed = await app.send(listCollections, { merchant: shop.merchant }, as(shop));
  expect(listed.body.items.map(({ name, products_count: count }) => [name, count])).toEqual([
    ['Chosen', 1],
    ['Low', null],
  ]);
});

test.each<[string, Body, number, string, string | undefined]>([
  ['a rule and products', { name: 'Both', rule: cheap, products: [newId()] }, 422, 'collection.kind', undefined],
  ['an unknown product', { name: 'Ghost', products: [newId()] }, 404, 'product.missing', 'products.0'],
  ['a rule without conditions', { name: 'Empty', rule: { match: 'all', conditions: [] } }, 422, 'input.invalid', 'rule'],
  [
    'a rule by collections',
    { name: 'Loop', rule: { match: 'all', conditions: [{ field: 'collection', op: 'is_set' }] } },
    422,
    'input.invalid',
    'rule.conditions.0',
  ],
  ['a slug with spaces', { name: 'Slug', slug: 'My slug' }, 422, 'input.invalid', 'slug'],
])('%s is refused', async (_, body, status, code, path) => {
  const answer = await create(body);
  expect([answer.status, codeOf(answer.body)]).toEqual([status, code]);
  expect((answer.body as { errors?: { path: string }[] }).errors?.[0]?.path).toBe(path);
});

test('a slug belongs to one collection; one made from a name gets a number', async () => {
  const made = await Promise.all([create({ name: 'Summer' }), create({ name: 'Sümmer' })].map(async (answer) => (await answer).status));
  expect(made.filter((status) => status === 201).length).toBeGreaterThan(0);
  const again = await create({ name: 'Summer' });
  expect(again.body.slug).toMatch(/^summer-\d$/);
  const taken = await create({ name: 'Other', slug: again.body.slug });
  expect(taken.body).toMatchObject({ code: 'input.invalid', errors: [{ path: 'slug' }] });
  const renamed = await change(again.body.id, { slug: 'summer' });
  expect(renamed.body).toMatchObject({ errors: [{ path: 'slug' }] });
  expect((await change(again.body.id, { slug: again.body.slug })).status).toBe(200);
});

test('slugs are made of any name', () => {
  expect(['Café & Tea', '  ', 'ÄÖ', '東京', 'Straße 5'].map(slugOf)).toEqual(['cafe-tea', 'collection', 'ao', 'collection', 'strasse-5']);
  expect(freeSlug('a', new Set(['a', 'a-2']))).toBe('a-3');
});

test('somebody limited to a brand sees and counts only its products', async () => {
  const shop = await app.register();
  const { body: brand } = await app.send(createBrand, { merchant: shop.merchant, name: 'Second' }, as(shop));
  const [mine, hidden] = [await product({ name: 'Mine', brand_id: brand.id }, shop), await product({ name: 'Hidden' }, shop)];
  const analyst = await app.teammate(shop.merchant, 'analyst');
  await app.send(setBrandAccess, { merchant: shop.merchant, id: analyst.userId, brand_ids: [brand.id] }, as(shop));
  const { body: chosen } = await create({ name: 'Mixed', products: [hidden.product_id, mine.product_id] }, shop);
  const rule: Rule = { match: 'all', conditions: [{ field: 'price', op: 'less', value: 100 }] };
  const { body: ruled } = await create({ name: 'Ruled', rule }, shop);
  const counts = async (person: Person) => {
    const [one, other] = [(await read(chosen.id, person)).body, (await read(ruled.id, person)).body];
    return [one.products.map(({ name }) => name), one.products_count, other.products_count];
  };
  expect(await counts(shop)).toEqual([['Hidden', 'Mine'], 2, 2]);
  expect(await counts(analyst)).toEqual([['Mine'], 1, 1]);
  const refused = await create({ name: 'No' }, analyst);
  expect([refused.status, codeOf(refused.body)]).toEqual([403, 'permission.denied']);
});

test('a search narrows to a collection that is named, and shows its products where nothing else is asked', async () => {
  const shop = await app.register();
  const [rug, lamp] = [await product({ name: 'Picnic rug' }, shop), await product({ name: 'Garden lamp' }, shop)];
  await product({ name: 'Desk lamp' }, shop);
  await create({ name: 'Summer Evenings', status: 'active', products: [lamp.product_id, rug.product_id] }, shop);
  await create({ name: 'Secret', products: [rug.product_id] }, shop);
  const db = app.installation.readingOf(shop.merchant);
  const search = async (query: string) => {
    const named = collectionIn(query, await activeCollections(db));
    const found = await findProducts(db, { query: named ? named.rest : query, within: named, limit: 5, now: new Date() });
    return found.products.map(({ name, collections }) => [name, ...collections]);
  };
  const both = [
    ['Garden lamp', 'Summer Evenings'],
    ['Picnic rug', 'Summer Evenings'],
  ];
  expect(await search('What do you have in the Summer Evenings collection?')).toEqual(both);
  expect(await search('Was gibt es in der Kollektion Summer Evenings?')).toEqual(both);
  expect(await search('a lamp of the summer evenings collection')).toEqual([both[0]]);
  expect(await search('a kettle of the summer evenings collection')).toEqual([]);
  expect((await search('lamp')).map(([name]) => name).toSorted()).toEqual(['Desk lamp', 'Garden lamp']);
  expect(await search('the secret collection')).toEqual([]);
});
