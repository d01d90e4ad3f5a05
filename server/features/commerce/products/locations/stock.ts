import type { Received } from '@parley/contract/endpoint';
import { productStockChanged } from '@parley/contract/events';
import type { updateStock as contract } from '@parley/contract/locations';
import type { WriteCtx, WritingActor } from '../../../../context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { lockVisible, readProduct } from '../get.ts';
import { noteMoves } from '../variant-store.ts';
import { type Change, type Located, levelsOf, locate } from './levels.ts';
import * as store from './store.ts';

/** Where the units of an order's changes come from or go to. The variants must be locked; `stocks` are their totals before. */
export async function placesOf<C extends Change>(
  ctx: WriteCtx,
  { orderId, changes, stocks }: { orderId: string; changes: readonly C[]; stocks: ReadonlyMap<string, number> },
): Promise<Located<C>[]> {
  const places = await store.keepLocations(ctx.db);
  if (places.length < 2 || changes.length === 0) return changes.map((change) => ({ ...change, locationId: null }));
  const levels = await store.readLevels(ctx.db, [...stocks.keys()]);
  const taken = changes.some(({ quantity }) => quantity > 0) ? await store.takenFrom(ctx.db, orderId) : [];
  return locate(changes, { places, stocks, levels, taken });
}

/** Sets stock by location; a variant's total changes by the difference. */
export async function updateStock(ctx: WriteCtx<WritingActor>, { merchant, id, levels: wanted }: Received<typeof contract>) {
  const { variants } = await lockVisible(ctx, id);
  const places = await store.keepLocations(ctx.db);
  const known = await store.readProductLevels(ctx.db, id);
  const totals = new Map(variants.map((variant) => [variant.id, variant.stock]));
  const changes = wanted.map(({ variant_id: variantId, location_id: locationId, stock, was }, index) => {
    const refuse = (
      code: 'variant.missing' | 'location.missing' | 'stock.changed' | 'stock.not_counted',
      field: string,
      message: string,
    ) => {
      throw new Problem(code, { errors: [{ path: `levels.${index}.${field}`, message }] });
    };
    const total = totals.get(variantId);
    if (total === undefined) return refuse('variant.missing', 'variant_id', 'This variant doesn’t exist.');
    if (total === null) return refuse('stock.not_counted', 'variant_id', 'This variant’s stock isn’t tracked.');
    const place = places.find((one) => one.id === locationId);
    if (!place) return refuse('location.missing', 'location_id', 'This location doesn’t exist.');
    const others = known.filter((level) => level.variant_id === variantId);
    const now = levelsOf(places, total, others).find((level) => level.location_id === locationId)?.stock ?? 0;
    if (was !== undefined && was !== now) return refuse('stock.changed', 'stock', `The stock changed to ${now} in the meantime.`);
    return { variantId, locationId: place.is_main ? null : locationId, quantity: stock - now };
  });
  await keep(ctx, { merchant, product: id, totals, changes: changes.filter(({ quantity }) => quantity !== 0) });
  return readProduct(ctx, id);
}

type Kept = { merchant: string; product: string; totals: ReadonlyMap<string, number | null>; changes: readonly Located<Change>[] };
async function keep(ctx: WriteCtx<WritingActor>, { merchant, product, totals, changes }: Kept) {
  if (changes.length === 0) return;
  const after = new Map<string, number>();
  for (const { variantId, quantity } of changes) after.set(variantId, (after.get(variantId) ?? totals.get(variantId) ?? 0) + quantity);
  await store.addToLevels(ctx.db, merchant, changes);
  await store.setTotals(
    ctx.db,
    merchant,
    product,
    [...after].map(([id, stock]) => ({ id, stock })),
  );
  const moves = changes.map(({ variantId, locationId, quantity }) => ({
    id: ctx.newId(),
    variant_id: variantId,
    location_id: locationId,
    quantity,
  }));
  await noteMoves(ctx.db, merchant, moves, ctx.actor.name, ctx.now());
  ctx.audit({ action: 'product.stock_changed', object: ['product', product], detail: { changes } });
  ctx.signal({ type: 'changed', topic: 'products', id: product, version: null });
  for (const [id, stock] of after) {
    const before = totals.get(id) ?? null;
    if (before !== stock) await ctx.emit(productStockChanged, { product_id: product, variant_id: id, from: before, to: stock });
  }
}
