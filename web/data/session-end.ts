import { t } from '../lib/messages.ts';
import { useAuth } from './auth.ts';
import { forgetCsrfToken, withCsrf } from './csrf.ts';
import { goTo } from './go-to.ts';
import { notify, notifyProblem } from './notify.ts';
import { logOut } from './own-calls.ts';
import { ApiProblem } from './problem.ts';
import { describe } from './request.ts';
import { exchange } from './transport.ts';

const PUBLIC_PAGES = ['/', '/onboarding', '/privacy', '/terms', '/login', '/register', '/forgot-password'];

let leaving = false;
let settled = false;

export const sessionEnded = () => new ApiProblem({ status: 401, code: 'session.ended', detail: t('shell.session_expired') });

/**
 * Handles a 401: clears the session, tells the user and opens the log-in page. No toast for someone who is logging out, nor for an expired
 * session found while opening a public page.
 */
export function endSession(): void {
  const unnoticed = leaving || (!settled && PUBLIC_PAGES.includes(location.pathname));
  settled = true;
  forgetCsrfToken();
  useAuth.getState().logout();
  if (unnoticed) return;
  notify.sessionEnded();
  goTo('/login');
}

/** A request succeeded with the stored session: from now on its end is worth reporting. */
export function settleSession(): void {
  settled = true;
  leaving = false;
}

/**
 * Logs out here and on the server, after `first`; if that fails, the user stays signed in. This browser forgets the session even when the
 * server is unreachable, and says so.
 */
export async function signOut(first?: () => Promise<unknown>): Promise<void> {
  leaving = true;
  if (first) await first().catch(stay);
  const loggedOut = withCsrf((csrf) => exchange(describe(logOut, {}), { token: useAuth.getState().token, csrf }));
  useAuth.getState().logout();
  goTo('/login');
  await loggedOut.catch(notifyProblem);
}

function stay(problem: unknown): never {
  leaving = false;
  throw problem;
}

/** Whether the user logged out themselves: then the next log-in doesn't return to the page they left. */
export const leftOnPurpose = (): boolean => leaving;
