import { mayDo } from '@parley/contract/permissions';
import {
  conversationHandedOff,
  csatReceived,
  type DomainEvent,
  type Envelope,
  orderPlaced,
  returnRequested,
} from '@parley/contract/events';
import { z } from 'zod';
import type { JobCtx, WriteCtx } from '../../../context.ts';
import type { Event } from '../../../platform/jobs/event.ts';
import { handles } from '../../../platform/jobs/handler.ts';
import { job } from '../../../platform/jobs/job.ts';
import { reacts } from '../../../platform/jobs/reaction.ts';
import { usageReached } from '../../../platform/entitlements/events.ts';
import { newId } from '../../../platform/lib/ids.ts';
import { toAmount } from '../../../platform/lib/money.ts';
import { planInvoiceIssued, planPaymentFailed } from '../../account/billing/events.ts';
import { maySeeBrand } from '../../account/visibility/index.ts';
import { isLow } from '../../channels/csat/index.ts';
import {
  assignedByOther,
  handoffLimitPassed,
  scheduledMessageDropped,
  snoozeEnded,
  teammatesMentioned,
  conversationsAssigned,
} from '../../conversations/inbox/events.ts';
import { findConversation, readTeammates, whoMaySee } from '../../conversations/inbox/index.ts';
import { readAsked, readDecided } from '../../intelligence/approvals/index.ts';
import { approvalAsked, approvalDecided } from '../../intelligence/approvals/events.ts';
import { approvalRequested } from '../../intelligence/assistant/events.ts';
import { mayApprove } from '../../intelligence/assistant/index.ts';
import { paymentProblemFound } from '../../commerce/payments/events.ts';
import { webhookProblemFound } from '../webhooks/events.ts';
import { type Notice, notify } from './notify.ts';
import * as store from './store.ts';

type Draft<P> = (ctx: WriteCtx, about: P) => Promise<Omit<Notice, 'id'> | undefined>;
/**
 * Defines one notification: which event causes it, who gets it and its text. A separate job writes it, so that no command waits for it;
 * the id is created with the job, so that a repeated job notifies once.
 */
function noticeOf<P extends object>({ type, data }: Event<P>, draft: Draft<P>) {
  const noticeJob = job(`notifications.${type.replace('.', '_')}`, z.object({ merchant: z.uuid(), notice_id: z.uuid(), about: data }));
  const send = (ctx: JobCtx, { notice_id: id, about }: z.infer<typeof noticeJob.payload>) =>
    ctx.write(async (writer) => {
      const notice = await draft(writer, about);
      if (notice) await notify(writer, { id, ...notice });
    });
  const planned = (merchant: string, about: P) => ({ payload: { merchant, notice_id: newId(), about } });
  return { noticeJob, job: handles(noticeJob, send), planned };
}

const on = <P extends { merchant: string }>(event: Event<P>, draft: Draft<P>) => {
  const { noticeJob, planned, ...notice } = noticeOf(event, draft);
  return { ...notice, reaction: reacts(event, noticeJob, async (_db, about) => planned(about.merchant, about)) };
};
/** Where `isNews` returns false, no job is queued and nobody is notified. */
const onDomain = <S extends z.ZodRawShape>(
  event: DomainEvent<S>,
  isNews: (data: z.output<z.ZodObject<S>>) => boolean,
  draft: Draft<z.output<z.ZodObject<S>>>,
) => {
  const { noticeJob, planned, ...notice } = noticeOf<z.output<z.ZodObject<S>>>(event, draft);
  const plan = async (_db: unknown, { merchant_id: merchant, data }: Envelope<z.output<z.ZodObject<S>>>) =>
    isNews(data) ? planned(merchant, data) : undefined;
  return { ...notice, reaction: reacts(event, noticeJob, plan) };
};
const always = () => true;

type About = { conversation_id: string };

/** Everyone who answers customers and may see the conversation, unless it is muted. */
async function team(ctx: WriteCtx, { conversation_id: id }: About, type: Notice['type'], words: (customer: string) => string) {
  const conversation = await findConversation(ctx.db, id);
  if (!conversation || conversation.muted_at) return undefined;
  const to = (await whoMaySee(ctx, conversation)).map((one) => one.id);
  return { to, type, conversationId: id, text: words(conversation.customer_name) };
}

/** Everyone who works with orders of this brand. */
async function orderTeam(ctx: WriteCtx, brandId: string | null) {
  const team = await readTeammates(ctx.db, ctx.actor.merchant, ctx.now());
  return team.filter((one) => mayDo(one, 'orders:read') && maySeeBrand(one, brandId)).map((one) => one.id);
}

