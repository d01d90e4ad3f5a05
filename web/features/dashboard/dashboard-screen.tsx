import { useMay } from '../../data/auth.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { upToToday, usePeriod } from '../analytics/index.ts';
import { ActivityCard } from './activity-card.tsx';
import { useOverview } from './data.ts';
import { EndingsCard } from './endings-card.tsx';
import { FigureCards } from './figure-cards.tsx';
import { RevenueCard } from './revenue-card.tsx';
import { AttentionCard, SetUpCard } from './side-cards.tsx';
import { WaitingHeader } from './waiting-header.tsx';
import { t } from './words.ts';

/** /dashboard: who waits, the figures of a period, where conversations end, what happened, what is left to do. */
export function DashboardScreen() {
  return useMay('inbox:read') ? <Dashboard /> : <NotYours />;
}

const NotYours = () => (
  <div className="mx-auto grid w-full max-w-[1180px] grid-cols-1 content-start gap-3 p-4 md:px-5 md:py-6">
    <PageHeader title={t('dashboard.loading')} />
    <Card>
      <EmptyState title={t('dashboard.not_yours')} text={t('dashboard.not_yours_text')} />
    </Card>
  </div>
);

function Dashboard() {
  const { asked } = usePeriod(upToToday);
  const maySeeMoney = useMay('orders:read');
  const { data, isError, isFetching, refetch } = useOverview(asked);
  const steps = data?.set_up.some(({ done }) => !done) ? data.set_up : undefined;
  const attention = data && data.attention.length > 0 ? data.attention : undefined;
  return (
    <div className="mx-auto grid w-full max-w-[1180px] grid-cols-1 content-start gap-3 p-4 md:px-5 md:py-6">
      <WaitingHeader waiting={data?.waiting} />
      {isError && !data ? (
        <Card>
          <ErrorState title={t('dashboard.failed')} retry={() => void refetch()} busy={isFetching} />
        </Card>
      ) : (
        <>
          <FigureCards overview={data} />
          <div className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,2.29fr)_minmax(0,1fr)]">
            {maySeeMoney && <RevenueCard days={data?.period.days} brand={asked.brand} />}
            <EndingsCard endings={data?.endings} />
            <ActivityCard />
            <div className="grid content-start gap-3">
              {attention && <AttentionCard attention={attention} />}
              {steps && <SetUpCard steps={steps} />}
            </div>
          </div>
        </>
      )}
    </div>
  );
}
