import type { Conversation } from '@parley/contract/conversations';
import type { markRead, markUnread, pinConversation, sayTyping, sayViewing, updateConversation } from '@parley/contract/inbox';
import type { Received } from '@parley/contract/endpoint';
import type { UserActor, WriteCtx, WritingActor } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { personId } from '../../../platform/lib/actors.ts';
import { lockVisible, mustSee } from './access.ts';
import { audienceOf } from './announce.ts';
import { applyChange } from './apply-change.ts';
import { addPin, removePin } from './list-store.ts';
import * as store from './store.ts';
import { shown } from './take-over.ts';

type Ctx = WriteCtx<UserActor>;

export async function update(ctx: WriteCtx<WritingActor>, { id, ...wanted }: Received<typeof updateConversation>): Promise<Conversation> {
  await applyChange(ctx, await lockVisible(ctx, id), wanted, { id: personId(ctx.actor), name: ctx.actor.name });
  return shown(ctx, id);
}

export async function read(ctx: Ctx, { id, seq }: Received<typeof markRead>) {
  const conversation = await mustSee(ctx, id);
  // Scheduled messages are not part of the conversation yet, so nothing is read.
  await store.setReadByTeammate(ctx.db, ctx.actor.merchant, id, ctx.actor.id, Math.min(seq, conversation.message_count));
  notifyMyself(ctx, conversation);
  return {};
}

export async function unread(ctx: Ctx, { id }: Received<typeof markUnread>): Promise<Conversation> {
  const conversation = await mustSee(ctx, id);
  await store.setUnread(ctx.db, ctx.actor.merchant, id, ctx.actor.id, Math.max(0, conversation.customer_seq - 1));
  notifyMyself(ctx, conversation);
  return shown(ctx, id);
}

export const maxPins = 50;
export async function pin(ctx: Ctx, { id, pinned }: Received<typeof pinConversation>): Promise<Conversation> {
  const conversation = await mustSee(ctx, id);
  if (!pinned) await removePin(ctx.db, ctx.actor.id, id);
  else if ((await addPin(ctx.db, ctx.actor.merchant, ctx.actor.id, id)) > maxPins) throw new Problem('conversation.too_many_pins');
  notifyMyself(ctx, conversation);
  return shown(ctx, id);
}

/** Syncs a teammate's own state to their other tabs and devices. Ephemeral, because a reconnecting stream reloads everything. */
function notifyMyself(ctx: Ctx, conversation: store.ConversationRow) {
  const { id, version } = conversation;
  ctx.sendEphemeral(
    { type: 'changed', topic: 'inbox', id, version, for: [ctx.actor.id] },
    { conversationId: id, audience: audienceOf(conversation) },
  );
}

/** Ephemeral: streams receive it and nothing stores it. */
export async function typing(ctx: Ctx, { id, on }: Received<typeof sayTyping>) {
  const audience = audienceOf(await mustSee(ctx, id));
  const { id: userId, name } = ctx.actor;
  ctx.sendEphemeral(
    { type: 'typing', conversation_id: id, who: 'teammate', user_id: userId, name, on },
    { conversationId: id, chat: { type: 'typing', who: 'teammate', name, on }, audience },
  );
  return {};
}

export async function viewing(ctx: Ctx, { id, on }: Received<typeof sayViewing>) {
  const audience = audienceOf(await mustSee(ctx, id));
  const { id: userId, name } = ctx.actor;
  ctx.sendEphemeral({ type: 'viewing', conversation_id: id, user_id: userId, name, on }, { conversationId: id, audience });
  return {};
}
