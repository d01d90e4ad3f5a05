import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Older } from './use-older.ts';
import { t } from './words.ts';

/** Above the oldest message that is here. */
export function OlderLine({ older, isSeeking }: { older: Older; isSeeking: boolean }) {
  if (!older.hasMore) return null;
  return (
    <li className="absolute inset-x-0 top-2 flex h-8 items-center justify-center gap-2 text-xs text-ink-3">
      {older.hasFailed && t('inbox.older_failed')}
      {older.hasFailed ? (
        <Button onClick={older.retry}>{t('inbox.retry')}</Button>
      ) : (
        <Spinner label={isSeeking ? t('thread.seeking') : t('inbox.older')} />
      )}
    </li>
  );
}
