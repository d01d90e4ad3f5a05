import { sql } from 'kysely';
import type { Writer } from '../../platform/db/tenant.ts';

/** How many of these the shop has already. */
export async function knownArticles(db: Writer, merchant: string, externalIds: string[]): Promise<number> {
  const { rows } = await sql<{
    known: number;
  }>`select count(*) as known from articles where merchant_id = ${merchant}::uuid and external_id = any (${externalIds}::text[])`.execute(
    db,
  );
  return rows[0]?.known ?? 0;
}
