import { isAdmin, isSuperAdmin } from '@parley/contract/permissions';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useAuth } from '../data/auth.ts';
import { leftOnPurpose } from '../data/session-end.ts';

/** The merchant's area: a visitor goes to /login and returns to the requested page, unless they logged out themselves. */
export function SignedInOnly({ children = <Outlet /> }: { children?: ReactNode }) {
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated);
  const from = useLocation();
  return isAuthenticated ? children : <Navigate to="/login" replace state={leftOnPurpose() ? undefined : { from }} />;
}

/** The router's guard of /admin: staff may pass, other users go to /dashboard. */
export function StaffOnly() {
  const role = useAuth((auth) => auth.user?.role);
  return <SignedInOnly>{role && isAdmin(role) ? <Outlet /> : <Navigate to="/dashboard" replace />}</SignedInOnly>;
}

/** The operator shell's own guard: only a super admin may stay, so a plain admin ends up on /dashboard. */
export function SuperAdminOnly({ children }: { children: ReactNode }) {
  const role = useAuth((auth) => auth.user?.role);
  return role && isSuperAdmin(role) ? children : <Navigate to="/dashboard" replace />;
}
