import type { SessionUser } from '@parley/contract/auth';
import { useAuth } from '../../data/auth.ts';
import { forgetCsrfToken } from '../../data/csrf.ts';

/** Takes in a session the server has just opened; the cookie that the old CSRF token belonged to is another one now. */
export function useSignIn() {
  const login = useAuth((auth) => auth.login);
  return ({ user, token }: { user: SessionUser; token: string }) => {
    forgetCsrfToken();
    login(user, token);
  };
}
