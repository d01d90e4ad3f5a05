import { undoMs } from '@parley/contract/conversations';
import { create } from 'zustand';
import { actionToast } from '../../../ui/action-toast.tsx';
import { t } from './messages.ts';

type Undo = { run: () => void };
export const useUndo = create<{ last: Undo | null }>()(() => ({ last: null }));

/**
 * Lets Z undo this action until another one replaces it, or the time is over. Returns `undo`, which works once, and a function that
 * withdraws the offer.
 */
export function holdUndo(back: () => void): { run: () => void; forget: () => void } {
  const undo: Undo = {
    run: () => {
      forget();
      back();
    },
  };
  const forget = () => useUndo.setState(({ last }) => ({ last: last === undo ? null : last }));
  useUndo.setState({ last: undo });
  setTimeout(forget, undoMs);
  return { run: undo.run, forget };
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
