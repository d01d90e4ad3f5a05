import type { Conversation } from '@parley/contract/conversations';
import { useMemo, useState } from 'react';
import { useConversations, usePinned } from '../data.ts';
import { type ListCriteria, listQuery } from './criteria.ts';

/** A list's rows: pinned conversations first, then the rest; while held, none of them moves. */
export function useRows(criteria: ListCriteria | null, isHeld: boolean) {
  const list = useConversations(criteria);
  const pinned = usePinned(criteria);
  const fresh = useMemo(() => withPinnedFirst(pinned.items ?? [], list.items), [pinned.items, list.items]);
  const listKey = criteria ? JSON.stringify(listQuery(criteria)) : '';
  const stable = useStableRows(fresh, `${listKey} ${list.isPlaceholderData}`, isHeld);
  return {
    ...stable,
    /** Waits for both, or the pinned rows would push the rest down when they arrive. */
    isPending: list.isPending || pinned.isPending,
    isError: list.isError,
    isFetching: list.isFetching,
    refetch: list.refetch,
    hasMore: list.hasMore,
    loadMore: list.loadMore,
  };
}

/** Keeps only pinned conversations, since the server may return others for some filters. */
function withPinnedFirst(pinned: readonly Conversation[], items: readonly Conversation[]): readonly Conversation[] {
  const first = pinned.filter((one) => one.pinned);
  if (first.length === 0) return items;
  const ids = new Set(first.map((one) => one.id));
  return [...first, ...items.filter((one) => !ids.has(one.id))];
}

type Row = { id: string };

const isSame = <T>(a: readonly T[], b: readonly T[]) => a.length === b.length && a.every((row, index) => row === b[index]);

/**
 * The rows to render: while held, new rows are counted and wait. `listKey` identifies the list, so that another tab starts afresh;
 * `release` shows the waiting rows whatever the pointer does.
 */
function useStableRows<T extends Row>(fresh: readonly T[], listKey: string, isHeld: boolean) {
  const [shown, setShown] = useState({ listKey, rows: fresh });
  const next = isHeld && shown.listKey === listKey ? holdRows(shown.rows, fresh) : { rows: fresh, heldCount: 0 };
  const isUnchanged = shown.listKey === listKey && isSame(shown.rows, next.rows);
  if (!isUnchanged) setShown({ listKey, rows: next.rows });
  return { rows: isUnchanged ? shown.rows : next.rows, heldCount: next.heldCount, release: () => setShown({ listKey, rows: fresh }) };
}

type Identified = { id: string };

/**
 * The list while the pointer is over it: rows keep their places and update their text, older rows may be appended, and new rows wait. A
 * row that left stays until the release, since removing it would move the others.
 */
export function holdRows<T extends Identified>(shown: readonly T[], fresh: readonly T[]): { rows: readonly T[]; heldCount: number } {
  if (shown.length === 0) return { rows: fresh, heldCount: 0 };
  const now = new Map(fresh.map((row) => [row.id, row]));
  const known = new Set(shown.map((row) => row.id));
  const lastKnown = fresh.findLastIndex((row) => known.has(row.id));
  const older = lastKnown < 0 ? [] : fresh.slice(lastKnown + 1);
  const heldCount = fresh.length - older.length - fresh.filter((row) => known.has(row.id)).length;
  return { rows: [...shown.map((row) => now.get(row.id) ?? row), ...older], heldCount };
}
