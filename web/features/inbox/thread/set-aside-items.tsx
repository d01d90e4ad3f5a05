import type { Conversation } from '@parley/contract/conversations';
import Clock from 'lucide-react/icons/clock';
import { MenuItem } from '../../../ui/menu.tsx';
import type { useDeeds } from '../use-deeds.ts';
import { snoozeTimes } from './snooze-times.ts';
import { t } from '../words.ts';

const choices = ['hour', 'tomorrow', 'week'] as const;
type ItemsProps = { conversation: Conversation; move: ReturnType<typeof useDeeds>['move'] };

/** Not now: snooze until a time, or wait for the customer. */
export function SetAsideItems({ conversation, move }: ItemsProps) {
  const snooze = (until: Date) => move({ status: 'snoozed', snoozed_until: until.toISOString() });
  return (
    <>
      {conversation.actions.includes('snooze') &&
        choices.map((choice) => (
          <MenuItem key={choice} icon={<Clock />} onSelect={() => snooze(snoozeTimes[choice](new Date()))}>
            {t(`inbox.snooze_${choice}`)}
          </MenuItem>
        ))}
      {conversation.actions.includes('pend') && (
        <MenuItem icon={<Clock />} onSelect={() => move({ status: 'pending' })}>
          {t('inbox.pend')}
        </MenuItem>
      )}
    </>
  );
}
