import { expect, test } from 'vitest';
import { holdRows } from './use-rows.ts';

const rows = (ids: string, words = '') => [...ids].map((id) => ({ id, words }));
const holdIds = (shown: string, fresh: string) => {
  const { rows: next, heldCount } = holdRows(rows(shown), rows(fresh));
  return [next.map((row) => row.id).join(''), heldCount];
};

test.each([
  ['shows everything when nothing was shown yet', '', 'abc', 'abc', 0],
  ['holds back a new row', 'bc', 'abc', 'bc', 1],
  ['holds back several rows', 'cd', 'abcd', 'cd', 2],
  ['keeps the place of a row that moved up', 'abc', 'cab', 'abc', 0],
  ['keeps a row that left until the release', 'abc', 'ac', 'abc', 0],
  ['appends older rows', 'ab', 'abcd', 'abcd', 0],
  ['holds back a new row while older ones are appended', 'bc', 'abcde', 'bcde', 1],
  ['holds back all rows when none is known', 'ab', 'xyz', 'ab', 3],
])('%s', (_, shown, fresh, expected, heldCount) => {
  expect(holdIds(shown, fresh)).toEqual([expected, heldCount]);
});

test('a row that stays gets its new text', () => {
  expect(holdRows(rows('ab', 'old'), rows('ba', 'new')).rows).toEqual(rows('ab', 'new'));
});
