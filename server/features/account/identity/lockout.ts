import type { WriteCtx } from '../../../context.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { countFailure, failuresOf, forgetFailures } from './lockout-store.ts';
import { delayAfter } from './rules.ts';

const keysOf = (email: string, address: string) => [`account:${email.trim().toLowerCase()}`, `address:${address}`];

/** Refuses password checks while the account or address is locked out, whether or not the account exists. */
export async function refuseWhileBlocked(ctx: WriteCtx, email: string) {
  const until = Math.max(0, ...(await failuresOf(ctx.db, keysOf(email, ctx.address))).map(({ blocked_until }) => blocked_until.getTime()));
  const wait = until - ctx.now().getTime();
  if (wait > 0) throw new Problem('credentials.delayed', { retryAfter: Math.ceil(wait / 1000) });
}

export async function countFailed(ctx: WriteCtx, email: string) {
  for (const key of keysOf(email, ctx.address))
    await countFailure(ctx.db, key, ctx.now(), (failures) => delayAfter(failures, key.startsWith('address:') ? 25 : 5));
}

/**
 * A correct password clears the account's failures but not the address's, so that one valid account can't be used to keep guessing others.
 */
export const forgiveAccount = (ctx: WriteCtx, email: string) => forgetFailures(ctx.db, keysOf(email, ctx.address)[0] ?? '');
