import type { sendMessage } from '@parley/contract/inbox';
import type { Received } from '@parley/contract/endpoint';
import type { Message } from '@parley/contract/messages';
import type { UserActor, WriteCtx, WritingActor } from '../../../context.ts';
import { authorOf, personId } from '../../../platform/lib/actors.ts';
import { lockVisible, refuseMerged } from './access.ts';
import { announceConversation, announceMessage } from './announce.ts';
import { whoMaySee } from './assign.ts';
import { type Content, type DrawCheckout, prepared } from './content.ts';
import { emitChanges } from './emit-changes.ts';
import { teammateReplied, teammatesMentioned } from './events.ts';
import { deliverMessage } from './jobs.ts';
import { quotedOf } from './list-store.ts';
import { presentMessage } from './present.ts';
import { lastWords } from './say.ts';
import * as store from './store.ts';
import { takeOver } from './take-over.ts';

type Ctx = WriteCtx<WritingActor>;

/**
 * A teammate or program writes. Resending with the same client_id returns the same message. A teammate's reply takes the conversation over;
 * a note or a program's message doesn't.
 */
export async function send(ctx: Ctx, input: Received<typeof sendMessage>, drawCheckout: DrawCheckout): Promise<Message> {
  const locked = await lockVisible(ctx, input.id);
  // A message sent before a merge moved with it.
  const at = locked.merged_into_id ?? input.id;
  const known = await store.findByClientId(ctx.db, at, input.client_id);
  if (known) return presentMessage(known, { quoted: await quotedOf(ctx.db, at, known.in_reply_to) });
  const content = await prepared(ctx, locked, input, !input.private, drawCheckout);
  if (input.private) return note(ctx, locked, input, content);
  const { actor } = ctx;
  return actor.kind === 'user' ? reply({ ...ctx, actor }, locked, input.client_id, content) : post(ctx, locked, input.client_id, content);
}

/** A teammate's checked reply to the customer: the conversation becomes theirs. */
export async function reply(ctx: WriteCtx<UserActor>, locked: store.ConversationRow, clientId: string, content: Content): Promise<Message> {
  const conversation = locked.handler === 'human' && locked.status === 'open' ? locked : await takeOver(ctx, locked);
  const message = await insert(ctx, conversation, clientId, content, { direction: 'out', status: 'queued', template: content.template });
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
  const presented = await notify(ctx, changed, message);
  await emitChanges(ctx, conversation, changed);
  await ctx.emit(teammateReplied, about);
  ctx.audit({ action: 'message.sent', object: ['conversation', conversation.id], detail: { seq: message.seq } });
  return presented;
}

/** A program's message to the customer: handler, waiting state and turn stay the same. */
async function post(ctx: Ctx, conversation: store.ConversationRow, clientId: string, content: Content): Promise<Message> {
  refuseMerged(conversation);
  const message = await insert(ctx, conversation, clientId, content, { direction: 'out', status: 'queued' });
  const changed = await store.changeConversation(ctx.db, conversation.id, { message_count: message.seq, ...lastWords(message, ctx.now()) });
  ctx.enqueue(deliverMessage, { merchant: conversation.merchant_id, conversation_id: conversation.id, seq: message.seq });
  const presented = await notify(ctx, changed, message);
  ctx.audit({ action: 'message.sent', object: ['conversation', conversation.id], detail: { seq: message.seq } });
  return presented;
}

/** A private note: the turn stays the same, and mentioned teammates are notified. */
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
  return notify(ctx, changed, message);
}

const insert = (
  ctx: Ctx,
  conversation: store.ConversationRow,
  clientId: string,
  { text, attachments, cards, inReplyTo, suggestedFrom }: Content,
  kind: Pick<store.NewMessage, 'direction' | 'status' | 'private' | 'mentions' | 'template'>,
) =>
  store.insertMessage(
    ctx.db,
    conversation,
    conversation.message_count + 1,
    {
      id: ctx.newId(),
      clientId,
      ...authorOf(ctx.actor),
      text,
      attachments,
      cards,
      inReplyTo,
      suggestedFrom,
      ...kind,
    },
    ctx.now(),
  );

async function notify(ctx: Ctx, conversation: store.ConversationRow, message: store.MessageRow): Promise<Message> {
  const quoted = await quotedOf(ctx.db, conversation.id, message.in_reply_to);
  const reader = personId(ctx.actor);
  if (reader) await store.setReadByTeammate(ctx.db, conversation.merchant_id, conversation.id, reader, message.seq);
  announceMessage(ctx, message, { quoted });
  announceConversation(ctx, conversation);
  return presentMessage(message, { quoted });
}
