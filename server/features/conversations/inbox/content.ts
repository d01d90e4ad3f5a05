import { channelLimits, fileFault } from '@parley/contract/channels';
import type { Received } from '@parley/contract/endpoint';
import type { sendMessage } from '@parley/contract/inbox';
import type { Card } from '@parley/contract/messages';
import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { type StoredAttachment, takeFiles } from '../../account/files/index.ts';
import { refuseMerged } from './access.ts';
import { orderCard, productCard } from './card-store.ts';
import * as store from './store.ts';
import { replyWindow } from './window.ts';

type Given = Pick<Received<typeof sendMessage>, 'text' | 'attachment_ids' | 'cards' | 'in_reply_to'>;
/** Draws a checkout link of this conversation; throws when there is none that can be paid. */
export type DrawCheckout = (ctx: WriteCtx, checkoutId: string, conversationId: string) => Promise<Card>;
export type Content = { text: string; attachments: StoredAttachment[]; cards: Card[]; inReplyTo: string | null };

/**
 * What a teammate wants to say, checked against what the channel can carry and made whole: files taken, cards drawn from what is there now.
 * `toCustomer` false is a note: it goes nowhere, so only what it refers to is checked.
 */
export async function prepared(
  ctx: WriteCtx,
  conversation: store.ConversationRow,
  given: Given,
  toCustomer: boolean,
  drawCheckout: DrawCheckout,
): Promise<Content> {
  refuseMerged(conversation);
  const channel = conversation.channel;
  if (!given.text && given.attachment_ids.length === 0 && given.cards.length === 0) throw new Problem('message.empty');
  if (given.in_reply_to && !(await store.hasMessage(ctx.db, conversation.id, given.in_reply_to))) throw new Problem('message.missing');
  if (toCustomer) fits(conversation, given, ctx.now());
  const attachments = await takeFiles(ctx, given.attachment_ids, { kind: 'user' });
  const fault = toCustomer ? attachments.map((file) => fileFault(channel, file)).find((one) => one !== undefined) : undefined;
  if (fault) throw new Problem('file.too_large', { detail: fault });
  const cards: Card[] = [];
  for (const card of given.cards)
    cards.push(
      card.type === 'checkout' ? await drawCheckout(ctx, card.checkout_id, conversation.id) : await cardOf(ctx, conversation, card),
    );
  return { text: given.text, attachments, cards, inReplyTo: given.in_reply_to };
}

function fits(conversation: store.ConversationRow, { text, attachment_ids: files }: Given, now: Date) {
  const channel = conversation.channel;
  const { text: longest, attachments } = channelLimits[channel];
  if (text.length > longest)
    throw new Problem('message.too_long', { detail: `This channel carries at most ${longest.toLocaleString('en')} characters.` });
  if (files.length > attachments)
    throw new Problem('file.too_large', { detail: `This channel carries at most ${attachments} files at once.` });
  if (!replyWindow(channel, conversation.customer_at, now).open) throw new Problem('message.window_closed');
}

type Shown = Exclude<Given['cards'][number], { type: 'checkout' }>;
async function cardOf(ctx: WriteCtx, conversation: store.ConversationRow, card: Shown): Promise<Card> {
  const viewer = ctx.actor.kind === 'user' ? ctx.actor : { brands: null };
  if (card.type === 'product') {
    const drawn = await productCard(ctx.db, viewer, card.product_id, card.variant_id);
    if (!drawn) throw new Problem('product.missing');
    return drawn;
  }
  // An order of somebody else must not be shown to this customer.
  const drawn = await orderCard(ctx.db, viewer, card.order_id, conversation.customer_id);
  if (!drawn) throw new Problem('order.missing');
  return drawn;
}
