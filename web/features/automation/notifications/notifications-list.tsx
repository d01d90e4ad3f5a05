import Bell from 'lucide-react/icons/bell';
import type { KeyboardEvent, UIEvent } from 'react';
import { cx } from '../../../lib/cx.ts';
import { formatDateTime, formatRelative } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { type Notification, useMark, useNotifications, type Which } from './data.ts';
import { kinds } from './kinds.ts';
import { t } from './messages.ts';

/** Distance from the end at which older notifications are loaded, in px. */
const near = 240;

type NotificationsListProps = { which: Which; onOpen: (notification: Notification) => void };

/** Newest first, older ones load on scroll; the arrow keys move between rows. */
export function NotificationsList({ which, onOpen }: NotificationsListProps) {
  const list = useNotifications(which);
  const mark = useMark();
  const choose = (notification: Notification) => {
    if (!notification.read) mark(notification, true);
    onOpen(notification);
  };
  const markHere = (notification: Notification, read: boolean) => {
    // The row is about to leave the unread list, and the focus must not leave with it.
    if (which === 'unread' && read && !moveFocus(1)) moveFocus(-1);
    mark(notification, read);
  };
  const scroll = ({ currentTarget: pane }: UIEvent<HTMLElement>) => {
    const isNear = pane.scrollTop + pane.clientHeight > pane.scrollHeight - near;
    if (isNear && !list.isFetchNextPageError) list.loadMore();
  };
  if (!list.data && list.isError) return <ErrorState retry={() => void list.refetch()} busy={list.isFetching} />;
  if (!list.data) return <SkeletonRows rows={5} rowHeight={60} />;
  if (list.items.length === 0) return <Empty which={which} />;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain" onScroll={scroll} onKeyDown={moveByKey}>
      <ul>
        {list.items.map((item) => (
          <NotificationRow key={item.id} notification={item} onChoose={choose} onMark={markHere} />
        ))}
      </ul>
      {list.isFetchNextPageError ? (
        <p className="flex items-center justify-between gap-2 px-4 py-2 text-ink-2" role="alert">
          {t('notifications.older_failed')}
          <Button onClick={list.loadMore}>{t('ui.retry')}</Button>
        </p>
      ) : (
        list.hasMore && <div className="grid h-11 place-items-center text-ink-3">{list.isFetchingNextPage && <Spinner />}</div>
      )}
    </div>
  );
}

const Empty = ({ which }: { which: Which }) =>
  which === 'unread' ? (
    <EmptyState icon={<Bell />} title={t('notifications.unread_empty')} text={t('notifications.unread_empty_text')} />
  ) : (
    <EmptyState icon={<Bell />} title={t('notifications.empty')} text={t('notifications.empty_text')} />
  );

function moveByKey(event: KeyboardEvent) {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by !== 0 && moveFocus(by)) event.preventDefault();
}

/** Moves the focus to the row before or after the focused one. Returns whether there was one. */
function moveFocus(by: 1 | -1): boolean {
  const row = document.activeElement?.closest('li');
  const other = by === 1 ? row?.nextElementSibling : row?.previousElementSibling;
  const target = other?.querySelector<HTMLElement>('[data-choose]');
  target?.focus();
  return target !== null && target !== undefined;
}

type NotificationRowProps = {
  notification: Notification;
  onChoose: (notification: Notification) => void;
  onMark: (notification: Notification, read: boolean) => void;
};

/** What happened, why it concerns the reader, and when; the dot at the end toggles read. */
function NotificationRow({ notification, onChoose, onMark }: NotificationRowProps) {
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
