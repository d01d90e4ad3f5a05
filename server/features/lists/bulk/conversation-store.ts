import { sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import { type Viewer, visible } from '../../account/visibility/index.ts';

/** Of these conversations, the ones this viewer may see. */
export const seenOf = (ids: readonly string[], viewer: Viewer) => sql<{ id: string }>`
  select c.id from conversations c where c.id = any (${[...ids]}::uuid[]) and c.merged_into_id is null and ${visible(viewer, 'c')}
  order by c.last_activity_at desc, c.id desc`;

/** Locks conversations in id order, as merges do. */
export const lockAll = (db: Writer, ids: readonly string[]) =>
  sql`select from conversations where id = any (${[...ids]}::uuid[]) order by id for update`.execute(db);

/** People know a conversation by its number. */
export async function numbersOf(db: Reader, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('conversations')
    .select(['id', 'number'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, number }) => [id, `#${number}`]));
}

/** How far a teammate has read a conversation. */
export const readSeqOf = async (db: Writer, userId: string, conversationId: string) =>
  (
    await db
      .selectFrom('reads')
      .select('seq')
      .where('user_id', '=', userId)
      .where('conversation_id', '=', conversationId)
      .executeTakeFirst()
  )?.seq ?? 0;

export const hasTeam = async (db: Writer, id: string) =>
  (await db.selectFrom('teams').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
