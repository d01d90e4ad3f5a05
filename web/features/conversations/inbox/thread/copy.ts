import { copyText } from '../../../../data/copy-text.ts';
import { t } from './messages.ts';

/** Copies text to the clipboard and shows a toast; a browser may refuse. */
export const copy = (words: string, done: string) => void copyText(words, { copied: done, refused: t('thread.copy_failed') });

/** The full address of a conversation, or of the message at a position in it. */
export function conversationLink(conversationId: string, seq?: number): string {
  const search = new URLSearchParams({ conversation: conversationId, ...(seq !== undefined && { message: String(seq) }) });
  return `${window.location.origin}/inbox?${search}`;
}
