import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let said = '';

/** Has a sentence read aloud without moving the focus, when the screen reader is free. Needs one Live in the app. */
export function announce(sentence: string): void {
  // The same words twice are silent unless the text differs; a no-break space is not spoken.
  said = sentence === said ? `${sentence}\u00a0` : sentence;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** Where announcements are read from; once, at the root of the app. */
export function Live() {
  const sentence = useSyncExternalStore(subscribe, () => said);
  return (
    <div aria-live="polite" aria-atomic className="sr-only">
      {sentence}
    </div>
  );
}
