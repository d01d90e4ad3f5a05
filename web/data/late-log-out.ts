import { localStore } from '../lib/browser.ts';
import { useAuth } from './auth.ts';
import { withCsrf } from './csrf.ts';
import { forgetCsrfToken } from './csrf-cache.ts';
import { logOut } from './own-calls.ts';
import { describe } from './request.ts';
import { exchange } from './transport.ts';

const WAITS = 'log-out-waits';

/** The server doesn't know of a log-out yet. Scripts can't delete its cookies, so until then the session could be taken up again. */
export const noteLateLogOut = (): void => localStore.setItem(WAITS, 'yes');

/** Sends a log-out that was made without a network, now and when the network is back; unless somebody has logged in since. Returns a stop function. */
export function sendLateLogOut(): () => void {
  const again = () => void send();
  window.addEventListener('online', again);
  again();
  return () => window.removeEventListener('online', again);
}

async function send(): Promise<void> {
  if (localStore.getItem(WAITS) === null) return;
  if (!useAuth.getState().isAuthenticated) {
    // Still unreachable: it stays until the next time.
    const isDone = await withCsrf((csrf) => exchange(describe(logOut, {}), { csrf })).then(
      () => true,
      () => false,
    );
    if (!isDone) return;
    forgetCsrfToken();
  }
  localStore.removeItem(WAITS);
}
