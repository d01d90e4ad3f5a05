import type { OnboardingChecklist, OnboardingStep } from '@parley/contract/onboarding';
import type { RefObject } from 'react';

/** `next`: where the step leads. `savingRef`: a step that has something unsaved saves it, and goes on by itself once that worked. */
export type StepProps = { next: string; savingRef: RefObject<(() => void) | undefined> };

const pageOf = (step: OnboardingStep) => `/onboarding?step=${step}`;

/** Where Next leads: the step below, wherever it stands. */
export function nextAfter(step: OnboardingStep, checklist: OnboardingChecklist): string {
  const below = stepsBelow(step, checklist)[0];
  return below ? pageOf(below.step) : afterLast(checklist);
}

/** Where one goes on once a step is settled: the next open one below. */
export function openAfter(step: OnboardingStep, checklist: OnboardingChecklist): string {
  const open = stepsBelow(step, checklist).find(({ state }) => state === 'open');
  return open ? pageOf(open.step) : afterLast(checklist);
}

export const isLast = (step: OnboardingStep, checklist: OnboardingChecklist) => stepsBelow(step, checklist).length === 0;

const stepsBelow = (step: OnboardingStep, { steps }: OnboardingChecklist) => steps.slice(steps.findIndex((one) => one.step === step) + 1);
/** The page says when the shop is set up. Steps above that are still open are left for later: nobody is led back to them. */
const afterLast = ({ steps }: OnboardingChecklist) => (steps.some(({ state }) => state === 'open') ? '/dashboard' : '/onboarding');
