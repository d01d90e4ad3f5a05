import type { Channel } from '@parley/contract/channels';
import { conversationCreated, messageReceived } from '@parley/contract/events';
import type { WriteCtx } from '../../../context.ts';
import type { StoredAttachment } from '../../account/files/index.ts';
import { maySeeBrand } from '../../account/visibility/index.ts';
import { announceConversation, announceGone, announceMessage } from './announce.ts';
import { emitChanges } from './emit-changes.ts';
import { emailGiven } from './events.ts';
import { emailIn, handlerOnReopen, reopens } from './rules.ts';
import { lastWords } from './say.ts';
import { cancelScheduled } from './schedule.ts';
import { findByExternalId } from './outgoing-store.ts';
import * as store from './store.ts';
import { stateFor } from './visitor.ts';

export type Incoming = {
  conversationId: string | null;
  customer: { id: string; name: string };
  channel: Channel;
  clientId: string | null;
  /** For outside services: the sender's channel identity and the service's message id. */
  outside?: { identityId: string; connectionId: string; externalId: string; at: Date; repliesTo: string | null };
  text: string;
  attachments?: StoredAttachment[];
  /** The team for new conversations. */
  teamId?: string | null;
  language?: string | null;
};
export type Received = { conversation: store.ConversationRow; message: store.MessageRow };

/** Stores a customer's message once, however often it is sent, in the right conversation, with everything that follows from it. */
export async function receive(ctx: WriteCtx, incoming: Incoming): Promise<Received> {
  const now = ctx.now();
  const shop = await store.readShop(ctx.db);
  const { outside } = incoming;
  const existing = incoming.conversationId ? await lockCurrent(ctx, incoming.conversationId) : undefined;
  const known = existing && (await knownMessage(ctx, existing, incoming));
  if (existing && known) return { conversation: existing, message: known };

  const continued =
    existing && (existing.status !== 'resolved' || existing.muted_at || reopens(existing.resolved_at, now)) ? existing : undefined;
  const before = continued ?? (await begin(ctx, { ...incoming, channelIdentityId: outside?.identityId }, shop.ai_enabled ? 'ai' : 'none'));
  const seq = before.message_count + 1;
  const visibleSeq = before.visible_count + 1;
  const message = await store.insertMessage(
    ctx.db,
    before,
    seq,
    {
      id: ctx.newId(),
      clientId: incoming.clientId,
      direction: 'in',
      author: 'customer',
      authorId: before.customer_id,
      authorName: before.customer_name,
      text: incoming.text,
      attachments: incoming.attachments,
      status: 'delivered',
      visibleSeq,
      ...(outside && {
        connectionId: outside.connectionId,
        externalId: outside.externalId,
        inReplyTo: await quotedId(ctx, before.id, outside),
      }),
    },
    now,
  );
  const conversation = await store.changeConversation(ctx.db, before.id, {
    ...(await reopened(ctx, before, shop.ai_enabled)),
    message_count: seq,
    visible_count: visibleSeq,
    customer_seq: seq,
    // A service may deliver late but counts its reply window from when the customer wrote.
    customer_at: outside && outside.at < now ? later(outside.at, before.customer_at) : now,
    ...(outside && { channel_identity_id: outside.identityId }),
    waiting_since: before.muted_at ? before.waiting_since : (before.waiting_since ?? now),
    ...lastWords(message, now),
    customer_typing_until: null,
    burst_started_at: before.customer_seq > before.answered_seq ? (before.burst_started_at ?? now) : now,
  });
  await cancelScheduled(ctx, conversation);
  announceMessage(ctx, message);
  announceGone(ctx, before, conversation);
  const isReopened = before.status === 'resolved' && conversation.status !== 'resolved';
  const changesChatState = isReopened || before.handler !== conversation.handler;
  announceConversation(ctx, conversation, changesChatState ? await stateFor(ctx.db, conversation.id) : undefined);
  const { id: conversation_id, customer_id, channel, handler } = conversation;
  if (!continued) await ctx.emit(conversationCreated, { conversation_id, customer_id, channel, handler });
  await emitChanges(ctx, before, conversation);
  if (emailIn(incoming.text) !== null)
    await ctx.emit(emailGiven, { merchant: conversation.merchant_id, conversation_id, customer_id, seq });
  await ctx.emit(messageReceived, { conversation_id, message_id: message.id, seq, channel, handler });
  return { conversation, message };
}

/** Finds a resent message by the sender's key or the service's id, in whichever conversation it is now. */
const knownMessage = (ctx: WriteCtx, existing: store.ConversationRow, { clientId, outside }: Incoming) =>
  outside
    ? findByExternalId(ctx.db, outside.connectionId, outside.externalId)
    : clientId === null
      ? undefined
      : store.findByClientId(ctx.db, existing.id, clientId);

/** The message of this conversation that the customer replies to. */
async function quotedId(ctx: WriteCtx, conversationId: string, { connectionId, repliesTo }: NonNullable<Incoming['outside']>) {
  const quoted = repliesTo === null ? undefined : await findByExternalId(ctx.db, connectionId, repliesTo);
  return quoted?.conversation_id === conversationId ? quoted.id : null;
}
const later = (one: Date, other: Date | null) => (other && other > one ? other : one);

/** The locked conversation, or the one it was merged into. */
export async function lockCurrent(ctx: WriteCtx, id: string): Promise<store.ConversationRow | undefined> {
  const found = await store.lockConversation(ctx.db, id);
  return found?.merged_into_id ? lockCurrent(ctx, found.merged_into_id) : found;
}

type Beginning = Pick<Incoming, 'customer' | 'channel' | 'teamId' | 'language'> & { channelIdentityId: string | undefined };
export async function begin(
  ctx: WriteCtx,
  { customer, channel, teamId, language, channelIdentityId }: Beginning,
  handler: store.ConversationRow['handler'],
) {
  const number = await store.takeConversationNumber(ctx.db, ctx.actor.merchant);
  return store.insertConversation(ctx.db, {
    merchant_id: ctx.actor.merchant,
    id: ctx.newId(),
    number,
    channel,
    customer_id: customer.id,
    customer_name: customer.name,
    handler,
    channel_identity_id: channelIdentityId ?? null,
    team_id: teamId ?? null,
    language: language ?? null,
    now: ctx.now(),
  });
}

/** A customer's message reopens a snoozed or resolved conversation. */
async function reopened(ctx: WriteCtx, before: store.ConversationRow, aiEnabled: boolean): Promise<store.Change> {
  // A muted conversation keeps its status.
  if (before.status === 'open' || before.muted_at) return {};
  if (before.status !== 'resolved') return { status: 'open', snoozed_until: null };
  const team = await store.readTeammates(ctx.db, before.merchant_id, ctx.now());
  const assigneeOnline = team.some((one) => one.id === before.assignee_id && one.online && maySeeBrand(one, before.brand_id));
  const handler = handlerOnReopen({ assigneeOnline, aiEnabled });
  return {
    status: 'open',
    resolved_at: null,
    resolved_by: null,
    handler,
    ...(handler !== 'human' && {
      assignee_id: null,
      handoff_reason: null,
      handoff_requested_at: null,
      handoff_accepted_at: null,
      handoff_by: null,
    }),
    csat_asked_at: before.csat_answered_at ? before.csat_asked_at : null,
  };
}
