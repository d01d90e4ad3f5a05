import type { Figure } from '@parley/contract/figures';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FigureCard, FigureCardSkeleton, figureGrid } from './figure-card.tsx';
import { ExportRows } from './export-rows.tsx';
import { usePeriod } from './use-period.ts';
import { t } from './messages.ts';

type Read<T> = { data: T | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
type ReportProps<T> = {
  read: Read<T>;
  /** Number of cards at the top, for the skeleton. */
  cards: number;
  isEmpty?: (data: T) => boolean;
  children: (data: T) => ReactNode;
};

/** A report: loading, failed, empty or filled. */
export function Report<T>({ read: { data, isError, isFetching, refetch }, cards, isEmpty, children }: ReportProps<T>) {
  if (data && isEmpty?.(data)) return <Nothing />;
  if (data) return <div className="grid grid-cols-1 gap-3">{children(data)}</div>;
  if (isError)
    return (
      <Card>
        <ErrorState title={t('analytics.failed')} retry={() => void refetch()} busy={isFetching} />
      </Card>
    );
  return (
    <div className="grid gap-3" aria-busy role="status">
      <span className="sr-only">{t('ui.loading')}</span>
      <div className={figureGrid}>
        {Array.from({ length: cards }, (_, place) => (
          <FigureCardSkeleton key={place} />
        ))}
      </div>
      <Card>
        <Skeleton height={240} />
      </Card>
    </div>
  );
}

function Nothing() {
  const { query, change } = usePeriod();
  return (
    <Card>
      <EmptyState
        title={t('analytics.empty')}
        text={t('analytics.empty_text')}
        action={
          <>
            {query.period !== '365d' && <Button onClick={() => change({ period: '365d' })}>{t('analytics.longer')}</Button>}
            <Link to="/dashboard" className={buttonClass()}>
              {t('analytics.to_set_up')}
            </Link>
          </>
        }
      />
    </Card>
  );
}

/** A report's metric cards, with what each can export. */
export function Figures({ figures, currency, compare }: { figures: readonly Figure[]; currency: string; compare: boolean }) {
  return (
    <div className={figureGrid}>
      {figures.map((figure) => (
        <FigureCard key={figure.key} figure={figure} currency={currency} compare={compare} end={<ExportRows figure={figure} />} />
      ))}
    </div>
  );
}

export const isAllNothing = ({ figures }: { figures: readonly Figure[] }) =>
  figures.every(({ value, previous }) => [value, previous].every((one) => one === null || Number(one) === 0));
