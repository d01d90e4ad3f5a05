import type { Figure } from '@parley/contract/figures';
import Hand from 'lucide-react/icons/hand';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useMay } from '../../../data/auth.ts';
import { formatDuration, formatPercent } from '../../../lib/format.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FigureCard, FigureCardSkeleton, figureGrid, figureText, PeriodMenu, upToToday, usePeriod } from '../analytics/index.ts';
import { ActivityCard } from './activity-card.tsx';
import { type Overview, useClock, useOverview } from './data.ts';
import { EndingsCard } from './endings-card.tsx';
import { RevenueCard } from './revenue-card.tsx';
import { AttentionCard } from './side-cards.tsx';
import { type SetUp, useSetUp } from './use-set-up.ts';
import { t } from './messages.ts';

/** /dashboard: who waits, the period's metrics, outcomes of conversations, recent activity, and the setup list. */
export function DashboardScreen() {
  const { query } = usePeriod(upToToday);
  const maySeeMoney = useMay('orders:read');
  const { data, isError, isFetching, refetch } = useOverview(query);
  const setUp = useSetUp(data);
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
          {setUp?.isFirst && <SetUpSteps {...setUp} />}
          <FigureCards overview={data} />
          <div className="grid grid-cols-1 gap-3 lg:grid-cols-[minmax(0,2.29fr)_minmax(0,1fr)]">
            {maySeeMoney && <RevenueCard days={data?.period.days} brand={query.brand} />}
            <EndingsCard endings={data?.endings} />
            <ActivityCard />
            <div className="grid content-start gap-3">
              {attention && <AttentionCard attention={attention} />}
              {setUp && !setUp.isFirst && <SetUpSteps {...setUp} />}
            </div>
          </div>
        </>
      )}
    </div>
  );
}

const SetUpCard = lazy(() => import('./set-up-card.tsx'));

/** Most shops are set up, so its code loads when it is shown, in its place. */
const SetUpSteps = (setUp: SetUp) => (
  <Suspense fallback={<div aria-hidden className="h-[143px] rounded-lg border bg-surface" />}>
    <SetUpCard {...setUp} />
  </Suspense>
);

/** Two rows of four: revenue and speed, then volume. */
const order = ['revenue', 'sold_in_chat', 'ai_resolution', 'first_reply_ai', 'orders', 'conversations', 'first_reply_people', 'csat'];

function FigureCards({ overview }: { overview: Overview | undefined }) {
  if (!overview)
    return (
      <div className={figureGrid} aria-busy>
        {order.map((key) => (
          <FigureCardSkeleton key={key} />
        ))}
      </div>
    );
  const { figures, currency } = overview;
  const find = (key: string) => figures.find((figure) => figure.key === key);
  return (
    <div className={figureGrid}>
      {order.map((key) => {
        const figure = find(key);
        return figure && <FigureCard key={key} figure={figure} currency={currency} note={noteOf(figure, find, currency)} />;
      })}
    </div>
  );
}

/** More useful than the change: chat's share of revenue, both before refunds; beside the AI's speed, that of people. */
function noteOf({ key, value }: Figure, find: (key: string) => Figure | undefined, currency: string) {
  const revenue = Number(find('gross')?.value ?? 0);
  if (key === 'sold_in_chat' && revenue > 0)
    return <span className="text-ai">{t('dashboard.of_revenue', { share: formatPercent(Number(value) / revenue) })}</span>;
  const people = find('first_reply_people');
  if (key === 'first_reply_ai' && people?.value)
    return <span className="text-ink-3">{t('dashboard.people', { time: figureText(people.value, people.unit, currency) })}</span>;
  return undefined;
}

type Waiting = Overview['waiting'];

/** The headline: how many customers wait, with a button to the one waiting longest. */
function WaitingHeader({ waiting }: { waiting: Waiting | undefined }) {
  const now = useClock();
  const actions = (
    <>
      {waiting?.oldest_id && (
        <Link to={`/inbox?${new URLSearchParams({ conversation: waiting.oldest_id })}`} className={buttonClass('human')}>
          <Hand aria-hidden />
          {t('dashboard.answer')}
        </Link>
      )}
      <PeriodMenu only={upToToday} />
    </>
  );
  return (
    <PageHeader
      title={waiting ? t('dashboard.waiting', { count: waiting.count, number: numberWord(waiting.count) }) : t('dashboard.loading')}
      text={
        // On a phone it takes two lines.
        <span className="block max-md:min-h-[2lh]">
          {waiting ? aboutWaiting(waiting, now) : <Skeleton width={280} className="inline-block align-middle" />}
        </span>
      }
      actions={actions}
    />
  );
}

/** Numbers up to twelve as words, capitalized for the start of a sentence. */
function numberWord(count: number): string | number {
  return t('dashboard.numbers').split(' ')[count - 2] ?? count;
}

function aboutWaiting({ count, ai_answering: answering, oldest_since: since, open_now: open }: Waiting, now: number): string {
  const ai = t(count > 0 ? 'dashboard.ai_answering' : 'dashboard.ai_answering_alone', { count: answering });
  if (!since) return `${ai} ${t(open ? 'dashboard.open_now' : 'dashboard.closed_now')}`;
  const minutes = Math.max(1, Math.floor((now - Date.parse(since)) / 60_000));
  return `${ai} ${t(open ? 'dashboard.oldest_open' : 'dashboard.oldest_closed', { time: formatDuration(minutes * 60_000) })}`;
}
