import type { ReadCtx, UserActor, WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { countFailed, forgiveAccount, refuseWhileBlocked } from './lockout.ts';
import { isPassword } from './passwords.ts';
import { sessionBegan, type UserRow } from './store.ts';
import { isSecondStep } from './two-factor.ts';

type Ctx = WriteCtx<UserActor>;

/**
 * Requires what an unlocked screen doesn't have: a code when two-step authentication is on, otherwise the password. `user` is locked. Wrong
 * ones count as failed sign-ins.
 */
export async function requireProof(
  ctx: Ctx,
  vault: Vault,
  user: UserRow,
  { password = '', code = '' }: { password?: string; code?: string },
) {
  await refuseWhileBlocked(ctx, user.email);
  if (user.two_factor_enabled_at) {
    if (!(await isSecondStep(ctx, vault, user, code))) return refuseCode(ctx, user);
  } else if (!(await isPassword(user.password_hash, password))) return refusePassword(ctx, user);
  return forgiveAccount(ctx, user.email);
}

/** In milliseconds. */
const freshFor = 15 * 60_000;

/** Whether a session began a short while ago, with everything that logging in takes. Refreshing it doesn't make it younger. */
export async function isFresh({ db, actor, now }: Pick<ReadCtx<UserActor>, 'db' | 'actor' | 'now'>): Promise<boolean> {
  const began = actor.sessionId ? await sessionBegan(db, actor.sessionId) : undefined;
  return began !== undefined && now().getTime() - began.getTime() < freshFor;
}

/** Requires the proof only of a session that is older: who just logged in has given it. A proof that is given is checked all the same. */
export async function requireRecentProof(ctx: Ctx, vault: Vault, user: UserRow, proof: { password?: string | undefined }) {
  if (proof.password) return requireProof(ctx, vault, user, { password: proof.password });
  if (await isFresh(ctx)) return undefined;
  throw new Problem('password.required', { errors: [{ path: 'password', message: 'Confirm your password to continue.' }] });
}

/** Wrong codes count as failed sign-ins, because six digits could be guessed otherwise. */
export async function refuseCode(ctx: Ctx, user: UserRow): Promise<never> {
  await countFailed(ctx, user.email);
  ctx.audit({ action: 'two_factor.code_failed', object: ['user', user.id] });
  return ctx.refuse(
    new Problem('two_factor.wrong', { errors: [{ path: 'code', message: 'This code is incorrect. Check it and try again.' }] }),
  );
}

async function refusePassword(ctx: Ctx, user: UserRow): Promise<never> {
  await countFailed(ctx, user.email);
  ctx.audit({ action: 'password.proof_failed', object: ['user', user.id] });
  return ctx.refuse(new Problem('password.wrong', { errors: [{ path: 'password', message: 'Your current password is incorrect.' }] }));
}
