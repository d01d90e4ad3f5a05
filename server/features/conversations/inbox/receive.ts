import type { Channel } from '@parley/contract/channels';
import type { WriteCtx } from '../../../context.ts';
import type { StoredAttachment } from '../../account/files/index.ts';
import { maySeeBrand } from '../../account/visibility/index.ts';
import { announceConversation, announceGone, announceMessage } from './announce.ts';
import { messageReceived } from './events.ts';
import { handlerOnReopen, reopens } from './rules.ts';
import { lastWords } from './say.ts';
import { cancelScheduled } from './schedule.ts';
import * as store from './store.ts';
import { stateFor } from './visitor.ts';

export type Incoming = {
  conversationId: string | null;
  customer: { id: string; name: string };
  channel: Channel;
  clientId: string;
  text: string;
  attachments?: StoredAttachment[];
  /** The team a new conversation belongs to. */
  teamId?: string | null;
  language?: string | null;
};
export type Received = { conversation: store.ConversationRow; message: store.MessageRow };

/** A customer's message: stored once however often it is sent, in the conversation it belongs to, with everything that must follow from it. */
export async function receive(ctx: WriteCtx, incoming: Incoming): Promise<Received> {
  const now = ctx.now();
  const shop = await store.readShop(ctx.db);
  const existing = incoming.conversationId ? await lockCurrent(ctx, incoming.conversationId) : undefined;
  const known = existing && (await store.findByClientId(ctx.db, existing.id, incoming.clientId));
  if (existing && known) return { conversation: existing, message: known };

  const continued =
    existing && (existing.status !== 'resolved' || existing.muted_at || reopens(existing.resolved_at, now)) ? existing : undefined;
  const before = continued ?? (await begin(ctx, incoming, shop.ai_enabled));
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
    },
    now,
  );
  const conversation = await store.changeConversation(ctx.db, before.id, {
    ...(await reopened(ctx, before, shop.ai_enabled)),
    message_count: seq,
    visible_count: visibleSeq,
    customer_seq: seq,
    customer_at: now,
    waiting_since: before.muted_at ? before.waiting_since : (before.waiting_since ?? now),
    ...lastWords(message, now),
    customer_typing_until: null,
    burst_started_at: before.customer_seq > before.answered_seq ? (before.burst_started_at ?? now) : now,
  });
  await cancelScheduled(ctx, conversation);
  announceMessage(ctx, message);
  announceGone(ctx, before, conversation);
  const isReopened = before.status === 'resolved' && conversation.status !== 'resolved';
  const isToldTheCustomer = isReopened || before.handler !== conversation.handler;
  announceConversation(ctx, conversation, isToldTheCustomer ? await stateFor(ctx.db, conversation.id) : undefined);
  await ctx.emit(messageReceived, {
    merchant: conversation.merchant_id,
    conversation_id: conversation.id,
    seq,
    handler: conversation.handler,
  });
  return { conversation, message };
}

/** The locked conversation, or the one it was merged into. */
export async function lockCurrent(ctx: WriteCtx, id: string): Promise<store.ConversationRow | undefined> {
  const found = await store.lockConversation(ctx.db, id);
  return found?.merged_into_id ? lockCurrent(ctx, found.merged_into_id) : found;
}

async function begin(ctx: WriteCtx, { customer, channel, teamId, language }: Incoming, aiEnabled: boolean) {
  const number = await store.takeConversationNumber(ctx.db, ctx.actor.merchant);
  return store.insertConversation(ctx.db, {
    merchant_id: ctx.actor.merchant,
    id: ctx.newId(),
    number,
    channel,
    customer_id: customer.id,
    customer_name: customer.name,
    handler: aiEnabled ? 'ai' : 'none',
    team_id: teamId ?? null,
    language: language ?? null,
    now: ctx.now(),
  });
}

/** A customer's message wakes what slept and reopens what was resolved. */
async function reopened(ctx: WriteCtx, before: store.ConversationRow, aiEnabled: boolean): Promise<store.Change> {
  // A muted conversation stays where it is.
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
