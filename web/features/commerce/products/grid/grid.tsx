import type { GridRow } from '@parley/contract/products';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { keyArea, useHotkey } from '../../../../lib/hotkeys.ts';
import { columns, leastWidth, type Place, template } from './cells.ts';
import { GridFoot } from './grid-foot.tsx';
import { GridRowLine } from './grid-row.tsx';
import type { Typed, useCells } from './use-cells.ts';
import { useGrid } from './use-grid.ts';
import { t } from '../messages.ts';

const rowHeight = 37;
type GridProps = {
  rows: readonly GridRow[];
  hasMore: boolean;
  cells: ReturnType<typeof useCells>;
  mayWrite: boolean;
  onEndReached: () => void;
  loadUntil: (count: number) => Promise<readonly GridRow[]>;
  onOpen: (product: string) => void;
};

/** A spreadsheet of any length: one tab stop, arrow keys, typing, ranges, copy and paste. Only visible rows are rendered. */
export function Grid({ rows, hasMore, cells, mayWrite, onEndReached, loadUntil, onOpen }: GridProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const pendingFocus = useRef<Place | null>(null);
  const headRow = useRef(0);
  // oxlint-disable-next-line react/incompatible-library -- we do not use the React Compiler, the only one it would disturb
  const list = useVirtualizer<HTMLDivElement, Element>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 8,
    scrollPaddingStart: rowHeight,
    // The focused row stays rendered, or scrolling away would lose the focus.
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), headRow.current])].filter((at) => at < rows.length).sort((a, b) => a - b),
  });
  const grid = useGrid({
    rows,
    cells,
    mayWrite,
    page: () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight) - 2),
    show: (place) => {
      pendingFocus.current = place;
      headRow.current = place.row;
      list.scrollToIndex(place.row, { align: 'auto' });
    },
    loadUntil,
    onOpen,
  });
  const { head, range, editing, actions } = grid;
  headRow.current = head.row;
  // A cell far away is rendered only after scrolling; the focus waits for it.
  useLayoutEffect(() => {
    const cell =
      pendingFocus.current &&
      scroller.current?.querySelector<HTMLElement>(`[data-cell="${pendingFocus.current.row}:${pendingFocus.current.col}"]`);
    if (!cell || editing) return;
    pendingFocus.current = null;
    cell.focus({ preventScroll: true });
    // The browser scrolls sideways by itself.
    cell.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  });
  const nearEnd = (list.range?.endIndex ?? -1) >= rows.length - 20;
  const reachEnd = useEffectEvent(onEndReached);
  useEffect(() => {
    if (nearEnd) reachEnd();
  }, [nearEnd, rows.length]);
  useHotkey('z', grid.undo, { when: cells.mayUndo });
  const typed = useMemo(() => byRow(cells.typed), [cells.typed]);
  const issues = [...cells.typed.values()].filter(({ issue }) => issue !== null).length;
  return (
    <>
      <div
        ref={scroller}
        {...keyArea}
        role="grid"
        aria-label={t('products.grid_label')}
        aria-rowcount={hasMore ? -1 : rows.length + 1}
        aria-colcount={columns.length}
        aria-multiselectable
        aria-readonly={!mayWrite || undefined}
        className="min-h-0 flex-1 overflow-auto [overflow-anchor:none]"
        onKeyDown={grid.press}
        onCopy={grid.copy}
        onCut={grid.copy}
        onPaste={grid.paste}
      >
        <div style={{ minWidth: leastWidth }}>
          <GridHead />
          <div role="rowgroup" className="relative" style={{ height: list.getTotalSize() }}>
            {list.getVirtualItems().map(({ index, key, start }) => {
              const row = rows[index];
              if (!row) return null;
              const isHead = index === head.row;
              return (
                <div
                  key={key}
                  role="row"
                  aria-rowindex={index + 2}
                  data-index={index}
                  className="absolute inset-x-0 top-0"
                  // A cell's message overlaps the rows below it.
                  style={{ transform: `translateY(${start}px)`, zIndex: isHead ? 2 : undefined }}
                >
                  <GridRowLine
                    row={row}
                    index={index}
                    active={isHead ? head.col : -1}
                    chosen={index >= range.top && index <= range.bottom ? `${range.left}-${range.right}` : ''}
                    editing={isHead ? editing : null}
                    typed={typed.get(row.id) ?? null}
                    mayWrite={mayWrite}
                    actions={actions}
                  />
                </div>
              );
            })}
          </div>
        </div>
      </div>
      <GridFoot
        isSaving={cells.isSaving}
        message={grid.message}
        issues={issues}
        mayUndo={cells.mayUndo}
        mayWrite={mayWrite}
        onUndo={grid.undo}
        onNext={grid.nextIssue}
        onDrop={() => cells.drop()}
      />
    </>
  );
}

const GridHead = () => (
  <div
    role="row"
    aria-rowindex={1}
    className="sticky top-0 z-3 grid h-9 border-b bg-surface text-xs font-medium text-ink-3"
    style={{ gridTemplateColumns: template }}
  >
    {columns.map(({ field, header, isNumber }, col) => (
      <div
        key={field ?? 'name'}
        role="columnheader"
        aria-colindex={col + 1}
        className={cx(
          'flex items-center border-e bg-surface px-2.5 last:border-e-0',
          isNumber && 'justify-end',
          field === null && 'sticky start-0 z-1',
        )}
      >
        {header}
      </div>
    ))}
  </div>
);

/** A stable reference, so that typing in one row re-renders no other. */
function byRow(typed: ReadonlyMap<string, Typed>) {
  const rows = new Map<string, Map<string, Typed>>();
  for (const [key, cell] of typed) {
    const id = key.slice(0, key.indexOf(' '));
    rows.set(id, (rows.get(id) ?? new Map<string, Typed>()).set(key, cell));
  }
  return rows;
}
