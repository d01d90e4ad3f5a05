import type { Message } from '@parley/contract/messages';
import { useEffect, useEffectEvent } from 'react';
import { useAuth } from '../../../../data/auth.ts';
import { changeDraft, draftIdOf, type ReplyTo } from './drafts.ts';
import { t } from './words.ts';

type Ask = (conversationId: string, files: readonly File[]) => void;
const askers = new Set<Ask>();

/** Has the box of a conversation opened with the caret in it, and files put in. */
export const wantBox: (conversationId: string, files?: readonly File[]) => void = (conversationId, files = []) => {
  for (const ask of askers) ask(conversationId, files);
};

/** Hears that the box of a conversation is wanted. */
export function useBoxWanted(conversationId: string, open: (files: readonly File[]) => void): void {
  const asked = useEffectEvent<Ask>((wanted, files) => {
    if (wanted === conversationId) open(files);
  });
  useEffect(() => {
    const ask: Ask = (wanted, files) => asked(wanted, files);
    askers.add(ask);
    return () => void askers.delete(ask);
  }, []);
}

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
