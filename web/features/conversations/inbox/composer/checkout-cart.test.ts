import { expect, test } from 'vitest';
import { firstLine, subtotalOf, withLine } from './checkout-cart.ts';
import { lamp } from './testing/lamp.ts';

const [blue, red] = ['0195b4f2-7c1e-7000-8000-0000000000e1', '0195b4f2-7c1e-7000-8000-0000000000e2'] as const;
const line = (variantId: string, quantity: number) => ({ product: lamp, variantId, quantity });

test('a product begins with the first variant that can be sold', () => expect(firstLine(lamp)?.variantId).toBe(red));
test('one that is sold out begins with its first, so that it can be seen', () => {
  const gone = { ...lamp, variants: lamp.variants.map((variant) => ({ ...variant, stock: 0 })) };
  expect(firstLine(gone)?.variantId).toBe(blue);
});
test('the same variant again is one more of it', () =>
  expect(withLine([line(blue, 1), line(red, 2)], line(red, 1)).map(({ quantity }) => quantity)).toEqual([1, 3]));
test('the goods are added up without rounding', () => expect(subtotalOf([line(blue, 3), line(red, 1)])).toBe('85.10'));
test('nothing costs nothing', () => expect(subtotalOf([])).toBe('0.00'));
