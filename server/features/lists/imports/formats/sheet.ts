import type { importRun } from '@parley/contract/import-runs';
import type { z } from 'zod';
import { bareCell } from '../csv/write.ts';
import { cut, isShortened } from './values.ts';

/** A row of the file; the header is row 1. */
export type SheetRow = { row: number; cells: string[] };
/** Rows that make one record: the variants of a product, the lines of an order. */
export type Group = { key: string; rows: SheetRow[] };
export type Refusal = { row: number; column: string | null; value: string | null; reason: string; cells: string[] };
export type Options = z.output<typeof importRun>['options'] & {
  /** Which row names the columns; without it the first that is not blank. */
  header_row?: number | undefined;
};
/** Numbers by which things are found again, and which no spreadsheet may have shortened. */
const numbered = ['external_id', 'variant_id', 'sku', 'barcode', 'order_number', 'customer_id', 'phone', 'tracking'];

/** How a file is read: its columns, what each is taken for, and how its values are written. */
export class Sheet {
  readonly options: Options;
  readonly currency: string;
  readonly #places: Map<string, number>;
  readonly #columns: readonly string[];
  constructor(columns: readonly string[], mapping: readonly (string | null)[], options: Options, currency: string) {
    this.#columns = columns;
    this.#places = new Map(mapping.flatMap((field, place) => (field === null ? [] : [[field, place] as const])));
    this.options = options;
    this.currency = currency;
  }
  get width() {
    return this.#columns.length;
  }
  has(field: string) {
    return this.#places.has(field);
  }
  /** The cell of a field, trimmed; '' without one. */
  cell(row: SheetRow, field: string): string {
    const place = this.#places.get(field);
    return place === undefined ? '' : bareCell(row.cells[place] ?? '').trim();
  }
  /** The first that is said in any of the rows. */
  first(rows: readonly SheetRow[], field: string): string {
    for (const row of rows) {
      const cell = this.cell(row, field);
      if (cell !== '') return cell;
    }
    return '';
  }
  columnOf(field: string): string | null {
    const place = this.#places.get(field);
    return place === undefined ? null : (this.#columns[place] ?? null);
  }
  refuse(row: SheetRow, reason: string, field?: string): Refusal {
    return {
      row: row.row,
      column: field === undefined ? null : this.columnOf(field),
      value: field === undefined ? null : cut(this.cell(row, field), 200),
      reason,
      cells: row.cells,
    };
  }
  foreign(currency: string): string {
    return `This is in ${currency}, and the shop sells in ${this.currency}.`;
  }
  /** Every row of a record that cannot come in. */
  refuseAll(rows: readonly SheetRow[], reason: string, field?: string): Refusal[] {
    return rows.map((row) => this.refuse(row, reason, field));
  }
  /** Whether it is the header again, as in a file that was put together of several. */
  isHeader({ cells }: SheetRow): boolean {
    return [...this.#places.values()].every((place) => cells[place]?.replace(/\s+/g, ' ').trim() === this.#columns[place]);
  }
  /** A number whose digits are lost, as a sentence. */
  shortened(row: SheetRow): Refusal | undefined {
    const field = numbered.find((name) => isShortened(this.cell(row, name)));
    return field === undefined
      ? undefined
      : this.refuse(row, 'A spreadsheet has shortened this number. Format the column as text there, and save it again.', field);
  }
  /** A text that is longer than may be kept, as a sentence. */
  tooLong(row: SheetRow, limits: Readonly<Record<string, number>>): Refusal | undefined {
    const field = Object.keys(limits).find((name) => this.cell(row, name).length > (limits[name] ?? Infinity));
    return field === undefined ? undefined : this.refuse(row, `This is longer than ${limits[field]} characters.`, field);
  }
}

/** A problem of a whole record, to be thrown and caught where its rows are known. */
export class Refused extends Error {
  readonly field: string | undefined;
  constructor(reason: string, field?: string) {
    super(reason);
    this.field = field;
  }
}
