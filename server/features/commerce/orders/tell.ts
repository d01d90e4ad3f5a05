import { toAmount } from '../../../platform/lib/money.ts';
import type { WriteCtx } from '../../../context.ts';
import { lockConversation, replyWindow, sayAs } from '../../conversations/inbox/index.ts';
import * as store from './order-store.ts';
import type { By } from './person.ts';
import { addEvent } from './timeline.ts';
import { type News, sentenceOf } from './words.ts';

/** The conversation the customer hears of an order in, under its lock: where it was merged into another, that one. */
export async function lockTalk(ctx: WriteCtx, conversationId: string) {
  const found = await lockConversation(ctx.db, conversationId);
  return found?.merged_into_id ? lockConversation(ctx.db, found.merged_into_id) : found;
}

/**
 * Tells the customer in the order's conversation. Whoever holds it keeps it, and nobody's turn changes. Without a conversation, or where the
 * channel takes no free message any more, nothing is said and nothing noted.
 */
export async function tellCustomer(ctx: WriteCtx, orderId: string, news: News, by?: By): Promise<void> {
  const order = await store.readToTell(ctx.db, orderId);
  const conversation = order?.conversation_id ? await lockTalk(ctx, order.conversation_id) : undefined;
  if (!order || !conversation || !replyWindow(conversation.channel, conversation.customer_at, ctx.now()).open) return;
  const text = sentenceOf(news, order.order_number, conversation.language, order.locale);
  await sayAs(ctx, conversation, { author: 'automation', text });
  await addEvent(ctx, orderId, { kind: 'message_sent', note: text, actor: by });
}

/** An amount as the customer reads it; null for nothing. */
export const saidAmount = (cents: number, currency: string) => (cents > 0 ? `${toAmount(cents)} ${currency}` : null);
