import type { bulkChange, selection as selectionShape } from '@parley/contract/bulk';
import type { z } from 'zod';
import type { UserActor, WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { mustHaveBrand } from '../../account/brands/index.ts';
import { conversationsAssigned } from '../../conversations/inbox/events.ts';
import { idsOf, readTeammates, searchDepth, searchIds } from '../../conversations/inbox/index.ts';
import { mustHaveTags } from '../../conversations/tags/index.ts';
import { meantBrands } from '../../account/visibility/index.ts';
import { type Change, changeRow, putRowBack } from './change-row.ts';
import * as conversations from './conversation-store.ts';
import type { Stand } from './rules.ts';
import type { RunRow } from './store.ts';

type Ctx = WriteCtx<UserActor>;
/** The inbox also selects by its tabs and statuses. */
type Selection = z.output<typeof selectionShape>;

async function chosen(ctx: Ctx, selection: Selection, most: number) {
  if (selection.kind === 'ids') return conversations.seenOf(selection.ids, ctx.actor);
  const { tab, status, q, filter } = selection;
  const [ids, meant] = [q ? await searchIds(ctx.db, q, searchDepth, ctx.actor) : undefined, await meantBrands(ctx.db, filter)];
  return idsOf({ merchant: ctx.actor.merchant, viewer: ctx.actor, tab, status, filter: meant, ids, now: ctx.now() }, most);
}

async function check(ctx: Ctx, { assignee_id: assignee, team_id: team, brand_id: brand, ...rest }: Change) {
  if (assignee && !(await readTeammates(ctx.db, ctx.actor.merchant, ctx.now())).some(({ id }) => id === assignee))
    throw new Problem('assignee.missing', {
      errors: [{ path: 'change.assignee_id', message: 'Choose a teammate who answers customers.' }],
    });
  if (team && !(await conversations.hasTeam(ctx.db, team)))
    throw new Problem('team.missing', { errors: [{ path: 'change.team_id', message: 'Choose a team in this shop.' }] });
  if (brand) await mustHaveBrand(ctx, brand);
  await mustHaveTags(ctx, [...(rest.add_tag_ids ?? []), ...(rest.remove_tag_ids ?? [])]);
  const { status, snoozed_until: until } = rest;
  if (status === 'snoozed' && (until === undefined || (until !== null && new Date(until) <= ctx.now())))
    throw new Problem('input.invalid', {
      detail: 'Choose when the snooze ends.',
      errors: [{ path: 'change.snoozed_until', message: 'Choose a time in the future, or null to snooze until the customer replies.' }],
    });
}

type Stood = { before: Stand; after: Stand };
export const conversationBulk = {
  chosen: (ctx: Ctx, selection: Selection, most: number) => chosen(ctx, selection, most),
  check: (ctx: Ctx, change: Change) => check(ctx, change),
  lock: (ctx: Ctx, ids: readonly string[]) => conversations.lockAll(ctx.db, ids),
  change: (ctx: Ctx, id: string, change: Change) => changeRow(ctx, id, change),
  undo: (ctx: Ctx, id: string, stand: Stood, change: Change) => putRowBack(ctx, id, stand, change),
  labels: conversations.numbersOf,
};

/** Marking as read changes no conversation, so it needs a signal of its own. */
export function notifyChunk(ctx: WriteCtx, run: RunRow) {
  if ((run.change as z.output<typeof bulkChange>).read !== undefined)
    ctx.signal({ type: 'changed', topic: 'inbox', id: null, version: null, for: [run.user_id] });
}

/** Notifies a teammate who was assigned many conversations only once. */
export async function notifyEnd(ctx: WriteCtx, run: RunRow, maker: UserActor) {
  const { assignee_id: assignee } = run.change as Change;
  if (run.state !== 'done' || !assignee || assignee === maker.id || run.done === 0) return;
  await ctx.emit(conversationsAssigned, { merchant: run.merchant_id, user_id: assignee, by_id: maker.id, count: run.done });
}
