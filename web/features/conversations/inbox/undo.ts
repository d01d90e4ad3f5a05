import { undoMs } from '@parley/contract/conversations';
import { create } from 'zustand';
import { actionToast } from '../../../ui/action-toast.tsx';
import { t } from './messages.ts';

type Undo = { run: () => void };
/** What can still be undone, the latest last. */
export const useUndo = create<{ held: readonly Undo[] }>()(() => ({ held: [] }));

/** Lets Z undo this action until its time is over, the latest first. Returns `run`, which works once, and a function that withdraws the offer. */
export function holdUndo(back: () => void): { run: () => void; forget: () => void } {
  const undo: Undo = {
    run: () => {
      if (!useUndo.getState().held.includes(undo)) return;
      forget();
      back();
    },
  };
  const forget = () => useUndo.setState(({ held }) => ({ held: held.filter((one) => one !== undo) }));
  useUndo.setState(({ held }) => ({ held: [...held, undo] }));
  setTimeout(forget, undoMs);
  return { run: undo.run, forget };
}

/**
 * Offers to undo a change before the server has answered; a change that failed has nothing to undo. Without a way `back` it offers nothing.
 * Returns whether the change succeeded, as `going` does.
 */
export function undoable(going: Promise<boolean>, words: string, back: (() => void) | null): Promise<boolean> {
  const offer = back && offerUndo(words, () => void going.then((isDone) => isDone && back()));
  void going.then((isDone) => isDone || offer?.dismiss());
  return going;
}

/** Shows a toast with Undo, which Z triggers as well. Dismissing it withdraws the offer. */
export function offerUndo(words: string, back: () => void): { dismiss: () => void } {
  const { run, forget } = holdUndo(() => {
    toast.dismiss();
    back();
  });
  const toast = actionToast(words, { label: t('list.undo'), kbd: 'z', run }, undoMs);
  return {
    dismiss: () => {
      forget();
      toast.dismiss();
    },
  };
}
