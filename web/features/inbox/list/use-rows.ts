import type { Conversation } from '@parley/contract/conversations';
import { useMemo } from 'react';
import { useConversations, usePinned } from '../data.ts';
import { type Asked, listQuery } from './asked.ts';
import { useHeldRows } from './use-held-rows.ts';

/** The rows of a list: what one has pinned first, the rest below; while held, none of them moves. */
export function useRows(asked: Asked | null, isHeld: boolean) {
  const list = useConversations(asked);
  const pinned = usePinned(asked);
  const fresh = useMemo(() => withPinnedFirst(pinned.items ?? [], list.items), [pinned.items, list.items]);
  const listKey = asked ? JSON.stringify(listQuery(asked)) : '';
  const held = useHeldRows(fresh, `${listKey} ${list.isPlaceholderData}`, isHeld);
  return {
    ...held,
    /** Both are awaited, or the pinned ones would push the rest down. */
    isPending: list.isPending || pinned.isPending,
    isError: list.isError,
    isFetching: list.isFetching,
    refetch: list.refetch,
    hasMore: list.hasMore,
    loadMore: list.loadMore,
  };
}

/** A list that answers for the filter's field only roughly pins nothing that is not pinned. */
export function withPinnedFirst(pinned: readonly Conversation[], items: readonly Conversation[]): readonly Conversation[] {
  const first = pinned.filter((one) => one.pinned);
  if (first.length === 0) return items;
  const ids = new Set(first.map((one) => one.id));
  return [...first, ...items.filter((one) => !ids.has(one.id))];
}
