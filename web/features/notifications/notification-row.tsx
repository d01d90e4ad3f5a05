import { cx } from '../../lib/cx.ts';
import { formatDateTime, formatRelative } from '../../lib/format.ts';
import type { Notification } from './data.ts';
import { kinds } from './kinds.ts';
import { t } from './words.ts';

type NotificationRowProps = {
  notification: Notification;
  onChoose: (notification: Notification) => void;
  onMark: (notification: Notification, read: boolean) => void;
};

/** What happened, in which way it concerns one, and when; at its end the dot that says, and changes, whether it was read. */
export function NotificationRow({ notification, onChoose, onMark }: NotificationRowProps) {
  const { type, text, read, created_at: at } = notification;
  const { icon: Icon, waits } = kinds[type];
  const mark = read ? t('notifications.mark_unread', { text }) : t('notifications.mark_read', { text });
  return (
    <li className="group flex border-b last:border-b-0 hover:bg-hover">
      <button
        type="button"
        data-choose
        onClick={() => onChoose(notification)}
        className="flex min-w-0 flex-1 items-start gap-2.5 py-2.5 ps-4 text-start focus-inside"
      >
        <Icon aria-hidden className={cx('mt-0.5', waits ? 'text-human' : 'text-ink-3')} />
        <span className="min-w-0 flex-1">
          <span className={cx('line-clamp-3 [overflow-wrap:anywhere]', read ? 'text-ink-2' : 'font-medium')}>{text}</span>
          <span className="block text-sm text-ink-3">
            {t(`notifications.type_${type}`)}
            {' · '}
            <time dateTime={at} title={formatDateTime(at)} className="tabular-nums">
              {formatRelative(at)}
            </time>
            {!read && <span className="sr-only">{` · ${t('notifications.is_unread')}`}</span>}
          </span>
        </span>
      </button>
      <button
        type="button"
        aria-label={mark}
        title={mark}
        onClick={() => onMark(notification, !read)}
        className="grid w-10 shrink-0 place-items-center focus-inside pointer-coarse:w-12"
      >
        <span
          aria-hidden
          className={cx(
            'size-2 rounded-full',
            read
              ? 'border-[1.5px] border-control-line opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100'
              : 'bg-human',
          )}
        />
      </button>
    </li>
  );
}
