import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/tenant.ts';
import type { Viewer } from '../../account/visibility/index.ts';

const most = sql.lit(50);

type Requested = { typed: string; /** From 0 to 1; search uses 0.6. */ likeness: number };
/**
 * Names of customers similar to the typed text that this teammate may see. The threshold is set for this statement only: it is set in the argument, so
 * that it applies before the function runs.
 */
export async function namesLike(db: Reader, { typed, likeness }: Requested, { brands }: Pick<Viewer, 'brands'>): Promise<string[]> {
  const loosely = sql`case when set_config('pg_trgm.word_similarity_threshold', ${String(likeness)}, true) <> '' then ${typed}::text end`;
  const { rows } = await sql<{ name: string }>`
    select n.name from search_customer_ids(${loosely}, ${most}, ${brands ? [...brands.ids] : null}::uuid[], ${brands?.withDefault ?? true}::boolean) f (id)
      join customers n on n.id = f.id`.execute(db);
  return rows.map(({ name }) => name);
}
