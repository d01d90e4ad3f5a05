import BellOff from 'lucide-react/icons/bell-off';
import { useMay } from '../../data/auth.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { BrowserCard } from './browser-card.tsx';
import { usePreferences } from './data.ts';
import { PreferencesForm } from './preferences-form.tsx';
import { t } from './words.ts';

/** /settings/notifications: what one hears of, in which ways, and when not. One's own, whatever the role. */
export function NotificationSettings() {
  const may = useMay('inbox:read');
  const { data, isError, isFetching, refetch } = usePreferences(may);
  if (!may)
    return <EmptyState className="my-auto" icon={<BellOff />} title={t('notifications.role_title')} text={t('notifications.role_text')} />;
  return (
    <div className="mx-auto grid w-full max-w-[760px] grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-6">
      <BrowserCard />
      {data ? (
        <PreferencesForm preferences={data} />
      ) : isError ? (
        <ErrorState retry={() => void refetch()} busy={isFetching} />
      ) : (
        <Card flush title={t('notifications.matrix')}>
          <SkeletonRows rows={8} rowHeight={60} />
        </Card>
      )}
    </div>
  );
}
