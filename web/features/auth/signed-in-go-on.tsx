import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAuth } from '../../data/auth.ts';
import { afterLogInPath } from './after-log-in.ts';

/** For visitors only. Whoever is signed in, since long or since this moment, goes on to where they wanted to be. */
export function SignedInGoOn({ children }: { children: ReactNode }) {
  const { state } = useLocation();
  const user = useAuth((auth) => (auth.isAuthenticated ? auth.user : null));
  return user ? <Navigate to={afterLogInPath(user, state)} replace /> : children;
}
