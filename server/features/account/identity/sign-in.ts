import type { logIn, logOut, refreshSession, register } from '@parley/contract/auth';
import type { Received, Result } from '@parley/contract/endpoint';
import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { mustBeCurrency } from '../../../platform/lib/money.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { beginTrial } from '../billing/index.ts';
import { countFailed, forgiveAccount, refuseWhileBlocked } from './lockout.ts';
import { makeShop, makeUser } from './make-account.ts';
import { isPassword, refuseCommon } from './passwords.ts';
import { mailVerification } from './links.ts';
import { judgeRefresh, sessionExpires } from './rules.ts';
import { type CountsOf, presentUser, shopOf } from './session-user.ts';
import * as store from './store.ts';
import { type Tokens, tokenSeconds } from './tokens.ts';
import { noteSecurity } from './security-mail.ts';
import { isSecondStep } from './two-factor.ts';
import { deviceOf } from './users/rules.ts';

export type Parts = { tokens: Tokens; vault: Vault; countsOf: CountsOf; trialDays: number };
type SignedIn = Result<typeof register>;

/** Sign-in. Responds the same, in the same time, whether the account or the password is wrong. */
export async function signIn(ctx: WriteCtx, parts: Parts, input: Received<typeof logIn>, device: string): Promise<Result<typeof logIn>> {
  await refuseWhileBlocked(ctx, input.email);
  const user = await store.findUserByEmail(ctx.db, input.email);
  if (!(await isPassword(user?.password_hash, input.password)) || !user) {
    await countFailed(ctx, input.email);
    ctx.audit({ action: 'log_in.failed', detail: { known: user !== undefined } });
    return ctx.refuse(new Problem('credentials.wrong'));
  }
  if (user.two_factor_enabled_at) {
    const challenge = parts.vault.sign('challenge', `${user.id}:${user.password_hash}`);
    if (!input.code) return { two_factor_required: true, challenge };
    if (
      !parts.vault.isSigned('challenge', `${user.id}:${user.password_hash}`, input.challenge ?? '') ||
      !(await isSecondStep(ctx, parts.vault, user, input.code))
    ) {
      await countFailed(ctx, input.email);
      ctx.audit({ action: 'log_in.code_failed', object: ['user', user.id] });
      return ctx.refuse(new Problem('two_factor.wrong'));
    }
  }
  await forgiveAccount(ctx, input.email);
  ctx.audit({ action: 'log_in.done', object: ['user', user.id], detail: { device } });
  return beginSession(ctx, parts, user, device, { twoStep: user.two_factor_enabled_at !== null });
}

export async function signUp(ctx: WriteCtx, parts: Parts, input: Received<typeof register>, device: string): Promise<SignedIn> {
  mustBeCurrency(input.currency);
  await refuseCommon(input.password, 'password');
  const user = await makeUser(ctx, {
    email: input.email,
    name: input.name,
    password: input.password,
    locale: input.locale,
    timeZone: input.time_zone,
  });
  if (!user)
    throw new Problem('email.taken', {
      errors: [{ path: 'email', message: 'An account with this email already exists. Log in instead.' }],
    });
  const merchant = await makeShop(ctx, {
    name: input.merchant_name,
    currency: input.currency,
    timeZone: input.time_zone,
    locale: input.locale,
  });
  await store.insertMembership(ctx.db, { user_id: user.id, merchant_id: merchant, team_role: 'owner' });
  if (parts.trialDays > 0) await beginTrial(ctx, merchant, parts.trialDays);
  await mailVerification(ctx, user);
  ctx.audit({ action: 'shop.registered', object: ['merchant', merchant] });
  return beginSession(ctx, parts, user, device, { twoStep: false });
}

/**
 * Starts a user's session on a device. `twoStep`: they proved who they are by two factors, or by a passkey. `sso`: the shop whose single
 * sign-on they came by, and the only one that the session opens.
 */
