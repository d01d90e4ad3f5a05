import type { Filter } from '@parley/contract/filters';
import { expect, test } from 'vitest';
import { readPlace } from '../use-inbox-url.ts';
import { criteriaFor, differs, exportOf, listQuery, type ListView, narrowing, pinnedOf } from './criteria.ts';

const filterOf = (...fields: string[]): Filter => ({
  match: 'all',
  conditions: fields.map((field) => ({ field, op: 'is', value: true })),
});
const view: ListView = { id: 'v', name: 'Mine', filter: filterOf('unread'), sort: 'waiting_since', order: 'asc' };
const at = (search: Record<string, string>) => readPlace(new URLSearchParams(search));

test('a view provides the filter and sort order', () => {
  expect(criteriaFor(at({ view: 'v' }), view)).toMatchObject({ filter: filterOf('unread'), sort: 'waiting_since', order: 'asc' });
});

test('the address overrides the view, which then counts as changed', () => {
  const same = criteriaFor(at({ view: 'v' }), view);
  const other = criteriaFor(at({ view: 'v', filter: JSON.stringify(filterOf('muted')) }), view);
  expect(other).toMatchObject({ filter: filterOf('muted'), sort: 'waiting_since' });
  expect([differs(same, view), differs(other, view)]).toEqual([false, true]);
});

test('a filter emptied by hand does not fall back to the view’s', () => {
  expect(criteriaFor(at({ view: 'v', filter: '{"match":"all","conditions":[]}' }), view).filter.conditions).toEqual([]);
});

test('leaves defaults out of the query', () => {
  expect(listQuery(criteriaFor(at({ tab: 'all' }), null))).toEqual({ tab: 'all' });
});

test('Needs you starts with the longest wait; another order is sent', () => {
  const criteria = criteriaFor(at({ tab: 'needs_you' }), null);
  expect(criteria).toMatchObject({ sort: 'waiting_since', order: 'asc' });
  expect(listQuery(criteria)).toEqual({ tab: 'needs_you' });
  const latest = criteriaFor(at({ tab: 'needs_you', sort: 'last_activity_at', order: 'desc' }), null);
  expect(listQuery(latest)).toEqual({ tab: 'needs_you', sort: 'last_activity_at', order: 'desc' });
});

test('sends the filter as JSON and everything else as it is', () => {
  const criteria = criteriaFor(at({ tab: 'all', view: 'v' }), view);
  expect(listQuery(criteria)).toEqual({ tab: 'all', filter: JSON.stringify(filterOf('unread')), sort: 'waiting_since', order: 'asc' });
  expect(narrowing(criteria)).toEqual({ tab: 'all', filter: filterOf('unread') });
});

test('requests the pinned conversations of the same list', () => {
  expect(pinnedOf(criteriaFor(at({ tab: 'mine', view: 'v' }), view))).toMatchObject({ tab: 'mine', filter: filterOf('unread', 'pinned') });
});

test('a filter with “any” conditions has no pinned list', () => {
  const any = { ...filterOf('unread', 'muted'), match: 'any' as const };
  expect(pinnedOf({ ...criteriaFor(at({}), null), filter: any })).toBe(null);
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
  ['the full list', {}, {}],
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
  ['“any” conditions', { filter: any }, { filter: any }],
  ['“any” conditions in a tab', { tab: 'mine' as const, filter: any }, null],
  ['the “Needs you” tab', { tab: 'needs_you' as const }, null],
])('an export of %s', (_, part, criteria) =>
  expect(exportOf({ ...listed, filter: { match: 'all', conditions: [] }, ...part })).toEqual(criteria),
);
