import type { Received, Result } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/products';
import type { CallCtx, UserActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { toCents } from '../../../platform/lib/money.ts';
import type { ReceivedFile } from '../../../platform/lib/received-file.ts';
import { keepPicture, type Picture, takePictures } from '../../account/files/index.ts';
import { alikeOf, movedBy } from './rules.ts';
import type { KeptImage } from './store.ts';
import { noteMoves, saveVariants, type VariantRow, type WrittenVariant } from './variant-store.ts';

type Ctx = WriteCtx<UserActor>;
type Body = Received<typeof contract.createProduct>;

/** The variants of a product as they are wanted, the whole list. Throws `variant.missing` and `product.variants_alike`. */
export function variantsWanted(ctx: Ctx, wanted: Body['variants'], before: readonly VariantRow[]): WrittenVariant[] {
  const alike = alikeOf(wanted);
  if (alike) {
    const message = `Variants ${alike[0] + 1} and ${alike[1] + 1} have the same options.`;
    throw new Problem('product.variants_alike', { detail: message, errors: [{ path: `variants.${alike[1]}.options`, message }] });
  }
  const stocks = new Map(before.map(({ id, stock }) => [id, stock]));
  const here = new Set(stocks.keys());
  return wanted.map(({ id, price, compare_at_price: compare, sku, barcode, stock, ...rest }, position) => {
    // Each stays once: a second mention would be another variant under the same name.
    if (id !== undefined && !here.delete(id))
      throw new Problem('variant.missing', { errors: [{ path: `variants.${position}.id`, message: 'There is no such variant.' }] });
    return {
      ...rest,
      id: id ?? ctx.newId(),
      position,
      stock: stock === undefined ? (stocks.get(id ?? '') ?? null) : stock,
      sku: sku || null,
      barcode: barcode || null,
      price_cents: toCents(price),
      compare_at_cents: compare === null ? null : toCents(compare),
    };
  });
}

/** Makes exactly these the variants of a product, and notes what that did to counted stocks. */
export async function keepVariants(ctx: Ctx, productId: string, wanted: readonly WrittenVariant[], before: readonly VariantRow[]) {
  const stays = new Set(wanted.map(({ id }) => id));
  const dropped = before.map(({ id }) => id).filter((id) => !stays.has(id));
  await saveVariants(ctx.db, ctx.actor.merchant, productId, wanted, dropped);
  const stocks = new Map(before.map(({ id, stock }) => [id, stock]));
  await noteStock(
    ctx,
    wanted.map(({ id, stock }) => ({ id, before: stocks.get(id) ?? null, after: stock })),
  );
}

/** Notes stocks that were set by hand, under the name of who did. */
export async function noteStock(ctx: Ctx, changes: readonly { id: string; before: number | null; after: number | null }[]) {
  const moves = changes.flatMap(({ id, before, after }) => {
    const quantity = movedBy(before, after);
    return quantity === 0 ? [] : [{ id: ctx.newId(), variant_id: id, quantity }];
  });
  await noteMoves(ctx.db, ctx.actor.merchant, moves, ctx.actor.name, ctx.now());
}

/** Keeps a picture at the address a product will show it at; it goes after a day when none does. */
export async function uploadImage(
  ctx: CallCtx<UserActor>,
  received: ReceivedFile | undefined,
): Promise<Result<typeof contract.uploadProductImage>> {
  return { ...(await keepPicture(ctx, received, { kind: 'user', id: ctx.actor.id })), alt: '' };
}

/** The images as they are kept: uploads of ours at the address that lasts. Throws `file.missing`. */
export async function imagesWanted(ctx: Ctx, wanted: readonly (Picture & { alt: string })[]): Promise<KeptImage[]> {
  const pictures = await takePictures(ctx, wanted, 'images');
  return pictures.map((picture, place) => ({ ...picture, alt: wanted[place]?.alt ?? missing('file.missing') }));
}
