import { expect, expectTypeOf, test } from 'vitest';
import { type FlagName, flags } from '@parley/contract/flags';
import { newId } from '../lib/ids.ts';
import { bucketOf, evaluate, type FlagRule } from './evaluate.ts';
import { defaultFlags, type FlagReader } from './flags.ts';

const shop = '0195b4f2-7c1e-7000-8000-00000000000a';
const other = '0195b4f2-7c1e-7000-8000-00000000000b';
const none: FlagRule = { killed: false, denied: [], allowed: [], percentage: null };

test.each<[string, Partial<FlagRule> | undefined, boolean, string]>([
  ['without a rule', undefined, flags.plan_usage.default, 'default'],
  ['with a rule that says nothing', {}, flags.plan_usage.default, 'default'],
  ['killed, although allowed', { killed: true, allowed: [shop], percentage: 100 }, false, 'kill switch'],
  ['denied, although allowed', { denied: [shop], allowed: [shop], percentage: 100 }, false, 'denied'],
  ['allowed, at no percentage', { allowed: [shop], percentage: 0 }, true, 'allowed'],
  ['where only another shop is named', { denied: [other], allowed: [other], percentage: 0 }, false, 'percentage'],
  ['at a hundred percent', { percentage: 100 }, true, 'percentage'],
])('a flag %s', (_, rule, on, because) => {
  expect(evaluate('plan_usage', rule && { ...none, ...rule }, shop)).toEqual({ on, because });
});

test('a percentage is stable: enabled shops stay enabled as it grows, in about the given proportion', () => {
  const shops = Array.from({ length: 4_000 }, newId);
  const onAt = (percentage: number) => shops.filter((merchant) => evaluate('plan_usage', { ...none, percentage }, merchant).on);
  const [some, more] = [onAt(20), onAt(45)];
  expect(onAt(20)).toEqual(some);
  expect(some.every((merchant) => more.includes(merchant))).toBe(true);
  expect(some.length / shops.length).toBeCloseTo(0.2, 1);
  expect(more.length / shops.length).toBeCloseTo(0.45, 1);
  // The expected hash is fixed, because other processes and releases must put a shop in the same bucket.
  expect([bucketOf('plan_usage', shop), bucketOf('plan_usage', other), bucketOf('another', shop)]).toEqual([13, 75, 95]);
});

test("an unknown flag doesn't compile", () => {
  expectTypeOf<Parameters<FlagReader['isOn']>[0]>().toEqualTypeOf<FlagName>();
  // @ts-expect-error: no such flag
  expect(() => defaultFlags.isOn('no_such_flag', shop)).toThrow(TypeError);
});
