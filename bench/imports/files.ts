import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

const recorded = path.join(process.env['PARLEY_DATA_SETS'] ?? '../shared/data', 'catalog/online_retail_2010-12_to_2011-02.csv.gz');
const header = 'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country';

/**
 * Writes a file of order lines with at least so many rows: a wholesaler's invoices, again and again under other numbers, or made up in the
 * same shape where the recorded ones are missing. `rowBytes` are added to each row in a column that no import reads, as shops’ exports have many.
 * Returns its rows and where they come from.
 */
export function writeInvoices(file: string, wanted: number, rowBytes: number): { rows: number; source: string } {
  const isHere = fs.existsSync(recorded);
  const lines = isHere ? recordedLines() : madeUpLines();
  const out = fs.openSync(file, 'w');
  const filler = rowBytes > 0 ? `,${'x'.repeat(rowBytes)}` : '';
  fs.writeSync(out, `${header}${filler && ',Filler'}\n`);
  let rows = 0;
  for (let copy = 0; rows < wanted; copy++) {
    // In parts, since a text can't be longer than half a gigabyte.
    for (let at = 0; at < lines.length; at += 1_000)
      fs.writeSync(
        out,
        lines
          .slice(at, at + 1_000)
          .map((line) => `${numbered(line, copy)}${filler}\n`)
          .join(''),
      );
    rows += lines.length;
  }
  fs.closeSync(out);
  return { rows, source: isHere ? path.basename(recorded) : 'made up' };
}

/** Each copy has its own invoices and, as a shop that grows, its own customers. */
const numbered = (line: string, copy: number) =>
  copy === 0
    ? line
    : line
        .replace(/^(C?)(\w+)/, `$1${copy}-$2`)
        .replace(/,(\d+)(,[^,]*)$/, (_, customer: string, rest: string) => `,${copy}${customer}${rest}`);

/** `NA` is R’s missing value. */
const recordedLines = () =>
  gunzipSync(fs.readFileSync(recorded))
    .toString()
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.replace(/^"(\w+)"/, '$1').replaceAll(/,"?NA"?(?=,|$)/g, ','));

const madeUpLines = () =>
  Array.from({ length: 100_000 }, (_, i) => {
    const order = Math.floor(i / 20);
    const at = new Date(Date.UTC(2011, 0, 1) + order * 600_000).toISOString().slice(0, 19).replace('T', ' ');
    return `${500_000 + order},S${i % 3_000},"THING ${i % 3_000}",${1 + (i % 12)},"${at}",${1 + (i % 20)}.${10 + (i % 90)},${order % 4 === 0 ? '' : 12_000 + (order % 1_500)},"United Kingdom"`;
  });
