import { sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import type { ConversationRow, MessageRow } from './store.ts';

/** The first queued or sending message of a conversation; later ones wait for it. */
export const firstOutgoing = (db: Writer, conversationId: string): Promise<MessageRow | undefined> =>
  db
    .selectFrom('messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    // Two queries, so that each can use its partial index.
    .where((eb) => eb.or([eb('status', '=', 'queued'), eb('status', '=', 'sending')]))
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst();

export const findSend = (db: Writer, messageId: string) =>
  db.selectFrom('outgoing_sends').selectAll().where('message_id', '=', messageId).executeTakeFirst();

/** Counts an attempt and returns the total. */
export async function claimSend(db: Writer, merchant: string, messageId: string, by: string, now: Date): Promise<number> {
  const claimed = { claimed_by: by, claimed_at: now, retry_at: null };
  const row = await db
    .insertInto('outgoing_sends')
    .values({ merchant_id: merchant, message_id: messageId, attempts: 1, ...claimed })
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'message_id']).doUpdateSet({ ...claimed, attempts: sql`outgoing_sends.attempts + 1` }),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow();
  return row.attempts;
}

export const releaseSend = (db: Writer, messageId: string, retryAt: Date) =>
  db
    .updateTable('outgoing_sends')
    .set({ claimed_by: null, claimed_at: null, retry_at: retryAt })
    .where('message_id', '=', messageId)
    .execute();

/** The outcome of sending is known. */
export const endSend = (db: Writer, messageId: string) => db.deleteFrom('outgoing_sends').where('message_id', '=', messageId).execute();

export const setSending = (db: Writer, conversationId: string, seq: number): Promise<MessageRow> =>
  changeMessage(db, conversationId, seq, { status: 'sending', error: null });

type Change = Partial<Pick<MessageRow, 'status' | 'error' | 'external_id' | 'connection_id' | 'sent_at' | 'visible_seq'>>;
export const changeMessage = (db: Writer, conversationId: string, seq: number, change: Change): Promise<MessageRow> =>
  db
    .updateTable('messages')
    .set(change)
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Looked up by id, because a merge may have moved it. */
export const findMessage = (db: Reader, id: string): Promise<MessageRow | undefined> =>
  db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst();

/** Finds a message by the service's id, in whichever conversation it is now. */
export const findByExternalId = (db: Reader, connectionId: string, externalId: string): Promise<MessageRow | undefined> =>
  db.selectFrom('messages').selectAll().where('connection_id', '=', connectionId).where('external_id', '=', externalId).executeTakeFirst();

/** The service's id of a message in this conversation. */
export const externalIdOf = async (db: Writer, id: string | null): Promise<string | null> =>
  id === null
    ? null
    : ((await db.selectFrom('messages').select('external_id').where('id', '=', id).executeTakeFirst())?.external_id ?? null);

/**
 * Locked both when storing a message's external id and when storing a status without a message, so that whichever comes second sees the
 * other.
 */
export const lockExternalId = (db: Writer, connectionId: string, externalId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${connectionId} ${externalId}`}, 13))`.execute(db);

type Unmatched = { connectionId: string; externalId: string; status: 'sent' | 'delivered' | 'read' | 'failed'; reason: string | null };
export const keepStatus = (db: Writer, merchant: string, { connectionId, externalId, status, reason }: Unmatched, now: Date) =>
  db
    .insertInto('unmatched_statuses')
    .values({ merchant_id: merchant, connection_id: connectionId, external_id: externalId, status, reason, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Takes the statuses that arrived before their message was recorded as sent. */
export const takeStatuses = (db: Writer, connectionId: string, externalId: string) =>
  db
    .deleteFrom('unmatched_statuses')
    .where('connection_id', '=', connectionId)
    .where('external_id', '=', externalId)
    .returning(['status', 'reason'])
    .execute();

/** The recipient of a conversation's messages and the account they are sent from. */
export const findAddress = (db: Reader, { channel_identity_id: id }: ConversationRow) =>
  id === null
    ? Promise.resolve(undefined)
    : db.selectFrom('channel_identities').select(['connection_id', 'external_user_id']).where('id', '=', id).executeTakeFirst();
