import type { ChatState } from '@parley/contract/chat';
import type { Activity } from '@parley/contract/messages';
import type { WriteCtx } from '../../context.ts';
import { presentForCustomer, presentMessage } from './present.ts';
import type { ThreadRow } from './list-store.ts';
import { type ConversationRow, insertMessage, type MessageRow } from './store.ts';

/** Tells the shop's streams, and the customer's where they may hear it, that a message came or changed. */
export function announceMessage(ctx: WriteCtx, row: MessageRow, run: ThreadRow['run'] = null) {
  const forCustomer = presentForCustomer(row);
  ctx.signal(
    { type: 'message', conversation_id: row.conversation_id, message: presentMessage(row, run) },
    { conversationId: row.conversation_id, chat: forCustomer && { type: 'message', message: forCustomer } },
  );
}

/** Tells lists that a conversation changed; with a state, tells its customer who answers now. */
export function announceConversation(ctx: WriteCtx, { id, version }: ConversationRow, state?: ChatState) {
  ctx.signal({ type: 'changed', topic: 'inbox', id, version }, { conversationId: id, chat: state && { type: 'state', state } });
}

export const chatStateOf = (row: Pick<ConversationRow, 'handler' | 'status'>, teammate: string | null): ChatState => ({
  handler: row.handler as ChatState['handler'],
  teammate: row.handler === 'human' ? teammate : null,
  resolved: row.status === 'resolved',
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
