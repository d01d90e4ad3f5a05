import { describe, expect, test } from 'vitest';
import { amountOff, issueOf, stateOf, type Terms } from './rules.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const [before, after] = [new Date(now.getTime() - 1), new Date(now.getTime() + 1)];
const usual: Terms = {
  kind: 'fixed',
  value_cents: 500,
  minimum_cents: 0,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  uses: 0,
  active: true,
};

describe('the discount', () => {
  test.each<[string, Terms['kind'], number, number, number]>([
    ['an amount', 'fixed', 500, 2_000, 500],
    ['an amount above the goods', 'fixed', 500, 499, 499],
    ['nothing of nothing', 'fixed', 500, 0, 0],
    ['a tenth', 'percent', 1_000, 2_000, 200],
    ['a half cent up', 'percent', 1_000, 2_005, 201],
    ['less than a half cent down', 'percent', 1_000, 2_004, 200],
    ['a hundredth of a percent', 'percent', 1, 5_000, 1],
    ['a hundredth of a percent of little', 'percent', 1, 4_999, 0],
    ['12.5 percent', 'percent', 1_250, 1_999, 250],
    ['a third', 'percent', 3_333, 10_001, 3_333],
    ['all of it', 'percent', 10_000, 1_999, 1_999],
    ['all of a very large cart', 'percent', 10_000, 9_007_199_254_740_991, 9_007_199_254_740_991],
  ])('%s', (_, kind, value, subtotal, off) => expect(amountOff({ kind, value_cents: value }, subtotal)).toBe(off));
});

describe('a code’s state', () => {
  test.each<[string, Partial<Terms>, string]>([
    ['without limits', {}, 'active'],
    ['switched off', { active: false, ends_at: before }, 'off'],
    ['from this moment', { starts_at: now }, 'active'],
    ['from later on', { starts_at: after }, 'scheduled'],
    ['until later', { ends_at: after }, 'active'],
    ['until this moment', { ends_at: now }, 'ended'],
    ['with a use left', { max_uses: 2, uses: 1 }, 'active'],
    ['with none left', { max_uses: 1, uses: 1 }, 'used_up'],
  ])('%s', (_, change, state) => expect(stateOf({ ...usual, ...change }, now)).toBe(state));
});

type Wanted = Parameters<typeof issueOf>[0];
const everyone: Wanted = {
  ...usual,
  ...{ code: 'CODE', name: null, product_ids: [], collection_ids: [], per_item: false, minimum_quantity: 0 },
  ...{ countries: [], shipping_most_cents: null, customers: 'everyone', customer_ids: [], tag_ids: [] },
};
describe('an invalid discount', () => {
  test.each<[string, Partial<Wanted>, string | undefined]>([
    ['has neither a code nor a name', { code: null }, 'name'],
    ['takes a percentage off each unit', { kind: 'percent', value_cents: 10, per_item: true }, 'per_item'],
    ['is an amount off for some countries', { countries: ['NL'] }, 'countries'],
    ['is an amount off up to a price of shipping', { shipping_most_cents: 500 }, 'shipping_most'],
    ['frees shipping of less than nothing', { kind: 'free_shipping', value_cents: 0, shipping_most_cents: -1 }, 'shipping_most'],
    ['is for chosen customers, but chose none', { customers: 'chosen' }, 'customer_ids'],
    ['is for everyone, but chose some', { tag_ids: ['tag'] }, 'customers'],
    ['is free shipping after all', { kind: 'free_shipping', value_cents: 0, countries: ['NL'], shipping_most_cents: 500 }, undefined],
    ['is worth nothing', { value_cents: 0 }, 'value'],
    ['takes more than all', { kind: 'percent', value_cents: 10_001 }, 'value'],
    ['asks for less than nothing', { minimum_cents: -1 }, 'minimum'],
    ['ends before it begins', { starts_at: after, ends_at: before }, 'ends_at'],
    ['ends as it begins', { starts_at: now, ends_at: now }, 'ends_at'],
    ['may be used less than it was', { max_uses: 1, uses: 2 }, 'max_uses'],
    ['is sound after all', { kind: 'percent', value_cents: 10_000, starts_at: before, ends_at: after, max_uses: 2, uses: 2 }, undefined],
  ])('%s', (_, change, path) => expect(issueOf({ ...everyone, ...change })?.path).toBe(path));
});
