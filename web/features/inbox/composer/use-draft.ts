import { useState } from 'react';
import { type Draft, keepDraft, readDraft } from './drafts.ts';

/** The draft of one conversation, kept as it is typed. */
export function useDraft(userId: string, conversationId: string) {
  const [draft, setDraft] = useState(() => readDraft(userId, conversationId));
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part };
    keepDraft(userId, conversationId, next);
    setDraft(next);
  };
  return [draft, change] as const;
}
