import type { Selectable } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { Content } from './content.ts';

export type ScheduledRow = Selectable<Tables['scheduled_messages']>;

type NewScheduled = { merchant_id: string; id: string; conversation_id: string; client_id: string; user_id: string; author_name: string };
export const insertScheduled = (db: Writer, row: NewScheduled, content: Content, sendAt: Date): Promise<ScheduledRow> =>
  db
    .insertInto('scheduled_messages')
    .values({
      ...row,
      text: content.text,
      attachments: JSON.stringify(content.attachments),
      cards: JSON.stringify(content.cards),
      in_reply_to: content.inReplyTo,
      send_at: sendAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findByClientId = (db: Writer, conversationId: string, clientId: string): Promise<ScheduledRow | undefined> =>
  db
    .selectFrom('scheduled_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('client_id', '=', clientId)
    .executeTakeFirst();

/** Only while it is still scheduled; the first caller to end it wins. */
export const lockWaiting = (db: Writer, conversationId: string, id: string): Promise<ScheduledRow | undefined> =>
  db
    .selectFrom('scheduled_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where('id', '=', id)
    .where('state', '=', 'scheduled')
    .forUpdate()
    .executeTakeFirst();

export const endScheduled = (
  db: Writer,
  id: string,
  state: 'sent' | 'cancelled' | 'failed',
  reason: string | null,
  now: Date,
): Promise<ScheduledRow> =>
  db.updateTable('scheduled_messages').set({ state, reason, ended_at: now }).where('id', '=', id).returningAll().executeTakeFirstOrThrow();

/** Ends all scheduled messages of a conversation and returns them. */
export const endAllScheduled = (db: Writer, conversationId: string, reason: string, now: Date): Promise<ScheduledRow[]> =>
  db
    .updateTable('scheduled_messages')
    .set({ state: 'cancelled', reason, ended_at: now })
    .where('conversation_id', '=', conversationId)
    .where('state', '=', 'scheduled')
    .returningAll()
    .execute();

/** Scheduled messages, and those cancelled or failed since an instant. */
export const listOf = (db: Reader, conversationId: string, since: Date): Promise<ScheduledRow[]> =>
  db
    .selectFrom('scheduled_messages')
    .selectAll()
    .where('conversation_id', '=', conversationId)
    .where((eb) => eb.or([eb('state', '=', 'scheduled'), eb.and([eb('state', 'in', ['cancelled', 'failed']), eb('ended_at', '>', since)])]))
    .orderBy('send_at')
    .limit(50)
    .execute();

/** The author of a scheduled message, if they still work in the shop and can write. */
export const findAuthor = (db: Writer, merchant: string, userId: string) =>
  db
    .selectFrom('directory.memberships as m')
    .innerJoin('directory.users as u', 'u.id', 'm.user_id')
    .select([
      'u.id',
      'u.name',
      'u.role',
      'm.team_role',
      'm.permissions',
      'm.team_ids',
      'm.visibility',
      'm.brand_ids',
      'm.with_default_brand',
    ])
    .where('m.merchant_id', '=', merchant)
    .where('m.user_id', '=', userId)
    .executeTakeFirst();
