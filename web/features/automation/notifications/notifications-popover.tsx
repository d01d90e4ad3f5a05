import { readNotifications } from '@parley/contract/notifications';
import CheckCheck from 'lucide-react/icons/check-check';
import Settings from 'lucide-react/icons/settings-2';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useAuth, useMerchantId } from '../../../data/auth.ts';
import { useCommand } from '../../../data/use-command.ts';
import { actionToast } from '../../../ui/action-toast.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { LayerProps } from '../../../ui/on-demand.tsx';
import { PopoverOrSheet } from '../../../ui/popover-or-sheet.tsx';
import { TabPanel, Tabs } from '../../../ui/tabs.tsx';
import { useConsent } from './consent.ts';
import type { Notification, Which } from './data.ts';
import { NotificationsList } from './notifications-list.tsx';
import { placeOf } from './place-of.ts';
import { t } from './messages.ts';

const panel = 'notifications-list';
/** How long "Mark all as read" can be undone, in milliseconds. */
const undoMs = 10_000;

/** The bell's list, newest first. Choosing a notification marks it read and opens its conversation. */
export function NotificationsPopover(layer: LayerProps) {
  return (
    <PopoverOrSheet
      {...layer}
      label={t('notifications.title')}
      align="end"
      className="flex h-[min(520px,80vh)] w-[384px] flex-col overflow-hidden p-0!"
    >
      <Content onClose={() => layer.onOpenChange(false)} />
    </PopoverOrSheet>
  );
}

function Content({ onClose }: { onClose: () => void }) {
  const [which, setWhich] = useState<Which>('all');
  const unread = useAuth((auth) => auth.user?.notifications_count ?? 0);
  const navigate = useNavigate();
  const readAll = useReadAll();
  const open = (notification: Notification) => {
    onClose();
    void navigate(placeOf(notification));
  };
  return (
    <>
      <Tabs
        label={t('notifications.which')}
        tabs={[
          { id: 'all', label: t('notifications.all') },
          { id: 'unread', label: t('notifications.unread'), count: unread, urgent: true },
        ]}
        value={which}
        onChange={setWhich}
        panelId={panel}
        className="shrink-0 ps-4 pe-1.5 pt-1 max-md:-mx-4"
        end={
          <>
            {/* Not disabled, which would take the focus from whoever just pressed it. */}
            <IconButton
              label={t('notifications.read_all')}
              icon={<CheckCheck />}
              aria-disabled={unread === 0}
              className={unread === 0 ? 'opacity-50' : undefined}
              onClick={unread === 0 ? undefined : readAll}
            />
            <Link
              to="/settings/notifications"
              aria-label={t('notifications.settings')}
              title={t('notifications.settings')}
              onClick={onClose}
              className={buttonClass('ghost', 'control', 'w-control px-0!')}
            >
              <Settings aria-hidden />
            </Link>
          </>
        }
      />
      <OfferLine />
      <TabPanel id={panel} tab={which} className="flex min-h-0 flex-1 flex-col max-md:-mx-4 max-md:h-[60dvh]">
        <NotificationsList key={which} which={which} onOpen={open} />
      </TabPanel>
    </>
  );
}

/** Marks all as read and offers undo for those it marked, not for those that were read before. */
function useReadAll(): () => void {
  const merchant = useMerchantId();
  const back = useCommand(readNotifications);
  const all = useCommand(readNotifications, {
    onDone: ({ marked_at: at }) => {
      if (!at) return;
      const undo = () => {
        toast.dismiss();
        back.mutate({ merchant, read: false, marked_at: at });
      };
      const toast = actionToast(t('notifications.all_read'), { label: t('notifications.undo'), run: undo }, undoMs);
    },
  });
  return () => {
    if (!all.isPending) all.mutate({ merchant });
  };
}

/** Offers browser notifications once; any answer dismisses the offer for good. */
function OfferLine() {
  const { permission, wasAsked, turnOn, turnOff } = useConsent();
  const isOpen = permission === 'default' || permission === 'granted';
  if (!isOpen || wasAsked) return null;
  return (
    <div className="flex shrink-0 items-center gap-1 border-b py-1 ps-4 pe-1 text-sm text-ink-2 max-md:-mx-4">
      <span className="min-w-0 flex-1">{t('notifications.offer')}</span>
      <Button variant="ghost" onClick={() => void turnOn()}>
        {t('notifications.offer_yes')}
      </Button>
      <IconButton label={t('notifications.offer_no')} icon={<X />} onClick={turnOff} />
    </div>
  );
}
