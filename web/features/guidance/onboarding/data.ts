import {
  completeOnboardingStep,
  dismissOnboarding,
  getOnboardingChecklist,
  type OnboardingChecklist,
  type OnboardingStep,
} from '@parley/contract/onboarding';
import { useMerchantId } from '../../../data/auth.ts';
import { useCommand } from '../../../data/use-command.ts';
import { setRead, useRead } from '../../../data/use-read.ts';

export const useChecklist = () => useRead(getOnboardingChecklist, { merchant: useMerchantId() });

/** Skips or confirms a step, or takes that back. */
export function useDecide(onDone?: (checklist: OnboardingChecklist) => void) {
  const merchant = useMerchantId();
  const { mutate, isPending } = useCommand(completeOnboardingStep, {
    onDone: (checklist) => {
      setRead(getOnboardingChecklist, { merchant }, () => checklist);
      onDone?.(checklist);
    },
  });
  return { isPending, decide: (step: OnboardingStep, as: 'open' | 'done' | 'skipped') => mutate({ merchant, step, as }) };
}

export function useDismiss(onDone: () => void) {
  const merchant = useMerchantId();
  const { mutate, isPending } = useCommand(dismissOnboarding, { onDone });
  return { isPending, dismiss: () => mutate({ merchant, dismissed: true }) };
}
