import type { SavedReply } from '@parley/contract/saved-replies';
import { useEffect, useEffectEvent, useState } from 'react';
import { useAddressedChoice } from '../../../ui/use-addressed-choice.ts';

/** How the address names a reply that is about to be written. */
export const fresh = 'new';

/** The reply in the editor, which the address names. `like` is the one a new reply begins as. */
export function useChosen(isDirty: boolean, setDirty: (isDirty: boolean) => void) {
  const [chosen, choose] = useAddressedChoice('reply');
  const [like, setLike] = useState<SavedReply>();
  const [next, setNext] = useState<{ id: string | null }>();
  const goOn = useEffectEvent(() => {
    if (next) choose(next.id);
    setNext(undefined);
  });
  // The guard lets go once nothing is unsaved.
  useEffect(() => {
    if (next && !isDirty) goOn();
  }, [next, isDirty]);
  return {
    chosen,
    like,
    choose,
    /** Begins a new one, empty or as a copy. */
    begin: (copied?: SavedReply) => {
      setLike(copied);
      choose(fresh);
    },
    /** After saving or deleting: what was typed is no longer to be guarded. */
    finish: (id: string | null) => {
      setDirty(false);
      setNext({ id });
    },
  };
}
