import { useCallback, useSyncExternalStore } from 'react';
import { changeDraft, draftIdOf, readDraft, watchDrafts } from './drafts.ts';

/** The draft of one conversation, kept as it is typed. */
export function useDraft(userId: string, conversationId: string) {
  const id = draftIdOf(userId, conversationId);
  const draft = useSyncExternalStore(watchDrafts, () => readDraft(id));
  const change = useCallback((part: Parameters<typeof changeDraft>[1]) => changeDraft(id, part), [id]);
  return { id, draft, change };
}
