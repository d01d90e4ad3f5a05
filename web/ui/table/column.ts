import type { ReactNode } from 'react';

/** A column of a table. Its row is one line of text; what is longer is cut and said in full by `title`. */
export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The least it needs, in px; columns share what is left by `grow`. */
  width: number;
  grow?: number;
  align?: 'end';
  /** What sorting by it is called; without it the list cannot be sorted by it. */
  sort?: string;
  /** It cannot be taken away. */
  always?: boolean;
};
export type Sorting = { sort: string; order: 'asc' | 'desc' };

/** The columns of these keys, in their order; those that are always shown come first where they are not named. */
export function columnsShown<Row>(columns: readonly Column<Row>[], keys: readonly string[]): Column<Row>[] {
  const named = keys.flatMap((key) => columns.find((column) => column.key === key) ?? []);
  return [...columns.filter(({ key, always }) => always && !keys.includes(key)), ...named];
}

export const templateOf = (columns: readonly Column<never>[], leading: number): string =>
  [`${leading}px`, ...columns.map(({ width, grow = 1 }) => `minmax(${width}px, ${grow}fr)`)].join(' ');
export const leastWidthOf = (columns: readonly Column<never>[], leading: number): number =>
  columns.reduce((sum, { width }) => sum + width, leading);
