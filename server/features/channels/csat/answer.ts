import { csatReceived } from '@parley/contract/events';
import type { WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { addActivity, announceConversation, lockCurrent, stateFor } from '../../conversations/inbox/index.ts';
import { confirmsTheAi, isSameAnswer } from './rules.ts';
import * as store from './store.ts';

/**
 * Stores a customer's rating (1 to 5) and remark, once. The same answer again changes nothing, another one throws `csat.locked`.
 * Unrequested ratings are accepted as well. The caller identifies the customer.
 */
export async function answerCsat(ctx: WriteCtx, conversationId: string, answer: { score: number; remark: string }): Promise<void> {
  const before = (await lockCurrent(ctx, conversationId)) ?? missing('conversation.missing');
  if (before.csat_answered_at) {
    if (isSameAnswer({ score: before.csat_score, remark: before.csat_remark }, answer)) return;
    throw new Problem('csat.locked');
  }
  const { score, remark } = answer;
  const rated = await store.setCsat(ctx.db, before.id, {
    csat_asked_at: before.csat_asked_at ?? ctx.now(),
    csat_score: score,
    csat_remark: remark,
    csat_answered_at: ctx.now(),
    ...(confirmsTheAi(before, score) && { ai_confirmed_at: ctx.now() }),
  });
  const changed = await addActivity(ctx, rated, { kind: 'csat_answered', actor: null, reason: String(score), note: remark || null });
  announceConversation(ctx, changed, await stateFor(ctx.db, before.id));
  await ctx.emit(csatReceived, { conversation_id: changed.id, score });
  ctx.audit({ action: 'csat.answered', object: ['conversation', before.id], detail: { score } });
}
