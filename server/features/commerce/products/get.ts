import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/products';
import type { Product } from '@parley/contract/products';
import type { ReadCtx, ReadingActor, WriteCtx, WritingActor } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import { maySeeBrand } from '../../account/visibility/index.ts';
import { collectionsAmong } from './collections/members-store.ts';
import { levelsOf } from './locations/levels.ts';
import { type ReadProduct, readRow } from './list-store.ts';
import { presentProduct } from './present.ts';
import { lockProduct, type ProductRow } from './store.ts';
import { lockProducts, type VariantRow, variantsOf } from './variant-store.ts';

const month = 30 * 86_400_000;

/** A product with its variants, if this teammate may see it. Throws `product.missing`. */
export async function readProduct(ctx: ReadCtx<ReadingActor> | WriteCtx<WritingActor>, id: string): Promise<Product> {
  const row = (await readRow(ctx.db, ctx.actor, id, new Date(ctx.now().getTime() - month))) ?? missing('product.missing');
  const collections = await collectionsAmong(ctx.db, row.possible_collections, id, ctx.now());
  return presentProduct({ ...row, collections, variants: located(row) }, ctx.actor);
}

/** The variants with their stock by location. */
function located({ variants, places, levels }: ReadProduct) {
  const of = (variant: string, stock: number | null) =>
    places.length < 2 || stock === null
      ? []
      : levelsOf(
          places,
          stock,
          levels.filter((level) => level.variant_id === variant),
        );
  return variants.map((variant) => ({ ...variant, locations: of(variant.id, variant.stock) }));
}

export const get = (ctx: ReadCtx<ReadingActor>, { id }: Received<typeof contract.getProduct>) => readProduct(ctx, id);

/** The same with locks. Throws `product.missing`. */
export async function lockVisible(ctx: WriteCtx<WritingActor>, id: string): Promise<{ product: ProductRow; variants: VariantRow[] }> {
  await lockProducts(ctx.db, ctx.actor.merchant, [id]);
  const product = await lockProduct(ctx.db, id);
  if (!product || !maySeeBrand(ctx.actor, product.brand_id)) return missing('product.missing');
  // Read again, since variants may have been added while we waited for the lock.
  return { product, variants: await variantsOf(ctx.db, id) };
}
