import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { cx } from '../lib/cx.ts';
import { rowAfter, useRowStop } from './row-stop.ts';
import { useScrollAnchor } from './scroll-anchor.ts';

/** To be spread on the link or button of a row: the list has one tab stop, and the arrow keys move it. */
export type RowFocus = { tabIndex: 0 | -1; 'data-row-focus': '' };

type VirtualListProps<Item> = {
  /** The list's label, for screen readers. */
  label: string;
  /** A new array whenever an item changes. */
  items: readonly Item[];
  /** Define it outside of the component: a new function makes the list read every key again. */
  keyOf: (item: Item) => string;
  /** A row's height in px, its border included; rows are measured once they are rendered. */
  estimateSize: number;
  renderItem: (item: Item, row: { index: number; focus: RowFocus }) => ReactNode;
  /** Called once per length near the end. */
  onEndReached?: () => void;
  /** The total, when it is larger than the loaded `items` and known. */
  total?: number;
  /** The item to scroll to and make the tab stop when it changes. */
  selectedKey?: string | null;
  /** A table's rows hold `role="cell"` elements; `header` (with `role="columnheader"` elements) is its first row, which is sticky. */
  kind?: 'list' | 'table';
  header?: ReactNode;
  /** Below the last row: a loading line, an end message. */
  footer?: ReactNode;
  className?: string;
};

const NEAR_END = 8;

/** A list of any length that renders only the visible rows. Rows inserted above don't move the visible ones. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, renderItem, kind = 'list', header, footer, className } = props;
  const total = props.total ?? items.length;
  const { list, scroller, stop, setStop, move } = useList(props);
  const table = kind === 'table';
  const place = (index: number) =>
    table
      ? { role: 'row', 'aria-rowindex': index + (header ? 2 : 1) }
      : { role: 'listitem', 'aria-setsize': total, 'aria-posinset': index + 1 };
  return (
    <div ref={scroller} className={cx('min-h-0 flex-1 overflow-y-auto [overflow-anchor:none]', className)}>
      <div role={kind} aria-label={label} aria-rowcount={table ? total + (header ? 1 : 0) : undefined} onKeyDown={move}>
        {header && (
          <div role="row" aria-rowindex={1} className="sticky top-0 z-1 bg-surface">
            {header}
          </div>
        )}
        <div role={table ? 'rowgroup' : 'presentation'} className="relative w-full" style={{ height: list.getTotalSize() }}>
          {list.getVirtualItems().map(({ index, key, start }) => {
            const item = items[index];
            if (item === undefined) return null;
            return (
              <div
                key={key}
                {...place(index)}
                ref={list.measureElement}
                data-index={index}
                onFocus={() => setStop(index)}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                {renderItem(item, {
                  index,
                  focus: { tabIndex: index === stop ? 0 : -1, 'data-row-focus': '' },
                })}
              </div>
            );
          })}
        </div>
      </div>
      {footer}
    </div>
  );
}

function useList<Item>({ items, keyOf, estimateSize, onEndReached, selectedKey }: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  const { stop, setStop } = useRowStop(items, keyOf);

  const getItemKey = useCallback((index: number) => keyAt(items, index, keyOf), [items, keyOf]);
  // oxlint-disable-next-line react/incompatible-library -- we do not use the React Compiler, the only one it would disturb
  const list = useVirtualizer<HTMLDivElement, Element>({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimateSize,
    getItemKey,
    overscan: 6,
    // The row with the tab stop stays rendered, or scrolling away would lose the focus.
    rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), stop, items.length),
  });
  useScrollAnchor(list, items, getItemKey);

  const nearEnd = items.length > 0 && (list.range?.endIndex ?? -1) >= items.length - NEAR_END;
  const reachEnd = useEffectEvent(() => onEndReached?.());
  useEffect(() => {
    if (nearEnd) reachEnd();
  }, [nearEnd, items.length]);

  const selected = useMemo(() => (selectedKey ? items.findIndex((item) => keyOf(item) === selectedKey) : -1), [items, keyOf, selectedKey]);
  const isThere = selected >= 0;
  const showSelected = useEffectEvent(() => {
    setStop(selected);
    list.scrollToIndex(selected, { align: 'auto' });
  });
  useEffect(() => {
    if (isThere) showSelected();
  }, [selectedKey, isThere]);

  // A row far away is rendered only after scrolling; the focus waits for it.
  const pendingFocus = useRef<number | null>(null);
  useLayoutEffect(() => {
    const row =
      pendingFocus.current === null
        ? null
        : scroller.current?.querySelector<HTMLElement>(`[data-index="${pendingFocus.current}"] [data-row-focus]`);
    if (!row) return;
    pendingFocus.current = null;
    row.focus({ preventScroll: true });
  });

  const move = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / estimateSize) - 1);
    const next = rowAfter(event, stop, items.length, page);
    if (next === undefined) return;
    event.preventDefault();
    pendingFocus.current = next;
    setStop(next);
    list.scrollToIndex(next, { align: 'auto' });
  };
  return { list, scroller, stop, setStop, move };
}

const keyAt = <Item,>(items: readonly Item[], index: number, keyOf: (item: Item) => string) => {
  const item = items[index];
  return item === undefined ? index : keyOf(item);
};

const withIndex = (indexes: number[], index: number, count: number): number[] =>
  index >= count || indexes.includes(index) ? indexes : [...indexes, index].sort((a, b) => a - b);
