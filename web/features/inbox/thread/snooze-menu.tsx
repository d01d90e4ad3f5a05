import type { Conversation } from '@parley/contract/conversations';
import Clock from 'lucide-react/icons/clock';
import { type RefObject, useRef } from 'react';
import { useHotkey } from '../../../lib/hotkeys.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { onDemand } from '../../../ui/on-demand.tsx';
import { pressKey } from '../../../lib/press-key.ts';
import { t } from './words.ts';

const SnoozeLayer = onDemand('menu', () => import('./header-snooze.tsx'));

const canSetAside = ({ actions }: Conversation) => actions.includes('snooze') || actions.includes('pend');

/** The clock in the header: what can wait, and until when. */
export function SnoozeMenu({ conversation }: { conversation: Conversation }) {
  const trigger: RefObject<HTMLButtonElement | null> = useRef(null);
  useHotkey('s', () => pressKey(trigger.current, 'Enter'), { when: canSetAside(conversation) });
  if (!canSetAside(conversation)) return null;
  const button = <IconButton ref={trigger} label={t('inbox.set_aside')} kbd="s" icon={<Clock />} />;
  return <SnoozeLayer trigger={button} conversation={conversation} />;
}
