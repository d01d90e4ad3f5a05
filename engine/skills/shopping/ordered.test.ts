import { expect, test } from 'vitest';
import { recall } from '../../memory.ts';
import { makeConversation, makeShop, thing } from '../../testing/make.ts';
import { type Ordered, shops, single } from '../../testing/ordered-sentences.ts';

function open(language: string) {
  const shop = {
    ...makeShop(),
    products:
      shops[language]?.goods.map((one, at) =>
        thing(
          401 + at,
          one.name,
          one.name,
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
  [...sentences, ...(single[language] ?? [])].map((one): [string, Ordered] => [language, one]),
);

test.each(cases)('%s: $text', async (language, { text, lines }) => {
  const { say, skuOf } = open(language);
  const outcome = await say(text);
  const bought = (recall(outcome.memory).purchase?.lines ?? []).map(({ variant_id: id, quantity }) => `${quantity} ${skuOf.get(id)}`);
  expect(bought, outcome.text).toEqual(lines.map(([sku, quantity]) => `${quantity} ${sku}`));
});
