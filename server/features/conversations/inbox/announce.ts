import type { ChatState } from '@parley/contract/chat';
import type { Activity } from '@parley/contract/messages';
import type { Audience, WriteCtx } from '../../../context.ts';
import { presentForCustomer, presentMessage } from './present.ts';
import type { Beside } from './present.ts';
import { quotedOf } from './list-store.ts';
import { runOf } from './run-store.ts';
import { changeConversation, type ConversationRow, insertMessage, type MessageRow } from './store.ts';

/** Tells the shop's streams, and the customer's where they may hear it, that a message came or changed. */
export function announceMessage(ctx: WriteCtx, row: MessageRow, beside: Beside = {}) {
  const forCustomer = presentForCustomer(row, beside.quoted);
  ctx.signal(
    { type: 'message', conversation_id: row.conversation_id, message: presentMessage(row, beside) },
    { conversationId: row.conversation_id, chat: forCustomer && { type: 'message', message: forCustomer } },
  );
}

/** Tells it again after its state changed, with what stands beside it. */
export async function announceAgain(ctx: WriteCtx, row: MessageRow) {
  announceMessage(ctx, row, { run: await runOf(ctx.db, row), quoted: await quotedOf(ctx.db, row.conversation_id, row.in_reply_to) });
}

/** Tells lists that a conversation changed; with a state, tells its customer who answers now. */
export function announceConversation(ctx: WriteCtx, { id, version }: ConversationRow, state?: ChatState) {
  ctx.signal({ type: 'changed', topic: 'inbox', id, version }, { conversationId: id, chat: state && { type: 'state', state } });
}

/** What decides who may see a conversation. */
export const audienceOf = ({ team_id, assignee_id, brand_id }: Audience): Audience => ({ team_id, assignee_id, brand_id });

/** Those who could see a conversation and no longer can hear that it went. */
export function announceGone(ctx: WriteCtx, before: ConversationRow, after: ConversationRow) {
  if (before.team_id === after.team_id && before.assignee_id === after.assignee_id && before.brand_id === after.brand_id) return;
  ctx.signal(
    { type: 'changed', topic: 'inbox', id: after.id, version: after.version },
    { conversationId: after.id, audience: audienceOf(before) },
  );
}

type Stated = Pick<ConversationRow, 'handler' | 'status'> & Partial<Pick<ConversationRow, 'csat_asked_at' | 'csat_score'>>;
export const chatStateOf = (row: Stated, teammate: string | null): ChatState => ({
  handler: row.handler,
  teammate: row.handler === 'human' ? teammate : null,
  resolved: row.status === 'resolved',
  csat: { asked: Boolean(row.csat_asked_at), score: row.csat_score ?? null },
});

/** A line in the thread that says what happened to the conversation. The caller holds its lock and counts it. */
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

/** A line for what another feature did: added, counted and told. The row must be locked; answers it as it is now. */
export async function addActivity(ctx: WriteCtx, conversation: ConversationRow, activity: Activity): Promise<ConversationRow> {
  const line = await addLine(ctx, conversation, conversation.message_count + 1, activity);
  const changed = await changeConversation(ctx.db, conversation.id, { message_count: line.seq });
  announceConversation(ctx, changed);
  return changed;
}
