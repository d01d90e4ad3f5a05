import type { Conversation } from '@parley/contract/conversations';
import Check from 'lucide-react/icons/check';
import Ellipsis from 'lucide-react/icons/ellipsis';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import User from 'lucide-react/icons/user';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu, MenuItem } from '../../../ui/menu.tsx';
import { useDeeds } from '../use-deeds.ts';
import { SetAsideItems } from './set-aside-items.tsx';
import { t } from '../words.ts';

type MoreProps = { conversation: Conversation; onShowCustomer: (() => void) | null };

/** On a phone the header has room for one button; everything else that may be done is behind this one. */
export function MoreMenu({ conversation, onShowCustomer }: MoreProps) {
  const { move } = useDeeds(conversation);
  const { actions } = conversation;
  return (
    <Menu align="end" trigger={<IconButton label={t('inbox.more')} icon={<Ellipsis />} />}>
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
