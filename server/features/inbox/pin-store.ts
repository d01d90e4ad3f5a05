import type { Writer } from '../../platform/db/tenant.ts';

/** Keeps a conversation at the top of one person's list; answers how many they keep there. */
export async function add(db: Writer, merchant: string, userId: string, conversationId: string): Promise<number> {
  await db
    .insertInto('pins')
    .values({ merchant_id: merchant, user_id: userId, conversation_id: conversationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { count } = await db
    .selectFrom('pins')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function remove(db: Writer, userId: string, conversationId: string) {
  await db.deleteFrom('pins').where('user_id', '=', userId).where('conversation_id', '=', conversationId).execute();
}
