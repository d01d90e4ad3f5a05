import type { Filter } from '@parley/contract/filters';
import { listViews } from '@parley/contract/views';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useMerchantId } from '../../../data/auth.ts';
import { useRead } from '../../../data/use-read.ts';
import type { Sorting } from '../../../ui/table/column.ts';
import type { ListDefinition, ListNarrowing, ListQuery, ListView } from './definition.ts';

/**
 * What the address says is shown; '' stands for none. A view brings its own filter, order and columns; what the address says besides
 * comes before them, so that a link to a view shows the view as it is by then.
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
/** How the address calls each part. `order` is the name of an order that is open. */
const names = { view: 'view', q: 'q', filter: 'filter', sort: 'sort', order: 'direction', columns: 'columns' } as const;
type Definition = Pick<ListDefinition<never>, 'detail' | 'readFilter' | 'sorting' | 'usualColumns'>;

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

/** The query of an address, without what is usual. Other parameters of the page stay. */
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

/** What the list shows, whatever part of it the address said and what part a view. */
export type Asked = Sorting & { q: string; filter: Filter; columns: readonly string[] };

function askedFor({ readFilter, sorting, usualColumns }: Definition, place: ListPlace, view: ListView | null): Asked {
  return {
    q: place.q,
    filter: (place.filter && readFilter(place.filter)) || (view?.filter ?? noConditions),
    sort: place.sort || (view?.sort ?? sorting.sort),
    order: place.order || (view?.order ?? sorting.order),
    columns: place.columns ? place.columns.split(',') : (view?.columns ?? usualColumns),
  };
}

/** Whether something else is shown than the view says, which could be saved in it. */
export const differs = (asked: Asked, view: ListView, usualColumns: readonly string[]): boolean =>
  JSON.stringify([asked.filter, asked.sort, asked.order, asked.columns]) !==
  JSON.stringify([view.filter, view.sort, view.order, view.columns ?? usualColumns]);

export const narrowingOf = ({ q, filter }: Asked): ListNarrowing => ({
  ...(q && { q }),
  ...(filter.conditions.length > 0 && { filter }),
});

export function queryOf(asked: Asked, { sorting }: Definition): ListQuery {
  const { filter, ...rest } = narrowingOf(asked);
  const isUsual = asked.sort === sorting.sort && asked.order === sorting.order;
  return { ...rest, ...(filter && { filter: JSON.stringify(filter) }), ...(!isUsual && { sort: asked.sort, order: asked.order }) };
}

/** Where a click on a column's name leads: first the way that is usual for it, then the other, then as the list stands by itself. */
export function sortedBy(asked: Sorting, sort: string): Pick<ListPlace, 'sort' | 'order'> {
  const first = sort === 'name' ? 'asc' : 'desc';
  if (asked.sort !== sort) return { sort, order: first };
  return asked.order === first ? { sort, order: first === 'asc' ? 'desc' : 'asc' } : { sort: '', order: '' };
}

/** The list's place in the address. Opening a row is a step back can undo; narrowing the list is not. */
export function useListPlace<Row, Change>(definition: ListDefinition<Row, Change>) {
  const [search, setSearch] = useSearchParams();
  const { pathname } = useLocation();
  const place = useMemo(() => readPlace(definition, search), [definition, search]);
  const searchOf = (part: Partial<ListPlace>, now = search) => placeSearch(definition, { ...readPlace(definition, now), ...part }, now);
  return {
    place,
    narrow: (part: Partial<ListPlace>) => setSearch((now) => searchOf(part, now), { replace: true }),
    open: (id: string) => setSearch((now) => searchOf({ open: id }, now)),
    toOf: (id: string) => `${pathname}${searchOf({ open: id })}`,
  };
}

/** The shop's views of a list. */
export function useViews<Row, Change>({ list }: Pick<ListDefinition<Row, Change>, 'list'>) {
  const merchant = useMerchantId();
  return useRead(listViews, { merchant, list }, { quiet: true });
}

/** The view the address names and what the list then asks for; null while the shop's views are being read. */
export function useListView<Row, Change>(definition: ListDefinition<Row, Change>, place: ListPlace) {
  const wanted = place.view || (definition.withoutAll ? definition.views[0]?.id : '');
  const builtIn = definition.views.find(({ id }) => id === wanted);
  const isOwn = place.view !== '' && !builtIn;
  const views = useViews(definition);
  // A view that is gone is none.
  const view: ListView | null = builtIn ?? (isOwn ? views.data?.items.find(({ id }) => id === place.view) : undefined) ?? null;
  const isKnown = !isOwn || !views.isPending;
  const asked = useMemo(() => askedFor(definition, place, view), [definition, place, view]);
  return { view, asked, isKnown };
}
