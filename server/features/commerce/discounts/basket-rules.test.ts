import { describe, expect, test } from 'vitest';
import { chance } from '../../../testing/chance.ts';
import { type Basket, byHand, type Candidate, discountsOf, judge, type Refusal } from './basket-rules.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const tenth: Candidate = {
  ...{ id: 'tenth', code: 'TENTH', name: null, kind: 'percent', value_cents: 1_000, per_item: false },
  ...{ minimum_cents: 0, minimum_quantity: 0, starts_at: null, ends_at: null, max_uses: null, uses: 0, active: true },
  ...{ countries: [], shipping_most_cents: null, customers: 'everyone', max_uses_per_customer: null },
  ...{ matches: null, isChosen: false, usedBefore: 0 },
};
const freeShipping: Candidate = { ...tenth, id: 'free', code: 'FREE', kind: 'free_shipping', value_cents: 0 };
/** Two mugs at 10.00 and a lamp at 30.00, with shipping at 4.95 to the Netherlands, for a first order. */
const usual: Basket = {
  lines: [
    { productId: 'mug', quantity: 2, cents: 1_000 },
    { productId: 'lamp', quantity: 1, cents: 3_000 },
  ],
  ...{ shipping: 495, country: 'NL', orders: 0 },
};
const onMugs = { matches: new Set(['mug']) };

describe('a discount takes off', () => {
  test.each<[string, Partial<Candidate>, number[], number]>([
    ['a share of the whole order', {}, [200, 300], 0],
    ['a share of chosen products', onMugs, [200, 0], 0],
    ['an amount once, shared by price', { kind: 'fixed', value_cents: 500 }, [200, 300], 0],
    ['an amount once of chosen products', { ...onMugs, kind: 'fixed', value_cents: 500 }, [500, 0], 0],
    ['an amount of each unit', { ...onMugs, kind: 'fixed', value_cents: 150, per_item: true }, [300, 0], 0],
    ['no more of a unit than it costs', { ...onMugs, kind: 'fixed', value_cents: 4_000, per_item: true }, [2_000, 0], 0],
    ['no more than chosen products cost', { ...onMugs, kind: 'fixed', value_cents: 4_000 }, [2_000, 0], 0],
    ['the shipping', { kind: 'free_shipping', value_cents: 0 }, [0, 0], 495],
  ])('%s', (_, change, shares, shipping) =>
    expect(judge({ ...tenth, ...change }, usual, now)).toEqual({ goods: shares.reduce((all, one) => all + one, 0), shares, shipping }),
  );

  test('yen: the largest remainders get what rounding left', () => {
    const lines = [101, 100, 100].map((cents) => ({ productId: null, quantity: 1, cents }));
    // 100 of 301: 33.55, 33.22 and 33.22 yen.
    expect(judge({ ...tenth, kind: 'fixed', value_cents: 100 }, { ...usual, lines }, now)).toMatchObject({ shares: [34, 33, 33] });
  });
  test('dinars have thousandths', () => {
    const lines = [1_250, 505, 250].map((cents) => ({ productId: null, quantity: 1, cents }));
    // 10 % of 2.005 is 0.2005, rounded to 0.201: shares of 0.1253, 0.0506 and 0.0251.
    expect(judge(tenth, { ...usual, lines }, now)).toMatchObject({ goods: 201, shares: [125, 51, 25] });
  });
});

