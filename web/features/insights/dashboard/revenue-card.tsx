import { Card } from '../../../ui/card.tsx';
import { LineChart } from '../../../ui/chart/line-chart.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { axisText, dayText, Formula } from '../analytics/index.ts';
import { useRevenue } from './data.ts';
import { t } from './messages.ts';

/** Daily revenue, in total and from chat. */
export function RevenueCard({ days, brand }: { days: number | undefined; brand: string | undefined }) {
  const { data, isError, isFetching, refetch } = useRevenue(days, brand);
  return (
    <Card aria-label={t('dashboard.revenue')} className="min-h-[286px]">
      {data ? (
        <LineChart
          label={t('dashboard.revenue_chart')}
          head={
            <span className="flex items-center gap-1">
              <h2>{t('dashboard.revenue')}</h2>
              <Formula name={t('dashboard.revenue')} text={data.formula} />
            </span>
          }
          labels={data.days.map(({ date }) => dayText(date))}
          series={[
            { id: 'all', label: t('dashboard.all'), tone: 'ink', values: data.days.map(({ revenue }) => Number(revenue)) },
            { id: 'chat', label: t('dashboard.sold_in_chat'), tone: 'ai', values: data.days.map((day) => Number(day.sold_in_chat)) },
          ]}
          format={(value) => axisText(value, 'money', data.currency)}
        />
      ) : isError ? (
        <ErrorState title={t('dashboard.revenue_failed')} retry={() => void refetch()} busy={isFetching} />
      ) : (
        <div className="grid gap-4" aria-busy>
          <h2>{t('dashboard.revenue')}</h2>
          <Skeleton height={208} />
        </div>
      )}
    </Card>
  );
}
