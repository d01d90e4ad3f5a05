import type { Conversation } from '@parley/contract/conversations';
import type { Received } from '@parley/contract/endpoint';
import { conversationMerged } from '@parley/contract/events';
import type { mergeConversation } from '@parley/contract/inbox';
import type { WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { maySee } from '../../account/visibility/index.ts';
import { addLine, announceConversation } from './announce.ts';
import { emitChanges } from './emit-changes.ts';
import { returnedToAi } from './events.ts';
import { deliverMessage } from './jobs.ts';
import * as merging from './merge-store.ts';
import { whyNotMerged } from './rules.ts';
import { cancelScheduled } from './schedule.ts';
import * as store from './store.ts';
import { stateFor } from './visitor.ts';
import { shown } from './take-over.ts';

/**
 * Moves all messages of one conversation to the end of another of the same customer. The merged conversation stays, resolved, with a link
 * to the target, and later messages of the customer arrive there. Drops what the AI was about to send.
 */
export async function merge(ctx: WriteCtx<WritingActor>, { id, into }: Received<typeof mergeConversation>): Promise<Conversation> {
  const both = await merging.lockBoth(ctx.db, [id, into]);
  const seen = (wanted: string) => both.find((one) => one.id === wanted && maySee(ctx.actor, one)) ?? missing('conversation.missing');
  const [source, target] = [seen(id), seen(into)];
  const issue = whyNotMerged(source, target);
  if (issue) throw new Problem('conversation.merge_refused', { detail: issue });
  await store.cancelQueuedAi(ctx.db, source.id);
  await cancelScheduled(ctx, source, 'The conversation was merged into another one.');
  const { moved, visible, queued, sessions } = await merging.moveMessages(ctx.db, source, target);
  await merging.leadOn(ctx.db, source, target, moved);
  // Their delivery jobs still refer to the old positions.
  if (queued !== null) ctx.enqueue(deliverMessage, { merchant: target.merchant_id, conversation_id: target.id, seq: queued });
  // An open chat follows the conversation it started on, so it must reconnect to the target.
  for (const session of sessions) ctx.forget(`chat-session:${session}`);
  const line = await addLine(ctx, target, target.message_count + moved + 1, {
    kind: 'merged',
    actor: ctx.actor.name,
    reason: null,
    note: `#${source.number}`,
  });
  const latest = (source.last_at ?? source.created_at) > (target.last_at ?? target.created_at) ? source : target;
  const merged = await store.changeConversation(ctx.db, target.id, {
    message_count: line.seq,
    visible_count: target.visible_count + visible,
    ...movedOn(source, target),
    ...reopened(source, target),
    // A browser without verification must not inherit it from the other conversation.
    verified_customer_id: source.verified_customer_id && target.verified_customer_id,
    first_ai_reply_at: earlier(source.first_ai_reply_at, target.first_ai_reply_at),
    first_human_reply_at: earlier(source.first_human_reply_at, target.first_human_reply_at),
    last_text: latest.last_text,
    last_author: latest.last_author,
    last_author_name: latest.last_author_name,
    last_at: latest.last_at,
    last_activity_at: ctx.now(),
  });
  const farewell = await addLine(ctx, source, 1, { kind: 'merged_away', actor: ctx.actor.name, reason: null, note: `#${target.number}` });
  const emptied = await store.changeConversation(ctx.db, source.id, {
    message_count: farewell.seq,
    visible_count: 0,
    customer_seq: 0,
    answered_seq: 0,
    status: 'resolved',
    resolved_at: source.resolved_at ?? ctx.now(),
    resolved_by: source.resolved_by ?? 'person',
    snoozed_until: null,
    waiting_since: null,
    burst_started_at: null,
    merged_into_id: target.id,
  });
  if (target.handler === 'ai' && isUnanswered(source))
    await ctx.emit(returnedToAi, { merchant: target.merchant_id, conversation_id: target.id });
  await ctx.emit(conversationMerged, { conversation_id: source.id, into_conversation_id: target.id });
  await emitChanges(ctx, target, merged);
  announceConversation(ctx, emptied);
  announceConversation(ctx, merged, await stateFor(ctx.db, merged.id));
  ctx.signal({ type: 'changed', topic: 'messages', id: target.id, version: merged.version }, { conversationId: target.id });
  ctx.signal({ type: 'changed', topic: 'messages', id: source.id, version: emptied.version }, { conversationId: source.id });
  ctx.audit({ action: 'conversation.merged', object: ['conversation', source.id], detail: { into: target.id, messages: moved } });
  return shown(ctx, into);
}

/** The position of the customer's last message, and whether it still waits for an answer. */
function movedOn(source: store.ConversationRow, target: store.ConversationRow): store.Change {
  if (source.customer_seq === 0) return {};
  const customerSeq = target.message_count + source.customer_seq;
  const isAnswered = source.answered_seq >= source.customer_seq && target.answered_seq >= target.customer_seq;
  return {
    customer_seq: customerSeq,
    customer_at: later(source.customer_at, target.customer_at),
    customer_text: source.customer_text,
    // Replies that were already emailed are not emailed again.
    ...(source.mailed_seq > source.customer_seq && { mailed_seq: target.message_count + source.mailed_seq }),
    answered_seq: isAnswered ? customerSeq : target.answered_seq,
    waiting_since: earlier(source.waiting_since, target.waiting_since),
  };
}
const isUnanswered = ({ customer_seq, answered_seq }: store.ConversationRow) => answered_seq < customer_seq;
/** A merge keeps unanswered messages waiting. */
const reopened = (source: store.ConversationRow, target: store.ConversationRow): store.Change =>
  isUnanswered(source) && target.status !== 'open' ? { status: 'open', snoozed_until: null, resolved_at: null, resolved_by: null } : {};
const later = (one: Date | null, other: Date | null) => (one && other ? (one > other ? one : other) : (one ?? other));
const earlier = (one: Date | null, other: Date | null) => (one && other ? (one < other ? one : other) : (one ?? other));
