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

export const readActiveProduct = (db: Reader, id: string) =>
  withVariants(db).where('p.id', '=', id).where('p.status', '=', 'active').executeTakeFirst();

export type ShownProduct = NonNullable<Awaited<ReturnType<typeof readActiveProduct>>>;

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
