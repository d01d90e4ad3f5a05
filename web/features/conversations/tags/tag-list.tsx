import { Link } from 'react-router';
import { formatNumber } from '../../../lib/format.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TagDot } from '../../../ui/tag-dot.tsx';
import { formatRating } from './figures.tsx';
import { inboxWith, type TagRow } from './rows.ts';
import { TagActions } from './tag-actions.tsx';
import { t } from './messages.ts';

/** The table on a phone: two lines per tag. */
export const TagList = ({ rows }: { rows: readonly TagRow[] }) => (
  <ul aria-label={t('tags.list', { count: rows.length })}>
    {rows.map(({ tag, figures }) => (
      <li key={tag.id} className="flex min-h-[64px] items-center gap-2 border-b ps-3 pe-1.5 last:border-b-0">
        <div className="min-w-0 flex-1">
          <p className="flex items-center gap-2">
            <TagDot colour={tag.colour} />
            <span className="truncate font-medium">{tag.name}</span>
            {tag.conversations_count > 0 && (
              <Link
                to={inboxWith(tag.id)}
                aria-label={t('tags.show', { count: tag.conversations_count, name: tag.name })}
                className="touch-target text-ink-2 tabular-nums underline decoration-line-strong underline-offset-[3px]"
              >
                {formatNumber(tag.conversations_count)}
              </Link>
            )}
          </p>
          <p className="truncate text-sm text-ink-3 tabular-nums">
            {figures ? figuresLine(figures) : figures === null ? t('tags.none') : <Skeleton width={160} height={10} className="mt-1" />}
          </p>
        </div>
        <TagActions tag={tag} />
      </li>
    ))}
  </ul>
);

function figuresLine({ conversations, open, resolved, csat }: NonNullable<TagRow['figures']>): string {
  const counted = t('tags.phone_figures', { count: conversations, open, resolved });
  return csat === null ? counted : `${counted}, ${t('tags.phone_csat', { value: formatRating(csat) })}`;
}
