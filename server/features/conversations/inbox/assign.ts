import type { Activity } from '@parley/contract/messages';
import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { maySee, maySeeBrand } from '../../account/visibility/index.ts';
import { addLine, announceConversation, announceGone } from './announce.ts';
import { conversationAssigned, conversationMoved } from './events.ts';
import * as store from './store.ts';

export type Placing = { assigneeId?: string | null; teamId?: string | null; brandId?: string | null };
/** `quiet`: whom it goes to hears of it some other way, as of many at once. */
type By = { id: string | null; name: string | null; quiet?: boolean };

/** What placing a conversation changes, and the lines that say so. Throws when the teammate or the team is not there, or the teammate may not see it. */
export async function placed(
  ctx: WriteCtx,
  conversation: store.ConversationRow,
  { assigneeId, teamId, brandId = conversation.brand_id }: Placing,
  by: By,
): Promise<{ change: store.Change; lines: Activity[]; told: string | null }> {
  const lines: Activity[] = [];
  const change: store.Change = {};
  if (teamId !== undefined && teamId !== conversation.team_id) {
    const team = teamId === null ? null : await store.findTeam(ctx.db, teamId);
    if (team === undefined) throw new Problem('team.missing', { errors: [{ path: 'team_id', message: 'Choose a team of this shop.' }] });
    change.team_id = teamId;
    lines.push({ kind: 'team_changed', actor: by.name, reason: null, note: team?.name ?? null });
  }
  const isMoved = brandId !== conversation.brand_id;
  if (isMoved) change.brand_id = brandId;
  const isGiven = assigneeId !== undefined && assigneeId !== conversation.assignee_id;
  const holder = isGiven ? assigneeId : isMoved && conversation.status !== 'resolved' ? conversation.assignee_id : null;
  const team = isGiven || holder ? await store.readTeammates(ctx.db, conversation.merchant_id, ctx.now()) : [];
  const teammate = team.find(({ id }) => id === holder);
  if (teammate && !maySeeBrand(teammate, brandId)) throw unseen(teammate.name);
  if (!isGiven) return { change, lines, told: null };
  if (assigneeId && !teammate)
    throw new Problem('assignee.missing', { errors: [{ path: 'assignee_id', message: 'Choose a teammate who answers customers.' }] });
  change.assignee_id = assigneeId;
  lines.push({ kind: assigneeId ? 'assigned' : 'unassigned', actor: by.name, reason: null, note: teammate?.name ?? null });
  return { change, lines, told: assigneeId && assigneeId !== by.id && !by.quiet ? assigneeId : null };
}

/** Nobody holds what they cannot see. */
function unseen(name: string) {
  const message = `${name} does not see conversations of this brand.`;
  return new Problem('assignee.missing', { detail: message, errors: [{ path: 'assignee_id', message }] });
}

/** Those who hear of it after it is written: whom it was given to, those who lost sight of it, and the features that place conversations. */
export async function tellPlaced(ctx: WriteCtx, before: store.ConversationRow, after: store.ConversationRow, told: string | null, by: By) {
  announceGone(ctx, before, after);
  if (told) await ctx.emit(conversationAssigned, { merchant: after.merchant_id, conversation_id: after.id, user_id: told, by_id: by.id });
  if (before.team_id !== after.team_id || before.assignee_id !== after.assignee_id)
    await ctx.emit(conversationMoved, { merchant: after.merchant_id, conversation_id: after.id });
}

/**
 * Gives a locked conversation to a teammate or a team without anyone having taken it: who handles it stays as it is until they do. For the
 * sharing out of what waits; a person's own assigning goes through `update`.
 */
export async function assign(
  ctx: WriteCtx,
  conversation: store.ConversationRow,
  placing: Placing,
  by: By = { id: null, name: null },
): Promise<store.ConversationRow> {
  const { change, lines, told } = await placed(ctx, conversation, placing, by);
  if (lines.length === 0) return conversation;
  let seq = conversation.message_count;
  for (const line of lines) seq = (await addLine(ctx, conversation, seq + 1, line)).seq;
  const changed = await store.changeConversation(ctx.db, conversation.id, { ...change, message_count: seq });
  announceConversation(ctx, changed);
  await tellPlaced(ctx, conversation, changed, told, by);
  ctx.audit({
    action: 'conversation.assigned',
    object: ['conversation', conversation.id],
    detail: { assignee_id: placing.assigneeId, team_id: placing.teamId },
  });
  return changed;
}

/** The teammates to tell of a conversation: all who answer customers and may see it. */
export const whoMaySee = async (ctx: WriteCtx, conversation: store.ConversationRow) =>
  (await store.readTeammates(ctx.db, conversation.merchant_id, ctx.now())).filter((one) => maySee(one, conversation));
