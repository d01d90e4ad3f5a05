import { listNotifications, readNotifications } from '@parley/contract/notifications';
import Bell from 'lucide-react/icons/bell';
import { useNavigate } from 'react-router';
import { useMerchantId } from '../../data/auth.ts';
import { useDo } from '../../data/use-do.ts';
import { useRead } from '../../data/use-read.ts';
import { t } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import type { LayerProps } from '../../ui/on-demand.tsx';
import { Popover } from '../../ui/popover.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { type Notification, NotificationRow } from './notification-row.tsx';

/** The bell's list: what concerns this person, newest first. Choosing one marks it read and opens its conversation. */
export function NotificationsPopover(layer: LayerProps) {
  return (
    <Popover {...layer} label={t('shell.notifications_title')} align="end" className="flex max-h-[min(480px,80vh)] w-[360px] flex-col p-0!">
      <List onClose={() => layer.onOpenChange(false)} />
    </Popover>
  );
}

function List({ onClose }: { onClose: () => void }) {
  const merchant = useMerchantId();
  const navigate = useNavigate();
  const { data, isError, refetch, isFetching } = useRead(listNotifications, { merchant }, { quiet: true });
  const read = useDo(readNotifications);
  const choose = ({ id, read: wasRead, conversation_id: conversation }: Notification) => {
    if (!wasRead) read.mutate({ merchant, id });
    if (!conversation) return;
    onClose();
    void navigate(`/inbox?conversation=${conversation}`);
  };
  const hasNew = data?.items.some((item) => !item.read) ?? false;
  return (
    <>
      <div className="flex h-11 shrink-0 items-center border-b ps-4 pe-2">
        <h2>{t('shell.notifications_title')}</h2>
        {hasNew && (
          <Button variant="ghost" className="ms-auto" disabled={read.isPending} onClick={() => read.mutate({ merchant })}>
            {t('shell.notifications_read_all')}
          </Button>
        )}
      </div>
      {!data && !isError && <SkeletonRows rows={4} rowHeight={41} />}
      {!data && isError && <ErrorState retry={() => void refetch()} busy={isFetching} />}
      {data?.items.length === 0 && (
        <EmptyState icon={<Bell />} title={t('shell.notifications_empty')} text={t('shell.notifications_empty_text')} />
      )}
      {data && data.items.length > 0 && (
        <ul className="min-h-0 overflow-y-auto overscroll-contain">
          {data.items.map((item) => (
            <NotificationRow key={item.id} notification={item} onChoose={choose} />
          ))}
        </ul>
      )}
    </>
  );
}
