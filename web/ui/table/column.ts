import type { ReactNode } from 'react';

/** A column of a table. Each row is one line of text; longer text is cut off and shown in full by `title`. */
export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The minimum width in px; columns share the rest by `grow`. */
  width: number;
  grow?: number;
  align?: 'end';
  /** The sort field; without it the list can't be sorted by this column. */
  sort?: string;
  /** Shown masked to those who can't read personal data, so they can't sort by it. */
  personal?: true;
  /** It can't be hidden. */
  always?: boolean;
};
export type Sorting = { sort: string; order: 'asc' | 'desc' };

/** The columns with these keys, in this order; required columns that are missing come first. */
export function columnsShown<Row>(columns: readonly Column<Row>[], keys: readonly string[]): Column<Row>[] {
  const named = keys.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  return [...columns.filter(({ key, always }) => always && !keys.includes(key)), ...named];
}

export const templateOf = (columns: readonly Column<never>[], leading: number): string =>
  [`${leading}px`, ...columns.map(({ width, grow = 1 }) => `minmax(${width}px, ${grow}fr)`)].join(' ');
export const leastWidthOf = (columns: readonly Column<never>[], leading: number): number =>
  columns.reduce((sum, { width }) => sum + width, leading);
