import { randomUUID } from 'node:crypto';
import { importRecords } from '@parley/contract/imports';
import {
  createProductSynonym,
  deleteProductSynonym,
  dismissMissedSearch,
  listProductSynonyms,
  updateProductSynonym,
} from '@parley/contract/product-synonyms';
import { listProducts } from '@parley/contract/products';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../testing/app.ts';
import { codeOf, pathsOf } from '../../../account/identity/make.ts';
import { type Filters, findProducts } from './find.ts';
import { countMiss } from './synonyms.ts';

let app: TestApp;
let owner: Person;
let stranger: Person;

const product = (
  name: string,
  category: string,
  { description = '', tags = [], variants = [['20.00', 5, {}]] }: { description?: string; tags?: string[]; variants?: Sold[] } = {},
) => ({
  external_id: name,
  name,
  category,
  description,
  tags,
  variants: variants.map(([price, stock, options], at) => ({
    external_id: `${name} ${at}`,
    sku: `${name.slice(0, 3).toUpperCase()}-${at}`,
    price,
    stock,
    options,
  })),
});
type Sold = [string, number, Record<string, string>];

const catalogue = [
  product('Fjord Rain Jacket', 'Jackets', {
    description: 'Taped seams and a hood.',
    tags: ['waterproof'],
    variants: [
      ['129.00', 3, { Colour: 'Navy', Size: 'M' }],
      ['139.00', 0, { Colour: 'Black', Size: 'L' }],
    ],
  }),
  product('Alp Bottle', 'Bottles', { description: 'Double-walled steel.', variants: [['25.00', 5, { Volume: '500ml' }]] }),
  product('Tarn Steel Mug', 'Mugs', { description: 'Fits the cage of any bottle. A bottle of soap cleans it; no bottle brush is needed.' }),
  product('Ridge Head Torch', 'Lights', { description: 'Shines for 40 hours.' }),
  product('Moor Backpack', 'Bags', { tags: ['leather'] }),
  product('Knife Block', 'Kitchen', { variants: [['60.00', 0, {}]] }),
  product('Wanderrucksack', 'Taschen'),
];

beforeAll(async () => {
  app = await startTestApp({ worker: false });
  [owner, stranger] = [await app.register(), await app.register()];
  const { body } = await app.send(importRecords, { merchant: owner.merchant, products: catalogue }, { token: owner.token });
  if (body.refused.length > 0) throw new Error(JSON.stringify(body.refused));
});
afterAll(() => app.close());

const find = (query: string, filters?: Filters, { merchant } = owner) =>
  app.write(merchant, ({ db }) => findProducts(db, { query, filters, limit: 5, now: new Date() }));
const names = async (query: string, filters?: Filters) => (await find(query, filters)).products.map(({ name }) => name);
const first = async (query: string) => (await names(query))[0];

describe('ranking', () => {
  test.each([
    ['a word of the name', 'rain jacket', 'Fjord Rain Jacket'],
    ['the plural', 'jackets', 'Fjord Rain Jacket'],
    ['an irregular plural', 'knives', 'Knife Block'],
    ['a typo', 'jakcet', 'Fjord Rain Jacket'],
    ['a compound that the catalogue writes apart', 'headtorch', 'Ridge Head Torch'],
    ['parts that the catalogue writes as one', 'back pack', 'Moor Backpack'],
    ['a compound synonym', 'raincoat', 'Fjord Rain Jacket'],
    ['another language', 'Habt ihr eine Regenjacke?', 'Fjord Rain Jacket'],
    ['a plural of another language', 'sacs à dos', 'Moor Backpack'],
    ['an option and its unit', 'bottle 500 ml', 'Alp Bottle'],
    ['a unit spelled out', 'something of 500 millilitres', 'Alp Bottle'],
    ['a SKU', 'do you have TAR-0', 'Tarn Steel Mug'],
    ['the head noun before a description that says it more often', 'steel bottle', 'Alp Bottle'],
    ['an everyday sentence', "Hi, I'm looking for a mug please", 'Tarn Steel Mug'],
  ])('finds by %s', async (_, query, name) => expect(await first(query)).toBe(name));

  test('a part of a German compound finds it', async () => expect(await names('Haben Sie einen Rucksack?')).toContain('Wanderrucksack'));

  test('finds nothing for what the catalogue does not have', async () => {
    expect(await find('zeppelin')).toEqual({ products: [], unmatched: ['zeppelin'], missed: 'zeppelin' });
  });
});

