import type { SessionUser } from '@parley/contract/auth';
import { isSuperAdmin } from '@parley/contract/permissions';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAuth } from '../../../data/auth.ts';
import { forgetCsrfToken } from '../../../data/csrf.ts';

type Place = { pathname: string; search?: string; hash?: string };

/** Where somebody who has just logged in goes: the page they asked for, else where their work is. `state` is the location's. */
export function afterLogInPath(user: Pick<SessionUser, 'role'>, state?: unknown): string {
  return askedFor(state) ?? (isSuperAdmin(user.role) ? '/admin' : '/inbox');
}

/** The guard remembers the page as `from`: an address, or the router's location. */
function askedFor(state: unknown): string | undefined {
  if (!hasFrom(state)) return undefined;
  const { from } = state;
  const path = typeof from === 'string' ? from : isPlace(from) ? from.pathname + (from.search ?? '') + (from.hash ?? '') : '';
  return /^\/(?!\/)/.test(path) ? path : undefined;
}

const hasFrom = (state: unknown): state is { from: unknown } => typeof state === 'object' && state !== null && 'from' in state;
const isPlace = (from: unknown): from is Place =>
  typeof from === 'object' && from !== null && 'pathname' in from && typeof from.pathname === 'string';

/** Takes in a session the server has just opened; the cookie that the old CSRF token belonged to is another one now. */
export function useSignIn() {
  const login = useAuth((auth) => auth.login);
  return ({ user, token }: { user: SessionUser; token: string }) => {
    forgetCsrfToken();
    login(user, token);
  };
}

/** For visitors only. Whoever is signed in, since long or since this moment, goes on to where they wanted to be. */
export function SignedInGoOn({ children }: { children: ReactNode }) {
  const { state } = useLocation();
  const user = useAuth((auth) => (auth.isAuthenticated ? auth.user : null));
  return user ? <Navigate to={afterLogInPath(user, state)} replace /> : children;
}
