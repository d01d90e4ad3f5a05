import { conversationStatuses, type ConversationStatus } from '@parley/contract/conversations';
import { type Tab, tabs } from '@parley/contract/inbox';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';

/** What the address says is shown; '' stands for none. */
export type Place = { conversation: string; tab: Tab; status: ConversationStatus | ''; q: string };

const usual: Place = { conversation: '', tab: 'needs_you', status: '', q: '' };

export function readPlace(search: URLSearchParams): Place {
  return {
    conversation: search.get('conversation') ?? '',
    tab: tabs.find((tab) => tab === search.get('tab')) ?? usual.tab,
    status: conversationStatuses.find((status) => status === search.get('status')) ?? '',
    q: search.get('q') ?? '',
  };
}

/** The query of an address, without what is usual: "?conversation=…&tab=ai", or nothing. */
export function placeSearch(place: Place): string {
  const search = new URLSearchParams();
  for (const name of ['conversation', 'tab', 'status', 'q'] as const) if (place[name] !== usual[name]) search.set(name, place[name]);
  return search.size ? `?${search}` : '';
}

/** The inbox's place in the address. Opening a conversation is a step back can undo; narrowing the list is not. */
export function useInboxUrl() {
  const [search, setSearch] = useSearchParams();
  const place = useMemo(() => readPlace(search), [search]);
  return {
    place,
    narrow: (part: Partial<Place>) => setSearch((now) => placeSearch({ ...readPlace(now), ...part }), { replace: true }),
    open: (conversation: string) => setSearch((now) => placeSearch({ ...readPlace(now), conversation })),
  };
}
