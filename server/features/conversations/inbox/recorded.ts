import type { Received } from '@parley/contract/endpoint';
import type { Card } from '@parley/contract/messages';
import { mayDo } from '@parley/contract/permissions';
import type { getRunTrace, Run, Trace } from '@parley/contract/runs';
import type { ReadCtx, ReadingActor } from '../../../context.ts';
import { missing } from '../../../platform/http/problem.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { mustSee } from './access.ts';
import { maskTrace, presentRun, presentTrace } from './present.ts';
import { findRecorded, findTrace, type RecordedRow, recordedAfter, verifiedAt } from './run-store.ts';

/** How the AI came to one of its answers. */
export async function getTrace(ctx: ReadCtx<ReadingActor>, { id, run }: Received<typeof getRunTrace>): Promise<Trace> {
  await mustSee(ctx, id);
  const trace = presentTrace((await findTrace(ctx.db, id, run)) ?? missing('run.missing'));
  return mayDo(ctx.actor, 'personal_data:read') ? trace : maskTrace(trace);
}

/** What a run recorded. `upto` is the customer's message that it answered, `memory` what the engine remembered before. */
export type Recorded = { run: Run; trace: Trace; memory: unknown; text: string; cards: Card[]; upto: number };
const recordedOf = (row: RecordedRow): Recorded => ({
  run: presentRun(row),
  trace: presentTrace(row),
  memory: row.memory,
  text: row.text,
  cards: row.cards as Card[],
  upto: row.trigger_seq,
});

export async function recordedRun(db: Reader, conversationId: string, runId: string): Promise<Recorded | undefined> {
  const row = await findRecorded(db, conversationId, runId);
  return row && recordedOf(row);
}

/** A run and those after it, each with whether it came after the customer was verified, if they ever were. The caller checks that the actor sees the conversation. */
export async function recordedFrom(
  db: Reader,
  conversationId: string,
  runId: string,
  most: number,
): Promise<(Recorded & { isAfterVerification: boolean })[]> {
  const first = await findRecorded(db, conversationId, runId);
  if (!first) return [];
  const [after, verified] = await Promise.all([recordedAfter(db, first, most - 1), verifiedAt(db, conversationId)]);
  return [first, ...after].map((row) => ({ ...recordedOf(row), isAfterVerification: row.trigger_seq > verified }));
}
