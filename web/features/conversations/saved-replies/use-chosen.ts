import type { SavedReply } from '@parley/contract/saved-replies';
import { useState } from 'react';

/** What the editor shows: a reply there is, a new one, or a new one that begins as another. */
export type Chosen = { kind: 'reply'; id: string } | { kind: 'new'; like?: SavedReply } | null;

/** What is open. What would lose unsaved words waits until somebody says so. */
export function useChosen(isDirty: boolean) {
  const [chosen, setChosen] = useState<Chosen>(null);
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const leave = (go: () => void) => {
    if (!isDirty) return go();
    setWaiting(() => () => {
      setWaiting(null);
      go();
    });
  };
  return {
    chosen,
    choose: (next: Chosen, { saved = false } = {}) => (saved ? setChosen(next) : leave(() => setChosen(next))),
    /** Set while somebody is asked whether to leave; calling it leaves. */
    waiting,
    leave,
    stay: () => setWaiting(null),
  };
}
export type Choose = ReturnType<typeof useChosen>['choose'];
