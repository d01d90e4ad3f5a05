import type { importedProduct } from '@parley/contract/imports';
import type { z } from 'zod';
import type { WriteCtx } from '../../context.ts';
import { toCents } from '../../platform/lib/money.ts';
import * as store from './product-store.ts';
import { type Outcome, reasonAgainstVariants, sift, variantHomes } from './rules.ts';

type Product = z.output<typeof importedProduct>;

/** Products with all their variants: a variant that is no longer named is gone, one that is keeps its id. */
export async function importProducts(ctx: WriteCtx, products: readonly Product[]): Promise<Outcome> {
  const { merchant } = ctx.actor;
  const here = variantHomes(products);
  const known = await store.homesOf(ctx.db, merchant, [...here.keys()]);
  const { kept, refused } = sift(products, ({ external_id, variants }) =>
    reasonAgainstVariants(
      external_id,
      variants.map((variant) => ({ ...variant, price_cents: toCents(variant.price) })),
      here,
      known,
    ),
  );
  const saved = await store.saveProducts(
    ctx.db,
    merchant,
    kept.map((product) => rowOf(ctx, product)),
    ctx.now(),
  );
  const idOf = new Map(saved.map(({ external_id, id }) => [external_id, id]));
  const variants = kept.flatMap(({ external_id: product, variants: listed }) =>
    listed.map(({ price, ...variant }, position) => ({
      ...variant,
      id: ctx.newId(),
      product_id: idOf.get(product) ?? '',
      position,
      price_cents: toCents(price),
    })),
  );
  await store.dropVariants(
    ctx.db,
    merchant,
    [...idOf.values()],
    variants.map(({ external_id }) => external_id),
  );
  await store.saveVariants(ctx.db, merchant, variants);
  const created = saved.filter((row) => row.created).length;
  return { created, updated: saved.length - created, refused };
}

/** What is searched, by weight: the name; what kind of thing it is; what is said about it. */
function rowOf(ctx: WriteCtx, { variants, ...product }: Product): store.ProductRow {
  const options = new Set(variants.flatMap(({ options: chosen }) => Object.entries(chosen).flat()));
  return {
    ...product,
    id: ctx.newId(),
    kind_words: [product.brand, product.category, ...product.tags].filter(Boolean).join(' '),
    detail_words: [product.description, ...options].join(' '),
  };
}
