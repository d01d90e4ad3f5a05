import type { Conversation } from '@parley/contract/conversations';
import Clock from 'lucide-react/icons/clock';
import { useRef } from 'react';
import { useHotkey } from '../../../lib/hotkeys.ts';
import { t } from '../../../lib/messages.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { pressKey } from '../press-key.ts';
import { useDeeds } from '../use-deeds.ts';
import { snoozeTimes } from './snooze-times.ts';

const choices = ['hour', 'tomorrow', 'week'] as const;

/** Not now: snooze until a time, or wait for the customer. */
export function SetAsideMenu({ conversation }: { conversation: Conversation }) {
  const { move } = useDeeds(conversation);
  const trigger = useRef<HTMLButtonElement>(null);
  const can = (action: 'snooze' | 'pend') => conversation.actions.includes(action);
  const isPossible = can('snooze') || can('pend');
  useHotkey('s', () => pressKey(trigger.current, 'Enter'), { when: isPossible });
  if (!isPossible) return null;
  return (
    <Menu align="end" trigger={<IconButton ref={trigger} label={t('inbox.set_aside')} kbd="s" icon={<Clock />} />}>
      {can('snooze') &&
        choices.map((choice) => (
          <MenuItem key={choice} onSelect={() => move({ status: 'snoozed', snoozed_until: snoozeTimes[choice](new Date()).toISOString() })}>
            {t(`inbox.snooze_${choice}`)}
          </MenuItem>
        ))}
      {can('pend') && <MenuItem onSelect={() => move({ status: 'pending' })}>{t('inbox.pend')}</MenuItem>}
    </Menu>
  );
}
