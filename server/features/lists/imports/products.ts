import { type ImportedProduct, importedProduct } from '@parley/contract/imports';
import { parseAmount, whyInvalid } from '@parley/contract/money';
import type { WriteCtx } from '../../../context.ts';
import { isSame } from '../../../platform/lib/is-same.ts';
import { toAmount, toCents } from '../../../platform/lib/money.ts';
import { named, pick } from '../../../platform/lib/pick.ts';
import { shopCurrency } from '../../account/merchants/index.ts';
import { wordsOf } from '../../commerce/products/index.ts';
import { readBases, saveBases } from './base-store.ts';
import { differenceAt, type Outcome, withMissed } from './outcome.ts';
import { type Base, changedHere, type Difference, nextFields, printOf, type Prints, reconcile } from './ownership.ts';
import * as store from './product-store.ts';
import { figuresOf, onlyOnce, reasonAgainstVariants, separateRefused, variantHomes } from './rules.ts';

/**
 * A product as in the contract, possibly with fewer fields. Undefined fields stay unchanged or take defaults: a file without stock
 * doesn't reset stock.
 */
export type ProductIn = Omit<ImportedProduct, 'variants'> & {
  variants: VariantIn[];
  /** The status of new products. */
  status_if_new?: ImportedProduct['status'];
  row?: number;
};
type WholeVariant = ImportedProduct['variants'][number];
/** `row`: where the file has it. */
export type VariantIn = Omit<WholeVariant, 'price'> & Partial<Pick<WholeVariant, 'price'>> & { row?: number };
/** Defaults of a new product. */
const usual = {
  ...importedProduct.omit({ external_id: true, name: true, variants: true }).parse({}),
  inventory_policy: 'deny' as const,
};
const blank: store.Body = { ...pick({ ...usual, name: '' } as never, store.describedKeys), images: [] };
/** `whole`: variants that aren't listed are deleted, unless they were created or changed here. */
type How = { source: 'import' | 'csv' | 'shopify'; whole: boolean; actor: string | null };

/**
 * Imports products with variants; known variants keep their ids, and what was changed here stays. Unchanged products get no new version
 * or date.
 */
export async function importProducts(ctx: WriteCtx, products: readonly ProductIn[], how: How): Promise<Outcome> {
  const { merchant } = ctx.actor;
  const currency = await shopCurrency(ctx.db);
  const here = variantHomes(products);
  const homes = await store.homesOf(ctx.db, merchant, [...here.keys()]);
  const { kept: valid, refused } = separateRefused(
    products,
    ({ external_id, variants, currency: given = currency }) =>
      (given === currency ? undefined : `The currency is ${given}, but the shop sells in ${currency}.`) ??
      reasonAgainstAmounts(variants, currency) ??
      reasonAgainstVariants(
        external_id,
        variants.map(({ external_id: variant, price = '0', stock = null }) => ({
          external_id: variant,
          price_cents: toCents(price, currency),
          stock,
        })),
        here,
        homes,
      ),
  );
  const known = await knownOf(ctx, valid, currency);
  const { once: kept, twice } = onlyOnce(valid, products, (key) => known.products.get(key)?.id);
  const planned = kept.flatMap((product) => (known.late.has(product.external_id) ? [] : planOf(ctx, product, known, how)));
  const rowsTo = (change: 'new' | 'changed') => planned.filter((one) => one.change === change).map(({ row }) => row);
  const saved = new Map(
    (await store.saveProducts(ctx.db, merchant, rowsTo('new'), 'external_id', ctx.now())).map(({ external_id: key, id }) => [key, id]),
  );
  await store.saveProducts(ctx.db, merchant, rowsTo('changed'), 'id', ctx.now());
  const ours = planned.filter(({ change, row }) => change !== 'new' || saved.get(row.external_id ?? '') === row.id);
  await saveVariants(
    ctx,
    ours.filter(({ change }) => change !== 'none'),
    how,
  );
  const bases = ours.flatMap(({ key, fields }) => (fields ? [{ key, fields }] : []));
  await saveBases(ctx.db, merchant, 'product', bases, ctx.now());
  const outcome = {
    created: saved.size,
    updated: rowsTo('changed').length,
    unchanged: ours.filter(({ change }) => change === 'none').length,
    refused: [...refused, ...twice],
    differences: ours.flatMap(({ differences }) => differences),
  };
  const written = new Set(ours.map(({ given }) => given.external_id));
  const missed = kept.filter(({ external_id: key }) => !written.has(key));
  return withMissed(outcome, products, missed, (again) => importProducts(ctx, again, how));
}

