import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { t } from '../filter/messages.ts';
import { Button } from '../button.tsx';
import { IconButton } from '../icon-button.tsx';
import { Spinner } from '../spinner.tsx';

export type Progress = {
  state: 'running' | 'done' | 'undoing' | 'undone';
  total: number;
  /** Without those that failed. */
  done: number;
  failed: number;
  /** Why rows couldn't be changed, one line each; the first hundred. */
  failures: readonly { id: string; words: string }[];
  mayUndo: boolean;
};

type BulkProgressProps = {
  /** null until the first progress arrives. */
  progress: Progress | null;
  onUndo: () => void;
  onClose: () => void;
};

/** The progress of a bulk run, the rows that failed, and Undo. */
export function BulkProgress({ progress, onUndo, onClose }: BulkProgressProps) {
  const [isShown, setShown] = useState(false);
  const isBusy = !progress || progress.state === 'running' || progress.state === 'undoing';
  const hasFailures = progress !== null && progress.failures.length > 0;
  return (
    <section className="shrink-0 border-t bg-surface text-sm">
      {isBusy && progress && progress.total > 0 && (
        <progress className="block h-0.5 w-full appearance-none" max={progress.total} value={progress.done + progress.failed} aria-hidden />
      )}
      <div className="flex min-h-10 items-center gap-2 ps-3 pe-1.5">
        {isBusy && <Spinner />}
        <p role="status" className="min-w-0 flex-1 py-1.5 tabular-nums">
          {progress ? wordsOf(progress) : t('filter.progress_begins')}
        </p>
        {hasFailures && (
          <Button variant="ghost" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? t('filter.hide_failures') : t('filter.show_failures')}
          </Button>
        )}
        {progress?.mayUndo && progress.state === 'done' && <Button onClick={onUndo}>{t('filter.undo')}</Button>}
        <IconButton className="size-7!" label={t('ui.dismiss')} icon={<X />} onClick={onClose} />
      </div>
      {isShown && hasFailures && (
        <ul className="max-h-40 overflow-y-auto border-t px-3 py-2 text-ink-2">
          {progress.failures.map(({ id, words }) => (
            <li key={id}>{words}</li>
          ))}
          {progress.failed > progress.failures.length && <li className="text-ink-3">{t('filter.first_failures')}</li>}
        </ul>
      )}
    </section>
  );
}

function wordsOf({ state, total, done, failed }: Progress): string {
  if (state === 'running') return t('filter.progress', { done: done + failed, total });
  if (state === 'undoing') return t('filter.undoing', { done: done + failed, total });
  const changed = state === 'undone' ? t('filter.undone') : t('filter.finished', { count: done });
  return failed > 0 ? t('filter.finished_with_failures', { updated: changed, failed: t('filter.failed', { count: failed }) }) : changed;
}
