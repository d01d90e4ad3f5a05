import { expect, test } from 'vitest';
import { printOf } from './ownership.ts';
import {
  digitsOf,
  isPlausible,
  type Money,
  numberKey,
  reasonAgainstMoney,
  reasonAgainstVariants,
  separateRefused,
  totalsOf,
  variantHomes,
} from './rules.ts';

test('refused records have position and reason, and the rest is kept', () => {
  const records = [{ external_id: 'a' }, { external_id: 'b' }, { external_id: 'a' }, { external_id: 'c' }];
  expect(separateRefused(records, ({ external_id }) => (external_id === 'c' ? 'No c.' : undefined))).toEqual({
    kept: [{ external_id: 'a' }, { external_id: 'b' }],
    refused: [
      { row: 3, external_id: 'a', reason: 'This external_id is already in the batch.' },
      { row: 4, external_id: 'c', reason: 'No c.' },
    ],
  });
});

const offer = { external_id: 'v', price_cents: 100, stock: 1 };
test.each([
  ['nothing', [offer], undefined],
  [
    'a variant of another product',
    [{ ...offer, external_id: 'theirs' }],
    'Variant theirs already belongs to product other. Use a different variant ID.',
  ],
  ['a variant named twice', [offer, offer], 'Variant v appears twice. Keep one of the two.'],
  ['a price below zero', [{ ...offer, price_cents: -1 }], 'Variant v has a price below 0. Enter a price of 0 or more.'],
  ['more stock than fits', [{ ...offer, stock: 3e9 }], 'The stock of variant v is too large. Enter a smaller number.'],
  ['stock that is not counted', [{ ...offer, stock: null }], undefined],
])('a product is refused for %s', (_, variants, reason) => {
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

test('a variant belongs to the product that lists it first', () => {
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

test('a total is the lines less the discount, plus shipping and tax', () =>
  expect(totalsOf(money())).toEqual({ subtotal: 2000, total: 2450 }));

test.each<[string, Partial<Money>, string, string | undefined]>([
  ['a paid order without a ledger', {}, 'paid', undefined],
  ['a paid order whose payments are its total', { ledger: [payment(2000), payment(450)] }, 'paid', undefined],
  ['a paid order that was paid too much', { ledger: [payment(3000)] }, 'paid', undefined],
  ['a paid order that was not', { ledger: [payment(2449)] }, 'paid', 'The status is paid, but the payments are less than the total.'],
  [
    'a paid order that was partly refunded',
    { ledger: [payment(2450), refund(1)] },
    'paid',
    'The status is paid, but the payments are less than the total.',
  ],
  ['a part refund', { ledger: [payment(2450), refund(1)] }, 'partially_refunded', undefined],
  ['a whole refund', { ledger: [payment(2450), refund(2450)] }, 'refunded', undefined],
  [
    'half a refund called whole',
    { ledger: [payment(2450), refund(2449)] },
    'refunded',
    'The status is refunded, but the payments aren’t fully refunded.',
  ],
  [
    'more refunded than paid',
    { ledger: [payment(1), refund(2)] },
    'refunded',
    'The refunds add up to more than the payments. Check the amounts.',
  ],
  ['a discount of everything', { discount: 2550 }, 'paid', undefined],
  ['a discount of more', { discount: 2551 }, 'paid', 'The discount is more than the order’s total. Lower the discount.'],
  ['a payment below zero', { ledger: [payment(-1)] }, 'awaiting', 'An amount is below 0. Use amounts of 0 or more.'],
  ['a price below zero', { lines: [{ cents: -1, quantity: 1 }] }, 'awaiting', 'An amount is below 0. Use amounts of 0 or more.'],
  [
    'an amount beyond counting',
    { lines: [{ cents: 1e15, quantity: 100_000 }] },
    'awaiting',
    'The order total is too large. Check prices and quantities.',
  ],
])('%s', (_, more, status, reason) => expect(reasonAgainstMoney(money(more), status)).toBe(reason));

test.each([
  ['#W-26 11340', 'w2611340'],
  ['H1001', 'h1001'],
  ['№', ''],
])('the order number %s is normalized to %j', (given, key) => expect(numberKey(given)).toBe(key));

test.each([
  ['+31 (0)10 555-0142', '310105550142'],
  ['none', null],
  [null, null],
])('the digits of the phone number %j are %j', (phone, digits) => expect(digitsOf(phone)).toBe(digits));

test.each([
  ['0000-01-01T00:00:00Z', false],
  ['1900-01-01T00:00:00Z', true],
  ['2026-03-01T10:00:00+01:00', true],
])('%s is plausible: %j', (instant, plausible) => expect(isPlausible(instant)).toBe(plausible));

test('a value has one print however its keys are ordered, and the one that earlier imports stored', () => {
  const value = { b: 'x', a: { 10: 1, 9: undefined, c: [{ z: null, y: 2.5 }] } };
  const sorted = { a: { 10: 1, c: [{ y: 2.5, z: null }] }, b: 'x' };
  expect([printOf(value), printOf(sorted)]).toEqual(['s5iQiqrlmyfvydf8keLk_Q', 's5iQiqrlmyfvydf8keLk_Q']);
  expect([printOf({ b: 1, a: undefined }), printOf(undefined), printOf([undefined])]).toEqual(['{"b":1}', 'null', '[null]']);
});