const webhookWords = {
  failing: (host: string) => `Your webhook endpoint ${host} has been failing for a day. Check Settings › Webhook log`,
  failing_long: (host: string) => `Your webhook endpoint ${host} has been failing for 4 days and will be disabled tomorrow`,
  disabled_failing: (host: string) =>
    `Your webhook endpoint ${host} was disabled after failing for 5 days. Its events are kept for 30 days`,
  disabled_gone: (host: string) =>
    `Your webhook endpoint ${host} was disabled because it answered that it’s gone. Its events are kept for 30 days`,
};

type PaymentIssue = z.infer<typeof planPaymentFailed.data>;
function paymentWords({ issue, stage, has_ended: hasEnded, retry_at: retryAt }: PaymentIssue): string {
  if (hasEnded) return 'Your plan wasn’t paid, so the limits of Free apply now. Pay the open invoice to get your plan back';
  if (stage === 'last') return 'The payment for your plan failed and isn’t tried again. Pay the open invoice to keep your plan';
  if (issue === 'action_required') return 'Your bank asks you to confirm the payment for your plan. Confirm it to keep your plan';
  const retry = retryAt
    ? ` It’s tried again on ${new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(retryAt))}.`
    : '';
  return `The payment for your plan failed.${retry} Check your payment method to keep your plan`;
}

