import { type Channel, channelLimits, fileIssue } from '@parley/contract/channels';
import type { Received } from '@parley/contract/endpoint';
import type { sendMessage } from '@parley/contract/inbox';
import type { Card, MessageTemplate, Source } from '@parley/contract/messages';
import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { brandsOf } from '../../../platform/lib/actors.ts';
import { type StoredAttachment, takeFiles } from '../../account/files/index.ts';
import { refuseMerged } from './access.ts';
import { orderCard, productCard } from './card-store.ts';
import * as store from './store.ts';
import { replyWindow } from './window.ts';

type Given = Pick<Received<typeof sendMessage>, 'text' | 'attachment_ids' | 'cards' | 'in_reply_to'> &
  Partial<Pick<Received<typeof sendMessage>, 'template' | 'suggested_from'>>;
/** Renders a checkout link of this conversation; throws when it can't be paid. */
export type DrawCheckout = (ctx: WriteCtx, checkoutId: string, conversationId: string) => Promise<Card>;
export type Content = {
  text: string;
  attachments: StoredAttachment[];
  cards: Card[];
  inReplyTo: string | null;
  template?: MessageTemplate | undefined;
  suggestedFrom?: Source[] | undefined;
};

/**
 * Validates a teammate's message against the channel's limits and resolves it: claims its files and renders its cards from current data.
 * With `toCustomer` false it is a note that stays internal, so only its references are checked.
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
  const issue = toCustomer ? attachments.map((file) => fileIssue(channel, file)).find((one) => one !== undefined) : undefined;
  if (issue) throw new Problem('file.too_large', { detail: issue });
  const cards: Card[] = [];
  for (const card of given.cards)
    cards.push(
      card.type === 'checkout' ? await drawCheckout(ctx, card.checkout_id, conversation.id) : await cardOf(ctx, conversation, card),
    );
  return {
    text: given.text,
    attachments,
    cards,
    inReplyTo: given.in_reply_to,
    template: toCustomer ? given.template : undefined,
    suggestedFrom: toCustomer ? given.suggested_from : undefined,
  };
}

function fits(conversation: store.ConversationRow, { text, attachment_ids: files, template }: Given, now: Date) {
  const channel = conversation.channel;
  const { text: longest, attachments, templates } = channelLimits[channel];
  if (template && !templates) throw new Problem('message.template_unsupported');
  if (text.length > longest)
    throw new Problem('message.too_long', {
      detail: `This message is too long. Use at most ${longest.toLocaleString('en')} characters on this channel.`,
    });
  if (files.length > attachments) throw new Problem('file.too_large', { detail: `Attach at most ${attachments} files on this channel.` });
  if (!template && !replyWindow(channel, conversation.customer_at, now).open)
    throw new Problem('message.window_closed', { detail: closedText(channel) });
}

const closedText = (channel: Channel) =>
  channelLimits[channel].templates
    ? 'The reply window has closed on this channel. Send an approved template instead.'
    : 'The reply window has closed on this channel. You can reply once the customer writes again.';

type Shown = Exclude<Given['cards'][number], { type: 'checkout' }>;
async function cardOf(ctx: WriteCtx, conversation: store.ConversationRow, card: Shown): Promise<Card> {
  const viewer = { brands: brandsOf(ctx.actor) };
  if (card.type === 'product') {
    const drawn = await productCard(ctx.db, viewer, card.product_id, card.variant_id);
    if (!drawn) throw new Problem('product.missing');
    return drawn;
  }
  // A customer must not see someone else's order.
  const drawn = await orderCard(ctx.db, viewer, card.order_id, conversation);
  if (!drawn) throw new Problem('order.missing');
  return drawn;
}
