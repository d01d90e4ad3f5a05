import { expect, test } from 'vitest';
import {
  digitsOf,
  isPlausible,
  type Money,
  numberKey,
  reasonAgainstMoney,
  reasonAgainstVariants,
  sift,
  totalsOf,
  variantHomes,
} from './rules.ts';

test('what cannot come in is named with its place and reason, and the rest is kept', () => {
  const records = [{ external_id: 'a' }, { external_id: 'b' }, { external_id: 'a' }, { external_id: 'c' }];
  expect(sift(records, ({ external_id }) => (external_id === 'c' ? 'No c.' : undefined))).toEqual({
    kept: [{ external_id: 'a' }, { external_id: 'b' }],
    refused: [
      { row: 3, external_id: 'a', reason: 'This external_id is in the batch already.' },
      { row: 4, external_id: 'c', reason: 'No c.' },
    ],
  });
});

const offer = { external_id: 'v', price_cents: 100, stock: 1 };
test.each([
  ['nothing', [offer], undefined],
  ['a variant of another product', [{ ...offer, external_id: 'theirs' }], 'The variant theirs belongs to the product other.'],
  ['a variant named twice', [offer, offer], 'The variant v is named twice.'],
  ['a price below zero', [{ ...offer, price_cents: -1 }], 'The variant v has a price below zero.'],
  ['more stock than fits', [{ ...offer, stock: 3e9 }], 'The variant v has more stock than can be counted.'],
  ['stock that is not counted', [{ ...offer, stock: null }], undefined],
])('against a product speaks %s', (_, variants, reason) => {
  expect(
    reasonAgainstVariants(
      'mine',
      variants,
      new Map([
        ['v', 'mine'],
        ['theirs', 'other'],
      ]),
    ),
  ).toBe(reason);
});

test('a variant is at home where it is first named', () => {
  const homes = variantHomes([
    { external_id: 'a', variants: [{ external_id: 'x' }] },
    { external_id: 'b', variants: [{ external_id: 'x' }, { external_id: 'y' }] },
  ]);
  expect([...homes]).toEqual([
    ['x', 'a'],
    ['y', 'b'],
  ]);
});

const money = (more: Partial<Money> = {}): Money => ({
  lines: [{ cents: 1000, quantity: 2 }],
  discount: 100,
  shipping: 500,
  tax: 50,
  ledger: [],
  ...more,
});
const payment = (cents: number) => ({ kind: 'payment' as const, cents });
const refund = (cents: number) => ({ kind: 'refund' as const, cents });
