import type { Conversation } from '@parley/contract/conversations';
import Hourglass from 'lucide-react/icons/hourglass';
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/menu.tsx';
import type { LayerProps } from '../../../../ui/on-demand.tsx';
import { useConversationActions } from '../use-conversation-actions.ts';
import SnoozeLayer from './snooze-layer.tsx';
import { t } from './messages.ts';

/** Snoozes until a time or the customer's next message, or waits for the customer. */
export default function HeaderSnooze({ conversation, ...layer }: LayerProps & { conversation: Conversation }) {
  const { move } = useConversationActions(conversation);
  const { actions } = conversation;
  const pend = actions.includes('pend') && (
    <MenuItem icon={<Hourglass />} onSelect={() => move({ status: 'pending' })}>
      {t('inbox.pend')}
    </MenuItem>
  );
  if (!actions.includes('snooze'))
    return (
      <Menu align="end" {...layer}>
        {pend}
      </Menu>
    );
  return (
    <SnoozeLayer
      {...layer}
      onSnooze={(until) => move({ status: 'snoozed', snoozed_until: until })}
      more={
        pend && (
          <>
            <MenuSeparator />
            {pend}
          </>
        )
      }
    />
  );
}
