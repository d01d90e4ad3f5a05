import type { GridRow } from '@parley/contract/products';
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { useLatest } from '../../../../lib/use-latest.ts';
import type { Editing } from './cell-editor.tsx';
import {
  cellKey,
  columns,
  copied,
  type IsChange,
  pastedChanges,
  pastedRange,
  type Place,
  placeAfter,
  type Pressed,
  rangeOf,
  type ReadCell,
  textOf,
} from './cells.ts';
import type { RowActions } from './grid-row.tsx';
import { parseTabText, writeTabText } from './tab-text.ts';
import type { useCells } from './use-cells.ts';
import { t } from '../messages.ts';
import { mediaQuery } from '../../../../lib/browser.ts';

type GridInput = {
  rows: readonly GridRow[];
  cells: ReturnType<typeof useCells>;
  mayWrite: boolean;
  /** How many rows are visible. */
  page: () => number;
  /** Scrolls to a cell and focuses it. */
  show: (place: Place) => void;
  loadUntil: (count: number) => Promise<readonly GridRow[]>;
  onOpen: (product: string) => void;
};

/** The grid's focus, selection and editing state. */
export function useGrid({ rows, cells, mayWrite, page, show, loadUntil, onOpen }: GridInput) {
  const [held, hold] = useState<{ head: Place; anchor: Place }>(() => ({ head: { row: 0, col: 1 }, anchor: { row: 0, col: 1 } }));
  const [editing, setEditing] = useState<Editing | null>(null);
  const [message, setMessage] = useState('');
  const clamp = ({ row, col }: Place): Place => ({ row: Math.min(row, Math.max(0, rows.length - 1)), col });
  const head = clamp(held.head);
  const anchor = clamp(held.anchor);
  const range = rangeOf(head, anchor);
  const fieldAt = ({ col }: Place) => columns[col]?.field ?? null;
  const read: ReadCell = (row, field) => (field && cells.typed.get(cellKey(row.id, field))?.text) ?? textOf(row, field);
  // A cell that couldn't be saved is sent again with the same text, too.
  const isChange: IsChange = (row, field, text) =>
    (cells.typed.get(cellKey(row.id, field))?.issue ?? null) !== null || read(row, field) !== text;
  const textAt = (place: Place) => {
    const row = rows[place.row];
    return row ? read(row, fieldAt(place)) : '';
  };

  const goTo = (place: Place, keepsAnchor = false) => {
    hold({ head: place, anchor: keepsAnchor ? anchor : place });
    show(place);
  };
  /** Editing ends a selection; it starts in the selection's first cell, as in spreadsheets. */
  const beginAt = (place: Place, text: string | null) => {
    const row = rows[place.row];
    const field = fieldAt(place);
    if (!row || !field || !mayWrite) return;
    hold({ head: place, anchor: place });
    if (field === 'available' && text === null) return toggle(place);
    setEditing({ text: text ?? textAt(place), isOverwriting: text !== null });
  };
  const toggle = (place: Place) => put([place], textAt(place) === 'yes' ? 'no' : 'yes');
  const put = (places: readonly Place[], value: string) => {
    const changes = places.flatMap((place) => {
      const [row, field] = [rows[place.row], fieldAt(place)];
      return row && field && isChange(row, field, value) ? [{ id: row.id, field, value }] : [];
    });
    if (changes.length > 0) notify(cells.change(changes), (count) => t('products.grid_kept', { count }));
  };
  const notify = (work: Promise<{ saved: number } | null>, words: (count: number) => string) =>
    void work.then((outcome) => setMessage(outcome && outcome.saved > 0 ? words(outcome.saved) : ''));
  const undo = () => notify(cells.undo(), (count) => t('products.grid_undone', { count }));
  const clear = () => put(placesIn(range), '');

  async function paste(text: string) {
    const table = parseTabText(text);
    const target = pastedRange(table, range);
    if (target.bottom >= rows.length) setMessage(t('products.grid_loading_rows'));
    const all = await loadUntil(target.bottom + 1);
    const { changes, isCut } = pastedChanges(all, table, target, isChange);
    const end = { row: Math.min(target.bottom, all.length - 1), col: Math.min(target.right, columns.length - 1) };
    hold({ head: { row: target.top, col: target.left }, anchor: end });
    if (changes.length === 0) return setMessage(t('products.grid_nothing_pasted'));
    return notify(cells.change(changes), (count) =>
      [t('products.grid_pasted', { count }), isCut && t('products.grid_pasted_less')].filter(Boolean).join(' · '),
    );
  }

  function escape() {
    const row = rows[head.row];
    const field = fieldAt(head);
    if (row && field) cells.drop(cellKey(row.id, field));
    hold({ head, anchor: head });
  }

  function press(event: KeyboardEvent) {
    if (event.altKey || event.nativeEvent.isComposing) return;
    if (takesKey(event)) event.preventDefault();
  }
  /** Returns whether the grid handled the key. */
  function takesKey(event: KeyboardEvent): boolean {
    const { key, shiftKey } = event;
    const mod = event.ctrlKey || event.metaKey;
    const next = placeAfter(event, head, rows.length, page());
    if (next) {
      goTo(next, shiftKey && key !== 'Tab');
      return true;
    }
    if (key === 'Escape') escape();
    else if (mod && key.toLowerCase() === 'a')
      hold({ head: { row: 0, col: 0 }, anchor: { row: rows.length - 1, col: columns.length - 1 } });
    else if (mod && key.toLowerCase() === 'z') undo();
    else if (mod) return false;
    else if (key === 'Enter' || key === 'F2') enter();
    else return mayWrite && writesKey(key);
    return true;
  }
  function writesKey(key: string): boolean {
    const field = fieldAt(anchor);
    if (key === 'Delete' || key === 'Backspace') clear();
    // A SKU may begin with any letter, the other columns with none.
    else if (key.toLowerCase() === 'z' && field !== 'sku') undo();
    else if (key === ' ' && field === 'available') toggle(anchor);
    else if (key.length === 1 && field) beginAt(anchor, key);
    else return false;
    return true;
  }
  const enter = () => {
    const row = rows[anchor.row];
    if (row && !fieldAt(anchor)) return onOpen(row.product_id);
    return beginAt(anchor, null);
  };

  const actions: RowActions = {
    press: useLatest((row: number, col: number, event: MouseEvent) => {
      if (event.button !== 0) return;
      event.preventDefault();
      const isFinger = mediaQuery('(pointer: coarse)').matches;
      goTo({ row, col }, event.shiftKey);
      if (isFinger) beginAt({ row, col }, null);
    }),
    reach: useLatest((row: number, col: number) => hold({ head: { row, col }, anchor })),
    edit: useLatest((row: number, col: number) => beginAt({ row, col }, null)),
    commit: useLatest((row: number, col: number, text: string, leaving: Pressed | null) => {
      setEditing(null);
      put([{ row, col }], text.trim());
      if (leaving) goTo(placeAfter(leaving, { row, col }, rows.length, page()) ?? { row, col });
    }),
    cancel: useLatest(() => {
      setEditing(null);
      show(head);
    }),
    open: useLatest(onOpen),
  };

  return {
    head,
    range,
    editing,
    message,
    actions,
    press,
    undo,
    nextIssue: () => {
      const issues = placesIn({ top: 0, bottom: rows.length - 1, left: 1, right: columns.length - 1 }).filter((place) => {
        const [row, field] = [rows[place.row], fieldAt(place)];
        return row && field && (cells.typed.get(cellKey(row.id, field))?.issue ?? null) !== null;
      });
      const next = issues.find(({ row, col }) => row > head.row || (row === head.row && col > head.col)) ?? issues[0];
      if (next) goTo(next);
    },
    copy: (event: ClipboardEvent) => {
      event.preventDefault();
      event.clipboardData.setData('text/plain', writeTabText(copied(rows, range, read)));
      if (event.type === 'cut' && mayWrite) clear();
    },
    paste: (event: ClipboardEvent) => {
      event.preventDefault();
      if (mayWrite) void paste(event.clipboardData.getData('text/plain'));
    },
  };
}

function placesIn({ top, bottom, left, right }: ReturnType<typeof rangeOf>): Place[] {
  const places: Place[] = [];
  for (let row = top; row <= bottom; row += 1) for (let col = left; col <= right; col += 1) places.push({ row, col });
  return places;
}
