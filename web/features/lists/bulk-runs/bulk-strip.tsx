import { type BulkRun, getBulk, undoBulk } from '@parley/contract/bulk';
import { useEffect, useEffectEvent } from 'react';
import { create } from 'zustand';
import { useMerchantId } from '../../../data/auth.ts';
import { useDo } from '../../../data/use-do.ts';
import { useRead } from '../../../data/use-read.ts';
import { useHotkey } from '../../../lib/hotkeys.ts';
import { speak } from '../../../lib/messages.ts';
import { lists } from '../../../lib/messages/lists.ts';
import { BulkProgress } from '../../../ui/selection/bulk-progress.tsx';

const t = speak({ lists });

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

/** The change of many that is on the screen; it goes on whatever list is looked at. */
const useShownRun = create<{ id: string }>()(() => ({ id: '' }));
export const showRun = (id: string) => useShownRun.setState({ id });

/** How far the last change of many is, and the way back; `onUndoable` is told of it once there is one, for a key. */
function useBulkRun(onUndoable?: (undo: () => void) => void) {
  const merchant = useMerchantId();
  const { id } = useShownRun();
  const run = useRead(getBulk, { merchant, id }, { quiet: true, enabled: id !== '' }).data;
  const undoing = useDo(undoBulk);
  const undo = () => undoing.mutate({ merchant, id });
  const tell = useEffectEvent(() => onUndoable?.(undo));
  const undoable = run?.state === 'done' && run.may_undo ? run.id : '';
  useEffect(() => {
    if (undoable) tell();
  }, [undoable]);
  const lasts = run ? stays(run) : null;
  useEffect(() => {
    if (lasts === null) return;
    const timer = setTimeout(() => showRun(''), lasts);
    return () => clearTimeout(timer);
  }, [lasts]);
  return { id, run, undo, isUndoable: undoable !== '', close: () => showRun('') };
}

/** How long it still stands there, in milliseconds; while it works, and with failures, until it is closed. */
function stays({ state, failed }: Pick<BulkRun, 'state' | 'failed'>): number | null {
  if (state === 'undone') return 4_000;
  return state === 'done' && failed === 0 ? 20_000 : null;
}
