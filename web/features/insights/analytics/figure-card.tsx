import type { Figure } from '@parley/contract/figures';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../../../lib/cx.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { differenceOf, figureText, rowsLink } from './figure-text.ts';
import { Formula } from './formula.tsx';
import { metricName, t } from './messages.ts';

type FigureCardProps = {
  figure: Figure;
  currency: string;
  /** Replaces the change from the previous period. */
  note?: ReactNode;
  compare?: boolean;
  /** At the end of the name's line. */
  end?: ReactNode;
};
const tones = { good: 'text-ok', bad: 'text-bad', neutral: 'text-ink-3' };

/** One metric: its name and formula, its value with a link to its rows, and its change. */
export function FigureCard({ figure, currency, note, compare = true, end }: FigureCardProps) {
  const name = metricName(figure.key);
  const value = figureText(figure.value, figure.unit, currency);
  return (
    <section
      aria-label={name}
      className="grid min-w-0 grid-cols-1 content-start gap-1 rounded-lg border bg-surface px-[15px] py-[13px] shadow-paper max-md:px-[11px]"
    >
      {/* A phone has no room for the full name in one line, and no hover to reveal it. */}
      <div className="flex min-h-5 items-center gap-1 text-ink-3 max-md:min-h-10 max-md:items-start">
        <span className="truncate max-md:line-clamp-2 max-md:whitespace-normal" title={name}>
          {name}
        </span>
        <Formula name={name} text={figure.formula} />
        {end && <span className="ms-auto">{end}</span>}
      </div>
      <span className="truncate text-figure leading-[1.25] font-strong tabular-nums max-md:text-xl">
        {figure.rows && figure.value !== null ? (
          <Link
            to={rowsLink(figure.rows)}
            aria-label={`${value}. ${t('analytics.rows', { name })}`}
            className="rounded-sm decoration-line-strong decoration-2 underline-offset-4 hover:underline"
          >
            {value}
          </Link>
        ) : (
          value
        )}
      </span>
      <span className="min-h-5 truncate tabular-nums max-md:text-sm">
        {note ?? (compare && <Change figure={figure} currency={currency} />)}
      </span>
    </section>
  );
}

/** The change from the previous period, spelled out in a tooltip. */
export function Change({ figure, currency }: { figure: Figure; currency: string }) {
  const difference = differenceOf(figure);
  if (!difference) return <span className="text-ink-3">{t('analytics.no_previous')}</span>;
  const before = t('ui.labelled', { label: t('analytics.before'), value: figureText(figure.previous, figure.unit, currency) });
  return (
    <span title={before} className={cx(tones[difference.tone])}>
      {difference.text}
      <span className="sr-only">, {before}</span>
    </span>
  );
}

/** Skeleton of a card, in the same size. */
export const FigureCardSkeleton = () => (
  <div className="grid content-start gap-1 rounded-lg border bg-surface px-[15px] py-[13px] shadow-paper max-md:px-[11px]">
    <span className="flex h-5 items-center max-md:h-10">
      <Skeleton width="40%" />
    </span>
    <span className="flex h-[32.5px] items-center max-md:h-[25px]">
      <Skeleton width="60%" height={22} />
    </span>
    <span className="flex h-5 items-center">
      <Skeleton width="30%" />
    </span>
  </div>
);

export const figureGrid = 'grid grid-cols-2 gap-3 lg:grid-cols-4';
