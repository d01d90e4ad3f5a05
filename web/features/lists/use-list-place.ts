import { listViews } from '@parley/contract/views';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { useMerchantId } from '../../data/auth.ts';
import { useRead } from '../../data/use-read.ts';
import type { ListDefinition, ListView } from './definition.ts';
import { askedFor, type ListPlace, placeSearch, readPlace } from './list-place.ts';

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
