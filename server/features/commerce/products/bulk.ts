import type { productBulkChange } from '@parley/contract/products';
import type { z } from 'zod';
import type { WriteCtx, WritingActor } from '../../../context.ts';
import type { BulkList, BulkStand } from '../../../platform/bulk-list.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { mustHaveBrand } from '../../account/brands/index.ts';
import { bodyOf, deleteLocked, keepBody } from './change.ts';
import { lockVisible } from './get.ts';
import { narrowingOf } from './list.ts';
import { idsOf } from './list-store.ts';
import { byPercent, mostCents, tagsWith } from './rules.ts';
import { namesOf, type ProductBody } from './store.ts';
import { lockProducts, saveVariants, type VariantRow } from './variant-store.ts';

type Change = z.output<typeof productBulkChange>;
type Ctx = WriteCtx<WritingActor>;
const kept = ['status', 'brand_id', 'category', 'tags', 'inventory_policy'] as const;
type Kept = Pick<ProductBody, (typeof kept)[number]>;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Prices in cents by variant id, sorted by id. */
const pricesOf = (variants: readonly VariantRow[]) =>
  Object.fromEntries(variants.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ id, price_cents: cents }) => [id, cents]));

/** Bulk changes of products. Deleting can't be undone; other changes are undone where nothing has changed since. */
export const productBulk: BulkList<Change> = {
  async chosen(ctx, selection, most) {
    const narrowing = await narrowingOf(ctx, selection.kind === 'all' ? selection : {});
    return idsOf(selection.kind === 'ids' ? { ...narrowing, ids: selection.ids } : narrowing, most);
  },

  async check(ctx, { brand_id: brand }) {
    if (brand !== undefined) await mustHaveBrand(ctx, brand);
  },

  lock: (ctx, ids) => lockProducts(ctx.db, ctx.actor.merchant, ids),

  async change(ctx, id, change) {
    const { product, variants } = await lockVisible(ctx, id);
    if (change.delete) {
      await deleteLocked(ctx, product);
      return null;
    }
    const was = bodyOf(product);
    const body = { ...was, ...(await wanted(ctx, was, change)) };
    const repriced = change.price_percent === undefined ? variants : variants.map((variant) => raised(variant, change.price_percent ?? 0));
    const pricesChanged = !same(pricesOf(variants), pricesOf(repriced));
    if (pricesChanged) await saveVariants(ctx.db, ctx.actor.merchant, id, repriced);
    if (pricesChanged || !same(was, body))
      await keepBody(ctx, product, body, variants, pricesChanged ? { price_percent: change.price_percent } : {});
    return standsOf(was, body, pricesChanged ? [pricesOf(variants), pricesOf(repriced)] : undefined);
  },

  async undo(ctx, id, { before, after }) {
    const { product, variants } = await lockVisible(ctx, id);
    const was = bodyOf(product);
    const { prices, ...fields } = before;
    if (Object.keys(before).length === 0) return;
    const changed = Object.keys(fields).some((key) => !same(was[key as keyof Kept], after[key]));
    if (changed || (prices !== undefined && !same(pricesOf(variants), after['prices'])))
      throw new Problem('bulk.not_undoable', { detail: 'This row has changed since the bulk update, so it wasn’t undone.' });
    // The previous values come from our own storage, and the table's constraints check them.
    const body = { ...was, ...(fields as Partial<Kept>) };
    if (body.brand_id !== was.brand_id) await mustHaveBrand(ctx, body.brand_id);
    if (prices !== undefined) {
      const cents = prices as Record<string, number>;
      const back = variants.map((variant) => ({ ...variant, price_cents: cents[variant.id] ?? variant.price_cents }));
      await saveVariants(ctx.db, ctx.actor.merchant, id, back);
    }
    await keepBody(ctx, product, body, variants);
  },

  labels: namesOf,
};

async function wanted(ctx: Ctx, was: Kept, change: Change): Promise<Kept> {
  const { status, category, brand_id: brand, inventory_policy: policy, add_tags: add, remove_tags: remove } = change;
  return {
    status: status ?? was.status,
    category: category === undefined ? was.category : category,
    brand_id: brand === undefined ? was.brand_id : await mustHaveBrand(ctx, brand),
    inventory_policy: policy ?? was.inventory_policy,
    tags: add || remove ? tagsWith(was.tags, add, remove) : was.tags,
  };
}

function raised(variant: VariantRow, percent: number): VariantRow {
  const cents = byPercent(variant.price_cents, percent);
  if (cents > mostCents) throw new Problem('input.invalid', { detail: 'A price would be too large. Enter a smaller change.' });
  return { ...variant, price_cents: cents };
}

/** Stores only changed fields for undo. */
function standsOf(was: Kept, body: Kept, prices?: readonly [unknown, unknown]): { before: BulkStand; after: BulkStand } {
  const changed = kept.filter((key) => !same(was[key], body[key]));
  const stand = (of: Kept, price: unknown): BulkStand => ({
    ...Object.fromEntries(changed.map((key) => [key, of[key]])),
    ...(prices && { prices: price }),
  });
  return { before: stand(was, prices?.[0]), after: stand(body, prices?.[1]) };
}
