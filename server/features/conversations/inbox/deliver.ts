import type { JobCtx } from '../../../context.ts';
import { addLine, announceAgain, announceConversation, announceMessage } from './announce.ts';
import { handoffLimitPassed, snoozeEnded } from './events.ts';
import { customerWords } from './customer-words.ts';
import { deliverMessage } from './jobs.ts';
import * as store from './store.ts';

/**
 * Brings a queued message to its customer, after whatever was queued before it: two jobs may run in either order, what was said keeps its
 * own. On the website that is making it visible, one transaction under the conversation's lock: a takeover either came before (the message
 * is cancelled already) or finds it sent.
 */
export async function deliver(ctx: JobCtx, { conversation_id: id, seq }: { conversation_id: string; seq: number }) {
  await ctx.write(async (writer) => {
    const conversation = await store.lockConversation(writer.db, id);
    if (!conversation) return;
    let visible = conversation.visible_count;
    for (const queued of await store.queuedUpTo(writer.db, id, seq)) {
      const brought =
        conversation.channel === 'website'
          ? await store.setDelivered(writer.db, id, queued, ++visible, writer.now())
          : await store.setFailed(writer.db, id, queued, 'This channel is not connected yet.');
      await announceAgain(writer, brought);
    }
    if (visible > conversation.visible_count) await store.changeConversation(writer.db, id, { visible_count: visible });
  });
}

/** Nobody came in time: the team is told again, and the customer is told that it takes longer. Once per handoff. */
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

/** A snoozed conversation comes back at its time, unless it was moved since. */
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
