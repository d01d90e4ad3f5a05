import type { refreshSession as contractRefresh } from '@parley/contract/auth';
import type { Result } from '@parley/contract/endpoint';
import { useAuth } from './auth.ts';
import { withCsrf } from './csrf.ts';
import { refreshSession } from './own-calls.ts';
import { describe } from './request.ts';
import { sessionEnded } from './session-end.ts';
import { noteIssued, secondsLeft } from './token.ts';
import { exchange } from './transport.ts';
import { webLocks } from '../lib/browser.ts';

/** With less than this many seconds left, a call waits for a fresh token. */
const SHORT = 60;

let flight: Promise<void> | undefined;

/**
 * The token to send now, '' for a visitor; waits for a fresh one when it is about to expire. Throws when the session is over, or when the
 * server is unreachable and the old token has expired; a lost network never signs anyone out.
 */
export async function freshToken(): Promise<string> {
  const { token, isAuthenticated } = useAuth.getState();
  if (!isAuthenticated) return '';
  if (flight || isShort(token)) await refresh().catch(keepWhatHolds);
  if (!useAuth.getState().isAuthenticated) throw sessionEnded();
  return useAuth.getState().token;
}

/** Whether a stored session needs a fresh token before its next call. */
export const isShort = (token: string) => secondsLeft(token) < SHORT;

function keepWhatHolds(problem: unknown) {
  if (secondsLeft(useAuth.getState().token) <= 0) throw problem;
}

/** Fetches a fresh token: one request in this tab and, by a lock, one across tabs. Fails when the server is unreachable or the session is over. */
export function refresh(): Promise<void> {
  const before = useAuth.getState().token;
  flight ??= oneTabAtATime(() => refreshUnlessDone(before)).finally(() => {
    flight = undefined;
  });
  return flight;
}

/** Without Web Locks (on an insecure page) two tabs rely on the server's grace period for the previous token. */
const oneTabAtATime = (run: () => Promise<void>) => webLocks()?.request('parley-refresh', run) ?? run();

/** Another tab may have been faster: its token is in the storage by the time we get the lock. */
async function refreshUnlessDone(before: string): Promise<void> {
  await useAuth.persist.rehydrate();
  const { token, isAuthenticated } = useAuth.getState();
  if (!isAuthenticated || token !== before) return;
  const fresh = await withCsrf((csrf) => exchange<Result<typeof contractRefresh>>(describe(refreshSession, {}), { csrf }));
  noteIssued(fresh.token);
  if (useAuth.getState().isAuthenticated) useAuth.getState().login(fresh.user, fresh.token);
}
