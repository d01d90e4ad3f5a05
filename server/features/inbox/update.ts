import type { Conversation } from '@parley/contract/conversations';
import type { markRead, sayTyping, updateConversation } from '@parley/contract/inbox';
import type { Received } from '@parley/contract/endpoint';
import type { Activity } from '@parley/contract/messages';
import type { UserActor, WriteCtx } from '../../context.ts';
import { missing, Problem } from '../../platform/http/problem.ts';
import { addLine, announceConversation, announceMessage, chatStateOf } from './announce.ts';
import { wakeConversation } from './jobs.ts';
import { canMove } from './rules.ts';
import * as store from './store.ts';
import { shown } from './take-over.ts';

type Ctx = WriteCtx<UserActor>;
type Input = Received<typeof updateConversation>;

export async function update(ctx: Ctx, input: Input): Promise<Conversation> {
  const conversation = (await store.lockConversation(ctx.db, input.id)) ?? missing('conversation.missing');
  const lines: Activity[] = [];
  const change: store.Change = {
    ...moved(ctx, conversation, input, lines),
    ...(await assigned(ctx, conversation, input, lines)),
    ...(input.priority && { priority: input.priority }),
  };
  let seq = conversation.message_count;
  for (const activity of lines) {
    seq += 1;
    await addLine(ctx, conversation, seq, activity);
  }
  const changed = await store.changeConversation(ctx.db, input.id, {
    ...change,
    message_count: seq,
    ...(lines.length > 0 && { last_activity_at: ctx.now() }),
  });
  announceConversation(
    ctx,
    changed,
    changed.status === conversation.status && changed.handler === conversation.handler ? undefined : chatStateOf(changed, ctx.actor.name),
  );
  ctx.audit({
    action: 'conversation.updated',
    object: ['conversation', input.id],
    detail: { status: input.status, assignee_id: input.assignee_id, priority: input.priority },
  });
  return shown(ctx, input.id);
}

function moved(
  ctx: Ctx,
  conversation: store.ConversationRow,
  { id, status, snoozed_until: until }: Input,
  lines: Activity[],
): store.Change {
  if (!status || status === conversation.status) return {};
  const from = conversation.status as typeof status;
  if (!canMove(from, status)) throw new Problem('conversation.move_refused', { detail: `A ${from} conversation cannot become ${status}.` });
  if (status === 'snoozed' && (!until || new Date(until) <= ctx.now()))
    throw new Problem('input.invalid', {
      detail: 'Say until when to snooze.',
      errors: [{ path: 'snoozed_until', message: 'Choose a time in the future.' }],
    });
  const kind = ({ open: 'reopened', pending: 'pending', snoozed: 'snoozed', resolved: 'resolved' } as const)[status];
  lines.push({ kind, actor: ctx.actor.name, reason: null, note: status === 'snoozed' ? (until ?? null) : null });
  const snoozedUntil = status === 'snoozed' && until ? new Date(until) : null;
  if (snoozedUntil)
    ctx.enqueue(
      wakeConversation,
      { merchant: ctx.actor.merchant, conversation_id: id, until: snoozedUntil.toISOString() },
      { runAt: snoozedUntil, key: `wake:${id}` },
    );
  return {
    status,
    snoozed_until: snoozedUntil,
    resolved_at: status === 'resolved' ? ctx.now() : null,
    ...(status === 'resolved' && { waiting_since: null, answered_seq: conversation.customer_seq }),
  };
}

async function assigned(
  ctx: Ctx,
  conversation: store.ConversationRow,
  { id, assignee_id: assigneeId }: Input,
  lines: Activity[],
): Promise<store.Change> {
  if (assigneeId === undefined || assigneeId === conversation.assignee_id) return {};
  const team = await store.readTeammates(ctx.db, conversation.merchant_id, ctx.now());
  const teammate = team.find((one) => one.id === assigneeId);
  if (assigneeId && !teammate)
    throw new Problem('assignee.missing', { errors: [{ path: 'assignee_id', message: 'Choose a teammate who answers customers.' }] });
  lines.push({ kind: 'assigned', actor: ctx.actor.name, reason: null, note: teammate?.name ?? null });
  if (assigneeId && assigneeId !== ctx.actor.id) {
    await store.insertNotifications(ctx.db, [
      {
        merchant_id: conversation.merchant_id,
        user_id: assigneeId,
        id: ctx.newId(),
        type: 'assigned',
        conversation_id: id,
        text: `${ctx.actor.name} gave you ${conversation.customer_name}`,
      },
    ]);
    ctx.signal({ type: 'changed', topic: 'notifications', id: null, version: null });
  }
  if (assigneeId) for (const message of await store.cancelQueuedAi(ctx.db, id)) announceMessage(ctx, message);
  return {
    assignee_id: assigneeId,
    ...(assigneeId && {
      handler: 'human',
      ...(conversation.handoff_requested_at &&
        !conversation.handoff_accepted_at && { handoff_accepted_at: ctx.now(), handoff_by: assigneeId }),
    }),
    ...(!assigneeId && conversation.handler === 'human' && { handler: 'none' }),
  };
}

export async function read(ctx: Ctx, { id, seq }: Received<typeof markRead>) {
  await mustExist(ctx, id);
  await store.setReadByTeammate(ctx.db, ctx.actor.merchant, id, ctx.actor.id, seq);
  return {};
}

/** Not worth keeping: streams hear it, nobody stores it. */
export async function typing(ctx: Ctx, { id, on }: Received<typeof sayTyping>) {
  await mustExist(ctx, id);
  const { id: userId, name } = ctx.actor;
  ctx.whisper(
    { type: 'typing', conversation_id: id, who: 'teammate', user_id: userId, name, on },
    { conversationId: id, chat: { type: 'typing', who: 'teammate', name, on } },
  );
  return {};
}

async function mustExist(ctx: Ctx, id: string) {
  if (!(await store.hasConversation(ctx.db, id))) throw new Problem('conversation.missing');
}
