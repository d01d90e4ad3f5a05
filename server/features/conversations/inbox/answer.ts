import { channelLimits } from '@parley/contract/channels';
import type { HandoffReason } from '@parley/contract/conversations';
import { conversationHandedOff } from '@parley/contract/events';
import type { Card } from '@parley/contract/messages';
import type { WriteCtx } from '../../../context.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { addLine, announceConversation, announceGone, announceMessage } from './announce.ts';
import { emitChanges } from './emit-changes.ts';
import { lastWords } from './say.ts';
import { type AnswerTask, readTask } from './answer-store.ts';
import { insertRun, type NewRun } from './run-store.ts';
import { deliverMessage, handoffOverdue } from './jobs.ts';
import { unitsOf } from './outgoing-rules.ts';
import { mayAiAnswer } from './rules.ts';
import * as store from './store.ts';
import { stateFor } from './visitor.ts';
import { setHandoffNote, waitingIn } from './waiting-store.ts';

export type { AnswerTask, Turn } from './answer-store.ts';
export type { NewRun } from './run-store.ts';

/** What the AI should answer; undefined when a teammate does or nothing is unanswered. */
export const readAnswerTask = (db: Reader, conversationId: string): Promise<AnswerTask | undefined> => readTask(db, conversationId);

type Answer = { conversationId: string; upto: number; text: string; cards: Card[]; memory: unknown; run: NewRun };

/**
 * Stores the AI's answer if it still handles the conversation. Checks again under the row lock, so that after a committed takeover only the
 * dropped run is stored.
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

/** The longest summary of a handoff, in characters; what comes later is in the thread. */
const longestSummary = 4000;

/**
 * Stores the AI's reply to a customer who waits for a teammate. Under the lock it checks again that nobody took over. The turn, the
 * waiting time and the first answer stay as they are: the customer still waits for a person. `noted` extends the summary.
 */
export async function replyWhileWaiting(ctx: WriteCtx, { noted, ...answer }: Answer & { noted: string }): Promise<'queued' | 'dropped'> {
  const conversation = await store.lockConversation(ctx.db, answer.conversationId);
  if (!conversation) return 'dropped';
  const waiting = conversation.customer_seq === answer.upto && (await waitingIn(ctx.db, conversation));
  if (!waiting) {
    await insertRun(ctx.db, conversation, { ...answer.run, decision: 'dropped' }, null);
    return 'dropped';
  }
  const message = await say(ctx, conversation, answer);
  const summary = [waiting.summary, noted].filter((part) => part !== '').join('\n');
  const isNews = noted !== '' && !waiting.summary.includes(noted) && summary.length <= longestSummary;
  const changed = await store.changeConversation(ctx.db, conversation.id, {
    message_count: message.seq,
    burst_started_at: null,
    ai_memory: JSON.stringify(answer.memory ?? {}),
    ...(isNews && { handoff_summary: summary }),
    ...lastWords(message, ctx.now()),
  });
  const line = isNews ? await setHandoffNote(ctx.db, conversation.id, summary) : undefined;
  if (line) announceMessage(ctx, line);
  announceConversation(ctx, changed);
  return 'queued';
}

type Handoff = {
  conversationId: string;
  upto: number;
  reason: HandoffReason;
  summary: string;
  text: string | null;
  memory: unknown;
  run: NewRun;
};

/** Hands the conversation off to the team: no one is assigned until someone takes over, and all who can see it are notified. */
export async function handOff(ctx: WriteCtx, handoff: Handoff): Promise<'handed_off' | 'dropped'> {
  const conversation = await stillMine(ctx, handoff.conversationId, handoff.upto, handoff.run);
  if (!conversation) return 'dropped';
  const said = handoff.text ? await say(ctx, conversation, { ...handoff, text: handoff.text, cards: [] }) : undefined;
  if (!said) await insertRun(ctx.db, conversation, handoff.run, null);
  await passToTeam(ctx, conversation, { ...handoff, said });
  return 'handed_off';
}

