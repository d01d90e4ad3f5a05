import type { Conversation } from '@parley/contract/conversations';
import BellOff from 'lucide-react/icons/bell-off';
import LinkIcon from 'lucide-react/icons/link';
import MailOpen from 'lucide-react/icons/mail-open';
import Merge from 'lucide-react/icons/merge';
import Pin from 'lucide-react/icons/pin';
import ShieldBan from 'lucide-react/icons/shield-ban';
import User from 'lucide-react/icons/user';
import { lazy, Suspense, useState } from 'react';
import { Menu, MenuItem, MenuSeparator } from '../../../../ui/menu.tsx';
import type { LayerProps } from '../../../../ui/on-demand.tsx';
import { useConversationActions } from '../use-conversation-actions.ts';
import { conversationLink, copy } from './copy.ts';
import { useBlocking } from './use-blocking.ts';
import { t } from './messages.ts';

const MergeDialog = lazy(() => import('./merge-dialog.tsx'));
const BlockDialog = lazy(() => import('./block-dialog.tsx'));

type MoreProps = LayerProps & { conversation: Conversation; onShowCustomer: (() => void) | null };

/** Actions without a button of their own. */
export default function MoreLayer({ conversation, onShowCustomer, ...layer }: MoreProps) {
  const { mute, pin, markUnread } = useConversationActions(conversation);
  const [asked, setAsked] = useState<'merge' | 'block' | null>(null);
  const { unblock } = useBlocking(conversation);
  const { id, actions, pinned, muted, blocked, customer_name: name } = conversation;
  const close = () => setAsked(null);
  return (
    <>
      <Menu align="end" {...layer}>
        {onShowCustomer && (
          <MenuItem icon={<User />} onSelect={onShowCustomer}>
            {t('inbox.show_customer')}
          </MenuItem>
        )}
        <MenuItem icon={<Pin />} onSelect={() => pin(!pinned)}>
          {t(pinned ? 'thread.unpin' : 'thread.pin')}
        </MenuItem>
        {actions.includes('mute') && (
          <MenuItem icon={<BellOff />} onSelect={() => mute(!muted)}>
            {t(muted ? 'thread.unmute' : 'thread.mute')}
          </MenuItem>
        )}
        <MenuItem icon={<MailOpen />} onSelect={markUnread}>
          {t('thread.mark_unread')}
        </MenuItem>
        <MenuItem icon={<LinkIcon />} onSelect={() => copy(conversationLink(id), t('thread.link_copied'))}>
          {t('thread.copy_link')}
        </MenuItem>
        {(actions.includes('merge') || actions.includes('block')) && <MenuSeparator />}
        {actions.includes('merge') && (
          <MenuItem icon={<Merge />} onSelect={() => setAsked('merge')}>
            {t('thread.merge')}
          </MenuItem>
        )}
        {actions.includes('block') && !blocked && (
          <MenuItem icon={<ShieldBan />} tone="danger" onSelect={() => setAsked('block')}>
            {t('thread.block', { name })}
          </MenuItem>
        )}
        {actions.includes('block') && blocked && (
          <MenuItem icon={<ShieldBan />} onSelect={unblock}>
            {t('thread.unblock', { name })}
          </MenuItem>
        )}
      </Menu>
      <Suspense>
        {asked === 'merge' && <MergeDialog conversation={conversation} onClose={close} />}
        {asked === 'block' && <BlockDialog conversation={conversation} onClose={close} />}
      </Suspense>
    </>
  );
}
