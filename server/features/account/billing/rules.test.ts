import { prices } from '@parley/contract/plans';
import { expect, test } from 'vitest';
import {
  addMonths,
  type Billed,
  chargeNow,
  chargeNext,
  daysLeft,
  effectOf,
  periodEnd,
  type Seller,
  sumsOf,
  taxOf,
  whyNoVatId,
} from './rules.ts';

const at = (text: string) => new Date(text.includes('T') ? text : `${text}T00:00:00Z`);
const noTax = { rate: null, name: 'VAT', note: '' };
const starter: NonNullable<Billed> = { price: 'starter_monthly', startsAt: at('2026-11-01'), endsAt: at('2026-12-01'), cents: 2900 };

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-10-31', 13, '2027-11-30'],
  ['2026-11-15', 12, '2027-11-15'],
])('%s and %i months is %s', (from, months, to) => expect(addMonths(at(from), months)).toEqual(at(to)));

test('periods are counted from the anchor: after a short month they end on its day again', () => {
  const anchor = at('2026-01-31');
  expect(periodEnd(anchor, 'month', anchor)).toEqual(at('2026-02-28'));
  expect(periodEnd(anchor, 'month', at('2026-02-28'))).toEqual(at('2026-03-31'));
  expect(periodEnd(anchor, 'year', at('2026-05-01'))).toEqual(at('2027-01-31'));
});

test.each([
  [null, 'free', 'none'],
  [null, 'starter_monthly', 'now'],
  [starter, 'starter_monthly', 'none'],
  [starter, 'growth_monthly', 'now'],
  [starter, 'scale_yearly', 'now'],
  [starter, 'starter_yearly', 'now'],
  [starter, 'free', 'period_end'],
  [{ ...starter, price: 'growth_monthly' }, 'starter_monthly', 'period_end'],
  [{ ...starter, price: 'growth_yearly' }, 'starter_yearly', 'period_end'],
  [{ ...starter, price: 'starter_yearly' }, 'starter_monthly', 'period_end'],
  [{ ...starter, price: 'starter_yearly' }, 'growth_monthly', 'now'],
] as const)('%o to %s takes effect: %s', (billed, choice, effect) => expect(effectOf(billed, choice)).toBe(effect));

test.each([
  ['2026-11-01T00:00:00Z', 30],
  ['2026-11-11T00:00:00Z', 20],
  ['2026-11-11T00:00:01Z', 20],
  ['2026-11-30T23:59:59Z', 1],
  ['2026-12-02T00:00:00Z', 0],
])('at %s, %i days are left', (now, left) => expect(daysLeft(starter, at(now))).toEqual({ left, all: 30 }));

test('an upgrade charges the rest of the period by days, and gives back what is unused', () => {
  const charge = chargeNow(starter, at('2026-11-01'), 'growth_monthly', at('2026-11-11'));
  expect([charge.startsAt, charge.endsAt]).toEqual([starter.startsAt, starter.endsAt]);
  // 99.00 × 20 / 30 = 66.00; 29.00 × 20 / 30 = 19.33.
  expect(charge.lines.map(({ description, cents }) => [description, cents])).toEqual([
    ['Growth (monthly), 20 of 30 days', 6600],
    ['Unused time on Starter (monthly), 20 of 30 days', -1933],
  ]);
  expect(sumsOf({ ...charge, coupon: null, credit: 0, tax: noTax, at: at('2026-11-11') })).toEqual({
    discount: 0,
    creditApplied: 0,
    creditLeft: 0,
    net: 4667,
    tax: 0,
    total: 4667,
  });
});

test('to another length a new period begins, and what is left of a year becomes credit', () => {
  const yearly: Billed = { price: 'starter_yearly', startsAt: at('2026-01-01'), endsAt: at('2027-01-01'), cents: 29000 };
  const charge = chargeNow(yearly, at('2026-01-01'), 'growth_monthly', at('2026-02-01'));
  expect([charge.startsAt, charge.endsAt, charge.anchor]).toEqual([at('2026-02-01'), at('2026-03-01'), at('2026-02-01')]);
  // 290.00 × 334 / 365 = 265.37, of which 99.00 are used now.
  const sums = sumsOf({ ...charge, coupon: null, credit: 0, tax: noTax, at: at('2026-02-01') });
  expect([sums.net, sums.total, sums.creditLeft]).toEqual([0, 0, 26537 - 9900]);
  const next = chargeNext('growth_monthly', charge.anchor, charge.endsAt);
  const later = sumsOf({ ...next, coupon: null, credit: sums.creditLeft, tax: noTax, at: charge.endsAt });
  expect([later.creditApplied, later.creditLeft, later.total]).toEqual([9900, 6737, 0]);
});

test('a coupon is on what is charged, until it ends; tax is on what remains after credit', () => {
  const charge = chargeNext('growth_monthly', at('2026-11-01'), at('2026-11-01'));
  const coupon = { percent: 25, endsAt: at('2026-12-01') };
  const tax = { rate: '19', name: 'VAT', note: '' };
  // 99.00 − 24.75 = 74.25, less 10.00 of credit = 64.25; 19 % = 12.2075.
  const sums = sumsOf({ ...charge, coupon, credit: 1000, tax, at: at('2026-11-01') });
  expect(sums).toEqual({ discount: 2475, creditApplied: 1000, creditLeft: 0, net: 6425, tax: 1221, total: 7646 });
  expect(sumsOf({ ...charge, coupon, credit: 0, tax, at: at('2026-12-01') }).discount).toBe(0);
});

test('the dearest plan in a year costs less than twelve months of it', () => {
  for (const plan of ['starter', 'growth', 'scale'] as const)
    expect(Number(prices[`${plan}_yearly`].amount)).toBeLessThan(12 * Number(prices[`${plan}_monthly`].amount));
});

const german: Seller = { country: 'DE', rate: '19', taxName: 'VAT' };
test.each([
  [german, 'DE', 'DE123456789', '19'],
  [german, '', '', '19'],
  [german, 'FR', '', '19'],
  [german, 'FR', 'FRXX123456789', null],
  [german, 'US', '', null],
  [{ ...german, rate: null }, 'DE', '', null],
  [{ country: 'US', rate: '8', taxName: 'Tax' }, 'DE', 'DE123456789', null],
])('%o to %s with %s: %s %%', (seller, country, vatId, rate) => {
  const tax = taxOf(seller, { country, vatId });
  expect(tax.rate).toBe(rate);
  expect(tax.note === '').toBe(rate !== null);
});

test.each([
  ['DE123456789', 'DE', undefined],
  ['DE12345678', 'DE', 'This isn’t a VAT ID of this country. Check its digits.'],
  ['FR12345678901', 'DE', 'A VAT ID of this country starts with DE.'],
  ['EL123456789', 'GR', undefined],
  ['NL123456789B01', 'NL', undefined],
  ['CHE123456789', 'CH', undefined],
  ['DE123456789', '', 'Choose the country of this VAT ID first.'],
  ['', 'DE', undefined],
])('%s in %s: %s', (vatId, country, message) => expect(whyNoVatId(vatId, country)).toBe(message));