/** The customer asked for a person where the AI handles the conversation; has no effect where it doesn't. */
export async function askForPerson(ctx: WriteCtx, conversationId: string): Promise<void> {
  const conversation = await store.lockConversation(ctx.db, conversationId);
  if (conversation?.handler !== 'ai') return;
  const { customer_seq: upto, ai_memory: memory } = conversation;
  await passToTeam(ctx, conversation, {
    upto,
    memory,
    reason: 'customer_request',
    summary: 'The customer asked for a person.',
    said: undefined,
  });
}

type Passed = Pick<Handoff, 'upto' | 'reason' | 'summary' | 'memory'> & { said: store.MessageRow | undefined };

async function passToTeam(ctx: WriteCtx, conversation: store.ConversationRow, { upto, reason, summary, memory, said }: Passed) {
  const now = ctx.now();
  const shop = await store.readShop(ctx.db);
  const line = await addLine(ctx, conversation, (said?.seq ?? conversation.message_count) + 1, {
    kind: 'handoff_requested',
    actor: null,
    reason,
    note: summary,
  });
  const changed = await store.changeConversation(ctx.db, conversation.id, {
    handler: 'none',
    assignee_id: null,
    message_count: line.seq,
    answered_seq: upto,
    burst_started_at: null,
    ai_memory: JSON.stringify(memory ?? {}),
    ai_asked: false,
    handoff_reason: reason,
    handoff_summary: summary,
    handoff_requested_at: now,
    handoff_accepted_at: null,
    handoff_by: null,
    handoff_notified_at: null,
    waiting_since: conversation.waiting_since ?? now,
    ...(said ? lastWords(said, now) : { last_activity_at: now }),
  });
  announceConversation(ctx, changed, await stateFor(ctx.db, changed.id));
  announceGone(ctx, conversation, changed);
  await emitChanges(ctx, conversation, changed);
  await ctx.emit(conversationHandedOff, { conversation_id: changed.id, reason });
  ctx.enqueue(
    handoffOverdue,
    { merchant: changed.merchant_id, conversation_id: changed.id, requested_at: now.toISOString() },
    { runAt: new Date(now.getTime() + shop.handoff_limit_minutes * 60_000), key: `overdue:${changed.id}` },
  );
  ctx.audit({ action: 'conversation.handed_off', object: ['conversation', changed.id], detail: { reason } });
}

/** The locked conversation if the AI can still send; otherwise stores the run as dropped. */
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

/**
 * Stores the AI's text as as many messages as the channel requires and returns the last one. Each belongs to the run; cards go with the
 * last.
 */
async function say(ctx: WriteCtx, conversation: store.ConversationRow, { text, cards, run }: { text: string; cards: Card[]; run: NewRun }) {
  const { engine, model, confidence, sources } = run;
  const units = unitsOf(text, channelLimits[conversation.channel].text);
  const ids = units.map(() => ctx.newId());
  await insertRun(ctx.db, conversation, run, ids.at(-1) ?? null);
  const said: store.MessageRow[] = [];
  for (const [index, unit] of units.entries()) {
    const isLast = index === units.length - 1;
    const message = await store.insertMessage(
      ctx.db,
      conversation,
      conversation.message_count + 1 + index,
      {
        id: ids[index] ?? ctx.newId(),
        direction: 'out',
        author: 'ai',
        text: unit,
        cards: isLast ? cards : [],
        status: 'queued',
        runId: run.id,
      },
      ctx.now(),
    );
    announceMessage(ctx, message, { run: { engine, model, confidence, sources, total_ms: run.totalMs, cost_micros: run.costMicros } });
    said.push(message);
  }
  const message = said.at(-1);
  if (!message) throw new Error('A message needs at least one part.');
  ctx.enqueue(deliverMessage, { merchant: conversation.merchant_id, conversation_id: conversation.id, seq: message.seq });
  return message;
}

/** The customer proved their identity, so the conversation now belongs to them. */
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

/** Counts a verification attempt and returns the total. */
export async function countVerificationAttempt(ctx: WriteCtx, conversationId: string) {
  const conversation = await store.lockConversation(ctx.db, conversationId);
  if (!conversation) return 0;
  const { verification_attempts } = await store.changeConversation(ctx.db, conversationId, {
    verification_attempts: conversation.verification_attempts + 1,
  });
  return verification_attempts;
}
