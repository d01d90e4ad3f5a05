import type { Received } from '@parley/contract/endpoint';
import * as contract from '@parley/contract/merchants';
import { canAssignRole, type TeamRole } from '@parley/contract/permissions';
import type { UserActor, WriteCtx } from '../../../../context.ts';
import { missing, Problem } from '../../../../platform/http/problem.ts';
import type { Reader } from '../../../../platform/db/tenant.ts';
import { mailInvite } from './mail.ts';
import { presentInvite } from './present.ts';
import * as store from './store.ts';

type Ctx = WriteCtx<UserActor>;
const goodFor = 7 * 86_400_000;

export async function invite(ctx: Ctx, input: Received<typeof contract.inviteTeammate>) {
  const { merchant, email } = input;
  const role = contract.roleIn(input);
  refuseAbove(ctx, role);
  if (await store.isMember(ctx.db, merchant, email))
    throw new Problem('team.member_already', { errors: [{ path: 'email', message: 'This person is already on the team.' }] });
  const now = ctx.now();
  const id = await store.insert(ctx.db, {
    id: ctx.newId(),
    merchant_id: merchant,
    email,
    team_role: role,
    invited_by: ctx.actor.id,
    created_at: now,
    expires_at: new Date(now.getTime() + goodFor),
  });
  ctx.audit({ action: 'team.invited', object: ['invite', id], detail: { role } });
  return mailed(ctx, merchant, id);
}

export async function resend(ctx: Ctx, { merchant, id }: Received<typeof contract.resendInvite>) {
  const known = (await store.find(ctx.db, merchant, id)) ?? missing('invite.missing');
  refuseAbove(ctx, known.team_role as TeamRole);
  await store.renew(ctx.db, id, new Date(ctx.now().getTime() + goodFor));
  ctx.audit({ action: 'team.invited_again', object: ['invite', id] });
  return mailed(ctx, merchant, id);
}

export async function revoke(ctx: Ctx, { merchant, id }: Received<typeof contract.revokeInvite>) {
  if (!(await store.remove(ctx.db, merchant, id))) throw new Problem('invite.missing');
  ctx.audit({ action: 'team.invite_revoked', object: ['invite', id] });
  ctx.signal({ type: 'changed', topic: 'team', id, version: null });
  return {};
}

/** The shop's open invitations, oldest first. */
export const openInvites = async (db: Reader, merchant: string, now: Date) =>
  (await store.invitesOf(db, merchant)).map((row) => presentInvite(row, now));

async function mailed(ctx: Ctx, merchant: string, id: string) {
  ctx.enqueue(mailInvite, { merchant, invite_id: id });
  ctx.signal({ type: 'changed', topic: 'team', id, version: null });
  return presentInvite((await store.find(ctx.db, merchant, id)) ?? missing('invite.missing'), ctx.now());
}

/** Nobody can grant a role above their own. */
function refuseAbove({ actor }: Ctx, role: TeamRole) {
  if (!actor.teamRole || !canAssignRole(actor.teamRole, role)) throw new Problem('team.role_refused');
}
