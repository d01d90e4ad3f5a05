import type { Activity } from '@parley/contract/messages';
import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { maySee, maySeeBrand } from '../../account/visibility/index.ts';
import { addLine, announceConversation, announceGone } from './announce.ts';
import { emitChanges } from './emit-changes.ts';
import { assignedByOther, conversationMoved } from './events.ts';
import * as store from './store.ts';

export type Placing = { assigneeId?: string | null; teamId?: string | null; brandId?: string | null };
/** `quiet`: the assignee is notified in another way, as in bulk changes. */
type By = { id: string | null; name: string | null; quiet?: boolean };

/**
 * The changes and activity lines of an assignment. Throws when the teammate or team doesn't exist, or the teammate can't see the
 * conversation.
 */
export async function placed(
  ctx: WriteCtx,
  conversation: store.ConversationRow,
  { assigneeId, teamId, brandId = conversation.brand_id }: Placing,
  by: By,
): Promise<{ change: store.Change; lines: Activity[]; notifyId: string | null }> {
  const lines: Activity[] = [];
  const change: store.Change = {};
  if (teamId !== undefined && teamId !== conversation.team_id) {
    const team = teamId === null ? null : await store.findTeam(ctx.db, teamId);
    if (team === undefined) throw new Problem('team.missing', { errors: [{ path: 'team_id', message: 'Choose a team in this shop.' }] });
    change.team_id = teamId;
    lines.push({ kind: 'team_changed', actor: by.name, reason: null, note: team?.name ?? null });
  }
  const isMoved = brandId !== conversation.brand_id;
  if (isMoved) change.brand_id = brandId;
  const isGiven = assigneeId !== undefined && assigneeId !== conversation.assignee_id;
  const checkedId = isGiven ? assigneeId : isMoved && conversation.status !== 'resolved' ? conversation.assignee_id : null;
  const team = isGiven || checkedId ? await store.readTeammates(ctx.db, conversation.merchant_id, ctx.now()) : [];
  const teammate = team.find(({ id }) => id === checkedId);
  if (teammate && !maySeeBrand(teammate, brandId)) throw unseen(teammate.name);
  if (!isGiven) return { change, lines, notifyId: null };
  if (assigneeId && !teammate)
    throw new Problem('assignee.missing', { errors: [{ path: 'assignee_id', message: 'Choose a teammate who answers customers.' }] });
  change.assignee_id = assigneeId;
  lines.push({ kind: assigneeId ? 'assigned' : 'unassigned', actor: by.name, reason: null, note: teammate?.name ?? null });
  return { change, lines, notifyId: assigneeId && assigneeId !== by.id && !by.quiet ? assigneeId : null };
}

/** A conversation can't be assigned to someone who can't see it. */
function unseen(name: string) {
  const message = `${name} can’t see this brand’s conversations.`;
  return new Problem('assignee.missing', { detail: message, errors: [{ path: 'assignee_id', message }] });
}

/** After the change is stored, notifies the new assignee, those who lost sight of it, and the features that route conversations. */
export async function notifyAssignment(
  ctx: WriteCtx,
  before: store.ConversationRow,
  after: store.ConversationRow,
  notifyId: string | null,
  by: By,
) {
  announceGone(ctx, before, after);
  if (notifyId)
    await ctx.emit(assignedByOther, { merchant: after.merchant_id, conversation_id: after.id, user_id: notifyId, by_id: by.id });
  if (before.team_id !== after.team_id || before.assignee_id !== after.assignee_id)
    await ctx.emit(conversationMoved, { merchant: after.merchant_id, conversation_id: after.id });
}

/**
 * Assigns a locked conversation to a teammate or team without a takeover: the handler stays the same until someone takes over. Used for
 * routing; manual assignment goes through `update`.
 */
export async function assign(
  ctx: WriteCtx,
  conversation: store.ConversationRow,
  placing: Placing,
  by: By = { id: null, name: null },
): Promise<store.ConversationRow> {
  const { change, lines, notifyId } = await placed(ctx, conversation, placing, by);
  if (lines.length === 0) return conversation;
  let seq = conversation.message_count;
  for (const line of lines) seq = (await addLine(ctx, conversation, seq + 1, line)).seq;
  const changed = await store.changeConversation(ctx.db, conversation.id, { ...change, message_count: seq });
  announceConversation(ctx, changed);
  await notifyAssignment(ctx, conversation, changed, notifyId, by);
  await emitChanges(ctx, conversation, changed);
  ctx.audit({
    action: 'conversation.assigned',
    object: ['conversation', conversation.id],
    detail: { assignee_id: placing.assigneeId, team_id: placing.teamId },
  });
  return changed;
}

/** The teammates to notify of a conversation: all who answer customers and can see it. */
export const whoMaySee = async (ctx: WriteCtx, conversation: store.ConversationRow) =>
  (await store.readTeammates(ctx.db, conversation.merchant_id, ctx.now())).filter((one) => maySee(one, conversation));
