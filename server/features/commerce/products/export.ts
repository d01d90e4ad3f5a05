import { productTexts } from '@parley/contract/products';
import type { ExportList } from '../../../platform/export-list.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { type Exported, type ExportRow, exportRows } from './export-store.ts';
import { narrowingOf } from './list.ts';

type Value = string | number | string[] | null;
/** `cell` formats the value where it isn't exported as is. */
type Column = Exported & { cell?: (value: Value, currency: string) => string };
const amount = (cents: Value, currency: string) => (cents === null ? '' : toAmount(Number(cents), currency));
const list = (words: Value) => [words].flat().join(', ');

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
  { key: 'inventory_policy', from: 'p.inventory_policy' },
  { key: 'image', from: 'p.image' },
];
/** One row per variant, in the columns the import reads. */
const keys = [...ofProduct.map(({ key }) => key), ...optionKeys, ...ofVariant.map(({ key }) => key)];

export const productExport: ExportList = {
  permission: 'products:read',
  columns: keys.map((key) => ({ key, header: key })),
  async read(ctx, { q, filter, ids }, after, most) {
    const narrowing = await narrowingOf(ctx, { q, filter });
    // Both a selection and a search: only rows in both.
    const named = ids && narrowing.ids ? ids.filter((id) => narrowing.ids?.includes(id)) : (ids ?? narrowing.ids);
    const [product, position, variant] = (fromKeyCursor('export', after ?? undefined, ['uuid', 'int', 'uuid']) ?? []).map(String);
    const place = product && variant ? { product, position: Number(position), variant } : undefined;
    const rows = await exportRows(ctx.db, [...ofProduct, ...ofVariant], { narrowing: { ...narrowing, ids: named }, after: place, most });
    const last = rows.length === most ? rows.at(-1) : undefined;
    return { rows: rows.map(cellsOf), next: last ? toKeyCursor('export', [last.product_id, last.position, last.id]) : null };
  },
};

const text = (value: Value) => (value === null ? '' : String(value));
function cellsOf(row: ExportRow): Record<string, string> {
  const cells = (columns: readonly Column[]) =>
    Object.fromEntries(columns.map(({ key, cell = text }) => [key, cell(row[key] as Value, row.currency)] as const));
  const chosen = Object.entries(row.options).flat();
  const options = Object.fromEntries(optionKeys.map((key, place) => [key, chosen[place] ?? ''] as const));
  return { ...cells(ofProduct), ...options, ...cells(ofVariant) };
}
