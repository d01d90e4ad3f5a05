import type { Conversation } from '@parley/contract/conversations';
import Clock from 'lucide-react/icons/clock';
import { useRef } from 'react';
import { useHotkey } from '../../../lib/hotkeys.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/menu.tsx';
import { pressKey } from '../press-key.ts';
import { useDeeds } from '../use-deeds.ts';
import { canSetAside, SetAsideItems } from './set-aside-items.tsx';
import { t } from '../words.ts';

/** The clock in the header: what can wait, and until when. */
export function SetAsideMenu({ conversation }: { conversation: Conversation }) {
  const { move } = useDeeds(conversation);
  const trigger = useRef<HTMLButtonElement>(null);
  useHotkey('s', () => pressKey(trigger.current, 'Enter'), { when: canSetAside(conversation) });
  if (!canSetAside(conversation)) return null;
  return (
    <Menu align="end" trigger={<IconButton ref={trigger} label={t('inbox.set_aside')} kbd="s" icon={<Clock />} />}>
      <SetAsideItems conversation={conversation} move={move} />
    </Menu>
  );
}
