import { t } from '../lib/messages.ts';
import { useAuth } from './auth.ts';
import { forgetCsrfToken, withCsrf } from './csrf.ts';
import { goTo } from './go-to.ts';
import { notify, tellProblem } from './notify.ts';
import { logOut } from './own-calls.ts';
import { ApiProblem } from './problem.ts';
import { describe } from './request.ts';
import { exchange } from './transport.ts';

const PUBLIC_PAGES = ['/', '/onboarding', '/privacy', '/terms', '/login', '/register', '/forgot-password'];

let leaving = false;
let settled = false;

export const sessionEnded = () => new ApiProblem({ status: 401, code: 'session.ended', detail: t('shell.session_expired') });

/**
 * What a 401 means: the session is cleared, the person is told and finds the log-in page. Whoever is leaving knows it already, and
 * a session found dead while a public page is opened goes without a word: nobody wanted it.
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

/** The stored session was answered for: from now on its end is news. */
export function settleSession(): void {
  settled = true;
  leaving = false;
}

/**
 * Logs out here and on the server, after `first`, which may fail and then nobody leaves. This browser forgets the session even
 * when the server cannot be told, and says so.
 */
export async function signOut(first?: () => Promise<unknown>): Promise<void> {
  leaving = true;
  if (first) await first().catch(stay);
  const told = withCsrf((csrf) => exchange(describe(logOut, {}), { token: useAuth.getState().token, csrf }));
  useAuth.getState().logout();
  goTo('/login');
  await told.catch(tellProblem);
}

function stay(problem: unknown): never {
  leaving = false;
  throw problem;
}

/** Whether the person ended the last session: then nobody asks for the page they left. */
export const leftOnPurpose = (): boolean => leaving;
