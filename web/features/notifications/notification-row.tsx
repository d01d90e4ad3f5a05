import type { listNotifications } from '@parley/contract/notifications';
import type { Result } from '@parley/contract/endpoint';
import Clock from 'lucide-react/icons/clock-alert';
import Hand from 'lucide-react/icons/hand';
import UserCheck from 'lucide-react/icons/user-check';
import { cx } from '../../lib/cx.ts';
import { formatDateTime, formatRelative } from '../../lib/format.ts';
import { t } from '../../lib/messages.ts';

export type Notification = Result<typeof listNotifications>['items'][number];

const icons: Record<Notification['type'], typeof Hand> = { handoff_requested: Hand, handoff_overdue: Clock, assigned: UserCheck };

export function NotificationRow({
  notification,
  onChoose,
}: {
  notification: Notification;
  onChoose: (notification: Notification) => void;
}) {
  const { type, text, read, created_at: at } = notification;
  const Icon = icons[type];
  return (
    <li className="border-b last:border-b-0">
      <button
        type="button"
        onClick={() => onChoose(notification)}
        className="flex w-full items-start gap-2.5 px-4 py-2.5 text-start focus-inside hover:bg-hover"
      >
        <Icon aria-hidden className={cx('mt-0.5', type === 'assigned' ? 'text-ink-3' : 'text-human')} />
        <span className={cx('min-w-0 flex-1', read ? 'text-ink-2' : 'font-medium')}>{text}</span>
        {!read && (
          <span className="mt-1.5 size-1.5 rounded-full bg-human">
            <span className="sr-only">{t('shell.notifications_new')}</span>
          </span>
        )}
        <time dateTime={at} title={formatDateTime(at)} className="text-xs leading-[1.7] text-ink-3 tabular-nums">
          {formatRelative(at)}
        </time>
      </button>
    </li>
  );
}
