import type { HandoffReason } from '@parley/contract/conversations';
import type { Source } from '@parley/contract/messages';
import type { Decision, Run, ToolCall, Trace } from '@parley/contract/runs';
import { type Selectable, sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { ConversationRow } from './store.ts';

/** A run without its trace, which is read only where it is shown. */
export type RunRow = Omit<Selectable<Tables['ai_runs']>, 'trace' | 'memory'>;
export type StoredTrace = Omit<Trace, 'state'>;

export type NewRun = {
  id: string;
  triggerSeq: number;
  engine: string;
  model: string;
  promptVersion?: string | null;
  /** Engines that were tried before and failed. */
  attempts?: Run['attempts'];
  configVersion: number;
  intent: string | null;
  decision: Decision;
  reason: HandoffReason | null;
  confidence: number | null;
  sources: Source[];
  tools: ToolCall[];
  tokens: Run['tokens'];
  costMicros: number | null;
  firstTokenMs: number | null;
  totalMs: number;
  startedAt: Date;
  /** How the engine came to its answer, if it records that. */
  trace?: StoredTrace | null;
  /** What the engine remembered before this run. */
  memory?: unknown;
};

/** Stores a run once, even if its job runs twice. */
export async function insertRun(db: Writer, conversation: ConversationRow, run: NewRun, messageId: string | null) {
  await db
    .insertInto('ai_runs')
    .values({
      merchant_id: conversation.merchant_id,
      id: run.id,
      conversation_id: conversation.id,
      message_id: messageId,
      trigger_seq: run.triggerSeq,
      engine: run.engine,
      model: run.model,
      config_version: run.configVersion,
      prompt_version: run.promptVersion ?? null,
      attempts: JSON.stringify(run.attempts ?? []),
      intent: run.intent,
      decision: run.decision,
      reason: run.reason,
      confidence: run.confidence,
      sources: JSON.stringify(run.sources),
      tools: JSON.stringify(run.tools),
      tokens_input: run.tokens.input,
      tokens_cached: run.tokens.cached,
      tokens_cache_write: run.tokens.cache_write,
      tokens_output: run.tokens.output,
      tokens_reasoning: run.tokens.reasoning,
      cost_micros: run.costMicros,
      first_token_ms: run.firstTokenMs,
      total_ms: run.totalMs,
      started_at: run.startedAt,
      trace: run.trace ? JSON.stringify(run.trace) : null,
      memory: run.memory ? JSON.stringify(run.memory) : null,
    })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'id']).doNothing())
    .execute();
  if (run.decision === 'answer' && run.sources.some(({ kind }) => kind === 'article'))
    await sql`select note_article_uses(${conversation.merchant_id}::uuid, array[${run.id}::uuid])`.execute(db);
}

const columns = [
  ...(['merchant_id', 'id', 'conversation_id', 'message_id', 'trigger_seq', 'engine', 'model', 'config_version', 'intent'] as const),
  ...(['decision', 'reason', 'confidence', 'sources', 'tools', 'tokens_input', 'tokens_cached', 'tokens_output'] as const),
  ...(['tokens_reasoning', 'cost_micros', 'first_token_ms', 'total_ms', 'started_at', 'prompt_version'] as const),
  ...(['tokens_cache_write', 'attempts'] as const),
] satisfies (keyof RunRow)[];

/** Whether a message completes an answer or question of the AI; a text that hands off is neither. */
export const isAnswer = async (db: Reader, runId: string, messageId: string): Promise<boolean> =>
  (await db
    .selectFrom('ai_runs')
    .select('id')
    .where('id', '=', runId)
    .where('message_id', '=', messageId)
    .where('decision', 'in', ['answer', 'ask'])
    .executeTakeFirst()) !== undefined;

export const latestRuns = (db: Reader, conversationId: string, most: number): Promise<RunRow[]> =>
  db
    .selectFrom('ai_runs')
    .select(columns)
    .where('conversation_id', '=', conversationId)
    .orderBy('started_at', 'desc')
    .limit(most)
    .execute();

export const findTrace = (db: Reader, conversationId: string, runId: string) =>
  db
    .selectFrom('ai_runs')
    .select(['trace', 'memory'])
    .where('conversation_id', '=', conversationId)
    .where('id', '=', runId)
    .executeTakeFirst();

/** A run with its trace, and the text and cards of the messages it produced. */
export type RecordedRow = RunRow & { trace: unknown; memory: unknown; text: string; cards: unknown };
const recorded = (db: Reader, conversationId: string) =>
  db
    .selectFrom('ai_runs as r')
    .select(columns.map((name) => `r.${name}` as const))
    .select(['r.trace', 'r.memory'])
    .select([
      sql<string>`coalesce((select string_agg(m.text, E'\n' order by m.seq) from messages m
        where m.merchant_id = r.merchant_id and m.conversation_id = r.conversation_id and m.run_id = r.id), '')`.as('text'),
      sql<unknown>`coalesce((select m.cards from messages m
        where m.merchant_id = r.merchant_id and m.conversation_id = r.conversation_id and m.id = r.message_id), '[]'::jsonb)`.as('cards'),
    ])
    .where('r.conversation_id', '=', conversationId);

export const findRecorded = (db: Reader, conversationId: string, runId: string): Promise<RecordedRow | undefined> =>
  recorded(db, conversationId).where('r.id', '=', runId).executeTakeFirst();

/** The runs that answered after this one, in the order of the customer's messages. */
export const recordedAfter = (db: Reader, { conversation_id, id, trigger_seq }: RunRow, most: number): Promise<RecordedRow[]> =>
  recorded(db, conversation_id)
    .where('r.id', '<>', id)
    .where('r.trigger_seq', '>', trigger_seq)
    .where('r.decision', '<>', 'dropped')
    .orderBy('r.trigger_seq')
    .orderBy('r.started_at')
    .limit(most)
    .execute();

/** The position at which the customer was verified; 0 if they never were, or were from the start. */
export async function verifiedAt(db: Reader, conversationId: string): Promise<number> {
  const row = await db
    .selectFrom('messages')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('conversation_id', '=', conversationId)
    .where(sql`activity ->> 'kind'`, '=', 'verified')
    .executeTakeFirst();
  return row?.seq ?? 0;
}

/** The evidence of one AI message, as the thread shows it. */
export async function runOf(db: Writer, message: { run_id: string | null }) {
  if (!message.run_id) return null;
  const row = await db
    .selectFrom('ai_runs')
    .select(['engine', 'model', 'confidence', 'sources', 'total_ms', 'cost_micros'])
    .where('id', '=', message.run_id)
    .executeTakeFirst();
  return row ?? null;
}
