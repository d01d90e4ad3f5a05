import type { Received } from '@parley/contract/endpoint';
import { productCreated, productDeleted, productUpdated } from '@parley/contract/events';
import type * as contract from '@parley/contract/products';
import type { Product } from '@parley/contract/products';
import type { WriteCtx, WritingActor } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { named, pick } from '../../../platform/lib/pick.ts';
import { mustHaveBrand } from '../../account/brands/index.ts';
import { lockVisible, readProduct } from './get.ts';
import { tagsWith } from './rules.ts';
import * as store from './store.ts';
import { wordsOf } from './words.ts';
import { imagesWanted, keepVariants, variantsWanted } from './write.ts';

type Ctx = WriteCtx<WritingActor>;

export async function create(
  ctx: Ctx,
  { merchant, variants, images, ...wanted }: Received<typeof contract.createProduct>,
): Promise<Product> {
  const kept = await variantsWanted(ctx, variants, []);
  const body = {
    ...wanted,
    tags: tagsWith([], wanted.tags),
    brand_id: await mustHaveBrand(ctx, wanted.brand_id),
    images: await imagesWanted(ctx, images),
  };
  const [id, now] = [ctx.newId(), ctx.now()];
  await store.insertProduct(ctx.db, { ...body, merchant_id: merchant, id, created_at: now, updated_at: now }, wordsOf(body, kept));
  await ctx.emit(productCreated, { product_id: id, status: body.status, brand_id: body.brand_id });
  await keepVariants(ctx, id, kept, []);
  ctx.audit({
    action: 'product.created',
    object: ['product', id],
    detail: { name: body.name, status: body.status, variants: kept.length },
  });
  ctx.signal({ type: 'changed', topic: 'products', id, version: 1 });
  return readProduct(ctx, id);
}

export async function update(ctx: Ctx, input: Received<typeof contract.updateProduct>): Promise<Product> {
  const { merchant: _, id, version, variants, images, ...wanted } = input;
  const { product, variants: before } = await lockVisible(ctx, id);
  if (version !== undefined && version !== product.version) throw new Problem('product.changed');
  const was = bodyOf(product);
  const body = { ...was, ...named(wanted) };
  if (wanted.tags) body.tags = tagsWith([], wanted.tags);
  // Checked only when named: a teammate may edit products outside their brands, but not move them elsewhere.
  if (wanted.brand_id !== undefined) body.brand_id = await mustHaveBrand(ctx, wanted.brand_id);
  if (images) body.images = await imagesWanted(ctx, images);
  const kept = variants ? await variantsWanted(ctx, variants, before) : undefined;
  if (kept) await keepVariants(ctx, id, kept, before);
  await keepBody(ctx, product, body, kept ?? before, variants ? { variants: [before.length, variants.length] } : {});
  return readProduct(ctx, id);
}

export const bodyOf = (row: store.ProductRow): store.ProductBody => pick(row, store.bodyKeys);

/** Writes a locked product with its search words and notifies viewers. */
export async function keepBody(
  ctx: Ctx,
  product: store.ProductRow,
  body: store.ProductBody,
  variants: readonly { options: Record<string, string> }[],
  detail: Record<string, unknown> = {},
) {
  const version = await store.changeProduct(ctx.db, product.id, body, wordsOf(body, variants), ctx.now());
  ctx.audit({
    action: 'product.changed',
    object: ['product', product.id],
    detail: { name: body.name, ...difference(bodyOf(product), body), ...detail },
  });
  await ctx.emit(productUpdated, { product_id: product.id, status: body.status, brand_id: body.brand_id, version });
  ctx.signal({ type: 'changed', topic: 'products', id: product.id, version });
  // Viewers limited to the former brand would otherwise not learn that it left.
  if (body.brand_id !== product.brand_id) ctx.signal({ type: 'changed', topic: 'products', id: null, version: null });
}

/** The audit log's before and after; for long texts only that they changed. */
function difference(before: store.ProductBody, after: store.ProductBody) {
  const changed = store.bodyKeys.filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  const logged = changed.filter((key) => key !== 'description' && key !== 'images');
  return { changed, before: pick(before, logged), after: pick(after, logged) };
}

/** Deletes a locked product. Throws `product.ordered`. */
export async function deleteLocked(ctx: Ctx, { id, name }: store.ProductRow) {
  if (await store.isOrdered(ctx.db, id)) throw new Problem('product.ordered');
  await store.deleteProduct(ctx.db, id);
  ctx.audit({ action: 'product.deleted', object: ['product', id], detail: { name } });
  await ctx.emit(productDeleted, { product_id: id });
  // A deleted product has no brand to check, so everyone is notified that the list changed, without its id.
  ctx.signal({ type: 'changed', topic: 'products', id: null, version: null });
}

export async function remove(ctx: Ctx, { id }: Received<typeof contract.deleteProduct>) {
  await deleteLocked(ctx, (await lockVisible(ctx, id)).product);
  return {};
}
