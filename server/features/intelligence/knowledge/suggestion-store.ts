import type { KnowledgeSuggestion } from '@parley/contract/knowledge';
import { sql } from 'kysely';
import { firstRow, type Reader, rows, type Writer } from '../../../platform/db/tenant.ts';
import type { Key } from '../../../platform/lib/keyset.ts';
import { type Viewer, visible } from '../../account/visibility/index.ts';

export type SuggestionRow = {
  id: string;
  question: string;
  answer: string;
  language: string;
  times: number;
  conversation_id: string;
  number: number;
  answered_by_name: string | null;
  state: KnowledgeSuggestion['state'];
  created_at: Date;
};

/** Suggestions from conversations that this teammate may see. */
export async function listSuggestions(
  db: Reader,
  viewer: Viewer,
  { merchant, after, limit }: { merchant: string; after: Key | undefined; limit: number },
): Promise<SuggestionRow[]> {
  const beyond = after
    ? sql`and (s.times, s.created_at, s.id) < (${Number(after[0])}::int8, ${String(after[1])}::timestamptz, ${String(after[2])}::uuid)`
    : sql``;
  return rows<SuggestionRow>(db)`
    select s.id, s.question, s.answer, s.language, s.times, s.conversation_id, c.number, u.name as answered_by_name, s.state, s.created_at
    from knowledge_suggestions s join conversations c on c.merchant_id = s.merchant_id and c.id = s.conversation_id left join directory.users u on u.id = s.answered_by
    where s.merchant_id = ${merchant}::uuid and s.state = 'open' and ${visible(viewer, 'c')} ${beyond}
    order by s.times desc, s.created_at desc, s.id desc limit ${sql.lit(limit)}`;
}

export async function lockSuggestion(db: Writer, viewer: Viewer, id: string) {
  return firstRow<{ state: string; question: string; language: string }>(db)`
    select s.state, s.question, s.language from knowledge_suggestions s join conversations c on c.merchant_id = s.merchant_id and c.id = s.conversation_id
    where s.id = ${id}::uuid and ${visible(viewer, 'c')} for update of s`;
}

export const decide = (
  db: Writer,
  id: string,
  decision: { state: 'accepted' | 'dismissed'; articleId: string | null; by: string; now: Date },
) =>
  db
    .updateTable('knowledge_suggestions')
    .set({
      ...{ state: decision.state, article_id: decision.articleId, decided_by: decision.by, decided_at: decision.now },
      updated_at: decision.now,
    })
    .where('id', '=', id)
    .execute();

/** Whether the AI handed off because it had no source or was not confident enough. */
export async function wantsSuggestion(db: Writer, conversationId: string): Promise<boolean> {
  const { rows } = await sql<{ wanted: boolean }>`
    select exists (select 1 from messages where conversation_id = ${conversationId}::uuid and activity->>'kind' = 'handoff_requested'
      and activity->>'reason' in ('missing_knowledge', 'low_confidence')) as wanted`.execute(db);
  return rows[0]?.wanted ?? false;
}

export type Line = { seq: number; author: string; author_id: string | null; text: string; reason: string | null };
export type Dialogue = { customer_name: string; names: string[]; lines: Line[] };
const mostLines = 400;

/** The messages without private notes, and their authors' names. */
export async function readDialogue(db: Reader, conversationId: string): Promise<Dialogue | undefined> {
  return firstRow<Dialogue>(db)`
    select c.customer_name, array(
        select n from (select k.name as n from customers k where k.merchant_id = c.merchant_id and k.id = c.customer_id
          union select u.name from directory.users u where u.id in (select author_id from messages where conversation_id = c.id and author = 'teammate')) names where n <> '') as names,
      (select coalesce(jsonb_agg(jsonb_build_object('seq', m.seq, 'author', m.author, 'author_id', m.author_id, 'text', m.text,
          'reason', case when m.activity->>'kind' = 'handoff_requested' then m.activity->>'reason' end) order by m.seq), '[]')
        from (select * from messages where conversation_id = c.id and not private order by seq desc limit ${sql.lit(mostLines)}) m) as lines
    from conversations c where c.id = ${conversationId}::uuid`;
}

/** A suggestion with the same or a very similar question. */
export async function findAlike(db: Writer, digest: string, question: string) {
  return firstRow<{ id: string; state: string; asked_in: string[] }>(db)`
    select id, state, asked_in from knowledge_suggestions where digest = ${digest} or similarity(plain(question), plain(${question})) > 0.6
    order by digest = ${digest} desc, similarity(plain(question), plain(${question})) desc limit 1 for update`;
}
/** Whether an article already has this question. */
export async function isAnswered(db: Writer, question: string): Promise<boolean> {
  const { rows } = await sql<{ answered: boolean }>`
    select exists (select 1 from articles where status = 'published' and similarity(plain(title), plain(${question})) > 0.6) as answered`.execute(
    db,
  );
  return rows[0]?.answered ?? false;
}

/** Locks, so that two conversations with the same question don't create two suggestions. */
export const takeTurns = (db: Writer, merchant: string) => sql`select pg_advisory_xact_lock(4714, hashtext(${merchant}))`.execute(db);

export type NewSuggestion = {
  merchant: string;
  id: string;
  question: string;
  answer: string;
  language: string;
  digest: string;
  conversationId: string;
  answeredBy: string | null;
  now: Date;
};
export const insertSuggestion = (db: Writer, row: NewSuggestion) =>
  db
    .insertInto('knowledge_suggestions')
    .values({
      ...{ merchant_id: row.merchant, id: row.id, question: row.question, answer: row.answer, language: row.language, digest: row.digest },
      ...{ conversation_id: row.conversationId, asked_in: [row.conversationId], answered_by: row.answeredBy },
      ...{ created_at: row.now, updated_at: row.now },
    })
    .execute();

/** Counts a repeated question and keeps the latest answer. */
export const countAgain = (db: Writer, id: string, row: Pick<NewSuggestion, 'answer' | 'conversationId' | 'answeredBy' | 'now'>) =>
  db
    .updateTable('knowledge_suggestions')
    .set((eb) => ({
      ...{ times: eb('times', '+', 1), answer: row.answer, conversation_id: row.conversationId, answered_by: row.answeredBy },
      asked_in: sql<string[]>`array_append(asked_in, ${row.conversationId}::uuid)`,
      updated_at: row.now,
    }))
    .where('id', '=', id)
    .execute();
