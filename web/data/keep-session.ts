import { followOtherTabs, useAuth } from './auth.ts';
import { forgetCsrfToken } from './csrf-cache.ts';
import { csrfToken } from './csrf.ts';
import { isShort, refresh } from './session.ts';
import { setLeaving } from './session-end.ts';
import { noteSeen } from './token.ts';

/**
 * Keeps the session valid while the app runs: refreshes it at boot when one is stored and when the computer wakes, shares it between tabs,
 * and fetches a CSRF token for the current user. Returns a stop function.
 */
export function keepSession(): () => void {
  noteSeen(useAuth.getState().token);
  const stopFollowing = followOtherTabs();
  const stopWatching = useAuth.subscribe((now, before) => {
    if (now.token && now.token !== before.token) {
      noteSeen(now.token);
      setLeaving(false);
    }
    if (now.user?.id !== before.user?.id) renewCsrfToken();
  });
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('online', wake);
  if (useAuth.getState().isAuthenticated) refreshQuietly();
  return () => {
    stopFollowing();
    stopWatching();
    document.removeEventListener('visibilitychange', wake);
    window.removeEventListener('online', wake);
  };
}

function wake() {
  const { token, isAuthenticated } = useAuth.getState();
  if (isAuthenticated && document.visibilityState === 'visible' && isShort(token)) refreshQuietly();
}

/** Nothing waits for this refresh: if the network is down, the next call refreshes again and reports the problem. */
function refreshQuietly() {
  refresh().catch(() => undefined);
}

function renewCsrfToken() {
  forgetCsrfToken();
  csrfToken().catch(() => undefined);
}
