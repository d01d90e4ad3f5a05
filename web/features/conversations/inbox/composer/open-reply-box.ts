import type { Message } from '@parley/contract/messages';
import { useEffect, useEffectEvent } from 'react';
import { useAuth } from '../../../../data/auth.ts';
import { changeDraft, draftIdOf, type ReplyTo } from './drafts.ts';
import { t } from './messages.ts';

type Opener = (conversationId: string, files: readonly File[]) => void;
const openers = new Set<Opener>();

/** Opens a conversation's reply box with the caret in it, and attaches files. */
export const openReplyBox: (conversationId: string, files?: readonly File[]) => void = (conversationId, files = []) => {
  for (const opener of openers) opener(conversationId, files);
};

/** Subscribes to requests to open a conversation's reply box. */
export function useOpenReplyBox(conversationId: string, open: (files: readonly File[]) => void): void {
  const onOpen = useEffectEvent<Opener>((openedId, files) => {
    if (openedId === conversationId) open(files);
  });
  useEffect(() => {
    const opener: Opener = (openedId, files) => onOpen(openedId, files);
    openers.add(opener);
    return () => void openers.delete(opener);
  }, []);
}

/** Length of a quote in one line, in characters. */
const excerpt = 200;

/** The line above the text that quotes the message it answers. */
export function quoteOf(message: Message | undefined, id: string): ReplyTo {
  if (!message) return { id, author: '', text: '' };
  const { user } = useAuth.getState();
  const author = message.author_id === user?.id ? t('inbox.you') : (message.author_name ?? t('inbox.ai'));
  return { id, author, text: message.text.slice(0, excerpt) || message.attachments.map((file) => file.name).join(', ') };
}

/** Starts a reply to one message: opens the box with the message quoted above the text. */
export function startReplyTo(conversationId: string, message: Message): void {
  const userId = useAuth.getState().user?.id ?? '';
  changeDraft(draftIdOf(userId, conversationId), { replyTo: quoteOf(message, message.id) });
  openReplyBox(conversationId);
}
