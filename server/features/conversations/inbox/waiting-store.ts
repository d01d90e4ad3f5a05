import type { HandoffReason } from '@parley/contract/conversations';
import { sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import { awaitsTeammate } from './rules.ts';
import type { ConversationRow, MessageRow } from './store.ts';

/** A handoff that nobody has accepted. `announced`: the AI has written since. */
export type Waiting = { since: Date; reason: HandoffReason; summary: string; announced: boolean };

/** What decides it, for a query of conversations. */
export const waitingColumns = [
  ...(['id', 'handler', 'status', 'customer_seq', 'answered_seq', 'muted_at', 'merged_into_id'] as const),
  ...(['handoff_reason', 'handoff_summary', 'handoff_requested_at', 'handoff_accepted_at'] as const),
];
type Row = Pick<ConversationRow, (typeof waitingColumns)[number]>;

/** The position of the last handoff's line, in a query of the conversation's messages `m`. */
const handoffLine = (conversationId: string) =>
  sql<number>`(select max(h.seq) from messages h where h.merchant_id = m.merchant_id and h.conversation_id = ${conversationId}::uuid
    and h.activity ->> 'kind' = 'handoff_requested')`;

/**
 * The handoff in which the AI may reply to the customer's last message, by the conversation's messages since. A teammate who took over, was
 * assigned by hand or wrote ends that for good, even where the conversation went back to the queue.
 */
export async function waitingIn(db: Reader, c: Row): Promise<Waiting | undefined> {
  if (!awaitsTeammate(c) || c.answered_seq >= c.customer_seq) return undefined;
  const since = await db
    .selectFrom('messages as m')
    .select([
      sql<boolean>`coalesce(bool_or((m.author = 'teammate' and not m.private) or m.activity ->> 'kind' = 'taken_over'
        or (m.activity ->> 'kind' = 'assigned' and m.activity ->> 'actor' is not null)), false)`.as('person'),
      sql<number>`coalesce(max(m.seq) filter (where m.author = 'ai' and m.status not in ('cancelled', 'failed')), 0)::int`.as('ai_seq'),
    ])
    .where('m.conversation_id', '=', c.id)
    .where('m.seq', '>', sql<number>`coalesce(${handoffLine(c.id)}, 0)`)
    .executeTakeFirst();
  if (!since || since.person || since.ai_seq > c.customer_seq) return undefined;
  return { since: c.handoff_requested_at, reason: c.handoff_reason, summary: c.handoff_summary ?? '', announced: since.ai_seq > 0 };
}

/** Whether a customer's message in this conversation is one for the AI to reply to while they wait. */
export async function isWaiting(db: Reader, conversationId: string): Promise<boolean> {
  const row = await db.selectFrom('conversations').select(waitingColumns).where('id', '=', conversationId).executeTakeFirst();
  return row !== undefined && (await waitingIn(db, row)) !== undefined;
}

/** Teammates read the summary in the handoff's line of the thread. */
export const setHandoffNote = (db: Writer, conversationId: string, note: string): Promise<MessageRow | undefined> =>
  db
    .updateTable('messages as m')
    .set({ activity: sql`jsonb_set(m.activity, '{note}', to_jsonb(${note}::text))` })
    .where('m.conversation_id', '=', conversationId)
    .where('m.seq', '=', handoffLine(conversationId))
    .returningAll()
    .executeTakeFirst();
