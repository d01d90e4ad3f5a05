import { expect, test } from 'vitest';
import { recall } from '../../memory.ts';
import { makeConversation, makeShop, thing, variant } from '../../testing/make.ts';
import { blindShops, type Ordered, shops, single } from '../../testing/ordered-sentences.ts';

function open(language: string, from: typeof shops = shops, stock = 50) {
  const shop = {
    ...makeShop(),
    products:
      from[language]?.goods.map((one, at) =>
        thing(
          401 + at,
          one.name,
          one.category,
          [],
          '',
          one.variants.map((own) => ({
            id: crypto.randomUUID(),
            sku: own.sku,
            price: '10.00',
            in_stock: stock > 0,
            stock,
            options: own.options,
          })),
        ),
      ) ?? [],
  };
  const skuOf = new Map(shop.products.flatMap(({ variants }) => variants.map(({ id, sku }) => [id, sku])));
  return { ...makeConversation({ shop, locale: language }), skuOf };
}
const boughtIn = (memory: unknown, skuOf: ReadonlyMap<string, string | null>) =>
  (recall(memory).purchase?.lines ?? []).map(({ variant_id: id, quantity }) => `${quantity} ${skuOf.get(id)}`);
const cases = Object.entries(shops).flatMap(([language, { sentences }]) =>
  [...sentences, ...(single[language] ?? [])].map((one): [string, string, Ordered] => [language, one.text, one]),
);

test('what was bought before is not bought again', async () => {
  const { text } = await open('en').say('I bought a candle last week and now I want a white mug');
  expect(text).not.toMatch(/× Candle/);
});

test.each(cases)('%s: %s', async (language, text, { lines }) => {
  const { say, skuOf } = open(language);
  const outcome = await say(text);
  expect(boughtIn(outcome.memory, skuOf), outcome.text).toEqual(lines.map(([sku, quantity]) => `${quantity} ${sku}`));
});

const blind = Object.entries(blindShops).flatMap(([language, { sentences }]) =>
  sentences.map((one): [string, string, Ordered] => [language, one.text, one]),
);

test.each(blind)('unseen, %s: %s', async (language, text, { lines }) => {
  const { say, skuOf } = open(language, blindShops);
  const outcome = await say(text);
  expect(boughtIn(outcome.memory, skuOf), outcome.text).toEqual(lines.map(([sku, quantity]) => `${quantity} ${sku}`));
});

test('after the link a product is added and another taken off, and both change the same link', async () => {
  const { say, skuOf } = open('en');
  expect((await say('two blue mugs and a poster in L please')).text).toMatch(
    /2 × Mug \(Blue; €20\.00\) and 1 × Poster \(L; €10\.00\): €30\.00/,
  );
  expect((await say('yes')).text).toMatch(/^Here’s your checkout link\./);
  const added = await say('add a second poster in L');
  expect(boughtIn(added.memory, skuOf)).toEqual(['2 MUG-BLUE', '2 POSTER-L']);
  expect((await say('yes please')).text).toMatch(/^I’ve updated your purchase\./);
  const less = await say('take the posters off');
  expect(boughtIn(less.memory, skuOf)).toEqual(['2 MUG-BLUE']);
  expect((await say('yes')).text).toMatch(/^I’ve updated your purchase\./);
});

test.each([
  ['two blue mugs and one poster in S please', 'I would like three candles and a white mug', '3 CANDLE, 1 MUG-WHITE'],
  ['I’ll take a blue mug', 'I would like to buy a candle', '1 CANDLE'],
])('after the link of %j, %j is a purchase with a link of its own', async (first, second, lines) => {
  const { say, skuOf } = open('en');
  await say(first);
  await say('yes');
  expect(boughtIn((await say(second)).memory, skuOf).join(', ')).toBe(lines);
  expect((await say('yes')).text).toMatch(/^Here’s your checkout link\./);
});

test('of a line that is short what is left is offered, with all of the rest', async () => {
  const { say, skuOf } = open('en', shops, 2);
  const { text, memory } = await say('I want to buy three blue mugs, one poster in M and two candles');
  expect(text).toMatch(/^There are 2 of the Mug in Blue left\./);
  expect(boughtIn(memory, skuOf)).toEqual(['2 MUG-BLUE', '1 POSTER-M', '2 CANDLE']);
});

test('twelve products are one offer', async () => {
  const letters = 'ABCDEFGHIJKL'.split('');
  const products = letters.map((letter, at) =>
    thing(411 + at, `Tea ${letter}${letter.toLowerCase()}rel`, 'Teas', [], '', [variant('1.00', 90, {})]),
  );
  const { say } = makeConversation({ shop: { ...makeShop(), products } });
  const { memory } = await say(`I want to order ${products.map(({ name }, at) => `${at + 2} ${name}`).join(', ')}`);
  expect(recall(memory).purchase?.lines.map(({ quantity }) => quantity)).toEqual(letters.map((_, at) => at + 2));
});
