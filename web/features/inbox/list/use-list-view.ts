import { useMemo } from 'react';
import { useViews } from '../data.ts';
import type { Place } from '../use-inbox-url.ts';
import { type Asked, askedFor, type ListView } from './asked.ts';
import { builtInViews } from './built-in-views.ts';

/** The view the address names and what the list then asks for; null while the shop's views are being read. */
export function useListView(place: Place): { view: ListView | null; asked: Asked | null } {
  const { view: id } = place;
  const builtIn = builtInViews.find((one) => one.id === id);
  const isOwn = id !== '' && !builtIn;
  const views = useViews(isOwn);
  // A view that is gone is none.
  const view = builtIn ?? (isOwn ? views.data?.items.find((one) => one.id === id) : undefined) ?? null;
  const isKnown = !isOwn || !views.isPending;
  const asked = useMemo(() => (isKnown ? askedFor(place, view) : null), [place, view, isKnown]);
  return { view, asked };
}
