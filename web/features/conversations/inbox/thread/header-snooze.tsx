import type { Conversation } from '@parley/contract/conversations';
import Hourglass from 'lucide-react/icons/hourglass';
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/menu.tsx';
import type { LayerProps } from '../../../../ui/on-demand.tsx';
import { useDeeds } from '../use-deeds.ts';
import SnoozeLayer from './snooze-layer.tsx';
import { t } from './words.ts';

/** What can wait: until a time, until they write, or simply for the customer. */
export default function HeaderSnooze({ conversation, ...layer }: LayerProps & { conversation: Conversation }) {
  const { move } = useDeeds(conversation);
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
