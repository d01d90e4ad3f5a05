import type { Availability } from '@parley/contract/teams';
import { expect, test } from 'vitest';
import { availabilityOf, isNameTaken } from './rules.ts';

const now = new Date('2026-11-21T12:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

test.each<[string, number | null, boolean, Availability]>([
  ['never seen', null, false, 'offline'],
  ['seen just now', 0, false, 'online'],
  ['seen within two minutes', 119, false, 'online'],
  ['silent for two minutes', 120, false, 'offline'],
  ['there, and said to be away', 10, true, 'away'],
  ['gone, having said to be away', 300, true, 'offline'],
])('availability of a teammate last seen %s', (_, seconds, away, availability) =>
  expect(availabilityOf({ last_seen_at: seconds === null ? null : ago(seconds), away }, now)).toBe(availability),
);

test('names are unique regardless of case', () => {
  expect(isNameTaken('returns', [{ name: 'Returns' }])).toBe(true);
  expect(isNameTaken('Return', [{ name: 'Returns' }])).toBe(false);
});
