import { describe, expect, test } from 'vitest';
import { amountOff, issueOf, judge, stateOf, type Terms } from './rules.ts';

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
  test.each([
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

describe('a cart', () => {
  test.each<[string, Terms | undefined, number, object]>([
    ['gets its discount', usual, 2_000, { cents: 500 }],
    ['gets none by an unknown code', undefined, 2_000, { refused: 'unknown' }],
    ['gets none below the minimum', { ...usual, minimum_cents: 2_000 }, 1_999, { refused: 'minimum' }],
    ['gets it at the minimum', { ...usual, minimum_cents: 2_000 }, 2_000, { cents: 500 }],
    ['gets none once it is used up', { ...usual, max_uses: 1, uses: 1 }, 2_000, { refused: 'used_up' }],
  ])('%s', (_, terms, subtotal, judged) => expect(judge(terms, subtotal, now)).toEqual(judged));
});

describe('an invalid code', () => {
  test.each<[string, Partial<Terms>, string | undefined]>([
    ['is worth nothing', { value_cents: 0 }, 'value'],
    ['takes more than all', { kind: 'percent', value_cents: 10_001 }, 'value'],
    ['asks for less than nothing', { minimum_cents: -1 }, 'minimum'],
    ['ends before it begins', { starts_at: after, ends_at: before }, 'ends_at'],
    ['ends as it begins', { starts_at: now, ends_at: now }, 'ends_at'],
    ['may be used less than it was', { max_uses: 1, uses: 2 }, 'max_uses'],
    ['is sound after all', { kind: 'percent', value_cents: 10_000, starts_at: before, ends_at: after, max_uses: 2, uses: 2 }, undefined],
  ])('%s', (_, change, path) => expect(issueOf({ ...usual, ...change })?.path).toBe(path));
});
