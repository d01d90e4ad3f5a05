import type { Writer } from '../../../../platform/db/tenant.ts';

/** What the AI made in a conversation since then and can still be paid, the latest first. */
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
