import { markRead } from '@parley/contract/inbox';
import type { Conversation } from '@parley/contract/conversations';
import type { Message } from '@parley/contract/messages';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useMerchantId } from '../../../../data/auth.ts';
import { useCommand } from '../../../../data/use-command.ts';

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

/** Whether somebody can be looking at this tab. */
export const isWatched = () => document.visibilityState === 'visible' && document.hasFocus();

type Reading = { conversation: Pick<Conversation, 'id' | 'read_seq'>; messages: readonly Message[]; isAtEnd: boolean };

/**
 * Marks the thread read, once per customer message, while its end is in view and the tab has the focus. Returns the position of the first
 * message that is new since the teammate's last visit; null when none is.
 */
export function useMarkRead({ conversation, messages, isAtEnd }: Reading): number | null {
  const merchant = useMerchantId();
  const isLookedAt = useSyncExternalStore(watchFocus, isWatched) && isAtEnd;
  const lastMarked = useRef(0);
  const { mutate } = useCommand(markRead, { background: true, onProblem: () => void (lastMarked.current = 0) });
  const written = messages.findLast((message) => message.author === 'customer')?.seq ?? 0;
  const last = messages.at(-1)?.seq ?? 0;
  const notify = useEffectEvent(() => {
    if (written <= lastMarked.current) return;
    lastMarked.current = last;
    mutate({ merchant, id: conversation.id, seq: last });
  });
  const newFrom = useNewFrom(messages, isLookedAt, conversation.read_seq);
  useEffect(() => {
    if (isLookedAt) notify();
  }, [isLookedAt, written, last]);
  return newFrom;
}

/** Keeps its value while the thread is open, until a message arrives unseen. */
function useNewFrom(messages: readonly Message[], isLookedAt: boolean, readSeq: number): number | null {
  const [state, setState] = useState<{ last: number; newFrom: number | null }>({ last: 0, newFrom: null });
  const last = messages.at(-1)?.seq ?? 0;
  if (last > state.last) {
    // A first visit has no earlier position to mark.
    const asks = readSeq > 0 && (state.last === 0 || !isLookedAt);
    const first = asks ? messages.find(({ author, seq }) => author === 'customer' && seq > readSeq) : undefined;
    setState({ last, newFrom: first?.seq ?? state.newFrom });
  }
  return state.newFrom;
}
