import type { Conversation } from '@parley/contract/conversations';
import type { takeOverConversation, returnToAi } from '@parley/contract/inbox';
import type { Received } from '@parley/contract/endpoint';
import type { UserActor, WriteCtx, WritingActor } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { addLine, announceConversation, announceGone, announceMessage } from './announce.ts';
import { lockVisible, refuseMerged } from './access.ts';
import { customerWords } from './customer-words.ts';
import { lastWords } from './say.ts';
import { emitChanges } from './emit-changes.ts';
import { returnedToAi } from './events.ts';
import { deliverMessage } from './jobs.ts';
import { listedOne } from './list-store.ts';
import { presentConversation } from './present.ts';
import { silenceAi } from './silence-ai.ts';
import * as store from './store.ts';
import { stateFor } from './visitor.ts';

type Ctx = WriteCtx<UserActor>;

/**
 * The only way a teammate becomes the handler: under the conversation's lock, cancelling the AI's queued messages in the same transaction.
 */
export async function takeOver(ctx: Ctx, conversation: store.ConversationRow, assigneeId = ctx.actor.id): Promise<store.ConversationRow> {
  refuseMerged(conversation);
  if (conversation.handler === 'human' && conversation.assignee_id === assigneeId && conversation.status === 'open') return conversation;
  await silenceAi(ctx, conversation);
  const line = await addLine(ctx, conversation, conversation.message_count + 1, {
    kind: 'taken_over',
    actor: ctx.actor.name,
    reason: conversation.handoff_accepted_at ? null : conversation.handoff_reason,
    note: null,
  });
  const changed = await store.changeConversation(ctx.db, conversation.id, {
    handler: 'human',
    assignee_id: assigneeId,
    status: 'open',
    snoozed_until: null,
    resolved_at: null,
    resolved_by: null,
    message_count: line.seq,
    last_activity_at: ctx.now(),
    ...(conversation.handoff_requested_at &&
      !conversation.handoff_accepted_at && { handoff_accepted_at: ctx.now(), handoff_by: assigneeId }),
  });
  announceConversation(ctx, changed, await stateFor(ctx.db, changed.id));
  announceGone(ctx, conversation, changed);
  await emitChanges(ctx, conversation, changed);
  ctx.audit({ action: 'conversation.taken_over', object: ['conversation', conversation.id], detail: { from: conversation.handler } });
  return changed;
}

export async function takeOverById(ctx: Ctx, { id }: Received<typeof takeOverConversation>): Promise<Conversation> {
  await takeOver(ctx, await lockVisible(ctx, id));
  return shown(ctx, id);
}

/** Returns the conversation to the AI: tells the customer, passes the note to the AI, and answers open questions right away. */
export async function returnConversation(ctx: WriteCtx<WritingActor>, { id, note }: Received<typeof returnToAi>): Promise<Conversation> {
  const conversation = await lockVisible(ctx, id);
  const shop = await store.readShop(ctx.db);
  if (!shop.ai_enabled) throw new Problem('conversation.ai_unavailable');
  refuseMerged(conversation);
  if (conversation.handler === 'ai') return shown(ctx, id);
  const line = await addLine(ctx, conversation, conversation.message_count + 1, {
    kind: 'returned_to_ai',
    actor: ctx.actor.name,
    reason: null,
    note: note ?? null,
  });
  const message = await store.insertMessage(
    ctx.db,
    conversation,
    line.seq + 1,
    {
      id: ctx.newId(),
      direction: 'out',
      author: 'system',
      status: 'queued',
      text: customerWords(conversation, shop).assistantAgain,
    },
    ctx.now(),
  );
  const changed = await store.changeConversation(ctx.db, id, {
    handler: 'ai',
    assignee_id: null,
    status: 'open',
    snoozed_until: null,
    resolved_at: null,
    resolved_by: null,
    message_count: message.seq,
    disclosed_at: ctx.now(),
    ...lastWords(message, ctx.now()),
    handoff_reason: null,
    handoff_summary: null,
    handoff_requested_at: null,
    handoff_accepted_at: null,
    handoff_by: null,
    handoff_notified_at: null,
  });
  ctx.enqueue(deliverMessage, { merchant: changed.merchant_id, conversation_id: id, seq: message.seq });
  announceMessage(ctx, message);
  announceConversation(ctx, changed, await stateFor(ctx.db, changed.id));
  announceGone(ctx, conversation, changed);
  await ctx.emit(returnedToAi, { merchant: changed.merchant_id, conversation_id: id });
  await emitChanges(ctx, conversation, changed);
  ctx.audit({ action: 'conversation.returned_to_ai', object: ['conversation', id] });
  return shown(ctx, id);
}

/** The conversation as its changer sees it. */
export async function shown(ctx: WriteCtx<WritingActor>, id: string): Promise<Conversation> {
  const row = (await listedOne(ctx.db, id, ctx.actor)) ?? missing('conversation.missing');
  return presentConversation(row, ctx.actor, ctx.now());
}
