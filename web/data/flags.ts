import type { FlagName } from '@parley/contract/flags';
import type { getSession as contractSession } from '@parley/contract/auth';
import type { Result } from '@parley/contract/endpoint';
import { attemptCall } from './attempt.ts';
import { useAuth } from './auth.ts';
import { getSession } from './own-calls.ts';
import { describe } from './request.ts';

/** Whether a feature flag is on for the shop. Flags come with the session and update while the page is open. */
export const useFlag = (flag: FlagName): boolean => useAuth((auth) => auth.user?.flags.includes(flag) ?? false);

/** Every browser gets the signal at once; spreads their requests over this many milliseconds. */
const spreadMs = 1_000;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Refetches the flags once, after a random delay. */
export function refreshFlags(): void {
  waiting ??= setTimeout(() => {
    waiting = undefined;
    // If the request fails, the flags stay as they are until the next token refresh brings them.
    read().catch(() => undefined);
  }, Math.random() * spreadMs);
}

async function read() {
  const requestedFor = useAuth.getState().user;
  if (!requestedFor) return;
  const { flags } = await attemptCall<Result<typeof contractSession>>(describe(getSession, {}));
  const { user, updateUser } = useAuth.getState();
  if (user?.id === requestedFor.id && user.merchant_id === requestedFor.merchant_id) updateUser({ flags });
}
