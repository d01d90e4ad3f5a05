import { expect, test } from 'vitest';
import { cardOf } from './skills/shopping/write.ts';
import { makeTrade } from './testing/make-trade.ts';

test('a card names its variant, unless one of several has to be chosen', () => {
  const [product] = makeTrade().products;
  const [variant] = product?.variants ?? [];
  if (!product || !variant) throw new Error('The shop is missing a product.');
  const single = { ...product, variants: [variant] };
  const several = { ...product, variants: [variant, { ...variant, id: 'other' }] };
  expect([cardOf(single), cardOf(several), cardOf(several, variant)]).toMatchObject([
    { variant_id: variant.id },
    { variant_id: null },
    { variant_id: variant.id },
  ]);
});
