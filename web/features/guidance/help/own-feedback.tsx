import type { Result } from '@parley/contract/endpoint';
import type { listOwnFeedback } from '@parley/contract/feedback-status';
import { formatDateTime } from '../../../lib/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StatusDot } from '../../../ui/status-dot.tsx';
import { useOwnFeedback } from './data.ts';
import { t } from './messages.ts';

/** The person's own feedback about Parley, with what became of it. */
export function OwnFeedback() {
  const { items, isPending, isError, isFetching, refetch, hasMore, loadMore } = useOwnFeedback();
  return (
    <Card title={t('help.feedback')} flush>
      {isPending ? (
        <SkeletonRows rows={2} rowHeight={64} />
      ) : isError && items.length === 0 ? (
        <ErrorState title={t('help.feedback_failed')} retry={() => void refetch()} busy={isFetching} />
      ) : items.length === 0 ? (
        <p className="px-3 py-4 text-ink-3">{t('help.feedback_none')}</p>
      ) : (
        <ul>
          {items.map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
        </ul>
      )}
      {hasMore && (
        <div className="border-t p-2.5">
          <Button busy={isFetching} onClick={loadMore}>
            {t('help.feedback_more')}
          </Button>
        </div>
      )}
    </Card>
  );
}

const tones = { received: 'neutral', planned: 'info', done: 'ok', declined: 'neutral' } as const;

function Entry({ id, title, status, answer, created_at: at }: Result<typeof listOwnFeedback>['items'][number]) {
  return (
    <li className="grid gap-1 border-b px-3 py-2.5 last:border-b-0">
      <p className="flex flex-wrap items-center gap-x-3">
        <a href={`/feedback/${id}`} target="_blank" rel="noreferrer" className="font-medium underline underline-offset-2 wrap-anywhere">
          {title}
        </a>
        <StatusDot tone={tones[status]}>{t(`help.feedback_${status}`)}</StatusDot>
      </p>
      {answer !== null && (
        <p className="whitespace-pre-line wrap-anywhere">
          <span className="text-ink-3">{t('help.operator_answer')}: </span>
          {answer}
        </p>
      )}
      <p className="text-sm text-ink-3">{formatDateTime(at)}</p>
    </li>
  );
}
