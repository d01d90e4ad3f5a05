import type { ConversationStatus, priorities } from '@parley/contract/conversations';
import type { Activity } from '@parley/contract/messages';
import type { Actor, WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { mustHaveBrand } from '../../account/brands/index.ts';
import { refuseMerged } from './access.ts';
import { addLine, announceConversation } from './announce.ts';
import { placed, notifyAssignment } from './assign.ts';
import { emitChanges } from './emit-changes.ts';
import { returnedToAi } from './events.ts';
import { wakeConversation } from './jobs.ts';
import { canMove } from './rules.ts';
import { silenceAi } from './silence-ai.ts';
import * as store from './store.ts';
import { stateFor } from './visitor.ts';

export type Wanted = {
  status?: ConversationStatus;
  snoozed_until?: string | null;
  assignee_id?: string | null;
  team_id?: string | null;
  brand_id?: string | null;
  priority?: (typeof priorities)[number];
  subject?: string | null;
  muted?: boolean;
};
/** `as`: the acting user, when it isn't the transaction's actor. `undoableFor`: if it is longer than a single change can be undone. */
type By = { id: string | null; name: string; quiet?: boolean; as?: Resolver; undoableFor?: number };
type Resolver = 'ai' | 'person' | 'customer' | 'system';
const resolverOf = {
  user: 'person',
  visitor: 'customer',
  machine: 'system',
  operator: 'system',
  nobody: 'system',
  system: 'system',
} as const satisfies Record<Actor['kind'], Resolver>;
type Step = { change: store.Change; lines: Activity[] };

/**
 * Applies a teammate's change to a locked conversation. Single and bulk changes share these rules, activity lines, signals and audit entry.
 * Throws `conversation.move_refused`, `assignee.missing`, `team.missing`, `brand.missing`, `input.invalid`. Returns the updated row.
 */
export async function applyChange(ctx: WriteCtx, before: store.ConversationRow, wanted: Wanted, by: By): Promise<store.ConversationRow> {
  refuseMerged(before);
  const status = moved(ctx, before, wanted, by);
  const brandId = wanted.brand_id === undefined ? undefined : await mustHaveBrand(ctx, wanted.brand_id);
  const placing = await placed(ctx, before, { assigneeId: wanted.assignee_id, teamId: wanted.team_id, brandId }, by);
  const rest = labelled(before, wanted, by, ctx.now());
  const lines = [...status.lines, ...placing.lines, ...rest.lines];
  const taken = placing.change.assignee_id === undefined ? {} : await taking(ctx, before, placing.change.assignee_id ?? null);
  const waiting = status.change.status === 'open' ? await waitingAgain(ctx, before) : {};
  const change = { ...status.change, ...waiting, ...placing.change, ...taken, ...rest.change };
  if (Object.keys(change).length === 0) return before;
  let seq = before.message_count;
  for (const line of lines) seq = (await addLine(ctx, before, seq + 1, line)).seq;
  const after = await store.changeConversation(ctx.db, before.id, {
    ...change,
    message_count: seq,
    ...(status.lines.length > 0 && { last_activity_at: ctx.now() }),
  });
  const isSame = after.status === before.status && after.handler === before.handler && after.assignee_id === before.assignee_id;
  announceConversation(ctx, after, isSame ? undefined : await stateFor(ctx.db, after.id));
  await notifyAssignment(ctx, before, after, placing.notifyId, by);
  if (after.handler === 'ai' && after.answered_seq < before.answered_seq)
    await ctx.emit(returnedToAi, { merchant: after.merchant_id, conversation_id: after.id });
  await emitChanges(ctx, before, after, by);
  ctx.audit({ action: 'conversation.updated', object: ['conversation', before.id], detail: wanted });
  return after;
}

function moved(ctx: WriteCtx, conversation: store.ConversationRow, { status, snoozed_until: until }: Wanted, by: By): Step {
  const isSnoozedAnew = status === 'snoozed' && conversation.status === 'snoozed' && until !== undefined;
  if (!status || (status === conversation.status && !isSnoozedAnew)) return { change: {}, lines: [] };
  const from = conversation.status;
  if (!isSnoozedAnew && !canMove(from, status))
    throw new Problem('conversation.move_refused', { detail: `A conversation can’t change from ${from} to ${status}.` });
  if (status === 'snoozed' && (until === undefined || (until !== null && new Date(until) <= ctx.now())))
    throw new Problem('input.invalid', {
      detail: 'Choose when the snooze ends.',
      errors: [{ path: 'snoozed_until', message: 'Choose a time in the future, or null to snooze until the customer replies.' }],
    });
  const kind = ({ open: 'reopened', pending: 'pending', snoozed: 'snoozed', resolved: 'resolved' } as const)[status];
  const snoozedUntil = status === 'snoozed' && until ? new Date(until) : null;
  if (snoozedUntil)
    ctx.enqueue(
      wakeConversation,
      { merchant: conversation.merchant_id, conversation_id: conversation.id, until: snoozedUntil.toISOString() },
      { runAt: snoozedUntil, key: `wake:${conversation.id}` },
    );
  return {
    lines: [{ kind, actor: by.name, reason: null, note: snoozedUntil?.toISOString() ?? null }],
    change: {
      status,
      snoozed_until: snoozedUntil,
      resolved_at: status === 'resolved' ? ctx.now() : null,
      resolved_by: status === 'resolved' ? (by.as ?? resolverOf[ctx.actor.kind]) : null,
      ...(status === 'resolved' && { waiting_since: null, answered_seq: conversation.customer_seq }),
    },
  };
}

/** Resolving ended a customer's wait. After reopening, including an undo, they wait as before unless someone answered since. */
async function waitingAgain(
  ctx: WriteCtx,
  { id, status, handler, customer_seq: customerSeq, ...c }: store.ConversationRow,
): Promise<store.Change> {
  if (status !== 'resolved' || c.muted_at) return {};
  if (handler === 'none' && c.handoff_requested_at && !c.handoff_accepted_at) return { waiting_since: c.handoff_requested_at };
  const unanswered = await store.firstUnanswered(ctx.db, id);
  return unanswered ? { waiting_since: unanswered.created_at, answered_seq: Math.min(c.answered_seq, customerSeq - 1) } : {};
}

/**
 * Assigning a teammate takes the conversation from the AI and cancels its queued messages; unassigning leaves it waiting for the team. A
 * handoff whose customer still waits then counts as not accepted.
 */
async function taking(ctx: WriteCtx, conversation: store.ConversationRow, assigneeId: string | null): Promise<store.Change> {
  if (!assigneeId && conversation.handler !== 'human') return {};
  if (!assigneeId) return { handler: 'none', ...(conversation.waiting_since && { handoff_accepted_at: null, handoff_by: null }) };
  await silenceAi(ctx, conversation);
  const isAccepted = conversation.handoff_requested_at && !conversation.handoff_accepted_at;
  return { handler: 'human', ...(isAccepted && { handoff_accepted_at: ctx.now(), handoff_by: assigneeId }) };
}

function labelled(conversation: store.ConversationRow, { priority, subject, muted }: Wanted, by: By, now: Date): Step {
  const change: store.Change = {};
  const lines: Activity[] = [];
  if (priority && priority !== conversation.priority) {
    change.priority = priority;
    lines.push({ kind: 'priority_changed', actor: by.name, reason: null, note: priority });
  }
  if (subject !== undefined && subject !== conversation.subject) change.subject = subject || null;
  if (muted !== undefined && muted !== (conversation.muted_at !== null)) {
    change.muted_at = muted ? now : null;
    lines.push({ kind: muted ? 'muted' : 'unmuted', actor: by.name, reason: null, note: null });
  }
  return { change, lines };
}
