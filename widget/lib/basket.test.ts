import { describe, expect, test } from 'vitest';
import { type BasketLine, noteLink, withoutOrdered, withQuantity } from './basket.ts';

const line = (variant_id: string, quantity: number): BasketLine => ({
  variant_id,
  name: variant_id,
  price: '10.00',
  currency: 'EUR',
  quantity,
});
const counts = (basket: readonly BasketLine[]) => Object.fromEntries(basket.map(({ variant_id, quantity }) => [variant_id, quantity]));

describe('what was ordered leaves the basket', () => {
  const held = [line('lamp', 2), line('shade', 1)];
  const noted = noteLink(held, held, 'a');

  test.each([
    ['nothing, if nothing of it was ordered', noted, ['b'], { lamp: 2, shade: 1 }],
    ['all of it', noted, ['a', 'b'], {}],
    ['but what was added since stays', [...withQuantity(noted, 'lamp', 3), line('bulb', 1)], ['a'], { lamp: 1, bulb: 1 }],
    ['and what was taken out stays out', withQuantity(noted, 'lamp', 1), ['a'], {}],
    ['for each link that was ordered', noteLink(withQuantity(noted, 'lamp', 3), [line('lamp', 1)], 'b'), ['a', 'b'], {}],
  ])('%s', (_, basket, ordered, left) => expect(counts(withoutOrdered(basket, ordered))).toEqual(left));

  test('once: the same order takes nothing more', () => {
    const left = withoutOrdered(withQuantity(noted, 'lamp', 5), ['a']);
    expect([counts(left), withoutOrdered(left, ['a'])]).toEqual([{ lamp: 3 }, left]);
  });
});
