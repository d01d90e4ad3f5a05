import { type KeyboardEvent, useMemo, useState } from 'react';
import { isTyping } from '../lib/hotkeys.ts';

/**
 * The roving tab stop of a list: the one row that Tab reaches, and where the keys move it. It is stored by key, so that it stays with its
 * row when others are inserted above; when its row is removed, the one in its place takes over.
 */
export function useRowStop<Item>(items: readonly Item[], keyOf: (item: Item) => string) {
  const [held, hold] = useState<{ key: string | null; index: number }>({ key: null, index: 0 });
  const stop = useMemo(() => indexOf(items, keyOf, held), [items, keyOf, held]);
  const setStop = (index: number) => {
    const item = items[index];
    if (item !== undefined && keyOf(item) !== held.key) hold({ key: keyOf(item), index });
  };
  return { stop, setStop };
}

function indexOf<Item>(items: readonly Item[], keyOf: (item: Item) => string, held: { key: string | null; index: number }): number {
  if (held.key === null) return 0;
  const there = items[held.index];
  if (there !== undefined && keyOf(there) === held.key) return held.index;
  const moved = items.findIndex((item) => keyOf(item) === held.key);
  return moved >= 0 ? moved : Math.max(0, Math.min(held.index, items.length - 1));
}

/** Where a key leads from row `at`; undefined for keys that the list doesn't handle. */
export function rowAfter(event: KeyboardEvent, at: number, count: number, page: number): number | undefined {
  if (count === 0 || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return undefined;
  const moves: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + page,
    PageUp: at - page,
    Home: 0,
    End: count - 1,
  };
  const next = moves[event.key];
  return next === undefined ? undefined : Math.min(count - 1, Math.max(0, next));
}
