import type { Activity, Card, MessageTemplate, Source } from '@parley/contract/messages';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import { takeNumber } from '../../../platform/lib/numbers.ts';
import type { StoredAttachment } from '../../account/files/index.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import { mayDo } from '@parley/contract/permissions';
import { accessOf } from '../../account/visibility/index.ts';

export type ConversationRow = Selectable<Tables['conversations']>;
export type MessageRow = Selectable<Tables['messages']>;
export type ShopRow = Selectable<Tables['shop_settings']>;

/** The row lock of every change to a conversation, so that the handler can't change during a write. */
export const lockConversation = (db: Writer, id: string): Promise<ConversationRow | undefined> =>
  db.selectFrom('conversations').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const readShop = (db: Reader): Promise<ShopRow> => db.selectFrom('shop_settings').selectAll().executeTakeFirstOrThrow();

/** The shop's next number, from 1. */
export const takeConversationNumber = (db: Writer, merchant: string) =>
  takeNumber(db, merchant, {
    kind: 'conversation',
    highest: sql`(select coalesce(max(number), 0) from conversations where merchant_id = ${merchant})`,
    isUsed: (number) => sql`exists (select from conversations c where c.merchant_id = ${merchant} and c.number = ${number})`,
  });

export type NewConversation = Pick<
  ConversationRow,
  'merchant_id' | 'id' | 'number' | 'channel' | 'customer_id' | 'customer_name' | 'handler' | 'team_id' | 'language' | 'channel_identity_id'
