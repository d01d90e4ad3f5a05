import { expect, test } from 'vitest';
import { placeSearch, readFilter, readPlace } from './use-inbox-url.ts';

const read = (search: string) => readPlace(new URLSearchParams(search));
const inAddress = (filter: unknown) => `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
const urgent = { match: 'all', conditions: [{ field: 'priority', op: 'is', value: ['urgent'] }] };

test('without a word it is what needs you', () => {
  expect(read('')).toEqual({ conversation: '', tab: 'needs_you', status: '', q: '', filter: '', sort: '', order: '', view: '' });
});

test('what is no tab, status, sort or order of ours is the usual one', () => {
  expect(read('?tab=everything&status=lost&sort=mood&order=up')).toMatchObject({ tab: 'needs_you', status: '', sort: '', order: '' });
});

test.each([
  '',
  '?conversation=abc',
  '?conversation=abc&tab=ai&status=open&q=red+bottle',
  '?tab=all',
  '?tab=all&view=urgent&sort=waiting_since&order=asc',
  inAddress(urgent),
])('%s survives reading and writing', (search) => {
  expect(placeSearch(read(search))).toBe(search);
});

test('a filter is read back as it was written', () => {
  expect(readFilter(read(inAddress(urgent)).filter)).toEqual(urgent);
});

test.each([
  ['it is no JSON', '?filter=%7Bhalf'],
  ['there is no such field', inAddress({ match: 'all', conditions: [{ field: 'mood', op: 'is', value: ['bad'] }] })],
  ['it has no such value', inAddress({ match: 'all', conditions: [{ field: 'priority', op: 'is', value: ['huge'] }] })],
])('a filter is left out when %s', (_, search) => {
  expect(read(search).filter).toBe('');
});
