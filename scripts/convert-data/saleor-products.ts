import fs from 'node:fs';
import path from 'node:path';
import { csvOf, type DataFile, noFacts } from './data-file.ts';

type Row = { model: string; pk: number; fields: Record<string, unknown> };
const header = ['handle', 'name', 'description', 'category', 'option1 name', 'option1 value', 'sku', 'price', 'stock', 'image'];

/** A sample shop's catalog, with the prices of one of its channels. */
export function saleorProducts(folder: string): DataFile {
  const all = JSON.parse(fs.readFileSync(path.join(folder, 'catalog/saleor_populatedb_data.json'), 'utf8')) as Row[];
  const of = (model: string) => all.filter((row) => row.model === model);
  const by = (rows: Row[], field: string) => new Map(rows.map((row) => [row.fields[field], row]));
  const products = new Map(of('product.product').map((row) => [row.pk, row]));
  const categories = new Map(of('product.category').map((row) => [row.pk, row]));
  const prices = by(
    of('product.productvariantchannellisting').filter(({ fields }) => fields['currency'] === 'USD'),
    'variant',
  );
  const stocks = by(of('warehouse.stock'), 'product_variant');
  const pictures = by(of('product.productmedia'), 'product');
  const text = (row: Row | undefined, field: string) => {
    const value = row?.fields[field];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const rows = of('product.productvariant').map((variant) => {
    const product = products.get(Number(variant.fields['product']));
    const picture = text(pictures.get(product?.pk), 'image');
    const price = text(prices.get(variant.pk), 'price_amount');
    return [
      ...[
        text(product, 'slug'),
        text(product, 'name'),
        text(product, 'description_plaintext'),
        text(categories.get(Number(product?.fields['category'])), 'name'),
      ],
      ...['Variant', text(variant, 'name') || text(variant, 'sku'), text(variant, 'sku'), price, text(stocks.get(variant.pk), 'quantity')],
      picture && `https://pictures.example/${picture}`,
    ];
  });
  const sold = new Set(rows.map(([slug]) => slug));
  return {
    name: 'saleor',
    kind: 'products',
    currency: 'USD',
    csv: csvOf(header, rows),
    rows: rows.length,
    facts: { ...noFacts, products: sold.size },
  };
}
