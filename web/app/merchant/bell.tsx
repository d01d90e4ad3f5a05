import BellIcon from 'lucide-react/icons/bell';
import { lazy, Suspense, useState } from 'react';
import { useAuth } from '../../data/auth.ts';
import { t } from '../../lib/messages.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

const NotificationsPopover = lazy(async () => ({ default: (await import('../../features/notifications/index.ts')).NotificationsPopover }));

/** How much happened that concerns this person, and the way to it. The list's code comes with the first click. */
export function Bell() {
  const count = useAuth((auth) => auth.user?.notifications_count ?? 0);
  const [isOpen, setOpen] = useState<boolean>();
  const button = (
    <IconButton
      label={t('shell.notifications', { count })}
      icon={<BellIcon />}
      aria-haspopup="dialog"
      onClick={isOpen === undefined ? () => setOpen(true) : undefined}
      className="relative"
    >
      <span aria-hidden className="absolute end-[calc(50%-17px)] -top-0.5 flex rounded-full ring-2 ring-bg">
        <Badge count={count} className="px-[5px]! py-0! text-2xs!" />
      </span>
    </IconButton>
  );
  if (isOpen === undefined) return button;
  return (
    <Suspense fallback={button}>
      <NotificationsPopover trigger={button} open={isOpen} onOpenChange={setOpen} />
    </Suspense>
  );
}
