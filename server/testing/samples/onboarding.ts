import { newId } from '../../platform/lib/ids.ts';
import type { SampledNoun } from '../samples.ts';

export const onboarding: SampledNoun = {
  samples: {
    startOnboarding: () => ({
      name: 'New Owner',
      email: `starting-${newId()}@shop.example`,
      password: 'quite a long one',
      merchant_name: 'Starting Shop',
    }),
    getOnboardingStatus: ({ owner }) => ({ merchant: owner.merchant }),
    getOnboardingChecklist: ({ owner }) => ({ merchant: owner.merchant }),
    completeOnboardingStep: ({ owner }) => ({ merchant: owner.merchant, step: 'plan' }),
    dismissOnboarding: ({ owner }) => ({ merchant: owner.merchant }),
  },
};
