import { expect, test } from 'vitest';
import { recall } from '../../memory.ts';
import { makeConversation, makeShop, thing } from '../../testing/make.ts';
import { blindShops, type Ordered, shops, single } from '../../testing/ordered-sentences.ts';

function open(language: string, from: typeof shops = shops) {
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
          one.variants.map((variant) => ({
            id: crypto.randomUUID(),
            sku: variant.sku,
            price: '10.00',
            in_stock: true,
            stock: 50,
            options: variant.options,
          })),
        ),
      ) ?? [],
  };
  const skuOf = new Map(shop.products.flatMap(({ variants }) => variants.map(({ id, sku }) => [id, sku])));
  return { ...makeConversation({ shop, locale: language }), skuOf };
}
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
  const bought = (recall(outcome.memory).purchase?.lines ?? []).map(({ variant_id: id, quantity }) => `${quantity} ${skuOf.get(id)}`);
  expect(bought, outcome.text).toEqual(lines.map(([sku, quantity]) => `${quantity} ${sku}`));
});

const blind = Object.entries(blindShops).flatMap(([language, { sentences }]) =>
  sentences.map((one): [string, string, Ordered] => [language, one.text, one]),
);

test.each(blind)('unseen, %s: %s', async (language, text, { lines }) => {
  const { say, skuOf } = open(language, blindShops);
  const outcome = await say(text);
  const bought = (recall(outcome.memory).purchase?.lines ?? []).map(({ variant_id: id, quantity }) => `${quantity} ${skuOf.get(id)}`);
  expect(bought, outcome.text).toEqual(lines.map(([sku, quantity]) => `${quantity} ${sku}`));
});
