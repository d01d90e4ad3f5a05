import { useHotkey } from '../../lib/hotkeys.ts';
import { BulkProgress } from '../../ui/selection/bulk-progress.tsx';
import { useBulkRun } from './use-bulk-run.ts';
import { t } from './words.ts';

/** Below the list: how far a change of many is. Z takes it back, unless `onUndoable` keeps the key. */
export function BulkStrip({ onUndoable }: { onUndoable?: (undo: () => void) => void }) {
  const { id, run, undo, isUndoable, close } = useBulkRun(onUndoable);
  useHotkey('z', undo, { when: isUndoable && !onUndoable });
  if (id === '') return null;
  const progress = run && {
    ...run,
    failures: run.failures.map(({ id: row, label, reason }) => ({ id: row, words: t('lists.failed_reason', { name: label, reason }) })),
    mayUndo: run.may_undo,
  };
  return <BulkProgress progress={progress ?? null} onUndo={undo} onClose={close} />;
}
