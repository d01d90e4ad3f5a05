import { useEffect, useState } from 'react';
import { useSignal } from '../../../data/live.ts';
import type { Me } from '../me.ts';
import { noteTyping, stillTyping, type Typist } from './typing.ts';

/** Who else is writing in this conversation; what they wrote ends it. */
export function useTypists(conversationId: string, me: Me): readonly Typist[] {
  const [typists, setTypists] = useState<readonly Typist[]>([]);
  useSignal((signal) => {
    if ((signal.type !== 'message' && signal.type !== 'typing') || signal.conversation_id !== conversationId) return;
    if (signal.type === 'message') setTypists((now) => withoutAuthor(now, signal.message));
    else if (signal.user_id !== me.id) setTypists((now) => noteTyping(now, signal, Date.now()));
  });
  useEffect(() => {
    if (typists.length === 0) return;
    const next = Math.min(...typists.map((typist) => typist.until)) - Date.now();
    const timer = setTimeout(() => setTypists((now) => stillTyping(now, Date.now())), Math.max(0, next));
    return () => clearTimeout(timer);
  }, [typists]);
  return typists;
}

type Author = { author: string; author_id: string | null };
const withoutAuthor = (typists: readonly Typist[], { author, author_id }: Author) =>
  typists.filter((typist) => typist.who !== author || (author === 'teammate' && typist.user_id !== author_id));
