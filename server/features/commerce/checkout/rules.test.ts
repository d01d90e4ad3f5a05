import { describe, expect, test } from 'vitest';
import { brandOf, canSell, gathered, inkOn, luminanceOf, shippingFor, stateOf, subtotalOf } from './rules.ts';

const now = new Date('2026-11-21T12:00:00.000Z');

test('a subtotal adds up its units', () =>
  expect(
    subtotalOf([
      { quantity: 2, cents: 1_250 },
      { quantity: 1, cents: 99 },
    ]),
  ).toBe(2_599));

describe('shipping', () => {
  test.each([
    ['is never free', 100_000, null, 495],
    ['is asked for below the threshold', 4_999, 5_000, 495],
    ['is free from the threshold on', 5_000, 5_000, 0],
    ['is free for all', 0, 0, 0],
  ])('%s', (_, subtotal, freeFrom, cents) => expect(shippingFor(subtotal, { shipping: 495, freeFrom })).toBe(cents));
});

describe('a link', () => {
  test.each([
    ['open', 1, 'open'],
    ['open', 0, 'expired'],
    ['completed', 0, 'completed'],
    ['cancelled', 0, 'cancelled'],
  ])('%s with %i ms left is %s', (state, left, stands) =>
    expect(stateOf({ state, expires_at: new Date(now.getTime() + left) }, now)).toBe(stands),
  );
});

describe('two units', () => {
  const usual = { status: 'active', available: true, stock: 2, inventory_policy: 'deny' };
  test.each([
    ['of two can be sold', {}, true],
    ['of one cannot', { stock: 1 }, false],
    ['of one can where selling goes on', { stock: 1, inventory_policy: 'continue' }, true],
    ['of what is not counted can', { stock: null }, true],
    ['of what is switched off cannot', { available: false, stock: null }, false],
    ['of a draft cannot', { status: 'draft' }, false],
  ])('%s', (_, change, can) => expect(canSell({ ...usual, ...change }, 2)).toBe(can));
});

test('lines of the same variant are merged', () =>
  expect(
    gathered([
      { variant_id: 'a', quantity: 1 },
      { variant_id: 'b', quantity: 2 },
      { variant_id: 'a', quantity: 3 },
    ]),
  ).toEqual([
    { variant_id: 'a', quantity: 4 },
    { variant_id: 'b', quantity: 2 },
  ]));

test.each([
  [['x', 'x'], 'x'],
  [['x', 'y'], null],
  [['x', null], null],
  [[null], null],
])('goods of %j are sold by %j', (brands, brand) => expect(brandOf(brands)).toBe(brand));

test.each(['#17171a', '#ffffff', '#777777', '#767676', '#ff0000', '#00ff00', '#3b82f6', '#f59e0b'])('text on %s has 4.5:1', (colour) => {
  const [light, dark] = [luminanceOf(colour), inkOn(colour) === '#fff' ? 1 : 0].sort((a, b) => b - a) as [number, number];
  expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(4.5);
});
