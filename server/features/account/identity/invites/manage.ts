import type { Received } from '@parley/contract/endpoint';
import type { linkInvite } from '@parley/contract/team-access';
import * as contract from '@parley/contract/merchants';
import { covers } from '@parley/contract/permissions';
import type { UserActor, WriteCtx } from '../../../../context.ts';
import { missing, Problem } from '../../../../platform/http/problem.ts';
import type { Reader } from '../../../../platform/db/tenant.ts';
import { hashSecret, newSecret } from '../../../../platform/lib/ids.ts';
import type { RoleId } from '@parley/contract/role-id';
import { permissionsNow, roleToGive } from '../../roles/index.ts';
import { mailInvite } from './mail.ts';
import { presentInvite } from './present.ts';
import { roleOf } from './rules.ts';
import * as store from './store.ts';

type Ctx = WriteCtx<UserActor>;
const goodFor = 7 * 86_400_000;

export async function invite(ctx: Ctx, input: Received<typeof contract.inviteTeammate>) {
  const { merchant, email } = input;
  const role = contract.roleIn(input);
  const { stored } = await mayGive(ctx, role);
  if (await store.isMember(ctx.db, merchant, email))
    throw new Problem('team.member_already', { errors: [{ path: 'email', message: 'This person is already on the team.' }] });
  const now = ctx.now();
  const id = await store.insert(ctx.db, {
    id: ctx.newId(),
    merchant_id: merchant,
    email,
    team_role: stored.team_role,
    role_id: stored.role_id,
    invited_by: ctx.actor.id,
    created_at: now,
    expires_at: new Date(now.getTime() + goodFor),
  });
  ctx.audit({ action: 'team.invited', object: ['invite', id], detail: { role } });
  return mailed(ctx, merchant, id);
}

export async function resend(ctx: Ctx, { merchant, id }: Received<typeof contract.resendInvite>) {
  const known = (await store.find(ctx.db, merchant, id)) ?? missing('invite.missing');
  await mayGive(ctx, roleOf(known));
  await store.renew(ctx.db, id, { expires_at: new Date(ctx.now().getTime() + goodFor), invited_by: ctx.actor.id });
  ctx.audit({ action: 'team.invited_again', object: ['invite', id] });
  return mailed(ctx, merchant, id);
}

/** A link to pass on, for when the email doesn't arrive. Whoever has it joins as the invited person, with an address that isn't verified yet. */
export async function link(ctx: Ctx, { merchant, id }: Received<typeof linkInvite>, publicUrl: string) {
  const known = (await store.find(ctx.db, merchant, id)) ?? missing('invite.missing');
  await mayGive(ctx, roleOf(known));
  if (known.expires_at <= ctx.now()) throw new Problem('link.expired', { detail: 'This invitation has expired. Resend it first.' });
  const secret = newSecret();
  await store.setLink(ctx.db, id, hashSecret(secret));
  ctx.audit({ action: 'team.invite_link_created', object: ['invite', id] });
  return { url: `${publicUrl}/register?invite=${secret}`, expires_at: known.expires_at.toISOString() };
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

/** The role, if it contains nothing above one's own permissions. */
async function mayGive(ctx: Ctx, role: RoleId) {
  const found = await roleToGive(ctx.db, role);
  if (!covers(await permissionsNow(ctx), found.allows)) throw new Problem('team.role_refused');
  return found;
}