type Known = {
  currency: string;
  products: Map<string, store.KnownProduct>;
  bases: Map<string, Base>;
  /** When stock last moved here, by variant. */
  moved: Map<string, Date>;
  /** Products that another import created while this one looked. */
  late: Set<string>;
};
async function knownOf({ db, actor: { merchant } }: WriteCtx, given: readonly ProductIn[], currency: string): Promise<Known> {
  const keys = given.map(({ external_id: key }) => key);
  const products = byKey(await store.lockProducts(db, merchant, keys));
  const bases = await readBases(db, merchant, 'product', [...new Set(keys.map((key) => keyOf(key, products.get(key))))]);
  const gone = keys.filter((key) => bases.has(key) && !products.has(key));
  const late = gone.length === 0 ? new Map() : byKey(await store.lockProducts(db, merchant, gone));
  const restocked = given.flatMap(({ external_id: key, variants }) =>
    variants.flatMap((variant) => {
      const was = variantIn(products.get(key), variant.external_id);
      return was && variant.stock !== undefined && variant.stock !== was.stock ? [was.id] : [];
    }),
  );
  return {
    currency,
    products,
    bases,
    moved: await store.lastMoves(db, merchant, restocked),
    late: new Set(gone.filter((key) => late.has(key))),
  };
}

const keyOf = (key: string, known: store.KnownProduct | undefined) => (known ? (known.external_id ?? known.id) : key);
const byKey = (products: store.KnownProduct[]) =>
  new Map(
    products.flatMap((product) =>
      [product.id, product.external_id ?? []].flat().map((key): [string, store.KnownProduct] => [key, product]),
    ),
  );
const variantIn = (product: store.KnownProduct | undefined, key: string) =>
  product?.variants.find((one) => one.external_id === key || one.id === key);

type Planned = {
  given: ProductIn;
  row: store.ProductRow;
  change: 'new' | 'changed' | 'none';
  variants: store.VariantRow[];
  dropped: string[];
  before: Map<string, store.VariantRow>;
  key: string;
  fields: Prints | undefined;
  differences: Difference[];
};

function planOf(ctx: WriteCtx, given: ProductIn, known: Known, { source, whole }: How): Planned {
  const product = known.products.get(given.external_id);
  const key = keyOf(given.external_id, product);
  const base = known.bases.get(key);
  const id = product?.id ?? ctx.newId();
  const file = fieldsOf(given, product);
  const subject = { row: given.row ?? 0, kind: 'product' as const, id: product?.id ?? null, label: product?.name ?? given.name, key };
  const note = differenceAt(subject, base);
  const isLegacyTouched = product !== undefined && product.version > 1;
  const own = reconcile(product ? bodyOf(product) : blank, product ? file : { ...blank, ...file }, {
    base,
    isTouched: (field) => base?.fields[field] === undefined && isLegacyTouched,
  });
  const before = new Map((product?.variants ?? []).map((variant) => [variant.id, variant]));
  const parts = variantsOf(ctx, given, product, {
    product_id: id,
    whole,
    base,
    isLegacyTouched,
    moved: known.moved,
    note,
    currency: known.currency,
  });
  const body = own.after;
  const row = {
    ...body,
    id,
    external_id: product ? product.external_id : given.external_id,
    source,
    image: body.images[0]?.url ?? null,
    ...wordsOf(body, parts.all),
    ...figuresOf(parts.all),
  };
  const prints = { ...own.prints, ...parts.prints };
  const isGone = !product && base !== undefined;
  const stays =
    isGone ||
    (product !== undefined &&
      isSame(body, bodyOf(product)) &&
      parts.dropped.length === 0 &&
      parts.variants.every((variant) => isSame(variant, before.get(variant.id))));
  const plan = { given, row, key, before, variants: parts.variants, dropped: parts.dropped };
  if (isGone)
    return {
      ...plan,
      change: 'none',
      fields: undefined,
      differences: note({ field: 'record', path: 'record', theirs: given.name, value: given.name }),
    };
  return {
    ...plan,
    change: product ? (stays ? 'none' : 'changed') : 'new',
    fields: nextFields(base, prints, parts.droppedPaths),
    differences: [
      ...own.conflicts.flatMap((field) => note({ field, path: field, ours: body[field], theirs: file[field], value: file[field] })),
      ...parts.differences,
    ],
  };
}

