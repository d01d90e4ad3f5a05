/** Characters that start a formula in spreadsheets, including full-width forms that some accept. */
const runs = /^[=+\-@\t\r\n＝＋－＠]/;
const isNumber = /^-?\d+([.,]\d+)?$/;
/** Text that looks escaped: the apostrophe would be taken for an escape when it's read. */
const escaped = /^'+(?:[=+\-@\t\r\n＝＋－＠]|\d+$)/;
/** Escapes one cell: an apostrophe goes before what a spreadsheet would run; numbers stay numbers. */
export function cellOf(value: string): string {
  const safe = (runs.test(value) && !isNumber.test(value)) || escaped.test(value) ? `'${value}` : value;
  return /[",;\t\n\r]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
export const lineOf = (cells: readonly string[]) => `${cells.map(cellOf).join(',')}\r\n`;
/** At the start of a file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = '\uFEFF';
/** Removes the escape of a cell, or the text form `="007"`. */
export function bareCell(cell: string): string {
  const [, text] = /^\s*="([^]*)"\s*$/.exec(cell) ?? [];
  if (text !== undefined) return text.replaceAll('""', '"');
  return escaped.test(cell) ? cell.slice(1) : cell;
}
