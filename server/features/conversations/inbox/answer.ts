import type { HandoffReason } from '@parley/contract/conversations';
import type { Card } from '@parley/contract/messages';
import type { WriteCtx } from '../../../context.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { addLine, announceConversation, announceGone, announceMessage, chatStateOf } from './announce.ts';
import { handedOver } from './events.ts';
import { lastWords } from './say.ts';
import { type AnswerTask, readTask } from './answer-store.ts';
import { insertRun, type NewRun } from './run-store.ts';
import { deliverMessage, handoffOverdue } from './jobs.ts';
import { mayAiAnswer } from './rules.ts';
import * as store from './store.ts';

export type { AnswerTask, Turn } from './answer-store.ts';
export type { NewRun } from './run-store.ts';

/** What the AI has to answer; undefined when the conversation is not its to answer, or nothing waits. */
export const readAnswerTask = (db: Reader, conversationId: string): Promise<AnswerTask | undefined> => readTask(db, conversationId);

type Answer = { conversationId: string; upto: number; text: string; cards: Card[]; memory: unknown; run: NewRun };

/**
 * The AI's answer, if it may still give it: who holds the conversation is looked at again under the row lock, so a takeover that committed
 * before this leaves nothing behind but the dropped run.
 */
export async function reply(ctx: WriteCtx, answer: Answer): Promise<'queued' | 'dropped'> {
  const conversation = await stillMine(ctx, answer.conversationId, answer.upto, answer.run);
  if (!conversation) return 'dropped';
  const message = await say(ctx, conversation, answer);
  const changed = await store.changeConversation(ctx.db, conversation.id, {
    message_count: message.seq,
    answered_seq: answer.upto,
    waiting_since: null,
    burst_started_at: null,
    first_ai_reply_at: conversation.first_ai_reply_at ?? ctx.now(),
    ai_memory: JSON.stringify(answer.memory ?? {}),
    ai_asked: answer.run.decision === 'ask',
    ...lastWords(message, ctx.now()),
  });
  announceConversation(ctx, changed);
  return 'queued';
}

type Handover = {
  conversationId: string;
  upto: number;
  reason: HandoffReason;
  summary: string;
  text: string | null;
  memory: unknown;
  run: NewRun;
};

/** The AI fetches a person: the conversation is nobody's until someone takes it, and everyone who could is told. */
export async function handOver(ctx: WriteCtx, handover: Handover): Promise<'handed_over' | 'dropped'> {
  const conversation = await stillMine(ctx, handover.conversationId, handover.upto, handover.run);
  if (!conversation) return 'dropped';
  const now = ctx.now();
  const shop = await store.readShop(ctx.db);
  const said = handover.text ? await say(ctx, conversation, { ...handover, text: handover.text, cards: [] }) : undefined;
  if (!said) await insertRun(ctx.db, conversation, handover.run, null);
  const line = await addLine(ctx, conversation, (said?.seq ?? conversation.message_count) + 1, {
    kind: 'handoff_requested',
    actor: null,
    reason: handover.reason,
    note: handover.summary,
  });
  const changed = await store.changeConversation(ctx.db, conversation.id, {
    handler: 'none',
    assignee_id: null,
    message_count: line.seq,
    answered_seq: handover.upto,
    burst_started_at: null,
    ai_memory: JSON.stringify(handover.memory ?? {}),
    ai_asked: false,
    handoff_reason: handover.reason,
    handoff_summary: handover.summary,
    handoff_requested_at: now,
    handoff_accepted_at: null,
    handoff_by: null,
    handoff_notified_at: null,
    waiting_since: conversation.waiting_since ?? now,
    ...(said ? lastWords(said, now) : { last_activity_at: now }),
  });
  announceConversation(ctx, changed, chatStateOf(changed, null));
  announceGone(ctx, conversation, changed);
  await ctx.emit(handedOver, { merchant: changed.merchant_id, conversation_id: changed.id });
  ctx.enqueue(
    handoffOverdue,
    { merchant: changed.merchant_id, conversation_id: changed.id, requested_at: now.toISOString() },
    { runAt: new Date(now.getTime() + shop.handoff_limit_minutes * 60_000), key: `overdue:${changed.id}` },
  );
  ctx.audit({ action: 'conversation.handed_over', object: ['conversation', changed.id], detail: { reason: handover.reason } });
  return 'handed_over';
}

/** The locked conversation when the AI may speak; otherwise the run is kept as dropped. */
async function stillMine(ctx: WriteCtx, id: string, upto: number, run: NewRun) {
  const conversation = await store.lockConversation(ctx.db, id);
  if (!conversation) return undefined;
  const held = {
    handler: conversation.handler,
    customerSeq: conversation.customer_seq,
    answeredSeq: conversation.answered_seq,
  };
  if (mayAiAnswer(held, upto)) return conversation;
  await insertRun(ctx.db, conversation, { ...run, decision: 'dropped' }, null);
  return undefined;
}

async function say(ctx: WriteCtx, conversation: store.ConversationRow, { text, cards, run }: { text: string; cards: Card[]; run: NewRun }) {
  const id = ctx.newId();
  await insertRun(ctx.db, conversation, run, id);
  const message = await store.insertMessage(
    ctx.db,
    conversation,
    conversation.message_count + 1,
    { id, direction: 'out', author: 'ai', text, cards, status: 'queued', runId: run.id },
    ctx.now(),
  );
  const { engine, model, confidence, sources } = run;
  announceMessage(ctx, message, { run: { engine, model, confidence, sources, total_ms: run.totalMs, cost_micros: run.costMicros } });
  ctx.enqueue(deliverMessage, { merchant: conversation.merchant_id, conversation_id: conversation.id, seq: message.seq });
  return message;
}

/** The customer proved who they are: the conversation is theirs from here on. */
export async function markVerified(ctx: WriteCtx, conversationId: string, customerId: string) {
  const conversation = await store.lockConversation(ctx.db, conversationId);
  if (!conversation || conversation.verified_customer_id === customerId) return;
  const customer = await store.findCustomerName(ctx.db, customerId);
  if (!customer) return;
  const line = await addLine(ctx, conversation, conversation.message_count + 1, {
    kind: 'verified',
    actor: customer.name,
    reason: null,
    note: null,
  });
  const changed = await store.changeConversation(ctx.db, conversation.id, {
    message_count: line.seq,
    verified_customer_id: customer.id,
    customer_id: customer.id,
    customer_name: customer.name,
  });
  announceConversation(ctx, changed);
  ctx.audit({ action: 'conversation.verified', object: ['conversation', conversationId], detail: { customer: customer.id } });
}

/** Counts one attempt to prove who one is; answers how many there were. */
export async function countVerificationAttempt(ctx: WriteCtx, conversationId: string) {
  const conversation = await store.lockConversation(ctx.db, conversationId);
  if (!conversation) return 0;
  const { verification_attempts } = await store.changeConversation(ctx.db, conversationId, {
    verification_attempts: conversation.verification_attempts + 1,
  });
  return verification_attempts;
}
