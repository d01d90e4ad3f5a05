import type { Message } from '@parley/contract/messages';
import { useAuth } from '../../../data/auth.ts';
import { wantBox } from './box-wanted.ts';
import { changeDraft, draftIdOf, type ReplyTo } from './drafts.ts';
import { t } from './words.ts';

/** As much of a quoted message as a line shows, in characters. */
const excerpt = 200;

/** The line above the words that says what they answer. */
export function quoteOf(message: Message | undefined, id: string): ReplyTo {
  if (!message) return { id, author: '', text: '' };
  const { user } = useAuth.getState();
  const author = message.author_id === user?.id ? t('inbox.you') : (message.author_name ?? t('inbox.ai'));
  return { id, author, text: message.text.slice(0, excerpt) || message.attachments.map((file) => file.name).join(', ') };
}

/** Begins an answer to one message: the box opens with it quoted above the words. */
export function startReplyTo(conversationId: string, message: Message): void {
  const userId = useAuth.getState().user?.id ?? '';
  changeDraft(draftIdOf(userId, conversationId), { replyTo: quoteOf(message, message.id) });
  wantBox(conversationId);
}
