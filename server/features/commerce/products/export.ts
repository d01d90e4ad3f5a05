import { productTexts } from '@parley/contract/products';
import type { ExportList } from '../../../platform/export-list.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { listCell } from '../../../platform/lib/list-cell.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { type Exported, type ExportRow, exportRows } from './export-store.ts';
import { narrowingOf } from './list.ts';
import { cellOf } from './metafields/rules.ts';
import { listMetafields, valuesOf } from './metafields/store.ts';

type Value = string | number | boolean | string[] | { url: string }[] | null;
/** `cell` formats the value where it isn't exported as is. */
type Column = Exported & { cell?: (value: Value, currency: string) => string };
const amount = (cents: Value, currency: string) => (cents === null ? '' : toAmount(Number(cents), currency));
const list = (words: Value) => listCell(Array.isArray(words) ? words.map(String) : []);
const flag = (value: Value) => (value === false ? 'no' : 'yes');

/** Addresses have no blanks, so one separates them. */
const urls = (images: Value) => (Array.isArray(images) ? images.map((one) => (typeof one === 'string' ? one : one.url)).join(' ') : '');

const ofProduct: Column[] = [
  { key: 'product_id', from: 'v.product_id' },
  { key: 'external_id', from: 'p.external_id' },
  { key: 'name', from: 'p.name' },
  { key: 'description', from: 'p.description' },
  { key: 'status', from: 'p.status' },
  ...productTexts.map((key): Column => ({ key, from: `p.${key}` })),
  { key: 'tags', from: 'p.tags', cell: list },
];
const optionKeys = [1, 2, 3].flatMap((nth) => [`option${nth}_name`, `option${nth}_value`]);
const ofVariant: Column[] = [
  { key: 'variant_id', from: 'v.id' },
  { key: 'sku', from: 'v.sku' },
  { key: 'barcode', from: 'v.barcode' },
  { key: 'price', from: 'v.price_cents', cell: amount },
  { key: 'compare_at_price', from: 'v.compare_at_cents', cell: amount },
  { key: 'stock', from: 'v.stock' },
  { key: 'available', from: 'v.available', cell: flag },
  { key: 'inventory_policy', from: 'p.inventory_policy' },
  { key: 'tax_class', from: 'p.tax_class' },
  { key: 'image', from: 'p.images', cell: urls },
];
/** One row per variant, in the columns the import reads. */
const keys = [...ofProduct.map(({ key }) => key), ...optionKeys, ...ofVariant.map(({ key }) => key)];

export const productExport: ExportList = {
  permission: 'products:read',
  columns: keys.map((key) => ({ key, header: key })),
  async more(ctx) {
    return (await listMetafields(ctx.db)).map(({ key }) => ({ key: headerOf(key), header: headerOf(key) }));
  },
  async read(ctx, { q, filter, ids }, after, most) {
    const narrowing = await narrowingOf(ctx, { q, filter });
    // Both a selection and a search: only rows in both.
    const named = ids && narrowing.ids ? ids.filter((id) => narrowing.ids?.includes(id)) : (ids ?? narrowing.ids);
    const [product, position, variant] = (fromKeyCursor('export', after ?? undefined, ['uuid', 'int', 'uuid']) ?? []).map(String);
    const place = product && variant ? { product, position: Number(position), variant } : undefined;
    const rows = await exportRows(ctx.db, [...ofProduct, ...ofVariant], { narrowing: { ...narrowing, ids: named }, after: place, most });
    const last = rows.length === most ? rows.at(-1) : undefined;
    const values = await valuesOf(ctx.db, [...new Set(rows.map(({ product_id: id }) => id))]);
    const fields = (id: string) => Object.fromEntries([...(values.get(id) ?? [])].map(([key, value]) => [headerOf(key), cellOf(value)]));
    return {
      rows: rows.map((row) => ({ ...cellsOf(row), ...fields(row.product_id) })),
      next: last ? toKeyCursor('export', [last.product_id, last.position, last.id]) : null,
    };
  },
};

/** The header of a field that the shop defined. */
const headerOf = (key: string) => `metafield.${key}`;

const text = (value: Value) => (typeof value === 'object' ? '' : String(value));
function cellsOf(row: ExportRow): Record<string, string> {
  const cells = (columns: readonly Column[]) =>
    Object.fromEntries(columns.map(({ key, cell = text }) => [key, cell(row[key] as Value, row.currency)] as const));
  const chosen = Object.entries(row.options).flat();
  const options = Object.fromEntries(optionKeys.map((key, place) => [key, chosen[place] ?? ''] as const));
  return { ...cells(ofProduct), ...options, ...cells(ofVariant) };
}
