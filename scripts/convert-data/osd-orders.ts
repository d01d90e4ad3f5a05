import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { centsOf, csvOf, type DataFile, noFacts } from './data-file.ts';

type Product = { product_name: string; sku: string; taxful_price: number; quantity: number };
type Order = {
  order_id: number;
  order_date: string;
  currency: string;
  email: string;
  customer_full_name: string;
  taxful_total_price: number;
  products: Product[];
  geoip: { country_iso_code: string; city_name?: string };
};
const header = [
  'Name',
  'Email',
  'Financial Status',
  'Fulfillment Status',
  'Currency',
  'Total',
  'Created at',
  'Lineitem quantity',
  'Lineitem name',
].concat(['Lineitem price', 'Lineitem sku', 'Billing Name', 'Shipping Name', 'Shipping City', 'Shipping Country']);

/** A sample shop's orders in Shopify's export format: the first row of an order has the fields that all its rows share. */
export function osdOrders(folder: string): DataFile {
  const source = gunzipSync(fs.readFileSync(path.join(folder, 'catalog/osd_sample_ecommerce_orders.json.gz'))).toString();
  const orders = source
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Order);
  const rows = orders.flatMap((order) => order.products.map((product, place) => rowOf(order, product, place === 0)));
  // Keep orders whose total matches their lines, since the import checks the total.
  const fits = orders.filter(
    ({ products, taxful_total_price: total }) =>
      products.reduce((sum, one) => sum + centsOf(one.taxful_price) * one.quantity, 0) === centsOf(total),
  );
  const revenue = fits.reduce((sum, { taxful_total_price: total }) => sum + centsOf(total), 0);
  return {
    name: 'osd_orders',
    kind: 'orders',
    currency: 'EUR',
    csv: csvOf(header, rows),
    rows: rows.length,
    facts: { ...noFacts, orders: fits.length, revenue },
  };
}

function rowOf(order: Order, { product_name, sku, taxful_price, quantity }: Product, isFirst: boolean): string[] {
  const line = [order.order_date, String(quantity), product_name, taxful_price.toFixed(2), sku];
  if (!isFirst) return [String(order.order_id), order.email, '', '', '', '', ...line, '', '', '', ''];
  const { order_id: id, email, currency, taxful_total_price: total, customer_full_name: name, geoip } = order;
  return [
    String(id),
    email,
    'paid',
    'fulfilled',
    currency,
    total.toFixed(2),
    ...line,
    name,
    name,
    geoip.city_name ?? '',
    geoip.country_iso_code,
  ];
}
