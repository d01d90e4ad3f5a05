import { productStockChanged } from '@parley/contract/events';
import type { WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { addToLevels, placesOf } from '../products/index.ts';
import { type By, byOf } from './person.ts';
import * as store from './stock-store.ts';

export type MoveKind = 'sale' | 'restock' | 'return' | 'edit';
/** Units of a line that leave stock (`take`) or return to it (`back`). `lineId` is the line whose `taken` changes. */
export type StockLine = { lineId: string; variantId: string; quantity: number };
type Wanted = { orderId: string; kind: MoveKind; take?: readonly StockLine[]; back?: readonly StockLine[]; by?: By };

/** Takes units from stock for an order. See `moveStock`. */
export const takeStock = (ctx: WriteCtx, { lines, ...more }: Omit<Wanted, 'take' | 'back'> & { lines: readonly StockLine[] }) =>
  moveStock(ctx, { ...more, take: lines });
/** Restocks units, at most what their line took. See `moveStock`. */
export const putBack = (ctx: WriteCtx, { lines, ...more }: Omit<Wanted, 'take' | 'back'> & { lines: readonly StockLine[] }) =>
  moveStock(ctx, { ...more, back: lines });

/**
 * Restocks and takes in one step, locking all variants at once; an action that does both calls it once. Restocks first. Untracked
 * variants are skipped; those that may be oversold go below zero; otherwise throws `order.out_of_stock` with the product. The lines must
 * exist, and the order and its customer must be locked.
 */
export async function moveStock(ctx: WriteCtx, { orderId, kind, take = [], back = [], by }: Wanted) {
  const ids = [...new Set([...take, ...back].map(({ variantId }) => variantId))].sort();
  const variants = new Map((await store.lockVariants(ctx.db, ctx.actor.merchant, ids)).map((variant) => [variant.id, variant]));
  const counted = ({ variantId, quantity }: StockLine) => quantity > 0 && (variants.get(variantId)?.stock ?? null) !== null;
  const returning = back.length === 0 ? [] : await capped(ctx, orderId, back.filter(counted));
  const leaving = take.filter(counted);
  for (const variant of variants.values()) {
    const of = (lines: readonly StockLine[]) => lines.reduce((all, line) => (line.variantId === variant.id ? all + line.quantity : all), 0);
    mustSuffice(variant, of(take), of(returning));
  }
  if (take.some(({ variantId }) => !variants.has(variantId))) missing('product.missing');
  const changes = [...returning, ...leaving.map((line) => ({ ...line, quantity: -line.quantity }))].filter(
    ({ quantity }) => quantity !== 0,
  );
  const stocks = new Map([...variants.values()].flatMap(({ id, stock }) => (stock === null ? [] : [[id, stock] as const])));
  const placed = await placesOf(ctx, { orderId, changes, stocks });
  await addToLevels(ctx.db, ctx.actor.merchant, placed);
  const more = { merchant_id: ctx.actor.merchant, order_id: orderId, kind, actor: byOf(ctx, by).name, at: ctx.now() };
  await store.moveStock(
    ctx.db,
    placed.map(({ variantId, locationId, quantity }) => ({
      ...more,
      id: ctx.newId(),
      variant_id: variantId,
      location_id: locationId,
      quantity,
    })),
  );
  await store.addTaken(
    ctx.db,
    orderId,
    changes.map(({ lineId, quantity }) => ({ lineId, quantity: -quantity })),
  );
  const touched = new Set(changes.flatMap(({ variantId }) => variants.get(variantId)?.product_id ?? []));
  for (const id of touched) ctx.signal({ type: 'changed', topic: 'products', id, version: null });
  for (const { id, product_id, stock } of variants.values()) {
    const moved = changes.reduce((all, change) => (change.variantId === id ? all + change.quantity : all), 0);
    if (moved !== 0 && stock !== null) await ctx.emit(productStockChanged, { product_id, variant_id: id, from: stock, to: stock + moved });
  }
}

function mustSuffice({ name, options, stock, available, inventory_policy: policy }: store.StockedVariant, wanted: number, coming: number) {
  if (wanted === 0 || policy === 'continue') return;
  if (stock === null ? available : stock + coming >= wanted) return;
  const which = [name, ...Object.values(options)].join(', ');
  const there = stock === null ? 'isn’t available' : `has ${Math.max(0, stock)} in stock`;
  throw new Problem('order.out_of_stock', { detail: `${which} ${there}.` });
}

/** A line restocks at most what it took. */
async function capped(ctx: WriteCtx, orderId: string, lines: readonly StockLine[]): Promise<StockLine[]> {
  const open = new Map((await store.takenOf(ctx.db, orderId)).map(({ id, taken }) => [id, taken]));
  return lines.map((line) => {
    const quantity = Math.min(line.quantity, open.get(line.lineId) ?? 0);
    open.set(line.lineId, (open.get(line.lineId) ?? 0) - quantity);
    return { ...line, quantity };
  });
}
