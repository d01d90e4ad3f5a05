import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let announced = '';
let clearing: ReturnType<typeof setTimeout> | undefined;

/** How long an announcement stays, in milliseconds. Screen readers read the text when it appears, even if it is removed meanwhile. */
const VISIBLE_MS = 5_000;

/**
 * Announces a sentence to screen readers without moving the focus (aria-live="polite"). Needs one Live in the app. The text may hold
 * personal data, so it is removed soon: an erased customer must not be found in a page that stayed open.
 */
export function announce(sentence: string): void {
  // A repeated text is only announced if it differs; a no-break space makes it differ and is not read aloud.
  setAnnounced(sentence === announced ? `${sentence}\u00a0` : sentence);
  clearTimeout(clearing);
  clearing = setTimeout(() => setAnnounced(''), VISIBLE_MS);
}

function setAnnounced(words: string) {
  announced = words;
  for (const changed of listeners) changed();
}

function subscribe(changed: () => void) {
  listeners.add(changed);
  return () => listeners.delete(changed);
}

/** The live region for announcements; once, at the root of the app. */
export function Live() {
  const sentence = useSyncExternalStore(subscribe, () => announced);
  return (
    <div aria-live="polite" aria-atomic className="sr-only">
      {sentence}
    </div>
  );
}
