import { productTexts } from '@parley/contract/products';
import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';
import { weightedWords } from '../../../platform/lib/weighted-words.ts';
import type { SearchWords } from './words.ts';

export type ProductRow = Omit<Selectable<Tables['products']>, 'words' | 'images'> & { images: StoredImage[] };
export type StoredImage = { id: string | null; url: string; alt: string };
/** The product fields that are written together. */
export const bodyKeys = [
  'name',
  'description',
  ...productTexts,
  'brand_id',
  'tags',
  'status',
  'inventory_policy',
  'tax_class',
  'images',
] as const;
export type ProductBody = Pick<ProductRow, (typeof bodyKeys)[number]>;

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;
const words = (
  { name, description }: Pick<ProductBody, 'name' | 'description'>,
  { kind_words: kind, option_words: options }: SearchWords,
) => weightedWords(sql`${name}::text`, sql`${kind}::text`, sql`${options}::text`, sql`${description}::text`);
const learnWords = (db: Writer, merchant: string, id: string) =>
  sql`select learn_product_words(${merchant}::uuid, array[${id}::uuid])`.execute(db);

/** The current row of a product that `lockProducts` has locked. */
export const lockProduct = (db: Writer, id: string): Promise<ProductRow | undefined> =>
  db.selectFrom('products').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst() as Promise<ProductRow | undefined>;

export async function insertProduct(
  db: Writer,
  { images, ...row }: ProductBody & { merchant_id: string; id: string; created_at: Date; updated_at: Date },
  searched: SearchWords,
) {
  await db
    .insertInto('products')
    .values({ ...row, source: 'manual', images: json(images), image: images[0]?.url ?? null, words: words(row, searched) })
    .execute();
  await learnWords(db, row.merchant_id, row.id);
}

/** The first image is also stored separately for cards and the AI. Returns the new version. */
export async function changeProduct(
  db: Writer,
  id: string,
  { images, ...row }: ProductBody,
  searched: SearchWords,
  now: Date,
): Promise<number> {
  const { version, merchant_id: merchant } = await db
    .updateTable('products')
    .set((eb) => ({
      ...row,
      images: json(images),
      image: images[0]?.url ?? null,
      words: words(row, searched),
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returning(['version', 'merchant_id'])
    .executeTakeFirstOrThrow();
  await learnWords(db, merchant, id);
  return version;
}

/** Marks products as changed after a price or stock change. */
export async function touchProducts(
  db: Writer,
  merchant: string,
  ids: readonly string[],
  now: Date,
): Promise<Pick<ProductRow, 'id' | 'version' | 'status' | 'brand_id'>[]> {
  return rows<Pick<ProductRow, 'id' | 'version' | 'status' | 'brand_id'>>(db)`
    update products p set updated_at = ${now}, version = version + 1
    where p.merchant_id = ${merchant}::uuid and p.id = any (${[...ids].toSorted()}::uuid[]) returning p.id, p.version, p.status, p.brand_id`;
}

export const deleteProduct = (db: Writer, id: string) => db.deleteFrom('products').where('id', '=', id).execute();

/** Whether any order or draft contains the product. */
export const isOrdered = async (db: Writer, id: string): Promise<boolean> =>
  (await db.selectFrom('order_lines').select('id').where('product_id', '=', id).limit(1).executeTakeFirst()) !== undefined;

export async function namesOf(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('products').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
