import type { Filter } from '@parley/contract/filters';
import type { CollectionProduct } from '@parley/contract/collections';
import type { Principal } from '@parley/contract/permissions';
import { type Selectable, sql } from 'kysely';
import type { BrandLimit } from '../../../../context.ts';
import type { Tables } from '../../../../platform/db/tables.ts';
import { firstRow, type Reader, rows, type Writer } from '../../../../platform/db/tenant.ts';
import { ofBrand } from '../../../account/visibility/index.ts';

type Viewer = { brands: BrandLimit | null } & Principal;
export type CollectionRow = Omit<Selectable<Tables['collections']>, 'rule'> & { rule: Filter | null };
export type ListedCollection = CollectionRow & { chosen: number };
export type CollectionBody = Pick<CollectionRow, 'name' | 'slug' | 'description' | 'status' | 'rule'>;

export const listCollections = (db: Reader, viewer: Viewer): Promise<ListedCollection[]> =>
  rows<ListedCollection>(db)`
    select c.*, (
      select count(*)::int from collection_products cp join products p on p.merchant_id = cp.merchant_id and p.id = cp.product_id
      where cp.merchant_id = c.merchant_id and cp.collection_id = c.id and ${ofBrand(viewer, 'p')}) as chosen
    from collections c order by lower(c.name), c.id`;

export const readCollection = (db: Reader, id: string): Promise<CollectionRow | undefined> =>
  db.selectFrom('collections').selectAll().where('id', '=', id).executeTakeFirst() as Promise<CollectionRow | undefined>;

export const lockCollection = (db: Writer, id: string): Promise<CollectionRow | undefined> =>
  db.selectFrom('collections').selectAll().where('id', '=', id).forUpdate().executeTakeFirst() as Promise<CollectionRow | undefined>;

/** The chosen products that this teammate sees, in order. */
export const readChosen = (db: Reader, viewer: Viewer, id: string): Promise<CollectionProduct[]> =>
  rows<CollectionProduct>(db)`
    select p.id as product_id, p.name, p.image, p.status
    from collection_products c join products p on p.merchant_id = c.merchant_id and p.id = c.product_id
    where c.collection_id = ${id}::uuid and ${ofBrand(viewer, 'p')} order by c.position, p.id`;

export async function visibleAmong(db: Reader, viewer: Viewer, ids: readonly string[]): Promise<Set<string>> {
  const found = await rows<{ id: string }>(
    db,
  )`select p.id from products p where p.id = any (${[...ids]}::uuid[]) and ${ofBrand(viewer, 'p')}`;
  return new Set(found.map(({ id }) => id));
}

export async function countCollections(db: Reader): Promise<number> {
  const row = await firstRow<{ count: number }>(db)`select count(*)::int as count from collections`;
  return row?.count ?? 0;
}

/** Slugs that start like this one. */
export async function slugsLike(db: Reader, slug: string): Promise<Set<string>> {
  const found = await db.selectFrom('collections').select('slug').where('slug', 'like', `${slug}%`).execute();
  return new Set(found.map((row) => row.slug));
}

const ruleOf = (rule: Filter | null) => sql<never>`${rule === null ? null : JSON.stringify(rule)}::jsonb`;

/** Returns whether the slug was free. */
export async function insertCollection(db: Writer, { rule, ...row }: Omit<CollectionRow, 'version'>): Promise<boolean> {
  const made = await db
    .insertInto('collections')
    .values({ ...row, rule: ruleOf(rule) })
    .onConflict((on) => on.columns(['merchant_id', 'slug']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

export async function changeCollection(db: Writer, id: string, { rule, ...row }: CollectionBody, now: Date): Promise<number> {
  const { version } = await db
    .updateTable('collections')
    .set((eb) => ({ ...row, rule: ruleOf(rule), updated_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export const deleteCollection = (db: Writer, id: string) => db.deleteFrom('collections').where('id', '=', id).execute();

/** Replaces the chosen products. */
export async function setChosen(db: Writer, merchant: string, id: string, products: readonly string[]) {
  await db.deleteFrom('collection_products').where('collection_id', '=', id).execute();
  await sql`
    insert into collection_products (merchant_id, collection_id, product_id, position)
    select ${merchant}::uuid, ${id}::uuid, x.product_id, x.position from unnest(${[...products]}::uuid[]) with ordinality x (product_id, position)
    order by x.product_id`.execute(db);
}