describe('a discount is refused', () => {
  test.each<[string, Partial<Candidate>, Partial<Basket>, Refusal | undefined]>([
    ['for other products', { matches: new Set(['sofa']) }, {}, 'products'],
    ['for other products, also as free shipping', { kind: 'free_shipping', matches: new Set(['sofa']) }, {}, 'products'],
    ['below the minimum of the products it is for', { ...onMugs, minimum_cents: 2_001 }, {}, 'minimum'],
    ['at the minimum', { ...onMugs, minimum_cents: 2_000 }, {}, undefined],
    ['below the quantity of the products it is for', { ...onMugs, minimum_quantity: 3 }, {}, 'quantity'],
    ['at the quantity', { ...onMugs, minimum_quantity: 2 }, {}, undefined],
    ['for others', { customers: 'chosen' }, {}, 'customer'],
    ['for who is chosen', { customers: 'chosen', isChosen: true }, {}, undefined],
    ['after a first order', { customers: 'first_order' }, { orders: 1 }, 'first_order'],
    ['for a first order', { customers: 'first_order' }, {}, undefined],
    ['once this customer has used it', { max_uses_per_customer: 1, usedBefore: 1 }, {}, 'used_by_customer'],
    ['before this customer has used it', { max_uses_per_customer: 2, usedBefore: 1 }, {}, undefined],
    ['for another country', { kind: 'free_shipping', countries: ['DE'] }, {}, 'country'],
    ['without a country', { kind: 'free_shipping', countries: ['NL'] }, { country: null }, 'country'],
    ['for this country', { kind: 'free_shipping', countries: ['NL'] }, {}, undefined],
    ['for expensive shipping', { kind: 'free_shipping', shipping_most_cents: 494 }, {}, 'shipping_price'],
    ['at the most expensive shipping', { kind: 'free_shipping', shipping_most_cents: 495 }, {}, undefined],
    ['when shipping is free', { kind: 'free_shipping' }, { shipping: 0 }, 'free_already'],
    ['once it has ended', { ends_at: now }, {}, 'ended'],
  ])('%s', (_, change, basket, refused) => {
    const judged = judge({ ...tenth, ...change }, { ...usual, ...basket }, now);
    expect('refused' in judged ? judged.refused : undefined).toBe(refused);
  });
  test('when it doesn’t exist', () => expect(judge(undefined, usual, now)).toEqual({ refused: 'unknown' }));
});

describe('several discounts', () => {
  const automatic = (change: Partial<Candidate>): Candidate => ({ ...tenth, id: 'auto', code: null, name: 'Sale', ...change });
  const decide = (typed: Candidate | undefined, all: Candidate[]) =>
    discountsOf(usual, { automatic: all, ...(typed && { typed: { candidate: typed } }) }, now);

  test('the best automatic one applies without a code', () => {
    const best = automatic({ id: 'best', value_cents: 2_000 });
    expect(decide(undefined, [automatic({}), best])).toMatchObject({
      goods: { id: 'best', name: 'Sale', cents: 1_000 },
      shares: [400, 600],
    });
  });
  test('a code wins over an automatic one that takes off as much', () =>
    expect(decide(tenth, [automatic({})])).toMatchObject({ goods: { id: 'tenth' }, isBeaten: false }));
  test('a better automatic one beats a code, and they don’t add up', () =>
    expect(decide(tenth, [automatic({ value_cents: 1_001 })])).toMatchObject({
      ...{ goods: { id: 'auto', cents: 501 }, isBeaten: true, refused: null },
    }));
  test('free shipping comes beside a discount on the goods', () =>
    expect(decide(freeShipping, [automatic({})])).toMatchObject({
      ...{ goods: { id: 'auto', cents: 500 }, shipping: { id: 'free', cents: 495 }, isBeaten: false },
    }));
  test('a refused code leaves the automatic one', () =>
    expect(decide({ ...tenth, active: false }, [automatic({})])).toMatchObject({ goods: { id: 'auto' }, refused: 'off', isBeaten: false }));
});

test.each(Array.from({ length: 200 }, (_, seed) => seed))('shares add up and leave no line below 0: %i', (seed) => {
  const by = chance(seed);
  const lines = Array.from({ length: 1 + by.below(6) }, (_, place) => ({
    ...{ productId: `product ${place % 3}`, quantity: 1 + by.below(5), cents: by.below(by.one([10, 5_000]) ?? 10) },
  }));
  const candidate: Candidate = {
    ...tenth,
    ...(by.often(0.5) ? { kind: 'percent', value_cents: 1 + by.below(10_000) } : { kind: 'fixed', value_cents: 1 + by.below(9_000) }),
    matches: by.often(0.5) ? new Set(['product 0', 'product 2']) : null,
  };
  const judged = judge({ ...candidate, per_item: candidate.kind === 'fixed' && by.often(0.5) }, { ...usual, lines }, now);
  if ('refused' in judged) throw new Error('The first line always matches.');
  expect(judged.shares.reduce((all, one) => all + one, 0)).toBe(judged.goods);
  judged.shares.forEach((share, place) => {
    const line = lines[place];
    expect(share).toBeGreaterThanOrEqual(0);
    expect(share).toBeLessThanOrEqual((line?.cents ?? 0) * (line?.quantity ?? 0));
  });
});

test('an amount by hand is shared by price', () =>
  expect(byHand(usual.lines, 501)).toMatchObject({ goods: { id: null, cents: 501 }, shares: [200, 301], shipping: null }));
