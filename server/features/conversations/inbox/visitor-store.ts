import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/tenant.ts';
import { quotedOfRow } from './list-store.ts';

/** The handler of a conversation, the assignee's name, and which of the customer's own checkout links were ordered. */
export const findState = (db: Reader, conversationId: string) =>
  db
    .selectFrom('conversations as c')
    .leftJoin('directory.users as u', 'u.id', 'c.assignee_id')
    .select(['c.handler', 'c.status', 'c.csat_asked_at', 'c.csat_score', 'u.name as assignee_name'])
    .select(
      sql<string[]>`array(
        select k.id from checkouts k
        where k.merchant_id = c.merchant_id and k.conversation_id = c.id and k.sold_by = 'customer' and k.state = 'completed'
        order by k.completed_at desc limit 20)`.as('ordered_checkouts'),
    )
    .where('c.id', '=', conversationId)
    .executeTakeFirstOrThrow();

export async function findVisible(db: Reader, conversationId: string, after: number, limit: number) {
  const [conversation, rows] = await Promise.all([
    findState(db, conversationId),
    db
      .selectFrom('messages as m')
      .selectAll('m')
      .select(quotedOfRow.as('quoted'))
      .where('m.conversation_id', '=', conversationId)
      .where('m.visible_seq', '>', after)
      .where('m.private', '=', false)
      .orderBy('m.visible_seq')
      .limit(limit)
      .execute(),
  ]);
  return { conversation, rows };
}
