import { useState } from 'react';
import { chooseLoaded, everything, nothing, reach, type Selection, toggle } from './selection.ts';

/** The selection of a list, and whether checkboxes show without one. Another `listKey` means another list, and starts with an empty selection. */
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
 * The selection limited to the loaded rows, in their order, of which up to `most` can be selected by id. Only visible rows count, so that
 * nobody acts on rows they can't see.
 */
export function selectionIn({ selection, isOpen, become }: ReturnType<typeof useSelected>, loaded: readonly string[], most: number) {
  const { isAll } = selection;
  const chosen = isAll || selection.ids.size === 0 ? [] : loaded.filter((id) => selection.ids.has(id));
  const shown = { ...selection, ids: new Set(chosen) };
  const isAny = isAll || chosen.length > 0;
  return {
    isAll,
    isAny,
    /** Checkboxes show without a pointer, too. */
    isSelecting: isAny || isOpen,
    /** The ids, when rows are selected by id. */
    chosen,
    has: (id: string) => isAll || shown.ids.has(id),
    toggle: (id: string) => become(toggle(shown, id, loaded, most)),
    reach: (id: string) => become(reach(shown, id, loaded, most)),
    chooseLoaded: () => become(chooseLoaded(loaded, most)),
    chooseAll: () => become(everything),
    clear: () => become(nothing, false),
    /** Starts selecting with no row selected: for touch, which has no hover. */
    open: () => become(selection, true),
    /** All loaded rows are selected, up to the limit. */
    isFull: !isAll && chosen.length > 0 && chosen.length >= Math.min(loaded.length, most),
  };
}

export type ListSelection = ReturnType<typeof selectionIn>;
