import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let said = '';
let clearing: ReturnType<typeof setTimeout> | undefined;

/** Screen readers take a sentence the moment it comes and are not cut short when it goes. */
const KEPT_MS = 5_000;

/**
 * Has a sentence read aloud without moving the focus, when the screen reader is free. Needs one Live in the app.
 * It may hold a customer's words, so it is soon gone: a person who is erased is not found in a page that stayed open.
 */
export function announce(sentence: string): void {
  // The same words twice are silent unless the text differs; a no-break space is not spoken.
  say(sentence === said ? `${sentence}\u00a0` : sentence);
  clearTimeout(clearing);
  clearing = setTimeout(() => say(''), KEPT_MS);
}

function say(words: string) {
  said = words;
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
