import { markRead } from '@parley/contract/inbox';
import type { Conversation } from '@parley/contract/conversations';
import type { Message } from '@parley/contract/messages';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { useDo } from '../../../../data/use-do.ts';

const changes = [
  [document, 'visibilitychange'],
  [window, 'focus'],
  [window, 'blur'],
] as const;

export function watchFocus(changed: () => void) {
  for (const [target, name] of changes) target.addEventListener(name, changed);
  return () => {
    for (const [target, name] of changes) target.removeEventListener(name, changed);
  };
}

/** Whether a person can be looking at this tab. */
export const isWatched = () => document.visibilityState === 'visible' && document.hasFocus();

type Reading = { conversation: Pick<Conversation, 'id' | 'read_seq'>; messages: readonly Message[]; isAtEnd: boolean };

/**
 * Tells the server how far this teammate has read, once per customer's message, while the end is in view and the tab has the focus.
 * Answers the position from which on everything is new since they looked here last; null when nothing is.
 */
export function useMarkRead({ conversation, messages, isAtEnd }: Reading): number | null {
  const merchant = useMerchantId();
  const isLookedAt = useSyncExternalStore(watchFocus, isWatched) && isAtEnd;
  const told = useRef(0);
  const { mutate } = useDo(markRead, { quiet: true, onProblem: () => void (told.current = 0) });
  const written = messages.findLast((message) => message.author === 'customer')?.seq ?? 0;
  const last = messages.at(-1)?.seq ?? 0;
  const tell = useEffectEvent(() => {
    if (written <= told.current) return;
    told.current = last;
    mutate({ merchant, id: conversation.id, seq: last });
  });
  const newFrom = useNewFrom(messages, isLookedAt, conversation.read_seq);
  useEffect(() => {
    if (isLookedAt) tell();
  }, [isLookedAt, written, last]);
  return newFrom;
}

/** Stays where it is while the thread is open, until something comes that nobody looks at. */
function useNewFrom(messages: readonly Message[], isLookedAt: boolean, readSeq: number): number | null {
  const [state, setState] = useState<{ last: number; newFrom: number | null }>({ last: 0, newFrom: null });
  const last = messages.at(-1)?.seq ?? 0;
  if (last > state.last) {
    // Who never looked has nothing to be reminded of.
    const asks = readSeq > 0 && (state.last === 0 || !isLookedAt);
    const first = asks ? messages.find(({ author, seq }) => author === 'customer' && seq > readSeq) : undefined;
    setState({ last, newFrom: first?.seq ?? state.newFrom });
  }
  return state.newFrom;
}
