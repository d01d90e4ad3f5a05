import type { Received, Result } from '@parley/contract/endpoint';
import { productStockChanged } from '@parley/contract/events';
import type * as contract from '@parley/contract/products';
import type { CallCtx, WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { toCents } from '../../../platform/lib/money.ts';
import { personId } from '../../../platform/lib/actors.ts';
import type { ReceivedFile } from '../../../platform/lib/received-file.ts';
import { keepPicture, type Picture, takePictures } from '../../account/files/index.ts';
import { shopCurrency } from '../../account/merchants/index.ts';
import { alikeOf, movedBy } from './rules.ts';
import type { StoredImage } from './store.ts';
import { noteMoves, saveVariants, type VariantRow, type WrittenVariant } from './variant-store.ts';

type Ctx = WriteCtx<WritingActor>;
type Body = Received<typeof contract.createProduct>;

/** Validates the new list of variants. Throws `variant.missing` and `product.variants_alike`. */
export async function variantsWanted(ctx: Ctx, wanted: Body['variants'], before: readonly VariantRow[]): Promise<WrittenVariant[]> {
  const currency = await shopCurrency(ctx.db);
  const alike = alikeOf(wanted);
  if (alike) {
    const message = `Variants ${alike[0] + 1} and ${alike[1] + 1} have the same options.`;
    throw new Problem('product.variants_alike', { detail: message, errors: [{ path: `variants.${alike[1]}.options`, message }] });
  }
  const stocks = new Map(before.map(({ id, stock }) => [id, stock]));
  const here = new Set(stocks.keys());
  return wanted.map(({ id, price, compare_at_price: compare, sku, barcode, stock, ...rest }, position) => {
    // A repeated id would create a second variant with the same options.
    if (id !== undefined && !here.delete(id))
      throw new Problem('variant.missing', { errors: [{ path: `variants.${position}.id`, message: 'This variant doesn’t exist.' }] });
    return {
      ...rest,
      id: id ?? ctx.newId(),
      position,
      stock: stock === undefined ? (stocks.get(id ?? '') ?? null) : stock,
      sku: sku || null,
      barcode: barcode || null,
      price_cents: toCents(price, currency, `variants.${position}.price`),
      compare_at_cents: compare === null ? null : toCents(compare, currency, `variants.${position}.compare_at_price`),
    };
  });
}

/** Replaces a product's variants and logs the stock changes. */
export async function keepVariants(ctx: Ctx, productId: string, wanted: readonly WrittenVariant[], before: readonly VariantRow[]) {
  const stays = new Set(wanted.map(({ id }) => id));
  const dropped = before.map(({ id }) => id).filter((id) => !stays.has(id));
  await saveVariants(ctx.db, ctx.actor.merchant, productId, wanted, dropped);
  const stocks = new Map(before.map(({ id, stock }) => [id, stock]));
  await noteStock(
    ctx,
    wanted.map(({ id, stock }) => ({ id, product_id: productId, before: stocks.get(id) ?? null, after: stock })),
  );
}

type SetStock = { id: string; product_id: string; before: number | null; after: number | null };
/** Logs and emits manual stock changes in the actor's name. */
export async function noteStock(ctx: Ctx, changes: readonly SetStock[]) {
  const moves = changes.flatMap(({ id, before, after }) => {
    const quantity = movedBy(before, after);
    return quantity === 0 ? [] : [{ id: ctx.newId(), variant_id: id, quantity }];
  });
  await noteMoves(ctx.db, ctx.actor.merchant, moves, ctx.actor.name, ctx.now());
  for (const { id, product_id, before, after } of changes)
    if (before !== after) await ctx.emit(productStockChanged, { product_id, variant_id: id, from: before, to: after });
}

/** Stores an image at its permanent address; deleted after a day when no product uses it. */
export async function uploadImage(
  ctx: CallCtx<WritingActor>,
  received: ReceivedFile | undefined,
): Promise<Result<typeof contract.uploadProductImage>> {
  return { ...(await keepPicture(ctx, received, { kind: 'user', id: personId(ctx.actor) })), alt: '' };
}

/** The images to store: uploads get their permanent address. Throws `file.missing`. */
export async function imagesWanted(ctx: Ctx, wanted: readonly (Picture & { alt: string })[]): Promise<StoredImage[]> {
  const pictures = await takePictures(ctx, wanted, 'images');
  return pictures.map((picture, place) => ({ ...picture, alt: wanted[place]?.alt ?? missing('file.missing') }));
}
