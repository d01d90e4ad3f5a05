import type { Conversation } from '@parley/contract/conversations';
import type { handOff, returnToAi } from '@parley/contract/inbox';
import type { Received } from '@parley/contract/endpoint';
import type { UserActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { addLine, announceConversation, announceGone, announceMessage, chatStateOf } from './announce.ts';
import { lockVisible, refuseMerged } from './access.ts';
import { customerWords } from './customer-words.ts';
import { lastWords } from './say.ts';
import { returnedToAi } from './events.ts';
import { deliverMessage } from './jobs.ts';
import { listedOne } from './list-store.ts';
import { presentConversation } from './present.ts';
import * as store from './store.ts';

type Ctx = WriteCtx<UserActor>;

/** The one way a person gets hold of a conversation: under its lock, cancelling what the AI had queued, in one transaction. */
export async function takeOver(ctx: Ctx, conversation: store.ConversationRow, assigneeId = ctx.actor.id): Promise<store.ConversationRow> {
  refuseMerged(conversation);
  if (conversation.handler === 'human' && conversation.assignee_id === assigneeId && conversation.status === 'open') return conversation;
  for (const message of await store.cancelQueuedAi(ctx.db, conversation.id)) announceMessage(ctx, message);
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
  announceConversation(ctx, changed, chatStateOf(changed, ctx.actor.name));
  announceGone(ctx, conversation, changed);
  ctx.audit({ action: 'conversation.taken_over', object: ['conversation', conversation.id], detail: { from: conversation.handler } });
  return changed;
}

export async function handOffConversation(ctx: Ctx, { id }: Received<typeof handOff>): Promise<Conversation> {
  await takeOver(ctx, await lockVisible(ctx, id));
  return shown(ctx, id);
}

/** Gives the conversation back: the customer is told, the AI reads the note, and answers at once what is still open. */
export async function returnConversation(ctx: Ctx, { id, note }: Received<typeof returnToAi>): Promise<Conversation> {
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
  const told = await store.insertMessage(
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
    message_count: told.seq,
    disclosed_at: ctx.now(),
    ...lastWords(told, ctx.now()),
    handoff_reason: null,
    handoff_summary: null,
    handoff_requested_at: null,
    handoff_accepted_at: null,
    handoff_by: null,
    handoff_notified_at: null,
  });
  ctx.enqueue(deliverMessage, { merchant: changed.merchant_id, conversation_id: id, seq: told.seq });
  announceMessage(ctx, told);
  announceConversation(ctx, changed, chatStateOf(changed, null));
  announceGone(ctx, conversation, changed);
  await ctx.emit(returnedToAi, { merchant: changed.merchant_id, conversation_id: id });
  ctx.audit({ action: 'conversation.returned_to_ai', object: ['conversation', id] });
  return shown(ctx, id);
}

/** The conversation as this teammate sees it, after a change of theirs. */
export async function shown(ctx: Ctx, id: string): Promise<Conversation> {
  const row = (await listedOne(ctx.db, id, ctx.actor.id)) ?? missing('conversation.missing');
  return presentConversation(row, ctx.actor, ctx.now());
}
