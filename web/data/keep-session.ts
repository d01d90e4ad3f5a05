import { followOtherTabs, useAuth } from './auth.ts';
import { csrfToken, forgetCsrfToken } from './csrf.ts';
import { isShort, refresh } from './session.ts';
import { settleSession } from './session-end.ts';
import { noteSeen } from './token.ts';

/**
 * Keeps the session in order while the app runs: refreshed at boot when one is stored and when the computer wakes, shared
 * between tabs, with a CSRF token for whoever is there now. Returns the way to stop.
 */
export function keepSession(): () => void {
  noteSeen(useAuth.getState().token);
  const stopFollowing = followOtherTabs();
  const stopWatching = useAuth.subscribe((now, before) => {
    if (now.token && now.token !== before.token) {
      noteSeen(now.token);
      settleSession();
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

/** Nobody waits for it: without a network the next call asks again and says what is wrong. */
function refreshQuietly() {
  refresh().catch(() => undefined);
}

function renewCsrfToken() {
  forgetCsrfToken();
  csrfToken().catch(() => undefined);
}
