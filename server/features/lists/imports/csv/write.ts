/** Signs with which a spreadsheet begins to calculate; some take the wide ones of East Asian keyboards for the same. */
const runs = /^[=+\-@\t\r\n＝＋－＠]/;
const isNumber = /^-?\d+([.,]\d+)?$/;
/** One cell as text: what a spreadsheet would run gets an apostrophe before it; numbers stay numbers. */
export function cellOf(value: string): string {
  const safe = runs.test(value) && !isNumber.test(value) ? `'${value}` : value;
  return /[",;\t\n\r]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe;
}
export const lineOf = (cells: readonly string[]) => `${cells.map(cellOf).join(',')}\r\n`;
/** Before the first line, so that spreadsheets read the rest as UTF-8. */
export const byteOrderMark = '\uFEFF';
/** What a cell was before it was made harmless, or made a text by `="007"`. */
export function bareCell(cell: string): string {
  const [, text] = /^\s*="([^]*)"\s*$/.exec(cell) ?? [];
  if (text !== undefined) return text.replaceAll('""', '"');
  return cell.startsWith("'") && (runs.test(cell.slice(1)) || /^'\d+$/.test(cell)) ? cell.slice(1) : cell;
}
