import { cellFields, type GridRow } from '@parley/contract/products';
import { t } from '../messages.ts';

export type CellField = (typeof cellFields)[number];
/** The first column is the variant's name, which can't be changed. */
export const columns: readonly { field: CellField | null; header: string; width: string; isNumber: boolean }[] = [
  { field: null, header: t('products.grid_variant'), width: 'minmax(min(180px, 34vw), 3fr)', isNumber: false },
  { field: 'price', header: t('products.grid_price'), width: 'minmax(96px, 1fr)', isNumber: true },
  { field: 'compare_at_price', header: t('products.grid_compare_at_price'), width: 'minmax(104px, 1fr)', isNumber: true },
  { field: 'stock', header: t('products.grid_stock'), width: 'minmax(84px, 1fr)', isNumber: true },
  { field: 'sku', header: t('products.grid_sku'), width: 'minmax(130px, 1.4fr)', isNumber: false },
  { field: 'available', header: t('products.grid_available'), width: 'minmax(84px, 0.8fr)', isNumber: false },
];
export const template = columns.map(({ width }) => width).join(' ');
export const leastWidth = 'calc(498px + min(180px, 34vw))';

type CellValue = string | number | boolean | null;
export type Change = { id: string; field: CellField; value: CellValue; was?: CellValue };
export const cellKey = (id: string, field: CellField) => `${id} ${field}`;
export const nameOf = ({ name, detail }: Pick<GridRow, 'name' | 'detail'>) => [name, detail].filter(Boolean).join(', ');
/** The value as copied and edited. */
export function textOf(row: GridRow, field: CellField | null): string {
  return field === null ? nameOf(row) : textOfValue(row[field]);
}
export const textOfValue = (value: CellValue): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value ?? ''));
/** The value as displayed: booleans in the words of the interface. */
export function shownOf(text: string, field: CellField | null): string {
  if (field !== 'available') return text;
  return text === 'yes' ? t('products.grid_yes') : text === 'no' ? t('products.grid_no') : text;
}

export type Place = { row: number; col: number };
export type Range = { top: number; bottom: number; left: number; right: number };
export const rangeOf = (a: Place, b: Place): Range => ({
  top: Math.min(a.row, b.row),
  bottom: Math.max(a.row, b.row),
  left: Math.min(a.col, b.col),
  right: Math.max(a.col, b.col),
});
export const isIn = ({ top, bottom, left, right }: Range, row: number, col: number) =>
  row >= top && row <= bottom && col >= left && col <= right;

/** A cell's text as the grid shows it: what was typed, until the server has stored it. */
export type ReadCell = (row: GridRow, field: CellField | null) => string;

/** The cells of a range as text, row by row. */
export const copied = (rows: readonly GridRow[], { top, bottom, left, right }: Range, read: ReadCell): string[][] =>
  rows.slice(top, bottom + 1).map((row) => columns.slice(left, right + 1).map(({ field }) => read(row, field)));

/** Where pasted cells go: from the first cell on, or repeated over a range that is a multiple of their size, as in spreadsheets. */
export function pastedRange(table: readonly (readonly string[])[], { top, bottom, left, right }: Range): Range {
  const [high, wide] = [table.length, Math.max(...table.map((row) => row.length))];
  const [rows, cols] = [bottom - top + 1, right - left + 1];
  const repeats = rows % high === 0 && cols % wide === 0;
  return repeats ? { top, bottom, left, right } : { top, bottom: top + high - 1, left, right: left + wide - 1 };
}

/** Whether a text in a cell would change something. */
export type IsChange = (row: GridRow, field: CellField, text: string) => boolean;
type Pasted = { changes: { id: string; field: CellField; value: string }[]; isCut: boolean };

/** The changes of a paste, without names and cells beyond the last row or column. */
export function pastedChanges(rows: readonly GridRow[], table: readonly (readonly string[])[], range: Range, isChange: IsChange): Pasted {
  const changes: Pasted['changes'] = [];
  for (let place = range.top; place <= Math.min(range.bottom, rows.length - 1); place += 1) {
    const row = rows[place];
    const texts = table[(place - range.top) % table.length];
    if (!row || !texts) continue;
    for (let col = range.left; col <= Math.min(range.right, columns.length - 1); col += 1) {
      const field = columns[col]?.field;
      const text = texts[(col - range.left) % texts.length]?.trim();
      if (field && text !== undefined && isChange(row, field, text)) changes.push({ id: row.id, field, value: text });
    }
  }
  return { changes, isCut: range.bottom >= rows.length || range.right >= columns.length };
}

export type Pressed = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** Where a key moves the focus; undefined for other keys. `page` is the number of visible rows. */
export function placeAfter(
  { key, ctrlKey, metaKey, shiftKey }: Pressed,
  { row, col }: Place,
  rows: number,
  page: number,
): Place | undefined {
  const last = { row: rows - 1, col: columns.length - 1 };
  const far = ctrlKey || metaKey;
  const at = (nextRow: number, nextCol: number): Place => ({
    row: Math.max(0, Math.min(last.row, nextRow)),
    col: Math.max(0, Math.min(last.col, nextCol)),
  });
  if (key === 'Tab') return far ? undefined : tabbed({ row, col }, shiftKey, last);
  const moves: Record<string, Place> = {
    ArrowDown: at(far ? last.row : row + 1, col),
    ArrowUp: at(far ? 0 : row - 1, col),
    ArrowRight: at(row, far ? last.col : col + 1),
    ArrowLeft: at(row, far ? 0 : col - 1),
    Home: at(far ? 0 : row, 0),
    End: at(far ? last.row : row, last.col),
    PageDown: at(row + page, col),
    PageUp: at(row - page, col),
  };
  return moves[key];
}

/** The next editable cell, wrapping to the next row; undefined where Tab leaves the grid. */
function tabbed({ row, col }: Place, back: boolean, last: Place): Place | undefined {
  if (back) return col > 1 ? { row, col: col - 1 } : row > 0 ? { row: row - 1, col: last.col } : undefined;
  return col < last.col ? { row, col: col + 1 } : row < last.row ? { row: row + 1, col: 1 } : undefined;
}
