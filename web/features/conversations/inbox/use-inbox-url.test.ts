import { expect, test } from 'vitest';
import { placeSearch, readFilter, readPlace } from './use-inbox-url.ts';

const read = (search: string) => readPlace(new URLSearchParams(search));
const inAddress = (filter: unknown) => `?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
const urgent = { match: 'all', conditions: [{ field: 'priority', op: 'is', value: ['urgent'] }] };

test('the default tab is “Needs you”', () => {
  expect(read('')).toEqual({ conversation: '', tab: 'needs_you', status: '', q: '', filter: '', sort: '', order: '', view: '' });
});

test('an unknown tab, status, sort or order falls back to the default', () => {
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

test('reads a filter back as it was written', () => {
  expect(readFilter(read(inAddress(urgent)).filter)).toEqual(urgent);
});

test.each([
  ['it is not JSON', '?filter=%7Bhalf'],
  ['the field does not exist', inAddress({ match: 'all', conditions: [{ field: 'mood', op: 'is', value: ['bad'] }] })],
  ['the field does not allow the value', inAddress({ match: 'all', conditions: [{ field: 'priority', op: 'is', value: ['huge'] }] })],
])('leaves a filter out when %s', (_, search) => {
  expect(read(search).filter).toBe('');
});
