import type { Sent } from '@parley/contract/endpoint';
import { metafieldText } from '@parley/contract/metafield-values';
import { createMetafield, deleteMetafield, listMetafields, updateMetafield } from '@parley/contract/metafields';
import { createProduct, getProduct, updateProduct } from '@parley/contract/products';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, startTestApp, type TestApp } from '../../../../testing/app.ts';
import { readActiveProduct } from '../search/store.ts';
import { cellOf, sentenceOf, valueIssue } from './rules.ts';

let app: TestApp;
let owner: Person;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  owner = await app.register();
});
afterAll(() => app.close());

const as = (person = owner) => ({ token: person.token });
const codeOf = (body: unknown) => (body as { code?: string }).code;
const define = (body: Omit<Sent<typeof createMetafield>, 'merchant'>, person = owner) =>
  app.send(createMetafield, { merchant: person.merchant, ...body }, as(person));
const make = (metafields: Sent<typeof createProduct>['metafields'] = {}, person = owner) =>
  app.send(
    createProduct,
    { merchant: person.merchant, name: 'Lamp', status: 'active', variants: [{ price: '10' }], metafields },
    as(person),
  );
const change = (id: string, body: Omit<Sent<typeof updateProduct>, 'merchant' | 'id'>, person = owner) =>
  app.send(updateProduct, { merchant: person.merchant, id, ...body }, as(person));

test('values of every type are stored, changed and cleared; what isn’t named stays', async () => {
  const shop = await app.register();
  const fields: Parameters<typeof define>[0][] = [
    { key: 'care', name: 'Care', type: 'text' },
    { key: 'year', name: 'Year', type: 'number' },
    { key: 'vegan', name: 'Vegan', type: 'flag' },
    { key: 'since', name: 'Since', type: 'date' },
    { key: 'rooms', name: 'Rooms', type: 'choice', choices: ['Bath', 'Hall'] },
    { key: 'weight', name: 'Weight', type: 'measurement', unit: 'kg' },
  ];
  for (const body of fields) expect((await define(body, shop)).status).toBe(201);
  const { body: product, status } = await make(
    { care: 'Wipe dry', year: 2024, vegan: false, since: '2024-02-29', rooms: ['Hall'], weight: 1.25 },
    shop,
  );
  expect(status).toBe(201);
  expect(product.metafields.map(({ key, value }) => [key, value])).toEqual([
    ['care', 'Wipe dry'],
    ['rooms', ['Hall']],
    ['since', '2024-02-29'],
    ['vegan', false],
    ['weight', 1.25],
    ['year', 2024],
  ]);
  const { body } = await change(product.product_id, { metafields: { year: null, rooms: ['Bath', 'Hall'], care: '' } }, shop);
  expect(body.metafields.map(({ key, value, unit }) => [key, value, unit])).toEqual([
    ['rooms', ['Bath', 'Hall'], null],
    ['since', '2024-02-29', null],
    ['vegan', false, null],
    ['weight', 1.25, 'kg'],
  ]);
  expect(body.version).toBe(product.version + 1);
});

test('the AI reads what it may as sentences of the product', async () => {
  const shop = await app.register();
  await define({ key: 'weight', name: 'Weight', type: 'measurement', unit: 'kg', customers_see: true }, shop);
  await define({ key: 'cost', name: 'Purchase price', type: 'number', ai_reads: false }, shop);
  const { body: product } = await make({ weight: 1.5, cost: 4 }, shop);
  const db = app.installation.readingOf(shop.merchant);
  const read = await readActiveProduct(db, product.product_id);
  expect(read?.metafields.map((one) => sentenceOf(one, one.value))).toEqual(['Weight: 1.5 kg.']);
});

test('deleting a field deletes its values; another shop knows nothing of it', async () => {
  const { body: field } = await define({ key: 'gone', name: 'Gone', type: 'text' });
  const { body: product } = await make({ gone: 'soon' });
  const stranger = await app.register();
  expect((await app.send(listMetafields, { merchant: stranger.merchant }, as(stranger))).body.items).toEqual([]);
  expect(codeOf((await make({ gone: 'x' }, stranger)).body)).toBe('input.invalid');
  await app.send(deleteMetafield, { merchant: owner.merchant, id: field.id }, as());
  const { body } = await app.send(getProduct, { merchant: owner.merchant, id: product.product_id }, as());
  expect(body.metafields).toEqual([]);
});

test.each<[string, Omit<Sent<typeof createMetafield>, 'merchant'>, string]>([
  ['a choice without choices', { key: 'c', name: 'C', type: 'choice' }, 'choices'],
  ['a measurement without a unit', { key: 'm', name: 'M', type: 'measurement' }, 'unit'],
  ['text with a unit', { key: 't', name: 'T', type: 'text', unit: 'kg' }, 'unit'],
  ['a key with spaces', { key: 'my key', name: 'K', type: 'text' }, 'key'],
])('%s is refused', async (_, body, path) => {
  const answer = await define(body);
  expect([answer.status, answer.body]).toEqual([422, expect.objectContaining({ errors: [expect.objectContaining({ path })] })]);
});

test('a key belongs to one field, and a changed field keeps its values', async () => {
  const { body: field } = await define({ key: 'size_chart', name: 'Fit', type: 'choice', choices: ['Slim', 'Wide'] });
  expect((await define({ key: 'size_chart', name: 'Other', type: 'text' })).body).toMatchObject({ errors: [{ path: 'key' }] });
  const { body: product } = await make({ size_chart: ['Slim'] });
  const { body } = await app.send(
    updateMetafield,
    { merchant: owner.merchant, id: field.id, name: 'Cut', choices: ['Wide', 'Tall'] },
    as(),
  );
  expect(body).toMatchObject({ key: 'size_chart', name: 'Cut', choices: ['Wide', 'Tall'], version: 2 });
  const read = await app.send(getProduct, { merchant: owner.merchant, id: product.product_id }, as());
  expect(read.body.metafields).toMatchObject([{ name: 'Cut', value: ['Slim'] }]);
  const refused = await change(product.product_id, { metafields: { size_chart: ['Slim'] } });
  expect(refused.body).toMatchObject({
    errors: [{ path: 'metafields.size_chart', message: 'Cut has no choice Slim. Choose one of: Wide, Tall.' }],
  });
});

const field = (type: Parameters<typeof valueIssue>[0]['type']) => ({ name: 'Field', type, choices: ['A', 'B'] });
test.each([
  [field('text'), 'words', 5],
  [field('number'), -1.5, '1.5'],
  [field('flag'), false, 'no'],
  [field('date'), '2026-11-30', '2026-02-30'],
  [field('choice'), ['B'], ['C']],
  [field('measurement'), 2, true],
])('%o takes %o and refuses %o', (one, good, bad) => {
  expect(valueIssue(one, good)).toBeUndefined();
  expect(valueIssue(one, bad)).toMatch(/Field/);
});

test('values as text, as a sentence and as a cell', () => {
  expect([
    metafieldText({ unit: 'kg' }, 0.000_001),
    metafieldText({ unit: null }, true),
    metafieldText({ unit: null }, ['A', 'B']),
  ]).toEqual(['0.000001 kg', 'yes', 'A, B']);
  expect(sentenceOf({ name: 'Care', unit: null }, 'Wipe dry. ')).toBe('Care: Wipe dry.');
  expect([cellOf(1_000_000.5), cellOf('x'), cellOf(false)]).toEqual(['1000000.5', 'x', 'no']);
});