> & { now: Date };
export async function insertConversation(db: Writer, { now, ...row }: NewConversation): Promise<ConversationRow> {
  return db
    .insertInto('conversations')
    .values({ ...row, customer_id: await currentCustomer(db, row.customer_id), last_activity_at: now, created_at: now })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Waits for a merge in progress; a merged customer resolves to the remaining one. */
async function currentCustomer(db: Writer, id: string): Promise<string> {
  const { rows } = await sql<{ current_id: string }>`select current_id from current_customers(current_shop(), array[${id}::uuid])`.execute(
    db,
  );
  return rows[0]?.current_id ?? id;
}

export type Change = Partial<Omit<ConversationRow, 'merchant_id' | 'id' | 'ai_memory' | 'version' | 'priority_rank' | 'waiting_rank'>> & {
  ai_memory?: string;
};
/** Writes the change and increments the version. The row must be locked. */
export async function changeConversation(db: Writer, id: string, change: Change): Promise<ConversationRow> {
  const whose = change.customer_id === undefined ? {} : { customer_id: await currentCustomer(db, change.customer_id) };
  return db
    .updateTable('conversations')
    .set((eb) => ({ ...change, ...whose, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type NewMessage = {
  id: string;
  clientId?: string | null;
  direction: 'in' | 'out' | 'none';
  author: MessageRow['author'];
  authorId?: string | null;
  authorName?: string | null;
  text?: string;
  cards?: Card[];
  attachments?: StoredAttachment[];
  mentions?: string[];
  private?: boolean;
  activity?: Activity | null;
  inReplyTo?: string | null;
  status: MessageRow['status'];
  runId?: string | null;
  visibleSeq?: number | null;
  connectionId?: string | null;
  externalId?: string | null;
  template?: MessageTemplate | null;
  suggestedFrom?: Source[] | undefined;
};
/** The caller holds the conversation's lock and passes the next `seq`. */
export async function insertMessage(
  db: Writer,
  conversation: ConversationRow,
  seq: number,
  message: NewMessage,
  now: Date,
): Promise<MessageRow> {
  return db
    .insertInto('messages')
    .values({
      merchant_id: conversation.merchant_id,
      conversation_id: conversation.id,
      seq,
      id: message.id,
      client_id: message.clientId ?? null,
      direction: message.direction,
      author: message.author,
      author_id: message.authorId ?? null,
      author_name: message.authorName ?? null,
      text: message.text ?? '',
      cards: JSON.stringify(message.cards ?? []),
      attachments: JSON.stringify(message.attachments ?? []),
      mentions: message.mentions ?? [],
      private: message.private ?? false,
      activity: message.activity ? JSON.stringify(message.activity) : null,
      in_reply_to: message.inReplyTo ?? null,
      status: message.status,
      run_id: message.runId ?? null,
      visible_seq: message.visibleSeq ?? null,
      connection_id: message.connectionId ?? null,
      external_id: message.externalId ?? null,
      template: message.template ? JSON.stringify(message.template) : null,
      suggested_from: message.suggestedFrom?.length ? JSON.stringify(message.suggestedFrom) : null,
      created_at: now,
      sent_at: message.visibleSeq ? now : null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const findByClientId = (db: Writer, conversationId: string, clientId: string): Promise<MessageRow | undefined> =>
  db.selectFrom('messages').selectAll().where('conversation_id', '=', conversationId).where('client_id', '=', clientId).executeTakeFirst();

/** The customer's first message since the last answer by a teammate or the AI. */
export const firstUnanswered = (db: Writer, conversationId: string) =>
  db
    .selectFrom('messages as m')
    .select('m.created_at')
    .where('m.conversation_id', '=', conversationId)
    .where('m.author', '=', 'customer')
    .where(
      'm.seq',
      '>',
      sql<number>`coalesce((select max(a.seq) from messages a where a.merchant_id = m.merchant_id and a.conversation_id = ${conversationId}::uuid
        and a.direction = 'out' and a.author in ('ai', 'teammate') and a.status not in ('failed', 'cancelled')), 0)`,
    )
    .orderBy('m.seq')
    .limit(1)
    .executeTakeFirst();

/** Positions of undelivered messages up to one of them, in order. */
export async function queuedUpTo(db: Writer, conversationId: string, seq: number): Promise<number[]> {
  const rows = await db
    .selectFrom('messages')
    .select('seq')
    .where('conversation_id', '=', conversationId)
    .where('status', '=', 'queued')
    .where('seq', '<=', seq)
    .orderBy('seq')
    .execute();
  return rows.map((row) => row.seq);
}

export const hasMessage = async (db: Writer, conversationId: string, id: string) =>
  (await db.selectFrom('messages').select('id').where('conversation_id', '=', conversationId).where('id', '=', id).executeTakeFirst()) !==
  undefined;

export const findConversation = (db: Reader, id: string): Promise<ConversationRow | undefined> =>
  db.selectFrom('conversations').selectAll().where('id', '=', id).executeTakeFirst();

export const findTeam = (db: Writer, id: string) => db.selectFrom('teams').select(['id', 'name']).where('id', '=', id).executeTakeFirst();

/** A merged customer resolves to the remaining one. */
export const findCustomerName = (db: Writer, id: string) =>
  db
    .selectFrom('customers as f')
    .innerJoin('customers as c', (on) =>
      on.onRef('c.merchant_id', '=', 'f.merchant_id').on('c.id', '=', sql<string>`coalesce(f.merged_into_id, f.id)`),
    )
    .select(['c.id', 'c.name'])
    .where('f.id', '=', id)
    .executeTakeFirst();

export const setDelivered = (db: Writer, conversationId: string, seq: number, visibleSeq: number, now: Date): Promise<MessageRow> =>
  db
    .updateTable('messages')
    .set({ status: 'sent', sent_at: now, visible_seq: visibleSeq })
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .returningAll()
    .executeTakeFirstOrThrow();

export const setFailed = (db: Writer, conversationId: string, seq: number, error: string): Promise<MessageRow> =>
  db
    .updateTable('messages')
    .set({ status: 'failed', error })
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Cancels the AI's queued messages in the takeover's transaction. */
export const cancelQueuedAi = (db: Writer, conversationId: string): Promise<MessageRow[]> =>
  db
    .updateTable('messages')
    .set({ status: 'cancelled' })
    .where('conversation_id', '=', conversationId)
    .where('status', '=', 'queued')
    .where('author', '=', 'ai')
    .returningAll()
    .execute();

/** Marks everything as read by the customer up to a visible position. */
export const setReadByCustomer = (db: Writer, conversationId: string, visibleSeq: number): Promise<MessageRow[]> =>
  db
    .updateTable('messages')
    .set({ status: 'read' })
    .where('conversation_id', '=', conversationId)
    .where('visible_seq', '<=', visibleSeq)
    .where('direction', '=', 'out')
    .where('status', 'in', ['sent', 'delivered'])
    .returningAll()
    .execute();

export async function setReadByTeammate(db: Writer, merchant: string, conversationId: string, userId: string, seq: number) {
  await db
    .insertInto('reads')
    .values({ merchant_id: merchant, conversation_id: conversationId, user_id: userId, seq })
    .onConflict((conflict) =>
      conflict.columns(['merchant_id', 'user_id', 'conversation_id']).doUpdateSet({ seq: sql`greatest(reads.seq, excluded.seq)` }),
    )
    .execute();
}

/** Moves the read position to before the customer's last message. */
export async function setUnread(db: Writer, merchant: string, conversationId: string, userId: string, seq: number) {
  await db
    .insertInto('reads')
    .values({ merchant_id: merchant, conversation_id: conversationId, user_id: userId, seq })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'user_id', 'conversation_id']).doUpdateSet({ seq }))
    .execute();
}

/** Teammates who can answer, with availability (a stream within the last two minutes, and not away) and visibility. */
export const readTeammates = async (db: Reader, merchant: string, now: Date) => {
  const rows = await db
    .selectFrom('directory.memberships as m')
    .innerJoin('directory.users as u', 'u.id', 'm.user_id')
    .select([
      'm.user_id as id',
      'u.name',
      'm.team_role',
      'm.permissions',
      'm.team_ids',
      'm.visibility',
      'm.brand_ids',
      'm.with_default_brand',
      sql<boolean>`coalesce(m.last_seen_at > ${new Date(now.getTime() - 120_000)} and not m.away, false)`.as('online'),
    ])
    .where('m.merchant_id', '=', merchant)
    .execute();
  return rows
    .map(({ id, name, online, ...place }) => ({ id, name, online, ...accessOf(place) }))
    .filter((one) => mayDo(one, 'inbox:write'));
};

export const setTypingUntil = (db: Writer, conversationId: string, until: Date | null) =>
  db
    .updateTable('conversations')
    .set({ customer_typing_until: until })
    .where('id', '=', conversationId)
    .returning(['team_id', 'assignee_id', 'brand_id'])
    .executeTakeFirstOrThrow();

export const findMessageById = (db: Writer, conversationId: string, id: string): Promise<MessageRow | undefined> =>
  db.selectFrom('messages').selectAll().where('conversation_id', '=', conversationId).where('id', '=', id).executeTakeFirst();

export const setQueued = (db: Writer, conversationId: string, seq: number): Promise<MessageRow> =>
  db
    .updateTable('messages')
    .set({ status: 'queued', error: null })
    .where('conversation_id', '=', conversationId)
    .where('seq', '=', seq)
    .returningAll()
    .executeTakeFirstOrThrow();
