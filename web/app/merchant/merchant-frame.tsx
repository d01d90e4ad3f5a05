import BellIcon from 'lucide-react/icons/bell';
import { Outlet } from 'react-router';
import { useAuth } from '../../data/auth.ts';
import { NotificationsPopover } from '../../features/automation/notifications/index.ts';
import { t } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { PageArea } from '../frame/page-area.tsx';
import { SearchButton } from '../frame/search-button.tsx';
import { SubTabs } from './sub-tabs.tsx';
import { useGate } from './use-gate.tsx';

/** A merchant's page, with the tabs of its group. */
export function MerchantFrame() {
  const gate = useGate();
  return (
    <PageArea tools={<MerchantTools />} below={<SubTabs />} heading={gate !== undefined}>
      {gate ?? <Outlet />}
    </PageArea>
  );
}

export const MerchantTools = () => (
  <>
    <SearchButton />
    {/* On a phone the feedback button is placed here. */}
    <span aria-hidden className="size-9 shrink-0 md:hidden" />
    <Bell />
  </>
);

/** The notification count, linked to the notifications. */
function Bell() {
  const count = useAuth((auth) => auth.user?.notifications_count ?? 0);
  const button = (
    <IconButton label={t('shell.notifications', { count })} icon={<BellIcon />} className="relative me-1.5">
      {/* It grows away from the bell, so that a large count hides nothing. */}
      <span aria-hidden className="absolute start-[calc(50%+3px)] -top-0.5 flex rounded-full ring-2 ring-bg">
        <Badge count={count} className="px-[5px]! py-0! text-2xs!" />
      </span>
    </IconButton>
  );
  return <NotificationsPopover trigger={button} />;
}
