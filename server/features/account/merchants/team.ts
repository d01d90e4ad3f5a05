import type { Received } from '@parley/contract/endpoint';
import * as contract from '@parley/contract/merchants';
import { covers, type Permission } from '@parley/contract/permissions';
import type { UserActor, WriteCtx } from '../../../context.ts';
import { missing, Problem } from '../../../platform/http/problem.ts';
import { endSsoSessions } from '../identity/index.ts';
import { accessNarrowed, permissionsNow, roleToGive } from '../roles/index.ts';
import { permissionsIn } from '../visibility/index.ts';
import { isLastOwner } from './rules.ts';
import * as store from './store.ts';

type Ctx = WriteCtx<UserActor>;

export async function setTeamRole(ctx: Ctx, input: Received<typeof contract.setTeamRole>) {
  const { merchant, id } = input;
  const role = contract.roleIn(input);
  const { stored, allows } = await roleToGive(ctx.db, role);
  const person = await changeable(ctx, merchant, id);
  await refuseAbove(ctx, allows);
  const result = { user_id: id, role, team_role: stored.team_role };
  const before = person.role_id ?? person.team_role;
  if (before === role) return result;
  if (role !== 'owner') refuseLastOwner(person, await store.lockTeam(ctx.db, merchant));
  const answers = allows.includes('inbox:write');
  await store.setRole(ctx.db, merchant, id, stored, { keepsTeams: answers });
  if (!answers) await ctx.emit(accessNarrowed, { merchant, user_id: id, by_id: ctx.actor.id, hidden: false });
  announce(ctx, id);
  ctx.audit({ action: 'team.role_set', object: ['user', id], detail: { before, after: role } });
  return result;
}

/** Removes a teammate from this shop, including their open streams; their account stays. */
export async function removeTeammate(ctx: Ctx, { merchant, id, reassign_to: successor }: Received<typeof contract.removeTeammate>) {
  await changeable(ctx, merchant, id);
  await removeMember(ctx, { merchant, id, by: ctx.actor.id, successor });
  return {};
}

/** `by`: who answers for it, which for an identity provider is who gave it its token. */
export async function removeMember(
  ctx: WriteCtx,
  { merchant, id, by, successor }: { merchant: string; id: string; by: string; successor?: string | null | undefined },
) {
  const team = await store.lockTeam(ctx.db, merchant);
  const person = team.find(({ user_id: one }) => one === id) ?? missing('user.missing');
  refuseLastOwner(person, team);
  if (successor)
    refuseSuccessor(
      id,
      team.find(({ user_id: one }) => one === successor),
    );
  await store.removeMembership(ctx.db, merchant, id);
  await endSsoSessions(ctx, { merchant, user: id }, 'removed');
  await ctx.emit(accessNarrowed, { merchant, user_id: id, by_id: by, hidden: false, successor_id: successor });
  announce(ctx, id);
  const role = person.role_id ?? person.team_role;
  ctx.audit({ action: 'team.removed', object: ['user', id], detail: { role, ...(successor && { reassigned_to: successor }) } });
  return role;
}

async function changeable(ctx: Ctx, merchant: string, id: string) {
  const person = (await store.findMember(ctx.db, merchant, id)) ?? missing('user.missing');
  await refuseAbove(ctx, permissionsIn(person));
  return person;
}

/** Nobody can grant permissions above their own, or manage a teammate who has more. */
async function refuseAbove(ctx: Ctx, permissions: readonly Permission[]) {
  if (!covers(await permissionsNow(ctx), permissions)) throw new Problem('team.role_refused');
}

function refuseLastOwner(person: { user_id: string }, team: readonly { user_id: string; team_role: string }[]) {
  if (isLastOwner(person.user_id, team)) throw new Problem('team.last_owner');
}

function refuseSuccessor(leaver: string, successor: (Parameters<typeof permissionsIn>[0] & { user_id: string }) | undefined) {
  if (successor && successor.user_id !== leaver && permissionsIn(successor).includes('inbox:write')) return;
  throw new Problem('assignee.missing', { errors: [{ path: 'reassign_to', message: 'Choose a teammate who answers customers.' }] });
}

function announce(ctx: Pick<Ctx, 'forget' | 'signal'>, id: string) {
  ctx.forget(`user:${id}`);
  ctx.signal({ type: 'changed', topic: 'team', id, version: null });
  ctx.signal({ type: 'changed', topic: 'profile', id, version: null });
}
