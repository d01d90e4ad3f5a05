import type { Approval, decline as declineLine } from '@parley/contract/approvals';
import type { Received } from '@parley/contract/endpoint';
import type { UserActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { mayApprove } from '../assistant/index.ts';
import { addActivity, lockVisible } from '../../conversations/inbox/index.ts';
import { actionOf, presentApproval } from './present.ts';
import * as store from './store.ts';

/** Declines the action; the conversation stays with the team, who tell the customer. */
export async function decline(ctx: WriteCtx<UserActor>, { id, note }: Received<typeof declineLine>): Promise<Approval> {
  const { conversation_id: conversationId } = await mayDecide(ctx, id);
  const conversation = await lockVisible(ctx, conversationId);
  const row = await lockToDecide(ctx, id, conversationId);
  await store.decideOne(ctx.db, id, { state: 'declined', note: note || null, by: ctx.actor.id, at: ctx.now() });
  await addActivity(ctx, conversation, { kind: 'ai_declined', actor: ctx.actor.name, reason: actionOf(row.tool), note: note || null });
  ctx.audit({ action: 'ai.declined', object: ['conversation', row.conversation_id], detail: { approval: id, tool: row.tool } });
  notifyOf(ctx, row);
  return presentApproval((await store.findOne(ctx.db, ctx.actor, id)) ?? missing('approval.missing'), ctx.actor);
}

/** The approval, if this person may decide it and it is open. */
export async function mayDecide(ctx: WriteCtx<UserActor>, id: string): Promise<store.ListedApproval> {
  return decidable(ctx, await store.findOne(ctx.db, ctx.actor, id));
}

/** The same with its lock, taken after that of its conversation; `conversationId` is the locked conversation. */
export async function lockToDecide(ctx: WriteCtx<UserActor>, id: string, conversationId: string): Promise<store.ListedApproval> {
  const row = decidable(ctx, await store.lockOne(ctx.db, ctx.actor, id));
  // The conversation was merged meanwhile, and the new one isn't locked.
  if (row.conversation_id !== conversationId) throw new Problem('approval.changed');
  return row;
}

function decidable({ actor: { teamRole } }: WriteCtx<UserActor>, found: store.ListedApproval | undefined): store.ListedApproval {
  const row = found ?? missing('approval.missing');
  if (teamRole === null || !mayApprove(teamRole, actionOf(row.tool))) throw new Problem('permission.denied');
  if (row.state !== 'proposed') throw new Problem('approval.decided');
  return row;
}

export const notifyOf = (ctx: WriteCtx, { id, version, conversation_id: conversationId }: store.ListedApproval) =>
  ctx.signal({ type: 'changed', topic: 'approvals', id, version: version + 1 }, { conversationId });
