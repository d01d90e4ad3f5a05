import { expect, test } from 'vitest';
import { firstLine, subtotalOf, withLine } from './checkout-cart.ts';
import { lamp } from './testing/lamp.ts';

const [blue, red] = ['0195b4f2-7c1e-7000-8000-0000000000e1', '0195b4f2-7c1e-7000-8000-0000000000e2'] as const;
const line = (variantId: string, quantity: number) => ({ product: lamp, variantId, quantity });

test('a product starts with its first available variant', () => expect(firstLine(lamp)?.variantId).toBe(red));
test('a sold-out product starts with its first variant, so that the picker can show it', () => {
  const soldOut = { ...lamp, variants: lamp.variants.map((variant) => ({ ...variant, stock: 0 })) };
  expect(firstLine(soldOut)?.variantId).toBe(blue);
});
test('adding a variant again raises its quantity', () =>
  expect(withLine([line(blue, 1), line(red, 2)], line(red, 1)).map(({ quantity }) => quantity)).toEqual([1, 3]));
test('the subtotal is exact', () => expect(subtotalOf([line(blue, 3), line(red, 1)], 'EUR')).toBe('85.10'));
test('an empty cart has a subtotal of zero', () => expect(subtotalOf([], 'EUR')).toBe('0.00'));
