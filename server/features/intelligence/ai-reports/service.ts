import {
  type AiReport,
  type AiReportDetails,
  type decideAiReport,
  getAiReport,
  type listAiReports,
  type reportAnswer,
} from '@parley/contract/ai-reports';
import type { Received, Result } from '@parley/contract/endpoint';
import { type Principal, mayDo } from '@parley/contract/permissions';
import type { ReadCtx, ReadingActor, UserActor, WriteCtx } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import { fromKeyCursor, toKeyCursor } from '../../../platform/lib/keyset.ts';
import { maskText } from '../../../platform/lib/mask.ts';
import { maskRun, maskTrace, mustSee, readTurns, recordedRun } from '../../conversations/inbox/index.ts';
import * as store from './store.ts';

type Writer = WriteCtx<UserActor>;

/** How many messages before the answer a report keeps, and how much of each. */
const turnsKept = 20;
const longestTurn = 2000;

/** Only AI messages can be reported. The report keeps what it is about, so that it can still be understood when the rest has changed. */
export async function report(
  ctx: Writer,
  { merchant, id: conversationId, seq, reason, note }: Received<typeof reportAnswer>,
): Promise<AiReport> {
  await mustSee(ctx, conversationId);
  const answer = (await store.findAnswer(ctx.db, conversationId, seq)) ?? missing('message.missing');
  const id = await store.putReport(ctx.db, {
    merchant_id: merchant,
    id: ctx.newId(),
    conversation_id: conversationId,
    seq,
    run_id: answer.run_id,
    reason,
    note,
    evidence: JSON.stringify(await evidenceOf(ctx.db, conversationId, { seq, ...answer })),
    reported_by: ctx.actor.id,
    created_at: ctx.now(),
  });
  ctx.audit({ action: 'ai.reported', object: ['conversation', conversationId], detail: { report: id, seq, reason } });
  return announce(ctx, id);
}

type Evidence = NonNullable<AiReportDetails['evidence']>;
async function evidenceOf(
  db: Writer['db'],
  conversationId: string,
  answer: { seq: number; run_id: string | null; text: string },
): Promise<Evidence> {
  const turns = await readTurns(db, conversationId, answer.seq - 1);
  const recorded = answer.run_id === null ? undefined : await recordedRun(db, conversationId, answer.run_id);
  return {
    turns: turns.slice(-turnsKept).map(({ author, text }) => ({ author, text: text.slice(0, longestTurn) })),
    text: answer.text,
    run: recorded?.run ?? null,
    trace: recorded?.trace ?? null,
  };
}

export async function get(ctx: ReadCtx<ReadingActor>, { id }: Received<typeof getAiReport>): Promise<AiReportDetails> {
  const row = (await store.findOne(ctx.db, ctx.actor, id)) ?? missing('report.missing');
  const kept = await store.readEvidence(ctx.db, id);
  const evidence = getAiReport.result.shape.evidence.safeParse(kept?.evidence ?? null).data ?? null;
  const personal = mayDo(ctx.actor, 'personal_data:read');
  return { ...present(row, ctx.actor), evidence: evidence && (personal ? evidence : maskEvidence(evidence)) };
}

const maskEvidence = ({ turns, text, run, trace }: Evidence): Evidence => ({
  turns: turns.map((turn) => ({ ...turn, text: maskText(turn.text) })),
  text: maskText(text),
  run: run && maskRun(run),
  trace: trace && maskTrace(trace),
});

export async function list(
  ctx: ReadCtx<ReadingActor>,
  { state, reason, cursor, limit }: Received<typeof listAiReports>,
): Promise<Result<typeof listAiReports>> {
  const after = fromKeyCursor('latest', cursor, ['instant', 'uuid']);
  const rows = await store.listRows(ctx.db, { viewer: ctx.actor, state, reason, after, limit: limit + 1 });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    items: rows.slice(0, limit).map((row) => present(row, ctx.actor)),
    next_cursor: last ? toKeyCursor('latest', [last.created_at.toISOString(), last.id]) : null,
  };
}

export async function decide(ctx: Writer, { id, state }: Received<typeof decideAiReport>): Promise<AiReport> {
  const before = (await store.lockOne(ctx.db, ctx.actor, id)) ?? missing('report.missing');
  if (before.state === state) return present(before, ctx.actor);
  await store.decideOne(ctx.db, id, state, state === 'open' ? null : ctx.actor.id, state === 'open' ? null : ctx.now());
  ctx.audit({ action: 'ai.report_decided', object: ['ai_report', id], detail: { before: before.state, after: state } });
  return announce(ctx, id);
}

async function announce(ctx: Writer, id: string): Promise<AiReport> {
  const row = (await store.findOne(ctx.db, ctx.actor, id)) ?? missing('report.missing');
  ctx.signal({ type: 'changed', topic: 'ai_reports', id, version: null }, { conversationId: row.conversation_id });
  return present(row, ctx.actor);
}

function present(row: store.ListedReport, requester: Principal): AiReport {
  const personal = mayDo(requester, 'personal_data:read');
  return {
    id: row.id,
    conversation: { id: row.conversation_id, number: row.number },
    seq: row.seq,
    text: personal ? row.text : maskText(row.text),
    run_id: row.run_id,
    reason: row.reason,
    note: personal ? row.note : maskText(row.note),
    state: row.state,
    reported_by: row.reporter,
    created_at: row.created_at.toISOString(),
    decided_by: row.decider,
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}
