import type { Received, Result } from '@parley/contract/endpoint';
import type * as inbox from '@parley/contract/inbox';
import type { Card } from '@parley/contract/messages';
import type { JobCtx, ReadCtx, ReadingActor, UserActor, WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { presentAttachment, type StoredAttachment } from '../../account/files/index.ts';
import { accessOf, maySee, permissionsIn } from '../../account/visibility/index.ts';
import { lockVisible, mustSee } from './access.ts';
import { addActivity } from './announce.ts';
import { type DrawCheckout, prepared } from './content.ts';
import { sendScheduled } from './jobs.ts';
import { replyWindow } from './window.ts';
import { scheduledMessageDropped } from './events.ts';
import * as store from './store.ts';
import * as scheduled from './schedule-store.ts';
import { reply } from './send.ts';

type Ctx = WriteCtx<WritingActor>;
const minute = 60_000;
const soonest = 55_000;
const latest = 90 * 24 * 60 * minute;

/** Schedules a message: stored with its files and cards, sent by a job at its time. */
export async function schedule(
  ctx: WriteCtx<UserActor>,
  input: Received<typeof inbox.scheduleMessage>,
  drawCheckout: DrawCheckout,
): Promise<inbox.ScheduledMessage> {
  const conversation = await lockVisible(ctx, input.id);
  const known = await scheduled.findByClientId(ctx.db, input.id, input.client_id);
  if (known) return present(known);
  const sendAt = new Date(input.send_at);
  const ahead = sendAt.getTime() - ctx.now().getTime();
  if (ahead < soonest || ahead > latest)
    throw new Problem('input.invalid', {
      detail: 'Choose a time between one minute and 90 days from now.',
      errors: [{ path: 'send_at', message: 'Choose a time between one minute and 90 days from now.' }],
    });
  const { open } = replyWindow(conversation.channel, conversation.customer_at, sendAt);
  if (!open)
    throw new Problem('message.window_closed', { detail: 'The channel’s reply window will have closed by then. Choose an earlier time.' });
  const content = await prepared(ctx, conversation, input, true, drawCheckout);
  const row = await scheduled.insertScheduled(
    ctx.db,
    {
      merchant_id: conversation.merchant_id,
      id: ctx.newId(),
      conversation_id: conversation.id,
      client_id: input.client_id,
      user_id: ctx.actor.id,
      author_name: ctx.actor.name,
    },
    content,
    sendAt,
  );
  ctx.enqueue(
    sendScheduled,
    { merchant: row.merchant_id, conversation_id: row.conversation_id, scheduled_id: row.id },
    { runAt: sendAt, key: `scheduled:${row.id}` },
  );
  notify(ctx, row);
  ctx.audit({ action: 'message.scheduled', object: ['conversation', conversation.id], detail: { send_at: input.send_at } });
  return present(row);
}

export async function listScheduled(
  ctx: ReadCtx<ReadingActor>,
  { id }: Received<typeof inbox.listScheduled>,
): Promise<Result<typeof inbox.listScheduled>> {
  await mustSee(ctx, id);
  const since = new Date(ctx.now().getTime() - 24 * 60 * minute);
  return { items: (await scheduled.listOf(ctx.db, id, since)).map(present) };
}

export async function cancel(ctx: Ctx, input: Received<typeof inbox.cancelScheduled>): Promise<inbox.ScheduledMessage> {
  await lockVisible(ctx, input.id);
  const waiting = (await scheduled.lockWaiting(ctx.db, input.id, input.scheduled)) ?? missing('scheduled.missing');
  const row = await scheduled.endScheduled(ctx.db, waiting.id, 'cancelled', `${ctx.actor.name} canceled it.`, ctx.now());
  notify(ctx, row);
  ctx.audit({ action: 'message.unscheduled', object: ['conversation', input.id] });
  return present(row);
}

/** The most common reason for cancelling; the activity line implies it. */
const usual = 'The customer wrote first.';

/** Cancels scheduled messages in the same transaction as the event that made them obsolete, and notifies their authors. */
export async function cancelScheduled(ctx: WriteCtx, conversation: store.ConversationRow, because = usual) {
  const cancelled = await scheduled.endAllScheduled(ctx.db, conversation.id, because, ctx.now());
  let changed = conversation;
  for (const row of cancelled) {
    const reason = because === usual ? null : because;
    changed = await addActivity(ctx, changed, { kind: 'schedule_cancelled', actor: row.author_name, reason, note: null });
    await ctx.emit(scheduledMessageDropped, { merchant: row.merchant_id, conversation_id: conversation.id, scheduled_id: row.id });
    notify(ctx, row);
  }
}

/** Sends a due message as its author would now, if they still can and the channel still accepts it. */
export async function sendDue(
  ctx: JobCtx,
  { conversation_id: id, scheduled_id: scheduledId }: { conversation_id: string; scheduled_id: string },
) {
  await ctx.write(async (writer) => {
    const conversation = await store.lockConversation(writer.db, id);
    const due = conversation && (await scheduled.lockWaiting(writer.db, id, scheduledId));
    if (!conversation || !due) return;
    const issue = await issueOf(writer, conversation, due);
    if (issue) {
      const failed = await scheduled.endScheduled(writer.db, due.id, 'failed', issue, writer.now());
      await writer.emit(scheduledMessageDropped, { merchant: conversation.merchant_id, conversation_id: id, scheduled_id: due.id });
      return notify(writer, failed);
    }
    const author = (await scheduled.findAuthor(writer.db, conversation.merchant_id, due.user_id)) ?? missing('user.missing');
    const actor: UserActor = {
      kind: 'user',
      id: author.id,
      sessionId: null,
      name: author.name,
      role: author.role,
      merchant: conversation.merchant_id,
      ...accessOf(author),
    };
    await reply({ ...writer, actor }, conversation, due.client_id, {
      text: due.text,
      attachments: due.attachments as StoredAttachment[],
      cards: due.cards as Card[],
      inReplyTo: due.in_reply_to,
    });
    notify(writer, await scheduled.endScheduled(writer.db, due.id, 'sent', null, writer.now()));
  });
}

async function issueOf(ctx: WriteCtx, conversation: store.ConversationRow, due: scheduled.ScheduledRow): Promise<string | undefined> {
  const author = await scheduled.findAuthor(ctx.db, conversation.merchant_id, due.user_id);
  if (!author || !permissionsIn(author).includes('inbox:write')) return 'The author can no longer reply to customers.';
  if (!maySee({ id: author.id, ...accessOf(author) }, conversation)) return 'The author can no longer see this conversation.';
  if (conversation.merged_into_id) return 'The conversation was merged into another one.';
  if (!replyWindow(conversation.channel, conversation.customer_at, ctx.now()).open)
    return 'The reply window has closed. You can reply once the customer writes again.';
  return undefined;
}

const notify = (ctx: WriteCtx, { conversation_id: id }: scheduled.ScheduledRow) =>
  ctx.signal({ type: 'changed', topic: 'scheduled', id, version: null }, { conversationId: id });

const present = (row: scheduled.ScheduledRow): inbox.ScheduledMessage => ({
  id: row.id,
  conversation_id: row.conversation_id,
  text: row.text,
  attachments: (row.attachments as StoredAttachment[]).map((file) => presentAttachment(file)),
  cards: row.cards as Card[],
  in_reply_to: row.in_reply_to,
  author: { id: row.user_id, name: row.author_name },
  send_at: row.send_at.toISOString(),
  state: row.state,
  reason: row.reason,
  created_at: row.created_at.toISOString(),
});
