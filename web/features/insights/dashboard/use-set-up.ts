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

/** The steps of a shop that isn't set up, for those who can; undefined once none is open, and where the team hid them. */
export function useSetUp(overview: Pick<Overview, 'set_up' | 'has_conversations'> | undefined): SetUp | undefined {
  const merchant = useMerchantId();
  const mayDo = useMay('settings:write');
  const hide = useCommand(dismissOnboarding);
  if (!overview || !mayDo || hide.isPending || hide.isSuccess) return undefined;
  const { set_up: steps, has_conversations: isUsed } = overview;
  if (!steps.some(({ state }) => state === 'open')) return undefined;
  const onHide = () => hide.mutate({ merchant });
  return { steps, isFirst: !isUsed, onHide };
}
