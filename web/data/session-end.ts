import { t } from '../lib/messages.ts';
import { useAuth } from './auth.ts';
import { forgetCsrfToken } from './csrf-cache.ts';
import { goTo } from './go-to.ts';
import { notify } from './notify.ts';
import { ApiProblem } from './problem.ts';

let leaving = false;

export const sessionEnded = () => new ApiProblem({ status: 401, code: 'session.ended', detail: t('shell.session_expired') });

/** Handles a 401, on any page: clears the session, tells the user and opens the log-in page. No toast for someone who is logging out. */
export function endSession(): void {
  forgetCsrfToken();
  useAuth.getState().logout();
  if (leaving) return;
  notify.sessionEnded();
  goTo('/login');
}

/** The user is logging out; `false` when it failed, or when a session began. */
export function setLeaving(now: boolean): void {
  leaving = now;
}

/** Whether the user logged out themselves: then the next log-in doesn't return to the page they left. */
export const leftOnPurpose = (): boolean => leaving;