const bodyOf = (row: store.Body): store.Body => pick(row, store.bodyKeys);

/** What the file says of a product. */
function fieldsOf(given: ProductIn, known: store.KnownProduct | undefined): Partial<store.Body> {
  const status = (known ? undefined : given.status_if_new) ?? given.status;
  return { ...(named(pick({ ...given, status } as never, store.describedKeys)) as Partial<store.Body>), ...picturesOf(given, known) };
}

/** Additional images stay as long as the given image is still the first one. */
function picturesOf({ image, images }: ProductIn, known: store.KnownProduct | undefined): { images?: store.Image[] } {
  if (images === undefined && (image === undefined || (known && image === known.image))) return {};
  const urls = images ?? (image ? [image] : []);
  return { images: urls.map((url) => known?.images.find((one) => one.url === url) ?? { id: null, url, alt: '' }) };
}

type Place = {
  currency: string;
  product_id: string;
  whole: boolean;
  base: Base | undefined;
  isLegacyTouched: boolean;
  moved: Map<string, Date>;
  note: ReturnType<typeof differenceAt>;
};
type Parts = {
  variants: store.VariantRow[];
  all: store.VariantRow[];
  dropped: string[];
  droppedPaths: string[];
  prints: Prints;
  differences: Difference[];
};

/** The variants to write. One that was deleted here stays deleted, and one that was created or changed here isn't deleted by a list without it. */
function variantsOf(ctx: WriteCtx, given: ProductIn, product: store.KnownProduct | undefined, place: Place): Parts {
  const { whole, base, isLegacyTouched, note } = place;
  const parts: Parts = { variants: [], all: [], dropped: [], droppedPaths: [], prints: {}, differences: [] };
  given.variants.forEach((variant, position) => {
    const known = variantIn(product, variant.external_id);
    const wasImported = base?.fields[`${variant.external_id}/price_cents`] !== undefined;
    if (product && !known && (wasImported || (!base && isLegacyTouched))) {
      const theirs = Object.values(variant.options ?? {}).join(' / ') || variant.external_id;
      if (!wasImported) parts.prints[`${variant.external_id}/price_cents`] = changedHere;
      parts.differences.push(
        ...note({ field: 'variant', path: `${variant.external_id}/variant`, row: variant.row, theirs, value: variant.external_id }),
      );
      return;
    }
    const one = variantOf(ctx, variant, known, { ...place, position: whole ? position : (product?.variants.length ?? 0) + position });
    parts.variants.push(one.row);
    Object.assign(parts.prints, one.prints);
    parts.differences.push(...one.differences);
  });
  const listed = new Set(given.variants.flatMap(({ external_id: key }) => variantIn(product, key)?.id ?? []));
  for (const variant of product?.variants ?? []) {
    if (listed.has(variant.id)) continue;
    const at = `${variant.external_id ?? variant.id}/`;
    const was = base && Object.entries(variantFields(variant)).map(([field, value]) => [base.fields[at + field], printOf(value)]);
    const isImported = base ? base.fields[`${at}price_cents`] !== undefined : !isLegacyTouched && variant.external_id !== null;
    if (whole && isImported && (was ?? []).every(([print, now]) => print === now)) {
      parts.dropped.push(variant.id);
      parts.droppedPaths.push(at);
    } else if (whole && isImported) {
      const ours = Object.values(variant.options).join(' / ') || variant.sku;
      parts.differences.push(...note({ field: 'variant', path: `${at}variant`, variantId: variant.id, ours, value: null }));
    }
  }
  const dropped = new Set([...parts.dropped, ...parts.variants.map(({ id }) => id)]);
  parts.all = [...parts.variants, ...(product?.variants ?? []).filter(({ id }) => !dropped.has(id))];
  return parts;
}

/** The fields of a variant that an import sets. Its position follows the list, and isn't a conflict. */
const variantFields = ({ sku, price_cents, compare_at_cents, stock, available, options, barcode, position }: store.VariantRow) => ({
  ...{ sku, price_cents, compare_at_cents, stock, available, options, barcode, position },
});
type VariantFields = ReturnType<typeof variantFields>;
const publicNames = { price_cents: 'price', compare_at_cents: 'compare_at_price' } as const;
const nameOf = (field: Exclude<keyof VariantFields, 'position'>) =>
  field === 'price_cents' || field === 'compare_at_cents' ? publicNames[field] : field;
