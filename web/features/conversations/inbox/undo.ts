import { create } from 'zustand';
import { actionToast } from '../../../ui/action-toast.tsx';
import { t } from './words.ts';

/** For how long the last thing can be taken back with a key, in milliseconds; its toast is there as long. */
const lasts = 10_000;

type Undo = { run: () => void };
export const useUndo = create<{ last: Undo | null }>()(() => ({ last: null }));

/** Z takes this back until something else is done, or for a while. Returns the way to take it back, once, and the way to offer it no more. */
export function holdUndo(back: () => void): { run: () => void; forget: () => void } {
  const undo: Undo = {
    run: () => {
      forget();
      back();
    },
  };
  const forget = () => useUndo.setState(({ last }) => ({ last: last === undo ? null : last }));
  useUndo.setState({ last: undo });
  setTimeout(forget, lasts);
  return { run: undo.run, forget };
}

/** Says what was done, with a way back: the button beside it, or Z. Dismissed, there is no way back any more. */
export function offerUndo(words: string, back: () => void): { dismiss: () => void } {
  const { run, forget } = holdUndo(() => {
    toast.dismiss();
    back();
  });
  const toast = actionToast(words, { label: t('list.undo'), kbd: 'z', run }, lasts);
  return {
    dismiss: () => {
      forget();
      toast.dismiss();
    },
  };
}
