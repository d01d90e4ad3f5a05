import type { Conversation } from '@parley/contract/conversations';
import Check from 'lucide-react/icons/check';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import User from 'lucide-react/icons/user';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import type { LayerProps } from '../../../ui/on-demand.tsx';
import { useDeeds } from '../use-deeds.ts';
import { SetAsideItems } from './set-aside-items.tsx';
import { t } from '../words.ts';

type MoreProps = LayerProps & { conversation: Conversation; onShowCustomer: (() => void) | null };

/** Everything that has no button of its own on a phone. */
export default function MoreItems({ conversation, onShowCustomer, ...layer }: MoreProps) {
  const { move } = useDeeds(conversation);
  const { actions } = conversation;
  return (
    <Menu align="end" {...layer}>
      {onShowCustomer && (
        <MenuItem icon={<User />} onSelect={onShowCustomer}>
          {t('inbox.show_customer')}
        </MenuItem>
      )}
      {actions.includes('resolve') && (
        <MenuItem icon={<Check />} onSelect={() => move({ status: 'resolved' })}>
          {t('inbox.resolve')}
        </MenuItem>
      )}
      {actions.includes('reopen') && (
        <MenuItem icon={<RotateCcw />} onSelect={() => move({ status: 'open' })}>
          {t('inbox.reopen')}
        </MenuItem>
      )}
      <SetAsideItems conversation={conversation} move={move} />
    </Menu>
  );
}
