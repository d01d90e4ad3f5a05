import type { WriteCtx } from '../../../context.ts';
import { hashSecret } from '../../../platform/lib/ids.ts';
import { stepOfCode } from '../../../platform/vault/one-time-code.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { noteSecurity } from './security-mail.ts';
import { changeUser, lockUser, type UserRow } from './store.ts';

/** Recovery codes are typed by hand, so case and dashes are ignored. */
export const hashRecovery = (code: string) => hashSecret(`recovery:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);

/**
 * Whether a code is a valid second factor: from the app (RFC 6238, 30 s, one step either side, each step once) or a recovery code, which is
 * then used up.
 */
export async function isSecondStep(ctx: WriteCtx, vault: Vault, { id }: UserRow, code: string): Promise<boolean> {
  // Read again under the lock: of two requests with the same code, the second must see that it was used.
  const user = await lockUser(ctx.db, id);
  if (!user?.two_factor_secret) return false;
  const digits = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(digits)) {
    const step = stepOf(vault, user, digits, ctx.now());
    if (step === undefined || step <= (user.two_factor_last_step ?? 0)) return false;
    await changeUser(ctx.db, user.id, { two_factor_last_step: step });
    return true;
  }
  const hash = hashRecovery(digits);
  if (!user.recovery_codes.includes(hash)) return false;
  const left = user.recovery_codes.filter((kept) => kept !== hash);
  await changeUser(ctx.db, user.id, { recovery_codes: left });
  ctx.audit({ action: 'two_factor.recovery_code_used', object: ['user', user.id], detail: { left: left.length } });
  noteSecurity(ctx, user.id, 'recovery_code_used');
  return true;
}

/** The 30-second step that a code belongs to, or undefined. */
export const stepOf = (vault: Vault, user: UserRow, code: string, now: Date) =>
  stepOfCode(vault.open('two_factor', user.two_factor_secret ?? ''), user.email, code, now);
