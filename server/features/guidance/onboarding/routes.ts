import * as contract from '@parley/contract/onboarding';
import type { Routes } from '../../../platform/http/route.ts';
import { keepCookie, type SignInParts } from '../../account/identity/index.ts';
import { completeStep, dismiss, getChecklist, getStatus, start } from './service.ts';

export function onboardingRoutes(route: Routes, parts: SignInParts & { secure: boolean }) {
  route(contract.startOnboarding, (ctx, input, http) => start(ctx, parts, input, http.device), { after: keepCookie(parts) });
  route(contract.getOnboardingStatus, (ctx, { merchant }) => getStatus(ctx, merchant));
  route(contract.getOnboardingChecklist, (ctx, { merchant }) => getChecklist(ctx, merchant));
  route(contract.completeOnboardingStep, (ctx, input) => completeStep(ctx, input));
  route(contract.dismissOnboarding, (ctx, input) => dismiss(ctx, input));
}
