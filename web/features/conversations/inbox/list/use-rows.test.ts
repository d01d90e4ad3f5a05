import { expect, test } from 'vitest';
import { holdRows } from './use-rows.ts';

const rows = (ids: string, words = '') => [...ids].map((id) => ({ id, words }));
const told = (shown: string, fresh: string) => {
  const { rows: next, held } = holdRows(rows(shown), rows(fresh));
  return [next.map((row) => row.id).join(''), held];
};

test.each([
  ['nothing shown yet: everything comes in', '', 'abc', 'abc', 0],
  ['a new row waits', 'bc', 'abc', 'bc', 1],
  ['several wait', 'cd', 'abcd', 'cd', 2],
  ['a row that moved up keeps its place', 'abc', 'cab', 'abc', 0],
  ['a row that left stays until let go', 'abc', 'ac', 'abc', 0],
  ['older rows follow below', 'ab', 'abcd', 'abcd', 0],
  ['a new one waits while older ones follow', 'bc', 'abcde', 'bcde', 1],
  ['nothing is known any more: all wait', 'ab', 'xyz', 'ab', 3],
])('%s', (_, shown, fresh, expected, held) => {
  expect(told(shown, fresh)).toEqual([expected, held]);
});

test('a row that stays takes its new words', () => {
  expect(holdRows(rows('ab', 'old'), rows('ba', 'new')).rows).toEqual(rows('ab', 'new'));
});
