import { type OnboardingChecklist, type OnboardingStep, onboardingSteps } from '@parley/contract/onboarding';

/** What the team decided about the steps; what the shop did is in its own tables. */
export type Decided = { skipped: OnboardingStep[]; confirmed: OnboardingStep[]; dismissed: boolean };

/** Steps that leave no trace in the shop's data: a preview stores nothing, and staying on the plan one has changes nothing. */
const confirmable: readonly OnboardingStep[] = ['try', 'plan'];
export const canConfirm = (step: OnboardingStep) => confirmable.includes(step);

const links: Record<OnboardingStep, string> = {
  shop: '/settings',
  look: '/settings/website-chat',
  channel: '/settings/website-chat',
  knowledge: '/agent-config?tab=knowledge',
  try: '/agent-config?tab=playground',
  team: '/settings#team',
  plan: '/settings/billing',
};

export type Done = Record<'look' | 'channel' | 'knowledge' | 'try' | 'team' | 'plan', boolean>;

/** Every step's state. The real thing counts more than a decision: a skipped step that is done anyway is done. */
export function checklistOf(done: Done, { skipped, confirmed, dismissed }: Decided): OnboardingChecklist {
  const isDone = (step: OnboardingStep) => step === 'shop' || done[step] || (canConfirm(step) && confirmed.includes(step));
  const steps = onboardingSteps.map((step) => ({
    step,
    state: isDone(step) ? ('done' as const) : skipped.includes(step) ? ('skipped' as const) : ('open' as const),
    link: links[step],
  }));
  const isOpen = steps.some(({ state }) => state === 'open');
  return { state: dismissed ? 'dismissed' : isOpen ? 'open' : 'done', steps };
}

/** The decisions after one more about a step. */
export function decide(before: Decided, step: OnboardingStep, as: 'open' | 'done' | 'skipped'): Decided {
  const without = (steps: readonly OnboardingStep[]) => steps.filter((one) => one !== step);
  return {
    ...before,
    skipped: [...without(before.skipped), ...(as === 'skipped' ? [step] : [])],
    confirmed: [...without(before.confirmed), ...(as === 'done' ? [step] : [])],
  };
}
