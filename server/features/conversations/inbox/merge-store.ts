import { sql } from 'kysely';
import type { Writer } from '../../../platform/db/tenant.ts';
import type { ConversationRow } from './store.ts';

/**
 * Locks both conversations and those merged into either, in the order of their ids, so that opposite merges don't deadlock. Locks their
 * chat sessions first, because a visitor who writes holds their session while waiting for the conversation.
 */
export async function lockBoth(db: Writer, ids: readonly [string, string]): Promise<ConversationRow[]> {
  const idList = [...ids];
  await db.selectFrom('chat_sessions').select('id').where('conversation_id', 'in', idList).orderBy('id').forUpdate().execute();
  return db
    .selectFrom('conversations')
    .selectAll()
    .where((eb) => eb.or([eb('id', 'in', idList), eb('merged_into_id', 'in', idList)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

type Moved = { moved: number; visible: number; queued: number | null };
/**
 * Appends all messages of one conversation to another in their order, with runs, attachments and visible positions, which continue the
 * target's numbering. Returns how many were moved, how many the customer sees, the last undelivered position, and whose chat sessions now
 * follow the target.
 */
export async function moveMessages(db: Writer, from: ConversationRow, into: ConversationRow): Promise<Moved & { sessions: string[] }> {
  const { rows } = await sql<Moved>`
    with ordered as (
      select seq, row_number() over (order by seq) as place, case when visible_seq is not null then row_number() over (partition by visible_seq is null order by visible_seq) end as visible_place
      from messages where merchant_id = ${from.merchant_id}::uuid and conversation_id = ${from.id}::uuid
    ), moved as (
      update messages m set conversation_id = ${into.id}::uuid, seq = ${into.message_count}::int + o.place, visible_seq = ${into.visible_count}::int + o.visible_place, merged_from = ${from.number}
      from ordered o where m.merchant_id = ${from.merchant_id}::uuid and m.conversation_id = ${from.id}::uuid and m.seq = o.seq returning m.seq, m.visible_seq, m.status
    )
    select count(*)::int as moved, count(visible_seq)::int as visible, max(seq) filter (where status = 'queued') as queued from moved`.execute(
    db,
  );
  await sql`update ai_runs set conversation_id = ${into.id}::uuid, trigger_seq = trigger_seq + ${into.message_count}::int where merchant_id = ${from.merchant_id}::uuid and conversation_id = ${from.id}::uuid`.execute(
    db,
  );
  await sql`update ai_approvals set conversation_id = ${into.id}::uuid where merchant_id = ${from.merchant_id}::uuid and conversation_id = ${from.id}::uuid`.execute(
    db,
  );
  // Positions have no gaps, so that delivery reports can follow their messages.
  await sql`update ai_reports set conversation_id = ${into.id}::uuid, seq = seq + ${into.message_count}::int where merchant_id = ${from.merchant_id}::uuid and conversation_id = ${from.id}::uuid`.execute(
    db,
  );
  const { rows: sessions } = await sql<{
    id: string;
  }>`update chat_sessions set conversation_id = ${into.id}::uuid where merchant_id = ${from.merchant_id}::uuid and conversation_id = ${from.id}::uuid returning id`.execute(
    db,
  );
  await sql`insert into conversation_tags (merchant_id, conversation_id, tag_id)
    select merchant_id, ${into.id}::uuid, tag_id from conversation_tags where merchant_id = ${from.merchant_id}::uuid and conversation_id = ${from.id}::uuid on conflict do nothing`.execute(
    db,
  );
  return { ...(rows[0] ?? { moved: 0, visible: 0, queued: null }), sessions: sessions.map(({ id }) => id) };
}

/** Redirects what pointed to the merged conversation: earlier merges and pins. Teammates who had read both have read the result. */
export async function leadOn(db: Writer, from: ConversationRow, into: ConversationRow, moved: number) {
  await db.updateTable('conversations').set({ merged_into_id: into.id }).where('merged_into_id', '=', from.id).execute();
  await sql`with gone as (
      delete from pins where merchant_id = ${from.merchant_id}::uuid and conversation_id = ${from.id}::uuid returning user_id
    )
    insert into pins (merchant_id, user_id, conversation_id) select ${from.merchant_id}::uuid, user_id, ${into.id}::uuid from gone
    on conflict do nothing`.execute(db);
  await sql`update reads r set seq = ${into.message_count + moved}::int
    from reads f where f.merchant_id = r.merchant_id and f.user_id = r.user_id and f.conversation_id = ${from.id}::uuid and f.seq >= ${from.customer_seq}::int
      and r.merchant_id = ${into.merchant_id}::uuid and r.conversation_id = ${into.id}::uuid and r.seq >= ${into.customer_seq}::int`.execute(
    db,
  );
}
