import type { Conversation } from '@parley/contract/conversations';
import Hand from 'lucide-react/icons/hand';
import { Button } from '../../../../ui/button.tsx';
import { t } from '../messages.ts';

type TakeOverProps = { conversation: Conversation; isBusy: boolean; onTakeOver: () => void };

/** Amber while a person is needed; otherwise taking over is the teammate's choice, so it is neutral. */
export function TakeOverButton({ conversation, isBusy, onTakeOver }: TakeOverProps) {
  if (!conversation.actions.includes('take_over')) return null;
  const isWanted = conversation.handoff !== null && conversation.handoff.accepted_at === null;
  return (
    <Button variant={isWanted ? 'human' : 'primary'} icon={<Hand />} kbd="h" busy={isBusy} onClick={onTakeOver}>
      {t('inbox.take_over')}
    </Button>
  );
}
