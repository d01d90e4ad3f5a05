import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../lib/cx.ts';
import { isTyping } from '../lib/hotkeys.ts';
import { useScrollAnchor } from './scroll-anchor.ts';

/** To be spread on the link or button of a row: the list has one tab stop, and the arrow keys move it. */
export type RowFocus = { tabIndex: 0 | -1; 'data-row-focus': '' };

type VirtualListProps<Item> = {
  /** What the list holds, for people who hear the page. */
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** A row's height in px, its hairline included; rows are measured once they are drawn. */
  estimateSize: number;
  renderItem: (item: Item, row: { index: number; focus: RowFocus }) => ReactNode;
  /** Called once per length when the end comes near. */
  onEndReached?: () => void;
  /** How many there are altogether, when more than `items` are known. */
  total?: number;
  /** Kept in view, and the tab stop. */
  selectedKey?: string | null;
  /** A table's rows hold `role="cell"` elements; `header` is its first row, held at the top. */
  kind?: 'list' | 'table';
  header?: ReactNode;
  /** Below the last row: a loading line, the end's sentence. */
  footer?: ReactNode;
  className?: string;
};

const NEAR_END = 8;

/** A list of any length of which only what is seen exists. Rows that come in above do not move what is being read. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { label, items, keyOf, estimateSize, renderItem, onEndReached, total, selectedKey, kind = 'list', header, footer, className } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const wanted = useRef<number | null>(null);
  const [active, setActive] = useState(0);
  const stop = Math.min(active, Math.max(0, items.length - 1));

  // Keys are read again only when the items change, however often `keyOf` is written anew: 100,000 of them take a while.
  const getItemKey = useCallback((index: number) => keyAt(items, index, keyOf), [items]);
  const virtualizer = useVirtualizer<HTMLDivElement, Element>({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimateSize,
    getItemKey,
    overscan: 6,
    // The row that holds the tab stop stays drawn, or scrolling away would lose the focus.
    rangeExtractor: (range) => withIndex(defaultRangeExtractor(range), stop, items.length),
  });
  useScrollAnchor(virtualizer, items, getItemKey);
  const rows = virtualizer.getVirtualItems();

  const lastSeen = virtualizer.range?.endIndex ?? -1;
  const nearEnd = items.length > 0 && lastSeen >= items.length - NEAR_END;
  useEffect(() => {
    if (nearEnd) onEndReached?.();
  }, [nearEnd, items.length]);

  const selected = selectedKey ? items.findIndex((item) => keyOf(item) === selectedKey) : -1;
  useEffect(() => {
    if (selected < 0) return;
    setActive(selected);
    virtualizer.scrollToIndex(selected, { align: 'auto' });
  }, [selectedKey, selected >= 0]);

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const target = scroller.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"] [data-row-focus]`);
    if (!target) return;
    wanted.current = null;
    target.focus({ preventScroll: true });
  });

  const move = (event: KeyboardEvent) => {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / estimateSize) - 1);
    const next = rowAfter(event, stop, items.length, page);
    if (next === undefined) return;
    event.preventDefault();
    wanted.current = next;
    setActive(next);
    virtualizer.scrollToIndex(next, { align: 'auto' });
  };

  const table = kind === 'table';
  return (
    <div ref={scroller} className={cx('min-h-0 flex-1 overflow-y-auto [overflow-anchor:none]', className)}>
      <div role={kind} aria-label={label} aria-rowcount={table ? (total ?? items.length) + (header ? 1 : 0) : undefined} onKeyDown={move}>
        {header && <div role="row" aria-rowindex={1} className="sticky top-0 z-1 bg-surface">{header}</div>}
        <div role={table ? 'rowgroup' : 'presentation'} className="relative w-full" style={{ height: virtualizer.getTotalSize() }}>
          {rows.map(({ index, key, start }) => {
            const item = items[index];
            if (item === undefined) return null;
            const place = table
              ? { role: 'row', 'aria-rowindex': index + (header ? 2 : 1) }
              : { role: 'listitem', 'aria-setsize': total ?? items.length, 'aria-posinset': index + 1 };
            return (
              <div
                key={key}
                {...place}
                ref={virtualizer.measureElement}
                data-index={index}
                onFocus={() => setActive(index)}
                className="absolute inset-x-0 top-0"
                style={{ transform: `translateY(${start}px)` }}
              >
                {renderItem(item, { index, focus: { tabIndex: index === stop ? 0 : -1, 'data-row-focus': '' } })}
              </div>
            );
          })}
        </div>
      </div>
      {footer}
    </div>
  );
}

const keyAt = <Item,>(items: readonly Item[], index: number, keyOf: (item: Item) => string) => {
  const item = items[index];
  return item === undefined ? index : keyOf(item);
};

const withIndex = (indexes: number[], index: number, count: number): number[] =>
  index >= count || indexes.includes(index) ? indexes : [...indexes, index].sort((a, b) => a - b);

function rowAfter({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent, at: number, count: number, page: number): number | undefined {
  if (isTyping(target) || altKey || ctrlKey || metaKey || count === 0) return undefined;
  const moves: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, PageDown: at + page, PageUp: at - page, Home: 0, End: count - 1 };
  const next = moves[key];
  return next === undefined ? undefined : Math.min(count - 1, Math.max(0, next));
}
