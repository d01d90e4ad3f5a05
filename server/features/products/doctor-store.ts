import { sql } from 'kysely';
import type { Reader } from '../../platform/db/tenant.ts';

/** By what a search finds a product: how many words, its place for its own name as the AI searches, and whether the AI answers at all. */
export async function readFindings(
  db: Reader,
  id: string,
  most: number,
): Promise<{ words: number; place: number | null; ai_enabled: boolean }> {
  const { rows } = await sql<{ words: number; place: number | null; ai_enabled: boolean }>`
    select length(p.words) as words, s.ai_enabled,
      (select f.place::int from (select * from search_products(p.name, ${most}) with ordinality limit 50) as f (id, score, place) where f.id = p.id) as place
    from products p join shop_settings s on s.merchant_id = p.merchant_id where p.id = ${id}::uuid`.execute(db as never);
  return rows[0] ?? { words: 0, place: null, ai_enabled: false };
}
