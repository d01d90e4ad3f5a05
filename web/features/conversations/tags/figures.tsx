import { cx } from '../../../lib/cx.ts';
import { formatNumber } from '../../../lib/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import type { TagRow } from './rows.ts';
import { t } from './messages.ts';

type Known = TagRow['figures'];
const Waiting = () => <Skeleton width={24} className="ms-auto" />;
const None = () => <span className="text-ink-3">{t('tags.none')}</span>;

/** A metric, or its placeholder while it loads. */
export function Figure({ figures, name }: { figures: Known; name: 'conversations' | 'open' | 'resolved' }) {
  if (!figures) return figures === null ? <None /> : <Waiting />;
  return formatNumber(figures[name]);
}

/** The change from the previous period. Neither direction is good by itself, so it has a sign but no color. */
export function Difference({ figures }: { figures: Known }) {
  if (!figures) return figures === null ? <None /> : <Waiting />;
  const difference = figures.conversations - figures.before;
  return <span className={cx(difference === 0 && 'text-ink-3')}>{formatNumber(difference, { signDisplay: 'exceptZero' })}</span>;
}

export function Rating({ figures }: { figures: Known }) {
  if (figures === undefined) return <Waiting />;
  return figures === null || figures.csat === null ? <None /> : formatRating(figures.csat);
}

export const formatRating = (csat: number) => formatNumber(csat, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
