import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { t } from '../words.ts';

type OlderProps = { hasMore: boolean; hasFailed: boolean; onRetry: () => void };

/** Above the oldest message that is here. */
export function OlderMessages({ hasMore, hasFailed, onRetry }: OlderProps) {
  if (!hasMore) return null;
  return (
    <div className="flex h-8 shrink-0 items-center justify-center gap-2 text-xs text-ink-3">
      {hasFailed ? (
        <>
          {t('inbox.older_failed')}
          <Button onClick={onRetry}>{t('inbox.retry')}</Button>
        </>
      ) : (
        <Spinner label={t('inbox.older')} />
      )}
    </div>
  );
}
