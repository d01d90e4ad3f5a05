import type { WriteCtx } from '../../../context.ts';
import { announceMessage, audienceOf } from './announce.ts';
import * as store from './store.ts';

/** A person answers now: cancels the AI's queued messages and ends its typing indicator, in the transaction in which they take over. */
export async function silenceAi(ctx: WriteCtx, conversation: store.ConversationRow): Promise<void> {
  for (const message of await store.cancelQueuedAi(ctx.db, conversation.id)) announceMessage(ctx, message);
  ctx.sendEphemeral(
    { type: 'typing', conversation_id: conversation.id, who: 'ai', user_id: null, name: null, on: false },
    { conversationId: conversation.id, chat: { type: 'typing', who: 'ai', name: null, on: false }, audience: audienceOf(conversation) },
  );
}
