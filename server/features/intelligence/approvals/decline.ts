import type { Approval, decline as declineLine } from '@parley/contract/approvals';
import type { Received } from '@parley/contract/endpoint';
import type { CallCtx, UserActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { mayApprove } from '../assistant/index.ts';
import { addActivity, lockVisible, readTeammates } from '../../conversations/inbox/index.ts';
import { approvalDecided } from './events.ts';
import { actionOf, presentApproval } from './present.ts';
import * as store from './store.ts';

/** Declines the action; the conversation stays with the team, who tell the customer. */
export async function decline(ctx: WriteCtx<UserActor>, { id, note }: Received<typeof declineLine>): Promise<Approval> {
  const { conversation_id: conversationId } = await mayDecide(ctx, id);
  const conversation = conversationId === null ? null : await lockVisible(ctx, conversationId);
  const row = await lockToDecide(ctx, id, conversationId);
  await store.decideOne(ctx.db, id, { state: 'declined', note: note || null, by: ctx.actor.id, at: ctx.now() });
  // What a teammate asked for never reached the customer's thread.
  if (conversation && row.requested_by === null)
    await addActivity(ctx, conversation, { kind: 'ai_declined', actor: ctx.actor.name, reason: actionOf(row.tool), note: note || null });
  ctx.audit({ action: 'ai.declined', object: objectOf(row), detail: { approval: id, tool: row.tool } });
  await announceDecision(ctx, row);
  return shown(ctx, id);
}

/** The approval as this person sees it now. */
export async function shown(ctx: Pick<CallCtx<UserActor> | WriteCtx<UserActor>, 'db' | 'actor' | 'now'>, id: string): Promise<Approval> {
  const row = (await store.findOne(ctx.db, ctx.actor, id)) ?? missing('approval.missing');
  return presentApproval(row, ctx.actor, await readTeammates(ctx.db, ctx.actor.merchant, ctx.now()));
}

/** What the audit log names: the conversation, or the order where there is none. */
export const objectOf = ({
  conversation_id: conversation,
  order_id: order,
  id,
}: store.ListedApproval): ['conversation' | 'order', string] =>
  conversation === null ? ['order', order ?? id] : ['conversation', conversation];

/** The approval, if this person may decide it and it is open. */
export async function mayDecide(ctx: WriteCtx<UserActor>, id: string): Promise<store.ListedApproval> {
  return decidable(ctx, await store.findOne(ctx.db, ctx.actor, id));
}

/** The same with its lock, taken after that of its conversation; `conversationId` is the locked conversation. */
export async function lockToDecide(ctx: WriteCtx<UserActor>, id: string, conversationId: string | null): Promise<store.ListedApproval> {
  const row = decidable(ctx, await store.lockOne(ctx.db, ctx.actor, id));
  // The conversation was merged meanwhile, and the new one isn't locked.
  if (row.conversation_id !== conversationId) throw new Problem('approval.changed');
  return row;
}

function decidable({ actor }: WriteCtx<UserActor>, found: store.ListedApproval | undefined): store.ListedApproval {
  const row = found ?? missing('approval.missing');
  if (!mayApprove(actor, actionOf(row.tool))) throw new Problem('permission.denied');
  if (row.state !== 'proposed') throw new Problem('approval.decided');
  return row;
}

/** To open screens and to whoever asked. */
export async function announceDecision(ctx: WriteCtx, row: store.ListedApproval): Promise<void> {
  await ctx.emit(approvalDecided, { merchant: row.merchant_id, approval_id: row.id });
  notifyOf(ctx, row);
}

export const notifyOf = (ctx: WriteCtx, { id, version, conversation_id: conversationId }: store.ListedApproval) =>
  ctx.signal({ type: 'changed', topic: 'approvals', id, version: version + 1 }, conversationId === null ? undefined : { conversationId });
