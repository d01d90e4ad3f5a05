import { type ImportedProduct, importedProduct } from '@parley/contract/imports';
import type { WriteCtx } from '../../../context.ts';
import { isSame } from '../../../platform/lib/is-same.ts';
import { toCents } from '../../../platform/lib/money.ts';
import { named, pick } from '../../../platform/lib/pick.ts';
import { wordsOf } from '../../commerce/products/index.ts';
import * as store from './product-store.ts';
import { figuresOf, type Outcome, reasonAgainstVariants, separateRefused, variantHomes } from './rules.ts';

/**
 * A product as in the contract, possibly with fewer fields. Undefined fields stay unchanged or take defaults: a file without stock
 * doesn't reset stock.
 */
export type ProductIn = Omit<ImportedProduct, 'variants'> & {
  variants: VariantIn[];
  /** The status of new products. */
  status_if_new?: ImportedProduct['status'];
};
type WholeVariant = ImportedProduct['variants'][number];
export type VariantIn = Omit<WholeVariant, 'price'> & Partial<Pick<WholeVariant, 'price'>>;
/** Defaults of a new product. */
const usual = {
  ...importedProduct.omit({ external_id: true, name: true, variants: true }).parse({}),
  inventory_policy: 'deny' as const,
};
/** `whole`: variants that aren't listed are deleted. */
type How = { source: 'import' | 'csv' | 'shopify'; whole: boolean; actor: string | null };

/** Imports products with variants; known variants keep their ids. Unchanged products get no new version or date. */
export async function importProducts(ctx: WriteCtx, products: readonly ProductIn[], how: How): Promise<Outcome> {
  const { merchant } = ctx.actor;
  const here = variantHomes(products);
  const homes = await store.homesOf(ctx.db, merchant, [...here.keys()]);
  const { kept, refused } = separateRefused(products, ({ external_id, variants }) =>
    reasonAgainstVariants(
      external_id,
      variants.map(({ external_id: variant, price = '0', stock = null }) => ({ external_id: variant, price_cents: toCents(price), stock })),
      here,
      homes,
    ),
  );
  const names = kept.map(({ external_id }) => external_id);
  const known = knownBy(await store.lockProducts(ctx.db, merchant, names));
  const planned = kept.map((product) => planOf(ctx, product, known.get(product.external_id), how));
  const changed = planned.filter(({ change }) => change !== 'none');
  const rowsTo = (change: 'new' | 'changed') => changed.filter((one) => one.change === change).map(({ row }) => row);
  const saved = await store.saveProducts(ctx.db, merchant, rowsTo('new'), 'external_id', ctx.now());
  await store.saveProducts(ctx.db, merchant, rowsTo('changed'), 'id', ctx.now());
  await saveVariants(ctx, changed, new Map(saved.map(({ external_id, id }) => [external_id, id])), how);
  const created = saved.filter((row) => row.created).length;
  return { created, updated: changed.length - created, unchanged: planned.length - changed.length, refused };
}

const knownBy = (products: store.KnownProduct[]) =>
  new Map(
    products.flatMap((product) =>
      [product.id, product.external_id ?? []].flat().map((key): [string, store.KnownProduct] => [key, product]),
    ),
  );

type Planned = {
  row: store.ProductRow;
  change: 'new' | 'changed' | 'none';
  variants: store.VariantRow[];
  before: Map<string, store.VariantRow>;
};

function planOf(ctx: WriteCtx, given: ProductIn, known: store.KnownProduct | undefined, { source, whole }: How): Planned {
  const id = known?.id ?? ctx.newId();
  const before = new Map((known?.variants ?? []).map((variant) => [variant.id, variant]));
  const variants = given.variants.map((variant, position) => variantOf(ctx, variant, known, { product_id: id, position, whole }));
  const named = new Set(variants.map((variant) => variant.id));
  const left = whole ? [] : [...before.values()].filter((variant) => !named.has(variant.id));
  const all = [...variants, ...left];
  const fields = fieldsOf(given, known);
  const row = {
    ...fields,
    id,
    external_id: known ? known.external_id : given.external_id,
    source,
    ...wordsOf(fields, all),
    ...figuresOf(all),
  };
  const stays =
    known !== undefined &&
    isSame(fields, fieldsOf({ external_id: '', name: known.name, variants: [] }, known)) &&
    variants.every((variant) => isSame(variant, before.get(variant.id))) &&
    (!whole || before.size === variants.length);
  return { row, change: known ? (stays ? 'none' : 'changed') : 'new', variants, before };
}

