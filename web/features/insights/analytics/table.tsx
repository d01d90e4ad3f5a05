import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { RowsOf } from '@parley/contract/figures';
import { cx } from '../../../lib/cx.ts';
import { rowsLink } from './figure-text.ts';

type Column<T> = { label: string; cell: (item: T) => ReactNode; /** Hidden on a phone. */ wide?: boolean };
type FigureTableProps<T> = {
  caption: string;
  head: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  name: (item: T) => ReactNode;
  columns: readonly Column<T>[];
};

/** A small table of metrics: labels first, numbers right-aligned. */
export function FigureTable<T>({ caption, head, items, keyOf, name, columns }: FigureTableProps<T>) {
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="h-row border-b text-sm text-ink-3">
            <th scope="col" className="ps-3 pe-3 text-start font-normal">
              {head}
            </th>
            {columns.map(({ label, wide }) => (
              <th key={label} scope="col" className={cx('pe-3 text-end font-normal md:whitespace-nowrap', wide && 'max-md:hidden')}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={keyOf(item)} className="h-row border-b last:border-b-0 hover:bg-hover">
              <th scope="row" className="max-w-[280px] ps-3 pe-3 text-start font-normal wrap-anywhere md:truncate">
                {name(item)}
              </th>
              {columns.map(({ label, cell, wide }) => (
                <td key={label} className={cx('pe-3 text-end whitespace-nowrap', wide && 'max-md:hidden')}>
                  {cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A number that links to its rows. */
export function RowsLink({ rows, label, children }: { rows: RowsOf | null; label?: string; children: ReactNode }) {
  if (!rows) return children;
  return (
    <Link
      to={rowsLink(rows)}
      aria-label={label}
      className="touch-target rounded-sm underline decoration-line-strong underline-offset-[3px] hover:decoration-ink"
    >
      {children}
    </Link>
  );
}
