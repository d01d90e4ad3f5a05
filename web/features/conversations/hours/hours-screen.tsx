import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton.tsx';
import { useHours } from './data.ts';
import { HoursForm } from './hours-form.tsx';
import { t } from './words.ts';

/** /settings/business-hours: when the shop and its teams answer. */
export function HoursScreen() {
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useHours();
  return (
    <div className="mx-auto grid w-full max-w-[760px] gap-4 p-4 md:p-6">
      {data ? (
        <HoursForm latest={data} now={new Date(dataUpdatedAt)} readAgain={refetch} />
      ) : isError ? (
        <ErrorState retry={() => void refetch()} busy={isFetching} />
      ) : (
        <>
          <div className="grid gap-2 py-1">
            <Skeleton width="52%" height={20} />
            <Skeleton width="36%" />
          </div>
          <Card title={t('hours.week')} className="min-h-[520px]">
            <SkeletonRows rows={8} rowHeight={47} />
          </Card>
        </>
      )}
    </div>
  );
}
