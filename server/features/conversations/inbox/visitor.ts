import type { ChatMessage, ChatState } from '@parley/contract/chat';
import type { WriteCtx } from '../../../context.ts';
import type { Reader } from '../../../platform/db/tenant.ts';
import { announceAgain, chatStateOf } from './announce.ts';
import { presentForCustomer } from './present.ts';
import { findState, findVisible } from './visitor-store.ts';
import * as store from './store.ts';

/** The messages visible to the customer after a visible position, oldest first, and who answers them now. */
export async function visibleMessages(
  db: Reader,
  conversationId: string,
  after: number,
  limit: number,
): Promise<{ items: ChatMessage[]; state: ChatState }> {
  const { conversation, rows } = await findVisible(db, conversationId, after, limit);
  return {
    items: rows.flatMap((row) => presentForCustomer(row, row.quoted) ?? []),
    state: chatStateOf(conversation, conversation.assignee_name),
  };
}

/** Who answers the customer now. */
export async function stateFor(db: Reader, conversationId: string): Promise<ChatState> {
  const conversation = await findState(db, conversationId);
  return chatStateOf(conversation, conversation.assignee_name);
}

/** The customer has read everything up to a visible position; teammates see the read status. */
export async function readByCustomer(ctx: WriteCtx, conversationId: string, visibleSeq: number) {
  for (const message of await store.setReadByCustomer(ctx.db, conversationId, visibleSeq)) await announceAgain(ctx, message);
}

/** The customer's typing delays the AI's answer (3 s after the last signal, 8 s in total). */
export async function setCustomerTyping(ctx: WriteCtx, conversationId: string, name: string | null, on: boolean) {
  const audience = await store.setTypingUntil(ctx.db, conversationId, on ? new Date(ctx.now().getTime() + 3_000) : null);
  ctx.sendEphemeral(
    { type: 'typing', conversation_id: conversationId, who: 'customer', user_id: null, name, on },
    { conversationId, audience },
  );
}
