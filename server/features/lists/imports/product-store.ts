import { productTexts } from '@parley/contract/products';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { rows, type Writer } from '../../../platform/db/tenant.ts';
import { isUuid } from '../../../platform/lib/ids.ts';
import { weightedWords } from '../../../platform/lib/weighted-words.ts';

export type Image = { id: string | null; url: string; alt: string };
/** The product columns an import sets, with types, besides images. */
const described = [
  ['name', 'text'],
  ['description', 'text'],
  ...productTexts.map((name) => [name, 'text'] as const),
  ['tags', 'text[]'],
  ['status', 'text'],
  ['inventory_policy', 'text'],
] as const;
export const describedKeys = described.map(([name]) => name);
/** What an import compares of a product, besides its variants. */
export const bodyKeys = [...describedKeys, 'images'] as const;
/** The columns it updates on known products. */
const changeable = [...described, ['image', 'text'], ['images', 'jsonb']] as const;
/** What figure_products computes from the variants; computing it for new products up front saves a second write. */
const figures = [
  ['price_cents', 'bigint'],
  ['price_max_cents', 'bigint'],
  ['compare_at_cents', 'bigint'],
  ['stock', 'int'],
  ['sku', 'text'],
  ['variants_count', 'int'],
  ['skus', 'text'],
] as const;
/** The columns it writes for new products. */
const written = [['id', 'uuid'], ['external_id', 'text'], ['source', 'text'], ...changeable, ...figures] as const;

type Columns = readonly (readonly [name: string, type: string])[];
const names = (columns: Columns, of: string) => sql.join(columns.map(([name]) => sql.ref(`${of}.${name}`)));

type Product<Column extends keyof Tables['products']> = Omit<Pick<Selectable<Tables['products']>, Column>, 'images'> & { images: Image[] };
export type ProductRow = Product<(typeof written)[number][0]> & { kind_words: string; option_words: string };
export type Body = Pick<ProductRow, (typeof bodyKeys)[number]>;
export type VariantRow = {
  id: string;
  product_id: string;
  position: number;
  external_id: string | null;
  sku: string | null;
  price_cents: number;
  compare_at_cents: number | null;
  stock: number | null;
  available: boolean;
  options: Record<string, string>;
  barcode: string | null;
};
export type KnownProduct = Product<'id' | 'external_id' | 'version' | (typeof changeable)[number][0]> & { variants: VariantRow[] };
export type Saved = { id: string; external_id: string };
export type Move = { id: string; variant_id: string; quantity: number };

/** Keys that could be our ids, since our own exports use them. */
export const idsAmong = (keys: readonly string[]) => keys.filter(isUuid);

/**
 * The ids of the records with these external ids or ids, as an array. Two lookups instead of one with `or`, which the planner answers by
 * reading the whole shop when it hasn't counted it yet.
 */
export const idsOf = (table: 'orders' | 'customers' | 'products', merchant: string, keys: readonly string[]) => sql`array(
  select id from ${sql.table(table)} where merchant_id = ${merchant}::uuid and external_id = any (${keys}::text[])
  union select id from ${sql.table(table)} where merchant_id = ${merchant}::uuid and id = any (${idsAmong(keys)}::uuid[]))`;

/** The product of each known variant, by external id or, without one, by id. */
export async function homesOf(db: Writer, merchant: string, variants: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ variant: string; product: string }>`
    select v.key as variant, coalesce(p.external_id, p.id::text) as product
    from (
      select external_id as key, product_id from variants where merchant_id = ${merchant}::uuid and external_id = any (${variants}::text[])
      union all select id::text, product_id from variants where merchant_id = ${merchant}::uuid and id = any (${idsAmong(variants)}::uuid[])
    ) v join products p on p.merchant_id = ${merchant}::uuid and p.id = v.product_id`.execute(db);
  return new Map(rows.map(({ variant, product }) => [variant, product]));
}

/** The products with these keys and all their variants, locked, so that their stock is current. */
export async function lockProducts(db: Writer, merchant: string, keys: string[]): Promise<KnownProduct[]> {
  const ids = idsOf('products', merchant, keys);
  await sql`select lock_variants(${merchant}::uuid, '{}', ${ids})`.execute(db);
  return rows<KnownProduct>(db)`
    select p.id, p.external_id, p.version, ${names(changeable, 'p')},
      coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'product_id', v.product_id, 'position', v.position, 'external_id', v.external_id, 'sku', v.sku, 'price_cents', v.price_cents,
        'compare_at_cents', v.compare_at_cents, 'stock', v.stock, 'available', v.available, 'options', v.options, 'barcode', v.barcode) order by v.position)
        from variants v where v.merchant_id = p.merchant_id and v.product_id = p.id), '[]') as variants
    from products p where p.merchant_id = ${merchant}::uuid and p.id = any (${ids})`;
}

