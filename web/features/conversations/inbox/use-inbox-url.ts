import {
  conversationFields,
  conversationSorts,
  type ConversationSort,
  conversationStatuses,
  type ConversationStatus,
} from '@parley/contract/conversations';
import { type Filter, readFilter as readFilterOf } from '@parley/contract/filters';
import { type Tab, tabs } from '@parley/contract/inbox';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { replaceAtOnce } from '../../../lib/replace-at-once.ts';

export type Order = 'asc' | 'desc';

/**
 * The inbox's state in the address; '' stands for none. A view brings its own filter and order; other parameters override them, so that a
 * link to a view always shows the view's latest version.
 */
export type Place = {
  conversation: string;
  tab: Tab;
  status: ConversationStatus | '';
  q: string;
  /** A filter as JSON; see `readFilter`. */
  filter: string;
  sort: ConversationSort | '';
  order: Order | '';
  view: string;
};

const defaultPlace: Place = { conversation: '', tab: 'needs_you', status: '', q: '', filter: '', sort: '', order: '', view: '' };
const names = ['conversation', 'tab', 'view', 'status', 'q', 'filter', 'sort', 'order'] as const;

export function readPlace(search: URLSearchParams): Place {
  const filter = search.get('filter') ?? '';
  return {
    conversation: search.get('conversation') ?? '',
    tab: tabs.find((tab) => tab === search.get('tab')) ?? defaultPlace.tab,
    status: conversationStatuses.find((status) => status === search.get('status')) ?? '',
    q: search.get('q') ?? '',
    filter: readFilter(filter) ? filter : '',
    sort: conversationSorts.find((sort) => sort === search.get('sort')) ?? '',
    order: (['asc', 'desc'] as const).find((order) => order === search.get('order')) ?? '',
    view: search.get('view') ?? '',
  };
}

/** The filter in an address; null when there is none, or when the list would refuse it. */
export const readFilter = (text: string): Filter | null => (text === '' ? null : readFilterOf(text, conversationFields));

/** The query of an address without defaults: "?conversation=…&tab=ai", or nothing. */
export function placeSearch(place: Place): string {
  const search = new URLSearchParams();
  for (const name of names) if (place[name] !== defaultPlace[name]) search.set(name, place[name]);
  return search.size ? `?${search}` : '';
}

/** The inbox's state in the address. Opening a conversation adds a history entry that Back undoes; narrowing the list or stepping to another conversation doesn't. */
export function useInboxUrl() {
  const [search, setSearch] = useSearchParams();
  const place = useMemo(() => readPlace(search), [search]);
  return {
    place,
    narrow: (part: Partial<Place>) => setSearch((now) => placeSearch({ ...readPlace(now), ...part }), replaceAtOnce),
    open: (conversation: string) => setSearch((now) => placeSearch({ ...readPlace(now), conversation })),
    step: (conversation: string) => setSearch((now) => placeSearch({ ...readPlace(now), conversation }), replaceAtOnce),
  };
}
