import type { ImportFormat, importRun } from '@parley/contract/import-runs';
import { decimalsOf } from '@parley/contract/money';
import type { z } from 'zod';
import { bareCell } from '../../../../platform/lib/csv.ts';
import { cut, isScientific, isShortened } from './values.ts';

/** A row of the file; the header is row 1. */
export type SheetRow = { row: number; cells: string[] };
/** The rows of one record: variants of a product, lines of an order. `failed`: rows that can't be read, although they belong to it. */
export type Group = { key: string; rows: SheetRow[]; failed?: number[] };
export type Refusal = { row: number; column: string | null; value: string | null; reason: string; cells: string[] };
/** What was imported, but may not be meant. */
export type Warning = { row: number; reason: string };
export type Options = z.output<typeof importRun>['options'] & {
  /** The header row; by default the first that isn't blank. */
  header_row?: number | undefined;
  /** The platform the file is from; absent in imports from before platforms were recognized. */
  format?: ImportFormat | undefined;
};
/** Identifiers, which a spreadsheet must not have shortened. */
const numbered = ['external_id', 'variant_id', 'sku', 'barcode', 'order_number', 'customer_id', 'phone', 'tracking'];

/** How to read a file: its columns, their fields and its number and date formats. */
export class Sheet {
  readonly options: Options;
  readonly currency: string;
  /** The decimals of its amounts. */
  readonly decimals: number;
  readonly #places: Map<string, number[]>;
  readonly #columns: readonly string[];
  readonly #delimiter: string;
  constructor(columns: readonly string[], mapping: readonly (string | null)[], options: Options, currency: string, delimiter = ',') {
    this.#delimiter = delimiter;
    this.#columns = columns;
    this.#places = Map.groupBy(
      mapping.flatMap((field, place) => (field === null ? [] : [place])),
      (place) => mapping[place] ?? '',
    );
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
  /** Whether Parley wrote the file: its texts are as they were typed, and its totals add up. */
  get isOwn() {
    return this.options.format === 'parley';
  }
  /** The trimmed cell of a field; '' if there is none. */
  cell(row: SheetRow, field: string): string {
    const [place] = this.#places.get(field) ?? [];
    return place === undefined ? '' : bareCell(row.cells[place] ?? '').trim();
  }
  /** A field's cell of a row that could only be read as one text, up to the quotation mark that isn't closed. */
  firstCellOf({ cells: [text = ''] }: SheetRow, field: string): string {
    const [place] = this.#places.get(field) ?? [];
    const parts = text.slice(0, text.indexOf('"')).split(this.#delimiter);
    return place === undefined || place >= parts.length - 1 ? '' : bareCell(parts[place] ?? '').trim();
  }
  /** The cells of a field that several columns can be mapped to. */
  cells(row: SheetRow, field: string): string[] {
    return (this.#places.get(field) ?? []).map((place) => bareCell(row.cells[place] ?? '').trim()).filter((cell) => cell !== '');
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
    const [place] = this.#places.get(field) ?? [];
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
    return [...this.#places.values()].flat().every((place) => cells[place]?.replace(/\s+/g, ' ').trim() === this.#columns[place]);
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
  /** The warning for a text that is cut because it's too long. */
  shortenedText(row: SheetRow, field: string, most: number): Warning {
    return { row: row.row, reason: `${this.columnOf(field) ?? field} is longer than ${most} characters. It was shortened.` };
  }
  /** Warnings for amounts such as 1.956e+02, which a program wrote. */
  scientific(rows: readonly SheetRow[], fields: readonly string[], read: (text: string) => string | undefined): Warning[] {
    return rows
      .filter(({ cells }) => cells.some(mayBeScientific))
      .flatMap((row) =>
        fields.flatMap((field) => {
          const text = this.cell(row, field);
          const value = isScientific(text) ? read(text) : undefined;
          return value === undefined ? [] : { row: row.row, reason: `${this.columnOf(field) ?? field} ${text} was read as ${value}.` };
        }),
      );
  }
}

/** Tells most cells apart without a pattern: of `1.956e+02` the third character from the end is a sign. */
const mayBeScientific = (cell: string) => {
  const sign = cell.trimEnd().at(-3);
  return sign === '+' || sign === '-';
};

/** An error that concerns a whole record, caught where its rows are known. */
export class Refused extends Error {
  readonly field: string | undefined;
  constructor(reason: string, field?: string) {
    super(reason);
    this.field = field;
  }
}
