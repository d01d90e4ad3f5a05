import type { sendMessage } from '@parley/contract/inbox';
import type { Received } from '@parley/contract/endpoint';
import type { Message } from '@parley/contract/messages';
import type { UserActor, WriteCtx } from '../../../context.ts';
import { lockVisible } from './access.ts';
import { announceConversation, announceMessage } from './announce.ts';
import { whoMaySee } from './assign.ts';
import { type Content, type DrawCheckout, prepared } from './content.ts';
import { teammateReplied, teammatesMentioned } from './events.ts';
import { deliverMessage } from './jobs.ts';
import { quotedOf } from './list-store.ts';
import { presentMessage } from './present.ts';
import { lastWords } from './say.ts';
import * as store from './store.ts';
import { takeOver } from './take-over.ts';

type Ctx = WriteCtx<UserActor>;

/** A teammate writes. Sent again with the same client_id it is the same message. To the customer it takes the conversation over; a note does not. */
export async function send(ctx: Ctx, input: Received<typeof sendMessage>, drawCheckout: DrawCheckout): Promise<Message> {
  const locked = await lockVisible(ctx, input.id);
  // What was sent before a merge went with it.
  const at = locked.merged_into_id ?? input.id;
  const known = await store.findByClientId(ctx.db, at, input.client_id);
  if (known) return presentMessage(known, { quoted: await quotedOf(ctx.db, at, known.in_reply_to) });
  const content = await prepared(ctx, locked, input, !input.private, drawCheckout);
  return input.private ? note(ctx, locked, input, content) : reply(ctx, locked, input.client_id, content);
}

/** Words for the customer, from a teammate, checked already: the conversation becomes that teammate's. */
export async function reply(ctx: Ctx, locked: store.ConversationRow, clientId: string, content: Content): Promise<Message> {
  const conversation = locked.handler === 'human' && locked.status === 'open' ? locked : await takeOver(ctx, locked);
  const message = await insert(ctx, conversation, clientId, content, { direction: 'out', status: 'queued' });
  const changed = await store.changeConversation(ctx.db, conversation.id, {
    message_count: message.seq,
    answered_seq: conversation.customer_seq,
    waiting_since: null,
    burst_started_at: null,
    first_human_reply_at: conversation.first_human_reply_at ?? ctx.now(),
    assignee_id: conversation.assignee_id ?? ctx.actor.id,
    ...lastWords(message, ctx.now()),
  });
  const about = { merchant: conversation.merchant_id, conversation_id: conversation.id, seq: message.seq };
  ctx.enqueue(deliverMessage, about);
  const told = await tell(ctx, changed, message);
  await ctx.emit(teammateReplied, about);
  ctx.audit({ action: 'message.sent', object: ['conversation', conversation.id], detail: { seq: message.seq } });
  return told;
}

/** A private note: nobody's turn changes, and whoever it names is told. */
async function note(
  ctx: Ctx,
  conversation: store.ConversationRow,
  { client_id: clientId, mentions }: Received<typeof sendMessage>,
  content: Content,
): Promise<Message> {
  const named = (await whoMaySee(ctx, conversation)).filter(({ id }) => mentions.includes(id)).map(({ id }) => id);
  const message = await insert(ctx, conversation, clientId, content, { direction: 'none', status: 'sent', private: true, mentions: named });
  const changed = await store.changeConversation(ctx.db, conversation.id, { message_count: message.seq });
  const mentioned = named.filter((id) => id !== ctx.actor.id);
  if (mentioned.length > 0)
    await ctx.emit(teammatesMentioned, {
      merchant: conversation.merchant_id,
      conversation_id: conversation.id,
      seq: message.seq,
      user_ids: mentioned,
    });
  ctx.audit({ action: 'message.noted', object: ['conversation', conversation.id], detail: { seq: message.seq } });
  return tell(ctx, changed, message);
}

const insert = (
  ctx: Ctx,
  conversation: store.ConversationRow,
  clientId: string,
  { text, attachments, cards, inReplyTo }: Content,
  kind: Pick<store.NewMessage, 'direction' | 'status' | 'private' | 'mentions'>,
) =>
  store.insertMessage(
    ctx.db,
    conversation,
    conversation.message_count + 1,
    {
      id: ctx.newId(),
      clientId,
      author: 'teammate',
      authorId: ctx.actor.id,
      authorName: ctx.actor.name,
      text,
      attachments,
      cards,
      inReplyTo,
      ...kind,
    },
    ctx.now(),
  );

async function tell(ctx: Ctx, conversation: store.ConversationRow, message: store.MessageRow): Promise<Message> {
  const quoted = await quotedOf(ctx.db, conversation.id, message.in_reply_to);
  await store.setReadByTeammate(ctx.db, conversation.merchant_id, conversation.id, ctx.actor.id, message.seq);
  announceMessage(ctx, message, { quoted });
  announceConversation(ctx, conversation);
  return presentMessage(message, { quoted });
}
