import { useState } from 'react';
import { findTrigger } from './find-trigger.ts';

/** Which list the words at the caret open: `/` saved replies, `@` teammates in a note. Once closed it stays so until another sign is typed. */
export function useTrigger(text: string, isNote: boolean) {
  const [caret, setCaret] = useState<number | null>(null);
  const [closedAt, setClosedAt] = useState<number | null>(null);
  const found = caret === null ? null : findTrigger(text, caret);
  if (closedAt !== null && found?.start !== closedAt) setClosedAt(null);
  const isOpen = found !== null && found.start !== closedAt && (found.sign === '/' || isNote);
  return {
    trigger: isOpen ? found : null,
    /** Where the caret is now; null while the field is left. */
    moved: setCaret,
    close: () => setClosedAt(found?.start ?? null),
  };
}