export async function beginSession(
  ctx: WriteCtx,
  parts: Parts,
  user: store.UserRow,
  device: string,
  { twoStep, sso = null }: { twoStep: boolean; sso?: string | null },
): Promise<SignedIn> {
  const { tokens } = parts;
  const now = ctx.now();
  const id = ctx.newId();
  const refresh = tokens.firstRefresh(id);
  const devices = await store.devicesOf(ctx.db, user.id);
  if (devices.length > 0 && !devices.some((known) => deviceOf(known) === deviceOf(device)))
    noteSecurity(ctx, user.id, 'new_device', { device });
  await store.insertSession(ctx.db, {
    id,
    user_id: user.id,
    refresh_hash: tokens.hash(refresh),
    created_at: now,
    last_used_at: now,
    rotated_at: now,
    expires_at: sessionExpires(now, now, { bySso: sso !== null }),
    device,
    address: ctx.address,
    two_step: twoStep,
    sso_merchant_id: sso,
  });
  return answer(ctx, parts, user, { id, two_step: twoStep, sso_merchant_id: sso }, refresh);
}

async function answer(
  ctx: WriteCtx,
  { tokens, countsOf }: Parts,
  user: store.UserRow,
  session: store.SessionBeginning & { id: string },
  refresh: string,
): Promise<SignedIn> {
  const shops = await shopOf(ctx.db, user, session);
  if (shops.current) await ctx.enter(shops.current.merchant_id);
  return {
    user: await presentUser(ctx, user, shops, countsOf),
    token: await tokens.sign(user.id, session.id, ctx.now()),
    refresh_token: refresh,
    expires_in: tokenSeconds,
  };
}

/** Each refresh token works once. Reusing one ends its session, because someone else has it too. */
export async function refresh(ctx: WriteCtx, parts: Parts, given: string | undefined): Promise<Result<typeof refreshSession>> {
  const { tokens } = parts;
  const sessionId = tokens.sessionOf(given);
  const session = sessionId ? await store.lockSession(ctx.db, sessionId) : undefined;
  if (!given || !session || session.revoked_at || session.expires_at <= ctx.now()) throw new Problem('refresh.invalid');
  const hash = tokens.hash(given);
  const worth = judgeRefresh(
    { refreshHash: session.refresh_hash, previousHash: session.previous_hash, rotatedAt: session.rotated_at },
    hash,
    ctx.now(),
  );
  if (worth === 'stolen') {
    await store.changeSession(ctx.db, session.id, { revoked_at: ctx.now(), revoked_reason: 'refresh_token_reused' });
    ctx.forget(`session:${session.id}`);
    ctx.audit({ action: 'session.reuse_detected', object: ['session', session.id], detail: { user: session.user_id } });
    noteSecurity(ctx, session.user_id, 'session_stolen');
    return ctx.refuse(new Problem('refresh.invalid'));
  }
  const next = tokens.successor(given);
  if (worth === 'current')
    await store.changeSession(ctx.db, session.id, {
      refresh_hash: tokens.hash(next),
      previous_hash: hash,
      rotated_at: ctx.now(),
      last_used_at: ctx.now(),
      expires_at: sessionExpires(session.created_at, ctx.now(), { bySso: session.sso_merchant_id !== null }),
      address: ctx.address,
    });
  const user = await store.findUser(ctx.db, session.user_id);
  if (!user) throw new Problem('refresh.invalid');
  return answer(ctx, parts, user, session, next);
}

/** Ends the session of the refresh token. Without a valid one there is nothing to do, which is not an error. */
export async function signOut(ctx: WriteCtx, { tokens }: Parts, given: string | undefined): Promise<Result<typeof logOut>> {
  const sessionId = tokens.sessionOf(given);
  const session = sessionId ? await store.lockSession(ctx.db, sessionId) : undefined;
  if (session && given && [session.refresh_hash, session.previous_hash].includes(tokens.hash(given))) {
    await store.changeSession(ctx.db, session.id, { revoked_at: ctx.now(), revoked_reason: 'logged_out' });
    ctx.forget(`session:${session.id}`);
    ctx.audit({ action: 'log_out.done', object: ['user', session.user_id] });
  }
  return { message: 'You’re logged out.' };
}
