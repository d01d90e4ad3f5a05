import type { WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { addActivity, announceConversation, lockCurrent, stateFor } from '../../conversations/inbox/index.ts';
import { lowScoreGiven } from './events.ts';
import { confirmsTheAi, isLow, isSameAnswer } from './rules.ts';
import * as store from './store.ts';

/**
 * Keeps what a customer says of a conversation: once, 1 to 5 and a remark. The same answer again changes nothing, another one throws
 * `csat.locked`. A customer who says it without being asked is heard as well. Who they are is the caller's to know.
 */
export async function answerCsat(ctx: WriteCtx, conversationId: string, answer: { score: number; remark: string }): Promise<void> {
  const before = (await lockCurrent(ctx, conversationId)) ?? missing('conversation.missing');
  if (before.csat_answered_at) {
    if (isSameAnswer({ score: before.csat_score, remark: before.csat_remark }, answer)) return;
    throw new Problem('csat.locked');
  }
  const { score, remark } = answer;
  const kept = await store.setCsat(ctx.db, before.id, {
    csat_asked_at: before.csat_asked_at ?? ctx.now(),
    csat_score: score,
    csat_remark: remark,
    csat_answered_at: ctx.now(),
    ...(confirmsTheAi(before, score) && { ai_confirmed_at: ctx.now() }),
  });
  const told = await addActivity(ctx, kept, { kind: 'csat_answered', actor: null, reason: String(score), note: remark || null });
  announceConversation(ctx, told, await stateFor(ctx.db, before.id));
  if (isLow(score)) await ctx.emit(lowScoreGiven, { merchant: told.merchant_id, conversation_id: told.id });
  ctx.audit({ action: 'csat.answered', object: ['conversation', before.id], detail: { score } });
}
