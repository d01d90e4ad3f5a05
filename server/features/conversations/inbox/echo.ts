import type { Channel } from '@parley/contract/channels';
import type { WriteCtx } from '../../../context.ts';
import type { StoredAttachment } from '../../account/files/index.ts';
import { addLine, announceConversation, announceMessage, announceSent } from './announce.ts';
import { teammateReplied } from './events.ts';
import * as outgoing from './outgoing-store.ts';
import { begin, lockCurrent } from './receive.ts';
import { lastWords } from './say.ts';
import { silenceAi } from './silence-ai.ts';
import { markSent } from './status.ts';
import * as store from './store.ts';
import { stateFor } from './visitor.ts';

export type Echo = {
  conversationId: string | null;
  identityId: string;
  customer: { id: string; name: string };
  channel: Channel;
  connectionId: string;
  externalId: string;
  /** The key we sent it with, if the service returns it. */
  key: string | null;
  text: string;
  attachments: StoredAttachment[];
};

/**
 * The service reports a message to the customer. For our own messages it is a confirmation; any other was written by a teammate in the
 * service's own app and counts as a takeover, which cancels the AI's queued messages in the same transaction. Returns the conversation and
 * position.
 */
export async function receiveEcho(ctx: WriteCtx, echo: Echo): Promise<store.ConversationRow> {
  const known = await outgoing.findByExternalId(ctx.db, echo.connectionId, echo.externalId);
  const at = known?.conversation_id ?? echo.conversationId;
  const found = at === null ? undefined : await lockCurrent(ctx, at);
  const ours = echo.key !== null && found ? await store.findMessageById(ctx.db, found.id, echo.key) : undefined;
  if (found && ours) await markSent(ctx, found, ours, echo);
  if (found && (known || ours)) return found;
  const before = found ?? (await begin(ctx, { ...echo, channelIdentityId: echo.identityId }, 'human'));
  const taken = before.handler === 'human' && before.status === 'open' ? before : await takenOver(ctx, before);
  const message = await store.insertMessage(
    ctx.db,
    taken,
    taken.message_count + 1,
    {
      id: ctx.newId(),
      direction: 'out',
      author: 'teammate',
      authorName: null,
      text: echo.text,
      attachments: echo.attachments,
      status: 'sent',
      visibleSeq: taken.visible_count + 1,
      connectionId: echo.connectionId,
      externalId: echo.externalId,
    },
    ctx.now(),
  );
  const conversation = await store.changeConversation(ctx.db, taken.id, {
    message_count: message.seq,
    visible_count: taken.visible_count + 1,
    answered_seq: taken.customer_seq,
    waiting_since: null,
    burst_started_at: null,
    first_human_reply_at: taken.first_human_reply_at ?? ctx.now(),
    ...lastWords(message, ctx.now()),
  });
  announceMessage(ctx, message);
  await announceSent(ctx, conversation, message);
  announceConversation(ctx, conversation, await stateFor(ctx.db, conversation.id));
  await ctx.emit(teammateReplied, { merchant: conversation.merchant_id, conversation_id: conversation.id, seq: message.seq });
  return conversation;
}

/** Someone answers in the service's own app, which doesn't say who. The assignee stays the same. */
async function takenOver(ctx: WriteCtx, before: store.ConversationRow): Promise<store.ConversationRow> {
  await silenceAi(ctx, before);
  const reason = before.handoff_accepted_at ? null : before.handoff_reason;
  const line = await addLine(ctx, before, before.message_count + 1, {
    kind: 'taken_over',
    actor: 'A teammate outside Parley',
    reason,
    note: null,
  });
  ctx.audit({ action: 'conversation.taken_over', object: ['conversation', before.id], detail: { from: before.handler, by: 'echo' } });
  return store.changeConversation(ctx.db, before.id, {
    handler: 'human',
    status: 'open',
    snoozed_until: null,
    resolved_at: null,
    resolved_by: null,
    message_count: line.seq,
    last_activity_at: ctx.now(),
    ...(before.handoff_requested_at && !before.handoff_accepted_at && { handoff_accepted_at: ctx.now() }),
  });
}
