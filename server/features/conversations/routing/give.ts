import type { JobCtx, WriteCtx } from '../../../context.ts';
import { availabilityOf, findMembership, lockMemberships, lockTeam, setMembership } from '../../account/teams/index.ts';
import { assign, type ConversationRow, lockConversation } from '../inbox/index.ts';
import { limitsOf, maySeeBrand, type Viewer } from '../../account/visibility/index.ts';
import { lookAfter, lookAfterPlan } from './jobs.ts';
import { chooseNext, type Member } from './rules.ts';
import * as store from './store.ts';

/** Gives what waits, the longest waiting first, until nothing waits or nobody has room. One transaction each. */
export async function share(ctx: JobCtx) {
  for (const teamId of await store.teamsToServe(ctx.db)) while (await ctx.write((writer) => giveNext(writer, teamId)));
}

/** Answers whether one was given. Everybody who gives locks in this order: the team, the people, the conversation. */
export async function giveNext(ctx: WriteCtx, teamId: string): Promise<boolean> {
  const passed: string[] = [];
  for (;;) {
    const chosen = await choose(ctx, teamId, passed);
    if (!chosen) return false;
    const conversation = await store.lockLongestWaiting(ctx.db, teamId, chosen);
    if (conversation) await give(ctx, conversation, chosen);
    if (conversation || chosen.brands === null) return conversation !== undefined;
    // Nothing waits of the brands they see: there may be something for the next.
    passed.push(chosen.id);
  }
}

/**
 * Given, and not taken within the shop's handoff limit. Whoever is there keeps it and is looked at again; from who has gone it goes to
 * another of the team, and to nobody when there is none: then it waits for all.
 */
export async function takeBackIfLeft(ctx: JobCtx, { conversation_id: id, user_id: userId }: { conversation_id: string; user_id: string }) {
  await ctx.write(async (writer) => {
    const place = await store.findTeamOf(writer.db, id);
    const teamId = place?.team_id;
    const next = place && teamId ? await choose(writer, teamId, [userId], place) : undefined;
    const conversation = await lockConversation(writer.db, id);
    const isLeft = conversation?.assignee_id === userId && conversation.handler === 'none' && conversation.status === 'open';
    if (!isLeft) return;
    const person = await findMembership(writer.db, writer.actor.merchant, userId);
    if (person && availabilityOf(person, writer.now()) === 'online') return lookAgain(writer, conversation, userId);
    if (next && conversation.team_id === teamId && maySeeBrand(next, conversation.brand_id)) await give(writer, conversation, next);
    else await assign(writer, conversation, { assigneeId: null });
  });
}

/** Who is next in a team that shares its work. The people's rows are locked: nobody is counted by two at once. */
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
    .map((person) => ({ ...person, brands: limitsOf(person).brands }))
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

async function give(ctx: WriteCtx, conversation: ConversationRow, { id }: Member) {
  await assign(ctx, conversation, { assigneeId: id });
  await setMembership(ctx.db, ctx.actor.merchant, id, { last_assigned_at: ctx.now() });
  await lookAgain(ctx, conversation, id);
}

async function lookAgain(ctx: WriteCtx, { id }: ConversationRow, userId: string) {
  const { merchant } = ctx.actor;
  const at = new Date(ctx.now().getTime() + (await store.readHandoffLimit(ctx.db)) * 60_000);
  ctx.enqueue(lookAfter, { merchant, conversation_id: id, user_id: userId }, lookAfterPlan(id, at));
}
