import { keepIn } from './kept.ts';

/** What was begun in a conversation: words to the customer or a private note, never one taken for the other. */
export type Draft = { text: string; isNote: boolean };

const kept = keepIn(() => sessionStorage);
const keyOf = (userId: string, conversationId: string) => `inbox-draft:${userId}:${conversationId}`;
const note = 'note:';
const reply = 'reply:';

/** The draft of a conversation, empty when there is none. It lives as long as the tab. */
export function readDraft(userId: string, conversationId: string): Draft {
  const stored = kept.getItem(keyOf(userId, conversationId)) ?? reply;
  const isNote = stored.startsWith(note);
  return { isNote, text: stored.slice((isNote ? note : reply).length) };
}

export function keepDraft(userId: string, conversationId: string, draft: Draft) {
  const key = keyOf(userId, conversationId);
  if (draft.text === '' && !draft.isNote) kept.removeItem(key);
  else kept.setItem(key, (draft.isNote ? note : reply) + draft.text);
}
