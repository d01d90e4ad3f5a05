import fs from 'node:fs';
import path from 'node:path';
import { type DataFile, noFacts } from './data-file.ts';

/** A Shopify product export, unchanged. */
export function shopifyProducts(folder: string): DataFile {
  const csv = fs.readFileSync(path.join(folder, 'shopify/product_csv/Product-data.csv'), 'utf8');
  // Every row of this file starts with its handle, and no text inside contains a line like that.
  const handles = [...csv.matchAll(/^([a-z0-9]+(?:-[a-z0-9]+)*),/gm)].map(([, handle]) => handle);
  const rows = handles.length;
  return { name: 'shopify', kind: 'products', currency: 'USD', csv, rows, facts: { ...noFacts, products: new Set(handles).size } };
}
