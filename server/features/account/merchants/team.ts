import type { Received } from '@parley/contract/endpoint';
import * as contract from '@parley/contract/merchants';
import { can, canAssignRole, type TeamRole } from '@parley/contract/permissions';
import type { UserActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { accessNarrowed } from './events.ts';
import { isLastOwner } from './rules.ts';
import * as store from './store.ts';

type Ctx = WriteCtx<UserActor>;

export async function setTeamRole(ctx: Ctx, input: Received<typeof contract.setTeamRole>) {
  const { merchant, id } = input;
  const role = contract.roleIn(input);
  const person = await changeable(ctx, merchant, id);
  if (!canAssignRole(roleOf(ctx), role)) throw new Problem('team.role_refused');
  if (person.team_role === role) return { user_id: id, role, team_role: role };
  if (role !== 'owner') refuseLastOwner(person, await store.lockTeam(ctx.db, merchant));
  const answers = can(role, 'inbox:write');
  await store.setRole(ctx.db, merchant, id, role, { keepsTeams: answers });
  if (!answers) await ctx.emit(accessNarrowed, { merchant, user_id: id, by_id: ctx.actor.id, hidden: false });
  announce(ctx, id);
  ctx.audit({ action: 'team.role_set', object: ['user', id], detail: { before: person.team_role, after: role } });
  return { user_id: id, role, team_role: role };
}

/** Removes a teammate from this shop, including their open streams; their account stays. */
export async function removeTeammate(ctx: Ctx, { merchant, id }: Received<typeof contract.removeTeammate>) {
  const person = await changeable(ctx, merchant, id);
  refuseLastOwner(person, await store.lockTeam(ctx.db, merchant));
  await store.removeMembership(ctx.db, merchant, id);
  await ctx.emit(accessNarrowed, { merchant, user_id: id, by_id: ctx.actor.id, hidden: false });
  announce(ctx, id);
  ctx.audit({ action: 'team.removed', object: ['user', id], detail: { role: person.team_role } });
  return {};
}

async function changeable(ctx: Ctx, merchant: string, id: string) {
  const person = (await store.findMember(ctx.db, merchant, id)) ?? missing('user.missing');
  if (!canAssignRole(roleOf(ctx), person.team_role)) throw new Problem('team.role_refused');
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
