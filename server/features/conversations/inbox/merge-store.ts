import { sql } from 'kysely';
import type { Writer } from '../../../platform/db/tenant.ts';
import type { ConversationRow } from './store.ts';

/**
 * Locks both, with those that lead to one of them, in the order of their ids, so that two merges the other way round wait for each other
 * instead of for ever; and before them the chat sessions in them, since a visitor who writes holds their session while they wait for the
 * conversation.
 */
export async function lockBoth(db: Writer, ids: readonly [string, string]): Promise<ConversationRow[]> {
  const wanted = [...ids];
  await db.selectFrom('chat_sessions').select('id').where('conversation_id', 'in', wanted).orderBy('id').forUpdate().execute();
  return db
    .selectFrom('conversations')
    .selectAll()
    .where((eb) => eb.or([eb('id', 'in', wanted), eb('merged_into_id', 'in', wanted)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

type Moved = { moved: number; visible: number; queued: number | null };
/**
 * Everything said in one conversation, in its order, to the end of another; with it go the runs, what was attached and what the customer
 * may see, whose positions go on counting. Answers how many were moved, how many the customer sees, the last position that still waits to
 * be brought, and whose chat sessions now follow the other.
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
  await sql`update ai_runs set conversation_id = ${into.id}::uuid where merchant_id = ${from.merchant_id}::uuid and conversation_id = ${from.id}::uuid`.execute(
    db,
  );
  await sql`update ai_approvals set conversation_id = ${into.id}::uuid where merchant_id = ${from.merchant_id}::uuid and conversation_id = ${from.id}::uuid`.execute(
    db,
  );
  // Positions have no gaps, so that a report follows its message.
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

/**
 * What leads to the emptied one leads on to the other: what was merged into it before, and the pins of those who kept it at the top. Whoever
 * had read both has read what they became.
 */
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
