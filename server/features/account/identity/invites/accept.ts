import type { Received } from '@parley/contract/endpoint';
import type * as contract from '@parley/contract/invites';
import { covers, type TeamRole } from '@parley/contract/permissions';
import type { UserActor, WriteCtx } from '../../../../context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { hashSecret } from '../../../../platform/lib/ids.ts';
import { mailVerification } from '../links.ts';
import { makeUser } from '../make-account.ts';
import { refuseCommon } from '../passwords.ts';
import { permissionsIn } from '../../visibility/index.ts';
import { roleToGive } from '../../roles/index.ts';
import { beginningOf, presentUser, shopOf } from '../session-user.ts';
import { takeSeat } from '../seats.ts';
import { beginSession, type Parts } from '../sign-in.ts';
import * as people from '../store.ts';
import * as store from './store.ts';
import { roleOf } from './rules.ts';

export async function readInvite(ctx: WriteCtx, { token }: Received<typeof contract.readInvite>) {
  const invite = await store.findByToken(ctx.db, hashSecret(token), ctx.now());
  if (!invite) throw new Problem('link.expired');
  return {
    email: invite.email,
    merchant_name: invite.merchant_name,
    team_role: invite.team_role as TeamRole,
    invited_by: invite.invited_by,
    has_account: (await people.findUserByEmail(ctx.db, invite.email)) !== undefined,
    sso:
      invite.sso_name === null ? null : { name: invite.sso_name, required: invite.sso_required === true && invite.team_role !== 'owner' },
  };
}

/** The emailed link shows that the address is theirs. A link that a teammate passed on doesn't, so the address is verified by mail. */
export async function registerByInvite(ctx: WriteCtx, parts: Parts, input: Received<typeof contract.registerByInvite>, device: string) {
  await refuseCommon(input.password, 'password');
  const invite = await useUp(ctx, input.token);
  const user = await makeUser(ctx, { email: invite.email, name: input.name, password: input.password, verified: invite.wasEmailed });
  if (!user) throw new Problem('email.taken', { detail: 'An account with this email already exists. Log in to join.' });
  await join(ctx, invite, user.id);
  if (!invite.wasEmailed) await mailVerification(ctx, user);
  return beginSession(ctx, parts, { ...user, last_merchant_id: invite.merchant_id }, device, { twoStep: false });
}

export async function joinByInvite(ctx: WriteCtx<UserActor>, { countsOf }: Parts, { token }: Received<typeof contract.joinByInvite>) {
  const invite = await useUp(ctx, token);
  const user = await people.findUser(ctx.db, ctx.actor.id);
  if (!user) throw new Problem('session.ended');
  if (user.email !== invite.email) throw new Problem('invite.other_address');
  await join(ctx, invite, user.id);
  const session = await beginningOf(ctx.db, ctx.actor.sessionId);
  const shops = await shopOf(ctx.db, { ...user, last_merchant_id: invite.merchant_id }, session);
  return presentUser(ctx, user, shops, countsOf);
}

/**
 * Accepts the open invitation to an address for somebody whom the shop's own identity provider vouches for; false when there is none.
 * Which shop their account opens first stays as it is.
 */
export async function joinByAddress(ctx: WriteCtx, { merchant, email, userId }: { merchant: string; email: string; userId: string }) {
  const invite = await store.findByEmail(ctx.db, merchant, email, ctx.now());
  if (!invite) return false;
  const { stored, allows } = await roleToGive(ctx.db, roleOf(invite));
  if (!covers(await permissionsOfInviter(ctx, { merchant_id: merchant, invited_by: invite.inviter_id }), allows)) return false;
  await store.remove(ctx.db, merchant, invite.id);
  await takeSeat(ctx, merchant, () => people.insertMembership(ctx.db, { user_id: userId, merchant_id: merchant, ...stored }));
  announceJoined(ctx, userId, { role: stored.role_id ?? stored.team_role, invite: invite.id });
  return true;
}

/** Somebody is on the team from now on. */
export function announceJoined(ctx: WriteCtx, userId: string, detail: Record<string, unknown>) {
  ctx.forget(`user:${userId}`);
  ctx.signal({ type: 'changed', topic: 'team', id: userId, version: null });
  ctx.audit({ action: 'team.joined', object: ['user', userId], detail });
}

async function permissionsOfInviter(
  ctx: WriteCtx,
  { merchant_id: merchant, invited_by: inviter }: { merchant_id: string; invited_by: string | null },
) {
  const shop = inviter ? (await people.membershipsOf(ctx.db, inviter)).find((one) => one.merchant_id === merchant) : undefined;
  return shop ? permissionsIn(shop) : [];
}

async function useUp(ctx: WriteCtx, token: string) {
  const hash = hashSecret(token);
  const invite = await store.use(ctx.db, hash, ctx.now());
  if (!invite) throw new Problem('link.expired');
  return { ...invite, wasEmailed: invite.token_hash === hash };
}

async function join(ctx: WriteCtx, invite: NonNullable<Awaited<ReturnType<typeof store.use>>>, userId: string) {
  const { merchant_id: merchant } = invite;
  await ctx.enter(merchant);
  const { stored, allows } = await roleToGive(ctx.db, roleOf(invite));
  // Whoever was removed, or may do less now, brings nobody in anymore.
  if (!covers(await permissionsOfInviter(ctx, invite), allows)) throw new Problem('link.expired');
  const already = (await people.membershipsOf(ctx.db, userId)).some((shop) => shop.merchant_id === merchant);
  if (!already) await takeSeat(ctx, merchant, () => people.insertMembership(ctx.db, { user_id: userId, merchant_id: merchant, ...stored }));
  await people.changeUser(ctx.db, userId, { last_merchant_id: merchant });
  announceJoined(ctx, userId, { role: stored.role_id ?? stored.team_role, invite: invite.id });
}
