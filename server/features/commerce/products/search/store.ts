import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Reader } from '../../../../platform/db/tenant.ts';
import { valuesSql } from '../metafields/store.ts';

/** One lexeme of the catalogue by which a product matches a word of the query. `labels`: A name, B kind, C options, D description. */
export type FoundLexeme = { term: number; lexeme: string; via: string | null; q: number; labels: string };
export type FoundRow = { id: string; score: number; code: string | null; matched: FoundLexeme[] };
/** What find_products returns. `known`: for each term whether the catalogue has it. */
export type Found = { products: FoundRow[]; known: boolean[] };

/** The search itself, for use inside another statement. */
export const findProductsSql = (asked: object, most: number): RawBuilder<Found> =>
  sql<Found>`find_products(${JSON.stringify(asked)}::jsonb, ${most}::int)`;

export async function find(db: Reader, asked: object, most: number): Promise<Found> {
  const { rows } = await sql<{ found: Found }>`select ${findProductsSql(asked, most)} as found`.execute(db);
  return rows[0]?.found ?? { products: [], known: [] };
}

/** What search needs to know of a shop: its synonyms and its language. */
export async function readVocabulary(db: Reader): Promise<{ groups: string[][]; locale: string }> {
  const { rows } = await sql<{ groups: string[][]; locale: string }>`
    select s.locale, (select coalesce(jsonb_agg(y.words), '[]') from product_synonyms y where y.merchant_id = s.merchant_id) as groups from shop_settings s`.execute(
    db,
  );
  return rows[0] ?? { groups: [], locale: 'en' };
}

export const readActiveProduct = (db: Reader, id: string) =>
  withVariants(db).where('p.id', '=', id).where('p.status', '=', 'active').executeTakeFirst();

export const readActiveProducts = async (db: Reader, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : withVariants(db)
        .where('p.id', 'in', [...ids])
        .where('p.status', '=', 'active')
        .execute();

export type ShownProduct = NonNullable<Awaited<ReturnType<typeof readActiveProduct>>>;

const withVariants = (db: Reader) =>
  db
    .selectFrom('products as p')
    .select(['p.id', 'p.name', 'p.description', 'p.brand', 'p.category', 'p.tags', 'p.image'])
    .select(valuesSql(sql<boolean>`f.ai_reads`).as('metafields'))
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
