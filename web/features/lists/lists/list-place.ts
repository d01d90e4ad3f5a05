import type { Filter } from '@parley/contract/filters';
import { listViews } from '@parley/contract/views';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import { replaceAtOnce } from '../../../lib/replace-at-once.ts';
import type { Sorting } from '../../../ui/table/column.ts';
import type { ListDefinition, ListNarrowing, ListQuery, ListView } from './definition.ts';

/**
 * The list's state in the address; '' stands for none. A view brings its own filter, order and columns; other parameters override them, so
 * that a link to a view always shows the view's latest version.
 */
export type ListPlace = {
  open: string;
  view: string;
  q: string;
  filter: string;
  sort: string;
  order: 'asc' | 'desc' | '';
  columns: string;
};
/** Parameter names in the address. `order` is taken by the id of an open order. */
const names = { view: 'view', q: 'q', filter: 'filter', sort: 'sort', order: 'direction', columns: 'columns' } as const;
type Definition = Pick<ListDefinition<never>, 'detail' | 'readFilter' | 'sorting' | 'ranksSearch' | 'defaultColumns'>;

export const noConditions: Filter = { match: 'all', conditions: [] };

function readPlace({ detail, readFilter }: Definition, search: URLSearchParams): ListPlace {
  const filter = search.get('filter') ?? '';
  return {
    open: search.get(detail) ?? '',
    view: search.get('view') ?? '',
    q: search.get('q') ?? '',
    filter: filter !== '' && readFilter(filter) ? filter : '',
    sort: search.get('sort') ?? '',
    order: (['asc', 'desc'] as const).find((order) => order === search.get(names.order)) ?? '',
    columns: search.get('columns') ?? '',
  };
}

/** The query of an address without defaults. The page's other parameters stay. */
function placeSearch({ detail }: Definition, place: ListPlace, now: URLSearchParams): string {
  const search = new URLSearchParams(now);
  for (const [part, name] of Object.entries(names) as [keyof typeof names, string][]) {
    if (place[part]) search.set(name, place[part]);
    else search.delete(name);
  }
  if (place.open) search.set(detail, place.open);
  else search.delete(detail);
  return search.size > 0 ? `?${search}` : '';
}

/** What the list shows, from the address and the view together. */
export type ListCriteria = Sorting & { q: string; filter: Filter; columns: readonly string[]; isRanked: boolean };
/** What the columns show: nothing while the best match comes first. */
export const shownSorting = (criteria: ListCriteria): Sorting => (criteria.isRanked ? { sort: '', order: 'desc' } : criteria);
const isSame = (one: Sorting, other: Sorting) => one.sort === other.sort && one.order === other.order;

function criteriaFor(definition: Definition, place: ListPlace, view: ListView | null): ListCriteria {
  const { readFilter, sorting, ranksSearch = false, defaultColumns } = definition;
  return {
    q: place.q,
    isRanked: ranksSearch && place.q !== '' && place.sort === '' && (!view || isSame(view, sorting)),
    filter: (place.filter && readFilter(place.filter)) || (view?.filter ?? noConditions),
    sort: place.sort || (view?.sort ?? sorting.sort),
    order: place.order || (view?.order ?? sorting.order),
    columns: place.columns ? place.columns.split(',') : (view?.columns ?? defaultColumns),
  };
}

/** Whether the list differs from its saved view, and could be saved into it. */
export const differs = (criteria: ListCriteria, view: ListView, defaultColumns: readonly string[]): boolean =>
  JSON.stringify([criteria.filter, criteria.sort, criteria.order, criteria.columns]) !==
  JSON.stringify([view.filter, view.sort, view.order, view.columns ?? defaultColumns]);

export const narrowingOf = ({ q, filter }: ListCriteria): ListNarrowing => ({
  ...(q && { q }),
  ...(filter.conditions.length > 0 && { filter }),
});

export function queryOf(criteria: ListCriteria, { sorting, ranksSearch = false }: Definition): ListQuery {
  const { filter, ...rest } = narrowingOf(criteria);
  const isDefault = ranksSearch && criteria.q !== '' ? criteria.isRanked : isSame(criteria, sorting);
  return { ...rest, ...(filter && { filter: JSON.stringify(filter) }), ...(!isDefault && { sort: criteria.sort, order: criteria.order }) };
}

/** The next sort order after a click on a column: its usual direction, then the other, then the list's default. */
export function sortedBy(criteria: Sorting, sort: string): Pick<ListPlace, 'sort' | 'order'> {
  const first = sort === 'name' ? 'asc' : 'desc';
  if (criteria.sort !== sort) return { sort, order: first };
  return criteria.order === first ? { sort, order: first === 'asc' ? 'desc' : 'asc' } : { sort: '', order: '' };
}

/** The list's state in the address. Opening a row adds a history entry that Back undoes; narrowing the list doesn't. */
export function useListPlace<Row, Change>(definition: ListDefinition<Row, Change>) {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const place = useMemo(() => readPlace(definition, search), [definition, search]);
  const searchOf = (part: Partial<ListPlace>, now = search) => placeSearch(definition, { ...readPlace(definition, now), ...part }, now);
  return {
    place,
    narrow: (part: Partial<ListPlace>) => setSearch((now) => searchOf(part, now), replaceAtOnce),
    open: (id: string) => setSearch((now) => searchOf({ open: id }, now)),
    toOf: (id: string) => `${pathname}${searchOf({ open: id })}`,
  };
}

/** The shop's views of a list. */
/** Saved views come with the inbox. */
export const useMayKeepViews = () => useMay('inbox:read');

export function useViews<Row, Change>({ list }: Pick<ListDefinition<Row, Change>, 'list'>) {
  const merchant = useMerchantId();
  return useRead(listViews, { merchant, list }, { enabled: useMayKeepViews() });
}

/** The view named by the address and the list's query; null while the shop's views load. */
export function useListView<Row, Change>(definition: ListDefinition<Row, Change>, place: ListPlace) {
  const viewId = place.view || (definition.withoutAll ? definition.views[0]?.id : '');
  const builtIn = definition.views.find(({ id }) => id === viewId);
  const isOwn = place.view !== '' && !builtIn;
  const views = useViews(definition);
  // A deleted view counts as none.
  const view: ListView | null = builtIn ?? (isOwn ? views.data?.items.find(({ id }) => id === place.view) : undefined) ?? null;
  const isKnown = !isOwn || !views.isLoading;
  const criteria = useMemo(() => criteriaFor(definition, place, view), [definition, place, view]);
  return { view, criteria, isKnown };
}
