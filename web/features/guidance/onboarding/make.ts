import { type OnboardingChecklist, type OnboardingStep, onboardingSteps } from '@parley/contract/onboarding';
import { type Answers, madeUser, stubServer } from '../../../data/make.ts';

const merchant = madeUser.merchant_id ?? '';
export const lines = {
  start: 'POST /api/onboarding/start',
  checklist: `GET /api/onboarding/${merchant}/checklist`,
  complete: `POST /api/onboarding/${merchant}/complete-step`,
  dismiss: `POST /api/onboarding/${merchant}/dismiss`,
  chat: `GET /api/website-chat/${merchant}`,
  saveChat: `PUT /api/website-chat/${merchant}`,
  sources: `GET /api/merchants/${merchant}/knowledge/sources`,
  addSite: `POST /api/merchants/${merchant}/knowledge/sites`,
  crawl: `POST /api/merchants/${merchant}/knowledge/sources/${madeUser.id}/crawl`,
  removeSite: `DELETE /api/merchants/${merchant}/knowledge/sources/${madeUser.id}`,
  subscription: `GET /api/billing/${merchant}/subscription`,
  try: `POST /api/merchants/${merchant}/settings/ai/playground`,
  team: `GET /api/merchants/${merchant}/team`,
  invite: `POST /api/merchants/${merchant}/team/invite`,
  plan: `GET /api/merchants/${merchant}/entitlements`,
};

type State = OnboardingChecklist['steps'][number]['state'];
/** Only the first step is done, but for what is given. */
export function madeChecklist(states: Partial<Record<OnboardingStep, State>> = {}): OnboardingChecklist {
  const steps = onboardingSteps.map((step) => ({ step, state: states[step] ?? (step === 'shop' ? 'done' : 'open'), link: '/settings' }));
  return { state: steps.some(({ state }) => state === 'open') ? 'open' : 'done', steps };
}

export const stubOnboarding = (answers: Answers = {}) => stubServer({ [lines.checklist]: madeChecklist(), ...answers });
