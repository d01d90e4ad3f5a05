import { t } from '../lib/messages.ts';
import { useAuth } from './auth.ts';
import { withCsrf } from './csrf.ts';
import { forgetCsrfToken } from './csrf-cache.ts';
import { forgetDrafts } from './drafts.ts';
import { goTo } from './go-to.ts';
import { noteLateLogOut } from './late-log-out.ts';
import { notify, notifyProblem } from './notify.ts';
import { logOut } from './own-calls.ts';
import { ApiProblem } from './problem.ts';
import { describe } from './request.ts';
import { setLeaving } from './session-end.ts';
import { exchange } from './transport.ts';

/**
 * Logs out here and on the server, after `first`; if that fails, the user stays signed in. This browser forgets the session even when the
 * server is unreachable, says so, and logs out there once it is reachable.
 */
export async function signOut(first?: () => Promise<unknown>): Promise<void> {
  setLeaving(true);
  if (first) await first().catch(stay);
  const { token } = useAuth.getState();
  const loggedOut = withCsrf((csrf) => exchange(describe(logOut, {}), { token, csrf }));
  useAuth.getState().logout();
  forgetDrafts();
  goTo('/login');
  await loggedOut.catch((problem: unknown) => {
    if (!(problem instanceof ApiProblem) || problem.status !== 0) return notifyProblem(problem);
    noteLateLogOut();
    notify.success(t('shell.logged_out_here'));
  });
  // One fetched meanwhile belongs to the session that has just ended.
  forgetCsrfToken();
}

function stay(problem: unknown): never {
  setLeaving(false);
  throw problem;
}
