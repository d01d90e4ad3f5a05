import type { Conversation } from '@parley/contract/conversations';
import { useMemo, useState } from 'react';
import { useConversations, usePinned } from '../data.ts';
import { type Asked, listQuery } from './asked.ts';

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
function withPinnedFirst(pinned: readonly Conversation[], items: readonly Conversation[]): readonly Conversation[] {
  const first = pinned.filter((one) => one.pinned);
  if (first.length === 0) return items;
  const ids = new Set(first.map((one) => one.id));
  return [...first, ...items.filter((one) => !ids.has(one.id))];
}

type Row = { id: string };

const isSame = <T>(a: readonly T[], b: readonly T[]) => a.length === b.length && a.every((row, index) => row === b[index]);

/**
 * The rows to draw: while held, new ones wait and are counted. `listKey` names the list, so that another tab starts afresh;
 * `release` lets those that wait in, whatever the pointer does.
 */
function useHeldRows<T extends Row>(fresh: readonly T[], listKey: string, isHeld: boolean) {
  const [shown, setShown] = useState({ listKey, rows: fresh });
  const next = isHeld && shown.listKey === listKey ? holdRows(shown.rows, fresh) : { rows: fresh, held: 0 };
  const isUnchanged = shown.listKey === listKey && isSame(shown.rows, next.rows);
  if (!isUnchanged) setShown({ listKey, rows: next.rows });
  return { rows: isUnchanged ? shown.rows : next.rows, held: next.held, release: () => setShown({ listKey, rows: fresh }) };
}

type Kept = { id: string };

/**
 * The list while a person points at it: rows keep their places and take their new words, older ones may follow below,
 * and new ones wait. A row that left stays until it is let go, since removing it would move the others.
 */
export function holdRows<T extends Kept>(shown: readonly T[], fresh: readonly T[]): { rows: readonly T[]; held: number } {
  if (shown.length === 0) return { rows: fresh, held: 0 };
  const now = new Map(fresh.map((row) => [row.id, row]));
  const known = new Set(shown.map((row) => row.id));
  const lastKnown = fresh.findLastIndex((row) => known.has(row.id));
  const older = lastKnown < 0 ? [] : fresh.slice(lastKnown + 1);
  const held = fresh.length - older.length - fresh.filter((row) => known.has(row.id)).length;
  return { rows: [...shown.map((row) => now.get(row.id) ?? row), ...older], held };
}
