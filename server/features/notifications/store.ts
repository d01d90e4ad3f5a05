import type { Reader, Writer } from '../../platform/db/tenant.ts';

/** Ids grow with time, so the key is the order. */
export const latest = (db: Reader, merchant: string, userId: string, most: number) =>
  db
    .selectFrom('notifications')
    .selectAll()
    .where('merchant_id', '=', merchant)
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();

export const has = async (db: Writer, merchant: string, userId: string, id: string) =>
  (await db
    .selectFrom('notifications')
    .select('id')
    .where('merchant_id', '=', merchant)
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()) !== undefined;

/** Marks one, or without an id all, as read; answers how many were not. */
export async function markRead(db: Writer, merchant: string, userId: string, now: Date, id?: string): Promise<number> {
  let query = db
    .updateTable('notifications')
    .set({ read_at: now })
    .where('merchant_id', '=', merchant)
    .where('user_id', '=', userId)
    .where('read_at', 'is', null);
  if (id) query = query.where('id', '=', id);
  return Number((await query.executeTakeFirst()).numUpdatedRows);
}
