/**
 * Cells in the clipboard format of spreadsheets: tabs between columns, line ends between rows. A cell with a tab, a line end or a quote is
 * quoted, with its own quotes doubled.
 */
export function parseTabText(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  const source = text.replace(/\r\n?/g, '\n');
  while (at <= source.length) {
    const cell = source[at] === '"' ? quotedAt(source, at) : plainAt(source, at);
    row.push(cell.text);
    at = cell.end + 1;
    if (source[cell.end] === '\t') continue;
    rows.push(row);
    row = [];
    // The trailing line end starts no new row.
    if (at >= source.length) break;
  }
  return rows;
}

function plainAt(source: string, start: number) {
  const found = source.slice(start).search(/[\t\n]/);
  const end = found === -1 ? source.length : start + found;
  return { text: source.slice(start, end), end };
}

/** A quote that is never closed, or has text after its end, is an ordinary character. */
function quotedAt(source: string, start: number) {
  const closed = /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(source.slice(start));
  if (!closed) return plainAt(source, start);
  return { text: (closed[1] ?? '').replaceAll('""', '"'), end: start + closed[0].length };
}

export const writeTabText = (rows: readonly (readonly string[])[]): string => rows.map((row) => row.map(written).join('\t')).join('\n');
const written = (text: string) => (/["\t\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
