import type { WriteCtx } from '../../../context.ts';
import { hashSecret } from '../../../platform/lib/ids.ts';
import { stepOfCode } from '../../../platform/vault/one-time-code.ts';
import type { Vault } from '../../../platform/vault/vault.ts';
import { changeUser, lockUser, type UserRow } from './store.ts';

/** Recovery codes are read aloud and typed by hand: case and dashes do not count. */
export const hashRecovery = (code: string) => hashSecret(`recovery:${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);

/**
 * Whether a code is the person's second step: of the app (RFC 6238, 30 s, one step either side, each step once) or one of the recovery codes,
 * which it then uses up.
 */
export async function isSecondStep(ctx: WriteCtx, vault: Vault, { id }: UserRow, code: string): Promise<boolean> {
  // Read anew under the lock: of two who bring the same code at once, the second must see that it was used.
  const user = await lockUser(ctx.db, id);
  if (!user?.two_factor_secret) return false;
  const given = code.replace(/\s/g, '');
  if (/^\d{6}$/.test(given)) {
    const step = stepOf(vault, user, given, ctx.now());
    if (step === undefined || step <= (user.two_factor_last_step ?? 0)) return false;
    await changeUser(ctx.db, user.id, { two_factor_last_step: step });
    return true;
  }
  const hash = hashRecovery(given);
  if (!user.recovery_codes.includes(hash)) return false;
  await changeUser(ctx.db, user.id, { recovery_codes: user.recovery_codes.filter((kept) => kept !== hash) });
  return true;
}

/** The 30-second step a code belongs to, or undefined. */
export const stepOf = (vault: Vault, user: UserRow, code: string, now: Date) =>
  stepOfCode(vault.open('two_factor', user.two_factor_secret ?? ''), user.email, code, now);
