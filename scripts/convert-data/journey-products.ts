import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type DataFile, noFacts } from './data-file.ts';

/** A supermarket’s products, without prices. Product nouns become names; rows without one are skipped. */
export function journeyProducts(folder: string): DataFile {
  const source = gunzipSync(fs.readFileSync(path.join(folder, 'catalog/completejourney_products.csv.gz'))).toString();
  const lines = source.trimEnd().split('\n');
  const csv = [
    lines[0]?.replace('"product_type"', '"name"').replace('"product_category"', '"category"').replace('"department"', '"tags"'),
    ...lines.slice(1),
  ].join('\n');
  const named = lines.slice(1).filter((line) => (splitLine(line)[5] ?? '').trim() !== '').length;
  return {
    name: 'completejourney',
    kind: 'products',
    currency: 'USD',
    csv,
    rows: lines.length - 1,
    facts: { ...noFacts, products: named },
  };
}

/** Splits a line into cells; a cell contains no line break. */
const splitLine = (line: string) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replace(/^"|"$/g, ''));
