import { type BulkRun, getBulk, undoBulk } from '@parley/contract/bulk';
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { useMerchantId } from '../../../data/auth.ts';
import { useCommand } from '../../../data/use-command.ts';
import { useRead } from '../../../data/use-read.ts';
import { useHotkey } from '../../../lib/hotkeys.ts';
import { speak } from '../../../lib/messages.ts';
import { lists } from '../../../ui/table/messages.ts';
import { BulkProgress } from '../../../ui/selection/bulk-progress.tsx';

const t = speak({ lists });

/** Below the list: the progress of a bulk run. Z undoes it, unless `onUndoable` handles the key. */
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

/** The bulk run on the screen; it stays while other lists are shown. */
const useShownRun = create<{ id: string }>()(() => ({ id: '' }));
export const showRun = (id: string) => useShownRun.setState({ id });

/** The progress of the last bulk run, and its undo; `onUndoable` receives the undo once it is possible, to bind a key. */
function useBulkRun(onUndoable?: (undo: () => void) => void) {
  const merchant = useMerchantId();
  const { id } = useShownRun();
  const run = useRead(getBulk, { merchant, id }, { enabled: id !== '' }).data;
  const undoing = useCommand(undoBulk);
  const undo = () => undoing.mutate({ merchant, id });
  const notify = useEffectEvent(() => onUndoable?.(undo));
  const undoable = run?.state === 'done' && run.may_undo ? run.id : '';
  useEffect(() => {
    if (undoable) notify();
  }, [undoable]);
  const lasts = run ? stays(run) : null;
  useEffect(() => {
    if (lasts === null) return;
    const timer = setTimeout(() => showRun(''), lasts);
    return () => clearTimeout(timer);
  }, [lasts]);
  return { id, run, undo, isUndoable: undoable !== '', close: () => showRun('') };
}

/** How long the strip stays, in milliseconds; while the run works, or has failures, until it is closed. */
function stays({ state, failed }: Pick<BulkRun, 'state' | 'failed'>): number | null {
  if (state === 'undone') return 4_000;
  return state === 'done' && failed === 0 ? 20_000 : null;
}