export const notices = [
  onDomain(conversationHandedOff, always, (ctx, about) =>
    team(ctx, about, 'handoff_requested', (customer) => `${customer} needs your team`),
  ),
  on(handoffLimitPassed, (ctx, about) => team(ctx, about, 'handoff_overdue', (customer) => `${customer} is still waiting for your team`)),
  on(assignedByOther, async (ctx, { conversation_id: id, user_id: to, by_id: byId }) => {
    const conversation = await findConversation(ctx.db, id);
    if (!conversation) return undefined;
    const by = byId ? await store.nameOf(ctx.db, byId) : undefined;
    const { customer_name: customer } = conversation;
    return {
      to: [to],
      type: 'assigned',
      conversationId: id,
      text: by ? `${by} assigned you ${customer}` : `${customer} was assigned to you`,
    };
  }),
  on(conversationsAssigned, async (ctx, { user_id: to, by_id: byId, count }) => {
    const by = (await store.nameOf(ctx.db, byId)) ?? '';
    const text = count === 1 ? `${by} assigned you a conversation` : `${by} assigned you ${count} conversations`;
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
        ? `Your scheduled message wasn’t sent. ${reason}`
        : `Your scheduled message to ${message.customer_name} wasn’t sent. ${reason}`;
    return { to: [message.user_id], type: 'schedule_cancelled', conversationId: id, text };
  }),
  onDomain(
    csatReceived,
    ({ score }) => isLow(score),
    async (ctx, { conversation_id: id }) => {
      const conversation = await findConversation(ctx.db, id);
      if (!conversation?.csat_score) return undefined;
      const leads = (await whoMaySee(ctx, conversation)).filter((one) => one.id === conversation.assignee_id || mayDo(one, 'team:write'));
      const { customer_name: customer, csat_score: score, csat_remark: remark } = conversation;
      const text = `${customer} rated the conversation ${score} out of 5${remark ? `: “${remark.slice(0, 120)}”` : ''}`;
      return { to: leads.map((one) => one.id), type: 'csat_low', conversationId: id, text };
    },
  ),
  on(approvalRequested, async (ctx, { conversation_id: id, action }) => {
    const conversation = await findConversation(ctx.db, id);
    if (!conversation || conversation.muted_at) return undefined;
    const to = (await whoMaySee(ctx, conversation)).filter((one) => mayApprove(one, action)).map((one) => one.id);
    const text = `${conversation.customer_name} is waiting for your approval`;
    return { to, type: 'approval_requested', conversationId: id, text };
  }),
  on(approvalAsked, async (ctx, { tool, subject_id: subjectId, by_id: byId }) => {
    const asked = await readAsked(ctx, { tool, subjectId });
    if (!asked) return undefined;
    const by = (await store.nameOf(ctx.db, byId)) ?? 'A teammate';
    return {
      to: asked.approvers.map((one) => one.id).filter((userId) => userId !== byId),
      type: 'approval_requested',
      conversationId: asked.conversationId,
      ...(asked.orderId && { orderId: asked.orderId }),
      text: `${by} asks you to ${asked.words}`,
    };
  }),
  on(approvalDecided, async (ctx, { approval_id: id }) => {
    const decided = await readDecided(ctx, id);
    return (
      decided && {
        to: decided.askers.map((one) => one.id),
        type: 'approval_decided',
        conversationId: decided.conversationId,
        ...(decided.orderId && { orderId: decided.orderId }),
        text: decided.words,
      }
    );
  }),
  onDomain(
    orderPlaced,
    // The seller hears that the customer bought; they already know about orders that a teammate placed.
    ({ placed_by: by, sold_by_user_id: seller }) => by === 'customer' && seller !== null,
    async (ctx, { order_id: id, sold_by_user_id: seller }) => {
      const order = await store.findOrder(ctx.db, id);
      if (!order) return undefined;
      const to = (await orderTeam(ctx, order.brand_id)).filter((userId) => userId === seller);
      const total = `${toAmount(order.total_cents, order.currency)} ${order.currency}`;
      const text = `You made a sale: ${order.customer_name ?? 'A customer'} placed order ${order.order_number} (${total})`;
      return { to, type: 'order_placed', conversationId: null, orderId: id, text };
    },
  ),
  on(paymentProblemFound, async (ctx, { order_id: id, detail }) => {
    const team = await readTeammates(ctx.db, ctx.actor.merchant, ctx.now());
    if (id === null)
      return {
        to: team.filter((one) => mayDo(one, 'settings:write')).map((one) => one.id),
        type: 'payment_problem',
        conversationId: null,
        text: `Card payments need attention: ${detail}`,
      };
    const order = await store.findOrder(ctx.db, id);
    if (!order) return undefined;
    const to = team.filter((one) => mayDo(one, 'orders:write') && maySeeBrand(one, order.brand_id)).map((one) => one.id);
    return { to, type: 'payment_problem', conversationId: null, orderId: id, text: `Order ${order.order_number}: ${detail}` };
  }),
  on(webhookProblemFound, async (ctx, { url, problem }) => {
    const team = await readTeammates(ctx.db, ctx.actor.merchant, ctx.now());
    return {
      to: team.filter((one) => mayDo(one, 'developers:write')).map((one) => one.id),
      type: 'webhook_problem',
      conversationId: null,
      text: webhookWords[problem](new URL(url).host),
    };
  }),
  on(usageReached, async (ctx, { meter, percent, limit, used }) => {
    const team = await readTeammates(ctx.db, ctx.actor.merchant, ctx.now());
    const what = meter === 'ai_answers' ? 'AI answers' : 'API calls';
    const rest =
      percent < 100
        ? 'At this limit the AI hands off to your team.'
        : 'The AI now hands new questions off to your team until next month. A larger plan lets it answer again.';
    return {
      to: team.filter((one) => mayDo(one, 'billing:read') || mayDo(one, 'settings:write')).map((one) => one.id),
      type: 'usage_limit',
      conversationId: null,
      text: `Your shop used ${used} of ${limit} ${what} this month (${percent}%).${meter === 'ai_answers' ? ` ${rest}` : ''}`,
    };
  }),
  on(planPaymentFailed, async (ctx, about) => ({
    to: await store.findBillingManagers(ctx.db, about.merchant),
    type: 'plan_payment_failed',
    conversationId: null,
    text: paymentWords(about),
  })),
  on(planInvoiceIssued, async (ctx, { merchant, number, total_cents: total, currency }) => ({
    to: await store.findBillingManagers(ctx.db, merchant),
    type: 'plan_invoice',
    conversationId: null,
    text: `Invoice ${number} for your plan: ${toAmount(total, currency)} ${currency}`,
  })),
  onDomain(
    returnRequested,
    ({ requested_by: by }) => by !== 'user',
    async (ctx, { order_id: id, kind }) => {
      const order = await store.findOrder(ctx.db, id);
      if (!order) return undefined;
      const what = kind === 'exchange' ? 'an exchange' : 'a return';
      const text = `${order.customer_name ?? 'A customer'} requested ${what} for order ${order.order_number}`;
      return { to: await orderTeam(ctx, order.brand_id), type: 'return_requested', conversationId: null, orderId: id, text };
    },
  ),
];

/** Notifies the assignee that the customer wrote, once until they have read the conversation. */
export async function notifyOfReply(ctx: JobCtx, { conversation_id: id, seq }: { conversation_id: string; seq: number }) {
  await ctx.write(async (writer) => {
    const locked = await store.lockConversation(writer.db, id);
    if (!locked?.assignee_id || locked.handler !== 'human' || locked.muted_at || locked.answered_seq >= seq || locked.read_seq >= seq)
      return;
    if (await store.hasUnread(writer.db, locked.assignee_id, id, 'customer_replied')) return;
    await notify(writer, {
      id: writer.newId(),
      to: [locked.assignee_id],
      type: 'customer_replied',
      conversationId: id,
      text: `${locked.customer_name} wrote to you`,
    });
  });
}
