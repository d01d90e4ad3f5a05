import type { sendMessage } from '@parley/contract/inbox';
import type { Received } from '@parley/contract/endpoint';
import type { Message } from '@parley/contract/messages';
import type { UserActor, WriteCtx } from '../../context.ts';
import { missing, Problem } from '../../platform/http/problem.ts';
import { announceConversation, announceMessage } from './announce.ts';
import { lastWords } from './answer.ts';
import { deliverMessage } from './jobs.ts';
import { presentMessage } from './present.ts';
import * as store from './store.ts';
import { takeOver } from './take-over.ts';

/** A teammate writes. Sent again with the same client_id it is the same message. To the customer it takes the conversation over; a note does not. */
export async function send(ctx: WriteCtx<UserActor>, input: Received<typeof sendMessage>): Promise<Message> {
  const locked = (await store.lockConversation(ctx.db, input.id)) ?? missing('conversation.missing');
  const known = await store.findByClientId(ctx.db, input.id, input.client_id);
  if (known) return presentMessage(known);
  if (input.in_reply_to && !(await store.hasMessage(ctx.db, input.id, input.in_reply_to))) throw new Problem('message.missing');
  const conversation = input.private || (locked.handler === 'human' && locked.status === 'open') ? locked : await takeOver(ctx, locked);

  const message = await store.insertMessage(
    ctx.db,
    conversation,
    conversation.message_count + 1,
    {
      id: ctx.newId(),
      clientId: input.client_id,
      direction: input.private ? 'none' : 'out',
      author: 'teammate',
      authorId: ctx.actor.id,
      authorName: ctx.actor.name,
      text: input.text,
      private: input.private,
      inReplyTo: input.in_reply_to,
      status: input.private ? 'sent' : 'queued',
    },
    ctx.now(),
  );
  const changed = await store.changeConversation(ctx.db, input.id, {
    message_count: message.seq,
    ...(!input.private && {
      answered_seq: conversation.customer_seq,
      waiting_since: null,
      burst_started_at: null,
      assignee_id: conversation.assignee_id ?? ctx.actor.id,
      ...lastWords(message, ctx.now()),
    }),
  });
  await store.setReadByTeammate(ctx.db, conversation.merchant_id, input.id, ctx.actor.id, message.seq);
  if (!input.private) ctx.enqueue(deliverMessage, { merchant: conversation.merchant_id, conversation_id: input.id, seq: message.seq });
  announceMessage(ctx, message);
  announceConversation(ctx, changed);
  ctx.audit({ action: input.private ? 'message.noted' : 'message.sent', object: ['conversation', input.id], detail: { seq: message.seq } });
  return presentMessage(message);
}
