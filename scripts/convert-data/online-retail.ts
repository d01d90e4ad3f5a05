import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { centsOf, type DataFile, noFacts } from './data-file.ts';

/** A wholesaler's invoices, one row per line item; numbers that start with C are credit notes. `NA` is R’s missing value. */
export function onlineRetail(folder: string): DataFile {
  const source = gunzipSync(fs.readFileSync(path.join(folder, 'catalog/online_retail_2010-12_to_2011-02.csv.gz'))).toString();
  const lines = source.trimEnd().split('\n');
  const rows = lines
    .slice(1)
    .map((line) => [...line.matchAll(/"((?:[^"]|"")*)"|([^,]+)|(?<=,)(?=,|$)/g)].map(([, quoted, plain]) => quoted ?? plain ?? ''));
  const csv = lines.map((line) => line.replace(/(^|,)"?NA"?(?=,|$)/g, '$1').replace(/(^|,)"?NA"?(?=,|$)/g, '$1')).join('\n');
  const [sold, returned] = [new Set<string>(), { cents: 0 }];
  let revenue = 0;
  for (const [number = '', , , quantity, , price = ''] of rows) {
    const units = Number(quantity);
    if (number.startsWith('C')) returned.cents -= centsOf(price) * units;
    else if (units > 0) {
      sold.add(number);
      revenue += centsOf(price) * units;
    }
  }
  const facts = { ...noFacts, orders: sold.size, revenue, refunds: returned.cents };
  return { name: 'online_retail', kind: 'orders', currency: 'GBP', csv, rows: rows.length, facts };
}
