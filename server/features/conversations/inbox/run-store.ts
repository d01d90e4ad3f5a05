import type { HandoffReason } from '@parley/contract/conversations';
import type { Source } from '@parley/contract/messages';
import type { Decision, Run, ToolCall } from '@parley/contract/runs';
import { type Selectable, sql } from 'kysely';
import type { Reader, Writer } from '../../../platform/db/tenant.ts';
import type { Tables } from '../../../platform/db/tables.ts';
import type { ConversationRow } from './store.ts';

export type RunRow = Selectable<Tables['ai_runs']>;

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
    })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'id']).doNothing())
    .execute();
  if (run.decision === 'answer' && run.sources.some(({ kind }) => kind === 'article'))
    await sql`select note_article_uses(${conversation.merchant_id}::uuid, array[${run.id}::uuid])`.execute(db);
}

export const latestRuns = (db: Reader, conversationId: string, most: number): Promise<RunRow[]> =>
  db.selectFrom('ai_runs').selectAll().where('conversation_id', '=', conversationId).orderBy('started_at', 'desc').limit(most).execute();

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
