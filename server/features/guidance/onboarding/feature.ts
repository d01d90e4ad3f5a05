import type { Feature } from '../../../platform/feature.ts';
import { openTokens, type SignInParts } from '../../account/identity/index.ts';
import { onboardingRoutes } from './routes.ts';

/** `secure`: the app is served over HTTPS, so its cookies must be, too. */
export type OnboardingParts = Omit<SignInParts, 'tokens'> & { secure: boolean };

export const onboarding = (parts: OnboardingParts): Feature => ({
  name: 'onboarding',
  routes: (route) => onboardingRoutes(route, { ...parts, tokens: openTokens(parts.vault) }),
});
