import BellIcon from 'lucide-react/icons/bell';
import { useAuth } from '../../data/auth.ts';
import { NotificationsPopover } from '../../features/notifications/index.ts';
import { t } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

/** How much happened that concerns this person, and the way to it. */
export function Bell() {
  const count = useAuth((auth) => auth.user?.notifications_count ?? 0);
  const button = (
    <IconButton label={t('shell.notifications', { count })} icon={<BellIcon />} className="relative">
      <span aria-hidden className="absolute end-[calc(50%-17px)] -top-0.5 flex rounded-full ring-2 ring-bg">
        <Badge count={count} className="px-[5px]! py-0! text-2xs!" />
      </span>
    </IconButton>
  );
  return <NotificationsPopover trigger={button} />;
}
