import { type CSSProperties, type KeyboardEvent, memo, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../../lib/cx.ts';
import { useLatest } from '../../lib/use-latest.ts';
import { useIsPhone } from '../../lib/use-media.ts';
import { Checkbox } from '../checkbox.tsx';
import type { ListSelection } from '../selection/use-selection.ts';
import { type RowFocus, VirtualList } from '../virtual-list.tsx';
import { type Column, leastWidthOf, type Sorting, templateOf } from './column.ts';
import { TableHead } from './table-head.tsx';
import { t } from './messages.ts';

/** One line of text and the border, in px; two lines on a phone. */
export const rowHeight = 37;
export const phoneRowHeight = 61;
const boxWidth = 40;

export type DataTableProps<Row> = {
  /** The table's label, for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  /** Define it outside of the component, like the other row functions: a new function redraws every row. */
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  /** Two lines for a phone: the name, and the key facts. */
  phoneRow: (row: Row) => ReactNode;
  /** The URL that a row opens. */
  toOf: (key: string) => string;
  openKey: string;
  sorting: Sorting;
  onSort: (key: string) => void;
  /** null without bulk actions. */
  selection: ListSelection | null;
  onEndReached: () => void;
  footer?: ReactNode;
  dim?: boolean;
};

/** A table of any length: one tab stop, arrow keys, Enter opens the drawer, X or Space selects. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, keyOf, nameOf, phoneRow, toOf, openKey, sorting, onSort, selection, onEndReached, footer, dim } = props;
  const isPhone = useIsPhone();
  const choose = useLatest((key: string, reaches: boolean) => (reaches ? selection?.reach(key) : selection?.toggle(key)));
  const template = templateOf(columns, selection ? boxWidth : 16);
  const style: CSSProperties = { gridTemplateColumns: template };
  const least = isPhone ? undefined : leastWidthOf(columns, boxWidth);
  return (
    <div className={cx('flex min-h-0 flex-1 flex-col overflow-x-auto', dim && 'opacity-60 transition-opacity')}>
      <div
        className="flex min-h-0 flex-1 flex-col"
        style={{ minWidth: least }}
        onKeyDown={(event) => selection && takeSpace(event, choose)}
      >
        <VirtualList
          kind={isPhone ? 'list' : 'table'}
          key={isPhone ? 'phone' : 'table'}
          label={label}
          items={rows}
          keyOf={keyOf}
          estimateSize={isPhone ? phoneRowHeight : rowHeight}
          selectedKey={openKey || null}
          onEndReached={onEndReached}
          footer={footer}
          {...(!isPhone && {
            header: <TableHead columns={columns} style={style} sorting={sorting} onSort={onSort} selection={selection} />,
          })}
          renderItem={(row, { focus }) => (
            <TableRow
              row={row}
              rowKey={keyOf(row)}
              name={nameOf(row)}
              columns={columns}
              template={template}
              phoneRow={isPhone ? phoneRow : null}
              to={toOf(keyOf(row))}
              isOpen={keyOf(row) === openKey}
              isChosen={selection?.has(keyOf(row)) ?? false}
              isSelecting={selection?.isSelecting ?? false}
              onChoose={selection ? choose : null}
              tabIndex={focus.tabIndex}
            />
          )}
        />
      </div>
    </div>
  );
}

type RowProps<Row> = {
  row: Row;
  rowKey: string;
  name: string;
  columns: readonly Column<Row>[];
  template: string;
  phoneRow: ((row: Row) => ReactNode) | null;
  to: string;
  isOpen: boolean;
  isChosen: boolean;
  isSelecting: boolean;
  onChoose: ((key: string, reaches: boolean) => void) | null;
  tabIndex: RowFocus['tabIndex'];
};

/** Memoized: re-renders only when its props change. */
const TableRow = memo(function TableRow<Row>(props: RowProps<Row>) {
  const { row, rowKey, name, columns, template, phoneRow, to, isOpen, isChosen, isSelecting, onChoose, tabIndex } = props;
  const click = (event: MouseEvent) => {
    const isBox = onChoose && (event.shiftKey || (isSelecting && phoneRow !== null));
    if (!isBox) return;
    event.preventDefault();
    onChoose(rowKey, event.shiftKey);
  };
  const link = (className: string, content: ReactNode) => (
    <Link
      to={to}
      tabIndex={tabIndex}
      data-row-focus=""
      data-row={rowKey}
      aria-current={isOpen ? 'true' : undefined}
      onClick={click}
      className={className}
    >
      {content}
    </Link>
  );
  const look = cx('border-b hover:bg-hover', isOpen && 'bg-hover', isChosen && 'bg-selected');
  const box = onChoose && (
    <Checkbox
      hideLabel
      label={t('lists.select_row', { name })}
      checked={isChosen}
      tabIndex={-1}
      className="relative z-1"
      onChange={() => onChoose(rowKey, false)}
    />
  );
  if (phoneRow)
    return (
      <div className={cx(look, 'relative flex min-h-[61px] items-center gap-2 px-4')}>
        {isSelecting && box}
        {link('grid min-w-0 flex-1 grid-cols-1 content-center gap-0.5 py-2 after:absolute after:inset-0 focus-inside', phoneRow(row))}
      </div>
    );
  return (
    <div className={cx(look, 'group/row relative grid h-[37px] items-center')} style={{ gridTemplateColumns: template }}>
      <div role="cell" className="grid place-items-center">
        {box}
      </div>
      {columns.map(({ key, cell, align }, place) => (
        <div key={key} role="cell" className={cx('min-w-0 truncate pe-4 tabular-nums', align === 'end' && 'text-end')}>
          {place === 0 ? link('block truncate font-medium after:absolute after:inset-0 focus-inside', cell(row)) : cell(row)}
        </div>
      ))}
    </div>
  );
}) as <Row>(props: RowProps<Row>) => ReactNode;

/** Space or X on a row toggles its checkbox instead of scrolling the page. */
function takeSpace(event: KeyboardEvent, choose: (key: string, reaches: boolean) => void) {
  const { target } = event;
  const isKey = event.key === ' ' || (event.key.toLowerCase() === 'x' && !event.ctrlKey && !event.metaKey);
  if (event.defaultPrevented || !isKey || !(target instanceof HTMLElement) || !target.dataset.row) return;
  event.preventDefault();
  event.stopPropagation();
  choose(target.dataset.row, event.shiftKey);
}
