import { toAmount } from '../../../platform/lib/money.ts';
import type { WriteCtx } from '../../../context.ts';
import { lockConversation, replyWindow, sayAs } from '../../conversations/inbox/index.ts';
import * as store from './order-store.ts';
import type { By } from './person.ts';
import { addEvent } from './timeline.ts';
import { type News, sentenceOf } from './words.ts';

/** Locks the conversation in which the customer hears about an order, or the one it was merged into. */
export async function lockConversationOf(ctx: WriteCtx, conversationId: string) {
  const found = await lockConversation(ctx.db, conversationId);
  return found?.merged_into_id ? lockConversation(ctx.db, found.merged_into_id) : found;
}

/**
 * Notifies the customer in the order's conversation without changing its handler or status. Does nothing without a conversation or when
 * the channel's reply window is closed.
 */
export async function notifyCustomer(ctx: WriteCtx, orderId: string, news: News, by?: By): Promise<void> {
  const order = await store.readForNotification(ctx.db, orderId);
  const conversation = order?.conversation_id ? await lockConversationOf(ctx, order.conversation_id) : undefined;
  if (!order || !conversation || !replyWindow(conversation.channel, conversation.customer_at, ctx.now()).open) return;
  const text = sentenceOf(news, order.order_number, conversation.language, order.locale);
  await sayAs(ctx, conversation, { author: 'automation', text });
  await addEvent(ctx, orderId, { kind: 'message_sent', note: text, actor: by });
}

/** A formatted amount; null for zero. */
export const amountText = (cents: number, currency: string) => (cents > 0 ? `${toAmount(cents, currency)} ${currency}` : null);