/**
 * Inserts by external id, leaving those that a concurrent batch just inserted, or updates by id; in order, so that concurrent batches wait
 * instead of deadlocking. Returns what was written.
 */
export async function saveProducts(
  db: Writer,
  merchant: string,
  rows: ProductRow[],
  by: 'id' | 'external_id',
  now: Date,
): Promise<Saved[]> {
  if (rows.length === 0) return [];
  const saved = await sql<Saved>`
    insert into products (merchant_id, ${sql.join(written.map(([name]) => sql.id(name)))}, words, created_at, updated_at)
    select ${merchant}::uuid, ${names(written, 'r')},
      ${weightedWords(sql`r.name`, sql`r.kind_words`, sql`r.option_words`, sql`r.description`)},
      ${now}::timestamptz, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as r (${sql.join(written.map(([name, type]) => sql`${sql.id(name)} ${sql.raw(type)}`))}, kind_words text, option_words text)
    order by r.external_id, r.id
    on conflict ${
      by === 'external_id'
        ? sql`(merchant_id, external_id) where external_id is not null do nothing`
        : sql`(merchant_id, id) do update set
      ${sql.join(changeable.map(([name]) => sql`${sql.id(name)} = ${sql.ref(`excluded.${name}`)}`))},
      words = excluded.words, updated_at = excluded.updated_at, version = products.version + 1`
    }
    returning id, external_id`.execute(db);
  await sql`select learn_product_words(${merchant}::uuid, ${saved.rows.map(({ id }) => id)}::uuid[])`.execute(db);
  return saved.rows;
}

export async function dropVariants(db: Writer, merchant: string, ids: string[]) {
  if (ids.length === 0) return;
  await sql`delete from variants where merchant_id = ${merchant}::uuid and id = any (${ids}::uuid[])`.execute(db);
}

/** When the stock of these variants last moved here, by an order or by hand. */
export async function lastMoves(db: Writer, merchant: string, variants: string[]): Promise<Map<string, Date>> {
  if (variants.length === 0) return new Map();
  const found = await rows<{ variant_id: string; at: Date }>(db)`
    select variant_id, max(at) as at from stock_moves
    where merchant_id = ${merchant}::uuid and variant_id = any (${variants}::uuid[]) and kind <> 'import' group by variant_id`;
  return new Map(found.map(({ variant_id: id, at }) => [id, at]));
}

/** Saves variants by id, leaving those that a concurrent batch just inserted. Returns which exist. */
export async function saveVariants(db: Writer, merchant: string, variants: VariantRow[]): Promise<Set<string>> {
  if (variants.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(variants)}::jsonb)
        as r (id uuid, product_id uuid, position int, external_id text, sku text, price_cents bigint, compare_at_cents bigint, stock int, available boolean, options jsonb, barcode text)
    ), changed as (
      update variants v set position = r.position, sku = r.sku, price_cents = r.price_cents, compare_at_cents = r.compare_at_cents, stock = r.stock,
        available = r.available, options = r.options, barcode = r.barcode
      from given r where v.merchant_id = ${merchant}::uuid and v.id = r.id returning v.id
    ), added as (
      insert into variants (merchant_id, id, product_id, position, external_id, sku, price_cents, compare_at_cents, stock, available, options, barcode)
      select ${merchant}::uuid, r.id, r.product_id, r.position, r.external_id, r.sku, r.price_cents, r.compare_at_cents, r.stock, r.available, r.options, r.barcode
      from given r where not exists (select from variants v where v.merchant_id = ${merchant}::uuid and v.id = r.id) order by r.external_id
      on conflict (merchant_id, external_id) where external_id is not null do nothing returning id
    )
    select id from changed union all select id from added`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Updates what lists sort and filter by; call it after writing the variants. */
export const figureProducts = (db: Writer, merchant: string, products: readonly string[]) =>
  sql`select figure_products(${merchant}::uuid, ${[...products]}::uuid[])`.execute(db);

export async function addMoves(db: Writer, merchant: string, moves: Move[], actor: string | null, now: Date) {
  if (moves.length === 0) return;
  await sql`
    insert into stock_moves (merchant_id, id, variant_id, kind, quantity, actor, at)
    select ${merchant}::uuid, r.id, r.variant_id, 'import', r.quantity, ${actor}, ${now}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as r (id uuid, variant_id uuid, quantity int)`.execute(db);
}

/** The oldest variant with each lower-case SKU, and its product's name. */
export async function oldestWithSku(db: Writer, merchant: string, skus: string[]) {
  const found = await rows<{ sku: string; id: string; external_id: string | null; name: string }>(db)`
    select v.sku, v.id, v.external_id, p.name
    from (select distinct on (sku) * from variants_by_sku(${skus}::text[]) order by sku, id) v
      join products p on p.merchant_id = ${merchant}::uuid and p.id = v.product_id`;
  return new Map(found.map((one) => [one.sku, one]));
}
