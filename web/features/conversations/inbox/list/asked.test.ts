import type { Filter } from '@parley/contract/filters';
import { expect, test } from 'vitest';
import { readPlace } from '../use-inbox-url.ts';
import { askedFor, differs, exportOf, listQuery, type ListView, narrowing, pinnedOf } from './asked.ts';

const filterOf = (...fields: string[]): Filter => ({
  match: 'all',
  conditions: fields.map((field) => ({ field, op: 'is', value: true })),
});
const view: ListView = { id: 'v', name: 'Mine', filter: filterOf('unread'), sort: 'waiting_since', order: 'asc' };
const at = (search: Record<string, string>) => readPlace(new URLSearchParams(search));

test('a view brings its filter and its order', () => {
  expect(askedFor(at({ view: 'v' }), view)).toMatchObject({ filter: filterOf('unread'), sort: 'waiting_since', order: 'asc' });
});

test('what the address says comes before the view, and then something else is shown than it says', () => {
  const same = askedFor(at({ view: 'v' }), view);
  const other = askedFor(at({ view: 'v', filter: JSON.stringify(filterOf('muted')) }), view);
  expect(other).toMatchObject({ filter: filterOf('muted'), sort: 'waiting_since' });
  expect([differs(same, view), differs(other, view)]).toEqual([false, true]);
});

test('a filter emptied by hand is not the view’s again', () => {
  expect(askedFor(at({ view: 'v', filter: '{"match":"all","conditions":[]}' }), view).filter.conditions).toEqual([]);
});

test('what is usual is not asked for', () => {
  expect(listQuery(askedFor(at({ tab: 'all' }), null))).toEqual({ tab: 'all' });
});

test('the list takes its filter as JSON, everything else as it is', () => {
  const asked = askedFor(at({ tab: 'all', view: 'v' }), view);
  expect(listQuery(asked)).toEqual({ tab: 'all', filter: JSON.stringify(filterOf('unread')), sort: 'waiting_since', order: 'asc' });
  expect(narrowing(asked)).toEqual({ tab: 'all', filter: filterOf('unread') });
});

test('the pinned ones are those of the same list', () => {
  expect(pinnedOf(askedFor(at({ tab: 'mine', view: 'v' }), view))).toMatchObject({ tab: 'mine', filter: filterOf('unread', 'pinned') });
});

test('where any condition will do there is no list of the pinned ones', () => {
  const any = { ...filterOf('unread', 'muted'), match: 'any' as const };
  expect(pinnedOf({ ...askedFor(at({}), null), filter: any })).toBe(null);
});

const listed = {
  tab: 'all',
  status: '',
  q: '',
  filter: { match: 'all', conditions: [] },
  sort: 'last_activity_at',
  order: 'desc',
} as const;
const unread = { field: 'unread', op: 'is' as const, value: true };
const any = { match: 'any' as const, conditions: [unread, unread] };
test.each([
  ['the whole list', {}, {}],
  ['a search', { q: 'lamp' }, { q: 'lamp' }],
  [
    'a tab',
    { tab: 'ai' as const },
    {
      filter: {
        match: 'all',
        conditions: [
          { field: 'status', op: 'is', value: ['open'] },
          { field: 'handler', op: 'is', value: ['ai'] },
        ],
      },
    },
  ],
  [
    'a status beside one condition',
    { status: 'open' as const, filter: { match: 'any' as const, conditions: [unread] } },
    { filter: { match: 'all', conditions: [unread, { field: 'status', op: 'is', value: ['open'] }] } },
  ],
  ['any of two', { filter: any }, { filter: any }],
  ['any of two in a tab', { tab: 'mine' as const, filter: any }, null],
  ['what needs somebody', { tab: 'needs_you' as const }, null],
])('an export of %s', (_, part, asked) =>
  expect(exportOf({ ...listed, filter: { match: 'all', conditions: [] }, ...part })).toEqual(asked),
);
