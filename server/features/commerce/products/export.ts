import type { ExportList } from '../../../platform/export-list.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { type ExportRow, exportRows } from './export-store.ts';
import { narrowingOf } from './list.ts';

/** One row for each variant, in the columns in which products can come back in. */
const columns = [
  ...['product_id', 'external_id', 'name', 'description', 'status', 'brand', 'category', 'tags'],
  ...['option1_name', 'option1_value', 'option2_name', 'option2_value', 'option3_name', 'option3_value'],
  ...['variant_id', 'sku', 'barcode', 'price', 'compare_at_price', 'stock', 'inventory_policy', 'image'],
];

export const productExport: ExportList = {
  permission: 'products:read',
  columns: columns.map((key) => ({ key, header: key })),
  async read(ctx, { q, filter, ids }, after, most) {
    const narrowing = await narrowingOf(ctx, { q, filter });
    // Rows that were named, and a search besides: those that are both.
    const named = ids && narrowing.ids ? ids.filter((id) => narrowing.ids?.includes(id)) : (ids ?? narrowing.ids);
    const [product, position, variant] = (fromKeyCursor('export', after ?? undefined, ['uuid', 'int', 'uuid']) ?? []).map(String);
    const place = product && variant ? { product, position: Number(position), variant } : undefined;
    const rows = await exportRows(ctx.db, { ...narrowing, ids: named }, place, most);
    const last = rows.length === most ? rows.at(-1) : undefined;
    return { rows: rows.map(cellsOf), next: last ? toKeyCursor('export', [last.product_id, last.position, last.id]) : null };
  },
};

function cellsOf(row: ExportRow): Record<string, string> {
  const { product_id, name, description, status, inventory_policy } = row;
  const chosen = Object.entries(row.options).slice(0, 3);
  const options = chosen.flatMap(([option, value], place) => [
    [`option${place + 1}_name`, option],
    [`option${place + 1}_value`, value],
  ]);
  return {
    ...Object.fromEntries(columns.map((key) => [key, ''])),
    ...{ product_id, name, description, status, inventory_policy, variant_id: row.id },
    ...{ external_id: row.external_id ?? '', brand: row.brand ?? '', category: row.category ?? '', tags: row.tags.join(', ') },
    ...Object.fromEntries(options),
    ...{ sku: row.sku ?? '', barcode: row.barcode ?? '', image: row.image ?? '', stock: row.stock === null ? '' : String(row.stock) },
    price: toAmount(Number(row.price_cents)),
    compare_at_price: row.compare_at_cents === null ? '' : toAmount(Number(row.compare_at_cents)),
  };
}
