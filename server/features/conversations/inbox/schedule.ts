import type { Received, Result } from '@parley/contract/endpoint';
import type * as inbox from '@parley/contract/inbox';
import type { Card } from '@parley/contract/messages';
import { can } from '@parley/contract/permissions';
import type { JobCtx, ReadCtx, UserActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { presentAttachment, type StoredAttachment } from '../../account/files/index.ts';
import { limitsOf, maySee } from '../../account/visibility/index.ts';
import { lockVisible, mustSee } from './access.ts';
import { addActivity } from './announce.ts';
import { type DrawCheckout, prepared } from './content.ts';
import { sendScheduled } from './jobs.ts';
import { replyWindow } from './window.ts';
import { scheduledMessageDropped } from './events.ts';
import * as store from './store.ts';
import * as scheduled from './schedule-store.ts';
import { reply } from './send.ts';

type Ctx = WriteCtx<UserActor>;
const minute = 60_000;
const soonest = 55_000;
const latest = 90 * 24 * 60 * minute;

/** Words for later: stored with their files and cards, sent by a job at their time. */
export async function schedule(
  ctx: Ctx,
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
      detail: 'Choose a time from a minute to 90 days from now.',
      errors: [{ path: 'send_at', message: 'Choose a time from a minute to 90 days from now.' }],
    });
  const { open } = replyWindow(conversation.channel, conversation.customer_at, sendAt);
  if (!open) throw new Problem('message.window_closed', { detail: 'By then the channel no longer carries a free answer.' });
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
  tell(ctx, row);
  ctx.audit({ action: 'message.scheduled', object: ['conversation', conversation.id], detail: { send_at: input.send_at } });
  return present(row);
}

export async function listScheduled(
  ctx: ReadCtx<UserActor>,
  { id }: Received<typeof inbox.listScheduled>,
): Promise<Result<typeof inbox.listScheduled>> {
  await mustSee(ctx, id);
  const since = new Date(ctx.now().getTime() - 24 * 60 * minute);
  return { items: (await scheduled.listOf(ctx.db, id, since)).map(present) };
}

export async function cancel(ctx: Ctx, input: Received<typeof inbox.cancelScheduled>): Promise<inbox.ScheduledMessage> {
  await lockVisible(ctx, input.id);
  const waiting = (await scheduled.lockWaiting(ctx.db, input.id, input.scheduled)) ?? missing('scheduled.missing');
  const row = await scheduled.endScheduled(ctx.db, waiting.id, 'cancelled', `${ctx.actor.name} cancelled it.`, ctx.now());
  tell(ctx, row);
  ctx.audit({ action: 'message.unscheduled', object: ['conversation', input.id] });
  return present(row);
}

/** What makes most of what was written for later pointless; the line in the thread says it without being told. */
const usual = 'The customer wrote first.';

/** What was written for later no longer fits, `because`: it is cancelled in the same transaction as what happened, and its writers are told. */
export async function cancelScheduled(ctx: WriteCtx, conversation: store.ConversationRow, because = usual) {
  const cancelled = await scheduled.endAllScheduled(ctx.db, conversation.id, because, ctx.now());
  let changed = conversation;
  for (const row of cancelled) {
    const reason = because === usual ? null : because;
    changed = await addActivity(ctx, changed, { kind: 'schedule_cancelled', actor: row.author_name, reason, note: null });
    await ctx.emit(scheduledMessageDropped, { merchant: row.merchant_id, conversation_id: conversation.id, scheduled_id: row.id });
    tell(ctx, row);
  }
}

/** Its time has come: it is sent as its writer would send it now, if they still may and the channel still carries it. */
export async function sendDue(
  ctx: JobCtx,
  { conversation_id: id, scheduled_id: scheduledId }: { conversation_id: string; scheduled_id: string },
) {
  await ctx.write(async (writer) => {
    const conversation = await store.lockConversation(writer.db, id);
    const due = conversation && (await scheduled.lockWaiting(writer.db, id, scheduledId));
    if (!conversation || !due) return;
    const fault = await faultOf(writer, conversation, due);
    if (fault) {
      const failed = await scheduled.endScheduled(writer.db, due.id, 'failed', fault, writer.now());
      await writer.emit(scheduledMessageDropped, { merchant: conversation.merchant_id, conversation_id: id, scheduled_id: due.id });
      return tell(writer, failed);
    }
    const author = (await scheduled.findAuthor(writer.db, conversation.merchant_id, due.user_id)) ?? missing('user.missing');
    const actor: UserActor = {
      kind: 'user',
      id: author.id,
      sessionId: '',
      name: author.name,
      role: author.role,
      merchant: conversation.merchant_id,
      teamRole: author.team_role,
      ...limitsOf(author),
    };
    await reply({ ...writer, actor }, conversation, due.client_id, {
      text: due.text,
      attachments: due.attachments as StoredAttachment[],
      cards: due.cards as Card[],
      inReplyTo: due.in_reply_to,
    });
    tell(writer, await scheduled.endScheduled(writer.db, due.id, 'sent', null, writer.now()));
  });
}

async function faultOf(ctx: WriteCtx, conversation: store.ConversationRow, due: scheduled.ScheduledRow): Promise<string | undefined> {
  const author = await scheduled.findAuthor(ctx.db, conversation.merchant_id, due.user_id);
  if (!author || !can(author.team_role, 'inbox:write')) return 'Its writer no longer answers customers here.';
  if (!maySee({ id: author.id, ...limitsOf(author) }, conversation)) return 'Its writer does not see this conversation any more.';
  if (conversation.merged_into_id) return 'The conversation was merged into another.';
  if (!replyWindow(conversation.channel, conversation.customer_at, ctx.now()).open)
    return 'The time to answer freely has passed on this channel.';
  return undefined;
}

const tell = (ctx: WriteCtx, { conversation_id: id }: scheduled.ScheduledRow) =>
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
