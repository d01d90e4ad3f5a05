import { type Selectable, sql } from 'kysely';
import type { Tables } from '../../../platform/db/tables.ts';
import { type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';
import { type Viewer, visible } from '../visibility/index.ts';

export type BrandRow = Selectable<Tables['brands']>;
export type Member = { user_id: string; name: string; team_role: string; permissions: string[] | null };
export type ListedBrand = BrandRow & { products_count: number; orders_count: number; conversations_count: number; members: Member[] };
/** The brand columns that are read and written as JSON. */
export type BrandBody = Pick<BrandRow, 'name' | 'logo' | 'tone' | 'returns_address' | 'invoice_details'> & {
  colours: unknown;
  policies: unknown;
  sender: unknown;
};

/** Counts stop at this number. */
const most = sql.lit(10_000);

/** The default brand first, then by name, each with its record counts, in one query. */
export async function listBrands(db: Reader, viewer: Viewer, id?: string): Promise<ListedBrand[]> {
  const limits = viewer.brands;
  const seen = limits
    ? sql<boolean>`(b.id = any (${[...limits.ids]}::uuid[]) or (b.is_default and ${limits.withDefault}::boolean))`
    : sql<boolean>`true`;
  return rows<ListedBrand>(db)`
    select b.*,
      (select count(*)::int from (select 1 from products r where r.merchant_id = b.merchant_id and ${rowOf} limit ${most}) n) as products_count,
      (select count(*)::int from (select 1 from orders r where r.merchant_id = b.merchant_id and ${rowOf} limit ${most}) n) as orders_count,
      (select count(*)::int from (
        select 1 from conversations r where r.merchant_id = b.merchant_id and ${rowOf} and r.merged_into_id is null and ${visible(viewer, 'r')} limit ${most}
      ) n) as conversations_count,
      coalesce((
        select jsonb_agg(jsonb_build_object('user_id', u.id, 'name', u.name, 'team_role', m.team_role, 'permissions', m.permissions) order by u.name, u.id)
        from directory.memberships m join directory.users u on u.id = m.user_id
        where m.merchant_id = b.merchant_id and m.brand_ids is not null and (b.id = any (m.brand_ids) or (b.is_default and m.with_default_brand))
      ), '[]') as members
    from brands b
    where ${seen} ${id ? sql`and b.id = ${id}::uuid` : sql``}
    order by b.is_default desc, lower(b.name), b.id`;
}
const rowOf = sql<boolean>`case when b.is_default then r.brand_id is null else r.brand_id = b.id end`;

/** A brand, locked against deletion until the transaction ends. */
export const holdBrand = (db: Writer, id: string) =>
  db.selectFrom('brands').select(['id', 'is_default']).where('id', '=', id).forKeyShare().executeTakeFirst();

/** The brands that exist among these ids, locked against deletion until the transaction ends. */
export const holdBrands = (db: Writer, ids: readonly string[]) =>
  db.selectFrom('brands').select(['id', 'is_default']).where('id', 'in', ids).orderBy('id').forKeyShare().execute();

/** The shop's brand names by id, including the default brand. */
export async function brandNames(db: Reader): Promise<Map<string, string>> {
  const rows = await db.selectFrom('brands').select(['id', 'name']).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export const lockBrand = (db: Writer, id: string): Promise<BrandRow | undefined> =>
  db.selectFrom('brands').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Locks the default brand, so that concurrent creations are counted correctly; returns the number of brands. */
export async function countBrands(db: Writer): Promise<number> {
  await db.selectFrom('brands').select('id').where('is_default', '=', true).forNoKeyUpdate().execute();
  const { count } = await db
    .selectFrom('brands')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;

export async function insertBrand(
  db: Writer,
  { colours, policies, sender, ...row }: BrandBody & { merchant_id: string; id: string; created_at: Date },
) {
  await db
    .insertInto('brands')
    .values({ ...row, colours: json(colours), policies: json(policies), sender: json(sender) })
    .execute();
}

export async function changeBrand(db: Writer, id: string, { colours, policies, sender, ...row }: BrandBody) {
  await db
    .updateTable('brands')
    .set((eb) => ({
      ...row,
      colours: json(colours),
      policies: json(policies),
      sender: json(sender),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

const belonging = ['products', 'orders', 'conversations'] as const;
/** Moves a brand's records to the default brand and deletes the brand; returns how many rows of each kind moved. */
export async function dissolveBrand(db: Writer, merchant: string, id: string): Promise<Record<(typeof belonging)[number], number>> {
  const released = { products: 0, orders: 0, conversations: 0 };
  for (const table of belonging) {
    const { rows } = await sql<{ count: number }>`
      with released as (
        update ${sql.table(table)} set brand_id = null, version = version + 1 where merchant_id = ${merchant}::uuid and brand_id = ${id}::uuid returning 1
      ) select count(*)::int as count from released`.execute(db);
    released[table] = rows[0]?.count ?? 0;
  }
  await sql`update checkouts set brand_id = null where merchant_id = ${merchant}::uuid and brand_id = ${id}::uuid`.execute(db);
  await db.deleteFrom('brands').where('id', '=', id).execute();
  return released;
}

/** Removes the brand from teammates' limits; those with no other brand then see nothing. Returns the affected teammates. */
export async function takeFromMembers(db: Writer, merchant: string, id: string): Promise<string[]> {
  const rows = await db
    .updateTable('directory.memberships')
    .set({ brand_ids: sql<string[]>`array_remove(brand_ids, ${id}::uuid)` })
    .where('merchant_id', '=', merchant)
    .where(sql<boolean>`${id}::uuid = any (brand_ids)`)
    .returning('user_id')
    .execute();
  return rows.map(({ user_id: userId }) => userId);
}

export const lockMember = (db: Writer, merchant: string, userId: string) =>
  db
    .selectFrom('directory.memberships')
    .select(['team_role', 'permissions', 'visibility', 'team_ids', 'brand_ids', 'with_default_brand'])
    .where('merchant_id', '=', merchant)
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();

export async function limitMember(
  db: Writer,
  merchant: string,
  userId: string,
  limit: { brand_ids: string[] | null; with_default_brand: boolean },
) {
  await db.updateTable('directory.memberships').set(limit).where('merchant_id', '=', merchant).where('user_id', '=', userId).execute();
}
