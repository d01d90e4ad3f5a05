import type { importRun } from '@parley/contract/import-runs';
import type { z } from 'zod';
import { bareCell } from '../csv/write.ts';
import { decimalsOf } from '@parley/contract/money';
import { cut, isShortened } from './values.ts';

/** A row of the file; the header is row 1. */
export type SheetRow = { row: number; cells: string[] };
/** The rows of one record: variants of a product, lines of an order. */
export type Group = { key: string; rows: SheetRow[] };
export type Refusal = { row: number; column: string | null; value: string | null; reason: string; cells: string[] };
/** What was imported, but may not be meant. */
export type Warning = { row: number; reason: string };
export type Options = z.output<typeof importRun>['options'] & {
  /** The header row; by default the first that isn't blank. */
  header_row?: number | undefined;
};
/** Identifiers, which a spreadsheet must not have shortened. */
const numbered = ['external_id', 'variant_id', 'sku', 'barcode', 'order_number', 'customer_id', 'phone', 'tracking'];

/** How to read a file: its columns, their fields and its number and date formats. */
export class Sheet {
  readonly options: Options;
  readonly currency: string;
  /** The decimals of its amounts. */
  readonly decimals: number;
  readonly #places: Map<string, number>;
  readonly #columns: readonly string[];
  constructor(columns: readonly string[], mapping: readonly (string | null)[], options: Options, currency: string) {
    this.#columns = columns;
    this.#places = new Map(mapping.flatMap((field, place) => (field === null ? [] : [[field, place] as const])));
    this.options = options;
    this.currency = currency;
    this.decimals = decimalsOf(currency);
  }
  get width() {
    return this.#columns.length;
  }
  has(field: string) {
    return this.#places.has(field);
  }
  /** The trimmed cell of a field; '' if there is none. */
  cell(row: SheetRow, field: string): string {
    const place = this.#places.get(field);
    return place === undefined ? '' : bareCell(row.cells[place] ?? '').trim();
  }
  /** The first value among these rows. */
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
    return `The currency is ${currency}, but the shop sells in ${this.currency}.`;
  }
  /** Refuses every row of a record. */
  refuseAll(rows: readonly SheetRow[], reason: string, field?: string): Refusal[] {
    return rows.map((row) => this.refuse(row, reason, field));
  }
  /** Whether it repeats the header, as in concatenated files. */
  isHeader({ cells }: SheetRow): boolean {
    return [...this.#places.values()].every((place) => cells[place]?.replace(/\s+/g, ' ').trim() === this.#columns[place]);
  }
  /** The error for an identifier that has lost digits. */
  shortened(row: SheetRow): Refusal | undefined {
    const field = numbered.find((name) => isShortened(this.cell(row, name)));
    return field === undefined
      ? undefined
      : this.refuse(row, 'Your spreadsheet shortened this number. Format the column as text and save the file again.', field);
  }
  /** The error for a text that is too long. */
  tooLong(row: SheetRow, limits: Readonly<Record<string, number>>): Refusal | undefined {
    const field = Object.keys(limits).find((name) => this.cell(row, name).length > (limits[name] ?? Infinity));
    return field === undefined ? undefined : this.refuse(row, `Use at most ${limits[field]} characters.`, field);
  }
}

/** An error that concerns a whole record, caught where its rows are known. */
export class Refused extends Error {
  readonly field: string | undefined;
  constructor(reason: string, field?: string) {
    super(reason);
    this.field = field;
  }
}