/** What an import sets of a known variant is listed from and to. */
const listedIfSet = ['stock', 'price_cents', 'compare_at_cents'] as const;
const cents = (value: unknown, currency: string) => (typeof value === 'number' ? toAmount(value, currency) : value);

function reasonAgainstAmounts(variants: readonly VariantIn[], currency: string): string | undefined {
  const wrong = variants.flatMap(({ price, compare_at_price: compareAt }) => [price ?? [], compareAt ?? []].flat());
  const found = wrong.find((amount) => parseAmount(amount, currency) === undefined);
  return found === undefined ? undefined : whyInvalid(found, currency);
}

function variantOf(
  ctx: WriteCtx,
  given: VariantIn,
  known: store.VariantRow | undefined,
  { product_id, position, base, isLegacyTouched, moved, note, whole, currency }: Place & { position: number },
) {
  const { external_id: key, price, compare_at_price: compareAt } = given;
  const at = `${known ? (known.external_id ?? known.id) : key}/`;
  const file = {
    sku: given.sku,
    price_cents: price === undefined ? undefined : toCents(price, currency),
    compare_at_cents: typeof compareAt === 'string' ? toCents(compareAt, currency) : compareAt,
    stock: given.stock,
    available: given.available,
    options: given.options,
    barcode: given.barcode,
    position: known && !whole ? undefined : position,
  };
  const plain: VariantFields = {
    sku: null,
    price_cents: 0,
    compare_at_cents: null,
    stock: null,
    available: true,
    options: {},
    barcode: null,
    position,
  };
  const lastMove = moved.get(known?.id ?? '');
  const { after, prints, conflicts } = reconcile<VariantFields>(
    known ? variantFields(known) : plain,
    known ? file : { ...plain, ...named(file) },
    {
      base,
      at,
      isTouched: (field) =>
        (base?.fields[at + field] === undefined && known !== undefined && isLegacyTouched) ||
        (field === 'stock' && lastMove !== undefined && (!base || lastMove >= base.at)),
    },
  );
  const row: store.VariantRow = {
    ...{ id: known?.id ?? ctx.newId(), product_id, external_id: known ? known.external_id : key },
    ...after,
  };
  const about = { row: given.row, variantId: known?.id ?? null, suffix: Object.values(row.options).join(' / ') };
  const differences = conflicts.flatMap((field) => {
    if (field === 'position') return [];
    const isMoney = field === 'price_cents' || field === 'compare_at_cents';
    const [ours, theirs] = isMoney ? [cents(after[field], currency), cents(file[field], currency)] : [after[field], file[field]];
    return note({
      ...about,
      field: nameOf(field),
      path: at + field,
      ours,
      theirs,
      value: theirs,
      print: printOf(file[field]),
      ourPrint: printOf(after[field]),
    });
  });
  const set = listedIfSet.flatMap((field) => {
    if (!known || after[field] === known[field]) return [];
    const [ours, theirs] = field === 'stock' ? [known.stock, after.stock] : [cents(known[field], currency), cents(after[field], currency)];
    return note({ ...about, field: nameOf(field), path: at + field, ours, theirs, value: theirs, isSet: true });
  });
  return { row, prints, differences: [...differences, ...set] };
}

async function saveVariants(ctx: WriteCtx, changed: Planned[], { actor }: How) {
  const { merchant } = ctx.actor;
  const all = changed.flatMap(({ variants }) => variants);
  const before = new Map(changed.flatMap((one) => [...one.before]));
  await store.dropVariants(
    ctx.db,
    merchant,
    changed.flatMap(({ dropped }) => dropped),
  );
  const wanted = all.filter((variant) => !isSame(variant, before.get(variant.id)));
  const there = await store.saveVariants(ctx.db, merchant, wanted);
  await store.figureProducts(
    ctx.db,
    merchant,
    changed.map(({ row }) => row.id),
  );
  const moves = wanted.flatMap(({ id, stock }) => {
    const quantity = stock === null ? 0 : stock - (before.get(id)?.stock ?? 0);
    return quantity !== 0 && there.has(id) ? { id: ctx.newId(), variant_id: id, quantity } : [];
  });
  await store.addMoves(ctx.db, merchant, moves, actor, ctx.now());
}
