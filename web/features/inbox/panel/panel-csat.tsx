import type { Conversation } from '@parley/contract/conversations';
import Star from 'lucide-react/icons/star';
import { cx } from '../../../lib/cx.ts';
import { formatRelative } from '../../../lib/format.ts';
import { useNow } from '../use-now.ts';
import { t } from './words.ts';

const points = [1, 2, 3, 4, 5];

/** How the customer says it went. */
export function PanelCsat({ csat }: { csat: NonNullable<Conversation['csat']> }) {
  const now = useNow();
  const { score, remark, asked_at, answered_at } = csat;
  if (score === null) return <p className="text-sm text-ink-3">{t('panel.csat_waiting', { time: formatRelative(asked_at, now) })}</p>;
  return (
    <div className="grid gap-1 text-sm">
      <p className="flex items-center gap-1">
        {points.map((point) => (
          <Star key={point} aria-hidden className={cx('size-3.5!', point <= score ? 'fill-current' : 'text-ink-3')} />
        ))}
        <b className="ms-1 tabular-nums">{t('panel.csat_score', { score })}</b>
        {answered_at && (
          <span className="ms-auto text-ink-3 tabular-nums">{t('panel.csat_answered', { time: formatRelative(answered_at, now) })}</span>
        )}
      </p>
      {remark && (
        <p dir="auto" className="text-ink-2 wrap-anywhere">
          {remark}
        </p>
      )}
    </div>
  );
}
