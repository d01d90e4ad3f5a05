import { randomBytes } from 'node:crypto';
import type { ReadCtx, UserActor, WriteCtx } from '../../../../context.ts';
import { missing, Problem } from '../../../../platform/http/problem.ts';
import type { Vault } from '../../../../platform/vault/vault.ts';
import { forgiveAccount, refuseWhileBlocked } from '../lockout.ts';
import { isFresh, refuseCode, requireProof, requireRecentProof } from '../proof.ts';
import { changeUser, findUser, lockUser, markTwoStep, type UserRow } from '../store.ts';
import { drawQr, newTotp } from '../../../../platform/vault/one-time-code.ts';
import { noteSecurity } from '../security-mail.ts';
import { hashRecovery, isSecondStep, stepOf } from '../two-factor.ts';

type Ctx = WriteCtx<UserActor>;

/**
 * Generates a secret, which sign-in requires only after a code was verified. Starting again replaces it. Takes a proof: a code of the app
 * replaces the password as one from then on, so whoever copied a session must not be able to bring an app of their own.
 */
export async function enableTwoFactor(ctx: Ctx, vault: Vault, proof: { password?: string | undefined }) {
  const user = await lockSelf(ctx);
  if (user.two_factor_enabled_at) throw new Problem('two_factor.already_on');
  await requireRecentProof(ctx, vault, user, proof);
  const { secret, url } = newTotp(user.email);
  await changeUser(ctx.db, user.id, { two_factor_secret: vault.close('two_factor', secret), two_factor_last_step: null });
  ctx.audit({ action: 'two_factor.started', object: ['user', user.id] });
  return { secret, otpauth_url: url, qr_svg: await drawQr(url) };
}

export async function verifyTwoFactor(ctx: Ctx, vault: Vault, code: string) {
  const user = await lockSelf(ctx);
  if (user.two_factor_enabled_at) throw new Problem('two_factor.already_on');
  if (!user.two_factor_secret) throw new Problem('two_factor.not_started');
  await refuseWhileBlocked(ctx, user.email);
  const step = stepOf(vault, user, code.replace(/\s/g, ''), ctx.now());
  if (step === undefined) return refuseCode(ctx, user);
  const recoveryCodes = newRecoveryCodes();
  await changeUser(ctx.db, user.id, {
    two_factor_enabled_at: ctx.now(),
    two_factor_last_step: step,
    recovery_codes: recoveryCodes.map(hashRecovery),
  });
  await forgiveAccount(ctx, user.email);
  if (ctx.actor.sessionId) await markTwoStep(ctx.db, { session: ctx.actor.sessionId }, true);
  ctx.forget(`user:${user.id}`);
  ctx.audit({ action: 'two_factor.enabled', object: ['user', user.id] });
  noteSecurity(ctx, user.id, 'two_factor_on');
  return { recovery_codes: recoveryCodes };
}

/** Requires a code of the app or a recovery code, so that an unlocked screen is not enough. */
export async function disableTwoFactor(ctx: Ctx, vault: Vault, code: string) {
  const user = await lockSelf(ctx);
  if (!user.two_factor_enabled_at) throw new Problem('two_factor.not_started');
  await refuseWhileBlocked(ctx, user.email);
  if (!(await isSecondStep(ctx, vault, user, code))) return refuseCode(ctx, user);
  await changeUser(ctx.db, user.id, {
    two_factor_secret: null,
    two_factor_enabled_at: null,
    two_factor_last_step: null,
    recovery_codes: [],
  });
  await forgiveAccount(ctx, user.email);
  await markTwoStep(ctx.db, { user: user.id }, false);
  ctx.forget(`user:${user.id}`);
  ctx.audit({ action: 'two_factor.disabled', object: ['user', user.id] });
  noteSecurity(ctx, user.id, 'two_factor_off');
  return { message: 'Two-step authentication is off.' };
}

/** The earlier codes stop working at once, also those that were lost. */
export async function renewRecoveryCodes(ctx: Ctx, vault: Vault, code: string) {
  const user = await lockSelf(ctx);
  if (!user.two_factor_enabled_at) throw new Problem('two_factor.not_started');
  await requireProof(ctx, vault, user, { code });
  const recoveryCodes = newRecoveryCodes();
  await changeUser(ctx.db, user.id, { recovery_codes: recoveryCodes.map(hashRecovery) });
  ctx.audit({ action: 'two_factor.recovery_codes_renewed', object: ['user', user.id] });
  noteSecurity(ctx, user.id, 'recovery_codes_renewed');
  return { recovery_codes: recoveryCodes };
}

export async function getTwoFactor(ctx: ReadCtx<UserActor>) {
  const user = (await findUser(ctx.db, ctx.actor.id)) ?? missing('user.missing');
  return {
    enabled: user.two_factor_enabled_at !== null,
    recovery_codes_left: user.recovery_codes.length,
    setup_needs_password: user.two_factor_enabled_at === null && !(await isFresh(ctx)),
  };
}

const lockSelf = async (ctx: Ctx): Promise<UserRow> => (await lockUser(ctx.db, ctx.actor.id)) ?? missing('user.missing');

/** Crockford's alphabet, without characters that are easily confused on paper. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten single-use codes of 80 bits, long enough that a plain hash is safe. */
const newRecoveryCodes = () => Array.from({ length: 10 }, newRecoveryCode);

function newRecoveryCode() {
  const code = Array.from(randomBytes(16), (byte) => letters[byte % 32]).join('');
  return code.replace(/(.{4})(?=.)/g, '$1-');
}
