import type { GridRow } from '@parley/contract/products';
import { memo, type MouseEvent, useId } from 'react';
import { cx } from '../../../../lib/cx.ts';
import { CellEditor, type Editing } from './cell-editor.tsx';
import { type CellField, cellKey, columns, nameOf, type Pressed, shownOf, template, textOf } from './cells.ts';
import type { Typed } from './use-cells.ts';
import { t } from '../messages.ts';

export type RowActions = {
  press: (row: number, col: number, event: MouseEvent) => void;
  reach: (row: number, col: number) => void;
  edit: (row: number, col: number) => void;
  commit: (row: number, col: number, text: string, leaving: Pressed | null) => void;
  cancel: () => void;
  open: (product: string) => void;
};
type RowProps = {
  row: GridRow;
  index: number;
  /** The focused column; -1 when another row has the focus. */
  active: number;
  /** The row's selected columns: '1-3', or ''. */
  chosen: string;
  editing: Editing | null;
  /** Only the cells of this row, by cell. */
  typed: ReadonlyMap<string, Typed> | null;
  mayWrite: boolean;
  actions: RowActions;
};

/** A variant's row. Memoized: re-renders only when its props change. */
export const GridRowLine = memo(function GridRowLine({ row, index, active, chosen, editing, typed, mayWrite, actions }: RowProps) {
  const [from = -1, to = -1] = chosen === '' ? [] : chosen.split('-').map(Number);
  return (
    <div className="grid h-[37px] border-b" style={{ gridTemplateColumns: template }}>
      {columns.map(({ field, isNumber }, col) => (
        <Cell
          key={field ?? 'name'}
          row={row}
          index={index}
          col={col}
          field={field}
          isNumber={isNumber}
          isActive={col === active}
          isChosen={col >= from && col <= to}
          editing={col === active ? editing : null}
          typed={(field && typed?.get(cellKey(row.id, field))) ?? null}
          mayWrite={mayWrite}
          actions={actions}
        />
      ))}
    </div>
  );
});

type CellProps = Pick<RowProps, 'row' | 'index' | 'mayWrite' | 'actions' | 'editing'> & {
  col: number;
  field: CellField | null;
  isNumber: boolean;
  isActive: boolean;
  isChosen: boolean;
  typed: Typed | null;
};

function Cell({ row, index, col, field, isNumber, isActive, isChosen, editing, typed, mayWrite, actions }: CellProps) {
  const issueId = useId();
  const text = typed?.text ?? textOf(row, field);
  const issue = typed?.issue ?? null;
  return (
    <div
      role={field === null ? 'rowheader' : 'gridcell'}
      aria-colindex={col + 1}
      aria-selected={isChosen}
      aria-readonly={field === null || !mayWrite || undefined}
      aria-invalid={issue !== null || undefined}
      aria-describedby={issue === null ? undefined : issueId}
      tabIndex={isActive ? 0 : -1}
      data-cell={`${index}:${col}`}
      onMouseDown={(event) => actions.press(index, col, event)}
      onMouseEnter={(event) => event.buttons === 1 && actions.reach(index, col)}
      onDoubleClick={() => (field === null ? actions.open(row.product_id) : actions.edit(index, col))}
      className={cx(
        'relative flex min-w-0 cursor-default items-center border-e px-2.5 tabular-nums outline-offset-[-2px] select-none last:border-e-0 focus:outline-2 focus:outline-ink',
        isNumber && 'justify-end',
        field === null ? 'sticky start-0 z-1 bg-surface' : 'bg-surface',
        isChosen && 'bg-selected!',
        typed !== null && issue === null && 'text-ink-3',
        issue !== null && 'bg-bad-soft! text-bad',
      )}
    >
      {field === null ? <Name row={row} /> : <span className="truncate">{shownOf(text, field)}</span>}
      {issue !== null && (
        <span
          id={issueId}
          role={isActive ? 'alert' : undefined}
          className={
            isActive && !editing
              ? 'absolute start-0 top-full z-2 w-max max-w-[260px] rounded-b border border-bad bg-raised px-2.5 py-1.5 text-start text-sm whitespace-normal text-bad shadow-float'
              : 'sr-only'
          }
        >
          {issue}
        </span>
      )}
      {editing && field && (
        <CellEditor
          label={t('products.grid_cell', { field: columns[col]?.header ?? '', name: nameOf(row) })}
          editing={editing}
          isNumber={isNumber}
          onCommit={(typedText, leaving) => actions.commit(index, col, typedText, leaving)}
          onCancel={actions.cancel}
        />
      )}
    </div>
  );
}

const Name = ({ row: { name, detail } }: { row: GridRow }) => (
  <span className="min-w-0 truncate">
    <span className="font-medium">{name}</span>
    {detail && <span className="text-ink-3"> · {detail}</span>}
  </span>
);
