import type { JobCtx, WriteCtx } from '../../../context.ts';
import type { Channels } from '../../../integrations/channel-port.ts';
import { addLine, announceAgain, announceConversation, announceMessage, announceSent } from './announce.ts';
import { handoffLimitPassed, snoozeEnded } from './events.ts';
import { customerWords } from './customer-words.ts';
import { deliverMessage } from './jobs.ts';
import { type DeliveryParts, notConnected, sendQueued } from './send-outside.ts';
import * as store from './store.ts';

/**
 * Delivers a queued message after all messages queued before it: jobs may run in any order, messages keep theirs. On the website,
 * delivering means making it visible in one transaction under the conversation's lock, so a takeover either cancelled it before or finds it
 * sent. On other channels it is sent through the channel's service.
 */
export async function deliver(ctx: JobCtx, about: { conversation_id: string; seq: number }, parts: DeliveryParts) {
  const leavesBy = await ctx.write((writer) => settle(writer, about, parts.channels));
  if (leavesBy) await sendQueued(ctx, about, leavesBy, parts);
}

/** Completes what needs no outside service, in this transaction; returns the channel that the rest must be sent through. */
async function settle(writer: WriteCtx, { conversation_id: id, seq }: { conversation_id: string; seq: number }, channels: Channels) {
  const conversation = await store.lockConversation(writer.db, id);
  if (!conversation) return undefined;
  const channel = channels.of(conversation.channel);
  if (channel?.kind === 'external') return channel;
  let visible = conversation.visible_count;
  for (const queued of await store.queuedUpTo(writer.db, id, seq)) {
    const settled = channel
      ? await store.setDelivered(writer.db, id, queued, ++visible, writer.now())
      : await store.setFailed(writer.db, id, queued, notConnected);
    await announceAgain(writer, settled);
    if (settled.status === 'sent') await announceSent(writer, conversation, settled);
  }
  if (visible > conversation.visible_count) await store.changeConversation(writer.db, id, { visible_count: visible });
  return undefined;
}

/** Nobody took over in time: reminds the team and tells the customer that it will take longer. Once per handoff. */
export async function remindOfHandoff(
  ctx: JobCtx,
  { conversation_id: id, requested_at: requestedAt }: { conversation_id: string; requested_at: string },
) {
  await ctx.write(async (writer) => {
    const conversation = await store.lockConversation(writer.db, id);
    if (!conversation || conversation.handler !== 'none' || conversation.status !== 'open' || conversation.handoff_notified_at) return;
    if (conversation.handoff_requested_at?.toISOString() !== requestedAt) return;
    const message = await store.insertMessage(
      writer.db,
      conversation,
      conversation.message_count + 1,
      {
        id: writer.newId(),
        direction: 'out',
        author: 'system',
        status: 'queued',
        text: customerWords(conversation, await store.readShop(writer.db)).stillWaiting,
      },
      writer.now(),
    );
    const changed = await store.changeConversation(writer.db, id, { message_count: message.seq, handoff_notified_at: writer.now() });
    writer.enqueue(deliverMessage, { merchant: changed.merchant_id, conversation_id: id, seq: message.seq });
    announceMessage(writer, message);
    announceConversation(writer, changed);
    await writer.emit(handoffLimitPassed, { merchant: changed.merchant_id, conversation_id: id });
  });
}

/** Reopens a snoozed conversation at its time, unless it changed since. */
export async function wake(ctx: JobCtx, { conversation_id: id, until }: { conversation_id: string; until: string }) {
  await ctx.write(async (writer) => {
    const conversation = await store.lockConversation(writer.db, id);
    if (conversation?.status !== 'snoozed' || conversation.snoozed_until?.toISOString() !== until) return;
    const line = await addLine(writer, conversation, conversation.message_count + 1, {
      kind: 'woken',
      actor: null,
      reason: null,
      note: null,
    });
    const changed = await store.changeConversation(writer.db, id, {
      status: 'open',
      snoozed_until: null,
      message_count: line.seq,
      last_activity_at: writer.now(),
      waiting_since: conversation.waiting_since ?? writer.now(),
    });
    announceConversation(writer, changed);
    if (changed.assignee_id)
      await writer.emit(snoozeEnded, { merchant: changed.merchant_id, conversation_id: id, user_id: changed.assignee_id });
  });
}