function fieldsOf(given: ProductIn, known: store.KnownProduct | undefined) {
  const status = (known ? undefined : given.status_if_new) ?? given.status;
  return {
    ...pick({ ...usual, ...known, ...named({ ...given, status }), name: given.name }, store.describedKeys),
    ...picturesOf(given, known),
  };
}

/** Additional images stay as long as the given image is still the first one. */
function picturesOf({ image, images }: ProductIn, known: store.KnownProduct | undefined): { image: string | null; images: store.Image[] } {
  const before = { image: known?.image ?? null, images: known?.images ?? [] };
  if (images === undefined && (image === undefined || image === before.image)) return before;
  const urls = images ?? (image ? [image] : []);
  const found = urls.map((url) => before.images.find((one) => one.url === url) ?? { id: null, url, alt: '' });
  return { image: urls[0] ?? null, images: found };
}

type Place = { product_id: string; position: number; whole: boolean };
function variantOf(ctx: WriteCtx, given: VariantIn, product: store.KnownProduct | undefined, place: Place): store.VariantRow {
  const { external_id: key, price, compare_at_price: compareAt } = given;
  const known = product?.variants.find((one) => one.external_id === key || one.id === key);
  return {
    id: known?.id ?? ctx.newId(),
    product_id: place.product_id,
    // In a partial list, known variants keep their positions and new ones come last.
    position: place.whole ? place.position : (known?.position ?? (product?.variants.length ?? 0) + place.position),
    external_id: known ? known.external_id : key,
    sku: given.sku === undefined ? (known?.sku ?? null) : given.sku,
    price_cents: price === undefined ? (known?.price_cents ?? 0) : toCents(price),
    compare_at_cents: compareAt === undefined ? (known?.compare_at_cents ?? null) : compareAt === null ? null : toCents(compareAt),
    stock: given.stock === undefined ? (known?.stock ?? null) : given.stock,
    available: given.available ?? known?.available ?? true,
    options: given.options ?? known?.options ?? {},
    barcode: given.barcode === undefined ? (known?.barcode ?? null) : given.barcode,
  };
}

async function saveVariants(ctx: WriteCtx, changed: Planned[], idOf: Map<string, string>, { whole, actor }: How) {
  const { merchant } = ctx.actor;
  // When two concurrent batches imported the same product, the first one's row wins.
  const homeOf = ({ row }: Planned) => idOf.get(row.external_id ?? '') ?? row.id;
  const all = changed.flatMap((one) => one.variants.map((variant) => ({ ...variant, product_id: homeOf(one) })));
  const before = new Map(changed.flatMap((one) => [...one.before]));
  if (whole)
    await store.dropVariants(
      ctx.db,
      merchant,
      changed.filter(({ change }) => change === 'changed').map(({ row }) => row.id),
      all.map(({ id }) => id),
    );
  const wanted = all.filter((variant) => !isSame(variant, before.get(variant.id)));
  const there = await store.saveVariants(ctx.db, merchant, wanted);
  await store.figureProducts(ctx.db, merchant, [...new Set(changed.map(homeOf))]);
  const moves = wanted.flatMap(({ id, stock }) => {
    const quantity = stock === null ? 0 : stock - (before.get(id)?.stock ?? 0);
    return quantity !== 0 && there.has(id) ? { id: ctx.newId(), variant_id: id, quantity } : [];
  });
  await store.addMoves(ctx.db, merchant, moves, actor, ctx.now());
}
