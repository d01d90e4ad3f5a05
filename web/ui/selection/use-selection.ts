import { useState } from 'react';
import { chooseLoaded, everything, nothing, reach, type Selection, toggle } from './selection.ts';

/** What is chosen in a list, and whether boxes are shown although nothing is. Another `listKey` is another list, and begins with nothing. */
export function useSelected(listKey: string) {
  const begin = { listKey, selection: nothing, isOpen: false };
  const [held, hold] = useState(begin);
  const { selection, isOpen } = held.listKey === listKey ? held : begin;
  return {
    selection,
    isOpen,
    isBegun: isOpen || selection.isAll || selection.ids.size > 0,
    become: (next: Selection, opens = isOpen) => hold({ listKey, selection: next, isOpen: opens }),
  };
}

/**
 * The same over the rows that are loaded, in their order, of which `most` can be chosen by name. Only what the list still shows counts,
 * so that nobody acts on what they cannot see.
 */
export function selectionIn({ selection, isOpen, become }: ReturnType<typeof useSelected>, loaded: readonly string[], most: number) {
  const { isAll } = selection;
  const chosen = isAll || selection.ids.size === 0 ? [] : loaded.filter((id) => selection.ids.has(id));
  const shown = { ...selection, ids: new Set(chosen) };
  const isAny = isAll || chosen.length > 0;
  return {
    isAll,
    isAny,
    /** Boxes are shown without a pointer, too. */
    isSelecting: isAny || isOpen,
    /** The ids, when they are chosen by name. */
    chosen,
    has: (id: string) => isAll || shown.ids.has(id),
    toggle: (id: string) => become(toggle(shown, id, loaded, most)),
    reach: (id: string) => become(reach(shown, id, loaded, most)),
    chooseLoaded: () => become(chooseLoaded(loaded, most)),
    chooseAll: () => become(everything),
    clear: () => become(nothing, false),
    /** Begins with nothing chosen: for a finger, which has no way to point. */
    open: () => become(selection, true),
    /** Everything that is loaded is chosen, as far as that may be. */
    isFull: !isAll && chosen.length > 0 && chosen.length >= Math.min(loaded.length, most),
  };
}

export type ListSelection = ReturnType<typeof selectionIn>;
