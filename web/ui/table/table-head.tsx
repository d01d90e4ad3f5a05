import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { CSSProperties } from 'react';
import { cx } from '../../lib/cx.ts';
import { Checkbox } from '../checkbox.tsx';
import type { ListSelection } from '../selection/use-selection.ts';
import type { Column, Sorting } from './column.ts';
import { t } from './messages.ts';

type HeadProps = {
  columns: readonly Column<never>[];
  style: CSSProperties;
  sorting: Sorting;
  onSort: (sort: string) => void;
  selection: ListSelection | null;
};

/** The column headers; those of sortable columns are buttons. */
export function TableHead({ columns, style, sorting, onSort, selection }: HeadProps) {
  return (
    <div className="grid h-9 items-center border-b text-xs font-medium text-ink-3" style={style}>
      <div role="columnheader" className="grid place-items-center">
        {selection && <ChooseAll selection={selection} />}
      </div>
      {columns.map(({ key, header, sort, align }) => {
        const isSorted = sort !== undefined && sort === sorting.sort;
        return (
          <div
            key={key}
            role="columnheader"
            aria-sort={isSorted ? (sorting.order === 'asc' ? 'ascending' : 'descending') : undefined}
            className={cx('min-w-0 truncate pe-4', align === 'end' && 'text-end')}
          >
            {sort === undefined ? (
              header
            ) : (
              <SortHeader header={header} isSorted={isSorted} order={sorting.order} onSort={() => onSort(sort)} />
            )}
          </div>
        );
      })}
    </div>
  );
}

function ChooseAll({ selection }: { selection: ListSelection }) {
  const { isAll, isFull, isAny, chooseLoaded, clear } = selection;
  const isOn = isFull || isAll;
  return (
    <Checkbox
      hideLabel
      label={isOn ? t('filter.select_none') : t('filter.select_loaded')}
      checked={isOn}
      indeterminate={isAny && !isOn}
      onChange={isOn ? clear : chooseLoaded}
    />
  );
}

type SortHeaderProps = { header: string; isSorted: boolean; order: Sorting['order']; onSort: () => void };

const SortHeader = ({ header, isSorted, order, onSort }: SortHeaderProps) => (
  <button
    type="button"
    onClick={onSort}
    aria-label={t('lists.sort_by', { name: header })}
    className={cx('touch-target inline-flex min-h-6 max-w-full items-center gap-1 focus-inside hover:text-ink', isSorted && 'text-ink')}
  >
    <span className="truncate">{header}</span>
    {isSorted && (order === 'asc' ? <ArrowUp className="size-3!" aria-hidden /> : <ArrowDown className="size-3!" aria-hidden />)}
  </button>
);
