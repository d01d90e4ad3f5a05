import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Reader } from '../../../../platform/db/tenant.ts';

/** Active products matching the query, best first, with variants. */
export const searchProducts = (db: Reader, query: string, most: number) =>
  withVariants(db)
    .innerJoin(sql<{ id: string; score: number }>`search_products(${query}::text, ${most}::int)`.as('f'), 'f.id', 'p.id')
    .select('f.score')
    .orderBy('f.score', 'desc')
    .orderBy('p.id')
    .execute();

export const readProduct = (db: Reader, id: string) =>
  withVariants(db).where('p.id', '=', id).where('p.status', '=', 'active').executeTakeFirst();

/** Counts each product's variants. */
export async function countVariants(db: Reader, productIds: readonly string[]): Promise<Map<string, number>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('variants')
    .select((eb) => ['product_id', eb.fn.countAll<number>().as('count')])
    .where('product_id', 'in', productIds)
    .groupBy('product_id')
    .execute();
  return new Map(rows.map(({ product_id: id, count }) => [id, Number(count)]));
}

export type ProductRow = NonNullable<Awaited<ReturnType<typeof readProduct>>>;

const withVariants = (db: Reader) =>
  db
    .selectFrom('products as p')
    .select(['p.id', 'p.name', 'p.description', 'p.brand', 'p.category', 'p.tags', 'p.image'])
    .select((eb) =>
      jsonArrayFrom(
        eb
          .selectFrom('variants as v')
          .select(['v.id', 'v.sku', 'v.price_cents', 'v.stock', 'v.available', 'v.options'])
          .whereRef('v.merchant_id', '=', 'p.merchant_id')
          .whereRef('v.product_id', '=', 'p.id')
          .orderBy('v.position'),
      ).as('variants'),
    );
