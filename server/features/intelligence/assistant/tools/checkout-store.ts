import type { Writer } from '../../../../platform/db/tenant.ts';

/** Open checkout links the AI has created in a conversation since then, latest first. */
export const linksSince = (db: Writer, conversationId: string, since: Date) =>
  db
    .selectFrom('checkouts')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('sold_by', '=', 'ai')
    .where('state', '=', 'open')
    .where('created_at', '>=', since)
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();

/** The link that the AI created last in a conversation, whatever became of it. */
export const latestLink = (db: Writer, conversationId: string) =>
  db
    .selectFrom('checkouts')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('sold_by', '=', 'ai')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
