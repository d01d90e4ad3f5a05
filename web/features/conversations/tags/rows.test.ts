import { expect, test } from 'vitest';
import { late, madeFigures, madeTag } from './make.ts';
import { inboxWith, rowsOf, type Sort, sortBy } from './rows.ts';

const returns = madeTag();
const vip = madeTag({ id: '0195b4f2-7c1e-7000-8000-0000000000b3', name: 'vip', description: 'Spent a lot', conversations_count: 3 });
const figures = [madeFigures(returns), madeFigures(vip, { conversations: 9, before: 12, csat: null })];
const names = (words: string, sort: Sort = { by: 'name', descending: false }) =>
  rowsOf({ tags: [vip, late, returns], figures, words, sort }).map(({ tag }) => tag.name);

test.each([
  ['by name', { by: 'name', descending: false }, ['late parcel', 'returns', 'vip']],
  ['by all', { by: 'all', descending: true }, ['returns', 'vip', 'late parcel']],
  ['by what is new', { by: 'begun', descending: true }, ['vip', 'returns', 'late parcel']],
  ['by the change', { by: 'change', descending: false }, ['vip', 'late parcel', 'returns']],
  ['by the rating', { by: 'csat', descending: true }, ['returns', 'late parcel', 'vip']],
] as const)('sorted %s', (_, sort, expected) => expect(names('', sort)).toEqual(expected));

test.each([
  ['PARCEL', ['late parcel']],
  ['spent', ['vip']],
  [' re ', ['returns']],
  ['wholesale', []],
])('a search for “%s”', (words, expected) => expect(names(words)).toEqual(expected));

test('sorting a column again reverses it; metrics start with the largest', () => {
  const first = sortBy('open', { by: 'name', descending: false });
  expect([first, sortBy('open', first)]).toEqual([
    { by: 'open', descending: true },
    { by: 'open', descending: false },
  ]);
});

test('a tag without metrics has undefined ones while they load, and zeros afterwards', () => {
  const sort: Sort = { by: 'name', descending: false };
  expect(rowsOf({ tags: [late], figures: undefined, words: '', sort })[0]?.figures).toBeUndefined();
  expect(rowsOf({ tags: [late], figures, words: '', sort })[0]?.figures?.conversations).toBe(0);
});

test('a tag links to the inbox filtered by it', () => {
  const search = new URL(inboxWith(returns.id), 'http://parley.test').searchParams;
  expect([search.get('tab'), JSON.parse(search.get('filter') ?? '')]).toEqual([
    'all',
    { match: 'all', conditions: [{ field: 'tag', op: 'is', value: [returns.id] }] },
  ]);
});
