import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/merchants';
import { can, mayGive, type TeamRole } from '@parley/contract/permissions';
import type { JobCtx, UserActor, WriteCtx } from '../../context.ts';
import { missing, Problem } from '../../platform/http/problem.ts';
import { applyChange, lockConversation } from '../inbox/index.ts';
import { limitsOf, maySeeBrand } from '../visibility/index.ts';
import { releaseConversations } from './jobs.ts';
import { isLastOwner } from './rules.ts';
import * as store from './team-store.ts';

type Ctx = WriteCtx<UserActor>;

export async function setTeamRole(ctx: Ctx, { merchant, id, team_role: role }: Received<typeof contract.setTeamRole>) {
  const person = await changeable(ctx, merchant, id);
  if (!mayGive(roleOf(ctx), role)) throw new Problem('team.role_refused');
  if (person.team_role === role) return { user_id: id, team_role: role };
  if (role !== 'owner') refuseLastOwner(person, await store.lockTeam(ctx.db, merchant));
  const answers = can(role, 'inbox:write');
  await store.setRole(ctx.db, merchant, id, role, { keepsTeams: answers });
  if (!answers) ctx.enqueue(releaseConversations, { merchant, user_id: id, by_id: ctx.actor.id, hidden: false });
  announce(ctx, id);
  ctx.audit({ action: 'team.role_set', object: ['user', id], detail: { before: person.team_role, after: role } });
  return { user_id: id, team_role: role };
}

/** Their account stays theirs; this shop is shut to it from here on, in their open streams too. */
export async function removeTeammate(ctx: Ctx, { merchant, id }: Received<typeof contract.removeTeammate>) {
  const person = await changeable(ctx, merchant, id);
  refuseLastOwner(person, await store.lockTeam(ctx.db, merchant));
  await store.removeMembership(ctx.db, merchant, id);
  ctx.enqueue(releaseConversations, { merchant, user_id: id, by_id: ctx.actor.id, hidden: false });
  announce(ctx, id);
  ctx.audit({ action: 'team.removed', object: ['user', id], detail: { role: person.team_role } });
  return {};
}

/** One conversation at a time, so that a busy person's leaving holds nobody up; run again it goes on where it stopped. */
export async function release(ctx: JobCtx, { user_id: userId, by_id: byId, hidden }: { user_id: string; by_id: string; hidden: boolean }) {
  const by = { id: byId, name: (await store.nameOf(ctx.db, byId)) ?? '' };
  for (const id of await store.unresolvedOf(ctx.db, userId))
    await ctx.write(async (writer) => {
      const conversation = await lockConversation(writer.db, id);
      if (conversation?.assignee_id !== userId || conversation.status === 'resolved') return;
      const person = hidden ? await store.findMember(writer.db, conversation.merchant_id, userId) : undefined;
      if (!person || !maySeeBrand(limitsOf(person), conversation.brand_id))
        await applyChange(writer, conversation, { assignee_id: null }, by);
    });
}

async function changeable(ctx: Ctx, merchant: string, id: string) {
  const person = (await store.findMember(ctx.db, merchant, id)) ?? missing('user.missing');
  if (!mayGive(roleOf(ctx), person.team_role as TeamRole)) throw new Problem('team.role_refused');
  return person;
}

function refuseLastOwner(person: { user_id: string }, team: readonly { user_id: string; team_role: string }[]) {
  if (isLastOwner(person.user_id, team)) throw new Problem('team.last_owner');
}

function announce(ctx: Ctx, id: string) {
  ctx.forget(`user:${id}`);
  ctx.signal({ type: 'changed', topic: 'team', id, version: null });
  ctx.signal({ type: 'changed', topic: 'profile', id, version: null });
}

const roleOf = ({ actor }: Ctx): TeamRole => actor.teamRole ?? missing('merchant.missing');
