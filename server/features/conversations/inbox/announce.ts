import { messageSent } from '@parley/contract/events';
import type { ChatState } from '@parley/contract/chat';
import type { Activity } from '@parley/contract/messages';
import type { Audience, WriteCtx } from '../../../context.ts';
import { countUsage } from '../../../platform/entitlements/usage.ts';
import { presentForCustomer, presentMessage } from './present.ts';
import type { Beside } from './present.ts';
import { quotedOf } from './list-store.ts';
import { isAnswer, runOf } from './run-store.ts';
import { changeConversation, type ConversationRow, insertMessage, type MessageRow } from './store.ts';

/** Signals a new or changed message to the shop's streams, and to the customer's stream if it is visible to them. */
export function announceMessage(ctx: WriteCtx, row: MessageRow, beside: Beside = {}) {
  const forCustomer = presentForCustomer(row, beside.quoted);
  ctx.signal(
    { type: 'message', conversation_id: row.conversation_id, message: presentMessage(row, beside) },
    { conversationId: row.conversation_id, chat: forCustomer && { type: 'message', message: forCustomer } },
  );
}

/** A message reached its channel. Emitted once per message; an answer of the AI counts toward the plan with its last message. */
export async function announceSent(ctx: WriteCtx, { channel }: Pick<ConversationRow, 'channel'>, row: MessageRow) {
  await ctx.emit(messageSent, { conversation_id: row.conversation_id, message_id: row.id, seq: row.seq, channel, author: row.author });
  if (row.run_id !== null && (await isAnswer(ctx.db, row.run_id, row.id))) await countUsage(ctx, row.merchant_id, 'ai_answers');
}

/** Signals a message again after its state changed, with its related data. */
export async function announceAgain(ctx: WriteCtx, row: MessageRow) {
  announceMessage(ctx, row, { run: await runOf(ctx.db, row), quoted: await quotedOf(ctx.db, row.conversation_id, row.in_reply_to) });
}

/** Signals to lists that a conversation changed; with a state, also tells the customer who answers now. */
export function announceConversation(ctx: WriteCtx, { id, version }: ConversationRow, state?: ChatState) {
  ctx.signal({ type: 'changed', topic: 'inbox', id, version }, { conversationId: id, chat: state && { type: 'state', state } });
}

/** The fields that decide who can see a conversation. */
export const audienceOf = ({ team_id, assignee_id, brand_id }: Audience): Audience => ({ team_id, assignee_id, brand_id });

/** Signals to those who could see a conversation before that it has left their view. */
export function announceGone(ctx: WriteCtx, before: ConversationRow, after: ConversationRow) {
  if (before.team_id === after.team_id && before.assignee_id === after.assignee_id && before.brand_id === after.brand_id) return;
  ctx.signal(
    { type: 'changed', topic: 'inbox', id: after.id, version: after.version },
    { conversationId: after.id, audience: audienceOf(before) },
  );
}

type Stated = Pick<ConversationRow, 'handler' | 'status'> &
  Partial<Pick<ConversationRow, 'csat_asked_at' | 'csat_score'>> & { ordered_checkouts: string[] };
export const chatStateOf = (row: Stated, teammate: string | null): ChatState => ({
  handler: row.handler,
  teammate: row.handler === 'human' ? teammate : null,
  resolved: row.status === 'resolved',
  csat: { asked: Boolean(row.csat_asked_at), score: row.csat_score ?? null },
  ordered_checkouts: row.ordered_checkouts,
});

/** Adds an activity line to the thread. The caller holds the conversation's lock and increments its message count. */
export async function addLine(ctx: WriteCtx, conversation: ConversationRow, seq: number, activity: Activity): Promise<MessageRow> {
  const line = await insertMessage(
    ctx.db,
    conversation,
    seq,
    { id: ctx.newId(), direction: 'none', author: 'system', status: 'sent', activity },
    ctx.now(),
  );
  announceMessage(ctx, line);
  return line;
}

/** Adds an activity line for another feature, updates the count and signals it. The row must be locked; returns the updated row. */
export async function addActivity(ctx: WriteCtx, conversation: ConversationRow, activity: Activity): Promise<ConversationRow> {
  const line = await addLine(ctx, conversation, conversation.message_count + 1, activity);
  const changed = await changeConversation(ctx.db, conversation.id, { message_count: line.seq });
  announceConversation(ctx, changed);
  return changed;
}
