import type { Card } from '@parley/contract/messages';
import type { WriteCtx } from '../../../context.ts';
import { announceConversation, announceMessage } from './announce.ts';
import { deliverMessage } from './jobs.ts';
import * as store from './store.ts';

export const lastWords = (message: store.MessageRow, now: Date): store.Change => ({
  last_text: spokenText(message),
  ...(message.author === 'customer' && { customer_text: spokenText(message) }),
  last_author: message.author,
  last_author_name: message.author_name,
  last_at: now,
  last_activity_at: now,
});

/** What a list shows of a message. */
const spokenText = (message: store.MessageRow) => wordsOf(message).slice(0, 500);
function wordsOf({ text, attachments, cards }: store.MessageRow): string {
  if (text) return text;
  const [file] = attachments as { name: string }[];
  const [card] = cards as Card[];
  if (file) return file.name;
  if (card) return 'name' in card ? card.name : 'order_number' in card ? card.order_number : card.lines.map(({ name }) => name).join(', ');
  return '';
}

/** Sends a message from the shop itself. It answers nobody, so handler and waiting state stay the same. The row must be locked. */
export async function sayAs(
  ctx: WriteCtx,
  conversation: store.ConversationRow,
  { author, text, cards }: { author: 'automation' | 'system'; text: string; cards?: Card[] },
): Promise<store.ConversationRow> {
  const message = await store.insertMessage(
    ctx.db,
    conversation,
    conversation.message_count + 1,
    { id: ctx.newId(), direction: 'out', author, text, cards, status: 'queued' },
    ctx.now(),
  );
  const changed = await store.changeConversation(ctx.db, conversation.id, { message_count: message.seq, ...lastWords(message, ctx.now()) });
  ctx.enqueue(deliverMessage, { merchant: changed.merchant_id, conversation_id: changed.id, seq: message.seq });
  announceMessage(ctx, message);
  announceConversation(ctx, changed);
  return changed;
}
