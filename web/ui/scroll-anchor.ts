import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef } from 'react';

type Row = { key: string | number | bigint; start: number };
type List = Virtualizer<HTMLDivElement, Element>;

/**
 * When rows are inserted, removed or moved above the visible part, scrolls by as much, so that the visible rows stay in place. At the very
 * top it does nothing: there the user wants to see the newest row.
 */
export function useScrollAnchor(list: List, items: readonly unknown[], keyAt: (index: number) => Row['key']): void {
  const drawn = useRef<Row[]>([]);
  const shown = useRef(items);
  useLayoutEffect(() => {
    const offset = list.scrollOffset ?? 0;
    if (shown.current !== items) {
      shown.current = items;
      const shift = offset > 0 ? commonShift(drawn.current, startsOf(drawn.current, list, items.length, keyAt)) : 0;
      if (shift !== 0) list.scrollToOffset(offset + shift);
    }
    drawn.current = list.getVirtualItems().flatMap(({ index, key, start }) => (isSeen(list, index) ? [{ key, start }] : []));
  });
}

const isSeen = ({ range }: List, index: number) => range !== null && index >= range.startIndex && index <= range.endIndex;

/** The current offsets of the rows that were visible; removed rows are left out. */
function startsOf(rows: Row[], list: List, count: number, keyAt: (index: number) => Row['key']) {
  const missing = new Set(rows.map((row) => row.key));
  const starts = new Map<Row['key'], number>();
  for (let index = 0; index < count && missing.size > 0; index += 1) {
    const key = keyAt(index);
    if (missing.delete(key)) starts.set(key, list.measurementsCache[index]?.start ?? 0);
  }
  return starts;
}

/** The shift that most rows made: one of them may itself have jumped to the top, and must not move the scroll position. */
function commonShift(before: Row[], after: Map<Row['key'], number>): number {
  const votes = new Map<number, number>();
  for (const { key, start } of before) {
    const now = after.get(key);
    if (now !== undefined) votes.set(now - start, (votes.get(now - start) ?? 0) + 1);
  }
  let [common, most] = [0, 0];
  for (const [shift, count] of votes) if (count > most) [common, most] = [shift, count];
  return common;
}
