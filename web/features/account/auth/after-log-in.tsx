import type { SessionUser } from '@parley/contract/auth';
import { isSuperAdmin } from '@parley/contract/permissions';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAuth } from '../../../data/auth.ts';
import { forgetCsrfToken } from '../../../data/csrf-cache.ts';

type Place = { pathname: string; search?: string; hash?: string };

/** Where to go after log-in: the requested page, else the user's first page. `state` is the location's. */
export const afterLogInPath = (user: FirstPage, state?: unknown): string => requestedPath(state) ?? firstPageOf(user);

type FirstPage = Pick<SessionUser, 'role' | 'permissions'>;
/** Who may do nothing, for want of a shop or of a second step, learns why in the dashboard's place. */
function firstPageOf({ role, permissions }: FirstPage): string {
  if (isSuperAdmin(role)) return '/admin';
  if (permissions.length === 0 || permissions.includes('inbox:read')) return '/dashboard';
  if (permissions.includes('orders:read')) return '/orders';
  return permissions.includes('billing:read') ? '/settings/billing' : '/settings/profile';
}

/** The guard stores the requested page as `from`: a URL, or the router's location. */
export function requestedPath(state: unknown): string | undefined {
  if (!hasFrom(state)) return undefined;
  const { from } = state;
  const path = typeof from === 'string' ? from : isPlace(from) ? from.pathname + (from.search ?? '') + (from.hash ?? '') : '';
  return /^\/(?!\/)/.test(path) ? path : undefined;
}

const hasFrom = (state: unknown): state is { from: unknown } => typeof state === 'object' && state !== null && 'from' in state;
const isPlace = (from: unknown): from is Place =>
  typeof from === 'object' && from !== null && 'pathname' in from && typeof from.pathname === 'string';

/** Stores a new session; the old CSRF token is invalid now, because its cookie was replaced. */
export function useSignIn() {
  const login = useAuth((auth) => auth.login);
  return ({ user, token }: { user: SessionUser; token: string }) => {
    forgetCsrfToken();
    login(user, token);
  };
}

/** For visitors only: a signed-in user is redirected to the requested page. */
export function SignedInGoOn({ children }: { children: ReactNode }) {
  const { state } = useLocation();
  const user = useAuth((auth) => (auth.isAuthenticated ? auth.user : null));
  return user ? <Navigate to={afterLogInPath(user, state)} replace /> : children;
}
