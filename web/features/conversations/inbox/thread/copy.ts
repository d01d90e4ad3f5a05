import { copyText } from '../../../../data/copy-text.ts';
import { t } from './words.ts';

/** Puts words where they can be pasted from, and says so; a browser may refuse. */
export const copy = (words: string, done: string) => void copyText(words, { copied: done, refused: t('thread.copy_failed') });

/** The whole address of a conversation, or of the message at a position in it. */
export function conversationLink(conversationId: string, seq?: number): string {
  const search = new URLSearchParams({ conversation: conversationId, ...(seq !== undefined && { message: String(seq) }) });
  return `${window.location.origin}/inbox?${search}`;
}
