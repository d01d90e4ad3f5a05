import { expect, test } from 'vitest';
import { delayAfter, judgeRefresh, sessionExpires } from './rules.ts';

test.each([
  [0, 0],
  [4, 0],
  [5, 1_000],
  [6, 2_000],
  [8, 8_000],
  [14, 512_000],
  [15, 900_000],
  [500, 900_000],
])('after %i failures the delay is %i ms', (failures, ms) => expect(delayAfter(failures, 5)).toBe(ms));

const begun = new Date('2026-01-01T00:00:00Z');
const later = (days: number) => new Date(begun.getTime() + days * 86_400_000);
test.each([
  [0, 30],
  [10, 40],
  [60, 90],
  [80, 90],
  [90, 90],
])('a session used on day %i ends on day %i', (used, ends) =>
  expect(sessionExpires(begun, later(used), { bySso: false })).toEqual(later(ends)),
);

test.each([0, 0.9, 3])('a session by single sign-on, used on day %d, ends a day after it began', (used) =>
  expect(sessionExpires(begun, later(used), { bySso: true })).toEqual(later(1)),
);

const kept = { refreshHash: 'now', previousHash: 'before', rotatedAt: begun };
const at = (ms: number) => new Date(begun.getTime() + ms);
test.each([
  ['now', 1_000_000, 'current'],
  ['before', 0, 'previous'],
  ['before', 10_000, 'previous'],
  ['before', 10_001, 'stolen'],
  ['long ago', 0, 'stolen'],
] as const)('the token %j after %i ms is %s', (hash, ms, worth) => expect(judgeRefresh(kept, hash, at(ms))).toBe(worth));

test('the first token has no previous one', () => expect(judgeRefresh({ ...kept, previousHash: null }, 'before', begun)).toBe('stolen'));
