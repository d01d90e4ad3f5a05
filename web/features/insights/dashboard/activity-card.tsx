import { lazy, Suspense } from 'react';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { useActivity } from './data.ts';
import { t } from './messages.ts';

const ActivityRows = lazy(() => import('./activity-rows.tsx'));

/** Recent activity. */
export function ActivityCard() {
  const { data, isError, isFetching, refetch } = useActivity();
  const waiting = <SkeletonRows rows={10} rowHeight={37} />;
  return (
    <Card title={t('dashboard.activity')} flush>
      {data && data.items.length > 0 ? (
        <Suspense fallback={waiting}>
          <ActivityRows items={data.items} />
        </Suspense>
      ) : data ? (
        <EmptyState title={t('dashboard.activity_none')} text={t('dashboard.activity_none_text')} />
      ) : isError ? (
        <ErrorState title={t('dashboard.activity_failed')} retry={() => void refetch()} busy={isFetching} />
      ) : (
        waiting
      )}
    </Card>
  );
}
