import { lazy, Suspense } from 'react';
import { useAuth } from '../../../data/auth.ts';

const StartShop = lazy(async () => ({ default: (await import('../../account/auth/index.ts')).StartShop }));
const Guide = lazy(async () => ({ default: (await import('./guide.tsx')).Guide }));

/** /onboarding: a visitor registers first; whoever is signed in goes on where the shop is. */
export function OnboardingScreen() {
  const isAuthenticated = useAuth((auth) => auth.isAuthenticated && auth.user !== null);
  return <Suspense fallback={<div aria-busy />}>{isAuthenticated ? <Guide /> : <StartShop />}</Suspense>;
}
