import { z } from 'zod';
import type { JobCtx, WriteCtx } from '../../../context.ts';
import type { Event } from '../../../platform/jobs/event.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { job } from '../../../platform/jobs/job.ts';
import { reacts } from '../../../platform/jobs/reaction.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { lowScoreGiven } from '../../channels/csat/events.ts';
import {
  conversationAssigned,
  handedOver,
  handoffLimitPassed,
  scheduledMessageDropped,
  snoozeEnded,
  teammatesMentioned,
} from '../../conversations/inbox/events.ts';
import { findConversation, whoMaySee } from '../../conversations/inbox/index.ts';
import { approvalRequested } from '../../intelligence/assistant/events.ts';
import { mayApprove } from '../../intelligence/assistant/index.ts';
import { conversationsAssigned } from '../../lists/bulk/events.ts';
import { type Notice, notify } from './notify.ts';
import * as store from './store.ts';

/**
 * What teammates are notified of, one line an event: who, and in which words. Written in a job of its own, so that no command waits for it;
 * the id is made with the job, so that a job that runs twice notifies once.
 */
const on = <P extends { merchant: string }>(
  event: Event<P>,
  draft: (ctx: WriteCtx, payload: P) => Promise<Omit<Notice, 'id'> | undefined>,
) => {
  const told = job(
    `notifications.${event.name.replace('.', '_')}`,
    z.object({ merchant: z.uuid(), notice_id: z.uuid(), about: event.payload }),
  );
  const tell = (ctx: JobCtx, { notice_id: id, about }: z.infer<typeof told.payload>) =>
    ctx.write(async (writer) => {
      const notice = await draft(writer, about);
      if (notice) await notify(writer, { id, ...notice });
    });
  return {
    job: handles(told, tell),
    reaction: reacts(event, told, async (_db, about) => ({ payload: { merchant: about.merchant, notice_id: newId(), about } })),
  };
};

type About = { conversation_id: string };

/** All who answer customers and may see the conversation, unless it is muted. */
async function team(ctx: WriteCtx, { conversation_id: id }: About, type: Notice['type'], words: (customer: string) => string) {
  const conversation = await findConversation(ctx.db, id);
  if (!conversation || conversation.muted_at) return undefined;
  const to = (await whoMaySee(ctx, conversation)).map((one) => one.id);
  return { to, type, conversationId: id, text: words(conversation.customer_name) };
}

export const notices = [
  on(handedOver, (ctx, about) => team(ctx, about, 'handoff_requested', (customer) => `${customer} needs a person`)),
  on(handoffLimitPassed, (ctx, about) => team(ctx, about, 'handoff_overdue', (customer) => `${customer} is still waiting for a person`)),
  on(conversationAssigned, async (ctx, { conversation_id: id, user_id: to, by_id: byId }) => {
    const conversation = await findConversation(ctx.db, id);
    if (!conversation) return undefined;
    const by = byId ? await store.nameOf(ctx.db, byId) : undefined;
    const { customer_name: customer } = conversation;
    return { to: [to], type: 'assigned', conversationId: id, text: by ? `${by} gave you ${customer}` : `${customer} is yours to answer` };
  }),
  on(conversationsAssigned, async (ctx, { user_id: to, by_id: byId, count }) => {
    const by = (await store.nameOf(ctx.db, byId)) ?? '';
    const text = count === 1 ? `${by} gave you a conversation` : `${by} gave you ${count} conversations`;
    return { to: [to], type: 'assigned', conversationId: null, text };
  }),
  on(teammatesMentioned, async (ctx, { conversation_id: id, seq, user_ids: to }) => {
    const note = await store.findNote(ctx.db, id, seq);
    return (
      note && { to, type: 'mentioned', conversationId: id, text: `${note.author_name ?? ''} mentioned you: ${note.text.slice(0, 120)}` }
    );
  }),
  on(snoozeEnded, async (ctx, { conversation_id: id, user_id: to }) => {
    const conversation = await findConversation(ctx.db, id);
    return (
      conversation && { to: [to], type: 'snooze_ended', conversationId: id, text: `${conversation.customer_name} is back from snooze` }
    );
  }),
  on(scheduledMessageDropped, async (ctx, { conversation_id: id, scheduled_id: scheduledId }) => {
    const message = await store.findScheduled(ctx.db, scheduledId);
    if (!message) return undefined;
    const reason = message.reason ?? '';
    const text =
      message.state === 'failed'
        ? `Your scheduled message was not sent: ${reason}`
        : `Your scheduled message to ${message.customer_name} was not sent. ${reason}`;
    return { to: [message.user_id], type: 'schedule_cancelled', conversationId: id, text };
  }),
  on(lowScoreGiven, async (ctx, { conversation_id: id }) => {
    const conversation = await findConversation(ctx.db, id);
    if (!conversation?.csat_score) return undefined;
    const leads = (await whoMaySee(ctx, conversation)).filter(
      ({ id: userId, team_role: role }) => userId === conversation.assignee_id || role === 'owner' || role === 'manager',
    );
    const { customer_name: customer, csat_score: score, csat_remark: remark } = conversation;
    const text = `${customer} rated it ${score} of 5${remark ? `: “${remark.slice(0, 120)}”` : ''}`;
    return { to: leads.map((one) => one.id), type: 'csat_low', conversationId: id, text };
  }),
  on(approvalRequested, async (ctx, { conversation_id: id, deed }) => {
    const conversation = await findConversation(ctx.db, id);
    if (!conversation || conversation.muted_at) return undefined;
    const to = (await whoMaySee(ctx, conversation)).filter((one) => mayApprove(one.team_role, deed)).map((one) => one.id);
    const text = `${conversation.customer_name} asked for something that needs your yes`;
    return { to, type: 'approval_requested', conversationId: id, text };
  }),
];

/** The customer wrote to the person who holds the conversation: told once, until they have looked. */
export async function tellOfReply(ctx: JobCtx, { conversation_id: id, seq }: { conversation_id: string; seq: number }) {
  await ctx.write(async (writer) => {
    const held = await store.lockHeld(writer.db, id);
    if (!held?.assignee_id || held.handler !== 'human' || held.muted_at || held.answered_seq >= seq || held.read_seq >= seq) return;
    if (await store.hasUnread(writer.db, held.assignee_id, id, 'customer_replied')) return;
    await notify(writer, {
      id: writer.newId(),
      to: [held.assignee_id],
      type: 'customer_replied',
      conversationId: id,
      text: `${held.customer_name} wrote to you`,
    });
  });
}