test('tells which word matched which field, and through what', async () => {
  const { products, unmatched } = await find('waterproof Regenjacke with a hood, navy, by Zeppelin');
  expect(products[0]?.matched).toEqual(
    expect.arrayContaining([
      { word: 'waterproof', field: 'tags' },
      { word: 'Regenjacke', field: 'name', through: 'rain jacket' },
      { word: 'hood', field: 'description' },
      { word: 'navy', field: 'options' },
    ]),
  );
  expect(unmatched).toEqual(['Zeppelin']);
  const typo = await find('jakcet');
  expect(typo.products[0]?.matched).toEqual([{ word: 'jakcet', field: 'name', through: 'jacket' }]);
});

test('the score is the share of the query that a product explains', async () => {
  const scoreOf = async (query: string) => (await find(query)).products[0]?.score ?? 0;
  expect(await scoreOf('rain jacket')).toBe(1);
  expect(await scoreOf('rain jacket zeppelin')).toBeLessThan(0.8);
  expect(await scoreOf('mug zeppelin airship')).toBeLessThan(await scoreOf('mug zeppelin'));
});

describe('filters', () => {
  test.each<[string, string, Filters, string[]]>([
    ['a maximum price', 'jacket', { maxCents: 10_000 }, []],
    ['a price of one variant', 'jacket', { minCents: 13_500, maxCents: 14_000 }, ['Fjord Rain Jacket']],
    ['stock of the same variant', 'jacket', { minCents: 13_500, inStock: true }, []],
    ['stock', 'knife', { inStock: true }, []],
    ['an option', 'jacket', { options: { Color: 'navy' } }, ['Fjord Rain Jacket']],
    ['an option in another language', 'jacket', { options: { Colour: 'schwarz' } }, ['Fjord Rain Jacket']],
    ['options no variant has together', 'jacket', { options: { Colour: 'Black', Size: 'M' } }, []],
    ['a category', 'steel', { category: 'mug' }, ['Tarn Steel Mug']],
    ['a word to leave out', 'backpack', { without: ['leather'] }, []],
    ['a value to leave out', 'jacket', { without: ['navy', 'black'] }, []],
  ])('%s', async (_, query, filters, expected) => expect(await names(query, filters)).toEqual(expected));
});

test('finds nothing of another shop', async () => {
  expect((await find('rain jacket', {}, stranger)).products).toEqual([]);
});

test('a list search takes parts of words, SKUs and typos, and wants every word', async () => {
  const list = async (q: string) => {
    const { body } = await app.send(listProducts, { merchant: owner.merchant, q }, { token: owner.token });
    return body.items.map(({ name }) => name);
  };
  expect(await list('fjo')).toEqual(['Fjord Rain Jacket']);
  expect(await list('ackpac')).toEqual(['Moor Backpack']);
  expect(await list('tarn bottl')).toEqual(['Tarn Steel Mug']);
  expect(await list('RID-')).toEqual(['Ridge Head Torch']);
  expect(await list('Fjrod')).toEqual(['Fjord Rain Jacket']);
});

test('a list with a search is sorted by relevance unless a sort is chosen, page by page', async () => {
  const at = { merchant: owner.merchant, q: 'bottle' };
  const page = async (more: object = {}) => (await app.send(listProducts, { ...at, ...more }, { token: owner.token })).body;
  const all = (await page()).items.map(({ name }) => name);
  expect(all).toEqual(['Alp Bottle', 'Tarn Steel Mug']);
  const one = await page({ limit: 1 });
  expect(one.items.map(({ name }) => name)).toEqual(['Alp Bottle']);
  const two = await page({ limit: 1, cursor: one.next_cursor ?? '' });
  expect([two.items.map(({ name }) => name), two.next_cursor]).toEqual([['Tarn Steel Mug'], null]);
  expect((await page({ sort: 'name', order: 'desc' })).items.map(({ name }) => name)).toEqual(['Tarn Steel Mug', 'Alp Bottle']);
});

test('a filter that can’t be read is refused in a plain sentence', async () => {
  for (const filter of ['{', 'abc', '[]', '{"conditions":{}}']) {
    const { body } = await app.send(listProducts, { merchant: owner.merchant, filter }, { token: owner.token });
    expect(body).toMatchObject({
      errors: [{ path: 'filter', message: 'This filter isn’t valid. Send a JSON object with `match` and `conditions`.' }],
    });
  }
});

