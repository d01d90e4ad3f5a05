import type { HandoffReason } from '@parley/contract/conversations';
import { sql } from 'kysely';
import { type Reader, rows } from '../../../platform/db/tenant.ts';
import type { Sql } from './measure-store.ts';
import type { Period } from './days.ts';
import { bucketOf, during, visibleConversations } from './period-store.ts';

type RunSums = { bucket: number; confidence: number | null; micros: number | null } & Record<
  | 'runs'
  | 'unpriced'
  | 'tried'
  | 'answered'
  | 'stood_in'
  | 'answers'
  | 'tokens_input'
  | 'tokens_cached'
  | 'tokens_cache_write'
  | 'tokens_output'
  | 'tokens_reasoning',
  number
>;

/**
 * The AI's runs in conversations begun in the previous period (1) and in the period (2). Runs without a price aren't free and are counted
 * separately.
 */
export async function sumRuns(db: Reader, period: Period): Promise<RunSums[]> {
  const tokens = ['tokens_input', 'tokens_cached', 'tokens_cache_write', 'tokens_output', 'tokens_reasoning'].map(
    (name) => sql`sum(${sql.ref(`r.${name}`)})::bigint as ${sql.ref(name)}`,
  );
  return rows<RunSums>(db)`
    select ${bucketOf(period, sql`c.created_at`, false)} as bucket, count(*) as runs, count(*) filter (where r.cost_micros is null) as unpriced, sum(r.cost_micros)::bigint as micros,
      percentile_cont(0.5) within group (order by r.confidence) filter (where r.decision in ('answer', 'ask', 'hand_off')) as confidence,
      count(*) filter (where r.decision <> 'dropped') as tried, count(*) filter (where r.decision = 'answer') as answered,
      count(*) filter (where r.decision <> 'dropped' and jsonb_array_length(r.attempts) > 0) as stood_in, count(r.message_id) as answers, ${sql.join(tokens)}
    from conversations c join ai_runs r on r.merchant_id = c.merchant_id and r.conversation_id = c.id
    where ${visibleConversations(period, 'c')} and ${during(period, sql`c.created_at`)} group by 1`;
}

/** Answers that teammates reported in conversations of both periods, counted once each; excludes dismissed reports. */
export async function sumReported(db: Reader, period: Period): Promise<{ bucket: number; reported: number }[]> {
  return rows<{ bucket: number; reported: number }>(db)`
    select ${bucketOf(period, sql`c.created_at`, false)} as bucket, count(distinct (p.conversation_id, p.seq)) as reported
    from conversations c join ai_reports p on p.merchant_id = c.merchant_id and p.conversation_id = c.id
    where ${visibleConversations(period, 'c')} and ${during(period, sql`c.created_at`)} and p.state <> 'dismissed' group by 1`;
}

/**
 * Conversations the AI resolved long enough ago, and how many stayed resolved. A reopened one is recognized by its thread: resolved once
 * after the AI's answer, before any person wrote.
 */
export async function sumLasting(db: Reader, period: Period, outcome: Sql) {
  const since = sql`(${period.now}::timestamptz - interval '7 days')`;
  return rows<{ bucket: number; lasting: number; to_last: number }>(db)`
    select bucket, count(*) filter (where stands) as lasting, count(*) as to_last from (
      select ${bucketOf(period, sql`c.created_at`, false)} as bucket, ${outcome} = 'ai_resolved' as stands, c.*
      from conversations c where ${visibleConversations(period, 'c')} and ${during(period, sql`c.created_at`)} and c.first_ai_reply_at is not null
    ) c
    where (stands and resolved_at <= ${since}) or (not stands and exists (
      select 1 from messages m where m.merchant_id = c.merchant_id and m.conversation_id = c.id and m.author = 'system' and m.activity ->> 'kind' = 'resolved'
        and m.created_at <= ${since} and m.created_at > c.first_ai_reply_at and (c.first_human_reply_at is null or m.created_at < c.first_human_reply_at)))
    group by bucket`;
}

export async function handoffReasons(db: Reader, period: Period): Promise<{ reason: HandoffReason; count: number }[]> {
  return rows<{ reason: HandoffReason; count: number }>(db)`
    select c.handoff_reason as reason, count(*) as count from conversations c
    where ${visibleConversations(period, 'c')} and ${during(period, sql`c.created_at`, { before: false })} and c.handoff_reason is not null
    group by 1 order by 2 desc, 1`;
}

export async function frequentIntents(db: Reader, period: Period, most: number) {
  return rows<{ intent: string; count: number; handed_off: number }>(db)`
    select r.intent, count(*) as count, count(*) filter (where r.decision = 'hand_off') as handed_off
    from conversations c join ai_runs r on r.merchant_id = c.merchant_id and r.conversation_id = c.id
    where ${visibleConversations(period, 'c')} and ${during(period, sql`c.created_at`, { before: false })} and r.intent is not null and r.decision <> 'dropped'
    group by 1 order by 2 desc, 1 limit ${most}`;
}

/** The conversations begun in the period, by outcome and handoff reason. */
export async function countEndings(db: Reader, period: Period, outcome: Sql) {
  return rows<{ outcome: string; reason: string | null; count: number }>(db)`
    select ${outcome} as outcome, c.handoff_reason as reason, count(*) as count from conversations c
    where ${visibleConversations(period, 'c')} and ${during(period, sql`c.created_at`, { before: false })} group by 1, 2`;
}
