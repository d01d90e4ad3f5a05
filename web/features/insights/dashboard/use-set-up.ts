import { dismissOnboarding } from '@parley/contract/onboarding';
import { useMay, useMerchantId } from '../../../data/auth.ts';
import { useCommand } from '../../../data/use-command.ts';
import type { Overview } from './data.ts';

type Steps = Overview['set_up'];
export type SetUp = {
  steps: Steps;
  /** Until a customer wrote, setting up is what there is to do, so it stands above the empty metrics. */
  isFirst: boolean;
  onHide: () => void;
};

/** The steps of a shop that isn't set up, for those who can; undefined once all are done, and where the team hid them. */
export function useSetUp(steps: Steps | undefined): SetUp | undefined {
  const merchant = useMerchantId();
  const mayDo = useMay('settings:write');
  const hide = useCommand(dismissOnboarding);
  if (!steps || !mayDo || hide.isPending || hide.isSuccess || steps.every(({ done }) => done)) return undefined;
  const onHide = () => hide.mutate({ merchant });
  return { steps, isFirst: steps.some(({ step, done }) => step === 'first_conversation' && !done), onHide };
}
