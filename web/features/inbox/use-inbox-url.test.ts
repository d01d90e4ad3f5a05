import { expect, test } from 'vitest';
import { placeSearch, readPlace } from './use-inbox-url.ts';

const read = (search: string) => readPlace(new URLSearchParams(search));

test('without a word it is what needs you', () => {
  expect(read('')).toEqual({ conversation: '', tab: 'needs_you', status: '', q: '' });
});

test('what is no tab or status of ours is the usual one', () => {
  expect(read('?tab=everything&status=lost')).toMatchObject({ tab: 'needs_you', status: '' });
});

test.each(['', '?conversation=abc', '?conversation=abc&tab=ai&status=open&q=red+bottle', '?tab=all'])(
  '%s survives reading and writing',
  (search) => {
    expect(placeSearch(read(search))).toBe(search);
  },
);
