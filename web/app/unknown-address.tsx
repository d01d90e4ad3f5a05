import { type ComponentType, lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useAuth } from '../data/auth.ts';

const UnknownPage = lazy(() => import('./merchant/unknown-page.tsx'));
const orderAddress = /^\/orders\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i;

/** Any unknown path leads to the start page, which is told where somebody wanted to go. An order's ID opens the order. */
export function UnknownAddress() {
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const { pathname } = useLocation();
  const order = orderAddress.exec(pathname)?.[1];
  if (isSignedIn && order) return <Navigate to={`/orders?order=${order.toLowerCase()}`} replace />;
  return <Navigate to="/" replace state={{ unknown: pathname }} />;
}

/** The start page, except for somebody signed in who came from an unknown path. */
export const startPage = (Start: ComponentType) =>
  function StartPage() {
    const isSignedIn = useAuth((auth) => auth.isAuthenticated);
    const unknown = unknownIn(useLocation().state);
    if (!isSignedIn || unknown === undefined) return <Start />;
    return (
      <Suspense fallback={<div aria-busy />}>
        <UnknownPage address={unknown} />
      </Suspense>
    );
  };

const unknownIn = (state: unknown): string | undefined =>
  typeof state === 'object' && state !== null && 'unknown' in state && typeof state.unknown === 'string' ? state.unknown : undefined;
