import type { Filter } from '@parley/contract/filters';
import type { Principal } from '@parley/contract/permissions';
import { productFields, productTexts } from '@parley/contract/products';
import { type RawBuilder, sql } from 'kysely';
import type { BrandLimit } from '../../../context.ts';
import { filterSql } from '../../../platform/db/filter.ts';
import { firstRow, type Reader, rows } from '../../../platform/db/tenant.ts';
import type { Key } from '../../../platform/lib/keyset.ts';
import { ofBrand } from '../../account/visibility/index.ts';
import { collectionField, type Membership, possibleCollectionsSql } from './collections/members-store.ts';
import type { Level, Place } from './locations/levels.ts';
import { levelsSql, placesSql } from './locations/store.ts';
import { type ValueRow, valuesSql } from './metafields/store.ts';
import { afterKey, type Order, orderSql, productColumns, type Sort } from './list-filter-store.ts';
import type { ProductRow } from './store.ts';
import type { VariantRow } from './variant-store.ts';

export type ListedProduct = Omit<ProductRow, 'skus' | 'images' | 'description'> & {
  name_key: string;
  shop_brand: { id: string; name: string } | null;
  currency: string;
  ordered: boolean;
};
type Seer = { brands: BrandLimit | null } & Principal;
/** Which products a list asks for, as one teammate sees them. `ids`: search results or selected rows. */
export type Narrowing = {
  merchant: string;
  viewer: Seer;
  filter?: Filter | undefined;
  ids?: readonly string[] | undefined;
  /** The collections that the filter names. */ collections?: readonly Membership[] | undefined;
  now: Date;
};

/** The conditions of this selection on `p`. */
export function conditions({ merchant, viewer, filter, ids, collections = [], now }: Narrowing): RawBuilder<boolean> {
  const parts = [sql<boolean>`p.merchant_id = ${merchant}::uuid`];
  if (ids) parts.push(sql<boolean>`p.id = any (${[...ids]}::uuid[])`);
  if (viewer.brands !== null) parts.push(ofBrand(viewer, 'p'));
  const columns = { ...productColumns, collection: collectionField(collections) };
  if (filter?.conditions.length) parts.push(filterSql(filter, { fields: productFields, columns }, viewer, now));
  return sql<boolean>`${sql.join(parts, sql` and `)}`;
}

const texts = sql.raw(productTexts.map((name) => `p.${name}`).join(', '));
/** The columns of the product list; `rest` adds those of a single product. */
export const listedColumns = (rest: RawBuilder<unknown> = sql``) => sql`
  p.merchant_id, p.id, p.external_id, p.name, ${texts}, p.tags, p.status, p.image, p.source, p.created_at, p.updated_at, p.version, p.brand_id, p.inventory_policy, p.tax_class,
  p.price_cents, p.price_max_cents, p.compare_at_cents, p.stock, p.sku, p.variants_count, p.stock_rank, lower(p.name) as name_key, s.currency,
  case when b.id is not null then jsonb_build_object('id', b.id, 'name', b.name) end as shop_brand,
  exists (select 1 from order_lines l where l.merchant_id = p.merchant_id and l.product_id = p.id) as ordered ${rest}
  from products p join shop_settings s on s.merchant_id = p.merchant_id left join brands b on b.merchant_id = p.merchant_id and b.id = p.brand_id`;

export type ListQuery = Narrowing & { sort: Sort; order: Order; after?: Key | undefined; limit: number };
export async function listRows(db: Reader, { sort, order, after, limit, ...narrowing }: ListQuery): Promise<ListedProduct[]> {
  return rows<ListedProduct>(db)`
    select ${listedColumns()} where ${conditions(narrowing)} ${after ? sql`and ${afterKey(sort, order, after)}` : sql``}
    order by ${orderSql(sort, order)} limit ${sql.lit(limit)}`;
}

/** In the order of `ids`. */
export const listRanked = (db: Reader, { limit, ...narrowing }: Narrowing & { ids: readonly string[]; limit: number }) =>
  rows<ListedProduct>(db)`
    select ${listedColumns()} where ${conditions(narrowing)}
    order by array_position(${[...narrowing.ids]}::uuid[], p.id) limit ${sql.lit(limit)}`;

/** Counts matches, up to `most`. */
export async function countRows(db: Reader, narrowing: Narrowing, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from products p where ${conditions(narrowing)} limit ${sql.lit(most)}) n`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The matching ids, last changed first, as SQL to insert from. */
export const idsOf = (narrowing: Narrowing, most: number) => sql<{ id: string }>`
  select p.id from products p where ${conditions(narrowing)} order by p.updated_at desc, p.id desc limit ${sql.lit(most)}`;

const presented = ['id', 'sku', 'price_cents', 'compare_at_cents', 'stock', 'available', 'options', 'barcode', 'position'] as const;
const presentedColumns = sql.raw(presented.map((name) => `v.${name}`).join(', '));
/** What teammates see of a variant. */
export type PresentedVariant = Pick<VariantRow, (typeof presented)[number]>;
export type ReadProduct = ListedProduct &
  Pick<ProductRow, 'description' | 'images'> & {
    sold_30_days: number;
    variants: PresentedVariant[];
    metafields: ValueRow[];
    places: Place[];
    levels: Level[];
    possible_collections: Membership[];
  };
/** One product with all that its page shows, if this teammate may see it. */
export async function readRow(db: Reader, viewer: Seer, id: string, since: Date): Promise<ReadProduct | undefined> {
  const rest = sql`, p.description, p.images, ${valuesSql()} as metafields, ${placesSql} as places, ${levelsSql} as levels,
    ${possibleCollectionsSql} as possible_collections, coalesce((
    select json_agg(x) from (select ${presentedColumns} from variants v where v.merchant_id = p.merchant_id and v.product_id = p.id order by v.position, v.id) x), '[]') as variants, (
    select coalesce(sum(l.quantity - l.cancelled), 0)::int from order_lines l join orders o on o.merchant_id = l.merchant_id and o.id = l.order_id
    where l.merchant_id = p.merchant_id and l.product_id = p.id and l.exchange_id is null and o.placed_at >= ${since} and o.status not in ('draft', 'cancelled')) as sold_30_days`;
  return firstRow<ReadProduct>(db)`select ${listedColumns(rest)} where p.id = ${id}::uuid and ${ofBrand(viewer, 'p')}`;
}

/** How findable a product is: its search words, and whether the AI answers at all. */
export async function readFindings(db: Reader, id: string): Promise<{ words: number; ai_enabled: boolean }> {
  const { rows } = await sql<{ words: number; ai_enabled: boolean }>`
    select length(to_tsvector('english', concat_ws(' ', p.name, p.brand, p.category, array_to_string(p.tags, ' '), p.description, (
      select string_agg(v.options::text, ' ') from variants v where v.merchant_id = p.merchant_id and v.product_id = p.id)))) as words, s.ai_enabled from products p join shop_settings s on s.merchant_id = p.merchant_id where p.id = ${id}::uuid`.execute(
    db,
  );
  return rows[0] ?? { words: 0, ai_enabled: false };
}
