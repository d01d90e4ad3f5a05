import type { JobCtx, WriteCtx } from '../../../context.ts';
import { availabilityOf, findMembership, lockMemberships, lockTeam, setMembership } from '../../account/teams/index.ts';
import { assign, type ConversationRow, lockConversation } from '../inbox/index.ts';
import { accessOf, maySeeBrand, type Viewer } from '../../account/visibility/index.ts';
import { checkClaim, checkClaimPlan } from './jobs.ts';
import { chooseNext, type Member } from './rules.ts';
import * as store from './store.ts';

/** Assigns waiting conversations, longest waiting first, until none waits or nobody has room. One transaction each. */
export async function distribute(ctx: JobCtx) {
  for (const teamId of await store.teamsToServe(ctx.db)) while (await ctx.write((writer) => assignNext(writer, teamId)));
}

/** Returns whether a conversation was assigned. All assigners lock in the same order: team, teammates, conversation. */
export async function assignNext(ctx: WriteCtx, teamId: string): Promise<boolean> {
  const passed: string[] = [];
  for (;;) {
    const chosen = await choose(ctx, teamId, passed);
    if (!chosen) return false;
    const conversation = await store.lockLongestWaiting(ctx.db, teamId, chosen);
    if (conversation) await assignTo(ctx, conversation, chosen);
    if (conversation || chosen.brands === null) return conversation !== undefined;
    // Nothing waits in the brands this teammate sees; there may be something for the next one.
    passed.push(chosen.id);
  }
}

/**
 * Handles a conversation that was assigned but not claimed within the shop's handoff limit. An online assignee keeps it and is checked
 * again; from an offline one it goes to another member of the team, or back to waiting for everyone.
 */
export async function reassignIfUnclaimed(
  ctx: JobCtx,
  { conversation_id: id, user_id: userId }: { conversation_id: string; user_id: string },
) {
  await ctx.write(async (writer) => {
    const place = await store.findTeamOf(writer.db, id);
    const teamId = place?.team_id;
    const next = place && teamId ? await choose(writer, teamId, [userId], place) : undefined;
    const conversation = await lockConversation(writer.db, id);
    const isLeft = conversation?.assignee_id === userId && conversation.handler === 'none' && conversation.status === 'open';
    if (!isLeft) return;
    const person = await findMembership(writer.db, writer.actor.merchant, userId);
    if (person && availabilityOf(person, writer.now()) === 'online') return lookAgain(writer, conversation, userId);
    if (next && conversation.team_id === teamId && maySeeBrand(next, conversation.brand_id)) await assignTo(writer, conversation, next);
    else await assign(writer, conversation, { assigneeId: null });
  });
}

/** The next teammate in a round-robin team. Locks the members' rows, so that two assigners don't count the same capacity. */
async function choose(
  ctx: WriteCtx,
  teamId: string,
  except: readonly string[],
  about?: { brand_id: string | null },
): Promise<(Member & Pick<Viewer, 'brands'>) | undefined> {
  const team = await lockTeam(ctx.db, teamId);
  if (team?.routing !== 'round_robin') return undefined;
  const { merchant } = ctx.actor;
  const people = await lockMemberships(ctx.db, merchant);
  const members = people
    .filter(({ user_id: id, team_ids: teams }) => teams.includes(teamId) && !except.includes(id))
    .map((person) => ({ ...person, brands: accessOf(person).brands }))
    .filter((person) => about === undefined || maySeeBrand(person, about.brand_id));
  if (members.length === 0) return undefined;
  const counts = await store.openCounts(
    ctx.db,
    merchant,
    members.map(({ user_id: id }) => id),
  );
  return chooseNext(
    members.map(({ user_id: id, last_assigned_at: lastGivenAt, brands, ...seen }) => ({
      id,
      lastGivenAt,
      brands,
      availability: availabilityOf(seen, ctx.now()),
      open: counts.get(id) ?? 0,
    })),
    team.capacity,
  );
}

async function assignTo(ctx: WriteCtx, conversation: ConversationRow, { id }: Member) {
  await assign(ctx, conversation, { assigneeId: id });
  await setMembership(ctx.db, ctx.actor.merchant, id, { last_assigned_at: ctx.now() });
  await lookAgain(ctx, conversation, id);
}

async function lookAgain(ctx: WriteCtx, { id }: ConversationRow, userId: string) {
  const { merchant } = ctx.actor;
  const at = new Date(ctx.now().getTime() + (await store.readHandoffLimit(ctx.db)) * 60_000);
  ctx.enqueue(checkClaim, { merchant, conversation_id: id, user_id: userId }, checkClaimPlan(id, at));
}
