import type { Received, Result } from '@parley/contract/endpoint';
import { productUpdated } from '@parley/contract/events';
import type * as contract from '@parley/contract/products';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { type CellField, readCell, type Typed } from './cell-rules.ts';
import * as grid from './grid-store.ts';
import { narrowingOf } from './list.ts';
import { presentGridRow } from './present.ts';
import { touchProducts } from './store.ts';
import { noteStock } from './write.ts';

export async function listVariants(
  ctx: ReadCtx<ReadingActor>,
  { q, filter, cursor, limit }: Received<typeof contract.listVariants>,
): Promise<Result<typeof contract.listVariants>> {
  const after = fromKeyCursor('grid', cursor, ['text', 'uuid', 'int', 'uuid']);
  const rows = await grid.gridRows(ctx.db, { ...(await narrowingOf(ctx, { q, filter })), after, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return { items: rows.slice(0, limit).map(presentGridRow), next_cursor: last ? toKeyCursor('grid', grid.gridKey(last)) : null };
}

const columnOf = {
  price: 'price_cents',
  compare_at_price: 'compare_at_cents',
  stock: 'stock',
  sku: 'sku',
  available: 'available',
} as const;
type Edit = Result<typeof contract.editVariants>;
type Cell = Received<typeof contract.editVariants>['cells'][number];
/** A cell as the grid shows it, which can be typed back unchanged. */
const shown = (row: grid.GridStoreRow, field: CellField): Typed => {
  const value = row[columnOf[field]];
  return (field === 'price' || field === 'compare_at_price') && value !== null ? toAmount(Number(value), row.currency) : value;
};

/** Saves all valid cells together and returns why each of the others failed. */
export async function editVariants(ctx: WriteCtx<WritingActor>, { cells }: Received<typeof contract.editVariants>): Promise<Edit> {
  const ids = [...new Set(cells.map(({ id }) => id))];
  const before = new Map((await grid.lockCells(ctx.db, ctx.actor.merchant, ctx.actor, ids)).map((row) => [row.id, row]));
  const after = new Map([...before].map(([id, row]) => [id, { ...row }]));
  const refused = cells.flatMap((cell) => {
    const message = apply(cell, after.get(cell.id));
    return message === undefined ? [] : [{ id: cell.id, field: cell.field, message }];
  });
  const changed = [...after.values()].flatMap((row) => {
    const was = before.get(row.id);
    return was && JSON.stringify(was) !== JSON.stringify(row) ? [{ was, row }] : [];
  });
  if (changed.length > 0) await keep(ctx, changed);
  return { rows: [...after.values()].map(presentGridRow), undo: changed.flatMap(cellsOf), refused };
}

/** The changed cells as the edits that undo them. */
const cellsOf = ({ was, row }: Changed) =>
  (Object.keys(columnOf) as CellField[])
    .filter((field) => was[columnOf[field]] !== row[columnOf[field]])
    .map((field) => ({ id: row.id, field, value: shown(was, field), was: shown(row, field) }));

/** Writes a cell into its row, or returns why it can't. */
function apply({ field, value, was }: Cell, row: grid.GridStoreRow | undefined): string | undefined {
  if (!row) return 'This variant no longer exists.';
  const now = row[columnOf[field]];
  if (was !== undefined) {
    const seen = readCell(field, was, row.currency);
    if (!('value' in seen) || seen.value !== now) return `Someone else changed this value to ${said(shown(row, field))}.`;
  }
  const read = readCell(field, value, row.currency);
  if ('issue' in read) return read.issue;
  Object.assign(row, { [columnOf[field]]: read.value });
  return undefined;
}
const said = (value: Typed) => (value === null ? 'nothing' : value === true ? 'yes' : value === false ? 'no' : String(value));

type Changed = { was: grid.GridStoreRow; row: grid.GridStoreRow };
async function keep(ctx: WriteCtx<WritingActor>, changed: readonly Changed[]) {
  const { merchant } = ctx.actor;
  const rows = changed.map(({ row }) => row);
  await grid.writeCells(ctx.db, merchant, rows);
  await noteStock(
    ctx,
    changed.map(({ was, row }) => ({ id: row.id, product_id: row.product_id, before: was.stock, after: row.stock })),
  );
  const touched = await touchProducts(ctx.db, merchant, [...new Set(rows.map(({ product_id: id }) => id))], ctx.now());
  const cells = changed.flatMap(cellsOf).map(({ id, field, was, value }) => [id, field, value, was]);
  ctx.audit({ action: 'products.cells_changed', detail: { products: touched.length, cells } });
  for (const { id, ...product } of touched) await ctx.emit(productUpdated, { product_id: id, ...product });
  notify(ctx, touched);
}

/** Signals a few products by id and many as one list change, since lists reload either way. */
function notify(ctx: WriteCtx<WritingActor>, touched: readonly { id: string; version: number }[]) {
  if (touched.length > 20) ctx.signal({ type: 'changed', topic: 'products', id: null, version: null });
  else for (const { id, version } of touched) ctx.signal({ type: 'changed', topic: 'products', id, version });
}
