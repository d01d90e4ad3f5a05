import type { WriteCtx } from '../../context.ts';
import { meantNothing } from './rules.ts';
import { markConfirmed, runBefore } from './store.ts';

/** The customer said that it helped: kept once, where what the AI did before was an answer to something they wanted. */
export async function keepConfirmed(w: WriteCtx, conversationId: string, runId: string) {
  const before = await runBefore(w.db, conversationId, runId);
  if (before?.decision === 'answer' && !meantNothing(before)) await markConfirmed(w.db, conversationId, w.now());
}