describe('synonyms', () => {
  const as = ({ token } = owner) => ({ token });

  test('of a shop find its products and are told; one phrase or several', async () => {
    expect(await names('brolly')).toEqual([]);
    const { body } = await app.send(createProductSynonym, { merchant: owner.merchant, words: ['Brolly', 'rain jacket'] }, as());
    expect((await find('brolly')).products[0]).toMatchObject({
      name: 'Fjord Rain Jacket',
      matched: [{ word: 'brolly', field: 'name', through: 'rain jacket' }],
    });
    await app.send(updateProductSynonym, { merchant: owner.merchant, id: body.id, words: ['gamp', 'mug'] }, as());
    expect(await names('brolly')).toEqual([]);
    expect(await first('gamp')).toBe('Tarn Steel Mug');
    await app.send(deleteProductSynonym, { merchant: owner.merchant, id: body.id }, as());
  });

  test.each([
    ['a word with a built-in meaning', 'knapsack13', 'rucksack', 'Moor Backpack'],
    ['a word of another language', 'grubenlicht13', 'Stirnlampe', 'Ridge Head Torch'],
    ['several words for one', 'thing13', 'fjord rain jacket', 'Fjord Rain Jacket'],
    ['one word for several', 'zwei worte13', 'mug', 'Tarn Steel Mug'],
    ['several words for several', 'water thing13', 'fjord rain jacket', 'Fjord Rain Jacket'],
    ['words that the catalogue has apart', 'hiker13', 'alp steel bottle', 'Alp Bottle'],
    ['an inflected word', 'blade13', 'knives', 'Knife Block'],
    ['a SKU', 'code13', 'TAR-0', 'Tarn Steel Mug'],
  ])('are looked up like what is typed: %s', async (_, word, other, name) => {
    const { body } = await app.send(createProductSynonym, { merchant: owner.merchant, words: [word, other] }, as());
    const found = await find(word);
    expect(found.products[0]?.name).toBe(name);
    expect(new Set(found.products[0]?.matched.map((match) => match.word)).size).toBe(found.products[0]?.matched.length);
    const listed = await app.send(listProducts, { merchant: owner.merchant, q: word }, as());
    expect(listed.body.items.map((item) => item.name)).toContain(name);
    await app.send(deleteProductSynonym, { merchant: owner.merchant, id: body.id }, as());
  });

  test('need different words that no other synonym has', async () => {
    const create = (words: string[]) => app.send(createProductSynonym, { merchant: owner.merchant, words }, as());
    expect(pathsOf(await create(['solo13', 'SOLO13']))).toEqual(['words']);
    const { body } = await create(['poncho13', 'cape13']);
    const again = await create(['Poncho13', 'mac13']);
    expect([again.status, again.body]).toMatchObject([
      422,
      { errors: [{ path: 'words', message: '“Poncho13” already has a synonym: poncho13, cape13. Add the words there.' }] },
    ]);
    const other = (await create(['mac13', 'slicker13'])).body;
    const change = { merchant: owner.merchant, id: other.id, words: ['mac13', 'cape13'] };
    expect(pathsOf(await app.send(updateProductSynonym, change, as()))).toEqual(['words']);
    expect((await app.send(updateProductSynonym, { ...change, words: ['mac13', 'Mac-14'] }, as())).status).toBe(200);
    for (const { id } of [body, other]) await app.send(deleteProductSynonym, { merchant: owner.merchant, id }, as());
  });

  test('are those of one shop', async () => {
    await app.send(createProductSynonym, { merchant: stranger.merchant, words: ['noggin', 'mug'] }, as(stranger));
    expect(await names('noggin')).toEqual([]);
  });

  test('need two words, and a teammate who may change products', async () => {
    const only = { merchant: owner.merchant, words: ['brolly'] };
    expect(pathsOf(await app.send(createProductSynonym, only, as()))).toEqual(['words']);
    const analyst = await app.teammate(owner.merchant, 'analyst');
    const both = { merchant: owner.merchant, words: ['a', 'b'] };
    expect(codeOf(await app.send(createProductSynonym, both, { token: analyst.token }))).toBe('permission.denied');
  });

  test('are proposed for what was searched for twice, until one is made or it is dismissed', async () => {
    const { merchant } = owner;
    const miss = (words: string, conversation: string = randomUUID()) =>
      app.write(merchant, (ctx) => countMiss(ctx, { merchant, words, conversation }));
    const one = randomUUID();
    for (let times = 0; times < 3; times++) await miss('quillon', one);
    for (const words of ['spork', 'gaiters', 'gaiters', 'bivvy bag', 'bivvy bag', 'bivvy bag']) await miss(words);
    const missed = async () => {
      const { body } = await app.send(listProductSynonyms, { merchant: owner.merchant }, as());
      return body.missed.map(({ words, times }) => `${words} ${times}`);
    };
    expect(await missed()).toEqual(['bivvy bag 3', 'gaiters 2']);
    await app.send(createProductSynonym, { merchant: owner.merchant, words: ['Bivvy bag', 'backpack'] }, as());
    expect(await missed()).toEqual(['gaiters 2']);
    await app.send(dismissMissedSearch, { merchant: owner.merchant, words: 'gaiters' }, as());
    await miss('gaiters');
    expect(await missed()).toEqual([]);
  });
});
