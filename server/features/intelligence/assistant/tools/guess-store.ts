import { sql } from 'kysely';
import type { Writer } from '../../../../platform/db/tenant.ts';

/** The signed network address that a conversation on the website last came from. */
export async function networkOf(db: Writer, conversationId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('chat_sessions')
    .select('address')
    .where('conversation_id', '=', conversationId)
    .where('address', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.address ?? undefined;
}

/** The most that any of these keys counts since an instant. */
export async function mostCounted(db: Writer, keys: readonly string[], since: Date): Promise<number> {
  const { rows } = await sql<{ most: number }>`select coalesce(max(c.attempts), 0)::int as most from
    (select sum(count) as attempts from counted where key = any(${[...keys]}) and bucket >= ${since} group by key) c`.execute(db);
  return rows[0]?.most ?? 0;
}

/** Counts one more of each, in the order of the keys so that simultaneous conversations don't deadlock. */
export const addOne = (db: Writer, merchant: string, keys: readonly string[], bucket: Date) =>
  db
    .insertInto('counted')
    .values(keys.toSorted().map((key) => ({ merchant_id: merchant, key, bucket, count: 1 })))
    .onConflict((conflict) => conflict.columns(['merchant_id', 'key', 'bucket']).doUpdateSet({ count: sql`counted.count + 1` }))
    .execute();
